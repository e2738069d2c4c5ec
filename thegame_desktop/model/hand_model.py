"""The uncovered hand, in the order in which the player keeps it."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Card, Observation
from thegame_desktop.model.list_model import ListModel
from thegame_desktop.model.session import Session


class HandModel(ListModel[Card]):
    """Sorted until the player moves a card; from then on in the player's own order."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._own_orders: dict[int | None, tuple[Card, ...]] = {}
        """The hands that their players have put in order, by seat."""
        session.started.connect(self._begin)
        session.looked.connect(self._settle)
        session.stepped.connect(self._settle)
        session.taken_back.connect(self._settle)

    @property
    def is_sorted(self) -> bool:
        """True unless the player keeps an order of their own."""
        return self._session.observation.seat not in self._own_orders

    def move(self, card: Card, place: int) -> None:
        """Put a card of the hand in another place; the hand isn't sorted any more."""
        order = [other for other in self.rows if other != card]
        order.insert(place, card)
        if card in self.rows and order != list(self.rows):
            self._own_orders[self._session.observation.seat] = tuple(order)
            self._settle()

    def sort_again(self) -> None:
        """Give up the player's own order."""
        self._own_orders.pop(self._session.observation.seat, None)
        self._settle()

    def words(self, value: Card) -> str:
        return value.code

    def _begin(self) -> None:
        self._own_orders = {}
        self._settle()

    def _settle(self) -> None:
        self.beginResetModel()
        self.rows = self._ordered(self._session.observation)
        self.endResetModel()

    def _ordered(self, seen: Observation) -> tuple[Card, ...]:
        own = self._own_orders.get(seen.seat)
        if own is None:
            return tuple(sorted(seen.hand, key=_in_order))
        # What was laid stays in the own order, so that a card taken back finds its old place.
        kept = tuple(card for card in own if card in seen.hand)
        drawn = tuple(sorted(set(seen.hand).difference(kept), key=_in_order))
        if drawn:
            self._own_orders[seen.seat] = kept + drawn
        return kept + drawn


def _in_order(card: Card) -> tuple[int, str]:
    return card.number, card.colour or ""
