"""Computer players on any seat: how they are chosen, and games of all mixes through the window."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from pytestqt.qtbot import QtBot

from tests.random_games import random_deal
from tests.window.computers import (
    CASUAL,
    PERSON,
    SKILLED,
    Spy,
    Watch,
    acting,
    agree,
    laid,
    play_as,
    play_to_end,
    play_turn,
    wait_for_end,
    wait_for_ever,
    wait_for_people,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import LEFT, PLAIN, Driver
from tests.window.games_page_tools import shelf, tiles
from tests.window.leaks import Finders, LeakSearch, Output
from tests.window.perform import take_pointer_away
from tests.window.prepared import dealt
from tests.window.round_the_table import Known
from tests.window.test_pass_and_play import hands, reach
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import decode_record, encode_record, verify
from thegame_desktop.model.preferences import Pace
from thegame_desktop.play.new_game import GameChoice, NewGame
from thegame_desktop.view.look.texts import text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.seats import seat_chip
from thegame_desktop.view.table.seats.open_hand import OpenHand
from thegame_desktop.view.table.seats.seat_chip import SeatChip

Kinds = tuple[Strength | None, ...]


def random_game(edition: str, kinds: Kinds, seed: int = 7) -> NewGame:
    """A deal by chance for these players."""
    players = len(kinds)
    state = random_deal(edition, "standard", players, Random(f"{seed} {edition} {players}"))
    return with_computers(NewGame(state.table.setup, state.deck), *kinds)


# Choosing them


def kind_box(driver: Driver, place: int) -> QComboBox:
    return driver.find(QComboBox, f"seat kind {place}")


def choose_by_mouse(driver: Driver, place: int, kind: Strength | None) -> None:
    """Open the list of a seat, and click who is to play there."""
    box = kind_box(driver, place)
    driver.click(box)
    items = box.view()
    row = items.visualRect(box.model().index(box.findData(kind), 0))
    # By its type: what the list itself calls its window may be one that it had before.
    windows = QGuiApplication.topLevelWindows()
    (popup,) = (each for each in windows if each.type() == Qt.WindowType.Popup and each.isVisible())
    spot = items.viewport().mapTo(items.window(), row.center())
    QTest.mouseClick(popup, LEFT, PLAIN, spot)
    QApplication.processEvents()
    assert not items.isVisible()


def test_the_list_says_what_each_strength_is_like(open_window: OpenWindow) -> None:
    driver = open_window()
    for code, casual in (
        ("en", "Casual – takes the smallest steps and overlooks some"),
        ("de", "Locker – macht die kleinsten Schritte und übersieht manche"),
    ):
        driver.app.settings.change(language=code)
        driver.app.settings.last_choice = GameChoice(player_count=5)
        driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        box = kind_box(driver, 4)
        driver.click(box)
        items, delegate = box.view(), box.itemDelegate()
        assert isinstance(delegate, QStyledItemDelegate)
        for row in range(box.count()):
            index, option = box.model().index(row, 0), QStyleOptionViewItem()
            delegate.initStyleOption(option, index)
            assert option.text.startswith(f"{box.itemText(row)} – ")  # type: ignore[attr-defined]
            heard = index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert option.text == heard  # type: ignore[attr-defined]
            needed = text_width(items.font(), heard) + box.iconSize().width()
            assert items.visualRect(index).width() >= needed, "nothing is cut off"
        assert box.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == casual
        assert box.itemText(1) == casual.split(" ")[0], "the box itself is short"
        screen = driver.window.screen().geometry()
        assert screen.contains(items.window().geometry())
        box.hidePopup()


def test_a_seat_shows_how_strong_its_computer_player_is(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(random_game("original", (PERSON, CASUAL, SKILLED, Strength.EXPERT)))
    pictures = []
    for place, word in ((1, "casual"), (2, "skilled"), (3, "expert")):
        chip = driver.button(f"seat {place}")
        assert f"{word} computer player" in chip.accessibleName()
        assert f"{word} computer player" in chip.toolTip()
        assert isinstance(chip, SeatChip)
        pictures.append(chip.grab(chip.disc_place.translated(-chip.pos())).toImage())
        assert word.capitalize() in drawn_words(chip)
    # The pips below the heads differ; colours and letters aside, there are more and more of them.
    light = [sum(_is_light(each, x) for x in range(each.width())) for each in pictures]
    assert light[0] < light[1] < light[2]


def drawn_words(chip: SeatChip) -> list[str]:
    """The words that a seat draws."""
    words: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seat_chip, "draw_line", lambda _painter, _rect, text, *_: words.append(text))
        chip.refresh()
        chip.grab()
    chip.refresh()
    return words


def _is_light(picture: QImage, x: int) -> bool:
    """Whether a full pip is there, in the row through the middle of them."""
    return picture.pixelColor(x, int(picture.height() * 0.934)).lightness() > 200


def choose_by_keys(driver: Driver, place: int, kind: Strength | None) -> None:
    reach(driver, f"seat kind {place}")
    box = kind_box(driver, place)
    way = box.findData(kind) - box.currentIndex()
    for _ in range(abs(way)):
        driver.key(Qt.Key.Key_Down if way > 0 else Qt.Key.Key_Up)


def chosen(driver: Driver, count: int) -> list[Strength | None]:
    return [kind_box(driver, place).currentData() for place in range(count)]


def choose_players(driver: Driver, count: int) -> None:
    segments = driver.all(QAbstractButton, None)
    (segment,) = (each for each in segments if each.accessibleName() == f"{count} players")
    driver.click(segment)


def placeholders(driver: Driver, count: int) -> list[str]:
    names = [driver.find(QLineEdit, f"seat name {place}") for place in range(count)]
    return [name.placeholderText() for name in names]


@pytest.fixture
def _quick_clicks(qapp: QApplication) -> Iterator[None]:
    """Two clicks in a row are no double click: Qt would heed only the first."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


@pytest.mark.usefixtures("_quick_clicks")
def test_they_are_chosen_kept_and_change_places(open_window: OpenWindow) -> None:
    driver = open_window()
    choose_players(driver, 5)
    choose_by_mouse(driver, 1, SKILLED)
    choose_by_keys(driver, 2, CASUAL)
    choose_by_mouse(driver, 3, CASUAL)
    choose_by_keys(driver, 4, SKILLED)
    assert chosen(driver, 5) == [PERSON, SKILLED, CASUAL, CASUAL, SKILLED]
    assert placeholders(driver, 5) == ["Player 1", "Alan", "Grace", "Konrad", "Emmy"]
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    choose_players(again, 5)
    assert chosen(again, 5) == [PERSON, SKILLED, CASUAL, CASUAL, SKILLED]
    again.click(again.button("swap 0"))
    again.click(again.button("swap 1"))
    assert chosen(again, 5) == [SKILLED, CASUAL, PERSON, CASUAL, SKILLED]
    assert placeholders(again, 5) == ["Ada", "Alan", "Player 3", "Konrad", "Emmy"]
    again.click(again.button("play"))
    kinds = [seat.strength for seat in again.app.session.seats]
    assert kinds == [SKILLED, CASUAL, PERSON, CASUAL, SKILLED]
    told = [again.button(f"seat {seat}").accessibleName() for seat in range(5)]
    assert told[0].startswith("Ada, skilled computer player, 6 cards")
    assert told[1].startswith("Alan, casual computer player, 6 cards")
    assert told[2].startswith("You, 6 cards")


@pytest.mark.usefixtures("_quick_clicks")
def test_a_person_takes_the_place_of_a_computer_player(open_window: OpenWindow) -> None:
    driver = open_window()
    choose_players(driver, 2)
    choose_by_mouse(driver, 0, CASUAL)
    driver.click(driver.find(QLineEdit, "seat name 0"))
    for key in (Qt.Key.Key_B, Qt.Key.Key_O):
        driver.key(key)
    choose_by_mouse(driver, 0, PERSON)
    assert placeholders(driver, 2) == ["Player 1", "Player 2"]
    choose_by_mouse(driver, 0, SKILLED)
    driver.click(driver.button("play"))
    told = driver.button("seat 0").accessibleName()
    assert told.startswith("bo, skilled computer player"), "the name stays"


# Whole games

MIXES: dict[str, tuple[Kinds, int]] = {
    "original": ((PERSON, SKILLED, CASUAL, SKILLED, CASUAL), 0),
    "extreme": ((CASUAL, SKILLED, PERSON), 1),
    "quick": ((SKILLED, PERSON, CASUAL, SKILLED), 2),
}
"""By edition, who plays and who begins."""


def assert_recorded(driver: Driver, watch: Watch) -> None:
    """The record tells of every lay in its order, and holds to the rules."""
    record = decode_record(encode_record(driver.app.session.record()))
    told = [(turn.player, lay) for turn in record.turns for lay in turn.lays]
    assert told == watch.lays
    ending = driver.app.session.ending
    assert ending is not None
    assert verify(record).outcome == ending.outcome


@pytest.mark.parametrize(
    "edition",
    # The longest; in every run, the others stand for it.
    [pytest.param(name, marks=[pytest.mark.heavy] * (name == "original")) for name in MIXES],
)
def test_one_person_among_computer_players(
    edition: str, open_window: OpenWindow, qtbot: QtBot
) -> None:
    kinds, starter = MIXES[edition]
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(random_game(edition, kinds))
    watch = Watch(driver)
    assert driver.hand, "it is in sight from the beginning"
    agree(driver, starter)
    play_to_end(driver, qtbot)
    assert_recorded(driver, watch)
    assert {player for player, _ in watch.lays} == set(range(len(kinds)))
    assert watch.is_right
    assert all(watch.seen), "never out of sight"


@pytest.mark.parametrize("edition", [pytest.param("original", marks=pytest.mark.heavy), "quick"])
def test_computer_players_among_themselves(
    edition: str, open_window: OpenWindow, qtbot: QtBot
) -> None:
    """They agree who begins, and nobody else is asked anything."""
    driver = open_window(pace=Pace.AT_ONCE)
    watch = Watch(driver)
    driver.start(random_game(edition, (CASUAL, SKILLED, CASUAL)))
    assert not driver.can_see("starter 0")
    wait_for_end(driver, qtbot)
    assert watch.is_right
    assert not any(watch.seen)
    assert_recorded(driver, watch)


def test_open_hands(open_window: OpenWindow, qtbot: QtBot) -> None:
    """Nobody has anything to hide, computer players neither."""
    driver = open_window(pace=Pace.AT_ONCE)
    game = random_game("quick", (PERSON, SKILLED, PERSON))
    driver.start(with_computers(game, PERSON, SKILLED, PERSON, open_hands=True))
    watch = Watch(driver)
    told = [each.accessibleName() for each in driver.all(OpenHand, None) if each.isVisible()]
    assert any(each.startswith("Alan holds") for each in told)
    agree(driver, 1)
    play_to_end(driver, qtbot)
    assert watch.is_right
    assert_recorded(driver, watch)
    assert json.loads(encode_record(driver.app.session.record()))["marks"] == {"open_hands": True}


def test_two_people_with_hidden_hands(open_window: OpenWindow, qtbot: QtBot) -> None:
    """While a computer player plays, nobody's hand is in sight."""
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(random_game("quick", (PERSON, SKILLED, PERSON)))
    watch = Watch(driver)
    agree(driver, 1)
    play_to_end(driver, qtbot)
    assert_recorded(driver, watch)
    assert watch.is_right
    assert set(watch.seen) == {True, False}


# Saving


def test_a_computer_players_turn_is_gone_on_with_after_a_new_start(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    spy = Spy()
    with monkeypatch.context() as slow:
        play_as(slow, spy)
        wait_for_ever(slow, before_turn_ms=0)
        driver = open_window()
        driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
        agree(driver, 1)
        qtbot.waitUntil(lambda: laid(driver) == 1)
        driver.window.close()
    (path,) = shelf(driver)
    kept = json.loads(path.read_bytes())["seats"]
    assert [each.get("strength") for each in kept] == [None, "skilled", "casual"]
    again = open_window(data=driver.app.data_folder, pace=Pace.AT_ONCE)
    assert len(tiles(again)) == 1
    watch = Watch(again)
    again.click(again.button("resume"))
    session = again.app.session
    assert [seat.strength for seat in session.seats] == [PERSON, SKILLED, CASUAL]
    wait_for_people(again, qtbot)
    assert {player for player, _ in watch.lays} == {1, 2}
    play_turn(again)
    wait_for_people(again, qtbot)
    assert verify(again.app.session.record()).table.turns == session.observation.table.turns


# Nothing leaks


@pytest.fixture
def output(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Output:
    return Output(caplog, capfd)


def known(driver: Driver) -> Known:
    """What may be known to whoever sees the window: no computer player's hand."""
    course = driver.app.session.course
    assert course is not None
    seat = course.sight.uncovered
    assert seat is None or course.game.players[seat].strength is None
    return Known(
        setup=course.state.table.setup,
        laid=frozenset(course.state.table.laid),
        hand=frozenset() if seat is None else frozenset(course.state.hands[seat]),
        held=None,
        is_revealed=course.is_over,
    )


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("extreme", (CASUAL, PERSON, SKILLED)),
        ("quick", (SKILLED, PERSON, SKILLED)),
        pytest.param("original", (SKILLED, PERSON, PERSON), marks=pytest.mark.heavy),
    ],
)
def test_no_card_of_a_computer_player_can_be_found(
    edition: str,
    kinds: Kinds,
    open_window: OpenWindow,
    theme: Theme,
    output: Output,
    qtbot: QtBot,
) -> None:
    """After every step: a word, a card, a turn that is finished."""
    driver = open_window(at_once=True, pace=Pace.AT_ONCE)
    driver.start(random_game(edition, kinds, seed=8))  # all of them last for long
    session = driver.app.session
    search = LeakSearch(driver, theme, Finders(theme), session.setup, output)
    assert not search.leaks(known(driver), thoroughly=True)
    agree(driver, 0)
    take_pointer_away(driver)
    steps = 0
    while session.is_running and steps < 16:
        if acting(driver) is None:
            play_turn(driver)
            take_pointer_away(driver)
        else:
            with qtbot.waitSignal(session.stepped):
                pass
        steps += 1
        assert not search.leaks(known(driver), thoroughly=steps % 5 == 0)
    assert steps > 8
