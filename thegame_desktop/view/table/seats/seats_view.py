"""The players round the table, and their hands where all of them lie open: the seats' view."""

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.table_models import SeatRole, SeatsModel
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.table.seats.open_hand import OpenHand
from thegame_desktop.view.table.seats.seat_chip import SeatChip
from thegame_desktop.view.words.words import Words


class SeatsView(QObject):
    """Has a chip for each row, and where it tells of an open hand, that hand below it."""

    asked_for = Signal(int)
    """Somebody wants this player to look at the own hand."""

    def __init__(self, theme: Theme, words: Words, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._words = words
        self._table = table
        self.chips: list[SeatChip] = []
        self.open_hands: list[OpenHand] = []

    def setModel(self, model: SeatsModel) -> None:
        """Show what this model says, from now on; only a reset brings other players."""
        self.model = model
        model.modelReset.connect(self._begin)
        model.dataChanged.connect(self._show_rows)
        self._begin()

    def _begin(self) -> None:
        for old in (*self.chips, *self.open_hands):
            old.hide()
            old.deleteLater()
        rows = range(self.model.rowCount())
        self.chips = [SeatChip(seat, self._theme, self._words, self._table) for seat in rows]
        for chip in self.chips:
            chip.clicked.connect(lambda _=False, chip=chip: self._ask_for(chip))
        self.open_hands = [
            OpenHand(seat, self._theme, self._words, self._table)
            for seat in rows
            if self.model.index(seat).data(SeatRole.OPEN_HAND) is not None
        ]
        for widget in reversed((*self.chips, *self.open_hands)):
            widget.lower()
            widget.show()
        for seat in rows:
            self._show(self.model.index(seat))

    def _show_rows(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._show(self.model.index(row))

    def _show(self, index: QModelIndex) -> None:
        self.chips[index.row()].show_seat(index.data(VALUE_ROLE))
        hand, setup = index.data(SeatRole.OPEN_HAND), self.model.setup
        if hand is not None and setup is not None:
            self.open_hands[index.row()].show_hand(hand, setup.layout, len(self.chips))

    def _ask_for(self, chip: SeatChip) -> None:
        if chip.can_be_looked_at:
            self.asked_for.emit(chip.seat)

    def place(self, places: TableLayout) -> None:
        """Put everybody where they sit."""
        for chip, frame in zip(self.chips, places.seats, strict=True):
            chip.setGeometry(frame)
        for open_hand, frame in zip(self.open_hands, places.open_hands, strict=True):
            open_hand.setGeometry(frame)
