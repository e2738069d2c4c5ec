"""The settings dialog: what is changed holds at once."""

from dataclasses import fields
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import register_resources
from thegame_desktop.model.language import languages
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
from thegame_desktop.view.settings.laptop_settings import LaptopSettings
from thegame_desktop.view.settings.motion_settings import VolumeSlider
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.words.words import Words

SWITCHES = {
    "Sounds": "sounds",
    "Take back": "allows_take_back",
    "Number line": "shows_number_line",
    "Game log": "shows_log",
    "Cover the hand when another window is in front": "covers_when_away",
    "Warn before a lay that loses": "warns_of_losing_lay",
    "Ask before a Stop": "asks_before_stop",
    "Ask before ending a game": "asks_before_leaving",
}
BOXES = (
    *("language", "theme", "text_percent", "card_style", "table_top"),
    *("speed", "motion", "pace", "new_cards_seconds", "covers_after_minutes"),
)
COVERING = "Cover the hand when nothing happens for"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    register_resources()
    dialog = SettingsDialog(settings, Words())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def switch(dialog: SettingsDialog, name: str) -> QCheckBox:
    (found,) = (
        each for each in dialog.findChildren(QCheckBox) if each.text().replace("&", "") == name
    )
    return found


def controls(dialog: SettingsDialog) -> list[QWidget]:
    """Everything that a preference is set by."""
    found: list[QWidget] = []
    for kind in (QCheckBox, QComboBox, VolumeSlider):
        found += dialog.findChildren(kind)
    return found


def combo(dialog: SettingsDialog, name: str) -> QComboBox:
    (found,) = (each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)
    return found


def test_every_preference_has_its_control(dialog: SettingsDialog) -> None:
    names = {field.name for field in fields(Preferences)}
    assert names == {*SWITCHES.values(), *BOXES, "volume"}
    assert names == {each.objectName() for each in controls(dialog)}
    assert len(dialog.findChildren(QCheckBox)) == len(SWITCHES)
    assert len(dialog.findChildren(QComboBox)) == len(BOXES)


def test_beside_what_hides_hands_it_says_that_files_do_not(dialog: SettingsDialog) -> None:
    (group,) = dialog.findChildren(LaptopSettings)
    notes = [label.text() for label in group.findChildren(QLabel)]
    told = "Saved games are plain text: whoever opens such a file sees all cards and the deal code."
    assert told in notes


@pytest.mark.parametrize(("name", "preference"), SWITCHES.items())
def test_a_switch_holds_at_once(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot, name: str, preference: str
) -> None:
    box = switch(dialog, name)
    before = getattr(Preferences(), preference)
    assert box.isChecked() == before
    qtbot.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    assert getattr(settings.preferences, preference) == (not before)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert settings.preferences == Preferences()


def test_the_pace_of_the_computer_players_holds_at_once(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    paces = combo(dialog, "Pace of the computer players")
    qtbot.keyClick(paces, Qt.Key.Key_Home)
    assert settings.preferences.pace is Pace.LEISURELY
    for pace in list(Pace)[1:]:
        qtbot.keyClick(paces, Qt.Key.Key_Down)
        assert settings.preferences.pace is pace
        assert paces.currentText() == Words().computers.pace(pace)


def test_the_speed_holds_at_once(dialog: SettingsDialog, settings: Settings, qtbot: QtBot) -> None:
    speeds = combo(dialog, "Speed of the cards")
    qtbot.keyClick(speeds, Qt.Key.Key_Home)
    assert settings.preferences.speed is Speed.SLOW
    for speed in list(Speed)[1:]:
        qtbot.keyClick(speeds, Qt.Key.Key_Down)
        assert settings.preferences.speed is speed
        assert speeds.currentText() == Words().speed(speed)


def test_the_text_size_holds_at_once(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    sizes = combo(dialog, "Text size")
    assert sizes.currentText() == "100%"
    for percent in TEXT_PERCENTS[1:]:
        qtbot.keyClick(sizes, Qt.Key.Key_Down)
        assert settings.preferences.text_percent == percent
        assert sizes.currentText() == f"{percent}%"


def test_the_look_holds_at_once(dialog: SettingsDialog, settings: Settings, qtbot: QtBot) -> None:
    looks = combo(dialog, "Look")
    assert looks.currentText() == "As the system"
    for look, name in (
        (ThemeChoice.DARK, "Dark"),
        (ThemeChoice.LIGHT, "Light"),
        (ThemeChoice.CONTRAST, "High contrast"),
    ):
        qtbot.keyClick(looks, Qt.Key.Key_Down)
        assert settings.preferences.theme is look
        assert looks.currentText() == name
    settings.change(theme=ThemeChoice.SYSTEM)
    assert looks.currentText() == "As the system"


@pytest.mark.parametrize(
    ("box", "preference", "names"),
    [
        ("Cards", "card_style", {CardStyle.TIDE: "Tide", CardStyle.PAPER: "Paper"}),
        (
            "Table",
            "table_top",
            {TableTop.SLATE: "Slate", TableTop.FELT: "Felt", TableTop.WOOD: "Wood"},
        ),
        (
            "Motion",
            "motion",
            {
                MotionChoice.SYSTEM: "As the system",
                MotionChoice.FULL: "Full",
                MotionChoice.REDUCED: "Reduced",
            },
        ),
    ],
)
def test_what_is_chosen_from_a_list_holds_at_once(
    dialog: SettingsDialog,
    settings: Settings,
    qtbot: QtBot,
    box: str,
    preference: str,
    names: dict[StrEnum, str],
) -> None:
    choices = combo(dialog, box)
    assert names[getattr(settings.preferences, preference)] == choices.currentText()
    qtbot.keyClick(choices, Qt.Key.Key_Home)
    for value, name in names.items():
        assert getattr(settings.preferences, preference) is value
        assert choices.currentText() == name
        qtbot.keyClick(choices, Qt.Key.Key_Down)


def test_the_volume_holds_at_once_while_there_are_sounds(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    (slider,) = dialog.findChildren(VolumeSlider)
    assert slider.value() == Preferences().volume
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    for volume in VOLUMES:
        assert settings.preferences.volume == slider.value() == volume
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    settings.change(sounds=False)
    assert not slider.isEnabled()


def test_a_volume_between_two_steps_becomes_the_nearer_one(
    dialog: SettingsDialog, settings: Settings
) -> None:
    (slider,) = dialog.findChildren(VolumeSlider)
    slider.setValue(33)  # as a mouse may drag it
    assert settings.preferences.volume == slider.value() == 30


def test_the_minutes_until_a_hand_is_covered_hold_at_once(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    box = combo(dialog, COVERING)
    assert box.currentData() == Preferences().covers_after_minutes
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert settings.preferences.covers_after_minutes == 0
    assert box.currentText() == "Never"
    for minutes in MINUTES_UNTIL_COVERED[1:]:
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert settings.preferences.covers_after_minutes == minutes
        assert str(minutes) in box.currentText() or "%n" in box.currentText()


def test_languages_are_called_by_their_own_names(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    box = combo(dialog, "Language")
    names = [box.itemText(index) for index in range(box.count())]
    assert names == ["As the system", *map(Words().language, languages())]
    for code in languages():
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert settings.preferences.language == code
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert settings.preferences.language == ""


def test_it_shows_what_others_change(dialog: SettingsDialog, settings: Settings) -> None:
    settings.change(**{name: not getattr(Preferences(), name) for name in SWITCHES.values()})
    settings.change(speed=Speed.OFF, language="de")
    for name, preference in SWITCHES.items():
        assert switch(dialog, name).isChecked() != getattr(Preferences(), preference)
    assert combo(dialog, "Speed of the cards").currentText() == "Off"
    settings.change(covers_after_minutes=10)
    assert combo(dialog, COVERING).currentData() == 10
    settings.change(language="unknown")
    assert combo(dialog, "Language").currentText() == "As the system"


@pytest.mark.parametrize("way", ["button", "escape"])
def test_it_closes(dialog: SettingsDialog, qtbot: QtBot, way: str) -> None:
    if way == "escape":
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        box = dialog.findChild(QDialogButtonBox)
        assert box is not None
        close = box.button(QDialogButtonBox.StandardButton.Close)
        assert isinstance(close, QPushButton)
        qtbot.mouseClick(close, LEFT)
    assert not dialog.isVisible()


def test_tab_leads_to_every_control(dialog: SettingsDialog, qtbot: QtBot) -> None:
    visited = []
    while (focus := dialog.focusWidget()) not in visited:
        visited.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert set(visited[:-1]) == set(controls(dialog))
    assert isinstance(visited[-1], QPushButton)  # the one that closes


def test_every_access_key_is_there_once(dialog: SettingsDialog) -> None:
    texts = [each.text() for each in dialog.findChildren(QCheckBox)]
    texts += [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    keys = [text[text.index("&") + 1].lower() for text in texts]
    assert len(keys) == len(controls(dialog))
    assert len(set(keys)) == len(keys)
