"""What the judgement of numbers goes by."""

from dataclasses import dataclass


@dataclass(frozen=True)
class NumberWeights:
    """What the judgement thinks of things, all found by the tuner."""

    square: float
    """High piles are worse than low ones by more than the difference."""
    room: float
    """Each card that is still to come and fits."""
    near: float
    """Each of those that would be a step of 1 to 3."""
    trick_held: float
    """The card for a backwards trick, kept in hand."""
    trick_unseen: float
    """The same, somewhere unseen."""
    trick_late: float
    """What the latter is worth more, the fewer cards are unseen."""
    chain: float
    """A second trick after the first."""
    pair: float
    """Two cards in hand, ten apart, of which one goes on the pile: the trick is certain."""
    lower: float
    """The better pile of each direction, once more."""
    dead_unseen: float
    """An unseen card that fits nowhere any more."""
    dead_held: float
    """A card in hand that fits nowhere any more."""
    hand_gap: float
    """Each card in hand by the step that it would be."""
    gap_cap: float
    count: float
    """Each card that is laid."""
    keep_off: float
    """Moving a pile that somebody would like to have left alone."""
    keep_off_lost: float
    """The same, by the share of the numbers meant that don't fit any more."""
    small_step: float
    """Moving a pile if somebody asks for a small step at most."""
    small_step_lost: float
    """The same, by the share of the numbers meant that don't fit any more."""
    go_ahead: float
    """Moving a pile that the others have nothing for."""
    reach: float
    """How far a card that nobody demands may move a pile on; whole numbers count."""
    silence: float = 0.0
    """A lasting command that is left showing, each."""
    no_backwards: float = 0.0
    one_pile: float = 0.0
    draw_one: float = 0.0
    stop_laid: float = 0.0
    """Getting rid of an instant command, each."""
    skull_laid: float = 0.0
    three_laid: float = 0.0
    stranded: float = 0.0
    """Keeping a command that demands more cards than are kept, each."""
    not_now: float = 0.0
    """Laying a command that somebody would rather not have now."""
