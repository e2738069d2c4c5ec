"""Cards that fly between the table and the seat of a player whose hand nobody sees."""

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
            places, ratio = self._placement.places, self._canvas.devicePixelRatioF()
            face = self._art.face(laid.card, command, places.pile_card, ratio)
            flying = FlyingCard(face, laid.card, self._canvas)
            flying.start_from(self._at_seat(laid.player))
            return [Glide(flying, with_shadow(places.pile_card_rect(laid.pile)))]

        def then() -> None:
            self.land()
            arrived()

        return Stage(prepare, flight_ms, then)

    def drawn(self, player: int, count: int, flight_ms: int, stagger_ms: int) -> Stage:
        """So many cards fly from the draw pile to the player, face down."""

        def prepare() -> list[Glide]:
            pile = self._placement.places.draw_card_rect
            back = self._art.back(pile.size(), self._canvas.devicePixelRatioF())
            glides = []
            for nth in range(count):
                flying = FlyingCard(back, None, self._canvas)
                flying.start_from(pile)
                target = with_shadow(self._at_seat(player))
                glides.append(Glide(flying, target, nth * stagger_ms))
            return glides

        return Stage(prepare, flight_ms, self.land)

    def _at_seat(self, player: int) -> QRect:
        places = self._placement.places
        size = places.pile_card
        place = QRect(0, 0, size.width() // _SMALL, size.height() // _SMALL)
        place.moveCenter(places.seats[player].center())
        return place

    def land(self) -> None:
        """Let no card be left in the air."""
        for flying in self._canvas.findChildren(FlyingCard):
            flying.land()
