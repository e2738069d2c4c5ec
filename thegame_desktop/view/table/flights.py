"""Cards that fly from their player's seat to a pile, out of a hand that nobody sees."""

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import CardLaid, Command
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.card_button import with_shadow
from thegame_desktop.view.table.choreographer import Glide, Stage
from thegame_desktop.view.table.flying_card import FlyingCard
from thegame_desktop.view.table.placement import Placement

_SMALL = 4
"""How many times smaller a card is where it sets off."""


class Flights:
    """Lets cards fly across the canvas."""

    def __init__(self, art: CardArt, placement: Placement, canvas: QWidget) -> None:
        self._art = art
        self._placement = placement
        self._canvas = canvas

    def stage(
        self, laid: CardLaid, command: Command | None, flight_ms: int, arrived: Callable[[], None]
    ) -> Stage:
        """The card flies; when it has arrived, the pile is shown with it."""

        def prepare() -> list[Glide]:
            places = self._placement.places
            size = places.pile_card
            flying = FlyingCard(laid.card, command, size, self._art, self._canvas)
            start = QRect(0, 0, size.width() // _SMALL, size.height() // _SMALL)
            start.moveCenter(places.seats[laid.player].center())
            flying.start_from(start)
            return [Glide(flying, with_shadow(places.pile_card_rect(laid.pile)))]

        def then() -> None:
            self.land()
            arrived()

        return Stage(prepare, flight_ms, then)

    def land(self) -> None:
        """Let no card be left in the air."""
        for flying in self._canvas.findChildren(FlyingCard):
            flying.land()
