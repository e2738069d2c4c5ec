"""A finished game gone through at the window, while another one waits."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from tests import gallery_games as games
from tests.gallery_replay import record_of
from tests.kept_results import kept_results
from tests.people import FAMILY
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.fans import is_open
from tests.window.prepared import STEPS, dealt, lay_all, lose
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import Record, decode_record
from thegame_desktop.model.preferences import Speed
from thegame_desktop.play.seats import played_by
from thegame_desktop.view.history import replay_page
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.history.turn_slider import TurnSlider
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.table.seats.open_hand import OpenHand
from thegame_desktop.view.wishes import WatchGame

_STEPS = 14
KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier

OFF = ("Finish turn", "Take back", "Sort hand", "Signals…", "Restart this deal…", "Give up…")


class Sight(NamedTuple):
    """What is to be seen at a step of a game of the Original, counted by hand."""

    tops: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    on_turn: int


def recounted(record: Record) -> Iterator[Sight]:
    """Every step, from nothing but the deck and the lays: no draw or turn is looked up."""
    count, size = record.setup.player_count, record.setup.hand_size
    deck = [each.number for each in record.deck]
    hands = [deck[seat : count * size : count] for seat in range(count)]
    pack, tops = deck[count * size :], [1, 1, 100, 100]

    def sight(seat: int) -> Sight:
        return Sight(tuple(tops), tuple(tuple(sorted(hand)) for hand in hands), seat)

    yield sight(record.starter or 0)
    if count > 1:
        yield sight(record.starter or 0)
    for turn in record.turns:
        for lay in turn.lays:
            hands[turn.player].remove(lay.card.number)
            tops[lay.pile] = lay.card.number
            yield sight(turn.player)
        if not turn.is_open:
            while pack and len(hands[turn.player]) < size:
                hands[turn.player].append(pack.pop(0))
            following = [(turn.player + way) % count for way in range(1, count + 1)]
            yield sight(next(seat for seat in following if hands[seat]))


def seen(driver: Driver) -> Sight:
    """What is to be seen, told by what the widgets say of themselves."""
    tops = [_top(driver.pile(pile)) for pile in range(4)]
    open_hands = [each for each in driver.all(OpenHand, None) if each.isVisible()]
    told = [each.accessibleName() for each in sorted(open_hands, key=lambda each: each.x())]
    hands = [
        tuple(map(int, each.partition(" holds ")[2].split("; "))) if each else () for each in told
    ]
    big = tuple(int(code) for code in driver.hand.split())
    return Sight(tuple(tops), tuple(hands or [big]), hands.index(big) if hands else 0)


def _top(pile: QWidget) -> int:
    told = pile.accessibleName().split(".")[0]
    words = told.partition(": ")[2].replace(",", "").split()
    return int(words[0]) if words[0].isdigit() else int(words[-1])


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of three, given up in its fifth turn or so; two of them are computer players."""
    seats = played_by(FAMILY[:3], 1, Strength.CASUAL)
    game = games.played_until(games.lost, "original", 3)
    begun = replace(game, actions=game.actions[:_STEPS])
    return record_of(begun.among(played_by(seats, 2, Strength.SKILLED)), is_given_up=True)


def watch(driver: Driver, record: Record) -> None:
    driver.window.door.fulfil(WatchGame(record))


def slider(driver: Driver) -> TurnSlider:
    return driver.find(TurnSlider, "replay slider")


def caption(driver: Driver) -> str:
    return driver.find(QWidget, "replay caption").accessibleName()


def step(driver: Driver) -> int:
    return slider(driver).value()


def log(driver: Driver) -> QListView:
    return next(each for each in driver.all(QListView, None) if each.isVisible())


def files(folder: Path) -> dict[str, bytes]:
    """Everything that is on the disk, but for what is only open."""
    return {
        str(path): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in (".ini", ".sqlite-wal", ".sqlite-shm")
    }


def test_every_step_is_shown_as_it_was(open_window: OpenWindow, record: Record) -> None:
    """By keys forwards and backwards, by buttons, by clicks on the slider and in the log."""
    driver = open_window()
    watch(driver, record)
    expected = list(recounted(record))
    bar = slider(driver)
    assert bar.maximum() == len(expected) - 1

    def is_at(nth: int) -> bool:
        return (step(driver), seen(driver)) == (nth, expected[nth])

    for nth in range(len(expected)):
        assert is_at(nth)
        driver.key(KEY.Key_Right)
    for nth in reversed(range(len(expected))):
        assert is_at(nth)
        driver.key(KEY.Key_Left)
    for share in (0.5, 0.2):
        wanted = round(share * bar.maximum())
        driver.click(bar, QPoint(round(bar.x_of(wanted)), bar.height() // 2))
        assert is_at(wanted)
    driver.key(KEY.Key_Home)
    driver.click(driver.button("replay step"))
    driver.click(driver.button("replay step"))
    assert is_at(2)
    first_turn = len(record.turns[0].lays)
    driver.click(driver.button("replay turn"))
    assert is_at(2 + first_turn)
    driver.key(KEY.Key_PageDown)
    second_turn = first_turn + 1 + len(record.turns[1].lays)
    assert is_at(2 + second_turn)
    driver.key(KEY.Key_Left, CTRL)
    driver.click(driver.button("replay turn back"))
    driver.click(driver.button("replay step back"))
    assert is_at(0)
    assert not driver.button("replay first").isEnabled()
    driver.click(driver.button("replay last"))
    assert is_at(bar.maximum())
    assert driver.button("replay play on").isEnabled()
    turns, left = len(record.turns), record.outcome.cards_left if record.outcome else 0
    assert caption(driver) == f"Turn {turns} of {turns} – Given up. {left} cards left"
    # In the log, the lines about now are in the middle, and every line leads somewhere.
    driver.key(KEY.Key_Home)
    rows = [log(driver).model().index(row, 0) for row in range(log(driver).model().rowCount())]
    lay = next(index for index in rows[9:] if " on pile " in index.data())
    assert log(driver).viewport().rect().contains(log(driver).visualRect(lay))
    driver.click(log(driver).viewport(), log(driver).visualRect(lay).center())
    assert caption(driver).endswith(lay.data())
    at = step(driver)
    driver.key(KEY.Key_Down)
    driver.key(KEY.Key_Down)
    assert step(driver) == at
    driver.key(KEY.Key_Return)
    assert step(driver) > at
    driver.key(KEY.Key_End)
    assert is_at(bar.maximum())
    assert log(driver).viewport().rect().contains(log(driver).visualRect(rows[-1]))


def test_the_game_that_is_played_waits_and_nothing_can_be_done(
    open_window: OpenWindow, record: Record, ear: Ear
) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    assert driver.app.autosave.flush()
    course, before = driver.app.session.course, files(driver.app.data_folder)
    watch(driver, record)
    for key in (KEY.Key_End, KEY.Key_Home, KEY.Key_Right, KEY.Key_Right):
        driver.key(key)
    shown = seen(driver)
    for name in ("finish", "take back", "signals", "pass on", "hurry", "pause", "uncover"):
        assert not driver.can_see(name)
    # Whatever is tried with a card, it goes home, and it is said why.
    first = card(driver.hand.split()[0])
    home = driver.card(first).geometry()
    tries: tuple[Callable[[], None], ...] = (
        lambda: driver.drag_card(first, driver.pile(1)),
        lambda: driver.click_card(first),
        lambda: driver.double_click_card(first),
        lambda: driver.drag_card(first, driver.card(card(driver.hand.split()[-1]))),
        lambda: driver.key(KEY.Key_Return, CTRL),
    )
    for nth, attempt in enumerate(tries):
        driver.key(KEY.Key_Left)
        driver.key(KEY.Key_Right)
        assert driver.notice == ""
        ear.news()
        attempt()
        for told in (driver.notice, " ".join(ear.news())):
            assert ("This is a replay" in told) == (nth != 3)
        assert (seen(driver), driver.card(first).geometry()) == (shown, home)
    assert not any(driver.menu_item(name).isEnabled() for name in OFF)
    # What is about the table is about this one.
    driver.click_pile(0)
    assert is_open(driver)
    driver.key(KEY.Key_Escape)
    assert not is_open(driver)
    driver.click_pile(0)
    driver.key(KEY.Key_Left)
    assert not is_open(driver), "the pile is another one now"
    driver.key(KEY.Key_Right)
    driver.key(KEY.Key_F1)
    assert driver.window.findChild(RulesDialog) is not None
    driver.window.findChild(RulesDialog).close()  # type: ignore[union-attr]
    # In another language, at the same place.
    at, told = step(driver), caption(driver)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert (step(driver), caption(driver).split()[0]) == (at, "Zug")
    driver.app.settings.change(language="en")
    QApplication.processEvents()
    assert caption(driver) == told
    assert driver.app.session.course is course
    assert driver.app.autosave.flush()
    assert files(driver.app.data_folder) == before
    driver.choose("Game", "Back to the game")
    assert driver.hand == STEPS.replace("12 ", "")


def test_it_can_be_played_on_from_any_place_and_that_is_told(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    """From the end page; then another game waits, and nothing before the place is taken back."""
    driver = open_window()
    lose(driver)
    assert not driver.can_see("watch again"), "there is still a way back"
    assert kept_results(driver.app.data_folder) == []
    driver.click(driver.button("turn everything up"))
    driver.click(driver.button("watch again"))
    assert driver.app.autosave.flush()
    (lost,) = kept_results(driver.app.data_folder)
    assert caption(driver) == "Before the first turn. The game begins"
    driver.key(KEY.Key_Escape)
    assert driver.can_see("watch again"), "back to where it was left"
    driver.key(KEY.Key_Y, CTRL)
    driver.click(driver.button("watch"))
    assert caption(driver) == "Before the first turn. The game begins"
    driver.click(driver.button("replay back"))
    assert driver.can_see("finished games")
    driver.click(driver.button("watch"))
    driver.key(KEY.Key_End)
    end = "94 cards left. Too few cards fit to finish the turn."
    assert caption(driver) == f"Turn 2 of 2 – Lost. {end}"
    assert not driver.button("replay play on").isEnabled()
    driver.keys(KEY.Key_Home, KEY.Key_Right, KEY.Key_Right)
    assert caption(driver) == "Turn 1 of 2. 98 on pile 2 (+97)"
    driver.click(driver.button("replay play on"))
    assert driver.hand == "2 3 50 51 52 53"
    assert not driver.button("take back").isEnabled()
    driver.lay(card("50"), 2)
    driver.click(driver.button("take back"))
    assert driver.hand == "2 3 50 51 52 53"
    assert not driver.button("take back").isEnabled()
    # Another replay, and from it the same deal: the game just begun waits.
    watch(driver, decode_record(lost))
    driver.click(driver.button("replay deal again"))
    assert len(driver.hand.split()) == 8
    shelf = driver.app.data_folder / "games"
    assert driver.app.autosave.flush()
    assert len(list(shelf.glob("*.thegame"))) == 2
    driver.app.settings.change(asks_before_leaving=False)
    driver.choose("Game", "Give up…")
    driver.click(driver.button("new game"))
    assert driver.app.autosave.flush()
    driver.key(KEY.Key_U, CTRL)
    driver.click(driver.button("resume"))
    assert driver.hand == "2 3 50 51 52 53"
    assert not driver.button("take back").isEnabled(), "nor after a start"
    driver.choose("Game", "Give up…")
    driver.click(driver.button("new game"))
    assert driver.app.autosave.flush()
    extras = [decode_record(each).extra for each in kept_results(driver.app.data_folder)]
    begun = [each.get("marks", {}).get("begun_from") for each in extras]
    assert begun == [None, "deal", "position"]
    assert extras[2]["marks"]["take_backs"] == 1


def test_a_step_on_is_seen_to_happen_and_a_jump_is_not(
    open_window: OpenWindow, record: Record, qtbot: QtBot
) -> None:
    driver = open_window(speed=Speed.SLOW)
    watch(driver, record)

    def moves_after(key: Qt.Key) -> bool:
        driver.key(key)
        return driver.table.is_moving

    driver.table.hurry()
    driver.key(KEY.Key_Right)
    assert moves_after(KEY.Key_Right)
    assert not moves_after(KEY.Key_Left)
    assert not moves_after(KEY.Key_PageDown)
    # By itself it goes on until it is paused, or somebody takes over.
    page = driver.find(ReplayPage, None)
    driver.app.settings.change(speed=Speed.OFF)
    own = Qt.FindChildOption.FindDirectChildrenOnly
    (clock,) = page.findChildren(QTimer, options=own)
    clock.setInterval(1)
    at = step(driver)
    driver.key(KEY.Key_Space)
    assert driver.button("replay play").accessibleName() == "Pause"
    qtbot.waitUntil(lambda: step(driver) > at + 2)
    driver.click(driver.button("replay play"))
    assert driver.button("replay play").accessibleName() == "Play"
    driver.click(driver.button("replay play"))
    qtbot.waitUntil(lambda: step(driver) == slider(driver).maximum())
    assert driver.button("replay play").accessibleName() == "Play"
    assert replay_page.PACE_MS > 500
    driver.click(driver.button("replay play"))
    driver.key(KEY.Key_Home)
    assert (driver.button("replay play").accessibleName(), step(driver)) == ("Play", 0)
    # Whoever uses the buttons by keyboard stays there.
    driver.button("replay step").setFocus(Qt.FocusReason.TabFocusReason)
    driver.keys(KEY.Key_Return, KEY.Key_Return, KEY.Key_Space)
    assert (step(driver), driver.focused) == (3, "replay step")
