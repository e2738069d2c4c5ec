"""The filters of the history and the statistics, by mouse and by keyboard."""

from itertools import combinations
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.people import ODD_NAMES
from tests.view.theme_tools import dark_theme
from thegame_desktop.storage.summaries import Result, Wanted
from thegame_desktop.view.history.filter_bar import FilterBar
from thegame_desktop.view.history.filter_box import FilterBox
from thegame_desktop.view.history.rows import split
from thegame_desktop.view.words.words import Words

TEAMS = {
    ("Anna", "Ben"): 5,
    ("Anna",): 9,
    ("Ben", "Zoë"): 7,
    ("",): 40,
    ("", "Mika"): 1,
    tuple(seat.name for seat in ODD_NAMES): 2,
}


def opened(qtbot: QtBot, *, has_result: bool = False, only_fresh: bool = False) -> FilterBar:
    bar = FilterBar(dark_theme(), Words(), has_result=has_result, only_fresh=only_fresh)
    qtbot.addWidget(bar)
    bar.resize(900, 200)
    bar.show_people(TEAMS)
    with qtbot.waitExposed(bar):
        bar.show()
    return bar


def box(bar: FilterBar, name: str) -> FilterBox:
    (found,) = bar.findChildren(FilterBox, f"filter {name}")
    return found


def items(bar: FilterBar, name: str) -> list[str]:
    shown = box(bar, name)
    return [shown.itemText(index) for index in range(shown.count())]


def choose(qtbot: QtBot, bar: FilterBar, name: str, label: str) -> None:
    """Go from item to item by the keyboard."""
    chosen = box(bar, name)
    qtbot.keyClick(chosen, Qt.Key.Key_Home)
    while chosen.currentText() != label:
        before = chosen.currentIndex()
        qtbot.keyClick(chosen, Qt.Key.Key_Down)
        assert chosen.currentIndex() != before, f"{label} isn't offered"


def click(qtbot: QtBot, bar: FilterBar, name: str) -> None:
    (button,) = bar.findChildren(QPushButton, name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_filter_asks_for_what_it_says(qtbot: QtBot) -> None:
    bar = opened(qtbot, has_result=True)
    assert bar.wanted.is_anything
    assert bar.told == []
    click(qtbot, bar, "more filters")
    for name, label, wanted in (
        ("edition", "Extreme", Wanted(edition="extreme")),
        ("variant", "For experts", Wanted(variant="expert")),
        ("players", Words().player_count(3), Wanted(player_count=3)),
        ("who", "Anna", Wanted(person="Anna")),
        ("who", "Anna & Ben", Wanted(team=("Anna", "Ben"))),
        ("computers", "People only", Wanted(has_computers=False)),
        ("result", "Given up", Wanted(result=Result.GIVEN_UP)),
        ("hints", "With hints", Wanted(has_hints=True)),
        ("take-backs", "Without take-backs", Wanted(has_take_backs=False)),
        ("open hands", "Open hands", Wanted(open_hands=True)),
        ("beginning", "Fresh deals only", Wanted(is_fresh=True)),
        ("beginning", "Known deals only", Wanted(is_fresh=False)),
        ("beginning", "Daily deals only", Wanted(is_daily=True)),
    ):
        with qtbot.waitSignal(bar.changed):
            choose(qtbot, bar, name, label)
        assert bar.wanted == wanted
        assert bar.told == [label]
        with qtbot.waitSignal(bar.changed):
            click(qtbot, bar, "show all")
        assert bar.wanted.is_anything
        assert not bar.is_changed


def test_variants_and_numbers_of_players_go_with_the_edition(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    assert not bar.findChildren(FilterBox, "filter result")
    choose(qtbot, bar, "variant", "For experts, small hand")
    choose(qtbot, bar, "players", "Alone")
    choose(qtbot, bar, "edition", "Original")
    assert bar.wanted == Wanted(edition="original", variant="expert_plus", player_count=1)
    choose(qtbot, bar, "edition", "Quick & Easy")
    assert bar.wanted == Wanted(edition="quick")
    assert items(bar, "variant") == ["All variants", "Standard", "For experts"]
    assert "Alone" not in items(bar, "players")


def test_people_and_teams_are_offered_by_their_names(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    offered = items(bar, "who")
    assert offered[:4] == ["Everyone", "Anna", "Ben", "Zoë"]
    assert offered[-3:-1] == ["Ben & Zoë", "Anna & Ben"]
    assert offered.count("") == 1, "one line between people and teams"
    assert "<b>Ben</b>" in offered
    assert "Mika & " not in offered
    choose(qtbot, bar, "who", "Zoë")
    bar.show_people({("Zoë",): 1})
    assert bar.wanted == Wanted(person="Zoë")
    bar.show_people({("Ben",): 1})
    assert bar.wanted.is_anything, "nobody is asked for who isn't there"


def test_whoever_is_asked_for_stays_among_those_who_play_more_often(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    others = {(f"Player {nth}", f"Friend {nth}"): 20 for nth in range(40)}
    for label, wanted in (
        ("Zoë", Wanted(person="Zoë")),
        ("Anna & Ben", Wanted(team=("Anna", "Ben"))),
    ):
        bar.show_people(TEAMS)
        choose(qtbot, bar, "who", label)
        bar.show_people(TEAMS | others)
        assert bar.wanted == wanted
        assert bar.told == [label]
        choose(qtbot, bar, "who", "Everyone")
        bar.show_people(TEAMS | others)
        assert label not in items(bar, "who")


def test_statistics_begin_with_fresh_deals_and_tell_hidden_filters(qtbot: QtBot) -> None:
    bar = opened(qtbot, only_fresh=True)
    assert bar.wanted == Wanted(is_fresh=True)
    (more,) = bar.findChildren(QPushButton, "more filters")
    assert not bar.is_changed
    assert not box(bar, "hints").isVisible()
    click(qtbot, bar, "more filters")
    assert box(bar, "hints").isVisible()
    choose(qtbot, bar, "beginning", "Fresh and known deals")
    choose(qtbot, bar, "hints", "Without hints")
    click(qtbot, bar, "more filters")
    assert more.text() == "More filters (2)"
    assert bar.wanted == Wanted(has_hints=False)
    bar.reset()
    assert more.text() == "More filters"
    assert bar.wanted == Wanted(is_fresh=True)


def test_rows_are_few_and_equally_full() -> None:
    chance = Random(1)
    for _ in range(60):
        widths = [chance.randint(5, 60) for _ in range(chance.randint(1, 7))]
        gap, room = chance.randint(0, 9), chance.randint(60, 200)
        ways = [
            [end - start for start, end in zip((0, *cuts), (*cuts, len(widths)), strict=True)]
            for count in range(len(widths))
            for cuts in combinations(range(1, len(widths)), count)
        ]

        def fullest(way: list[int], widths: list[int] = widths, gap: int = gap) -> int:
            rest = iter(widths)
            return max(sum(next(rest) for _ in range(count)) + gap * (count - 1) for count in way)

        fitting = [way for way in ways if fullest(way) <= room]
        best = min(fitting, key=lambda way: (len(way), fullest(way)))
        found = split(widths, gap, room)
        assert (len(found), fullest(found)) == (len(best), fullest(best))
