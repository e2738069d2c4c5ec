"""Looks for a way in which a lost game could have been won, and for how long there was one."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from thegame_desktop.bots.analysis.review import PlayedTurn
from thegame_desktop.bots.analysis.winning_line import LastChance, last_chance
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import Record, apply, record_of
from thegame_desktop.model.thinker import Answer, Thinker

_WIDTHS = (30, 300, 3_000)
"""How many positions are followed at the same time, if fewer don't show a way."""
_NEWS_S = 0.05


@dataclass(frozen=True)
class WayToWin:
    """What came of a search."""

    turn: int | None
    """The last turn, counted from 0, from whose beginning on a win was found; None if none was."""
    is_proved: bool
    """True if there was certainly no way any more after it."""
    record: Record | None
    """The game as it was played until then, and won from there."""


class WinSearch(QObject):
    """Searches one game at a time, in a thread of its own."""

    changed = Signal()
    """It has come further, to its end, or was broken off."""
    _came = Signal(int, float)

    def __init__(
        self, parent: QObject | None = None, search: Callable[..., LastChance] = last_chance
    ) -> None:
        super().__init__(parent)
        self.search = search
        """What does the search."""
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take)
        self._came.connect(self._come)
        self._flag = Flag()
        self._revision = 0
        self.is_searching = False
        self.share = 0.0
        """How much of the search is done."""
        self.found: WayToWin | None = None
        """What came of it; None until it has come to its end."""

    def begin(self, record: Record, turns: Sequence[PlayedTurn]) -> None:
        """Search this game, from the turns that were played in it."""
        self.forget()
        self.is_searching = True
        revision, flag = self._revision, self._flag
        self._thinker.ask(revision, lambda: self._search(record, turns, revision, flag))
        self.changed.emit()

    def cancel(self) -> None:
        """Break it off."""
        if self.is_searching:
            self.forget()
            self.changed.emit()

    def forget(self) -> None:
        """Know nothing: another game comes."""
        self._flag.set()
        self._thinker.cancel()
        self._flag = Flag()
        self._revision += 1
        self.is_searching, self.share, self.found = False, 0.0, None

    def close(self) -> None:
        """Search no more: the program ends."""
        self.forget()
        self._thinker.close()

    def _search(
        self, record: Record, turns: Sequence[PlayedTurn], revision: int, flag: Flag
    ) -> WayToWin:
        starts = [turn.before for turn in turns]
        found = self.search(starts, _WIDTHS, flag, self._watch(revision))
        if found.nth is None:
            return WayToWin(None, found.is_proved, None)
        return WayToWin(found.nth, found.is_proved, _won_record(record, turns, found))

    def _watch(self, revision: int) -> Callable[[float], None]:
        told = 0.0

        def watch(share: float) -> None:
            nonlocal told
            now = time.monotonic()
            if now - told >= _NEWS_S:
                told = now
                self._came.emit(revision, share)

        return watch

    def _come(self, revision: int, share: float) -> None:
        if revision == self._revision and self.is_searching:
            self.share = max(self.share, share)
            self.changed.emit()

    def _take(self, answer: Answer) -> None:
        if answer.revision != self._revision:
            return
        self.is_searching = False
        if answer.error is None:
            assert isinstance(answer.thought, WayToWin)
            self.share, self.found = 1.0, answer.thought
        self.changed.emit()
        if answer.error is not None:
            raise answer.error


def _won_record(record: Record, turns: Sequence[PlayedTurn], found: LastChance) -> Record:
    """The game with another end; who played it is kept, and nothing else."""
    assert found.nth is not None, "there is a way"
    state = turns[found.nth].before
    for action in found.answer.actions:
        state = apply(state, action).state
    kept = {key: record.extra[key] for key in ("seats",) if key in record.extra}
    return record_of(state, record.players, kept)
