"""Steps of a game at a table of their own, forwards and backwards; nothing can be done there."""

from bisect import bisect_right
from itertools import accumulate

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import Action, Card, Event, Reason, Refusal, observe_event
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.session import Moment, Session
from thegame_desktop.play.course import Course, as_told
from thegame_desktop.play.replay_steps import ReplayStep


class ReplaySession(Session):
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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = ReplaySession(self)
        self.hand = HandModel(self.session, self)
        self.computers = ComputerPlayers(self.session, self)
        """Nobody: whoever played, all that they did is known."""
        self._steps: tuple[ReplayStep, ...] = ()
        self._now = 0
        self._told: list[int] = []
        """For each step, how many events there have been by then."""

    @property
    def steps(self) -> tuple[ReplayStep, ...]:
        """All steps that there are."""
        return self._steps

    @property
    def now(self) -> int:
        """The step that is shown."""
        return self._now

    @property
    def step(self) -> ReplayStep:
        """What is shown."""
        return self._steps[self._now]

    @property
    def last(self) -> int:
        """The step after which there is no other."""
        return len(self._steps) - 1

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happens in these steps, as it is told to the whole table."""
        return tuple(as_told(event) for step in self._steps for event in step.events)

    def rows_of(self, step: int) -> range:
        """Which of the events are those of a step."""
        return range(self._told[step] - len(self._steps[step].events), self._told[step])

    def step_of_row(self, row: int) -> int:
        """The step to which the nth event belongs."""
        return min(bisect_right(self._told, row), self.last)

    def go_to(self, step: int) -> None:
        """Show this step, or the nearest there is; the next one by what led there."""
        step = min(max(step, 0), self.last)
        if step == self._now:
            return
        is_next, self._now = step == self._now + 1, step
        if is_next:
            self.session.step(self._shown(step), self._steps[step].events)
        else:
            self.session.jump(self._shown(step))
        self.changed.emit()

    def go_by_steps(self, count: int) -> None:
        """Show the step that comes so many later, or earlier."""
        self.go_to(self._now + count)

    def _open(self, steps: tuple[ReplayStep, ...]) -> None:
        """Show other steps, from the first one on."""
        self._steps = steps
        self._told = list(accumulate(len(step.events) for step in steps))
        self._now = 0
        self.session.open(self._shown(0), is_concluded=True)

    def _shown(self, step: int) -> Course:
        """The game as it is shown at a step."""
        raise NotImplementedError

    def _events_until(self, step: int) -> tuple[Event, ...]:
        return self.events[: self._told[step]]
