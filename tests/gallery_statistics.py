"""The statistics as the gallery shows them."""

import sqlite3
from contextlib import closing

from PySide6.QtWidgets import QComboBox

from tests.finished_games import keep, some_games
from tests.gallery_scenes import CTRL, KEY, Gesture, Scene
from tests.window.driver import Driver
from thegame_desktop.view.statistics.chart_panel import Chart


def open_page(driver: Driver) -> None:
    """Open the statistics, unless they are in sight; Esc left them after another picture."""
    driver.key(KEY.Key_I, CTRL)


def statistics(count: int, days: int) -> Gesture:
    """The page after so many games in so many days."""

    def prepare(driver: Driver) -> None:
        keep(driver.app.history.archive, some_games(count, days))
        open_page(driver)

    return prepare


def choose(driver: Driver, box: str, *keys: KEY) -> None:
    driver.find(QComboBox, f"filter {box}").setFocus()
    driver.keys(*keys)


def filtered(driver: Driver) -> None:
    """Only games of one edition and one person, with all filters in sight."""
    statistics(600, 400)(driver)
    driver.click(driver.button("more filters"))
    choose(driver, "edition", KEY.Key_Home, KEY.Key_Down)
    choose(driver, "who", KEY.Key_Home, KEY.Key_Down)
    choose(driver, "hints", KEY.Key_End)
    driver.click(driver.button("cards left as table"))


def nothing_fits(driver: Driver) -> None:
    statistics(5, 20)(driver)
    choose(driver, "players", KEY.Key_Home, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down)


def as_tables(driver: Driver) -> None:
    statistics(2000, 700)(driver)
    for name in ("cards left", "over time"):
        driver.click(driver.button(f"{name} as table"))


def read_out(driver: Driver) -> None:
    """The keyboard has come to a bar of the second chart."""
    open_page(driver)
    driver.find(Chart, "over time chart").setFocus()
    driver.keys(KEY.Key_End, *[KEY.Key_Left] * 5)


def newer_archive(driver: Driver) -> None:
    keep(driver.app.history.archive, some_games(1, 1))
    with closing(sqlite3.connect(driver.app.data_folder / "history.sqlite")) as connection:
        connection.executescript("PRAGMA user_version = 9; UPDATE about SET version = 9;")
    open_page(driver)


STATISTICS = [
    Scene("statistics-empty", statistics(0, 1), open_page, has_large_texts_too=True),
    Scene("statistics-few", statistics(7, 12), open_page, is_to_look_at_only=True),
    Scene(
        "statistics-full",
        statistics(4000, 900),
        read_out,
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("statistics-filtered", filtered, open_page, has_large_texts_too=True),
    Scene("statistics-nothing-fits", nothing_fits, open_page, is_to_look_at_only=True),
    Scene(
        "statistics-tables",
        as_tables,
        open_page,
        is_to_look_at_only=True,
        has_large_texts_too=True,
    ),
    Scene("statistics-newer", newer_archive, open_page),
]
