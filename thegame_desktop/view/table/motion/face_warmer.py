"""Draws faces before they are needed, so that no card has to be drawn while it glides."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Command
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.motion.choreographer import Choreographer

_PAUSE_MS = 12
"""Between two drawings: whatever the player does comes first."""


class WantedFace(NamedTuple):
    """A card as it will be shown."""

    card: Card
    command: Command | None
    size: QSize
    ratio: float


class FaceWarmer(QObject):
    """Works through a list of faces, one at a time, and rests when all are known."""

    def __init__(self, art: CardArt, choreographer: Choreographer, table: QWidget) -> None:
        super().__init__(table)
        self._art = art
        self._choreographer = choreographer
        self._wanted: deque[WantedFace] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._draw_next)
        table.installEventFilter(self)

    def want(self, faces: Iterable[WantedFace]) -> None:
        """These will be needed, the first ones soonest."""
        self._wanted = deque(face for face in faces if not self._art.keeps(*face))
        if self._wanted:
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw nothing while nobody sees the table."""
        if event.type() == QEvent.Type.Hide:
            self._timer.stop()
        return False

    def _draw_next(self) -> None:
        if self._choreographer.is_moving:
            return  # the time is better spent on frames
        if self._wanted:
            self._art.face(*self._wanted.popleft())
        else:
            self._timer.stop()
