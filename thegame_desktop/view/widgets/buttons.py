"""Stock buttons of a page, and how large they are."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from thegame_desktop.view.look.focus_ring import CHOOSING_KEYS
from thegame_desktop.view.look.text_size import grown, text_pixels
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.widgets.scaled import Scaled

SEGMENT_HEIGHT = 38
_LEAST_HEIGHT = 36
"""What a finger hits, in the smallest window too."""
FIELD_BORDER = 2
_TEXT_SHARE = 0.4
"""How much of a button's height is text."""
_ROOMY_PADDING, _ROOMY_HEIGHT = 44, 38


IN_FOOTER, FIRST_IN_FOOTER = (52, 17), (52, 20)
"""How high a button and its text are in the footer of a page; those of the one most wanted."""


class PageButton(Scaled, QPushButton):
    """A stock button of a page, which Enter presses too; not one that is held since before."""

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        *,
        size: tuple[int, int] | None = None,
        kind: str = "",
    ) -> None:
        """With a size, its height and that of its text, it grows with the page."""
        super().__init__(parent)
        self._size = size
        self.setObjectName(name)
        self.setAutoDefault(True)
        if kind:
            self.setProperty("kind", kind)
        if kind == "link":
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def inscribe(self, text: str, tip: str, meaning: str) -> None:
        """Write this on it; tell the rest to whoever waits or asks."""
        inscribe(self, text, tip, meaning)

    def rescale(self) -> None:
        if self._size is not None:
            restyle(self, stock_style(self.unit, *self._size))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A page that comes up under a held key has its own button there.
        if not (event.isAutoRepeat() and event.key() in CHOOSING_KEYS):
            super().keyPressEvent(event)

    def make_primary(self, is_primary: bool) -> None:
        """Let it look like the one that is most likely wanted, or like any other."""
        kind = "primary" if is_primary else None
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)


class LockableButton(QPushButton):
    """Tells of a press while it is disabled, so that somebody can say why it is."""

    tried = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.tried.emit()
        return super().event(event)


def segment_height(unit: float) -> int:
    """How high a segment is, and whatever stands in line with one."""
    return stock_height(unit, SEGMENT_HEIGHT)


def stock_height(unit: float, height: int) -> int:
    """How high a stock button or field that has this height in the design is on the page."""
    return max(_LEAST_HEIGHT, round(grown(height * unit, _TEXT_SHARE)))


def stock_style(unit: float, height: int, pixels: int) -> str:
    """A style sheet that gives a stock button or field this height and text size."""
    height = stock_height(unit, height)
    return field_style(height, 14 * unit, 10 * unit, text_pixels(pixels * unit))


def field_style(height: int, padding: float, radius: float, pixels: int) -> str:
    """A style sheet that gives a field this height, this room at its sides and this text size."""
    inner = height - 2 * FIELD_BORDER
    return (
        f"min-height: {inner}px; max-height: {inner}px; padding: 0 {round(padding)}px;"
        f"border-radius: {round(radius)}px; font-size: {pixels}px;"
    )


def roomy(button: QPushButton, texts: Iterable[str], unit: float) -> QSize:
    """The size of a button for any of these texts; the style's padding doesn't grow by itself."""
    room = max(1.0, unit)
    text = max(map(button.fontMetrics().horizontalAdvance, texts))
    return QSize(text + round(_ROOMY_PADDING * room), round(grown(_ROOMY_HEIGHT * room, 0.3)))


def restyle(widget: QWidget, sheet: str) -> None:
    """Give a widget this style sheet, unless it has it: Qt would polish it all the same."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
