"""Widgets that change their sizes as soon as the page that they are part of grows."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.mixins import WidgetMixin

_LARGEST_UNIT = 3.0


class Scaled(WidgetMixin):
    """Mixed into a widget class, before it: all sizes are set in `rescale`, by the unit it heard.

    Whoever decides on the unit has one widget `hear` it, and all below do. What is made or added
    later hears it from the nearest Scaled that it is part of, as soon as it shows or comes there;
    whoever measures it before that lets it hear.
    """

    unit = 1.0
    """How many pixels there are for each pixel of the design."""
    least_unit = 0.0
    """However small the unit is, this and all below take no smaller one."""
    _heard: float | None = None
    """The unit that was heard last, if any was."""

    def fit_to(self, page: QWidget, usual_size: tuple[int, int], least: float) -> None:
        """Hear how many times as large as in the design this page is, if not too small or large."""
        unit = min(page.width() / usual_size[0], page.height() / usual_size[1])
        self.hear(min(max(unit, least), _LARGEST_UNIT))

    def hear(self, unit: float) -> None:
        """Take this unit, and let all below take it."""
        self._heard = unit
        self.take(max(unit, self.least_unit))
        self.rescale()

    def take(self, unit: float) -> None:
        """Have this unit instead of the one that was heard, and let all below take it."""
        self.unit = unit
        _pass_on(unit, self)

    def rescale(self) -> None:
        """Set every size by the unit; all below have theirs already."""
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange:
            self._catch_up()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()  # it may have been made here, or have come as part of something else

    def _catch_up(self) -> None:
        """Hear what was said before it came here."""
        above = self.parentWidget()
        while above is not None and not isinstance(above, Scaled):
            above = above.parentWidget()
        if above is not None and above._heard is not None and above.unit != self._heard:
            self.hear(above.unit)


def _pass_on(unit: float, below: QWidget) -> None:
    for part in below.children():
        if isinstance(part, Scaled):
            part.hear(unit)
        elif isinstance(part, QWidget):
            _pass_on(unit, part)
