"""Why an action is refused, as values: the view turns them into words."""

from dataclasses import dataclass
from enum import StrEnum

from thegame_desktop.engine.cards import Card


class Reason(StrEnum):
    """Why an action is illegal; the value is a stable code."""

    GAME_OVER = "game_over"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    NOT_ON_TURN = "not_on_turn"
    NO_SUCH_PLAYER = "no_such_player"

    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_PILE = "no_such_pile"
    NOT_HIGHER = "not_higher"
    NOT_LOWER = "not_lower"
    TURN_FULL = "turn_full"

    FOURTH_CARD = "fourth_card"
    THREE_TOO_LATE = "three_too_late"
    STOP_NOT_THIRD = "stop_not_third"
    STOP_UNDER_SKULL = "stop_under_skull"
    BACKWARDS_FORBIDDEN = "backwards_forbidden"
    SECOND_PILE = "second_pile"

    MINIMUM_OWED = "minimum_owed"
    THREE_OWED = "three_owed"
    SKULL_OPEN = "skull_open"

    NO_SUCH_SIGNAL = "no_such_signal"
    CONTRADICTING_SIGNALS = "contradicting_signals"
    SILENCED = "silenced"
    EMPTY_HAND = "empty_hand"
    NOT_YOUR_SIGNALS = "not_your_signals"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with what it takes to explain it to a player."""

    reason: Reason
    card: Card | None = None
    """The card in the way: the top that is too high, the command that forbids it, …"""
    owed: int = 0
    """How many cards are still to be laid before the turn can be finished."""
    player: int | None = None
    """Whose turn it is instead."""


class IllegalAction(ValueError):
    """Raised by `apply` for an action that the rules refuse; the state stays as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.reason.value
