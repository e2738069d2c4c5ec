"""The flow of small cards: where they lie, what is painted, and what is told of them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.positions import cards, layout
from tests.view.marked_language import marked_language
from tests.view.theme_tools import dark_theme
from thegame_desktop.engine import EDITIONS, Layout
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.card_flow import Back, CardFlow, FlowRowCard, flow
from thegame_desktop.view.words.words import Words


@pytest.fixture
def card_flow(qtbot: QtBot) -> CardFlow:
    widget = CardFlow(CardArt(dark_theme()), Words())
    qtbot.addWidget(widget)
    return widget


@given(
    count=st.integers(0, 100),
    width=st.integers(20, 200),
    gap=st.integers(0, 20),
    margin=st.integers(0, 12),
    room=st.integers(1, 2000),
    overlap=st.sampled_from((0.0, 0.3, 0.9)),
)
def test_places_keep_order_and_overlap_only_as_they_should(
    count: int, width: int, gap: int, margin: int, room: int, overlap: float
) -> None:
    card = QSize(width, round(width * 1.4))
    places = flow(count, card, gap, margin, room, round(overlap * width))
    assert len(places) == count
    assert places == sorted(places, key=lambda place: (place.y(), place.x()))
    fits_one = room >= width + 2 * margin
    for place, following in pairwise(places):
        assert following.y() > place.y() or following.x() > place.x()
        if not overlap or following.y() > place.y():
            assert not place.intersects(following)
    for place in places:
        assert place.size() == card
        assert place.x() >= margin
        assert place.x() + width + margin <= room or not fits_one


def test_a_line_is_as_full_as_it_can_be() -> None:
    places = flow(5, QSize(10, 14), 2, 3, 3 + 10 + 2 + 10 + 3)
    assert [(place.x(), place.y()) for place in places] == [
        (3, 3),
        (15, 3),
        (3, 19),
        (15, 19),
        (3, 35),
    ]


def test_narrower_means_higher(card_flow: CardFlow) -> None:
    card_flow.show_cards(EDITIONS["original"].cards, Layout())
    heights = [card_flow.heightForWidth(width) for width in (1600, 800, 400, 200, 100)]
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)
    assert card_flow.height_with(20, 400) < card_flow.height_with(60, 400)


def test_nothing_to_show_takes_no_room(card_flow: CardFlow) -> None:
    assert card_flow.heightForWidth(300) == 0
    assert card_flow.accessibleName() == "no cards"


def test_each_card_is_painted_in_its_tint_at_its_place(card_flow: CardFlow) -> None:
    theme = dark_theme()
    shown = cards("2 50 99")
    card_flow.show_cards(shown, Layout())
    card_flow.resize(150, 200)
    card_flow.show()
    picture = card_flow.grab().toImage()
    for index, each in enumerate(shown):
        place = card_flow.card_rect(index)
        found = picture.pixelColor(place.left() + place.width() // 8, place.center().y())
        tint = theme.tint(each)
        difference = abs(found.hueF() - tint.hueF())
        assert min(difference, 1 - difference) < 0.04
    below = card_flow.card_rect(2).bottom() + 30
    assert picture.pixelColor(20, below) not in map(theme.tint, shown)


def test_the_name_lists_the_cards_in_order(card_flow: CardFlow) -> None:
    pile = EDITIONS["extreme"].rows[0]
    card_flow.show_cards((FlowRowCard(pile, True), *cards("37 5")), layout(stop="5"))
    card_flow.set_caption("Pile")
    assert card_flow.accessibleName() == "Pile: Row card, ascending, 37, 5, Stop"


def test_cards_face_down_are_counted_and_nothing_else_is_told(
    card_flow: CardFlow, qtbot: QtBot
) -> None:
    card_flow.show_cards((Back.BACK,) * 7, layout(skull="5"))
    card_flow.set_caption("Anna")
    assert card_flow.accessibleName() == "Anna: 7 card(s), face down"
    card_flow.resize(400, 200)
    with qtbot.waitExposed(card_flow):
        card_flow.show()
    _hover(card_flow, card_flow.card_rect(0).center())
    assert not QToolTip.isVisible()
    card_flow.show_cards((), Layout())
    assert card_flow.accessibleName() == "Anna: no cards"


def test_cards_face_down_show_their_backs_and_take_less_room(card_flow: CardFlow) -> None:
    art, size = CardArt(dark_theme()), QSize(60, 84)
    card_flow.set_card_width(size.width())
    card_flow.show_cards(cards("2 3 4 5 6 7 8 9"), Layout())
    face_up = card_flow.heightForWidth(250)
    card_flow.show_cards((Back.BACK,) * 8, Layout())
    assert card_flow.heightForWidth(250) < face_up
    card_flow.resize(250, 200)
    shown = card_flow.grab().toImage()
    back = art.back(size, 1.0).toImage()
    place = card_flow.card_rect(7)
    for x, y in ((30, 42), (20, 30), (40, 60)):
        margin = art.margin(size)
        painted = shown.pixelColor(place.x() + x, place.y() + y)
        assert painted == back.pixelColor(x + margin, y + margin)


def test_another_language_changes_the_name(card_flow: CardFlow) -> None:
    card_flow.show_cards(cards("R7"), Layout())
    with marked_language():
        assert card_flow.accessibleName() == "‹red 7›"
    assert card_flow.accessibleName() == "red 7"


def test_a_tool_tip_tells_the_card_below_the_mouse(card_flow: CardFlow, qtbot: QtBot) -> None:
    card_flow.show_cards(cards("37 5"), layout(skull="5"))
    card_flow.resize(400, 200)
    with qtbot.waitExposed(card_flow):
        card_flow.show()
    for index, told in enumerate(("37", "5, Skull")):
        place = card_flow.card_rect(index).center()
        _hover(card_flow, place)
        assert QToolTip.text() == told
    _hover(card_flow, QPoint(390, 190))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def _hover(widget: CardFlow, place: QPoint) -> None:
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
