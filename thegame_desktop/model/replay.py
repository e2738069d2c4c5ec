"""A finished game once more: every step of it, forwards and backwards, and the ways out of it."""

from bisect import bisect_left, bisect_right
from dataclasses import replace
from itertools import accumulate
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import (
    Action,
    Card,
    Event,
    Outcome,
    Reason,
    Record,
    Refusal,
    SignalsGiven,
    State,
    Status,
    observe_event,
)
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.course import Course, as_told, sight_at
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.new_game import Beginning, NewGame
from thegame_desktop.model.piles_model import PilesModel
from thegame_desktop.model.replay_steps import ReplayStep, steps_of
from thegame_desktop.model.saved_game import course_of_record
from thegame_desktop.model.seats import Seat
from thegame_desktop.model.session import Moment, Session, utc_now
from thegame_desktop.model.sight import Sight


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


class Playback(QObject):
    """Goes through a finished game, at a table of its own; the game that is played waits."""

    opened = Signal()
    """Another game is shown, from its first step on."""
    changed = Signal()
    """Another step of it is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = ReplaySession(self)
        self.hand = HandModel(self.session, self)
        self.piles = PilesModel(self.session, self)
        self.computers = ComputerPlayers(self.session, self)
        """Nobody: whoever played, all that they did is known."""
        self._steps: tuple[ReplayStep, ...] = ()
        self._played: Course | None = None
        self._now = 0
        self._told: list[int] = []
        """For each step, how many events there have been by then."""

    # What there is to know

    @property
    def steps(self) -> tuple[ReplayStep, ...]:
        """All steps of the game."""
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
        """The step with which the game ended."""
        return len(self._steps) - 1

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return self._steps[-1].turn

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The steps that one comes to turn by turn: the first, the last, and where turns start."""
        starts = {nth for nth, step in enumerate(self._steps) if step.starts_turn}
        return tuple(sorted(starts | {0, self.last}))

    def start_of(self, turn: int) -> int:
        """The step at which a turn starts; turns are counted from 0."""
        starts = [nth for nth, step in enumerate(self._steps) if step.starts_turn]
        return starts[turn]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played."""
        return self._course.game.players

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened in the game, as it is told to the whole table."""
        return tuple(as_told(event) for step in self._steps for event in step.events)

    def rows_of(self, step: int) -> range:
        """Which of the events are those of a step."""
        return range(self._told[step] - len(self._steps[step].events), self._told[step])

    def step_of_row(self, row: int) -> int:
        """The step to which the nth event belongs."""
        return min(bisect_right(self._told, row), self.last)

    @property
    def is_given_up(self) -> bool:
        """True if the game didn't come to an end by the rules."""
        return self._course.is_given_up

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self._course.state.outcome

    @property
    def can_play_on(self) -> bool:
        """True if the game wasn't over yet at the step that is shown."""
        return self.step.state.outcome.status is Status.UNFINISHED

    # What can be done

    def open(self, record: Record) -> None:
        """Show this game, from its first step on; raises BadRecord."""
        self._played = course_of_record(record)
        self._steps = steps_of(record)
        self._told = list(accumulate(len(step.events) for step in self._steps))
        self._now = 0
        self.session.open(self._shown(0), is_concluded=True)
        self.opened.emit()
        self.changed.emit()

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

    def go_to_next_turn(self) -> None:
        """Show where the next turn starts, or the end."""
        starts = self.turn_starts
        self.go_to(starts[min(bisect_right(starts, self._now), len(starts) - 1)])

    def go_to_previous_turn(self) -> None:
        """Show where this turn started; from there, where the one before did."""
        starts = self.turn_starts
        self.go_to(starts[max(bisect_left(starts, self._now) - 1, 0)])

    def game_of_deal(self) -> NewGame:
        """The same game to be dealt again, marked as such."""
        return replace(self._course.game, beginning=Beginning.DEAL)

    def course_at(self, step: int) -> Course:
        """Another game that goes on from this step, marked as such; from the first, the deal.

        The deal of a day it is only from there.
        """
        game_id, begun = uuid4().hex, utc_now()
        if step == 0:
            return Course.begin(self.game_of_deal(), game_id, begun)
        game = replace(self._course.game, beginning=Beginning.POSITION, daily="")
        state = _unsaid(self._steps[step].state)
        return Course(
            game=game,
            state=state,
            sight=sight_at(game, state.table.on_turn),
            id=game_id,
            begun=begun,
            events=tuple(
                event for event in self._events_until(step) if not isinstance(event, SignalsGiven)
            ),
        )

    # How it is shown

    @property
    def _course(self) -> Course:
        assert self._played is not None, "no game has been opened"
        return self._played

    def _events_until(self, step: int) -> tuple[Event, ...]:
        return self.events[: self._told[step]]

    def _shown(self, step: int) -> Course:
        """The game as it stood then, every hand open, and in sight that of whoever is on turn."""
        game, state = self._course.game, self._steps[step].state
        players = game.setup.player_count
        # Before anybody is on turn, whoever is about to be.
        on_turn = state.table.on_turn
        seat = (self._course.state.table.starter or 0) if on_turn is None else on_turn
        return Course(
            game=replace(game, open_hands=players > 1),
            state=state,
            sight=Sight.of_all(players).pass_on(seat),
            events=self._events_until(step),
        )


def _unsaid(state: State) -> State:
    """The state in which nobody has said anything."""
    silent = ((),) * state.table.setup.player_count
    return replace(state, table=replace(state.table, signals=silent, remarks=()))
