"""The item models of a table: the hand in sight, the piles, the players, and whose turn it is."""

from collections.abc import Hashable
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from thegame_desktop.engine import Card, Setup
from thegame_desktop.model.list_model import Index
from thegame_desktop.model.row_model import FIRST_ROLE, RowModel
from thegame_desktop.play.choices import Target
from thegame_desktop.play.rows import AllRows, HandRow, PileRow, SeatRow, TurnRow


class HandRole(IntEnum):
    """What there is to know of a card in hand."""

    CARD = FIRST_ROLE
    COMMAND = auto()
    TARGETS = auto()
    IS_NEW = auto()
    IS_HELD = auto()
    """True if it has been picked up."""


class PileRole(IntEnum):
    """What there is to know of a pile."""

    PLACE = FIRST_ROLE
    PILE = auto()
    SIZE = auto()
    COMMAND = auto()
    IS_SPENT = auto()
    IS_NUMBERED = auto()
    COMMANDS = auto()
    SPENT = auto()
    SEATS = auto()
    SAID = auto()
    TARGET = auto()
    """What laying the held card here would be; None if none is held."""


class SeatRole(IntEnum):
    """What there is to know of a player."""

    WHO = FIRST_ROLE
    HAND_SIZE = auto()
    SAID = auto()
    IS_ON_TURN = auto()
    IS_UNCOVERED = auto()
    IS_AWAITED = auto()
    CAN_BE_LOOKED_AT = auto()
    OPEN_HAND = auto()


class TurnRole(IntEnum):
    """What there is to know of the turn, or of the look in its place."""

    DRAW_PILE = FIRST_ROLE
    WAITING = auto()
    QUESTION = auto()
    DAY = auto()


class HandModel(RowModel[HandRow]):
    """The hand in sight, in the order in which its player keeps it; a covered one has no row."""

    row_type, roles = HandRow, HandRole
    held: Card | None = None
    """The card that is picked up."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(row.card for row in self.rows)

    def key(self, row: HandRow) -> Hashable:
        return row.card

    def words(self, value: HandRow) -> str:
        return value.card.code

    def index_of(self, card: Card | None) -> QModelIndex:
        """Where this card is; no valid index if it isn't there."""
        return self.index(self.cards.index(card)) if card in self.cards else QModelIndex()

    def hold(self, card: Card | None) -> None:
        """Have this card picked up and no other; None for no card."""
        if card == self.held:
            return
        touched, self.held = (self.held, card), card
        for index in filter(QModelIndex.isValid, map(self.index_of, touched)):
            self.dataChanged.emit(index, index, [HandRole.IS_HELD])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == HandRole.IS_HELD and index.isValid():
            return self.rows[index.row()].card == self.held
        return super().data(index, role)


class PilesModel(RowModel[PileRow]):
    """The piles, in the order of their row cards."""

    row_type, roles = PileRow, PileRole
    offers: tuple[Target, ...] = ()
    """For each pile, what laying the held card there would be; empty if none is held."""

    def key(self, row: PileRow) -> Hashable:
        return row.place

    def words(self, value: PileRow) -> str:
        return value.pile.top.code

    def offer(self, targets: tuple[Target, ...]) -> None:
        """Have each pile say what laying the held card there would be; nothing if none is held."""
        if targets != self.offers:
            self.offers = targets
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1), [PileRole.TARGET])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == PileRole.TARGET and index.isValid():
            return self.offers[index.row()] if self.offers else None
        return super().data(index, role)


class SeatsModel(RowModel[SeatRow]):
    """The players in the order round the table."""

    row_type, roles = SeatRow, SeatRole

    def key(self, row: SeatRow) -> Hashable:
        return row.seat

    def words(self, value: SeatRow) -> str:
        return value.who.name


class TurnModel(RowModel[TurnRow]):
    """A single row: whose turn or look it is, and what the whole table has in common."""

    row_type, roles = TurnRow, TurnRole

    def key(self, row: TurnRow) -> Hashable:
        return None

    def words(self, value: TurnRow) -> str:
        return ""


class TableModels(QObject):
    """All that a table shows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand = HandModel(self)
        self.piles = PilesModel(self)
        self.seats = SeatsModel(self)
        self.turn = TurnModel(self)

    @property
    def rows(self) -> AllRows:
        """What they hold."""
        return AllRows(*(tuple(model.rows) for model in self._all))

    def begin(self, setup: Setup, rows: AllRows) -> None:
        """Another game has been dealt: these are its rows."""
        for model, own in zip(self._all, rows, strict=True):
            model.begin(setup, own)

    def become(self, rows: AllRows) -> None:
        """Hold these, step by step from those of before."""
        for model, own in zip(self._all, rows, strict=True):
            model.become(own)

    @property
    def _all(self) -> tuple[RowModel[Any], ...]:
        return self.hand, self.piles, self.seats, self.turn
