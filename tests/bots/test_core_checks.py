"""What can't be is refused by every call of the core that is given it."""

import math
from random import Random

import pytest

from tests.bots.core_calls import CALLS, Given
from tests.positions import position
from thegame_desktop.bots.core import Unsound
from thegame_desktop.engine import State

_INT_MAX = 2**31 - 1
ALL = frozenset(CALLS)
JUDGING = ALL - {"say", "deal_world", "solve"}
SEEING = ALL - {"play_games"}
OPEN = ALL & {"roll_out", "solve"}

BEYOND_BOUNDS = {
    ALL: (
        *(("rules card_count", value) for value in (-1, 0, 99)),
        *(("rules pile_count", value) for value in (-1, 0, 5)),
        *(("rules player_count", value) for value in (-1, 0, 6)),
        *(("rules hand_size", value) for value in (-1, 0, 9)),
        *(("rules minimum", value) for value in (-1, 0, 9)),
        *(("rules maximum", value) for value in (-1, 1, 9)),
        *(("rules in_play", value) for value in (-1, 256)),
        *(("rules windows 2", value) for value in (-1, 1001)),
        ("rules command 97", 8),
        ("rules takes 0 0 high", 1 << 34),
        ("rules backwards 3 98 high", 1 << 63),
        ("rules welcome_count 3 98", 17),
        ("rules welcome 0 98 0", 98),
        ("rules has_colours", 1),  # then nobody holds so many
    ),
    JUDGING: tuple(
        ("weights numbers 1 reach", value) for value in (math.nan, math.inf, -math.inf, 1e9)
    ),
    SEEING: (
        *(("view seat", value) for value in (-1, 3)),
        *(("view draw_pile_size", value) for value in (-1, 98)),
        ("view hand high", 1 << 34),
        ("view hand low", 0),
        ("view laid high", 1 << 34),
        ("view laid low", 1 << 3),  # the 5, which is held too
        ("view hand_sizes 0", 1),
        ("view hand_sizes 1", 7),
        ("view tops 3", 99),
        ("view demands laid", 5),
        ("view demands open_skulls", 16),
        ("view demands bound_to", 5),
        ("view demands three_laid", 2),
        ("view said 2 holding_count", 3),
        *(("view said 1 pile_wanted", value) for value in (-2, 4)),
        *(("view told 1 kept", value) for value in (-1, 3)),
        *(("view told 2 need_count", value) for value in (-1, 33)),
    ),
    OPEN: (
        *(("world draw_pile_size", value) for value in (-1, 3, 98)),
        *(("world draw_pile 1", value) for value in (3, 78, 98, 255)),
        ("world hands 0 low", 1 << 10 | 1 << 11),  # not those of the view
        ("world hands 1 low", 0),
        ("world hands 1 high", 1 << 34),
    ),
    frozenset({"roll_out"}): (
        *(("turns 0 lay_count", value) for value in (0, 3, 9)),
        *(("turns 1 card 0", value) for value in (0, 98, 255)),
        ("turns 1 pile 0", 4),
        *(("numbers first", value) for value in (-1, _INT_MAX)),
    ),
    frozenset({"roll_out", "play_games"}): (("numbers count", -1),),
    frozenset({"play_games"}): tuple(("decks 0", value) for value in (98, 255)),
    frozenset({"find_turns"}): tuple(("numbers most", value) for value in (-1, 0)),
    frozenset({"solve"}): tuple(("numbers width", value) for value in (-1, 0)),
}
CASES = [
    pytest.param(place, value, calls, id=f"{place} {value}")
    for calls, spoilt in BEYOND_BOUNDS.items()
    for place, value in spoilt
]


def given_in(state: State) -> Given:
    return Given(state, Random(1))


def three_players() -> Given:
    return given_in(position("5 6", "60 61", "70", draw="80 81"))


def spoil(given: Given, place: str, value: float) -> None:
    """Puts a value somewhere; a place is written as the way there."""
    *way, last = place.split()
    holder: object = given
    for name in way:
        holder = _part(holder, name)
    if isinstance(holder, dict):
        holder[last] = value
    elif last.isdigit():
        holder[int(last)] = value  # type: ignore[index]
    else:
        setattr(holder, last, value)


def _part(whole: object, name: str) -> object:
    return whole[int(name)] if name.isdigit() else getattr(whole, name)  # type: ignore[index]


def test_what_can_be_is_taken() -> None:
    given = three_players()
    for call in CALLS:
        given.call(call)


@pytest.mark.parametrize(("place", "value", "calls"), CASES)
def test_what_cannot_be_is_refused(place: str, value: float, calls: frozenset[str]) -> None:
    given = three_players()
    spoil(given, place, value)
    for call in calls:
        with pytest.raises(Unsound):
            given.call(call)


def test_a_deck_has_every_card_once() -> None:
    given = three_players()
    given.decks[0] = given.decks[1]
    with pytest.raises(Unsound):
        given.call("play_games")


def test_a_turn_lays_no_card_twice() -> None:
    given = three_players()
    turn = given.turns[0]
    turn.lay_count, turn.card[1] = 2, turn.card[0]
    with pytest.raises(Unsound):
        given.call("roll_out")


def test_with_nothing_left_there_is_nothing_to_solve() -> None:
    """Nobody would be the next player."""
    with pytest.raises(Unsound):
        given_in(position("", "", edition="quick")).call("solve")
