"""The page of the statistics: its figures against a plain recount, its charts, and its files."""

import csv
import errno
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QTableView

from tests.finished_games import keep, some_games
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.test_game_files import answer_file_dialog, said
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import CountedGame, Result, Summary, Wanted
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.statistics import chart_drawing
from thegame_desktop.view.statistics.chart_panel import Chart
from thegame_desktop.view.statistics.figure_tiles import FigureTile
from thegame_desktop.view.statistics.statistics_page import StatisticsPage

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def opened(driver: Driver, games: Sequence[Finished] = ()) -> Sequence[Summary]:
    """Open the page after these games."""
    kept = keep(driver.app.history.archive, games)
    driver.key(KEY.Key_I, CTRL)
    driver.find(StatisticsPage, None)
    return kept


def choose(driver: Driver, name: str, label: str) -> None:
    """Go to an item of a filter by the keyboard."""
    box = driver.find(QComboBox, f"filter {name}")
    box.setFocus()
    driver.key(KEY.Key_Home)
    while box.currentText() != label:
        before = box.currentIndex()
        driver.key(KEY.Key_Down)
        assert box.currentIndex() != before, f"{label} isn't offered"


def shown(driver: Driver) -> list[str]:
    """What the tiles tell."""
    tiles = [each for each in driver.all(FigureTile, None) if each.isVisible()]
    assert all(each.accessibleName() == each.tile.told for each in tiles)
    return [each.tile.value for each in tiles]


def recounted(games: Sequence[Summary]) -> list[str]:
    """The same, counted plainly."""
    results = [game.result for game in games]
    left = [game.cards_left for game in games if game.result != "given_up"]
    runs = "".join("x" if result == "won" else " " for result in results).split(" ")
    return [
        str(len(games)),
        f"{round(100 * results.count(Result.WON) / len(games))}%",
        str(min(left)),
        f"{sum(left) / len(left):.1f}",
        str(len(runs[-1])),
        str(max(map(len, runs))),
    ]


def messages(driver: Driver) -> list[str]:
    page = driver.find(StatisticsPage, None)
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def numbers(driver: Driver, name: str) -> list[list[str]]:
    """What a table shows, row by row."""
    model = driver.find(QTableView, f"{name} table").model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def readouts(driver: Driver, name: str) -> list[str]:
    """What is told of each bar by the arrow keys, from left to right."""
    chart = driver.find(Chart, f"{name} chart")
    chart.setFocus()
    driver.key(KEY.Key_Home)
    told = [chart.readout]
    while True:
        driver.key(KEY.Key_Right)
        if chart.readout == told[-1]:
            return told
        told.append(chart.readout)


def test_filters_change_the_figures_and_the_charts(open_window: OpenWindow) -> None:
    driver = open_window()
    games = opened(driver, some_games(300, 200))
    fresh = [game for game in games if game.beginning == "fresh"]
    assert shown(driver) == recounted(fresh)
    driver.click(driver.button("more filters"))
    ways: list[tuple[str, str, Callable[[Summary], bool]]] = [
        ("edition", "Original", lambda game: game.edition == "original"),
        ("variant", "For experts", lambda game: game.variant == "expert"),
        ("players", "2 players", lambda game: len(game.names) == 2),
        ("who", "Anna", lambda game: "Anna" in game.names),
        ("who", "Anna & Ben", lambda game: game.names == ("Anna", "Ben")),
        ("computers", "With computer players", lambda game: any(game.strengths)),
        ("hints", "Without hints", lambda game: not game.hints),
        ("take-backs", "With take-backs", lambda game: game.take_backs > 0),
        ("open hands", "Open hands", lambda game: game.open_hands),
    ]
    for name, label, fits in ways:
        choose(driver, name, label)
        assert shown(driver) == recounted([game for game in fresh if fits(game)]), label
        driver.click(driver.button("show all"))
    choose(driver, "beginning", "Fresh and known deals")
    assert shown(driver) == recounted(games)
    _check_charts(driver, games)
    # A game comes to its end elsewhere while the page is in sight.
    more = keep(driver.app.history.archive, some_games(301, 200)[300:])
    driver.app.history.changed.emit()
    assert shown(driver)[0] == str(len(games) + len(more))
    driver.key(KEY.Key_Escape)
    driver.find(NewGamePage, None)
    opened(driver)
    driver.click(driver.button("back"))
    driver.find(NewGamePage, None)


def _check_charts(driver: Driver, games: Sequence[Summary]) -> None:
    bars = readouts(driver, "cards left")
    results = Counter(game.result for game in games)
    assert bars[0].startswith(f"Won, {results[Result.WON]} game")
    assert bars[-1].startswith(f"Given up, {results[Result.GIVEN_UP]} game")
    few = [game for game in games if game.result == "lost" and game.cards_left < 10]
    assert bars[1].startswith(f"Cards left: 1–9, {len(few)} game")
    chart = driver.find(Chart, "cards left chart")
    driver.move_to(chart, chart.place_of(0).toPoint())
    assert chart.readout == bars[0], "the pointer tells the same"
    assert bars[0].split(",")[1].strip() in chart.accessibleDescription()
    driver.click(driver.button("cards left as table"))
    assert [row[:2] for row in numbers(driver, "cards left")] == [
        [name.removeprefix("Cards left: "), games.split(" ")[0]]
        for name, games, _share in (bar.split(", ") for bar in bars)
    ]
    months = Counter(f"{datetime.fromtimestamp(game.ended):%m/%Y}" for game in games)
    driver.click(driver.button("over time as table"))
    assert {row[0]: int(row[1]) for row in numbers(driver, "over time")} == months


def test_few_games_say_in_words_what_to_expect(open_window: OpenWindow) -> None:
    driver = open_window()
    games = [replace(game.summary, beginning="fresh") for game in some_games(7, 7)]
    lost = [
        replace(each, result=Result.LOST, cards_left=4 + 11 * n) for n, each in enumerate(games)
    ]
    opened(driver, [Finished(each, b"") for each in lost])
    won = driver.all(FigureTile, None)[1]
    told = "Won: 0%, 0 of 7. In the long run probably 0–35%"
    assert won.accessibleName() == told
    assert "(" not in told
    assert "long run" in won.whatsThis()
    drawn = drawn_words(driver.find(Chart, "cards left chart"))
    spans = [f"{fewest}–{fewest + 9}" for fewest in range(10, 80, 10)]
    assert [word for word in drawn if word in {"0", "1–9", *spans}][-8:] == ["1–9", *spans]
    assert "10" not in drawn


def drawn_words(chart: Chart) -> list[str]:
    """The words that a chart draws, in their order."""
    words: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            chart_drawing, "draw_line", lambda _painter, _rect, text, *_more: words.append(text)
        )
        chart.grab()
    return words


def test_figures_are_saved_as_a_table_and_as_a_picture(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    driver = open_window()
    kept = opened(driver, [_renamed(game, "=1+1") for game in some_games(40, 20)])
    fresh = [game for game in kept if game.beginning == "fresh"]
    choose(driver, "who", "=1+1")
    driver.click(driver.button("save as table"))
    answer_file_dialog(driver, tmp_path / "figures")
    text = (tmp_path / "figures.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.reader(StringIO(text, newline="")))
    assert ["Which games", "'=1+1 · Fresh deals only"] in rows
    assert ["Games", str(len(fresh))] in rows
    heads = [row[0] for row in rows if row]
    assert "Win rate in the long run, at least (95% sure)" in heads
    assert "Win rate in the long run, at most (95% sure)" in heads
    ends = Counter(game.cards_left for game in fresh if game.result == "lost")
    head = rows.index(["Cards left", "Won", "Lost"])
    counted = rows[head + 1 : rows.index([], head)]
    assert {int(cards): int(lost) for cards, _won, lost in counted if int(lost)} == ends
    last = [row for row in rows if len(row) == 5][1:]
    assert sum(int(row[1]) for row in last) == len(fresh)

    driver.click(driver.button("save as picture"))
    answer_file_dialog(driver, tmp_path / "picture.png")
    picture = QImage(str(tmp_path / "picture.png"))
    assert picture.width() == 2400
    small = picture.scaled(120, 80)
    assert len({small.pixel(x, y) for x in range(120) for y in range(80)}) > 50

    driver.click(driver.button("save as picture"))
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        answer_file_dialog(driver, tmp_path / "other.png")
    headline, explanation, path = said(driver)
    assert headline == "The file can't be saved there"
    assert "the disk is full" in explanation
    assert path == str(tmp_path / "other.png")
    assert not (tmp_path / "other.png").exists()
    driver.answer()

    driver.app.settings.change(language="de")
    QApplication.processEvents()
    driver.click(driver.button("save as table"))
    answer_file_dialog(driver, tmp_path / "Zahlen.csv")
    german = (tmp_path / "Zahlen.csv").read_bytes().decode("utf-8-sig")
    mean = sum(g.cards_left for g in fresh if g.result != "given_up") / sum(
        g.result != "given_up" for g in fresh
    )
    told = f"{mean:.4f}".rstrip("0").rstrip(".").replace(".", ",")
    assert f"Karten übrig im Schnitt;{told}\r\n" in german


def _renamed(game: Finished, name: str) -> Finished:
    return Finished(replace(game.summary, names=(name,), strengths=("",)), game.record)


def test_whoever_is_asked_for_stays_so_until_their_last_game_is_gone(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_archive: Archive) -> dict[tuple[str, ...], int]:
        raise OSError

    def listed() -> int:
        return driver.find(QTableView, "finished games").model().rowCount()

    driver = open_window()
    games = opened(driver, [each for each in some_games(60, 9) if each.summary.people != ("",)])
    fresh = [game for game in games if game.beginning == "fresh"]
    hers = [game for game in games if "Sarah" in game.names]
    others = [game for game in games if game not in hers]
    choose(driver, "who", "Sarah")
    driver.key(KEY.Key_Y, CTRL)
    choose(driver, "who", "Sarah")
    assert listed() == len(hers)
    with monkeypatch.context() as broken:
        broken.setattr(Archive, "teams", fail)
        driver.app.history.changed.emit()
        assert listed() == len(hers)
        driver.key(KEY.Key_I, CTRL)
        assert shown(driver) == recounted([game for game in fresh if game in hers])
    driver.app.history.remove([game.id for game in hers])
    assert shown(driver) == recounted([game for game in fresh if game in others])
    driver.key(KEY.Key_Y, CTRL)
    assert listed() == len(others)


def test_a_game_without_a_date_is_counted_but_has_no_place_in_time(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    (game,) = some_games(1, 1)
    undated = Finished(replace(game.summary, ended=0, beginning="fresh"), game.record)
    (told,) = opened(driver, [undated])
    QApplication.processEvents()  # a chart without bars is drawn
    driver.click(driver.button("over time as table"))
    assert shown(driver)[0] == "1"
    assert numbers(driver, "over time") == []
    dated = replace(told, id=f"{1:032x}", ended=game.summary.ended)
    keep(driver.app.history.archive, [Finished(dated, game.record)])
    driver.app.history.changed.emit()
    assert shown(driver)[0] == "2"
    assert [row[1] for row in numbers(driver, "over time")] == ["1"]


def test_nothing_to_show_is_told_calmly(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window()
    opened(driver)
    assert "No games yet" in messages(driver)
    assert shown(driver) == []
    assert not driver.button("save as table").isEnabled()
    archive = driver.app.history.archive
    keep(archive, [game for game in some_games(60, 9) if game.summary.beginning == "deal"])
    driver.app.history.changed.emit()
    assert "No game of a fresh deal yet" in messages(driver)
    choose(driver, "edition", "Quick & Easy")
    assert "No game fits these filters" in messages(driver)
    driver.click(driver.button("show all"))

    def fail(_archive: Archive, _wanted: Wanted) -> list[CountedGame]:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as broken:
        broken.setattr(Archive, "played", fail)
        driver.app.history.changed.emit()
        assert "The file may not be read." in messages(driver)
    with closing(sqlite3.connect(driver.app.data_folder / "history.sqlite")) as connection:
        connection.executescript("PRAGMA user_version = 9; UPDATE about SET version = 9;")
    driver.app.history.changed.emit()
    assert any("newer version" in text for text in messages(driver))
