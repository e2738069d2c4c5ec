"""How a game could have been won, with all cards open, and until when."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from math import log2

from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.solver import Solution, SolutionStep, Solver
from thegame_desktop.engine import Action, FinishTurn, State, Status, apply

Watch = Callable[[float], None]
"""Is told what share of the work is done: never less than before."""

_POLL_SECONDS = 0.05


class WinVerdict(Enum):
    """What is known of a position."""

    FOUND = auto()
    """It can be won, and this is how."""
    IMPOSSIBLE = auto()
    """Everything was tried: nothing wins."""
    UNKNOWN = auto()
    """Nothing was found, but not everything was tried."""


@dataclass(frozen=True)
class WinAnswer:
    """What the search for a way to win has shown."""

    verdict: WinVerdict
    actions: tuple[Action, ...] = ()
    """What leads to the win, one after another."""


@dataclass(frozen=True)
class LastChance:
    """Until when a game could be won."""

    nth: int | None
    """The last of the states from which a way to win was found; None if there was none at all."""
    answer: WinAnswer
    """What was found there; of none, what is known of the first state."""
    is_proved: bool
    """True if nothing wins any more from the state after it."""


def winning_line(state: State, widths: Sequence[int], flag: Flag, watch: Watch) -> WinAnswer:
    """Looks for a way to win a game that has begun, with one width after another.

    The wider, the longer it takes, and the more is found. Ends soon after the flag is set, then
    with what is unknown. `watch` is called in the caller's thread. Raises NoCore.
    """
    result = state.table.result
    if result is not None:
        is_won = result.status is Status.WON
        return WinAnswer(WinVerdict.FOUND if is_won else WinVerdict.IMPOSSIBLE)
    solver = Solver(state)
    for width, part in _parts(widths, watch):
        solution = _searched(solver, width, flag, part)
        if solution.line is not None:
            watch(1.0)
            return WinAnswer(WinVerdict.FOUND, _checked(state, _actions(solution.line)))
        if solution.is_exhaustive:
            watch(1.0)
            return WinAnswer(WinVerdict.IMPOSSIBLE)
        if flag.is_set:
            break
    return WinAnswer(WinVerdict.UNKNOWN)


def last_chance(
    states: Sequence[State], widths: Sequence[int], flag: Flag, watch: Watch
) -> LastChance:
    """Finds the last of a game's turn starts, in their order, from which it could be won.

    After the last of them the game is lost. If one can be won, so can all before it, so few have to
    be looked at. Once the flag is set, it ends with what is known by then.
    """
    search = _BackwardsSearch(states, flag)
    for width, part in _parts(widths, watch):
        search.run(width, part)
        if search.is_settled or flag.is_set:
            break
    if not flag.is_set:
        watch(1.0)
    return search.outcome


class _BackwardsSearch:
    """Closes in on the last state that can be won."""

    def __init__(self, states: Sequence[State], flag: Flag) -> None:
        self._states = states
        self._flag = flag
        self._won = -1
        """The last state from which a way was found."""
        self._lost = len(states)
        """The first state that is proved to be lost."""
        self._answer = WinAnswer(WinVerdict.UNKNOWN)

    @property
    def is_settled(self) -> bool:
        return self._lost == self._won + 1

    @property
    def outcome(self) -> LastChance:
        if self._won >= 0:
            return LastChance(self._won, self._answer, self.is_settled)
        verdict = WinVerdict.IMPOSSIBLE if self._lost == 0 else WinVerdict.UNKNOWN
        return LastChance(None, WinAnswer(verdict), self.is_settled)

    def run(self, width: int, watch: Watch) -> None:
        """Closes in as far as this width can tell."""
        beyond = self._lost  # nothing is found with this width from here on
        whole, step = log2(beyond - self._won), 1
        while beyond - self._won > 1 and not self._flag.is_set:
            # From the end, for there little is left to be searched; by halves once that is less.
            nth = max(beyond - step, (self._won + beyond) // 2)
            step *= 2
            done = 1 - log2(beyond - self._won) / whole
            at_least = 1 - log2(max(beyond - nth, nth - self._won)) / whole
            part = partial(_watch_part, watch, done, at_least - done)
            answer = winning_line(self._states[nth], [width], self._flag, part)
            if answer.verdict is WinVerdict.FOUND:
                self._won, self._answer = nth, answer
            else:
                beyond = nth
                if answer.verdict is WinVerdict.IMPOSSIBLE:
                    self._lost = nth


def _parts(widths: Sequence[int], watch: Watch) -> Iterator[tuple[int, Watch]]:
    """Each width with its part of the watch: what is twice as wide takes twice as long."""
    done, total = 0, sum(widths)
    for width in widths:
        yield width, partial(_watch_part, watch, done / total, width / total)
        done += width


def _watch_part(watch: Watch, start: float, length: float, share: float) -> None:
    watch(start + length * share)


def _searched(solver: Solver, width: int, flag: Flag, watch: Watch) -> Solution:
    """What one search shows; another thread does it, so that this one can watch."""
    with ThreadPoolExecutor(1) as thread:
        try:
            running = thread.submit(solver.search, width, flag)
            while True:
                try:
                    return running.result(_POLL_SECONDS)
                except TimeoutError:
                    watch(solver.share)
        except BaseException:
            flag.set()  # or leaving would wait for a search that nobody wants any more
            raise


def _actions(line: Sequence[SolutionStep]) -> tuple[Action, ...]:
    actions: list[Action] = []
    for step in line:
        if step.finishes_first:
            actions.append(FinishTurn())
        actions.append(step.lay)
    return tuple(actions)


def _checked(state: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions, which do win by the engine's rules."""
    for action in actions:
        state = apply(state, action).state
    if state.outcome.status is not Status.WON:
        raise RuntimeError("the core went by other rules than the engine")
    return actions
