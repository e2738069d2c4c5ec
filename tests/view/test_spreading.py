"""Labels beside each other: apart, in order, inside, and near to where they belong."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thegame_desktop.view.look.spreading import spread

WIDTH = 20.0
LOW, HIGH = 0.0, 1000.0

rising = st.lists(st.floats(0, 1000), max_size=12).map(sorted)


@given(rising)
def test_none_hides_another_and_all_are_inside(centres: list[float]) -> None:
    lefts = spread(centres, [WIDTH] * len(centres), LOW, HIGH)
    assert len(lefts) == len(centres)
    for left, right in pairwise(lefts):
        assert right - left >= WIDTH - 1e-6
    assert all(LOW - 1e-6 <= left <= HIGH - WIDTH + 1e-6 for left in lefts)


def test_who_has_room_stands_where_it_belongs() -> None:
    assert spread([100, 200, 300], [WIDTH] * 3, LOW, HIGH) == [90, 190, 290]


def test_a_run_stands_around_its_middle() -> None:
    assert spread([500, 500, 500], [WIDTH] * 3, LOW, HIGH) == pytest.approx([470, 490, 510])


def test_at_an_edge_the_others_make_room() -> None:
    assert spread([985, 999], [WIDTH] * 2, LOW, HIGH) == pytest.approx([960, 980])
    assert spread([0, 1], [WIDTH] * 2, LOW, HIGH) == pytest.approx([0, 20])


def test_widths_may_differ() -> None:
    lefts = spread([100, 100], [10, 30], LOW, HIGH)
    assert lefts[1] - lefts[0] == pytest.approx(10)
