"""The page after a game: what it tells of every kind of ending, and where it leads."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.view.ended_games import CODE, excellent, given_up, lost_alone, lost_together, won_alone
from tests.view.marked_language import marked_language, unmarked, visible_texts
from tests.view.theme_tools import dark_theme
from thegame_desktop.engine import (
    EDITIONS,
    Card,
    ChooseStarter,
    setup_named,
)
from thegame_desktop.model.new_game import GameChoice, NewGame, new_game
from thegame_desktop.model.session import Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.card_flow import CardFlow, RowCard
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.words.words import Words

DESIGNED = QSize(1280, 720)
Show = Callable[..., EndPage]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def show_it(
        session: Session, *, allows_take_back: bool = True, size: QSize = DESIGNED
    ) -> EndPage:
        theme = dark_theme()
        page = EndPage(theme, CardArt(theme), Words(), session)
        qtbot.addWidget(page)
        page.resize(size)
        page.show_ending(allows_take_back)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return show_it


def _said(page: EndPage) -> str:
    return "\n".join(visible_texts(page))


def _button(page: QWidget, text: str) -> QPushButton:
    (button,) = (b for b in page.findChildren(QPushButton) if b.text() == text)
    return button


def _flows(page: EndPage) -> list[CardFlow]:
    return [flow for flow in page.findChildren(CardFlow) if flow.isVisibleTo(page)]


def test_a_loss_is_told_with_its_reason_and_the_cards_left(show: Show) -> None:
    session = lost_alone()
    assert session.ending is not None
    left = session.ending.outcome.cards_left
    said = _said(show(session))
    assert "The game wins this time" in said
    assert "Too few cards fit to finish the turn." in said
    assert f"{left} card" in said
    assert "Fewer than 10 would be excellent" in said
    assert "Original · For experts · Alone" in said
    assert CODE in said


def test_a_win_is_told_and_shows_all_piles(show: Show) -> None:
    session = won_alone()
    page = show(session)
    assert "You beat the game!" in _said(page)
    assert not _button(page, "Take back the last card").isVisible()
    shown = [flow.shown for flow in _flows(page)]
    rows = EDITIONS["original"].rows
    assert shown[0] == (RowCard(rows[0], True), *EDITIONS["original"].cards)
    assert shown[1:] == [(RowCard(row, True),) for row in rows[1:]]


def test_an_excellent_result_is_told(show: Show) -> None:
    session = excellent()
    assert session.ending is not None
    assert session.ending.grade == "excellent"
    said = _said(show(session))
    assert "Excellent!" in said
    assert "an excellent result" in said


def test_giving_up_is_told(show: Show) -> None:
    said = _said(show(given_up(3)))
    assert "Given up" in said
    assert "excellent" not in said


def test_where_several_play_it_tells_in_whose_turn_it_ended(show: Show) -> None:
    session = lost_together(3)
    assert session.ending is not None
    assert session.ending.player is not None
    assert f"Player {session.ending.player + 1} was on turn." in _said(show(session))


@pytest.mark.parametrize(("edition", "players"), [("original", 1), ("extreme", 5), ("quick", 3)])
def test_all_hands_and_the_draw_pile_are_turned_up(show: Show, edition: str, players: int) -> None:
    session = given_up(players, edition)
    assert session.ending is not None
    page = show(session)
    *hands, draw_pile = _flows(page)
    assert len(hands) == players
    for flow, hand in zip(hands, session.ending.reveal.hands, strict=True):
        assert set(flow.shown) == set(hand)
        numbers = [card.number for card in flow.shown if isinstance(card, Card)]
        assert numbers == sorted(numbers)
    assert draw_pile.shown == session.ending.reveal.draw_pile
    words, commands = Words(), session.game.setup.layout.by_card
    told = [words.card(card, commands.get(card)) for card in session.ending.reveal.draw_pile]
    assert draw_pile.accessibleName().endswith(": " + ", ".join(told))


def test_take_backs_are_noted(show: Show) -> None:
    session = lost_alone()
    assert "taken back" not in _said(show(session))
    session.take_back()
    session.give_up()
    assert "1 card(s) taken back" in _said(show(session))


def test_the_last_card_can_be_taken_back_if_that_is_allowed(show: Show, qtbot: QtBot) -> None:
    session = lost_alone()
    page = show(session)
    back = _button(page, "Take back the last card")
    with qtbot.waitSignal(page.take_back_requested):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    page.show_ending(allows_take_back=False)
    assert not back.isVisible()


@pytest.mark.parametrize(
    ("text", "signal"),
    [
        ("This deal again", "restart_requested"),
        ("Same again, new deal", "again_requested"),
        ("New game…", "new_game_requested"),
    ],
)
def test_the_buttons_ask_for_what_comes_next(
    show: Show, qtbot: QtBot, text: str, signal: str
) -> None:
    page = show(given_up(1))
    button = _button(page, text)
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_enter_plays_again_from_wherever_the_focus_is(show: Show, qtbot: QtBot) -> None:
    page = show(given_up(1))
    again = _button(page, "Same again, new deal")
    assert page.focusWidget() is again
    with qtbot.waitSignal(page.again_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_every_button_is_reached_by_tab(show: Show, qtbot: QtBot) -> None:
    page = show(lost_alone())
    page.activateWindow()
    reached = set()
    for _ in range(10):
        focused = page.focusWidget()
        assert focused is not None
        if isinstance(focused, QPushButton):
            reached.add(focused.text())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    visible = {b.text() for b in page.findChildren(QPushButton) if b.isVisible()}
    assert reached == visible
    assert len(visible) == 5


def test_the_page_keys_scroll_what_is_turned_up(show: Show, qtbot: QtBot) -> None:
    page = show(given_up(5), size=QSize(900, 476))
    draw_pile = _flows(page)[-1]
    last = draw_pile.card_rect(len(draw_pile.shown) - 1)
    assert not draw_pile.visibleRegion().contains(last)
    focused = page.focusWidget()
    QTest.keyClick(focused, Qt.Key.Key_End)
    assert draw_pile.visibleRegion().contains(last)
    QTest.keyClick(focused, Qt.Key.Key_Home)
    assert not draw_pile.visibleRegion().contains(last)


def test_the_result_is_copied_as_text(show: Show, qtbot: QtBot) -> None:
    session = lost_alone()
    session.take_back()
    session.give_up()
    page = show(session)
    button = _button(page, "Copy result")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Copied"
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:2] == ["The Game", "Original · For experts · Alone"]
    assert lines[2].startswith("Given up · ")
    assert lines[3:] == ["1 card(s) taken back", f"Deal {CODE}"]
    qtbot.waitUntil(lambda: button.text() == "Copy result", timeout=5000)


def test_a_deck_from_elsewhere_has_no_code(show: Show, qtbot: QtBot) -> None:
    session = Session()
    deck = EDITIONS["original"].cards
    session.start(NewGame(setup_named("original", "standard", 1), deck))
    session.give_up()
    page = show(session)
    assert "Deal" not in visible_texts(page)
    QTest.mouseClick(_button(page, "Copy result"), Qt.MouseButton.LeftButton)
    assert "Deal" not in QGuiApplication.clipboard().text()


def test_it_changes_its_language_while_it_shows(show: Show) -> None:
    page = show(lost_together(2))
    before = visible_texts(page)
    with marked_language():
        assert unmarked(page, frozenset({CODE})) == []
        assert all("‹" in flow.accessibleName() for flow in _flows(page))
    assert visible_texts(page) == before


def test_the_page_can_be_shown_again_for_another_game(show: Show) -> None:
    session = lost_alone()
    page = show(session)
    session.start(new_game(GameChoice("quick", "standard", 2), Random(1)))
    session.submit(ChooseStarter(0))
    session.give_up()
    page.show_ending(allows_take_back=True)
    assert "Quick & Easy · Standard" in _said(page)
    assert len(_flows(page)) == 3


@pytest.mark.parametrize(
    "size", [QSize(900, 476), DESIGNED, QSize(1000, 1400), QSize(1920, 1080), QSize(3840, 2160)]
)
@pytest.mark.parametrize("game", [lost_alone, won_alone, lambda: lost_together(5)])
def test_nothing_is_cut_off_or_outside(
    show: Show, size: QSize, game: Callable[[], Session]
) -> None:
    page = show(game(), size=size)
    assert page.size() == size
    texts: list[QPushButton | QLabel] = [
        *page.findChildren(QPushButton),
        *page.findChildren(QLabel),
    ]
    for child in texts:
        if not child.isVisible() or isinstance(child, CardFlow):
            continue
        assert child.width() >= child.minimumSizeHint().width(), child.text()
        needed = child.heightForWidth(child.width())
        assert child.height() >= (needed if needed > 0 else child.minimumSizeHint().height())
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            corner = button.mapTo(page, button.rect().bottomRight())
            assert page.rect().contains(corner)


def test_few_cards_are_shown_larger_than_many(show: Show) -> None:
    many, few = (show(session) for session in (given_up(5), excellent()))
    assert _flows(few)[0].card_rect(0).width() > _flows(many)[0].card_rect(0).width()
