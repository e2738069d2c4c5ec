"""A finished game once more: every step of it, forwards and backwards, and the ways out of it."""

from bisect import bisect_left, bisect_right
from dataclasses import replace
from uuid import uuid4

from PySide6.QtCore import QObject

from thegame_desktop.engine import Outcome, Record, SignalsGiven, State, Status
from thegame_desktop.model.session import utc_now
from thegame_desktop.model.showing import Showing
from thegame_desktop.model.sitting import Narrator
from thegame_desktop.play.course import Course, sight_at
from thegame_desktop.play.new_game import Beginning, NewGame
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.shown_steps import steps_of
from thegame_desktop.play.sight import Sight
from thegame_desktop.play.wishes import WhyNot


class Playback(Showing):
    """Goes through a finished game, at a table of its own; the game that is played waits."""

    why_not = WhyNot.REPLAYED

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(narrator, parent)
        self._played: Course | None = None

    # What there is to know

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return self.steps[-1].turn

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The steps that one comes to turn by turn: the first, the last, and where turns start."""
        starts = {nth for nth, step in enumerate(self.steps) if step.starts_turn}
        return tuple(sorted(starts | {0, self.last}))

    def start_of(self, turn: int) -> int:
        """The step at which a turn starts; turns are counted from 0."""
        starts = [nth for nth, step in enumerate(self.steps) if step.starts_turn]
        return starts[turn]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played."""
        return self._course.game.players

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
        self._open(steps_of(record))
        self.changed.emit()

    def go_to_next_turn(self) -> None:
        """Show where the next turn starts, or the end."""
        starts = self.turn_starts
        self.go_to(starts[min(bisect_right(starts, self.now), len(starts) - 1)])

    def go_to_previous_turn(self) -> None:
        """Show where this turn started; from there, where the one before did."""
        starts = self.turn_starts
        self.go_to(starts[max(bisect_left(starts, self.now) - 1, 0)])

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
        state = _unsaid(self.steps[step].state)
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

    def _shown(self, step: int) -> Course:
        """The game as it stood then, every hand open, and in sight that of whoever is on turn."""
        game, state = self._course.game, self.steps[step].state
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
