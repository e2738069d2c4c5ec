"""What people do round one laptop, one event each."""

from enum import Enum, auto
from typing import NamedTuple

from thegame_desktop.engine import Card, Signal


class Act(Enum):
    """What can be done at the window, one event each."""

    UNCOVER = auto()
    UNCOVER_BY_KEY = auto()
    PASS_ON = auto()
    PASS_ON_BY_KEY = auto()
    COVER = auto()
    GO_AWAY = auto()
    ASK_FOR_SEAT = auto()
    BEGIN = auto()
    TOUCH = auto()
    """Click on a card of the hand: on turn it is picked up or put back."""
    PUT_ELSEWHERE = auto()
    """Drag a card of the hand to the place of another one."""
    LAY = auto()
    """Click on a pile with a card held; the rules may refuse it, a Stop asks first."""
    ACCEPT = auto()
    DECLINE = auto()
    FINISH = auto()
    TAKE_BACK = auto()
    HINT = auto()
    """Ask for a hint, and wait for it."""
    OPEN_SIGNALS = auto()
    SAY = auto()
    CLOSE_SIGNALS = auto()
    SHOW_PILE = auto()
    FOLD_PILE = auto()
    SHOW_LOG = auto()
    CLOSE_DIALOG = auto()
    SPEAK_GERMAN = auto()
    SPEAK_ENGLISH = auto()
    TURN_UP = auto()


class Gesture(NamedTuple):
    """One event, with all that it takes."""

    act: Act
    seat: int = 0
    card: Card | None = None
    onto: Card | None = None
    pile: int = 0
    signal: Signal | None = None

    def __str__(self) -> str:
        told = {
            Act.ASK_FOR_SEAT: self.seat,
            Act.BEGIN: self.seat,
            Act.TOUCH: self.card,
            Act.PUT_ELSEWHERE: f"{self.card} {self.onto}",
            Act.LAY: self.pile,
            Act.SHOW_PILE: self.pile,
            Act.SAY: self.signal,
        }.get(self.act, "")
        return f"{self.act.name} {told}".strip()
