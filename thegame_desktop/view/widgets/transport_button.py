"""Buttons that lead through a game, with signs of our own drawing."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.view.look.focus_ring import FocusRing, is_choosing_key
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.pictograms import placed
from thegame_desktop.view.look.shapes import FINE, Point, box, line, polygon, stroke
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain, faded, key_name
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.scaled import Scaled


class TransportWay(Enum):
    """Where a button leads."""

    FIRST = auto()
    TURN_BACK = auto()
    STEP_BACK = auto()
    PLAY = auto()
    PAUSE = auto()
    STEP = auto()
    TURN = auto()
    LAST = auto()


class TransportButton(Scaled, FocusRing, QAbstractButton):
    """A sign to click; the one that plays stands out."""

    def __init__(
        self, theme: Theme, name: str, way: TransportWay, keys: Sequence[str], parent: QWidget
    ) -> None:
        """These keys do the same as the button; what it is on gives its name a beginning."""
        super().__init__(parent)
        self._theme = theme
        self._way = way
        self.keys = keys
        self._side = 36
        self._stands_out = way is TransportWay.PLAY
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the mouse comes or goes
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setObjectName(f"{name} {way.name.lower().replace('_', ' ')}")

    def rescale(self) -> None:
        self._side = round(grown(max(36.0, 42 * self.unit), 0.3))
        self.setFixedSize(self.sizeHint())
        self.update()

    def explain(self, what: str, meaning: str) -> None:
        """Say what it does, and by which keys one does the same."""
        self.setAccessibleName(what)
        keys = ", ".join(map(key_name, self.keys))
        explain(self, self.tr("{what} ({keys})").format(what=what, keys=keys), meaning)

    def show_way(self, way: TransportWay) -> None:
        """Show another sign."""
        self._way = way
        self.update()

    def sizeHint(self) -> QSize:
        wide = self._side * 3 // 2 if self._stands_out else self._side
        return QSize(wide, self._side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_choosing_key(event):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        ground, ink = colours.surface_raised, colours.text
        if self._stands_out:
            ground, ink = colours.accent, colours.on_accent
        if not self.isEnabled():
            ground, ink = faded(colours.surface_raised, 0.4), faded(colours.text_muted, 0.45)
        elif self.isDown():
            ground = mix(ground, colours.table_edge, 0.3)
        elif self.underMouse():
            ground = mix(ground, colours.text, 0.12)
        radius = self._side * 0.27
        side = self._side * 0.5
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(self.rect()).center())
        with smooth_painter(self) as painter:
            painter.setPen(self._theme.panel_pen())
            painter.setBrush(ground)
            painter.drawRoundedRect(self._theme.within_panel_pen(self.rect()), radius, radius)
            painter.fillPath(placed(_sign(self._way), square), ink)
            self.draw_ring(painter, QRectF(self.rect()), self._theme, radius)


@cache
def _sign(way: TransportWay) -> QPainterPath:
    opposites = {
        TransportWay.FIRST: TransportWay.LAST,
        TransportWay.TURN_BACK: TransportWay.TURN,
        TransportWay.STEP_BACK: TransportWay.STEP,
    }
    sign = _drawn(opposites.get(way, way))
    if way in opposites:
        sign = QTransform(-1, 0, 0, 1, FINE, 0).map(sign)
    return QTransform.fromScale(1 / FINE, 1 / FINE).map(sign)


def _drawn(way: TransportWay) -> QPainterPath:
    match way:
        case TransportWay.STEP:
            return _chevron(0.69)
        case TransportWay.TURN:
            return _chevron(0.5).united(_chevron(0.92))
        case TransportWay.LAST:
            return _chevron(0.62).united(box(0.8, 0.06, 0.15, 0.88, 0.07))
        case TransportWay.PAUSE:
            return box(0.16, 0.06, 0.24, 0.88, 0.06).united(box(0.6, 0.06, 0.24, 0.88, 0.06))
    return polygon([(0.22, 0.1), (0.92, 0.5), (0.22, 0.9)], 0.12)


def _chevron(tip: float) -> QPainterPath:
    corners: list[Point] = [(tip - 0.38, 0.12), (tip, 0.5), (tip - 0.38, 0.88)]
    return stroke(line(*corners), 0.15)
