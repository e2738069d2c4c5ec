"""Saved games and files as the gallery shows them."""

import errno
import os
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests import gallery_games as games
from tests.gallery_scenes import CTRL, KEY, MID, Gesture, Scene, table
from tests.people import FAMILY, ODD_NAMES
from tests.view import ended_games
from tests.window.driver import Driver
from thegame_desktop.engine import encode_record
from thegame_desktop.play.saved_game import record_of_course
from thegame_desktop.view.dialogs.failed_starts import AlreadyRunning, LongName
from thegame_desktop.view.dialogs.message import NewsDesk
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.look.theme import load_theme
from thegame_desktop.view.window.settings_news import SettingsNews
from thegame_desktop.view.wishes import OpenFile, SaveAs

_LATEST = datetime(2026, 3, 14, 21, 30).timestamp()
_HOURS = 3_600.0


def many_games(driver: Driver) -> None:
    """Some unfinished games of all kinds, the last of them on the table."""
    ended = ended_games.lost_alone()  # killed on the last page
    assert ended.course is not None
    shelf = driver.app.data_folder / "games"
    shelf.mkdir()
    (shelf / "ended.thegame").write_bytes(encode_record(record_of_course(ended.course)))
    played = (
        games.dealt("original", 1),
        games.played_until(games.near_the_end, "quick", 5).among(ODD_NAMES),
        games.dealt("extreme", 4).among(FAMILY),
        games.played_until(games.halfway, "original", 2),
        games.played_until(games.under_commands, "extreme", 3, "expert").with_open_hands(),
    )
    for game in played:
        game.replay(driver.session)
        driver.app.autosave.flush()
    _age(driver)
    driver.key(KEY.Key_U, CTRL)


def odd_shelf(driver: Driver) -> None:
    """Few games, and some that only a newer version can read."""
    games.played_until(games.halfway, "quick", 2).replay(driver.session)
    driver.app.autosave.flush()
    shelf = driver.app.data_folder / "games"
    for nth in range(2):
        newer = b'{"format": "thegame-record", "version": 9}'
        (shelf / f"newer {nth}.thegame").write_bytes(newer)
    _age(driver)
    driver.key(KEY.Key_U, CTRL)


def _age(driver: Driver) -> None:
    """Let the games be as old in every picture as in every other."""
    paths = sorted(
        (driver.app.data_folder / "games").glob("*.thegame"), key=lambda each: each.stat().st_mtime
    )
    for nth, path in enumerate(reversed(paths)):
        os.utime(path, (_LATEST - nth * 17 * _HOURS,) * 2)


def no_games(driver: Driver) -> None:
    driver.key(KEY.Key_U, CTRL)


def not_saved(driver: Driver) -> None:
    """A game while its folder can't be written."""
    (driver.app.data_folder / "games").write_text("no folder", encoding="utf-8")
    table(MID["original"])(driver)
    driver.app.autosave.flush()
    QApplication.processEvents()


def damaged(driver: Driver) -> None:
    shelf = driver.app.data_folder / "games"
    shelf.mkdir(exist_ok=True)
    for name in ("one", "two"):
        (shelf / f"{name}.thegame").write_bytes(b"{")
    driver.key(KEY.Key_U, CTRL)


def bad_file(content: bytes, name: str) -> Gesture:
    """A file that can't be opened, dropped on the window as a player would do it."""

    def pose(driver: Driver) -> None:
        path = driver.app.data_folder / name
        path.write_bytes(content)
        driver.window.door.fulfil(OpenFile(path))

    return pose


def missing_file(driver: Driver) -> None:
    driver.window.door.fulfil(OpenFile(driver.app.data_folder / "Sunday.thegame"))


def not_written(driver: Driver) -> None:
    driver.window.door.fulfil(SaveAs(driver.app.data_folder / "nowhere" / "Sunday.thegame"))


def already_running(driver: Driver) -> None:
    AlreadyRunning(load_theme("dark"), str(driver.app.data_folder)).open()


def strangers_game(driver: Driver) -> None:
    folder = str(driver.app.data_folder)
    AlreadyRunning(load_theme("dark"), folder, is_strangers=True).open()


def long_name(driver: Driver) -> None:
    LongName(load_theme("dark"), as_shown_path(_far_away(driver.app.data_folder))).open()


def settings_unreadable(driver: Driver) -> None:
    file = driver.app.data_folder / "settings.ini"
    trouble = OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(file))
    SettingsNews(trouble, NewsDesk(load_theme("dark"), driver.window), driver.window)


def far_away_file(driver: Driver) -> None:
    driver.window.door.fulfil(OpenFile(_far_away(driver.app.data_folder)))


def _far_away(folder: Path) -> Path:
    """A folder with as long a name as there can be."""
    return folder.joinpath(*["2026-03-14 20:15:16 " * 10] * 20)


FILES = [
    Scene("games-many", many_games, is_large_too=True, has_large_texts_too=True),
    Scene("games-newer", odd_shelf),
    Scene("games-none", no_games),
    Scene("table-not-saved", not_saved),
    Scene("dialog-games-damaged", no_games, damaged, is_dialog=True),
    Scene("dialog-file-foreign", no_games, bad_file(b"PK\3\4", "Sunday.thegame"), is_dialog=True),
    Scene(
        "dialog-file-newer",
        no_games,
        bad_file(b'{"format": "thegame-record", "version": 2}', "Sunday.thegame"),
        is_dialog=True,
    ),
    Scene("dialog-file-missing", no_games, missing_file, is_dialog=True),
    Scene("dialog-file-not-written", table(MID["quick"]), not_written, is_dialog=True),
    Scene("dialog-file-far-away", no_games, far_away_file, is_dialog=True),
    Scene("dialog-already-running", no_games, already_running, is_dialog=True),
    Scene("dialog-strangers-game", no_games, strangers_game, is_dialog=True),
    Scene("dialog-long-name", no_games, long_name, is_dialog=True),
    Scene("dialog-settings-unreadable", no_games, settings_unreadable, is_dialog=True),
]
