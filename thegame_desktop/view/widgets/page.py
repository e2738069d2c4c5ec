"""What every page of the window has in common: it tells what is wished on it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.view.wishes import Wish

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Page(_Widget):
    """Mixed into a widget class, before it. Changes nothing; whoever has made it hears its wishes.

    So the widget class can be a `Group`, which a screen reader names, or a plain one.
    """

    wished = Signal(object)
    """A Wish."""

    def wish_by(self, button: QAbstractButton, wish: Wish) -> None:
        """Have a button wish for always the same."""
        button.clicked.connect(lambda: self.wished.emit(wish))
