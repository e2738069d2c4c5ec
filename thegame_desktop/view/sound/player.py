"""Whoever plays the sounds: the loudspeaker where there is one, else nobody."""

import os
import sys
from enum import Enum, auto
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from thegame_desktop.view.sound.sound_server import has_sound_server
from thegame_desktop.view.sound.sounds import Sound

_DECIBELS_A_PERCENT = 0.3


class Silence(Enum):
    """Why nothing can be heard."""

    NOT_INSTALLED = auto()
    NOT_LOADABLE = auto()
    """A library of the system is missing."""
    NO_LOUDSPEAKER = auto()


class Player(Protocol):
    """Plays sounds, or knows why it can't."""

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard now; None if all is well."""
        ...

    def play(self, sound: Sound, percent: int) -> None:
        """Let it be heard, as loud as the settings have it; never fails and never waits."""
        ...


class SilentPlayer:
    """Plays nothing."""

    def __init__(self, silence: Silence | None = None) -> None:
        self.silence = silence

    def play(self, sound: Sound, percent: int) -> None:
        pass


def open_player() -> Player:
    """The loudspeaker. It takes QtMultimedia, an extra that is large and slow to load."""
    if not find_spec("PySide6.QtMultimedia"):
        return SilentPlayer(Silence.NOT_INSTALLED)
    if sys.platform == "linux" and not has_sound_server(os.environ):
        return SilentPlayer(Silence.NO_LOUDSPEAKER)
    try:
        loudspeaker = import_module("thegame_desktop.view.sound.loudspeaker")
    except ImportError:
        return SilentPlayer(Silence.NOT_LOADABLE)
    return cast("Player", loudspeaker.Loudspeaker())


def gain(percent: int) -> float:
    """How much of a sound's strength is left: each tenth is a step that is heard as the others."""
    return float(10 ** (_DECIBELS_A_PERCENT * (percent - 100) / 20))
