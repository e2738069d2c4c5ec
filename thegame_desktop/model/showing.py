"""Steps of a game at a table of their own, forwards and backwards, with a log that goes along.

Nothing can be done there.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import Action, Card, Event, Reason, Refusal, Setup, observe_event
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Narrator, Sitting
from thegame_desktop.play.course import Course, as_told
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.shown_steps import ShownStep
from thegame_desktop.play.wishes import TableWish, WhyNot


class ShownSession(Session):
    """Shows a game in which nothing can be done any more, wherever it stands."""

    @property
    def is_running(self) -> bool:
        return False

    def submit(self, action: Action) -> bool:
        self.refused.emit(action, Refusal(Reason.GAME_OVER))
        return False

    def arrange(self, order: tuple[Card, ...] | None) -> None:
        """Hands stay sorted: nobody plays from them."""

    def step(self, course: Course, events: tuple[Event, ...]) -> None:
        """Show where these events have led."""
        before = self.observation
        self._change(course)
        seen = tuple(observe_event(event, before.seat) for event in events)
        self.stepped.emit(Moment(before, self.observation, seen))

    def jump(self, course: Course) -> None:
        """Show another place of the game."""
        self._change(course)
        self.jumped.emit()


class Showing(QObject):
    """Goes through steps; which ones, and whose hands are in sight, is up to whoever has them."""

    changed = Signal()
    """Another step is shown."""

    why_not: WhyNot
    """Why nothing can be done there."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = ShownSession(self)
        self.sitting = Sitting(
            narrator,
            self.session,
            self,
            log=lambda session, describe, parent: ShownLog(self, session, describe, parent),
            only_shown=self.why_not,
        )
        self.steps: tuple[ShownStep, ...] = ()
        """All steps that there are."""
        self.now = 0
        """The step that is shown."""
        self._told: list[int] = []
        """For each step, how many events there have been by then."""

    @property
    def step(self) -> ShownStep:
        """What is shown."""
        return self.steps[self.now]

    @property
    def last(self) -> int:
        """The step after which there is no other."""
        return len(self.steps) - 1

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happens in these steps, as it is told to the whole table."""
        return tuple(as_told(event) for step in self.steps for event in step.events)

    def rows_of(self, step: int) -> range:
        """Which of the events are those of a step."""
        return range(self._told[step] - len(self.steps[step].events), self._told[step])

    def step_of_row(self, row: int) -> int:
        """The step to which the nth event belongs."""
        return min(bisect_right(self._told, row), self.last)

    def fulfil(self, wish: TableWish) -> WhyNot:
        """Answer why not, whatever is wished."""
        return self.why_not

    def go_to(self, step: int) -> None:
        """Show this step, or the nearest there is; the next one by what led there."""
        step = min(max(step, 0), self.last)
        if step == self.now:
            return
        is_next, self.now = step == self.now + 1, step
        if is_next:
            self.session.step(self._shown(step), self.steps[step].events)
        else:
            self.session.jump(self._shown(step))
        self.changed.emit()

    def go_by_steps(self, count: int) -> None:
        """Show the step that comes so many later, or earlier."""
        self.go_to(self.now + count)

    def _open(self, steps: tuple[ShownStep, ...]) -> None:
        """Show other steps, from the first one on."""
        self.steps = steps
        self._told = list(accumulate(len(step.events) for step in steps))
        self.now = 0
        self.session.open(self._shown(0), is_concluded=True)

    def _shown(self, step: int) -> Course:
        """The game as it is shown at a step."""
        raise NotImplementedError

    def _events_until(self, step: int) -> tuple[Event, ...]:
        return self.events[: self._told[step]]


class ShownLog(LogModel):
    """Lists what happened before and what comes after, and knows which rows are about now."""

    def __init__(
        self,
        showing: Showing,
        session: Session,
        describe: Callable[[Event, Setup], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, describe, parent)
        self.showing = showing
        showing.changed.connect(self._go)

    def go_to_row(self, row: int) -> None:
        """Show the step that this row is about."""
        self.showing.go_to(self.showing.step_of_row(row))

    def _begin(self) -> None:
        self.beginResetModel()
        self.rows = self.showing.events
        self.endResetModel()

    def _settle(self) -> None:
        """All of it is there already."""

    def _go(self) -> None:
        self.now = self.showing.rows_of(self.showing.now)
