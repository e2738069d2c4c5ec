"""The page of the daily deal, by mouse and keys: playing, the calendar, sharing, midnight."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from tests.gallery_daily import summary
from tests.people import FAMILY
from tests.positions import card
from tests.window.all_texts import texts_of
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import tiles
from tests.window.prepared import LOSING, dealt, lay_all
from thegame_desktop.engine import EDITIONS, Deal, Edition, decode_record
from thegame_desktop.model import session
from thegame_desktop.play import daily
from thegame_desktop.play.daily import daily_deal
from thegame_desktop.play.new_game import Beginning, GameChoice
from thegame_desktop.storage.archive_file import ArchiveFile
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Wanted
from thegame_desktop.view.pages.result_panel import ResultPanel
from thegame_desktop.view.table.daily_leaf import DailyLeaf
from thegame_desktop.view.table.in_force import InForce

CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key
TODAY = date(2026, 11, 17)
DEAL = "Daily deal, November 17, 2026"


@pytest.fixture(autouse=True)
def _games_end_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever day it is really, or a game would have been played later than its day."""
    monkeypatch.setattr(session, "utc_now", lambda: "2026-11-17T12:00:00+00:00")


def open_daily(driver: Driver) -> None:
    """Go to the page, and let what was played before it be written down."""
    driver.key(KEY.Key_D, CTRL)
    assert driver.app.autosave.flush()
    QApplication.processEvents()


def on_day(driver: Driver, day: date) -> Driver:
    driver.app.today.go_by(lambda: day)
    return driver


def day_told(driver: Driver, day: date) -> str:
    return driver.button(f"day {day.isoformat()}").accessibleName()


def told_of(driver: Driver, edition: str) -> str:
    return driver.button(f"daily {edition}").accessibleDescription()


def labels(driver: Driver) -> str:
    return "\n".join(each.text() for each in driver.all(QLabel, None) if each.isVisible())


def give_up(driver: Driver) -> None:
    driver.choose("Game", "Give up…")
    assert driver.can_see("same again")


def begun(driver: Driver) -> tuple[str, str, Beginning]:
    """The edition, the day and the beginning of the game on the table."""
    course = driver.app.session.course
    assert course is not None
    return course.game.setup.edition.name, course.game.daily, course.game.beginning


def copied(driver: Driver) -> str:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    driver.click(driver.button("copy daily"))
    text = clipboard.text()
    clipboard.clear()  # later tests look for hidden cards there too
    return text


def test_the_deal_of_each_edition_is_played_counted_and_shared(open_window: OpenWindow) -> None:
    driver = on_day(open_window(asks_before_leaving=False), TODAY)
    for edition in EDITIONS:
        open_daily(driver)
        driver.click(driver.button(f"daily {edition}"))
        assert told_of(driver, edition) == "Not played yet"
        assert day_told(driver, TODAY) == "November 17, 2026: not played"
        driver.key(KEY.Key_Return)
        assert begun(driver) == (edition, "2026-11-17", Beginning.FRESH)
        assert driver.app.session.observation.table.setup.variant.name == "standard"
        assert driver.window.windowTitle() == "The Game – Daily deal, November 17, 2026"
        open_daily(driver)
        left = len(EDITIONS[edition].cards)
        assert told_of(driver, edition) == f"Begun, {left} cards left"
        driver.click(driver.button("play daily"))
        give_up(driver)
        # The end page shares what the calendar will share.
        driver.click(driver.find(ResultPanel, None).copy_button)
        at_once = QGuiApplication.clipboard().text()
        open_daily(driver)
        assert driver.window.windowTitle() == "The Game"
        assert told_of(driver, edition) == f"Given up with {left} cards left"
        assert "given up" in day_told(driver, TODAY).lower()
        assert copied(driver) == at_once
        assert driver.button("copy daily").text() == "Copied"
    assert at_once == (
        "The Game – daily deal, November 17, 2026\n"
        "Quick & Easy · 2 players · 1 of them a computer player\n"
        "░░░░░░░░░░ Given up with 50 cards left"
    )
    assert "0 of 1 deal won this month" in labels(driver)
    driver.app.settings.change(language="de")
    assert copied(driver) == (
        "The Game – Spiel des Tages, 17. November 2026\n"
        "Quick & Easy · 2 Spieler · davon 1 Computerspieler\n"
        "░░░░░░░░░░ Aufgegeben mit 50 Restkarten"
    )
    driver.app.settings.change(language="en")
    # Whoever plays it again knows the cards, and the first game still counts.
    driver.click(driver.button("daily original"))
    driver.click(driver.button("play daily"))
    assert begun(driver) == ("original", "2026-11-17", Beginning.DEAL)
    course = driver.app.session.course
    assert course is not None
    # It can be gone on with, from here and from among the unfinished games.
    driver.key(KEY.Key_U, CTRL)
    (tile,) = tiles(driver)
    assert tile.accessibleName() == "Original · Daily deal, November 17, 2026"
    open_daily(driver)
    assert told_of(driver, "original") == "Given up with 98 cards left", "a result stands"
    assert driver.button("play daily").text() == "Go on"
    assert driver.can_see("copy daily")
    driver.click(driver.button("play daily"))
    assert driver.app.session.course == course
    assert driver.table.isVisible()
    give_up(driver)
    open_daily(driver)
    assert told_of(driver, "original") == "Given up with 98 cards left"
    assert "known" not in copied(driver)


@pytest.mark.parametrize("size", [(900, 500), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 5])
def test_it_says_so_at_the_table_and_on_the_result(
    open_window: OpenWindow, size: tuple[int, int], players: int
) -> None:
    driver = on_day(open_window(*size, asks_before_leaving=False), TODAY)
    driver.app.settings.last_choice = GameChoice(player_count=players, seats=FAMILY)
    open_daily(driver)
    driver.key(KEY.Key_Return)
    leaf = driver.find(DailyLeaf, "daily leaf")
    for code, words in (("de", "Spiel des Tages, 17. November 2026"), ("en", DEAL)):
        driver.app.settings.change(language=code)
        QApplication.processEvents()
        assert leaf.accessibleName() == leaf.toolTip() == words
    around = driver.find(InForce, None).geometry()
    assert driver.table.rect().contains(leaf.geometry())
    assert not leaf.geometry().intersects(around)
    assert leaf.width() >= leaf.height() // 2
    give_up(driver)
    told = [each for each in driver.all(QLabel, None) if each.isVisible() and each.text() == DEAL]
    assert len(told) == 1
    driver.click(driver.button("same again"))
    assert not driver.can_see("daily leaf"), "another deal"
    give_up(driver)
    assert DEAL not in labels(driver)


def test_a_deal_whose_code_was_played_before_is_known(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = on_day(open_window(asks_before_leaving=False), TODAY)
    code = daily_deal(EDITIONS["original"], TODAY).code

    def play(text: str) -> tuple[str, str, Beginning]:
        driver.key(KEY.Key_N, CTRL)
        driver.find(QLineEdit, "deal code").setFocus()
        QTest.keyClicks(driver.find(QLineEdit, "deal code"), text)
        driver.click(driver.button("play"))
        told = begun(driver)
        give_up(driver)
        return told

    assert play(code) == ("original", "", Beginning.FRESH)
    assert play(code.lower()) == ("original", "", Beginning.DEAL)
    assert play("") == ("original", "", Beginning.FRESH), "by chance"
    open_daily(driver)
    assert told_of(driver, "original") == "Not played yet"
    driver.key(KEY.Key_Return)
    assert begun(driver) == ("original", "2026-11-17", Beginning.DEAL), "the same cards"
    give_up(driver)
    open_daily(driver)
    assert told_of(driver, "original") == "Given up with 98 cards left, with known cards"
    archive = driver.app.history.archive
    games = archive.ids_of(archive.numbers(Wanted(), is_descending=False))
    records = [decode_record(archive.record(game) or b"") for game in games]
    marks = [each.extra["marks"].get("begun_from") for each in records]
    assert marks == [None, "deal", None, "deal"]
    assert [each.extra["deal"] == code for each in records] == [True, True, False, True]

    def fail(*_arguments: object) -> None:
        raise OSError

    monkeypatch.setattr(ArchiveFile, "asked", fail)
    assert play(code) == ("original", "", Beginning.FRESH), "nobody knows better"


def test_the_calendar_goes_by_keys_and_never_into_the_future(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = on_day(open_window(asks_before_leaving=False), TODAY)
    driver.app.settings.last_choice = GameChoice(player_count=2, seats=FAMILY)
    games = [
        summary("original", date(2026, 11, 15), Result.WON, 0),
        summary("original", date(2026, 11, 16), Result.LOST, 12),
        summary("original", date(2026, 10, 31), Result.LOST, 1, beginning="deal"),
    ]
    driver.app.history.archive.add([Finished(each, b"") for each in games])
    told: list[date] = []

    def deal_and_tell(edition: Edition, day: date) -> Deal:
        told.append(day)
        return daily_deal(edition, day)

    monkeypatch.setattr(daily, "daily_deal", deal_and_tell)
    driver.key(KEY.Key_N, CTRL)
    driver.click(driver.button("daily deal"))
    assert day_told(driver, date(2026, 11, 15)) == "November 15, 2026: Won"
    assert day_told(driver, date(2026, 11, 16)) == "November 16, 2026: Lost with 12 cards left"
    assert "2 days in a row · 1 of 2 deals won this month" in labels(driver)
    tomorrow = driver.button("day 2026-11-18")
    assert not tomorrow.isEnabled()
    assert tomorrow.accessibleName() == "November 18, 2026: still to come"
    driver.click(tomorrow)
    driver.click(driver.button("day 2026-11-17"))
    for keys, there in (
        ((KEY.Key_Right, KEY.Key_Down, KEY.Key_PageDown), "2026-11-17"),
        ((KEY.Key_Left,), "2026-11-16"),
        ((KEY.Key_Up,), "2026-11-09"),
        ((KEY.Key_PageUp,), "2026-10-09"),
        ((*[KEY.Key_PageUp] * 12,), "2026-01-01"),
        (
            (*[KEY.Key_PageDown] * 9, *[KEY.Key_Down] * 4, KEY.Key_Right, KEY.Key_Right),
            "2026-10-31",
        ),
    ):
        driver.keys(*keys)
        assert driver.focused == f"day {there}"
        assert driver.button("month before").isEnabled() == (there != "2026-01-01")
        assert driver.button("month after").isEnabled() == ("-11-" not in there)
    assert told_of(driver, "original") == "Lost with 1 card left, with known cards"
    said = [each.text for each in texts_of(driver.window)]
    assert told == []
    # Nothing tells of a card: no number but of days, years, cards left and players.
    codes = {daily_deal(each, day).code for each in EDITIONS.values() for day in (TODAY,)}
    assert not any(code in text for code in codes for text in said)
    # A past day is played by those who played last, and is marked as played later.
    driver.keys(KEY.Key_Left, KEY.Key_Return)
    assert begun(driver) == ("original", "2026-10-30", Beginning.FRESH)
    assert {*told} == {date(2026, 10, 30)}
    assert [seat.name for seat in driver.app.session.seats] == ["Anna", "Ben"]
    give_up(driver)
    open_daily(driver)
    driver.click(driver.button("month before"))
    driver.click(driver.button("day 2026-10-30"))
    assert told_of(driver, "original") == "Given up with 98 cards left, played later"
    driver.click(driver.button("month after"))
    # Esc leads to where one came from, also to the end of a game, whose result stands now.
    driver.key(KEY.Key_Escape)
    assert driver.can_see("same again")
    assert not driver.can_see("take back the last")
    driver.key(KEY.Key_D, CTRL)
    driver.click(driver.button("play alone"))
    driver.click(driver.button("day 2026-11-17"))
    driver.click(driver.button("play daily"))
    assert [seat.name for seat in driver.app.session.seats] == [""], "nobody in particular"
    driver.key(KEY.Key_D, CTRL)
    driver.click(driver.button("leave daily"))
    assert driver.table.isVisible()


def test_a_page_left_before_midnight_offers_the_new_day(open_window: OpenWindow) -> None:
    driver = on_day(open_window(), TODAY)
    open_daily(driver)
    driver.click(driver.button("leave daily"))
    on_day(driver, date(2026, 11, 18))
    open_daily(driver)
    assert driver.button("day 2026-11-18").isChecked()
    assert driver.button("day 2026-11-18").isEnabled()
    assert day_told(driver, TODAY) == "November 17, 2026: not played"


def test_midnight_and_a_history_that_can_not_be_read(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = on_day(open_window(asks_before_leaving=False), TODAY)
    won = [summary("original", TODAY.replace(day=day), Result.WON, 0) for day in (16, 17)]
    open_daily(driver)
    assert "Tuesday, November 17, 2026" in labels(driver)
    driver.app.history.archive.add([Finished(each, b"") for each in won])
    driver.app.history.changed.emit()
    assert told_of(driver, "original") == "Won"
    assert "2 days in a row · 2 wins in a row · 2 of 2 deals won this month" in labels(driver)
    # Whoever looks at today looks at the new day; a past one stays in sight.
    on_day(driver, date(2026, 11, 18))
    assert told_of(driver, "original") == "Not played yet"
    assert driver.button("day 2026-11-18").isChecked()
    assert "2 days in a row · 2 wins in a row · 2 of 2 deals won this month" in labels(driver)
    driver.click(driver.button("day 2026-11-16"))
    # The machine has slept over midnight: it is noticed as soon as the window is in front again.
    nights = [date(2026, 11, 18)]
    driver.app.today.go_by(lambda: nights[-1])
    nights.append(date(2026, 11, 19))
    assert not driver.button("day 2026-11-19").isEnabled()
    driver.key(KEY.Key_F1, CTRL)
    driver.key(KEY.Key_Escape)
    driver.window.activateWindow()
    QApplication.processEvents()
    assert driver.button("day 2026-11-16").isChecked()
    assert driver.button("day 2026-11-19").isEnabled()

    def fail(*_arguments: object) -> None:
        raise OSError

    monkeypatch.setattr(ArchiveFile, "asked", fail)
    open_daily(driver)
    assert "What was played can't be read just now." in labels(driver)
    driver.key(KEY.Key_Return)
    assert begun(driver) == ("original", "2026-11-19", Beginning.DEAL), "nobody knows better"
    # A loss that can be taken back is no result yet; left for this page, it is one.
    driver.start(replace(dealt(LOSING, draw="54 55 56"), daily="2026-11-19"))
    lay_all(driver, "99/0 98/1 2/2")
    driver.finish()
    driver.lay(card("3"), 3)
    copy = driver.find(ResultPanel, None).copy_button
    assert driver.can_see("turn everything up")
    assert not copy.isVisible()
    driver.key(KEY.Key_D, CTRL)
    driver.key(KEY.Key_Escape)
    assert driver.can_see("same again")
    assert not driver.can_see("turn everything up")
    assert copy.isVisible()
