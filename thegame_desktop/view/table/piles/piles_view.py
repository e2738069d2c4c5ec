"""The piles as buttons: the view of the piles' model."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Lay
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.table_models import PileRole, PilesModel
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.words.words import Words

_PARTS = 4
"""One part in so many of a card has to cover a pile for the card to be meant to go there."""


class PilesView(QObject):
    """Has a button for each row, and knows on which one a card is dropped."""

    chosen = Signal(int)
    """A pile was clicked, or its key pressed."""
    aimed_at = Signal(int, bool)
    """A held card is above this pile, or no longer."""

    def __init__(self, theme: Theme, art: CardArt, words: Words, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._art = art
        self._words = words
        self._table = table
        self._buttons: list[PileButton] = []

    def setModel(self, model: PilesModel) -> None:
        """Show what this model says, from now on; only a reset brings other piles."""
        self.model = model
        model.modelReset.connect(self._begin)
        model.dataChanged.connect(self._show_rows)
        self._begin()

    def __iter__(self) -> Iterator[PileButton]:
        return iter(self._buttons)

    def __getitem__(self, place: int) -> PileButton:
        return self._buttons[place]

    def _begin(self) -> None:
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        rows = range(self.model.rowCount())
        self._buttons = [
            PileButton(place, self._theme, self._art, self._words, self._table) for place in rows
        ]
        for button in reversed(self._buttons):
            button.clicked.connect(lambda _=False, place=button.index: self.chosen.emit(place))
            button.aimed_at.connect(self.aimed_at)
            button.lower()
            button.show()
        for place in rows:
            self._show(self.model.index(place))

    def _show_rows(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._show(self.model.index(row))

    def _show(self, index: QModelIndex) -> None:
        button = self._buttons[index.row()]
        button.show_row(index.data(VALUE_ROLE))
        button.offer(index.data(PileRole.TARGET))

    def place(self, places: TableLayout) -> None:
        """Put every pile where it lies."""
        for button, frame in zip(self._buttons, places.piles, strict=True):
            button.place(frame, places.pile_card)

    # Cards above them

    def aim(self, pointer: QPoint, frame: QRect) -> None:
        """A card is dragged to here, by the pointer: show which pile it would go to."""
        meant = self._meant(pointer, frame)
        # First what isn't aimed at any more, so that the last word is about what is.
        for button in sorted(self._buttons, key=lambda button: button.index == meant.row()):
            is_offered = self.model.index(button.index).data(PileRole.TARGET) is not None
            button.aim(is_aimed_at=is_offered and button.index == meant.row())

    def lay_at(self, card: Card, pointer: QPoint, frame: QRect) -> Lay | None:
        """What it means to let go of a card here; None if no pile is meant."""
        meant = self._meant(pointer, frame)
        return Lay(card, meant.data(PileRole.PLACE)) if meant.isValid() else None

    def _meant(self, pointer: QPoint, frame: QRect) -> QModelIndex:
        """The pile under the pointer, or else the one that the card covers most."""
        for button in self._buttons:
            if button.geometry().contains(pointer):
                return self.model.index(button.index)

        def covered(button: PileButton) -> int:
            shared = button.geometry().intersected(frame)
            return shared.width() * shared.height()

        best = max(self._buttons, key=covered, default=None)
        if best is None or covered(best) < frame.width() * frame.height() // _PARTS:
            return QModelIndex()
        return self.model.index(best.index)
