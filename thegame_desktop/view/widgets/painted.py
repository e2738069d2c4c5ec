"""Widgets that are painted once and then shown from a picture."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent

from thegame_desktop.view.look.painted import blank, smooth_painter
from thegame_desktop.view.widgets.scaled import Scaled


class Painted(Scaled):
    """Mixed into a widget class, before it: a card gliding across it costs no new drawing."""

    _presence = 1.0
    _picture: QPixmap | None = None
    _layer: QPixmap | None = None
    _layer_key: object = None

    def draw(self, painter: QPainter) -> None:
        """Draw the whole widget, in logical pixels."""
        raise NotImplementedError

    def fade(self, presence: float) -> None:
        """Be there from not at all, 0, to wholly, 1."""
        if presence != self._presence:
            self._presence = presence
            self.update()

    def refresh(self) -> None:
        """Have it drawn anew: what it shows has changed."""
        self._picture = None
        self.update()

    def rescale(self) -> None:
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # or of the theme
            self._layer = None
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._picture
        if picture is None or picture.devicePixelRatio() != self.devicePixelRatioF():
            picture = self._picture = self._pictured(self.draw)
        painter = QPainter(self)
        painter.setOpacity(self._presence)
        painter.drawPixmap(0, 0, picture)

    def draw_layer(
        self, painter: QPainter, key: Hashable, draw: Callable[[QPainter], None]
    ) -> None:
        """Draw a part that stays the same as long as `key` does, from a picture of its own."""
        wanted = (key, self.unit, self.size(), self.devicePixelRatioF())
        if self._layer is None or wanted != self._layer_key:
            self._layer, self._layer_key = self._pictured(draw), wanted
        painter.drawPixmap(0, 0, self._layer)

    def _pictured(self, draw: Callable[[QPainter], None]) -> QPixmap:
        picture = blank(self)
        with smooth_painter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw(painter)
        return picture
