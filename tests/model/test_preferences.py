"""Settings are kept from start to start, and a damaged file costs no more than its damage."""

import shutil
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from thegame_desktop.model.preferences import (
    MINUTES_UNTIL_COVERED,
    TEXT_PERCENTS,
    VOLUMES,
    CardStyle,
    MotionChoice,
    Pace,
    Preferences,
    Settings,
    Speed,
    TableTop,
    ThemeChoice,
)
from thegame_desktop.play.new_game import CommandLayout, GameChoice
from thegame_desktop.play.seats import FIRST_SEATS, SeatColour, recoloured, renamed

CHANGED = Preferences(
    language="de",
    theme=ThemeChoice.LIGHT,
    text_percent=150,
    speed=Speed.FAST,
    pace=Pace.BRISK,
    card_style=CardStyle.PAPER,
    table_top=TableTop.FELT,
    motion=MotionChoice.REDUCED,
    sounds=False,
    volume=30,
    allows_take_back=False,
    shows_number_line=False,
    shows_log=False,
    warns_of_losing_lay=True,
    asks_before_stop=False,
    asks_before_leaving=False,
    covers_when_away=False,
    covers_after_minutes=10,
    new_cards_seconds=4,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def opened(file: Path) -> Settings:
    return Settings(QSettings(str(file), QSettings.Format.IniFormat))


def next_start(file: Path) -> Settings:
    """The settings as they are found on the disk; a copy, since Qt shares what it has read."""
    QSettings(str(file), QSettings.Format.IniFormat).sync()
    copy = file.with_name("copy.ini")
    shutil.copy(file, copy)
    return opened(copy)


def test_the_first_start_has_the_defaults(file: Path) -> None:
    settings = opened(file)
    assert settings.preferences == Preferences()
    assert settings.last_choice == GameChoice()
    assert settings.window_place == QByteArray()


def test_the_changed_values_differ_from_the_defaults_in_everything() -> None:
    same = [
        field.name
        for field in fields(Preferences)
        if getattr(CHANGED, field.name) == getattr(Preferences(), field.name)
    ]
    assert same == []


@pytest.mark.parametrize("name", [field.name for field in fields(Preferences)])
def test_each_preference_is_kept(file: Path, qtbot: QtBot, name: str) -> None:
    settings = opened(file)
    with qtbot.waitSignal(settings.changed):
        settings.change(**{name: getattr(CHANGED, name)})
    expected = replace(Preferences(), **{name: getattr(CHANGED, name)})
    assert settings.preferences == expected
    assert next_start(file).preferences == expected


def test_a_change_to_the_same_is_none(file: Path, qtbot: QtBot) -> None:
    settings = opened(file)
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(speed=Speed.NORMAL, language="")


def test_the_last_choice_and_the_windows_place_are_kept(file: Path) -> None:
    settings = opened(file)
    choice = GameChoice(
        *("extreme", "expert", 3, CommandLayout.SHUFFLED, frozenset()),
        deal_code="only this once",
        seats=recoloured(renamed(FIRST_SEATS, 1, "<b>Zoë</b>, 100 % 😀"), 4, SeatColour.PINK),
        open_hands=True,
    )
    place = QByteArray(bytes(range(256)))
    settings.last_choice = choice
    settings.window_place = place
    again = next_start(file)
    assert again.last_choice == replace(choice, deal_code="")
    assert again.window_place == place


@pytest.mark.parametrize("damage", ["", "maybe", "TRUE", "1", "\\x0", "a, b, c", "@Invalid()"])
def test_damaged_values_are_as_at_the_first_start(file: Path, damage: str) -> None:
    understood = {"language"} if damage != "1" else {"language", "covers_after_minutes"}
    names = [field.name for field in fields(Preferences) if field.name not in understood]
    lines = "\n".join(f"{name}={damage}" for name in names)
    file.write_text(
        f"[General]\nnew_game={damage}\nwindow={damage}\n\n[preferences]\n{lines}\n", "utf-8"
    )
    settings = opened(file)
    assert settings.preferences == Preferences()
    assert settings.last_choice == GameChoice()


@pytest.mark.parametrize("minutes", MINUTES_UNTIL_COVERED)
def test_numbers_are_kept(file: Path, minutes: int) -> None:
    settings = opened(file)
    settings.change(covers_after_minutes=minutes, language="de")
    assert next_start(file).preferences == Preferences("de", covers_after_minutes=minutes)


@pytest.mark.parametrize(
    "damage", ["3", "-1", "10.0", "1e1", "0x1", "٥", "010", "true", "9" * 5000, '"1, 5"', "1, 5"]
)
def test_numbers_that_cannot_be_chosen_are_as_at_the_first_start(file: Path, damage: str) -> None:
    file.write_text(f"[preferences]\ncovers_after_minutes={damage}\n", "utf-8")
    assert opened(file).preferences == Preferences()


@pytest.mark.parametrize("volume", VOLUMES)
def test_the_volume_is_kept(file: Path, volume: int) -> None:
    settings = opened(file)
    settings.change(volume=volume, language="de")
    assert next_start(file).preferences == Preferences("de", volume=volume)


@pytest.mark.parametrize(
    ("kept", "motion"), [("true", MotionChoice.REDUCED), ("false", MotionChoice.SYSTEM)]
)
def test_what_an_older_version_has_kept_of_motion_still_holds(
    file: Path, kept: str, motion: MotionChoice
) -> None:
    file.write_text(f"[preferences]\nreduced_motion={kept}\n", "utf-8")
    settings = opened(file)
    assert settings.preferences == Preferences(motion=motion)
    settings.change(motion=MotionChoice.FULL)
    assert next_start(file).preferences == Preferences(motion=MotionChoice.FULL)


@pytest.mark.parametrize("percent", TEXT_PERCENTS)
def test_the_text_size_is_kept(file: Path, percent: int) -> None:
    settings = opened(file)
    settings.change(text_percent=percent, language="de")
    assert next_start(file).preferences == Preferences("de", text_percent=percent)


@pytest.mark.parametrize("damage", ["0", "99", "151", "1000000", "150%", "-150", "1.5", "150, 150"])
def test_odd_text_sizes_are_ignored(file: Path, damage: str) -> None:
    file.write_text(f"[preferences]\ntext_percent={damage}\n", "utf-8")
    assert opened(file).preferences == Preferences()


def test_one_damaged_value_costs_no_other(file: Path) -> None:
    file.write_text("[preferences]\nspeed=warp\nshows_log=false\nlanguage=de\n", "utf-8")
    assert opened(file).preferences == Preferences(language="de", shows_log=False)


def test_a_file_of_noise_is_no_obstacle(file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 20)
    assert opened(file).preferences == Preferences()
