"""The styles of cards, by name: how each of them is drawn, in device pixels, on any painter."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from thegame_desktop.engine import Card, Command, Row
from thegame_desktop.model.preferences import CardStyle
from thegame_desktop.view.look.paper_cards import PaperCards
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.tide_cards import TideCards


class CardDrawing(Protocol):
    """Draws cards into a given rectangle; the painter antialiases and has no pen."""

    def face(
        self,
        painter: QPainter,
        place: QRectF,
        card: Card,
        command: Command | None,
        *,
        is_spent: bool = False,
    ) -> None:
        """The front of a card, with the command that it carries, or what is left of it."""

    def back(self, painter: QPainter, place: QRectF) -> None:
        """The back that all cards share."""

    def row_card(self, painter: QPainter, place: QRectF, row: Row, has_number: bool) -> None:
        """The row card of an empty pile, with its number where one is printed on it."""

    def empty_slot(self, painter: QPainter, place: QRectF) -> None:
        """A place where a card could lie."""


STYLES: Mapping[CardStyle, Callable[[Theme], CardDrawing]] = MappingProxyType(
    {CardStyle.TIDE: TideCards, CardStyle.PAPER: PaperCards}
)
