"""What every page of the window has in common: it tells what is wished on it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton

from thegame_desktop.view.look.mixins import WidgetMixin
from thegame_desktop.view.wishes import Wish


class Page(WidgetMixin):
    """Mixed into a widget class, before it. Changes nothing; whoever has made it hears its wishes.

    So the widget class can be a `Group`, which a screen reader names, or a plain one.
    """

    wished = Signal(object)
    """A Wish."""

    def wish_by(self, button: QAbstractButton, wish: Wish) -> None:
        """Have a button wish for always the same."""
        button.clicked.connect(lambda: self.wished.emit(wish))
