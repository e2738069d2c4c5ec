"""Rings around what a learner is to touch next."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.texts import faded
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton

_REACH = 9
"""How far a ring reaches beyond what it is around."""


class Spotlight(QObject):
    """Finds widgets on a table by their names, and rings them for as long as they are there."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._names: Sequence[str] = ()
        self._rings: list[_Ring] = []

    def show(self, names: Sequence[str]) -> None:
        """Ring the widgets of these names, and no others."""
        self._names = names
        self.find()

    def find(self) -> None:
        """Look again where they are: the table may have other widgets of these names now."""
        for ring in self._rings:
            ring.end()
        found = [
            each
            for name in self._names
            for each in self._table.findChildren(QWidget, name)
            if each.isVisibleTo(self._table)
        ]
        self._rings = [_Ring(each, self._theme, self._table) for each in found]


class _Ring(QWidget):
    """Follows a widget; nobody can touch it or hear of it."""

    def __init__(self, target: QWidget, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self.setObjectName(f"ring {target.objectName()}")
        self._theme = theme
        self._target = target
        self._has_ended = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self._follow()
        self.show()

    def end(self) -> None:
        """Be there no longer, whatever the widget does."""
        self._has_ended = True
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._has_ended:
            return False
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._follow()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.ParentChange):
            self.hide()
        elif event.type() == QEvent.Type.Show:
            self.show()
        return False

    def _follow(self) -> None:
        target = self._target
        inset = CardArt.margin(target.size()) if isinstance(target, CardButton) else 0
        paper = target.geometry().adjusted(inset, inset, -inset, -inset)
        self.setGeometry(paper.adjusted(-_REACH, -_REACH, _REACH, _REACH))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        accent = self._theme.colours.accent
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # From a glow to a line.
        for inset, width, strength in ((4.0, 7.0, 0.18), (5.0, 4.0, 0.35), (6.0, 2.5, 1.0)):
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            draw_box(painter, frame, 12, None, QPen(faded(accent, strength), width))
