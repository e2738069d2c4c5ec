"""What a screen reader finds in a window, in the order in which it finds it."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

FILLER = QAccessible.Role.Client
"""What Qt takes a plain widget for; its name is never said."""
GROUP = QAccessible.Role.Grouping


@dataclass(frozen=True)
class Found:
    """Something that can be seen."""

    widget: QWidget
    role: QAccessible.Role
    name: str
    groups: tuple[str, ...]
    """The names of the groups that it is in, the nearest first."""
    is_enabled: bool

    @property
    def object_name(self) -> str:
        return self.widget.objectName()


def found_in(window: QWidget) -> Iterator[Found]:
    """All widgets of a window that can be seen, as they come."""
    root: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(window)
    waiting: list[tuple[QAccessibleInterface | None, tuple[str, ...]]] = [(root, ())]
    while waiting:
        node, groups = waiting.pop()
        if node is None or not node.isValid() or node.state().invisible:  # type: ignore[attr-defined]
            continue
        widget = node.object()
        name = node.text(QAccessible.Text.Name)
        if isinstance(widget, QWidget):
            is_enabled = not node.state().disabled  # type: ignore[attr-defined]
            yield Found(widget, node.role(), name, groups, is_enabled)
        if node.role() == GROUP and name:
            groups = (name, *groups)
        waiting += [(node.child(nth), groups) for nth in reversed(range(node.childCount()))]


def never_said(window: QWidget) -> Iterator[str]:
    """Names that a screen reader keeps to itself, and choices of which it can't say what for."""
    for found in found_in(window):
        kind = type(found.widget).__name__
        # Qt has no role for scroll areas, but says their names when they have the focus.
        is_scrolled = isinstance(found.widget, QAbstractScrollArea)
        if found.role == FILLER and found.widget.accessibleName() and not is_scrolled:
            yield f"{kind} is a filler: nobody hears {found.name!r}"
        if found.role == QAccessible.Role.RadioButton and not found.groups:
            yield f"{kind} {found.name!r} is in no group with a name"
