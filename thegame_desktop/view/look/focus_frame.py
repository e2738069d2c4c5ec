"""A ring around whichever stock button, box or scroll area has the keyboard's focus."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QFrame,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from thegame_desktop.view.look.focus_ring import draw_focus, focus_room
from thegame_desktop.view.look.theme import Theme

_RADIUS = 12.0
_STOCK_BUTTONS = (QPushButton, QToolButton, QCheckBox, QRadioButton)
_CHANGES = (
    *(QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide),
    *(QEvent.Type.ParentChange, QEvent.Type.ZOrderChange),
    QEvent.Type.LanguageChange,  # or of the theme: rings differ
)


class FocusFrames(QObject):
    """Makes a frame for what has got the focus, unless by a press of the mouse.

    Stock widgets can't draw it themselves: a border in another colour is hardly seen on a button
    that is filled with a colour just as light. What draws its own ring is left alone.
    """

    def __init__(self, theme: Theme, application: QApplication) -> None:
        super().__init__(application)
        self._theme = theme
        application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or not _needs_frame(new) or QApplication.mouseButtons():
            return
        watched = _up_to_where_is_room(new, focus_room(self._theme))
        ground = watched[-1].parentWidget()
        if ground is not None:
            FocusFrame(new, watched, self._theme, ground)


class FocusFrame(QWidget):
    """Lies around a widget, wherever that goes, until the focus goes on. Clicks go through it."""

    def __init__(
        self, widget: QWidget, watched: list[QWidget], theme: Theme, ground: QWidget
    ) -> None:
        """It is a child of `ground`, an ancestor of the widget; in between, all is watched."""
        super().__init__(ground)
        self._theme = theme
        self._widget: QWidget | None = widget
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QApplication.instance().focusChanged.connect(self._leave)  # type: ignore[union-attr]
        for each in watched:
            each.installEventFilter(self)
        self._place()

    def _leave(self) -> None:
        self._widget = None
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self._place()
        return False

    def _place(self) -> None:
        # Not kept: who keeps its own parent may be the last to do so, and let it go while going.
        widget, ground = self._widget, self.parentWidget()
        if ground is None or widget is None or not _is_in(ground, widget):
            self.hide()
            return
        self.setGeometry(_around(widget, ground, focus_room(self._theme)))
        self.setVisible(widget.isVisibleTo(ground))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ring = QRectF(self.rect())
        draw_focus(painter, ring, self._theme, min(_RADIUS, ring.height() / 2))
        painter.end()


def _is_in(ground: QWidget, widget: QWidget) -> bool:
    try:
        return ground.isAncestorOf(widget)
    except RuntimeError:
        return False  # it is gone for good


def _needs_frame(widget: QWidget) -> bool:
    if isinstance(widget, _STOCK_BUTTONS):
        return not getattr(widget, "draws_focus", False)
    if isinstance(widget, QAbstractScrollArea):
        return widget.frameShape() == QFrame.Shape.NoFrame
    return False


def _up_to_where_is_room(widget: QWidget, room: int) -> list[QWidget]:
    """The widget, and its ancestors up to the one whose parent has room for a frame."""
    chain, ground = [widget], widget.parentWidget()
    while ground is not None:
        is_viewport = isinstance(ground.parentWidget(), QAbstractScrollArea)
        if (
            is_viewport
            or ground.isWindow()
            or ground.rect().contains(_around(widget, ground, room))
        ):
            break
        chain.append(ground)
        ground = ground.parentWidget()
    return chain


def _around(widget: QWidget, ground: QWidget, room: int) -> QRect:
    place = QRect(widget.mapTo(ground, QPoint()), widget.size())
    return place.adjusted(-room, -room, room, room)
