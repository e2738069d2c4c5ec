"""The frame of a page that grows with the window: a column in the middle, a footer below."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.page import Page
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.wishes import Go

_USUAL_SIZE = (1180, 720)
_SMALLEST_UNIT = 0.9
_MARGIN = 24
_SPACING = 11


class ScaledPage(Page, Scaled, Group):
    """The column scrolls where the window is too small; the footer always stays in sight."""

    column_width = 980
    """How wide the column is, in pixels of the design."""
    way_on: QAbstractButton | None = None
    """What Enter presses, wherever the keyboard is; Escape leads back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = QWidget()
        self._footer = QWidget()
        self.column = QVBoxLayout(self._column)
        self.footer = QHBoxLayout(self._footer)
        # The column's left edge is set by hand: a scroll bar must not move it.
        ground = QWidget()
        self._beside = QHBoxLayout(ground)
        self._beside.setSpacing(0)
        self._beside.addWidget(self._column)
        self._beside.addStretch(1)
        self._scroll = SeeThroughScroll(ground)
        # Whatever gets the keyboard is brought in sight, but never by going sideways.
        sideways = self._scroll.horizontalScrollBar()
        sideways.valueChanged.connect(lambda _value: sideways.setValue(0))
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._scroll, 1)
        page.addWidget(self._footer, 0, Qt.AlignmentFlag.AlignHCenter)

    def bring_in_sight(self, part: QWidget) -> None:
        """Scroll the column so that this part of it can be seen."""
        self._scroll.ensureWidgetVisible(part)

    def rescale(self) -> None:
        unit = self.unit
        margin = round(_MARGIN * unit)
        width = min(text_pixels(self.column_width * unit) + 2 * margin, self.width())
        for widget, layout in ((self._column, self.column), (self._footer, self.footer)):
            widget.setFixedWidth(width)
            layout.setContentsMargins(margin, round(12 * unit), margin, round(12 * unit))
            layout.setSpacing(round(_SPACING * unit))
        self._beside.setContentsMargins((self.width() - width) // 2, 0, 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # or of the text size
            self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        self.fit_to(self, _USUAL_SIZE, _SMALLEST_UNIT)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():  # a window that was only put aside comes back as it was
            self.come_in_sight()

    def come_in_sight(self) -> None:
        """Bring news, and the keyboard to where it is used first."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the page wanted."""
        if event.key() == Qt.Key.Key_Escape:
            self.wished.emit(Go.BACK)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.way_on is not None:
            if not event.isAutoRepeat():
                self.way_on.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        bar = self.rect().adjusted(0, self._footer.y(), 0, 0)
        with QPainter(self) as painter:
            draw_ground(painter, self, event.rect(), self._theme)
            painter.fillRect(bar, with_alpha(colours.table_edge, 0.6))
            painter.fillRect(bar.x(), bar.y(), bar.width(), 1, with_alpha(colours.outline, 0.5))
