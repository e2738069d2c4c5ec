"""What happens at the table as stages: dealing, laying, drawing, covering, the end of a game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRect

from thegame_desktop.engine import CardLaid, Observation
from thegame_desktop.view.look.card_art import with_shadow
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.motion.choreographer import Glide, Stage, fading_to
from thegame_desktop.view.table.motion.flights import Flights, way_of
from thegame_desktop.view.table.motion.flying_card import FlyingPicture
from thegame_desktop.view.table.motion.ways import arc, hop, sink
from thegame_desktop.view.table.seat_chip import SeatChip

_SUNK = 0.4
"""How far a hand sinks when a game is lost, as a share of its cards' height."""
_DIMMED = 0.4
"""How much of everything can still be seen then."""


class Staging:
    """Has a short motion of its own for everything that happens."""

    def __init__(self, table: GameTable, flights: Flights) -> None:
        self._table = table
        self._hand = table.hand
        self._around = table.around
        self._flights = flights

    # Cards

    def dealt(self, others: Sequence[int]) -> Iterator[Stage]:
        """Cards go out from the draw pile one after another; then the hand is turned up."""
        motion = self._table.motion

        def deal() -> Iterable[Glide]:
            self._table.bring_rows()
            self._hand.put_face_down(self._table.places.draw_card_rect)
            glides = self._hand.dealt(motion.stagger_ms)
            return [*glides, *self._flights.dealt(others, motion)]

        def turn_up() -> Iterable[Glide]:
            return self._hand.turned_over(motion.stagger_ms // 2)

        if motion.deal_ms:
            yield Stage(deal, motion.deal_ms, self._flights.land)
            yield Stage(turn_up, motion.turn_over_ms)

    def laid(self, event: CardLaid, after: Observation) -> Iterator[Stage]:
        """A card of the hand in sight goes to its pile, and the others close ranks."""
        motion, flying = self._table.motion, self._hand.take(event.card)
        if flying is not None and flying.hasFocus():
            self._table.setFocus()  # or Qt would hand it to whatever comes next

        def prepare() -> Iterable[Glide]:
            self._table.place_hand()
            glides = self._hand.homeward()
            if flying is not None:
                flying.raise_()
                target = with_shadow(self._table.places.pile_card_rect(event.pile))
                glides.append(Glide(flying, target, way=way_of(event)))
            return glides

        def then() -> None:
            self._around.show_table(after.table, self._hand.cards)
            if flying is not None:
                flying.hide()
                flying.deleteLater()

        yield Stage(prepare, motion.trick_ms if event.backwards else motion.lay_ms, then)
        yield from self._flights.marked(event, motion)

    def flown(self, event: CardLaid, after: Observation) -> Iterator[Stage]:
        """A card comes from a hand that isn't in sight."""

        def arrived() -> None:
            self._around.show_table(after.table, self._hand.cards)

        return self._flights.laid(event, after.table, self._table.motion, arrived)

    def drawn(self, bring_hand: Callable[[], None]) -> Stage:
        """New cards come from the draw pile, turned over on their way, and the others make room."""

        def prepare() -> Iterable[Glide]:
            bring_hand()
            return self._hand.homeward(stagger_ms=self._table.motion.stagger_ms)

        return Stage(prepare, self._table.motion.draw_ms)

    # Hands

    def handed_over(self, *, is_covered: bool) -> Iterator[Stage]:
        """One hand goes; then there is what is to be seen instead."""
        motion, places = self._table.motion, list[QRect]()
        if not is_covered:
            yield Stage(self._leave, motion.hand_over_ms, self._table.change_hands)
            return

        def then() -> None:
            places.extend(self._hand.places)
            self._table.change_hands()

        yield Stage(lambda: self._hand.turned_over(0), motion.turn_over_ms, then)
        yield from self.covered(places)

    def _leave(self) -> Iterable[Glide]:
        down = self._table.height()
        return [Glide(each, each.geometry().translated(0, down)) for each in self._hand]

    def covered(self, places: Sequence[QRect]) -> Iterator[Stage]:
        """Where a hand lay, backs gather, and the cover comes over them; then somebody's disc."""
        motion, cover, seat = self._table.motion, self._around.cover, self._around.next_seat
        if not motion.hand_over_ms:
            return

        def prepare() -> Iterable[Glide]:
            cover.badge.set_away(is_away=seat is not None)
            arriving = FlyingPicture(cover.picture(), self._table)
            arriving.setObjectName("arriving cover")
            cover.hide()
            backs = self._flights.gathered(places, cover.geometry().center())
            below = self._table.height() - cover.y()
            arriving.start_from(cover.geometry().translated(0, below))
            return [*backs, Glide(arriving, cover.geometry(), motion.hand_over_ms // 2)]

        def then() -> None:
            self._flights.land()
            cover.setVisible(cover.is_waiting)  # not if the game was given up meanwhile

        yield Stage(prepare, motion.hand_over_ms, then)
        if seat is not None:
            yield Stage(partial(self._pass_on, seat), motion.pass_on_ms, self._receive)

    def _pass_on(self, seat: SeatChip) -> Iterable[Glide]:
        """The disc of whoever comes next goes from the seat to the cover."""
        badge = self._around.cover.badge
        disc = FlyingPicture(badge.picture(), self._table)
        disc.start_from(seat.disc_place)
        target = QRect(badge.mapTo(self._table, badge.rect().topLeft()), badge.size())
        return [Glide(disc, target, way=arc)]

    def _receive(self) -> None:
        self._flights.land()
        self._around.cover.badge.set_away(is_away=False)

    # The end

    def won(self) -> Stage:
        """A wave goes through the piles."""
        motion = self._table.motion

        def prepare() -> Iterable[Glide]:
            return [
                Glide(pile, pile.geometry(), nth * motion.stagger_ms * 2, hop)
                for nth, pile in enumerate(self._around.piles)
            ]

        return Stage(prepare, motion.wave_ms)

    def lost(self, *, changes_hands: bool) -> Stage:
        """The light goes down, and the hand sinks; it is gone then if another one comes."""

        def prepare() -> Iterable[Glide]:
            down = round(self._table.places.hand_card.height() * _SUNK)
            left = 0.0 if changes_hands else _DIMMED
            for button in self._hand:
                target = button.geometry().translated(0, down)
                yield Glide(button, target, way=sink, along=fading_to(left, button.fade))
            for pile in self._around.piles:
                yield Glide(pile, pile.geometry(), along=fading_to(_DIMMED, pile.fade))

        then = self._table.change_hands if changes_hands else lambda: None
        return Stage(prepare, self._table.motion.sink_ms, then)

    def brighten(self) -> None:
        """Have the light and the hand as they were."""
        for pile in self._around.piles:
            pile.fade(1.0)
        self._hand.settle()
