"""Widgets that show what the rows of a model say."""

from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel

from thegame_desktop.view.look.mixins import WidgetMixin

M = TypeVar("M", bound=QAbstractItemModel)


class RowView(Generic[M], WidgetMixin):
    """Mixed into a widget class that shows so little that it looks at all of it at each change."""

    model: M

    def setModel(self, model: M) -> None:
        """Show what this model says, from now on."""
        self.model = model
        self.watch(model)

    def watch(self, model: QAbstractItemModel) -> None:
        """Follow this model too."""
        for change in (
            *(model.modelReset, model.rowsInserted, model.rowsRemoved, model.rowsMoved),
            model.dataChanged,
        ):
            change.connect(self.follow)
        if model.rowCount():
            self.follow()

    def follow(self) -> None:
        """Show what the models say now."""
        raise NotImplementedError
