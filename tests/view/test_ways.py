"""Ways: each begins at the start and ends at the target, and is its own in between."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect

from thegame_desktop.view.table.motion import ways

START, END = QRect(600, 500, 80, 112), QRect(100, 80, 100, 140)
WAYS = (ways.straight, ways.arc, ways.swing, ways.turning, ways.hop, ways.sink, ways.flutter)
SHARES = [nth / 20 for nth in range(21)]


@pytest.mark.parametrize("way", WAYS)
def test_it_leads_from_the_start_to_the_target(way: ways.Way) -> None:
    assert way(START, END, 0.0) == START
    assert way(START, END, 1.0) == END


@pytest.mark.parametrize("way", WAYS)
def test_it_never_jumps(way: ways.Way) -> None:
    places = [way(START, END, nth / 100) for nth in range(101)]
    steps = [(there.center() - here.center()).manhattanLength() for here, there in pairwise(places)]
    assert max(steps) < 50, "a tenth of the whole way in a hundredth of the time"
    assert all(place.width() > 0 and place.height() > 0 for place in places)


@pytest.mark.parametrize("way", WAYS)
def test_no_two_are_the_same(way: ways.Way) -> None:
    places = [way(START, END, share) for share in SHARES]
    for other in WAYS:
        assert (other is way) == (places == [other(START, END, share) for share in SHARES])


def test_an_arc_is_above_the_straight_way_and_lifts_the_card() -> None:
    half, level = ways.arc(START, END, 0.3), ways.straight(START, END, 0.3)
    assert half.center().y() < level.center().y()
    assert half.width() > level.width()


def test_a_swing_comes_back_from_beyond_its_target() -> None:
    start = QRect(20, 500, 80, 112)
    beyond = max(ways.swing(start, END, share).center().x() for share in SHARES)
    assert beyond > END.center().x() + END.width() // 4


def test_a_card_that_is_turned_over_is_seen_edge_on_when_its_other_side_comes() -> None:
    thin = min(SHARES, key=lambda share: ways.turning(START, END, share).width())
    assert thin == pytest.approx(0.5)
    assert not ways.is_turned(thin - 0.05)
    assert ways.is_turned(thin)
