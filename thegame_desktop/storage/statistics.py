"""Figures about finished games: how many were won, how close the others came, and when."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import StrEnum
from itertools import accumulate, groupby
from math import sqrt
from typing import NamedTuple

from thegame_desktop.storage.summaries import CountedGame, Result

RECENT = 30
"""Over so many games, up to the latest of a period, its recent win rate is taken."""
_Z = 1.959963984540054
"""How many standard deviations around the mean hold 95 percent."""
_MOST_GROUPS = 12
_GROUP_SIZES = (1, 2, 5, 10)
"""All of them divide ten: fewer than ten cards left is an excellent result in some editions."""
_MOST_PERIODS = 60


class Range(NamedTuple):
    """From here to there."""

    low: float
    high: float


class PeriodLength(StrEnum):
    """How long the periods are in which results are counted over time."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


_LONGEST_DAYS = {PeriodLength.DAY: 31, PeriodLength.WEEK: 26 * 7, PeriodLength.MONTH: 3 * 366}
"""Up to which span of time each of them is taken."""


@dataclass(frozen=True, slots=True)
class Period:
    """What was played between two days."""

    first: date
    """Its first day; a week begins on Monday."""
    games: int = 0
    wins: int = 0
    mean_left: float | None = None
    """Over the games that were played to their end; None if there were none."""
    recent_rate: float | None = None
    """How many of the latest games up to its end were won; None before the first one."""


class LossGroup(NamedTuple):
    """Lost games with about as many cards left."""

    fewest: int
    most: int
    games: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is told of some games.

    A game that was given up is one that was not won, and ends a streak. How many cards lay there
    still tells nothing about how far it would have come: so it counts neither for the best result
    nor for the mean, nor among the lost games by cards left.

    Of a game without a date nobody knows what it came after: so it counts neither for streaks nor
    in a period.
    """

    games: int = 0
    wins: int = 0
    given_up: int = 0
    best: int | None = None
    """The fewest cards left; a won game has none. None if no game was played to its end."""
    mean_left: float | None = None
    streak: int = 0
    """How many games in a row were won, up to the latest."""
    longest_streak: int = 0
    lost_with: Mapping[int, int] = field(default_factory=dict)
    """How many games were lost with so many cards left, the fewest cards first."""
    step: PeriodLength = PeriodLength.DAY
    periods: tuple[Period, ...] = ()
    """One after another without a gap, from the first game to the latest; none without dates."""

    @property
    def win_rate(self) -> float | None:
        """How many of the games were won: 0 to 1; None without games."""
        return self.wins / self.games if self.games else None

    @property
    def likely_rate(self) -> Range | None:
        """Where the win rate would lie after many more games, with 95 percent certainty."""
        return wilson(self.wins, self.games) if self.games else None


def figures(played: Sequence[CountedGame], day_of: Callable[[int], date]) -> Figures:
    """The figures of these games, the first ones first; `day_of` tells a moment's local date."""
    dated = [game for game in played if game.ended]
    to_the_end = [game.cards_left for game in played if game.result is not Result.GIVEN_UP]
    lost = Counter(game.cards_left for game in played if game.result is Result.LOST)
    results = Counter(game.result for game in played)
    streaks = [
        sum(1 for _ in run) if is_won else 0
        for is_won, run in groupby(dated, lambda game: game.result is Result.WON)
    ]
    # Never back again: clocks that are put back at midnight would tear a day in two.
    days = list(accumulate((day_of(game.ended) for game in dated), max))
    step = _step(days)
    return Figures(
        games=len(played),
        wins=results[Result.WON],
        given_up=results[Result.GIVEN_UP],
        best=min(to_the_end, default=None),
        mean_left=sum(to_the_end) / len(to_the_end) if to_the_end else None,
        streak=streaks[-1] if streaks else 0,
        longest_streak=max(streaks, default=0),
        lost_with=dict(sorted(lost.items())),
        step=step,
        periods=tuple(_without_gaps(_periods(dated, days, step), step)),
    )


def wilson(wins: int, games: int) -> Range:
    """The interval of Wilson for a share that was seen in so many games, of 95 percent."""
    share, square = wins / games, _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Range(max(0.0, middle - half), min(1.0, middle + half))


def grouped(lost_with: Mapping[int, int]) -> list[LossGroup]:
    """Lost games in a dozen groups at most, from the fewest cards left to the most."""
    most = max(lost_with, default=0)
    size = next((size for size in _GROUP_SIZES if most // size < _MOST_GROUPS), _GROUP_SIZES[-1])
    games = Counter[int]()
    for cards, count in lost_with.items():
        games[cards // size] += count
    # Hardly ever is a game lost with no card left: a Skull on top of the last pile.
    least = 0 if 0 in lost_with else 1
    groups = (
        LossGroup(max(least, nth * size), (nth + 1) * size - 1, games[nth])
        for nth in range(most // size + 1)
    )
    return [each for each in groups if each.most >= each.fewest]


def _step(days: Sequence[date]) -> PeriodLength:
    span = (days[-1] - days[0]).days + 1 if days else 1
    return next(
        (step for step, longest in _LONGEST_DAYS.items() if span <= longest), PeriodLength.YEAR
    )


def _start(day: date, step: PeriodLength) -> date:
    """The first day of the period that a day lies in."""
    match step:
        case PeriodLength.DAY:
            return day
        case PeriodLength.WEEK:
            return day - timedelta(days=min(day.weekday(), day.toordinal() - 1))
        case PeriodLength.MONTH:
            return day.replace(day=1)
        case PeriodLength.YEAR:
            return day.replace(month=1, day=1)


def _periods(
    played: Sequence[CountedGame], days: Sequence[date], step: PeriodLength
) -> Iterator[Period]:
    """The periods in which something was played, one after another."""
    won = [0]
    """How many were won before each of the games."""
    for game in played:
        won.append(won[-1] + (game.result is Result.WON))
    starts = {day: _start(day, step) for day in set(days)}
    end = 0
    for first, run in groupby(days, starts.__getitem__):
        start, end = end, end + sum(1 for _ in run)
        left = [game.cards_left for game in played[start:end] if game.result is not Result.GIVEN_UP]
        recent = max(0, end - RECENT)
        yield Period(
            first,
            games=end - start,
            wins=won[end] - won[start],
            mean_left=sum(left) / len(left) if left else None,
            recent_rate=(won[end] - won[recent]) / (end - recent),
        )


def _without_gaps(periods: Iterable[Period], step: PeriodLength) -> Iterator[Period]:
    """The same, with those in which nothing was played; too many of them are left out."""
    before: Period | None = None
    for period in periods:
        if before is not None and (period.first - before.first).days <= _MOST_PERIODS * 366:
            gap = _next(before.first, step)
            while gap < period.first:
                yield Period(gap, recent_rate=before.recent_rate)
                gap = _next(gap, step)
        yield period
        before = period


def _next(first: date, step: PeriodLength) -> date:
    """The first day of the next period."""
    days = {
        PeriodLength.DAY: 1,
        PeriodLength.WEEK: 7,
        PeriodLength.MONTH: 31,
        PeriodLength.YEAR: 366,
    }[step]
    return _start(first + timedelta(days=days), step)
