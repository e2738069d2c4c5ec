"""Cards that fly between the table and the seat of a player whose hand nobody sees."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import CardLaid, Table
from thegame_desktop.view.look.card_art import CardArt, with_shadow
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.choreographer import Glide, Stage, appearing, fading_to
from thegame_desktop.view.table.motion.flying_card import FlyingCard, FlyingPicture
from thegame_desktop.view.table.motion.motion import Motion
from thegame_desktop.view.table.motion.trick_mark import ring_picture, sign_picture, sign_place
from thegame_desktop.view.table.motion.ways import Way, arc, sink, swing
from thegame_desktop.view.table.places.placement import Placement

_SMALL = 4
"""How many times smaller a card is where it sets off."""
_DEALT_TO_OTHERS = 3
"""How many cards are seen to go to each other player; how many they get can be read there."""
_RING_GROWS = 0.22
"""How far the ring of a backwards trick goes out, as a share of the card's width."""
_FADES_FROM = 0.6
"""The share of its time after which a sign begins to fade."""


class Flights:
    """Lets cards fly across the canvas, and marks what they have done."""

    def __init__(self, theme: Theme, art: CardArt, placement: Placement, canvas: QWidget) -> None:
        self._theme = theme
        self._art = art
        self._placement = placement
        self._canvas = canvas

    def laid(
        self, laid: CardLaid, table: Table, motion: Motion, arrived: Callable[[], None]
    ) -> Iterator[Stage]:
        """The card flies from its player to this table; `arrived` shows it there."""
        command = table.setup.layout.by_card.get(laid.card)

        def prepare() -> list[Glide]:
            places, ratio = self._placement.places, self._canvas.devicePixelRatioF()
            face = self._art.face(laid.card, command, places.pile_card, ratio)
            flying = FlyingCard(face, laid.card, self._canvas)
            flying.start_from(self._at_seat(laid.player))
            target = with_shadow(places.pile_card_rect(laid.pile))
            return [Glide(flying, target, way=way_of(laid))]

        def then() -> None:
            self.land()
            arrived()

        longer = motion.trick_ms - motion.lay_ms if laid.backwards else 0
        yield Stage(prepare, motion.recap_ms + longer, then)
        yield from self.marked(laid, motion)

    def marked(self, laid: CardLaid, motion: Motion) -> Iterator[Stage]:
        """After a backwards trick: a ring goes out from its pile, with the way back as a sign."""
        if not laid.backwards or not motion.trick_mark_ms:
            return

        def prepare() -> list[Glide]:
            places, ratio = self._placement.places, self._canvas.devicePixelRatioF()
            card = places.pile_card_rect(laid.pile)
            reach = round(card.width() * _RING_GROWS)
            out = card.adjusted(-reach, -reach, reach, reach)
            ring = FlyingPicture(ring_picture(out.size(), self._theme, ratio), self._canvas)
            ring.start_from(card)
            place = sign_place(card)
            sign = sign_picture(-laid.step, place.size(), self._theme, ratio)
            small = QRect(QPoint(), place.size() * 0.4)
            small.moveCenter(place.center())
            told = FlyingPicture(sign, self._canvas)
            told.start_from(small)
            return [
                Glide(ring, out, along=fading_to(0.0, ring.fade)),
                Glide(told, place, along=lambda share: told.fade(_fading(share))),
            ]

        yield Stage(prepare, motion.trick_mark_ms, self.land)

    def drawn(self, player: int, count: int, motion: Motion) -> Stage:
        """So many cards fly from the draw pile to the player, face down."""

        def prepare() -> list[Glide]:
            return self._from_draw_pile(player, count, motion.stagger_ms)

        return Stage(prepare, motion.draw_ms, self.land)

    def dealt(self, players: Sequence[int], motion: Motion) -> list[Glide]:
        """Cards fly from the draw pile to each of these players, face down, in turn."""
        glides = []
        for nth, player in enumerate(players):
            flights = self._from_draw_pile(player, _DEALT_TO_OTHERS, motion.stagger_ms)
            glides += [
                replace(each, delay_ms=each.delay_ms + nth * motion.stagger_ms // 2, way=arc)
                for each in flights
            ]
        return glides

    def gathered(self, places: Iterable[QRect], heap: QPoint) -> list[Glide]:
        """Cards go face down from these places to a heap with this middle."""
        glides = []
        for place in places:
            back = self._art.back(place.size(), self._canvas.devicePixelRatioF())
            flying = FlyingCard(back, None, self._canvas)
            flying.start_from(place)
            target = QRect(place)
            target.moveCenter(heap)
            glides.append(Glide(flying, with_shadow(target), way=sink))
        return glides

    def _from_draw_pile(self, player: int, count: int, stagger_ms: int) -> list[Glide]:
        pile = self._placement.places.draw_card_rect
        back = self._art.back(pile.size(), self._canvas.devicePixelRatioF())
        glides = []
        for nth in range(count):
            flying = FlyingCard(back, None, self._canvas)
            flying.start_from(pile)
            flying.fade(0)  # the shadows of all that wait there would add up
            target = with_shadow(self._at_seat(player))
            glides.append(Glide(flying, target, nth * stagger_ms, along=appearing(flying.fade)))
        return glides

    def _at_seat(self, player: int) -> QRect:
        places = self._placement.places
        size = places.pile_card
        place = QRect(0, 0, size.width() // _SMALL, size.height() // _SMALL)
        place.moveCenter(places.seats[player].center())
        return place

    def land(self) -> None:
        """Let nothing be left in the air."""
        for flying in self._canvas.findChildren(FlyingPicture):
            flying.land()


def way_of(laid: CardLaid) -> Way:
    """How a card gets to its pile: forwards and backwards are told apart by it."""
    return swing if laid.backwards else arc


def _fading(share: float) -> float:
    """Wholly there at first, gone at the end."""
    return min(1.0, (1 - share) / (1 - _FADES_FROM))
