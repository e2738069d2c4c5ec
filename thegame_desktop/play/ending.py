"""How a game ended, and what can be seen only then."""

from dataclasses import dataclass
from typing import NamedTuple

from thegame_desktop.engine import Card, Grade, Outcome
from thegame_desktop.play.course import Course
from thegame_desktop.play.daily import DayResult, day_result
from thegame_desktop.play.summary import summary_of_course


class Reveal(NamedTuple):
    """What was hidden until the game was over."""

    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]


@dataclass(frozen=True)
class Ending:
    """How the game ended, and what was hidden in it."""

    outcome: Outcome
    grade: Grade | None
    """What it is worth; None if it was given up."""
    player: int | None
    """In whose turn it ended."""
    reveal: Reveal | None
    """None as long as the last lay could still be taken back: who has seen all can't go back."""
    take_backs: int
    hints: int
    open_hands: bool
    deal_code: str
    """What deals the same cards again; empty as long as they are hidden, or if there is none."""
    daily: str = ""
    """The day whose daily deal it was, as ISO 8601 has it; empty for any other deal."""
    day_result: DayResult | None = None
    """The result of a daily deal, once there is no way back."""


def ending_of(course: Course, *, is_hidden: bool) -> Ending:
    """How a game that is over ended; `is_hidden` if there is a way back into it."""
    state = course.state
    return Ending(
        outcome=state.outcome,
        grade=state.table.grade,
        player=state.table.on_turn,
        reveal=None if is_hidden else Reveal(state.hands, state.draw_pile),
        take_backs=course.take_backs,
        hints=course.hints,
        open_hands=course.game.open_hands,
        deal_code="" if is_hidden else course.game.deal_code,
        daily=course.game.daily,
        day_result=None if is_hidden else day_result(summary_of_course(course)),
    )
