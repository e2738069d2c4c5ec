"""The figures against a plain recount that shares no code with them."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thegame_desktop.storage.statistics import (
    RECENT,
    Figures,
    Period,
    PeriodLength,
    figures,
    grouped,
    wilson,
)
from thegame_desktop.storage.summaries import CountedGame, Result

DAY = 86_400


def utc_day(moment: int) -> date:
    return datetime.fromtimestamp(moment, UTC).date()


def game(day: int, result: Result = Result.LOST, left: int = 10) -> CountedGame:
    return CountedGame(day * DAY + 60, result, 0 if result is Result.WON else left)


def some_games(longest_days: int) -> st.SearchStrategy[list[CountedGame]]:
    ended = st.just(0) | st.integers(1, longest_days * DAY)
    one = st.tuples(ended, st.sampled_from(Result), st.integers(0, 98))
    return st.lists(one, max_size=80).map(
        lambda drawn: [
            CountedGame(ended, result, 0 if result is Result.WON else left)
            for ended, result, left in sorted(drawn)
        ]
    )


def recount(games: Sequence[CountedGame]) -> dict[str, object]:
    """The plain figures, one game after another."""
    wins = given_up = total = ended = streak = longest = 0
    best = None
    lost: dict[int, int] = {}
    for when, result, left in games:
        if result == "won":
            wins += 1
        if when and result == "won":
            streak += 1
            longest = max(longest, streak)
        elif when:
            streak = 0
        if result == "given_up":
            given_up += 1
            continue
        ended += 1
        total += left
        best = left if best is None or left < best else best
        if result == "lost":
            lost[left] = lost.get(left, 0) + 1
    return {
        "games": len(games),
        "wins": wins,
        "given_up": given_up,
        "best": best,
        "mean_left": total / ended if ended else None,
        "streak": streak,
        "longest_streak": longest,
        "lost_with": lost,
    }


@given(st.sampled_from((1, 25, 160, 900, 9000)).flatmap(some_games))
@settings(max_examples=60, deadline=None)
def test_figures_equal_a_plain_recount(games: list[CountedGame]) -> None:
    found = figures(games, utc_day)
    assert {name: getattr(found, name) for name in recount(games)} == recount(games)
    assert list(found.lost_with) == sorted(found.lost_with)
    groups = grouped(found.lost_with)
    assert len(groups) <= 12
    for group in groups:
        inside = range(group.fewest, group.most + 1)
        assert group.games == sum(found.lost_with.get(cards, 0) for cards in inside)
    assert sum(group.games for group in groups) == sum(found.lost_with.values())
    _check_periods(found, [each for each in games if each.ended])


def _check_periods(found: Figures, games: Sequence[CountedGame]) -> None:
    """Every period by itself: what lies between its first day and the next one's."""
    firsts = [period.first for period in found.periods]
    assert firsts == sorted(set(firsts))
    assert bool(firsts) == bool(games)
    lengths = {
        PeriodLength.DAY: (1, 1),
        PeriodLength.WEEK: (7, 7),
        PeriodLength.MONTH: (28, 31),
        PeriodLength.YEAR: (365, 366),
    }[found.step]
    for nth, period in enumerate(found.periods):
        after = firsts[nth + 1] if nth + 1 < len(firsts) else date.max
        if after != date.max:
            assert lengths[0] <= (after - period.first).days <= lengths[1]
        inside = [each for each in games if period.first <= utc_day(each.ended) < after]
        wins = [each for each in inside if each.result is Result.WON]
        left = [each.cards_left for each in inside if each.result is not Result.GIVEN_UP]
        recent = [each.result is Result.WON for each in games if utc_day(each.ended) < after]
        recent = recent[-RECENT:]
        assert (period.games, len(wins)) == (len(inside), period.wins)
        assert period.mean_left == (sum(left) / len(left) if left else None)
        assert period.recent_rate == pytest.approx(sum(recent) / len(recent))
    assert sum(period.games for period in found.periods) == len(games)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 1 - 0.1170, 1.0),
    ],
)
def test_the_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_nothing_was_played() -> None:
    nothing = figures([], utc_day)
    assert nothing == Figures()
    assert (nothing.win_rate, nothing.likely_rate) == (None, None)
    assert grouped({}) == []


def test_a_streak_ends_with_a_game_that_was_given_up() -> None:
    won, given_up = game(1, Result.WON), game(1, Result.GIVEN_UP)
    assert figures([won, won, given_up, won], utc_day).streak == 1
    assert figures([won, won, given_up, won], utc_day).longest_streak == 2
    assert figures([won, given_up], utc_day).streak == 0
    only_given_up = figures([given_up], utc_day)
    assert (only_given_up.best, only_given_up.mean_left, only_given_up.win_rate) == (None, None, 0)


@pytest.mark.parametrize(
    ("last", "step", "count"),
    [
        (0, PeriodLength.DAY, 1),
        (30, PeriodLength.DAY, 31),
        (31, PeriodLength.WEEK, 5),
        (200, PeriodLength.MONTH, 7),
    ],
)
def test_periods_are_as_long_as_the_time_demands(last: int, step: PeriodLength, count: int) -> None:
    found = figures([game(0), game(last)], utc_day)
    assert (found.step, len(found.periods)) == (step, count)


def test_days_without_games_are_there_too_but_not_for_centuries() -> None:
    found = figures([game(0, Result.WON), game(3)], utc_day)
    start = date(1970, 1, 1)
    assert found.periods == (
        Period(start, 1, 1, 0.0, 1.0),
        Period(start + timedelta(1), 0, 0, None, 1.0),
        Period(start + timedelta(2), 0, 0, None, 1.0),
        Period(start + timedelta(3), 1, 0, 10.0, 0.5),
    )
    assert len(figures([game(0), game(2_900_000)], utc_day).periods) == 2


def test_a_clock_that_is_put_back_tears_no_day_in_two() -> None:
    days = iter([date(2026, 1, 2), date(2026, 1, 1), date(2026, 1, 2)])
    found = figures([game(1)] * 3, lambda _moment: next(days))
    assert [period.games for period in found.periods] == [3]


def test_groups_are_narrow_where_few_cards_are_left() -> None:
    assert grouped({1: 2, 3: 1}) == [(1, 1, 2), (2, 2, 0), (3, 3, 1)]
    assert grouped({0: 1, 3: 1})[0] == (0, 0, 1)
    assert grouped({4: 1, 98: 1})[0] == (1, 9, 1)
    assert grouped({0: 1, 98: 1})[0] == (0, 9, 1)
    assert grouped({50: 3})[-1] == (50, 54, 3)
