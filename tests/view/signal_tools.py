"""Games in which signals can be given, and who sits there."""

from collections.abc import Sequence

from thegame_desktop.engine import EDITIONS, Command, Pile, Setup
from thegame_desktop.play.seats import FIRST_SEATS, Seat, renamed

ODD_NAMES = (
    "<b>x</b>",
    "Tom & Jerry",
    "<img src=x> &amp; %n {player}",
    "مريم",
    "שָׁלוֹם Anna",
    "👩‍👩‍👧‍👦 we",
    "W" * 200,
    "Anna Maria von und zu " * 9,
)


def all_setups(player_count: int = 2) -> list[Setup]:
    """Each variant of each edition, and some with only a few commands."""
    setups = [
        Setup(edition, variant, player_count, edition.default_layout)
        for edition in EDITIONS.values()
        for variant in edition.variants.values()
    ]
    edition = EDITIONS["extreme"]
    for kept in ({Command.SKULL}, {Command.ONE_PILE, Command.SILENCE}, set[Command]()):
        layout = edition.default_layout.without(set(Command) - kept)
        setups.append(Setup(edition, edition.variants["standard"], player_count, layout))
    return setups


def setups_that_differ() -> list[Setup]:
    """One of those for each vocabulary there is."""
    return list({setup.vocabulary: setup for setup in all_setups()}.values())


def setup_id(setup: Setup) -> str:
    return f"{setup.edition.name}-{setup.variant.name}-{len(setup.layout.in_play)}"


def empty_piles(setup: Setup) -> tuple[Pile, ...]:
    return tuple(Pile(row, ()) for row in setup.edition.rows)


def seats_called(*names: str) -> Sequence[Seat]:
    """As many seats as names, each in a colour of its own."""
    seats = FIRST_SEATS[: len(names)]
    for place, name in enumerate(names):
        seats = renamed(seats, place, name)
    return seats
