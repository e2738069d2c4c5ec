"""Whether everything can be reached: a focus that shows, and areas that a finger hits."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QListView,
    QMenuBar,
    QScrollArea,
    QSlider,
    QTabBar,
    QTableView,
    QWidget,
)

_CONTROLS = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QSlider)
AROUND = 6
"""How many pixels around a widget its focus may show in."""
CLEARLY = 40
"""How much lighter or darker a pixel has to become, of 255."""
ENOUGH = 48
"""How many pixels have to: more than a text cursor has."""


def name_of(widget: QWidget) -> str:
    """Something to find the widget by."""
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()[:30]!r}"


# The focus


def focusable(window: QWidget) -> Iterator[QWidget]:
    """All in a window that Tab or an arrow key can lead to."""
    for widget in window.findChildren(QWidget):
        is_here = widget.isVisible() and widget.isEnabled() and widget.window() is window
        takes_it = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if is_here and takes_it:
            yield widget


def unseen_focus(window: QWidget) -> Iterator[str]:
    """What looks the same whether it has the focus or not."""
    had_it = window.focusWidget()
    for widget in list(focusable(window)):
        changed = _changed_by_focus(widget, window)
        if changed < ENOUGH:
            yield f"{name_of(widget)} has the focus, and only {changed} pixels tell"
    if had_it is not None:
        had_it.setFocus()


def _changed_by_focus(widget: QWidget, window: QWidget) -> int:
    widget.clearFocus()  # it may have it from a click, without a ring
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    _bring_in_sight(widget)
    if not widget.hasFocus() or not _is_in_sight(widget, window):
        return ENOUGH  # the focus is led elsewhere, where it is looked at
    QApplication.processEvents()
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    place = place.adjusted(-AROUND, -AROUND, AROUND, AROUND) & window.rect()
    focused = _grey(window, place)
    widget.clearFocus()
    QApplication.processEvents()
    plain = _grey(window, place)
    if len(focused) != len(plain):
        return 0
    return sum(abs(one - other) > CLEARLY for one, other in zip(focused, plain, strict=True))


def _bring_in_sight(widget: QWidget) -> None:
    """Scroll to it, as Qt does where Tab leads to it."""
    outer = widget.parentWidget()
    while outer is not None:
        if isinstance(outer, QScrollArea):
            outer.ensureWidgetVisible(widget)
        outer = outer.parentWidget()


def _is_in_sight(widget: QWidget, window: QWidget) -> bool:
    """False if something else lies over it."""
    rect = widget.rect()
    for spot in (rect.center(), rect.topLeft(), rect.topRight(), rect.bottomLeft()):
        found = window.childAt(widget.mapTo(window, spot))
        if found is not None and (found is widget or widget.isAncestorOf(found)):
            return True
    return False


def _grey(window: QWidget, place: QRect) -> bytes:
    image = window.grab(place).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


# Hit areas

LEAST = 36
"""How many logical pixels anything that is clicked has in each direction."""
SMALLER = {
    "SwapButton": 24,  # five seats in a row; what is beside it is no button
}
"""What may be smaller, by how its name begins; never below 24."""


def hit_areas(window: QWidget) -> Iterator[tuple[str, QSize]]:
    """Everything in a window that can be clicked, and how large that is."""
    for widget in window.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled() and widget.window() is window):
            continue
        yield from _areas_of(widget)


def _areas_of(widget: QWidget) -> Iterator[tuple[str, QSize]]:
    name = name_of(widget)
    if isinstance(widget, QMenuBar):
        for action in widget.actions():
            yield f"menu {action.text()!r}", widget.actionGeometry(action).size()
    elif isinstance(widget, QTabBar):
        for nth in range(widget.count()):
            yield f"tab {widget.tabText(nth)!r}", widget.tabRect(nth).size()
    elif isinstance(widget, QHeaderView):
        if widget.sectionsClickable():
            yield f"header {name}", QSize(99, widget.height())
    elif isinstance(widget, QListView | QTableView):
        is_clickable = widget.selectionMode() != QAbstractItemView.SelectionMode.NoSelection
        index = widget.model().index(0, 0)
        if index.isValid() and is_clickable:
            yield f"row of {name}", QSize(99, widget.visualRect(index).height())
    elif isinstance(widget, _CONTROLS) and not isinstance(widget.parentWidget(), _CONTROLS):
        yield name, widget.size()


def too_small_to_hit(window: QWidget) -> Iterator[str]:
    """What a finger hardly hits, unless it has a reason."""
    for name, size in hit_areas(window):
        least = next((px for start, px in SMALLER.items() if name.startswith(start)), LEAST)
        if min(size.width(), size.height()) < least:
            yield f"{name} is {size.width()}×{size.height()}"
