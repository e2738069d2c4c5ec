"""What classes are that get mixed into a widget class: for the type checker, widgets already."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    WidgetMixin = QWidget
    ButtonMixin = QAbstractButton
else:
    WidgetMixin = ButtonMixin = object
