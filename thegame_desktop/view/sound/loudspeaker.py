"""Plays sounds by QtMultimedia. Only `open_player` loads this module, for it may not be there."""

import os
from collections.abc import Sequence
from itertools import cycle

from PySide6.QtCore import QLoggingCategory, QObject, QUrl
from PySide6.QtMultimedia import QAudioDevice, QMediaDevices, QSoundEffect

from thegame_desktop.view.sound.player import Silence, gain
from thegame_desktop.view.sound.sound_server import is_connected
from thegame_desktop.view.sound.sounds import Sound

# It tells of its parts, and of devices that come and go: nothing that a player could do about.
QLoggingCategory.setFilterRules("qt.multimedia*=false")


class Loudspeaker(QObject):
    """Keeps all sounds ready to be played, at whichever loudspeaker the system has chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._follow)
        self._effects: dict[Sound, Sequence[QSoundEffect]] = {}
        self._next = {sound: cycle(range(len(sound.files))) for sound in Sound}
        self._follow()
        self._needs_server = is_connected(os.environ)
        """Where it wasn't found now, it can't be missed later."""

    @property
    def silence(self) -> Silence | None:
        has_none = QMediaDevices.defaultAudioOutput().isNull() or self._has_lost_server()
        return Silence.NO_LOUDSPEAKER if has_none else None

    def _has_lost_server(self) -> bool:
        return self._needs_server and not is_connected(os.environ)

    def play(self, sound: Sound, percent: int) -> None:
        if sound not in self._effects or self._has_lost_server():
            return
        effect = self._effects[sound][next(self._next[sound])]
        effect.setVolume(gain(percent))
        effect.play()

    def _follow(self) -> None:
        """Use the loudspeaker of now: headphones may have been plugged in."""
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self._let_go()
            return
        for sound in Sound:
            if sound in self._effects:
                for effect in self._effects[sound]:
                    effect.setAudioDevice(device)
            else:
                self._effects[sound] = [self._effect(file, device) for file in sound.files]

    def _let_go(self) -> None:
        for effects in self._effects.values():
            for effect in effects:
                effect.deleteLater()
        self._effects = {}

    def _effect(self, file: str, device: QAudioDevice) -> QSoundEffect:
        effect = QSoundEffect(device, self)
        effect.setSource(QUrl(file))
        return effect
