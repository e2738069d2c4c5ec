"""The coach: looks through a game that is over, in threads of its own, and learns more and more."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from thegame_desktop.bots.analysis.review import (
    AT_LEISURE,
    Care,
    Knowledge,
    PlayedTurn,
    Review,
    Reviewer,
)
from thegame_desktop.bots.core import Flag, trouble
from thegame_desktop.engine import Outcome, Record
from thegame_desktop.model.thinker import Answer, Thinker
from thegame_desktop.play.course import Course
from thegame_desktop.play.played_turns import computer_seats, played_turns
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import Seat

_NEWS_S = 0.08
"""News comes no faster than this: nobody could read it."""


class Coach(QObject):
    """Knows what each turn of one game has cost, by either way of looking."""

    opened = Signal()
    """Another game is looked through."""
    changed = Signal()
    """More is known, or it is looked at in another way."""
    _learnt = Signal(object)
    """A Review: what has just been found out, in another thread."""

    def __init__(self, parent: QObject | None = None, care: Care = AT_LEISURE) -> None:
        super().__init__(parent)
        self.care = care
        """How closely the next game is looked at."""
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._rest)
        self._learnt.connect(self._take)
        self._record: Record | None = None
        self._course: Course | None = None
        self.turns: tuple[PlayedTurn, ...] = ()
        """The turns, in the order in which they were played."""
        self.knowledge = Knowledge.THEN
        """By which cards the turns are judged."""
        self._reviewers: dict[Knowledge, Reviewer] = {}
        self._reviews: dict[Knowledge, Review] = {}
        self._flag = Flag()
        self._revision = 0
        self.is_at_work = False
        """True as long as there is more to come."""

    # What there is to know

    @property
    def trouble(self) -> str | None:
        """Why nothing can be found out on this machine; None if it can."""
        return trouble()

    @property
    def record(self) -> Record:
        """The game."""
        assert self._record is not None, "a game has been opened"
        return self._record

    @property
    def is_open(self) -> bool:
        """True once there is a game to look at."""
        return self._record is not None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played."""
        assert self._course is not None, "a game has been opened"
        return self._course.game.players

    @property
    def is_given_up(self) -> bool:
        """True if the game didn't come to an end by the rules."""
        assert self._course is not None, "a game has been opened"
        return self._course.is_given_up

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        assert self._course is not None, "a game has been opened"
        return self._course.state.outcome

    @property
    def review(self) -> Review:
        """What is known by now."""
        return self.known_by(self.knowledge)

    def known_by(self, knowledge: Knowledge) -> Review:
        """What is known by now by one way of looking, whichever is chosen."""
        return self._reviews.get(knowledge, Review(knowledge, (), 0.0))

    # What can be done

    def open(self, record: Record) -> None:
        """Look through this game; raises BadRecord."""
        self.rest()
        turns, computers = played_turns(record), computer_seats(record)
        self._record, self._course, self.turns = record, course_of_record(record), turns
        self._reviewers = {
            knowledge: Reviewer(turns, knowledge, computers, self.care) for knowledge in Knowledge
        }
        self._reviews = {}
        self.knowledge = Knowledge.THEN
        self.opened.emit()
        self.work()

    def judge_by(self, knowledge: Knowledge) -> None:
        """Judge the turns by these cards from now on."""
        if knowledge is not self.knowledge:
            self.rest()
            self.knowledge = knowledge
            self.work()

    def work(self) -> None:
        """Learn more, if there is more to learn."""
        reviewer = self._reviewers.get(self.knowledge)
        if reviewer is not None and not self.is_at_work and self.trouble is None:
            self.is_at_work = not reviewer.is_done
            self._flag = Flag()
            self._revision += 1
            if self.is_at_work:
                self._thinker.ask(self._revision, self._thought(reviewer))
        self.changed.emit()

    def rest(self) -> None:
        """Learn no more for now; what is known stays known."""
        self._flag.set()
        self._thinker.cancel()
        self._revision += 1
        self.is_at_work = False

    def close(self) -> None:
        """Rest for good: the program ends."""
        self.rest()
        self._thinker.close()

    # What is learnt

    def _thought(self, reviewer: Reviewer) -> Callable[[], None]:
        """What the thread does: values go in, and news comes out."""
        flag = self._flag

        def think() -> None:
            told = 0.0
            while not reviewer.is_done:
                review = reviewer.improve(flag)
                if review is None:
                    return
                now = time.monotonic()
                if now - told >= _NEWS_S or reviewer.is_done:
                    told = now
                    self._learnt.emit(review)

        return think

    def _take(self, review: Review) -> None:
        # What comes late is true all the same, and it is the most that is known.
        if self.turns and review.turns[0].turn is self.turns[0]:  # it is of this game
            self._reviews[review.knowledge] = review
            if review.knowledge is self.knowledge:
                self.changed.emit()

    def _rest(self, answer: Answer) -> None:
        if answer.revision == self._revision:
            self.is_at_work = False
            self.changed.emit()
            if answer.error is not None:
                raise answer.error
