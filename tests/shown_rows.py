"""Rows as the models of a table have them, said by what a test is about."""

from collections.abc import Iterable, Sequence

from thegame_desktop.engine import Card, Command, Pile, Refusal, Setup, Signals
from thegame_desktop.model.table_models import HandModel, PilesModel, SeatsModel
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.rows import PileRow, SaidBy, SeatRow, TurnRow, hand_rows
from thegame_desktop.play.seats import FIRST_SEATS, Seat


def turn_row(
    seat: int | None,
    player_count: int,
    laid: int,
    refusal: Refusal | None = None,
    *,
    skulls: tuple[Card, ...] = (),
    look: OutOfTurnLook | None = None,
) -> TurnRow:
    """A turn or a look with which the table has nothing else to tell."""
    return TurnRow(
        draw_pile=30,
        seat=seat,
        player_count=player_count,
        laid=laid,
        refusal=refusal,
        can_lay=look is None,
        most=None,
        look=look,
        skulls=skulls,
    )


def pile_row(
    place: int,
    pile: Pile,
    *,
    command: Command | None = None,
    seats: Sequence[Seat] = FIRST_SEATS,
    said: Iterable[SaidBy] = (),
) -> PileRow:
    """A pile; only the card on top may carry a command."""
    commands = (*(None for _ in pile.cards[1:]), command)[: len(pile.cards)]
    return PileRow(place, pile, commands, frozenset(), True, tuple(seats), tuple(said))


def piles_model(setup: Setup, piles: Sequence[Pile]) -> PilesModel:
    """A model of these piles."""
    model = PilesModel()
    model.begin(setup, [pile_row(place, pile) for place, pile in enumerate(piles)])
    return model


def commanding(setup: Setup, commands: Sequence[Command | None]) -> list[PileRow]:
    """Piles with a card each, on which these commands show."""
    rows, cards = setup.edition.rows, setup.edition.cards
    return [
        pile_row(place, Pile(row, (cards[place],)), command=command)
        for place, (row, command) in enumerate(zip(rows, commands, strict=True))
    ]


def hand_model(setup: Setup, cards: Iterable[Card] = ()) -> HandModel:
    """A model of a hand with these cards."""
    model = HandModel()
    model.begin(setup, hand_rows(setup, cards))
    return model


def seats_model(
    setup: Setup, seats: Sequence[Seat], *, hand_size: int, said: Signals = ()
) -> SeatsModel:
    """A model of these players, who hold so many cards and say all the same."""
    model = SeatsModel()
    count = len(seats)
    rows = [SeatRow(seat, who, count, hand_size, said) for seat, who in enumerate(seats)]
    model.begin(setup, rows)
    return model
