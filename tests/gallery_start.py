"""The start page as the gallery shows it."""

from PySide6.QtCore import Qt

from tests.gallery_daily import TODAY, summary
from tests.gallery_files import many_games
from tests.gallery_scenes import KEY, Scene
from tests.window.driver import Driver
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result


def go_to_start(driver: Driver) -> None:
    driver.key(KEY.Key_Home, Qt.KeyboardModifier.AltModifier)


def fresh(driver: Driver) -> None:
    """Nothing was played yet, and it is not the first start."""
    driver.app.today.go_by(lambda: TODAY)
    go_to_start(driver)


def first_start(driver: Driver) -> None:
    fresh(driver)
    driver.window.door.welcome()


def much_played(driver: Driver) -> None:
    """Games to go on with, two of today's deals played, one lesson done and one begun."""
    app = driver.app
    app.today.go_by(lambda: TODAY)
    ended = [summary("original", TODAY, Result.WON, 0), summary("quick", TODAY, Result.LOST, 7)]
    app.history.archive.add([Finished(each, b"") for each in ended])
    app.settings.keep_lesson_step("original", len(LESSONS["original"].steps))
    app.settings.keep_lesson_step("extreme", 5)
    many_games(driver)
    go_to_start(driver)


START = [
    Scene("start-1-first", first_start),
    Scene("start-2-fresh", fresh),
    Scene("start-3-played", much_played, is_large_too=True, has_large_texts_too=True),
]
