"""The uncovered hand, in the order in which the player keeps it."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Card
from thegame_desktop.model.list_model import ListModel
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import in_order


class HandModel(ListModel[Card]):
    """Sorted until the player moves a card; from then on in the player's own order."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        for signal in (
            session.started,
            session.looked,
            session.arranged,
            session.stepped,
            session.taken_back,
            session.jumped,
        ):
            signal.connect(self._settle)

    @property
    def is_sorted(self) -> bool:
        """True unless the player keeps an order of their own."""
        return self._session.hand_order is None

    def move(self, card: Card, place: int) -> None:
        """Put a card of the hand in another place; the hand isn't sorted any more."""
        order = [other for other in self.rows if other != card]
        order.insert(place, card)
        if card in self.rows and order != list(self.rows):
            self._session.arrange(tuple(order))

    def sort_again(self) -> None:
        """Give up the player's own order."""
        self._session.arrange(None)

    def words(self, value: Card) -> str:
        return value.code

    def _settle(self) -> None:
        self.beginResetModel()
        hand, own = self._session.observation.hand, self._session.hand_order or ()
        # What was laid stays in the own order, so that a card taken back finds its old place.
        kept = [card for card in own if card in hand]
        self.rows = (*kept, *sorted(set(hand).difference(kept), key=in_order))
        self.endResetModel()
