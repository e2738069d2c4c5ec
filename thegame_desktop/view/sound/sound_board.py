"""What is to be heard, as the settings have it."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.sound.player import Player, Silence, open_player
from thegame_desktop.view.sound.sounds import Sound

READY_AFTER_MS = 800
"""How long after the window's first look the player is opened: until then there is more to do."""
APART_S = 0.06
"""What comes sooner after its like would only be noise."""


class SoundBoard(QObject):
    """Plays sounds if they are wanted. Its player is opened only then, late, and in a quiet moment.

    That takes a sixth of a second: what happens before is not heard.
    """

    silence_changed = Signal()
    """It is known now why nothing can be heard, or that something can."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        *,
        open_player: Callable[[], Player] = open_player,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._open_player = open_player
        self._clock = clock
        self._player: Player | None = None
        self._played: dict[Sound, float] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(READY_AFTER_MS)
        self._soon.timeout.connect(self.get_ready)

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard; None if something can, or as long as nobody has tried."""
        return None if self._player is None else self._player.silence

    def get_ready_soon(self) -> None:
        """Open the player once there is nothing more important to do."""
        if not self._soon.isActive():
            self._soon.start()

    def get_ready(self) -> None:
        """Open the player, if sounds are wanted."""
        if self._player is None and self._settings.preferences.sounds:
            self._player = self._open_player()
            self.silence_changed.emit()

    def play(self, sound: Sound) -> None:
        """Let it be heard, unless it has just been."""
        now = self._clock()
        if not self._settings.preferences.sounds or now - self._played.get(sound, -1) < APART_S:
            return
        self._played[sound] = now
        if self._player is None:
            self.get_ready_soon()  # no sound is worth waiting for while cards move
        if self._player is not None:
            self._player.play(sound, self._settings.preferences.volume)

    def give_sample(self) -> None:
        """Let it be heard how loud sounds are; whoever asks for it waits for the player."""
        self.get_ready()
        self.play(Sound.LAID)
