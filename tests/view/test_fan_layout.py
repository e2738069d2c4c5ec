"""Where the cards of a fan lie: all of them within the room, and none hidden by another."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize

from thegame_desktop.view.table.piles.fan_layout import READABLE, fan_layout

ROOMS = [QSize(580, 220), QSize(830, 330), QSize(1200, 600), QSize(1860, 950)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", [1, 2, 5, 9, 20, 31, 50, 99])
def test_all_cards_have_room_and_show_their_left(count: int, room: QSize) -> None:
    found = fan_layout(count, room, 120)
    assert len(found.places) == count
    assert found.size.width() <= room.width()
    assert found.size.height() <= room.height()
    assert found.card.width() <= 120
    for place, following in pairwise(found.places):
        is_beside = following.top() == place.top()
        if is_beside:
            assert following.left() - place.left() >= place.width() * 0.6
        else:
            assert following.left() == found.places[0].left()
            assert following.top() > place.bottom()


def test_they_lie_side_by_side_as_long_as_they_can_be_read() -> None:
    for count in (3, 20, 31):
        found = fan_layout(count, QSize(830, 330), 120)
        for place, following in pairwise(found.places):
            assert not place.intersects(following)
    assert fan_layout(31, QSize(830, 330), 120).card.width() >= READABLE


def test_lines_are_about_equally_long() -> None:
    found = fan_layout(21, QSize(830, 330), 90)
    lines = [place.top() for place in found.places]
    counts = sorted(lines.count(top) for top in set(lines))
    assert counts[-1] - counts[0] < counts[-1] // 2
