"""Which sounds are let through, who plays them, and why nobody does."""

import itertools
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QDir, QObject, QSettings, QUrl, Signal
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import register_resources
from thegame_desktop.model.language import Language
from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.settings.motion_settings import VolumeSlider
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.sound import player as players
from thegame_desktop.view.sound import sound_board, sound_server
from thegame_desktop.view.sound.player import (
    Player,
    Silence,
    SilentPlayer,
    gain,
    open_player,
)
from thegame_desktop.view.sound.sound_board import APART_S, SoundBoard
from thegame_desktop.view.sound.sound_server import has_sound_server, is_connected
from thegame_desktop.view.sound.sounds import Sound
from thegame_desktop.view.words.words import Words

LOUDSPEAKER = "thegame_desktop.view.sound.loudspeaker"


class Recorder(SilentPlayer):
    """Notes what it is to play."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[Sound, int]] = []

    def play(self, sound: Sound, percent: int) -> None:
        self.played.append((sound, percent))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


# The board


def test_what_comes_close_after_its_like_is_left_out(
    settings: Settings, recorder: Recorder
) -> None:
    now = [100.0]
    board = SoundBoard(settings, open_player=lambda: recorder, clock=lambda: now[0])
    board.get_ready()
    for sound in (Sound.LAID, Sound.LAID, Sound.DRAWN, Sound.LAID):
        board.play(sound)
    now[0] += APART_S / 2
    board.play(Sound.LAID)
    now[0] += APART_S
    board.play(Sound.LAID)
    assert [sound for sound, _ in recorder.played] == [Sound.LAID, Sound.DRAWN, Sound.LAID]


def test_switch_and_volume_hold_at_once(settings: Settings, recorder: Recorder) -> None:
    board = SoundBoard(settings, open_player=lambda: recorder)
    board.get_ready()
    settings.change(volume=30)
    board.play(Sound.LAID)
    settings.change(sounds=False)
    board.play(Sound.TRICK)
    settings.change(sounds=True, volume=100)
    board.play(Sound.WON)
    assert recorder.played == [(Sound.LAID, 30), (Sound.WON, 100)]


def test_the_player_is_opened_late_once_and_only_if_it_is_wanted(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_board, "READY_AFTER_MS", 1)
    opened: list[Player] = []

    def open_it() -> Player:
        opened.append(SilentPlayer(Silence.NO_LOUDSPEAKER))
        return opened[-1]

    settings.change(sounds=False)
    board = SoundBoard(settings, open_player=open_it)
    board.get_ready()
    board.play(Sound.LAID)
    assert (opened, board.silence) == ([], None)
    settings.change(sounds=True)
    assert opened == []
    with qtbot.waitSignal(board.silence_changed):
        board.play(Sound.LAID)
        assert opened == []  # no card waits for its sound
    board.play(Sound.LAID)
    board.get_ready()
    assert len(opened) == 1
    assert board.silence is Silence.NO_LOUDSPEAKER


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_settings_tell_why_nothing_can_be_heard(
    settings: Settings, qtbot: QtBot, recorder: Recorder, language: str
) -> None:
    register_resources()
    speaker = Language()
    speaker.speak(language)
    settings.change(sounds=False)
    board = SoundBoard(settings, open_player=lambda: recorder)
    dialog = SettingsDialog(settings, Words(), sounds=board)
    qtbot.addWidget(dialog)
    (switch,) = (each for each in dialog.findChildren(QCheckBox) if each.objectName() == "sounds")
    (slider,) = dialog.findChildren(VolumeSlider)
    told = [switch.accessibleDescription()]
    recorder.silence = Silence.NOT_INSTALLED
    assert switch.accessibleDescription() == told[0]  # nobody has tried yet
    switch.click()
    assert slider.isEnabled()  # what is chosen holds as soon as it can be heard
    for silence in (Silence.NOT_INSTALLED, Silence.NOT_LOADABLE, Silence.NO_LOUDSPEAKER, None):
        recorder.silence = silence
        if silence is not Silence.NOT_INSTALLED:
            board.silence_changed.emit()
        told.append(switch.accessibleDescription())
        assert told[-1] in [label.text() for label in dialog.findChildren(QLabel)]
    speaker.speak("en")
    assert told[0] == told.pop()
    assert len(set(told)) == 4
    nothing = {"en": "Nothing can be heard: ", "de": "Es ist nichts zu hören: "}[language]
    assert [text.startswith(nothing) for text in told] == [False, True, True, True]


def test_each_tenth_of_the_volume_is_the_same_step_to_the_ear() -> None:
    gains = [gain(percent) for percent in range(10, 101, 10)]
    assert gains[-1] == 1
    ratios = [louder / quieter for quieter, louder in itertools.pairwise(gains)]
    assert ratios == pytest.approx([10 ** (3 / 20)] * 9)


def test_every_sound_has_its_files_and_every_file_its_sound() -> None:
    register_resources()
    files = [file for sound in Sound for file in sound.files]
    assert all(sound.files for sound in Sound)
    assert len(Sound.LAID.files) > 1
    assert sorted(files) == [f"qrc:/sounds/{name}" for name in QDir(":/sounds").entryList()]


# Whoever plays


def test_without_qtmultimedia_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "find_spec", lambda _name: None)
    player = open_player()
    assert player.silence is Silence.NOT_INSTALLED
    player.play(Sound.LAID, 60)
    assert LOUDSPEAKER not in sys.modules


def test_a_library_that_is_missing_makes_it_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_name: str) -> ModuleType:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    monkeypatch.setattr(players, "find_spec", lambda name: name)
    monkeypatch.setattr(players, "import_module", fail)
    monkeypatch.setenv("PULSE_SERVER", "somewhere")
    assert open_player().silence is Silence.NOT_LOADABLE


def test_without_a_server_nothing_is_even_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_server, "_OTHER_PLACES", ())
    here = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert not has_sound_server({})
    assert not has_sound_server(here)
    assert has_sound_server(here | {"PULSE_SERVER": "tcp:elsewhere"})
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse/native").touch()
    assert has_sound_server(here)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(players, "find_spec", lambda name: name)
    monkeypatch.setattr(players, "has_sound_server", lambda _environment: False)
    assert open_player().silence is Silence.NO_LOUDSPEAKER
    assert LOUDSPEAKER not in sys.modules


# The loudspeaker, with a QtMultimedia that only notes what is asked of it


class PretendDevice:
    """A loudspeaker by its name; one without a name is none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name


class PretendDevices(QObject):
    """What is plugged in."""

    audioOutputsChanged = Signal()  # noqa: N815 - as Qt has it
    plugged = PretendDevice("desk")

    @classmethod
    def defaultAudioOutput(cls) -> PretendDevice:
        return cls.plugged


class PretendEffect:
    """A sound that is ready."""

    heard: list[tuple[str, str, float]]
    alive: set["PretendEffect"]

    def __init__(self, device: PretendDevice, _parent: QObject) -> None:
        self._device = device
        self.alive.add(self)

    def deleteLater(self) -> None:
        self.alive.remove(self)

    def setAudioDevice(self, device: PretendDevice) -> None:
        self._device = device

    def setSource(self, source: QUrl) -> None:
        self._name = source.fileName()

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self.heard.append((self._name, self._device.name, self._volume))


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    register_resources()
    pretended = ModuleType("PySide6.QtMultimedia")
    vars(pretended).update(
        QMediaDevices=PretendDevices, QSoundEffect=PretendEffect, QAudioDevice=PretendDevice
    )
    monkeypatch.setattr(PretendEffect, "heard", [], raising=False)
    monkeypatch.setattr(PretendEffect, "alive", set(), raising=False)
    monkeypatch.setattr(PretendDevices, "plugged", PretendDevice("desk"))
    monkeypatch.setitem(sys.modules, pretended.__name__, pretended)
    monkeypatch.setattr(players, "find_spec", lambda name: name)
    monkeypatch.setattr(players, "has_sound_server", lambda _environment: True)
    yield
    sys.modules.pop(LOUDSPEAKER, None)


def plug(player: Player, name: str) -> None:
    """Another loudspeaker is the system's now, or none."""
    PretendDevices.plugged = PretendDevice(name)
    assert isinstance(player, QObject)
    (devices,) = player.findChildren(PretendDevices)
    devices.audioOutputsChanged.emit()


def test_variants_are_heard_in_turn_as_loud_as_wanted(multimedia: None) -> None:
    player = open_player()
    for _ in range(4):
        player.play(Sound.LAID, 100)
    player.play(Sound.WON, 40)
    names = ["laid-1.wav", "laid-2.wav", "laid-3.wav", "laid-1.wav", "won-1.wav"]
    assert [name for name, _, _ in PretendEffect.heard] == names
    assert [volume for _, _, volume in PretendEffect.heard] == [1, 1, 1, 1, gain(40)]


def test_it_follows_the_loudspeaker_of_the_system(multimedia: None) -> None:
    player = open_player()
    assert player.silence is None
    steps: list[Callable[[], None]] = [
        lambda: None,
        lambda: plug(player, "headphones"),
        lambda: plug(player, ""),
        lambda: plug(player, "desk"),
    ]
    alive: list[int] = []
    for step in steps:
        step()
        player.play(Sound.TURN, 100)
        alive.append(len(PretendEffect.alive))
    assert [device for _, device, _ in PretendEffect.heard] == ["desk", "headphones", "desk"]
    every = sum(len(sound.files) for sound in Sound)
    assert alive == [every, every, 0, every]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such server")
def test_nothing_is_played_while_the_server_is_away(
    multimedia: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path / "native")
    monkeypatch.setenv("PULSE_SERVER", f"unix:{place}")
    assert not is_connected(os.environ)
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as ours:
        server.bind(place)
        server.listen()
        ours.connect(place)
        player = open_player()
        player.play(Sound.LAID, 100)
        told = [player.silence]
    player.play(Sound.LAID, 100)
    assert [*told, player.silence] == [None, Silence.NO_LOUDSPEAKER]
    assert len(PretendEffect.heard) == 1


def test_where_no_loudspeaker_is_plugged_in_it_is_silent(multimedia: None) -> None:
    PretendDevices.plugged = PretendDevice("")
    player = open_player()
    assert player.silence is Silence.NO_LOUDSPEAKER
    player.play(Sound.LAID, 60)
    assert PretendEffect.heard == []
