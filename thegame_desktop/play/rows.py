"""What the item models of a table hold: a row for each card in hand, pile and player.

A row is a value: all that is shown of its subject, and nothing that whoever looks may not know.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from thegame_desktop.bots.player import Eagerness
from thegame_desktop.engine import (
    Card,
    CardLaid,
    Command,
    Pile,
    Refusal,
    Setup,
    Signal,
    Signals,
    Table,
    pile_of,
)
from thegame_desktop.play.choices import Target
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.seats import Seat

SaidBy = tuple[int, Signal]
"""A signal with the seat that gives it."""


class HandRow(NamedTuple):
    """A card of the hand in sight."""

    card: Card
    command: Command | None
    targets: tuple[Target, ...] = ()
    """For each pile, what laying it there would be; none as long as no card can be laid."""
    is_new: bool = False
    """True if it has just been drawn."""


class PileRow(NamedTuple):
    """A pile with all that was laid on it, and what is said about it."""

    place: int
    pile: Pile
    commands: tuple[Command | None, ...]
    """What each of its cards carries, first to last."""
    spent: frozenset[Card]
    """Those of its cards whose commands bind nobody any more."""
    is_numbered: bool
    """True if its row card has a number."""
    seats: tuple[Seat, ...]
    said: tuple[SaidBy, ...] = ()

    @property
    def command(self) -> Command | None:
        """The command that shows on top."""
        return self.commands[-1] if self.commands else None

    @property
    def is_spent(self) -> bool:
        """True if that binds nobody any more."""
        return self.pile.top in self.spent

    @property
    def size(self) -> int:
        """How many cards were laid on it."""
        return len(self.pile.cards)


class SeatRow(NamedTuple):
    """A player at the table."""

    seat: int
    who: Seat
    player_count: int
    hand_size: int
    said: Signals = ()
    is_on_turn: bool = False
    is_uncovered: bool = False
    """True if this player looks at the own hand out of turn."""
    is_awaited: bool = False
    """True if the covered laptop goes to this player."""
    can_be_looked_at: bool = False
    open_hand: tuple[Card, ...] | None = None
    """The hand, if all hands lie open."""

    @property
    def marks(self) -> Signals:
        """What this player says that isn't about a pile."""
        return tuple(each for each in self.said if pile_of(each) is None)


class Waiting(NamedTuple):
    """Whom the covered laptop waits for, and why."""

    seat: int
    seats: tuple[Seat, ...]
    setup: Setup
    on_turn: int | None
    has_played: bool
    """True if this player has had a turn before."""
    is_back: bool
    """True if the same player has looked last: the laptop stays where it is."""
    is_in_turn: bool
    """True if a turn has been interrupted in which cards are laid already."""
    turns: tuple[tuple[CardLaid, ...], ...]
    """What was laid since this player's last turn."""
    is_silent: bool
    is_in_between: bool
    """True for a look that the game could go on without."""

    @property
    def profile(self) -> Seat:
        """Name and colour of whom it waits for."""
        return self.seats[self.seat]


class StarterQuestion(NamedTuple):
    """Who could begin, and what there is to know before that is agreed."""

    seats: tuple[Seat, ...]
    hands_are_hidden: bool
    hands_are_open: bool
    """True if all hands lie open."""
    is_above_hand: bool
    """True if a hand lies where it would be asked: it is asked over the piles."""
    eagerness: tuple[tuple[int, Eagerness], ...] = ()
    """How much computer players would like to, by seat."""


class TurnRow(NamedTuple):
    """Whose turn or look it is, and what the whole table has in common."""

    draw_pile: int
    """How many cards can still be drawn."""
    seat: int | None
    """Who is on turn; None before the beginning."""
    player_count: int
    laid: int
    refusal: Refusal | None
    """Why the turn can't be finished yet."""
    can_lay: bool
    most: int | None
    """How many cards may be laid in it; None for any number."""
    look: OutOfTurnLook | None
    """The look that is told of instead."""
    skulls: tuple[Card, ...] = ()
    """Those that have to be covered in it."""
    is_told: bool = True
    """False if there is nothing to tell of a turn or a look."""
    is_computers: bool = False
    """True if it is only watched."""
    is_paused: bool = False
    is_running: bool = True
    """False if it is only looked at, for the game isn't running."""
    waiting: Waiting | None = None
    question: StarterQuestion | None = None
    """Given while the team is asked who begins."""
    day: str = ""
    """The day whose daily deal it is, as ISO 8601 has it; empty for any other deal."""

    @property
    def is_turn_told(self) -> bool:
        """True if there is a turn, and no look to be told of instead."""
        return self.seat is not None and self.look is None


class AllRows(NamedTuple):
    """The rows of all models of a table."""

    hand: tuple[HandRow, ...]
    piles: tuple[PileRow, ...]
    seats: tuple[SeatRow, ...]
    turn: tuple[TurnRow]


def hand_rows(setup: Setup, cards: Iterable[Card]) -> tuple[HandRow, ...]:
    """Cards of a hand with which nothing can be done now."""
    commands = setup.layout.by_card
    return tuple(HandRow(card, commands.get(card)) for card in cards)


def pile_rows(table: Table, seats: Sequence[Seat]) -> tuple[PileRow, ...]:
    """The piles as they lie on this table, now or earlier."""
    setup, commands = table.setup, table.setup.layout.by_card
    said = [(owner, each) for owner, signals in enumerate(table.signals) for each in signals]
    return tuple(
        PileRow(
            place,
            pile,
            tuple(map(commands.get, pile.cards)),
            frozenset(filter(table.is_spent, pile.cards)),
            setup.edition.row_cards_are_numbered,
            tuple(seats),
            tuple((owner, each) for owner, each in said if pile_of(each) == place),
        )
        for place, pile in enumerate(table.piles)
    )
