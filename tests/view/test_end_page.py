"""The page after a game: what it tells of every kind of ending, and where it leads."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.model.narrator import PlainNarrator
from tests.positions import cards
from tests.view.ended_games import (
    CODE,
    excellent,
    given_up,
    lost_alone,
    lost_together,
    lost_with_all_laid,
    won_alone,
)
from tests.view.marked_language import marked_language, unmarked, visible_texts
from tests.view.theme_tools import dark_theme
from tests.view.wishing import wished
from thegame_desktop.engine import (
    EDITIONS,
    Card,
    ChooseStarter,
    setup_named,
)
from thegame_desktop.model.deeds import Seen, doable
from thegame_desktop.model.preferences import Preferences
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.ending import Reveal
from thegame_desktop.play.new_game import GameChoice, NewGame, new_game
from thegame_desktop.play.wishes import TakeBack
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.texts import fitted, text_width
from thegame_desktop.view.pages.card_flow import Back, CardFlow, FlowRowCard
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.pages.turned_up import TurnedUp
from thegame_desktop.view.wishes import ChooseGame, Do, Open, Wish
from thegame_desktop.view.words.words import Words

DESIGNED = QSize(1280, 720)
Show = Callable[..., EndPage]
HOSTILE_NAMES = ("<b>Tim</b>", "&Mia & <img src=x>", "יעל כהן", "W" * 200, "😀" * 40)


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def show_it(
        session: Session,
        *,
        size: QSize = DESIGNED,
        names: Sequence[str] = (),
    ) -> EndPage:
        theme, words = dark_theme(), Words()
        words.call_players(names)
        sitting, allowing = Sitting(PlainNarrator(), session), Preferences()
        page = EndPage(
            theme,
            CardArt(theme),
            words,
            session,
            lambda: doable(sitting, allowing, Seen.RESULT),
        )

        def fulfil(wish: Wish) -> None:
            if wish == Do.TURN_UP:
                session.turn_up()  # as the window does

        page.wished.connect(fulfil)
        qtbot.addWidget(page)
        page.resize(size)
        page.show_ending()
        with qtbot.waitExposed(page):
            page.show()
        return page

    return show_it


def _said(page: EndPage) -> str:
    return "\n".join(visible_texts(page))


def _button(page: QWidget, text: str) -> QPushButton:
    (button,) = (b for b in page.findChildren(QPushButton) if b.text() == text)
    return button


def _turned_up(session: Session) -> Session:
    session.turn_up()
    return session


def _told(node: QAccessibleInterface) -> Iterator[str]:
    """All that a screen reader finds from here on, whether or not it shows."""
    kinds = QAccessible.Text
    for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help, kinds.Accelerator):
        yield node.text(kind)
    for index in range(node.childCount()):
        child = node.child(index)
        if child is not None:
            yield from _told(child)


def _all_words(page: EndPage) -> str:
    """All words that there are on the page, shown or not."""
    node = QAccessible.queryAccessibleInterface(page)
    assert node is not None
    words = [*_told(node)]
    for widget in page.findChildren(QWidget):
        words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QPushButton):
            words.append(widget.text())
    return "\n".join(words)


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


@pytest.mark.parametrize(
    ("ended", "is_lost"),
    [(lost_alone, True), (excellent, True), (won_alone, False), (lambda: given_up(2), False)],
)
def test_only_a_lost_game_offers_the_rule_that_lost_it(
    show: Show, qtbot: QtBot, ended: Callable[[], Session], is_lost: bool
) -> None:
    page = show(ended())
    button = _button(page, "Read the rule")
    assert button.isVisible() is is_lost
    if is_lost:
        with wished(page, Open.RULE_OF_ENDING):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_deal_code_is_told_once_nothing_is_hidden_any_more(show: Show) -> None:
    """Whoever has it can look all cards up."""
    session = lost_alone()
    page = show(session)
    assert CODE not in _said(page)
    session.turn_up()
    assert CODE in _said(page)


def test_a_win_is_told_and_shows_all_piles(show: Show) -> None:
    session = won_alone()
    page = show(session)
    assert "You beat the game!" in _said(page)
    assert not _button(page, "Take back the last card").isVisible()
    shown = [flow.shown for flow in _flows(page)]
    rows = EDITIONS["original"].rows
    assert shown[0] == (FlowRowCard(rows[0], True), *EDITIONS["original"].cards)
    assert shown[1:] == [(FlowRowCard(row, True),) for row in rows[1:]]


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
    assert session.ending.reveal is not None
    for flow, hand in zip(hands, session.ending.reveal.hands, strict=True):
        assert set(flow.shown) == set(hand)
        numbers = [card.number for card in flow.shown if isinstance(card, Card)]
        assert numbers == sorted(numbers)
    assert draw_pile.shown == session.ending.reveal.draw_pile
    words, commands = Words(), session.setup.layout.by_card
    told = [words.card(card, commands.get(card)) for card in session.ending.reveal.draw_pile]
    assert draw_pile.accessibleName().endswith(": " + ", ".join(told))


def test_take_backs_are_noted(show: Show) -> None:
    session = lost_alone()
    assert "taken back" not in _said(show(session))
    session.take_back()
    session.give_up()
    assert "1 card(s) taken back" in _said(show(session))


@pytest.mark.parametrize("players", [1, 3])
def test_hands_that_were_never_hidden_lie_face_up(show: Show, players: int) -> None:
    session = lost_alone() if players == 1 else lost_together(players, open_hands=True)
    page = show(session)
    *hands, draw_pile = (flow.shown for flow in _flows(page))
    known = session.open_hands or (session.observation.hand,)
    assert [set(hand) for hand in hands] == [set(hand) for hand in known]
    assert set(draw_pile) == {Back.BACK}, "what comes next nobody knows"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_long_as_there_is_a_way_back_all_lies_face_down(show: Show, players: int) -> None:
    session = lost_together(players)
    page = show(session)
    seen = session.observation
    counts = [len(flow.shown) for flow in _flows(page)]
    assert counts == [*seen.hand_sizes, seen.draw_pile_size]
    assert {back for flow in _flows(page) for back in flow.shown} == {Back.BACK}
    whose = ["Your hand"] if players == 1 else [f"Player {n + 1}" for n in range(players)]
    assert [flow.accessibleName() for flow in _flows(page)] == [
        f"{caption}: {count} card(s), face down"
        for caption, count in zip((*whose, "Draw pile"), counts, strict=True)
    ]
    assert "Once everything is turned up" in _said(page)


def test_what_is_hidden_changes_no_word_and_no_pixel(show: Show) -> None:
    words, pictures = set(), []
    for seed in range(2):
        page = show(lost_together(5, rng=Random(seed)))
        words.add(_all_words(page))
        pictures.append(page.grab().toImage())
        QTest.mouseClick(_button(page, "Turn everything up"), Qt.MouseButton.LeftButton)
        assert _all_words(page) not in words
        assert page.grab().toImage() not in pictures
        page.close()
    assert len(words) == 1
    assert pictures[0] == pictures[1]


def test_everything_is_turned_up_on_request_and_then_there_is_no_way_back(
    show: Show, qtbot: QtBot
) -> None:
    session = lost_together(3)
    page = show(session)
    button = _button(page, "Turn everything up")
    assert button.objectName() == "turn everything up"
    with wished(page, Do.TURN_UP), qtbot.waitSignal(session.turned_up):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.ending is not None
    reveal = session.ending.reveal
    assert reveal is not None
    *hands, draw_pile = _flows(page)
    assert [set(flow.shown) for flow in hands] == list(map(set, reveal.hands))
    assert draw_pile.shown == reveal.draw_pile
    assert "Draw pile, next card first" in _said(page)
    assert not button.isVisible()
    assert not _button(page, "Take back the last card").isVisible()
    assert "Once everything" not in _said(page)
    assert page.focusWidget() is _button(page, "Same again, new deal")
    page.offer()
    assert not _button(page, "Take back the last card").isVisible()


def test_a_page_that_does_not_show_is_not_filled_and_takes_no_focus(
    show: Show, qtbot: QtBot
) -> None:
    session = lost_together(2)
    page = show(session)
    page.hide()
    session.turn_up()
    assert {back for flow in page.findChildren(CardFlow) for back in flow.shown} == {Back.BACK}
    assert page.focusWidget() is _button(page, "Take back the last card")


def test_the_last_card_can_be_taken_back(show: Show, qtbot: QtBot) -> None:
    page = show(lost_alone())
    back = _button(page, "Take back the last card")
    with wished(page, TakeBack()):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)


def test_where_nothing_is_hidden_there_is_nothing_to_turn_up(show: Show) -> None:
    session = lost_with_all_laid()
    page = show(session)
    assert "Not one card left, and yet it is lost." in _said(page)
    assert [len(flow.shown) for flow in _flows(page)] == [99, 1, 1, 1]
    assert _button(page, "Take back the last card").isVisible()
    assert not _button(page, "Turn everything up").isVisible()
    assert "Once everything is turned up" not in _said(page)


def test_the_next_game_finds_nothing_of_the_last_one(show: Show) -> None:
    session = given_up(3)
    page = show(session)
    assert _flows(page)
    session.restart()
    assert [flow.shown for flow in page.findChildren(CardFlow) if flow.shown] == []
    assert _flows(page) == []


def test_open_hands_are_noted(show: Show) -> None:
    assert "open hands" not in _said(show(lost_together(3)))
    page = show(lost_together(3, open_hands=True))
    assert "Played with open hands" in _said(page)
    QTest.mouseClick(_button(page, "Copy result"), Qt.MouseButton.LeftButton)
    assert "Played with open hands" in QGuiApplication.clipboard().text().splitlines()


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("This deal again", Do.RESTART),
        ("Same again, new deal", Do.PLAY_AGAIN),
        ("New game…", ChooseGame()),
    ],
)
def test_the_buttons_ask_for_what_comes_next(show: Show, text: str, wish: Wish) -> None:
    page = show(given_up(1))
    button = _button(page, text)
    with wished(page, wish):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with wished(page, wish):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_enter_plays_again_from_wherever_the_focus_is(show: Show, qtbot: QtBot) -> None:
    page = show(given_up(1))
    again = _button(page, "Same again, new deal")
    assert page.focusWidget() is again
    with wished(page, Do.PLAY_AGAIN):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_enter_does_not_leave_the_way_back_behind(show: Show, qtbot: QtBot) -> None:
    page = show(lost_together(2))
    back = _button(page, "Take back the last card")
    assert page.focusWidget() is back
    with wished(page):
        QTest.keyClick(page, Qt.Key.Key_Return)
        QTest.keyClick(page, Qt.Key.Key_Enter)
    with wished(page, TakeBack()):
        QTest.keyClick(back, Qt.Key.Key_Return)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("game", [lost_alone, lambda: given_up(2)])
def test_a_key_that_is_still_held_down_presses_nothing(
    show: Show, game: Callable[[], Session], key: Qt.Key
) -> None:
    page = show(game())
    asked: list[Wish] = []
    page.wished.connect(asked.append)
    for receiver in (page, *page.findChildren(QPushButton)):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(receiver, held)
    assert asked == []


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
    assert len(visible) == 7


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
    qtbot.waitUntil(lambda: button.text() == "Copy result")


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
    page.show_ending()
    assert "Quick & Easy · Standard" in _said(page)
    assert len(_flows(page)) == 3


@pytest.mark.parametrize("size", [QSize(900, 476), DESIGNED, QSize(1000, 1400), QSize(3840, 2160)])
@pytest.mark.parametrize(
    "game",
    [
        lost_alone,
        won_alone,
        lambda: lost_together(5),
        lambda: _turned_up(lost_together(5, open_hands=True)),
    ],
)
@pytest.mark.parametrize("names", [(), HOSTILE_NAMES, HOSTILE_NAMES[2:]])
def test_nothing_is_cut_off_or_outside(
    show: Show, size: QSize, game: Callable[[], Session], names: Sequence[str]
) -> None:
    page = show(game(), size=size, names=names)
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
        unbroken = max((text_width(child.font(), word) for word in child.text().split()), default=0)
        font = fitted(child.font(), child.text(), child.contentsRect().width())
        fits_on_a_line = text_width(font, child.text()) <= child.contentsRect().width()
        assert unbroken <= child.contentsRect().width() or fits_on_a_line, child.text()
    for flow in _flows(page):
        assert flow.width() <= page.findChildren(TurnedUp)[0].viewport().width()
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            corner = button.mapTo(page, button.rect().bottomRight())
            assert page.rect().contains(corner)


def test_few_cards_are_shown_larger_than_many(show: Show) -> None:
    many, few = (show(session) for session in (given_up(5), excellent()))
    assert _flows(few)[0].card_rect(0).width() > _flows(many)[0].card_rect(0).width()


@pytest.mark.parametrize("size", [QSize(580, 400), QSize(760, 590), QSize(1139, 880)], ids=str)
def test_cards_are_a_little_smaller_rather_than_one_of_a_hand_below_the_others(
    qtbot: QtBot, size: QSize
) -> None:
    theme = dark_theme()
    turned_up = TurnedUp(theme, CardArt(theme), Words())
    qtbot.addWidget(turned_up)
    turned_up.resize(size)
    turned_up.hear(size.width() / 760)
    table = lost_together(3).observation.table
    hands = cards("64 66"), cards("31 48 59 60"), cards("23 51 58 70")
    turned_up.show_cards(table, Reveal(hands, ()))
    with qtbot.waitExposed(turned_up):
        turned_up.show()
    for flow in turned_up.findChildren(CardFlow):
        assert len({flow.card_rect(nth).y() for nth in range(len(flow.shown))}) <= 1


def test_names_are_shown_and_told_as_they_are_spelt(show: Show) -> None:
    session = lost_together(5)
    page = show(session, names=HOSTILE_NAMES)
    words = Words()
    words.call_players(HOSTILE_NAMES)
    shown = [words.player(seat, 5) for seat in range(5)]
    assert shown[:2] == ["<b>Tim</b>", "&Mia & <img src=x>"]
    for name, flow in zip(shown, _flows(page), strict=False):
        assert flow.accessibleName().startswith(f"{name}: ")
    for label in page.findChildren(QLabel):
        if any(name in label.text() for name in shown):
            assert label.textFormat() is Qt.TextFormat.PlainText
    titles = [label.text() for label in page.findChildren(QLabel) if " · " in label.text()]
    for name in shown:
        assert any(title.startswith(f"{name} · ") for title in titles)
    assert f"{shown[1]} was on turn." in _said(page)
