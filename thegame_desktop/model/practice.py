"""Turns that have cost something, to be tried again: little puzzles at a table of their own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import assert_never

from PySide6.QtCore import QObject, Signal

from thegame_desktop.bots.analysis.review import (
    Knowledge,
    TurnReview,
    WayToPlay,
    compare,
    have_same_effect,
)
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import ChooseStarter, FinishTurn, Lay, TurnStarted, is_stop
from thegame_desktop.model.demonstration import course_of_turn
from thegame_desktop.model.practice_session import Onlookers, PracticeSession
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.sitting import Narrator, Sitting
from thegame_desktop.model.thinker import Answer, Thinker
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.verdict import JudgedAttempt, Verdict, verdict_of
from thegame_desktop.play.wishes import LookingAround, OwnCards, Say, TableWish, WhyNot


class PracticePhase(Enum):
    """What a practice is waiting for."""

    ASKS = auto()
    """For the player, to play the turn."""
    WEIGHS = auto()
    """For the games that tell how good the attempt is."""
    ANSWERS = auto()
    """For the player, to go on or to try once more."""
    DONE = auto()
    """For nothing: there is no other puzzle."""


class Practice(QObject):
    """Owns the game of a puzzle: all that the player wishes to do enters here."""

    changed = Signal()
    """Another puzzle, or something else is waited for."""

    def __init__(
        self, settings: Settings, narrator: Narrator, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.session = PracticeSession(self)
        self.sitting = Sitting(narrator, self.session, self, computers=Onlookers)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take)
        self._puzzles: tuple[TurnReview, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self._hands_were_open = False
        self.nth = 0
        """Which puzzle it is, counted from 0."""
        self.phase = PracticePhase.DONE
        """What is waited for."""
        self.judged: JudgedAttempt | None = None
        """What there is to say about the last attempt; None while there is none."""
        self._told: set[int] = set()
        """The puzzles whose better way has been told or shown."""
        self._found: set[int] = set()
        self._revision = 0
        self._flag = Flag()
        self.session.stepped.connect(self._watch)
        self.session.taken_back.connect(self._ask_again)

    # What there is to know

    @property
    def puzzle(self) -> TurnReview:
        """The turn that is tried again."""
        return self._puzzles[self.nth]

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return len(self._puzzles)

    @property
    def is_last(self) -> bool:
        """True if no other puzzle comes after this one."""
        return self.nth == len(self._puzzles) - 1

    @property
    def found(self) -> int:
        """How many were solved before the better way was told or shown."""
        return len(self._found)

    # What can be done

    def begin(
        self,
        puzzles: Sequence[TurnReview],
        seats: Sequence[Seat],
        *,
        hands_were_open: bool = False,
    ) -> None:
        """Try these turns again; each of them is known to have a better way.

        If the hands were open in the game, they are again.
        """
        assert puzzles, "there is something to try"
        assert all(each.better for each in puzzles), "there is something to find"
        self._puzzles, self._seats = tuple(puzzles), tuple(seats)
        self._hands_were_open = hands_were_open
        self._told, self._found = set(), set()
        self._open(0)

    def fulfil(self, wish: TableWish) -> WhyNot | None:
        """Do it, if it belongs to the turn that is tried; else answer why not."""
        if isinstance(wish, OwnCards):
            return self.sitting.fulfil(wish, self._settings.preferences)
        if isinstance(wish, Say | ChooseStarter | LookingAround):
            return WhyNot.PRACTISED
        match wish:
            case Lay() | FinishTurn() if self.phase is not PracticePhase.ASKS:
                return WhyNot.TRIED
            case Lay():
                self.session.submit(wish)
            case FinishTurn():
                self._finish_turn()
            case _:
                assert_never(wish)
        return None

    def _finish_turn(self) -> None:
        """End the attempt. Nothing is drawn: what would come is not for those who try again."""
        if self.session.finish_refusal is not None:
            self.session.submit(FinishTurn())  # it tells why not
        else:
            self._judge(self.session.observation.table.lays)

    def once_more(self) -> None:
        """Have the same turn again."""
        if self.phase in (PracticePhase.WEIGHS, PracticePhase.ANSWERS):
            self._open(self.nth)

    def go_on(self) -> None:
        """Have the next puzzle; after the last one, come to the end."""
        if self.phase is not PracticePhase.ANSWERS:
            return
        if self.is_last:
            self._wait_for(PracticePhase.DONE)
        else:
            self._open(self.nth + 1)

    def tell_way(self) -> TurnReview:
        """The puzzle, for whoever wants to be shown its better way."""
        self._told.add(self.nth)
        return self.puzzle

    def rest(self) -> None:
        """Nobody waits for an answer any more: the turn can be played again."""
        if self.phase is PracticePhase.WEIGHS:
            self._open(self.nth)

    def close(self) -> None:
        """The program ends."""
        self._break_off()
        self._thinker.close()
        self.sitting.close()

    # How it goes on

    def _open(self, nth: int) -> None:
        self._break_off()
        self.nth, self.judged = nth, None
        self.phase = PracticePhase.ASKS
        turn, open_hands = self.puzzle.turn, self._hands_were_open
        course = course_of_turn(turn, turn.before, self._seats, open_hands=open_hands)
        # So nothing is ever covered or passed on.
        others = frozenset(range(course.sight.players)) - {turn.player}
        sight = replace(course.sight, computers=others)
        began = TurnStarted(turn.player, turn.before.table.position.minimum)
        self.session.open(replace(course, sight=sight, events=(began,)))
        self.changed.emit()

    def _watch(self) -> None:
        """A lay may end the turn: a Stop, the last card of all, or one that loses the game."""
        if self.phase is not PracticePhase.ASKS:
            return
        table = self.session.observation.table
        is_won = table.result is not None and table.result.reason is None
        if is_won or (table.result is None and is_stop(table.setup, table.lays[-1].card)):
            self._judge(table.lays)
        elif table.result is not None:
            assert self.puzzle.better is not None, "there is something to find"
            self._answer(JudgedAttempt(Verdict.LOST, None, self.puzzle.better, self._played))

    def _ask_again(self) -> None:
        self.judged = None
        self._wait_for(PracticePhase.ASKS)

    def _judge(self, lays: tuple[Lay, ...]) -> None:
        """Say what is known of these lays at once, or have them compared with the others."""
        self.session.freeze()
        puzzle = self.puzzle
        better = puzzle.better
        assert better is not None, "there is something to find"
        if have_same_effect(lays, better.lays):
            self._answer(JudgedAttempt(Verdict.FOUND, better, better, self._played))
            return
        if self._played is not None and have_same_effect(lays, self._played.lays):
            self._answer(JudgedAttempt(Verdict.OTHERWISE, self._played, better, self._played))
            return
        self._wait_for(PracticePhase.WEIGHS)
        self._flag = Flag()
        ways = [lays, better.lays, *([] if self._played is None else [self._played.lays])]
        self._thinker.ask(self._revision, self._thought(ways))

    @property
    def _played(self) -> WayToPlay | None:
        turn = self.puzzle.turn
        return None if turn.lost_with is not None else self.puzzle.played

    def _thought(self, ways: Sequence[tuple[Lay, ...]]) -> Callable[[], JudgedAttempt | None]:
        """What the thread does: values go in, and an answer comes out."""
        turn, flag = self.puzzle.turn, self._flag
        # As many as the coach has judged it by: so both tell the same of the same way.
        games = self.puzzle.played.ending.games
        says_all = {nth for nth, seat in enumerate(self._seats) if seat.strength is not None}

        def think() -> JudgedAttempt | None:
            found = compare(turn, ways, Knowledge.THEN, games, flag, says_all)
            if found is None:
                return None
            attempt, better, *played = found.ways
            then = played[0] if played else None
            return JudgedAttempt(verdict_of(*found.first), attempt, better, then)

        return think

    def _take(self, answer: Answer) -> None:
        if answer.revision != self._revision:
            return  # nobody waits for it any more
        if answer.error is not None:
            raise answer.error
        if isinstance(answer.thought, JudgedAttempt):
            self._answer(answer.thought)

    def _answer(self, judged: JudgedAttempt) -> None:
        self.judged = judged
        if judged.verdict.is_solved and self.nth not in self._told:
            self._found.add(self.nth)
        if judged.verdict is not Verdict.LOST:
            self._told.add(self.nth)  # by the answer itself
        self._wait_for(PracticePhase.ANSWERS)

    def _wait_for(self, phase: PracticePhase) -> None:
        self.phase = phase
        self.changed.emit()

    def _break_off(self) -> None:
        self._flag.set()
        self._thinker.cancel()
        self._revision += 1
