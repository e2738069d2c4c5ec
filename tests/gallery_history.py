"""The history as the gallery shows it."""

from PySide6.QtWidgets import QComboBox

from tests.finished_games import some_games
from tests.gallery_scenes import CTRL, KEY, Gesture, Scene
from tests.window.driver import Driver


def finished(count: int) -> Gesture:
    def prepare(driver: Driver) -> None:
        driver.app.history.archive.add(some_games(count, days=count))

    return prepare


def show(driver: Driver) -> None:
    driver.key(KEY.Key_Y, CTRL)


def show_all_filters(driver: Driver) -> None:
    show(driver)
    if not driver.can_see("filter hints"):
        driver.click(driver.button("more filters"))


def show_nothing(driver: Driver) -> None:
    """Filters that no game fits."""
    show(driver)
    box = driver.find(QComboBox, "filter edition")
    box.setFocus()
    driver.key(KEY.Key_End)


HISTORY = [
    Scene("history-empty", lambda _driver: None, show),
    Scene("history-full", finished(400), show, has_large_texts_too=True, is_large_too=True),
    Scene("history-filters", finished(12), show_all_filters, has_large_texts_too=True),
    Scene("history-none-fits", finished(1), show_nothing),
]
