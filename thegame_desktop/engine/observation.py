"""What one seat may know: views and computer players are handed this, never the state."""

from dataclasses import dataclass, replace

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.events import CardsDrawn, Event
from thegame_desktop.engine.state import State, Table


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as one seat sees it, with its own hand and the sizes of the others."""

    seat: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    draw_pile_size: int
    table: Table

    @property
    def is_on_turn(self) -> bool:
        """True if this seat is to act, the game not being over."""
        return self.table.on_turn == self.seat and self.table.result is None

    @property
    def hand_on_turn(self) -> tuple[Card, ...]:
        """The hand of the player on turn as far as this seat may see it: its own, or nothing."""
        return self.hand if self.table.on_turn == self.seat else ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are neither laid nor in this hand, lowest first."""
        seen = {*self.table.laid, *self.hand}
        return tuple(card for card in self.table.setup.edition.cards if card not in seen)


def observe(state: State, seat: int) -> Observation:
    """What `seat` may know of the state."""
    if not 0 <= seat < len(state.hands):
        raise IndexError(f"there is no seat {seat}")
    table = state.table
    if table.is_silent:
        # Under Silence nobody sends or heeds a signal; what was said comes back when it is covered.
        table = replace(table, signals=((),) * len(state.hands))
    return Observation(seat, state.hands[seat], state.hand_sizes, state.draw_pile_size, table)


def observe_event(event: Event, seat: int) -> Event:
    """The event as `seat` sees it happen."""
    if isinstance(event, CardsDrawn) and event.player != seat:
        return replace(event, cards=None)
    return event
