"""Who plays alone: asked on the new-game page and for the daily deal, by mouse and keys."""

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel

from tests.gallery_daily import summary
from tests.people import FAMILY
from tests.window.conftest import OpenWindow
from tests.window.driver import LEFT, PLAIN, Driver
from thegame_desktop.engine import decode_record
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.seats import LONGEST_NAME
from thegame_desktop.storage.archive_file import ArchiveFile
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Wanted

CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key
NOBODY = "Nobody in particular"
TODAY = date(2026, 11, 17)


def box(driver: Driver) -> QComboBox:
    return driver.find(QComboBox, "soloist")


def offered(driver: Driver) -> list[str]:
    model = box(driver).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def pick(driver: Driver, name: str) -> None:
    """Open the list by its arrow, and click a name."""
    arrow = QPoint(box(driver).width() - 12, box(driver).height() // 2)
    driver.click(box(driver), arrow)
    items = box(driver).view()
    row = items.visualRect(box(driver).model().index(offered(driver).index(name), 0))
    windows = QGuiApplication.topLevelWindows()
    (popup,) = (each for each in windows if each.type() == Qt.WindowType.Popup and each.isVisible())
    QTest.mouseClick(popup, LEFT, PLAIN, items.viewport().mapTo(items.window(), row.center()))
    QApplication.processEvents()


def write(driver: Driver, text: str) -> None:
    """Replace what is written there from the keyboard, or by the clipboard."""
    driver.click(box(driver), QPoint(30, box(driver).height() // 2))
    driver.key(KEY.Key_A, CTRL)
    driver.key(KEY.Key_Delete)
    if text.isascii() and text.isprintable():
        QTest.keyClicks(box(driver), text)
    else:
        QGuiApplication.clipboard().setText(text)
        driver.key(KEY.Key_V, CTRL)
        QGuiApplication.clipboard().clear()


def choose_players(driver: Driver, label: str) -> None:
    segments = [each for each in driver.all(QAbstractButton, None) if each.isVisible()]
    (segment,) = (each for each in segments if each.accessibleName() == label)
    driver.click(segment)


def names(driver: Driver) -> list[str]:
    """Who plays the game on the table."""
    return [seat.name for seat in driver.app.session.seats]


def play_new(driver: Driver) -> list[str]:
    driver.click(driver.button("play"))
    return names(driver)


def give_up(driver: Driver) -> None:
    driver.choose("Game", "Give up…")
    assert driver.can_see("same again")


def booked(driver: Driver) -> list[str]:
    """Whose the finished games are, the first ones first."""
    assert driver.app.autosave.flush()
    archive = driver.app.history.archive
    games = archive.ids_of(archive.numbers(Wanted(), is_descending=False))
    records = [decode_record(archive.record(game) or b"") for game in games]
    return [" ".join(seat["name"] for seat in each.extra["seats"]) for each in records]


def after_a_family_game(driver: Driver) -> Driver:
    driver.app.settings.last_choice = GameChoice(player_count=3, seats=FAMILY)
    driver.app.today.go_by(lambda: TODAY)
    driver.key(KEY.Key_N, CTRL)
    return driver


def test_a_solo_game_is_booked_to_who_is_chosen_not_to_the_first_seat(
    open_window: OpenWindow,
) -> None:
    driver = after_a_family_game(open_window(asks_before_leaving=False))
    assert not driver.can_see("soloist")
    choose_players(driver, "Alone")
    assert not driver.can_see("seat name 0")
    assert box(driver).currentText() == ""
    line = box(driver).lineEdit()
    assert line is not None
    assert line.placeholderText() == NOBODY
    assert offered(driver) == [NOBODY, "Anna", "Ben", "Mika", "Sarah", "Zoë"]
    assert play_new(driver) == [""]
    give_up(driver)
    # A name is chosen from the list, and remembered.
    driver.key(KEY.Key_N, CTRL)
    pick(driver, "Sarah")
    assert driver.app.settings.last_choice.soloist == "Sarah"
    assert play_new(driver) == ["Sarah"]
    assert driver.app.session.seats[0].colour is FAMILY[2].colour, "as at the family's table"
    give_up(driver)
    for again in ("this deal again", "same again"):
        driver.click(driver.button(again))
        assert names(driver) == ["Sarah"]
        give_up(driver)
    assert booked(driver) == ["", "Sarah", "Sarah", "Sarah"]
    # The family finds its table as it was, and the other way round.
    driver.key(KEY.Key_N, CTRL)
    assert box(driver).currentText() == "Sarah"
    choose_players(driver, "3 players")
    assert play_new(driver) == ["Anna", "Ben", "Sarah"]
    driver.key(KEY.Key_N, CTRL)
    choose_players(driver, "Alone")
    assert box(driver).currentText() == "Sarah"
    pick(driver, NOBODY)
    assert box(driver).currentText() == ""
    assert play_new(driver) == [""]
    assert driver.app.settings.last_choice.seats == FAMILY


def test_a_name_is_written_by_keys_and_enter_plays(open_window: OpenWindow) -> None:
    driver = after_a_family_game(open_window(asks_before_leaving=False))
    choose_players(driver, "Alone")
    write(driver, "Ann")
    assert box(driver).currentText() == "Ann", "nothing is added to it"
    driver.key(KEY.Key_Return)
    assert names(driver) == ["Ann"]
    give_up(driver)
    again = open_window(data=driver.app.data_folder)
    again.key(KEY.Key_N, CTRL)
    assert box(again).currentText() == "Ann", "another start remembers it"
    assert "Ann" in offered(again)
    box(again).setFocus()
    again.key(KEY.Key_Home)
    again.keys(KEY.Key_Up, KEY.Key_Up, KEY.Key_Up)
    assert box(again).currentText() == "", "the arrow keys lead to nobody in particular"
    again.key(KEY.Key_Escape)
    assert not again.can_see("soloist")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("  An\n na\u202e ", "An na"),
        ("x" * 5000, "x" * LONGEST_NAME),
        ("\u200b \u202e", ""),
        ("אנה", "אנה"),
    ],
)
def test_any_name_is_plain_text(open_window: OpenWindow, text: str, name: str) -> None:
    driver = after_a_family_game(open_window(asks_before_leaving=False))
    choose_players(driver, "Alone")
    write(driver, text)
    assert play_new(driver) == [name]
    driver.key(KEY.Key_N, CTRL)
    labels = [each for each in driver.all(QLabel, None) if name and name in each.text()]
    assert all(each.textFormat() is Qt.TextFormat.PlainText for each in labels)
    if name:
        row = offered(driver).index(next(each for each in offered(driver) if name[:2] in each))
        tip = box(driver).model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        assert "<b>Anna" not in tip


def test_names_come_from_the_history_if_it_can_be_read(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window()
    game = summary(
        "original", TODAY, Result.WON, 0, names=("Zora", "Ada"), strengths=("", "casual")
    )
    driver.app.history.archive.add([Finished(game, b"")])
    driver.key(KEY.Key_N, CTRL)
    assert offered(driver) == [NOBODY, "Zora"], "no computer player"

    def fail(*_arguments: object) -> None:
        raise OSError

    monkeypatch.setattr(ArchiveFile, "asked", fail)
    driver.key(KEY.Key_N, CTRL)
    assert offered(driver) == [NOBODY]
    driver.key(KEY.Key_Return)
    assert names(driver) == [""]


@pytest.mark.parametrize(("edition", "partners"), [("original", []), ("quick", [""])])
def test_the_daily_deal_asks_too(
    open_window: OpenWindow, edition: str, partners: list[str]
) -> None:
    driver = after_a_family_game(open_window(asks_before_leaving=False))
    driver.key(KEY.Key_D, CTRL)
    driver.click(driver.button(f"daily {edition}"))
    assert not driver.can_see("soloist"), "the family plays"
    driver.click(driver.button("play alone"))
    assert box(driver).currentText() == ""
    pick(driver, "Ben")
    assert driver.app.settings.last_choice == GameChoice(
        player_count=3, seats=FAMILY, soloist="Ben"
    )
    told = [each.text() for each in driver.all(QLabel, None) if each.isVisible()]
    assert any("· Ben" in text for text in told)
    driver.key(KEY.Key_Return)
    assert names(driver) == ["Ben", *partners]
    driver.key(KEY.Key_D, CTRL)
    assert not driver.can_see("soloist"), "Ben has begun it, and goes on"
    driver.click(driver.button("play daily"))
    give_up(driver)
    driver.key(KEY.Key_D, CTRL)
    assert box(driver).currentText() == "Ben"
    driver.click(driver.button("play together"))
    assert not driver.can_see("soloist")
    driver.click(driver.button("play daily"))
    assert names(driver) == ["Anna", "Ben", "Sarah"]
    driver.key(KEY.Key_N, CTRL)
    choose_players(driver, "Alone")
    assert box(driver).currentText() == "Ben"
