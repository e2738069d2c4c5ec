"""How what happens comes to be seen: stages that move cards and advance the shown models."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRect

from thegame_desktop.engine import Card, CardLaid, Lay, Observation
from thegame_desktop.engine import Table as TableOfCards
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.rows import TurnRow, hand_rows, pile_rows
from thegame_desktop.view.look.card_art import with_shadow
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.motion.choreographer import Glide, Stage, fading_to
from thegame_desktop.view.table.motion.flights import Flights, way_of
from thegame_desktop.view.table.motion.flying_card import FlyingPicture
from thegame_desktop.view.table.motion.ways import arc, hop, sink
from thegame_desktop.view.table.seats.seat_chip import SeatChip

_SUNK = 0.4
"""How far a hand sinks when a game is lost, as a share of its cards' height."""
_DIMMED = 0.4
"""How much of everything can still be seen then."""


class Staging:
    """Has a short motion of its own for everything that happens.

    Each stage takes the shown models one step further; at rest they are as the sitting's are.
    """

    def __init__(self, table: GameTable, sitting: Sitting, flights: Flights) -> None:
        self._table = table
        self._hand = table.hand
        self._shown, self._true = table.shown, sitting.models
        self._session = sitting.session
        self._flights = flights

    # At once

    def begin(self) -> None:
        """Have the piles and seats of a new game, and no hand yet."""
        self._table.forget_touches()
        self._shown.begin(self._session.setup, self._true.rows._replace(hand=()))
        self._table.hear(self._table.placement.with_hand(0).unit)  # what was just made, too
        self._table.buttons.show_turn()
        self._table.place()

    def catch_up(self) -> None:
        """Show everything as it is."""
        self._shown.become(self._true.rows)
        self._table.buttons.show_turn()
        self._table.place()

    def change_hands(self) -> None:
        """Let nothing be left of a hand, and another one wait below the table's edge, if any."""
        self._table.forget_touches()
        self._table.hide_words()
        self.catch_up()
        self._hand.put_below(self._table.height())

    def show_turn(self) -> None:
        """What can be done doesn't wait for any card; new ones are still to be drawn."""
        self._change_turn(lambda shown, now: now._replace(draw_pile=shown.draw_pile))
        self._table.buttons.show_turn()

    def end_turn(self) -> None:
        """The turn is over, though its hand can still be seen going."""
        self._table.buttons.lock()
        self._change_turn(lambda shown, now: shown._replace(draw_pile=now.draw_pile))
        self._shown.seats.become(self._true.seats.rows)

    def show_pause(self) -> None:
        """Computer players wait, or go on."""
        self._change_turn(lambda shown, now: shown._replace(is_paused=now.is_paused))
        self._table.buttons.show_turn()

    def show_eagerness(self) -> None:
        """While it is asked who begins, computer players tell how much they would like to."""
        self._change_turn(
            lambda shown, now: (
                shown._replace(question=now.question)
                if shown.question is not None and now.question is not None
                else shown
            )
        )

    def _change_turn(self, change: Callable[[TurnRow, TurnRow], TurnRow]) -> None:
        """Change what is told of the turn by what is true; the rest of it still has to wait."""
        for shown, now in zip(self._shown.turn.rows, self._true.turn.rows, strict=False):
            self._shown.turn.become((change(shown, now),))

    def hear(self) -> None:
        """What is said is seen at once, whatever still moves."""
        piles = zip(self._shown.piles.rows, self._true.piles.rows, strict=True)
        seats = zip(self._shown.seats.rows, self._true.seats.rows, strict=True)
        self._shown.piles.become([row._replace(said=now.said) for row, now in piles])
        self._shown.seats.become([row._replace(said=now.said) for row, now in seats])

    def show_piles(self, table: TableOfCards) -> None:
        """Show the piles as they lie on this table, now or earlier."""
        self._shown.piles.become(pile_rows(table, self._session.seats))

    # Cards

    def dealt(self, others: Sequence[int]) -> Iterator[Stage]:
        """Cards go out from the draw pile one after another; then the hand is turned up."""
        motion = self._table.motion

        def deal() -> Iterable[Glide]:
            self._shown.hand.become(self._true.hand.rows)
            self._hand.put_face_down()
            glides = self._hand.dealt(motion.stagger_ms)
            return [*glides, *self._flights.dealt(others, motion)]

        def turn_up() -> Iterable[Glide]:
            return self._hand.turned_over(motion.stagger_ms // 2)

        if motion.deal_ms:
            yield Stage(deal, motion.deal_ms, self._flights.land)
            yield Stage(turn_up, motion.turn_over_ms)

    def laid(self, event: CardLaid, after: Observation) -> Iterator[Stage]:
        """A card of the hand in sight goes to its pile, and the others close ranks."""
        motion, flying = self._table.motion, self._hand.button(event.card)

        def prepare() -> Iterable[Glide]:
            self._hand.take(event.card)
            hand = self._shown.hand
            hand.become([row for row in hand.rows if row.card != event.card])
            glides = self._hand.homeward()
            if flying is not None:
                flying.raise_()
                target = with_shadow(self._table.places.pile_card_rect(event.pile))
                glides.append(Glide(flying, target, way=way_of(event)))
            return glides

        def then() -> None:
            self._show_lay(after)
            if flying is not None:
                flying.hide()
                flying.deleteLater()

        yield Stage(prepare, motion.trick_ms if event.backwards else motion.lay_ms, then)
        yield from self._flights.marked(event, motion)

    def flown(self, event: CardLaid, after: Observation) -> Iterator[Stage]:
        """A card comes from a hand that isn't in sight."""
        arrived = partial(self._show_lay, after)
        return self._flights.laid(event, after.table, self._table.motion, arrived)

    def _show_lay(self, after: Observation) -> None:
        """The card lies now; what has been said since it set out is still said."""
        rows = pile_rows(after.table, self._session.seats)
        now = zip(rows, self._true.piles.rows, strict=True)
        self._shown.piles.become([row._replace(said=true.said) for row, true in now])

    def drawn(self, cards: Sequence[Card], *, changes_hands: bool) -> Stage:
        """New cards come from the draw pile, turned over on their way, and the others make room."""

        def prepare() -> Iterable[Glide]:
            hand = self._true.hand.rows
            if changes_hands:  # they are seen beside what is about to go
                hand = hand_rows(self._session.setup, (*self._shown.hand.cards, *cards))
            self._shown.hand.become(hand)
            return self._hand.homeward(stagger_ms=self._table.motion.stagger_ms)

        return Stage(prepare, self._table.motion.draw_ms)

    def taken_back(self, undone: Lay, then: Callable[[], None]) -> Stage:
        """A card glides home from its pile."""

        def prepare() -> Iterable[Glide]:
            self.catch_up()
            self._hand.put_at(undone.card, self._table.places.pile_card_rect(undone.pile))
            return self._hand.homeward()

        return Stage(prepare, self._table.motion.home_ms, then)

    def sent_home(self, then: Callable[[], None]) -> Stage:
        """Whatever isn't where it rests glides there; the hand may have got another order."""

        def prepare() -> Iterable[Glide]:
            self._shown.hand.become(self._true.hand.rows)
            return self._hand.homeward()

        return Stage(prepare, self._table.motion.home_ms, then)

    def settled(self, ms: int, then: Callable[[], None]) -> Stage:
        """Everybody comes to rest."""

        def prepare() -> Iterable[Glide]:
            self._shown.hand.become(self._true.hand.rows)
            return self._hand.homeward(stagger_ms=self._table.motion.stagger_ms)

        return Stage(prepare, ms, then)

    # Hands

    def handed_over(self, *, is_covered: bool) -> Iterator[Stage]:
        """One hand goes; then there is what is to be seen instead."""
        motion, places = self._table.motion, list[QRect]()
        if not is_covered:
            yield Stage(self._leave, motion.hand_over_ms, self.change_hands)
            return

        def then() -> None:
            places.extend(self._hand.places)
            self.change_hands()

        yield Stage(lambda: self._hand.turned_over(0), motion.turn_over_ms, then)
        yield from self.covered(places)

    def _leave(self) -> Iterable[Glide]:
        down = self._table.height()
        return [Glide(each, each.geometry().translated(0, down)) for each in self._hand]

    def covered(self, places: Sequence[QRect]) -> Iterator[Stage]:
        """Where a hand lay, backs gather, and the cover comes over them; then somebody's disc."""
        motion, cover, seat = self._table.motion, self._table.cover, self._next_seat
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

    @property
    def _next_seat(self) -> SeatChip | None:
        """The seat of whoever the covered laptop goes to; None if it stays where it is."""
        sight = self._session.sight
        if sight.awaited is None or sight.awaited == sight.last:
            return None
        return self._table.seats.chips[sight.awaited]

    def _pass_on(self, seat: SeatChip) -> Iterable[Glide]:
        """The disc of whoever comes next goes from the seat to the cover."""
        badge = self._table.cover.badge
        disc = FlyingPicture(badge.picture(), self._table)
        disc.start_from(seat.disc_place)
        target = QRect(badge.mapTo(self._table, badge.rect().topLeft()), badge.size())
        return [Glide(disc, target, way=arc)]

    def _receive(self) -> None:
        self._flights.land()
        self._table.cover.badge.set_away(is_away=False)

    # The end

    def won(self) -> Stage:
        """A wave goes through the piles."""
        motion = self._table.motion

        def prepare() -> Iterable[Glide]:
            return [
                Glide(pile, pile.geometry(), nth * motion.stagger_ms * 2, hop)
                for nth, pile in enumerate(self._table.piles)
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
            for pile in self._table.piles:
                yield Glide(pile, pile.geometry(), along=fading_to(_DIMMED, pile.fade))

        then = self.change_hands if changes_hands else lambda: None
        return Stage(prepare, self._table.motion.sink_ms, then)

    def brighten(self) -> None:
        """Have the light and the hand as they were."""
        for pile in self._table.piles:
            pile.fade(1.0)
        self._hand.settle()
