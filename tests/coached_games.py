"""Games for the coach to look through, and searches for a way to win that go as they are told."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import QEventLoop, QTimer, SignalInstance

from tests import gallery_games as games
from tests.patience import PATIENCE_MS
from tests.people import FAMILY
from thegame_desktop.bots.analysis.review import Care, Review, Reviewer
from thegame_desktop.bots.analysis.winning_line import LastChance, WinAnswer, WinVerdict
from thegame_desktop.bots.arena import play_game, play_on
from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    Deal,
    Record,
    State,
    Status,
    apply,
    deal,
    record_of,
    setup_named,
)
from thegame_desktop.model import coach as coach_module
from thegame_desktop.play.seats import Seat, names_of, seats_to

QUICKLY = Care(Effort(48), (8, 40))
"""How closely the coach looks where nobody wants to wait."""
CLOSELY = Care(Effort(200), (16, 176))
"""How closely it looks where it is to look good."""
FOR_LONG = Care(Effort(20_000), (8, 8))
"""Nobody will see the end of it."""

_PATIENCE_S = PATIENCE_MS / 1000
_A_MOMENT_S = 0.002
_TICK_MS = 500
_MOST_TICKS = 240
"""After so many something is never going to happen. A machine that is put to sleep meanwhile, as
those of CI may be, takes one tick for it, however long it sleeps."""

Search = Callable[[Sequence[State], Sequence[int], Flag, Callable[[float], None]], LastChance]


@cache
def carelessly_played(
    edition: str, players: int, seed: int = 7, seats: tuple[Seat, ...] = FAMILY, bot: str = "casual"
) -> Record:
    """The record of a game between computer players of this kind, as if these people had played."""
    setup, rng = setup_named(edition, "standard", players), Random(seed)
    bots = [BOTS[bot]() for _ in range(players)]
    end = play_game(setup, Deal(setup.edition, seed).deck, bots, rng)
    seated = seats[:players]
    return record_of(end, names_of(seated), {"seats": seats_to(seated)})


def costly_game(edition: str, players: int) -> Record:
    """A game with several turns that cost so much that a quick look is enough to be sure."""
    return {
        "original": lambda: carelessly_played("original", players),
        "extreme": lambda: carelessly_played("extreme", players, seed=8),
        "quick": lambda: carelessly_played("quick", players, seed=16, bot="random"),
    }[edition]()


@cache
def a_win_missed(turns: int) -> tuple[Record, LastChance]:
    """A lost game that began with so many turns of a won one; and how that was won from there."""
    won = games.recorded("quick-standard-won")
    state, rest = deal(won.game.setup, won.game.deck), list(won.actions)
    while len(state.table.turns) < turns:
        state = apply(state, rest.pop(0)).state
    seated = FAMILY[: won.game.setup.player_count]
    for seed in count():
        end = play_on(state, [BOTS["casual"]() for _ in seated], Random(seed))
        if end.outcome.status is Status.LOST:
            record = record_of(end, names_of(seated), {"seats": seats_to(seated)})
            answer = WinAnswer(WinVerdict.FOUND, tuple(rest))
            return record, LastChance(turns, answer, is_proved=True)
    raise AssertionError("everybody always wins")


class HeldNews:
    """What the coach has found out, and its thread waits to tell."""

    def __init__(self, is_held: Callable[[Review], bool]) -> None:
        self._is_held = is_held
        self._review: Review | None = None
        self._is_there, self._is_let = threading.Event(), threading.Event()

    def arrive(self, review: Review) -> None:
        """Called by the thread, which waits here if this is to be held back."""
        if self._is_held(review) and not self._is_there.is_set():
            self._review = review
            self._is_there.set()
            assert self._is_let.wait(_PATIENCE_S)

    def await_it(self) -> Review:
        """What is held back, as soon as there is such news."""
        assert self._is_there.wait(_PATIENCE_S)
        assert self._review is not None
        return self._review

    def let_go(self) -> None:
        """Have it told, and all that comes after it."""
        self._is_let.set()


@contextmanager
def held_back(
    monkeypatch: pytest.MonkeyPatch, is_held: Callable[[Review], bool]
) -> Iterator[HeldNews]:
    """Have a coach tell all that it finds out, until the first news of this kind."""
    news = HeldNews(is_held)

    class Hesitant(Reviewer):
        def improve(self, flag: Flag) -> Review | None:
            review = super().improve(flag)
            if review is not None:
                news.arrive(review)
            return review

    monkeypatch.setattr(coach_module, "Reviewer", Hesitant)
    monkeypatch.setattr(coach_module, "_NEWS_S", 0.0)
    try:
        yield news
    finally:
        news.let_go()


def stuck_at(share: float) -> Search:
    """A search that comes so far, and no further until it is broken off."""

    def search(
        _states: Sequence[State],
        _widths: Sequence[int],
        flag: Flag,
        watch: Callable[[float], None],
    ) -> LastChance:
        moment = threading.Event()
        while not flag.is_set:
            watch(share)
            moment.wait(_A_MOMENT_S)
        return LastChance(None, WinAnswer(WinVerdict.UNKNOWN), is_proved=False)

    return search


def coming_to(found: LastChance) -> Search:
    """A search that finds this."""

    def search(
        _states: Sequence[State],
        _widths: Sequence[int],
        _flag: Flag,
        watch: Callable[[float], None],
    ) -> LastChance:
        watch(0.5)
        return found

    return search


def wait_for(changed: SignalInstance, is_so: Callable[[], bool]) -> None:
    """Let things happen until it is so, which is told by this signal."""
    loop, patience, ticks = QEventLoop(), QTimer(interval=_TICK_MS), count(1)

    def check() -> None:
        if is_so():
            loop.quit()

    def lose_patience() -> None:
        if next(ticks) > _MOST_TICKS:
            loop.quit()

    patience.timeout.connect(lose_patience)
    patience.start()
    changed.connect(check)
    if not is_so():
        loop.exec()
    changed.disconnect(check)
    assert is_so(), f"waited in vain for {changed}"
