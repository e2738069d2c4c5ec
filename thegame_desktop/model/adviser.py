"""Hints for whoever is on turn: what the expert would do, by what the player may know."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from thegame_desktop.bots.analysis.advice import FOR_ADVICE, seed_of
from thegame_desktop.bots.analysis.hints import Hint, hints
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import Lay, Observation, Signals
from thegame_desktop.model.session import Session
from thegame_desktop.model.thinker import Answer, Thinker


class _HintPlace(NamedTuple):
    """Where in the game somebody is on turn: the same hints hold until a card is laid."""

    game: str
    turns: int
    lays: tuple[Lay, ...]


class _Known(NamedTuple):
    """What a hint goes by: the place, and what is being said there."""

    place: _HintPlace
    signals: tuple[Signals, ...]


class _Found(NamedTuple):
    """What came of a question, and what it went by."""

    hints: tuple[Hint, ...]
    seen: Observation


class Adviser(QObject):
    """Has the best thing to do found beside the window, and tells it when it is asked for.

    Asked again at the same place it tells the runner-up, if there is one, then the best again.
    What is told holds until a card is laid or the hand is covered; what the others say meanwhile
    doesn't take it away.
    """

    changed = Signal()
    """Another hint is told, or none any more, or it is being thought about one."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take)
        self._question = 0
        """Counts the questions: an answer to another one than the last is out of date."""
        self._flag = Flag()
        self._asked: tuple[_Known, Observation] | None = None
        """What is being thought about."""
        self._answers: dict[_Known, _Found] = {}
        """What was found since the hand in sight was uncovered."""
        self._told: dict[str, set[int]] = {}
        """For each game, what tells which hints have been seen where, and count already: no card
        can be read. Another start of the program knows nothing of it, and counts them again."""
        self._shown: _Found | None = None
        """The answer that is being told."""
        self._nth = 0
        self.is_the_only_one = False
        """True if another one was asked for, and there is none."""
        self._place: _HintPlace | None = None
        """Where it holds what is being told or thought about."""
        self._heard: _Known | None = None
        """What the advice for this turn goes by."""
        self._is_closed = False
        session.changed.connect(self._heed)
        session.started.connect(self._begin)

    # What there is to know

    @property
    def can_ask(self) -> bool:
        """True if whoever looks is on turn."""
        session = self._session
        if not session.is_running or not session.observation.is_on_turn:
            return False
        return session.observation.seat not in session.sight.computers

    @property
    def is_thinking(self) -> bool:
        """True while a hint has been asked for and isn't there yet."""
        return self._asked is not None

    @property
    def hint(self) -> Hint | None:
        """What is to be shown now, if anything."""
        return self._shown.hints[self._nth] if self._shown else None

    @property
    def seen(self) -> Observation:
        """What the hint goes by."""
        assert self._shown is not None, "there is no hint"
        return self._shown.seen

    @property
    def is_runner_up(self) -> bool:
        """True if the hint is not the best one."""
        return self._nth > 0

    @property
    def is_first(self) -> bool:
        """True if this hint is the first one that was seen in this game."""
        return self._session.hints == 1

    # What can be asked

    def ask(self) -> None:
        """Tell the best thing to do; or if that is being told, the next best."""
        if not self.can_ask or self.is_thinking or self._is_closed:
            return
        if self._shown:
            self.is_the_only_one = len(self._shown.hints) == 1
            self._tell(self._shown, (self._nth + 1) % len(self._shown.hints))
            return
        known = self._known()
        if known in self._answers:
            self._tell(self._answers[known], 0)
        else:
            self._think(known)
            self.changed.emit()

    def dismiss(self) -> None:
        """Tell nothing any more, and think no longer."""
        if self._shown or self.is_thinking:
            self._drop()
            self.changed.emit()

    def close(self) -> None:
        """Stop thinking: the program ends."""
        self._is_closed = True
        self._drop()
        self._thinker.close()

    # What becomes of it

    def _begin(self) -> None:
        """Another game, or one that is gone on with: what was told in it before counts already."""
        self._answers.clear()
        game, told = self._game, self._told.get(self._game, set())
        if not game or self._session.hints < len(told):
            self._told.pop(game, None)  # dealt again: nothing has been told in it
        self.dismiss()

    def _heed(self) -> None:
        """See whether what is told or thought about still holds."""
        if not self.can_ask:
            self._answers.clear()  # nothing of a covered hand is kept
            self.dismiss()
        elif self._place is not None and self._known().place != self._place:
            self.dismiss()
        elif self._asked is not None and self._asked[0] != self._known():
            self._think(self._known())  # somebody has said something

    def _known(self) -> _Known:
        table = self._session.observation.table
        return _Known(_HintPlace(self._game, len(table.turns), table.lays), table.signals)

    @property
    def _game(self) -> str:
        """What tells the game from every other; empty if nothing does."""
        course = self._session.course
        return "" if course is None else course.id

    def _think(self, known: _Known) -> None:
        self._flag.set()
        self._flag = Flag()
        self._question += 1
        self._asked, self._place = (known, self._session.observation), known.place
        self._thinker.ask(self._question, self._thought(known, self._flag))

    def _thought(self, known: _Known, flag: Flag) -> Callable[[], tuple[Hint, ...]]:
        """What there is to be thought about: values only, for another thread works on them."""
        seen, effort, plan = self._session.observation, FOR_ADVICE, self._plan(known)
        seed = seed_of(seen)  # the coach comes to the same afterwards
        says_all = self._session.sight.computers  # all of them say what there is to say
        return lambda: hints(seen, effort, seed, flag, says_all, plan)

    def _plan(self, known: _Known) -> tuple[Lay, ...] | None:
        """The rest of the turn as it was told, if nobody has said anything since; else None."""
        course, heard = self._session.course, self._heard
        if course is None or heard is None or heard.place[:2] != known.place[:2]:
            return None
        said = zip(heard.signals, known.signals, strict=True)
        return course.planned if all(set(now) <= set(then) for then, now in said) else None

    def _take(self, answer: Answer) -> None:
        asked = self._asked
        if asked is None or answer.revision != self._question or self._is_closed:
            return  # it comes too late: the game has gone on, or nobody wants to know any more
        self._asked = None
        if answer.error is not None:
            self._drop()
            self.changed.emit()
            raise answer.error
        assert isinstance(answer.thought, tuple)
        assert answer.thought, "whoever is on turn can do something"
        known, seen = asked
        found = self._answers[known] = _Found(answer.thought, seen)
        self._tell(found, 0)

    def _tell(self, found: _Found, nth: int) -> None:
        self._shown, self._nth, self._place = found, nth, self._known().place
        told = self._told.setdefault(self._game, set())
        this = hash((self._place, found.hints[nth].action))
        counts = this not in told
        told.add(this)
        best = None
        if nth == 0:
            best = found.hints[0].lays
            self._heard = _Known(self._place, found.seen.table.signals)
        self._session.note_hint(best, counts=counts)  # first: whatever happens now, it was seen
        self.changed.emit()

    def _drop(self) -> None:
        self._flag.set()  # nobody waits for it any more
        self._thinker.cancel()
        self._asked = self._place = None
        self._shown, self._nth, self.is_the_only_one = None, 0, False
