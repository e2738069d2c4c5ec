"""The big button that stands for a lesson."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.texts import draw_line
from thegame_desktop.view.widgets.edition_tile import EditionTile

_BELOW = 46
"""How much higher it is than the tile of an edition: below stands how far one has come."""


class LessonTile(EditionTile):
    """Shows the edition, what is taught about it, and how far the learner has come."""

    _share = 0.0
    _state = ""

    def show_progress(self, played: int, steps: int, state: str) -> None:
        """Show how many steps have been played, and that in words."""
        self._share, self._state = played / steps, state
        self.setAccessibleDescription(f"{self.accessibleDescription()} {state}")
        self.update()

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(0, round(_BELOW * self.unit))

    @property
    def words_end(self) -> float:
        return self.height() - _BELOW * self.unit

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        unit, colours = self.unit, self.theme.colours
        track = QRectF(20 * unit, self.words_end + 4 * unit, self.width() - 40 * unit, 5 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(colours.outline, 0.6))
        painter.drawRoundedRect(track, 2.5 * unit, 2.5 * unit)
        if self._share:
            done = QRectF(track)
            done.setWidth(track.width() * self._share)
            painter.setBrush(colours.accent)
            painter.drawRoundedRect(done, 2.5 * unit, 2.5 * unit)
        line = QRectF(track.left(), track.bottom() + 4 * unit, track.width(), 22 * unit)
        font, ink = self.theme.font(13.5 * unit), colours.text_muted
        draw_line(painter, line, self._state, font, ink, Qt.AlignmentFlag.AlignHCenter)
