"""What one seat may know: views and computer players are handed this, never the state."""

from dataclasses import dataclass, replace

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.events import CardsDrawn, Event
from thegame_desktop.engine.state import State, Table


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as one seat sees it, with its own hand and the sizes of the others."""

    seat: int | None
    """None for an onlooker, who sees the table and no hand."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    draw_pile_size: int
    table: Table

    @property
    def is_on_turn(self) -> bool:
        """True if this seat is to act, the game not being over."""
        return self.hand_is_on_turn and self.table.result is None

    @property
    def hand_is_on_turn(self) -> bool:
        """True if this seat is on turn, or the game ended in its turn."""
        return self.seat is not None and self.table.on_turn == self.seat

    @property
    def hand_on_turn(self) -> tuple[Card, ...]:
        """The hand of the player on turn as far as this seat may see it: its own, or nothing."""
        return self.hand if self.hand_is_on_turn else ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are neither laid nor in this hand, lowest first."""
        seen = {*self.table.laid, *self.hand}
        return tuple(card for card in self.table.setup.edition.cards if card not in seen)


def observe(state: State, seat: int | None) -> Observation:
    """What `seat` may know of the state; without a seat, what an onlooker may know."""
    if seat is not None and not 0 <= seat < len(state.hands):
        raise IndexError(f"there is no seat {seat}")
    table = state.table
    if table.is_silent:
        # Under Silence nobody sends or heeds a signal; what was said comes back when it is covered.
        table = replace(table, signals=((),) * len(state.hands), remarks=())
    hand = () if seat is None else state.hands[seat]
    return Observation(seat, hand, state.hand_sizes, state.draw_pile_size, table)


def observe_event(event: Event, seat: int | None) -> Event:
    """The event as `seat`, or an onlooker, sees it happen."""
    if isinstance(event, CardsDrawn) and event.player != seat:
        return replace(event, cards=None)
    return event
