"""The game of a puzzle: one turn of it can be played, by one of those at the table."""

from dataclasses import replace

from PySide6.QtCore import QObject

from thegame_desktop.engine import (
    Action,
    CardLaid,
    Lay,
    Reason,
    Refusal,
    State,
    TurnFinished,
    after_lay,
    without,
)
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import Course, Progress
from thegame_desktop.play.moment import Moment


class PracticeSession(Session):
    """A game in which one turn can be played; after that it stays as it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_frozen = False

    @property
    def is_running(self) -> bool:
        return super().is_running and not self._is_frozen

    @property
    def can_take_back(self) -> bool:
        return super().can_take_back and not self._is_frozen

    @property
    def can_signal(self) -> bool:
        """What was said stands."""
        return False

    def open(self, course: Course, *, is_concluded: bool = False) -> None:
        self._is_frozen = False
        super().open(course, is_concluded=is_concluded)

    def conclude(self) -> None:
        """Nothing here counts."""

    def submit(self, action: Action) -> bool:
        if self._is_frozen:
            self.refused.emit(action, Refusal(Reason.GAME_OVER))
            return False
        return super().submit(action)

    def _advance(self, action: Action) -> None:
        """Do it, but draw nothing and put nobody else on turn where a Stop would."""
        course = self._require_course()
        progress = course.advanced(action)
        is_finished = any(isinstance(event, TurnFinished) for event in progress.events)
        if isinstance(action, Lay) and is_finished:
            progress = _stopped(course, progress, action)
        self._change(progress.course)
        self.stepped.emit(Moment(course.observation, self.observation, progress.events))

    def freeze(self) -> None:
        """Let nothing more be done in it."""
        self._is_frozen = True
        self.jumped.emit()


class Onlookers(ComputerPlayers):
    """Whoever sits at the table besides: they say and do nothing, what they said before stands."""

    def _question(self) -> None:
        return None


def _stopped(course: Course, progress: Progress, stop: Lay) -> Progress:
    """The course in which the Stop lies, and nothing has come of it yet."""
    laid = tuple(event for event in progress.events if isinstance(event, CardLaid))
    stopped = replace(
        course,
        state=_with_stop(course.state, stop, progress.course.state),
        events=(*course.events, *laid),
    )
    return Progress(stopped, laid)


def _with_stop(state: State, stop: Lay, finished: State) -> State:
    """The state within the turn, with this Stop on its pile."""
    table = state.table
    position = after_lay(table.setup, table.position, stop)
    # However few were laid, nothing is owed any more.
    position = position._replace(minimum=min(position.minimum, position.laid))
    hands = tuple(
        without(hand, stop.card) if player == table.on_turn else hand
        for player, hand in enumerate(state.hands)
    )
    lays, signals = (*table.lays, stop), finished.table.signals
    table = replace(table, position=position, lays=lays, signals=signals)
    return replace(state, table=table, hands=hands)
