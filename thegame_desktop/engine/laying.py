"""The rules of laying: which lays a position allows, what follows, when the turn is complete."""

from collections.abc import Iterable, Iterator

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card, Direction
from thegame_desktop.engine.commands import Command
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.reasons import Reason
from thegame_desktop.engine.setup import Setup

THREE_DEMANDS = 3
"""The number of cards in all that a turn with a "3!" has."""


def lay_refusal(setup: Setup, position: Position, lay: Lay) -> Reason | None:
    """Why this lay can't be made now, or None if it can; the card is taken to be in hand."""
    if _is_full(setup, position):
        return Reason.TURN_FULL
    if lay.card not in setup.edition.takes[lay.pile][position.tops[lay.pile]].lays:
        ascending = setup.edition.rows[lay.pile].direction is Direction.ASCENDING
        return Reason.NOT_HIGHER if ascending else Reason.NOT_LOWER
    return _command_refusal(setup, position, lay) if setup.layout.carriers else None


def legal_lays(setup: Setup, position: Position, hand: Iterable[Card]) -> Iterator[Lay]:
    """Every lay that the position allows with the cards of `hand`."""
    if _is_full(setup, position):
        return
    may_be_forbidden = _commands_may_forbid(setup, position)
    for top, takes in zip(position.tops, setup.edition.takes, strict=True):
        taken = takes[top].lays
        lays = [taken[card] for card in hand if card in taken]
        if may_be_forbidden:
            lays = [lay for lay in lays if not _command_refusal(setup, position, lay)]
        yield from lays


def after_lay(setup: Setup, position: Position, lay: Lay) -> Position:
    """The position that a legal lay leads to, still within the turn."""
    card, pile = lay.card, lay.pile
    below, above = position.tops[:pile], position.tops[pile + 1 :]
    tops = below + (card,) + above
    if not setup.layout.carriers:
        return Position(tops, position.minimum, position.laid + 1)
    command = setup.layout.by_card.get(card)
    open_skulls = position.open_skulls
    if command is Command.SKULL:
        open_skulls |= {pile}
    elif open_skulls:
        open_skulls -= {pile}
    # A one_pile card on another pile ties the rest of the turn to this one. It can't be covered
    # any more then, for that would be a second pile: the bond lasts until the turn is finished.
    bound_to = position.bound_to
    if bound_to is None and setup.layout.shows(Command.ONE_PILE, below + above):
        bound_to = pile
    return Position(
        tops,
        position.minimum,
        position.laid + 1,
        position.three_laid or command is Command.THREE,
        open_skulls,
        bound_to,
    )


def finish_refusal(position: Position) -> Reason | None:
    """Why the turn can't be finished here, or None if it can."""
    if position.three_laid:
        if position.laid < THREE_DEMANDS:
            return Reason.THREE_OWED
    elif position.laid < position.minimum:
        return Reason.MINIMUM_OWED
    return Reason.SKULL_OPEN if position.open_skulls else None


def is_stop(setup: Setup, card: Card) -> bool:
    """True if laying this card finishes the turn by itself."""
    return setup.layout.by_card.get(card) is Command.STOP


def _is_full(setup: Setup, position: Position) -> bool:
    maximum = setup.variant.maximum
    return maximum is not None and position.laid >= maximum


def _commands_may_forbid(setup: Setup, position: Position) -> bool:
    """False if no command can forbid any lay here, which spares asking for each of them."""
    return bool(setup.layout.carriers) and (
        position.three_laid
        or position.laid >= THREE_DEMANDS
        or position.bound_to is not None
        or bool(position.open_skulls)
        or setup.layout.shows(Command.NO_BACKWARDS, position.tops)
    )


def _command_refusal(setup: Setup, position: Position, lay: Lay) -> Reason | None:
    """Why a command forbids this lay outright, or None. What it only makes unwise is legal."""
    card, pile = lay.card, lay.pile
    if position.three_laid and position.laid >= THREE_DEMANDS:
        return Reason.FOURTH_CARD
    if position.bound_to is not None and position.bound_to != pile:
        return Reason.SECOND_PILE
    # Not even to cover the very card that forbids it. The card's own command doesn't count yet.
    backwards = card in setup.edition.takes[pile][position.tops[pile]].backwards
    if backwards and setup.layout.shows(Command.NO_BACKWARDS, position.tops):
        return Reason.BACKWARDS_FORBIDDEN
    command = setup.layout.by_card.get(card)
    if command is Command.THREE and position.laid >= THREE_DEMANDS:
        return Reason.THREE_TOO_LATE
    if command is Command.STOP:
        # Stop finishes the turn here and now, so the turn's other commands must be obeyed.
        if position.three_laid and position.laid + 1 != THREE_DEMANDS:
            return Reason.STOP_NOT_THIRD
        if position.open_skulls - {pile}:
            return Reason.STOP_UNDER_SKULL
    return None
