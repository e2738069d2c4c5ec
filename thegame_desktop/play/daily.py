"""The daily deal: one for each edition and day, the same for everyone, for ever.

The deal of a day is a deal as `engine/deals.py` has it, without shuffled commands. Its seed comes
from the series there: the word is `daily`, a space and the edition's name, the numbers are the
year, the month and the day. So the Original's on 17 November 2026 has the seed that belongs to
`daily original 2026 11 17`.

It is played in the standard variant, in Extreme with all commands on their usual numbers. How many
play is up to them: the deck is the same. Who is alone has a computer player for a partner in an
edition that takes two.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta, tzinfo

from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import EDITIONS, Card, Deal, Edition, Setup, seed_from
from thegame_desktop.play.new_game import (
    Beginning,
    CommandLayout,
    GameChoice,
    NewGame,
    game_of_deal,
)
from thegame_desktop.play.seats import Seat, SeatColour
from thegame_desktop.storage.summaries import Result, Summary

FIRST_DAY = date(2026, 1, 1)
"""Earlier deals are not offered."""
_STANDARD = "standard"
_PARTNER = Strength.SKILLED
"""Whoever is alone plays with such a computer player where it takes two."""
_NIGHT = timedelta(hours=4)
"""A day lasts until so long after midnight for those who still play then."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class DayResult:
    """How the deal of a day was played: nothing in it that tells of a card."""

    edition: str
    day: date
    result: Result
    cards_left: int
    player_count: int = 1
    computer_count: int = 0
    """How many of the players were computer players."""
    hints: int = 0
    take_backs: int = 0
    open_hands: bool = False
    is_known: bool = False
    """True if the cards had been dealt before: it doesn't count."""
    is_late: bool = False
    """True if it was played after its day."""


@dataclass(frozen=True)
class Streak:
    """How many days in a row, up to today, the deal of the day was played on its day, and won."""

    played: int = 0
    won: int = 0


DayResults = Mapping[tuple[str, date], DayResult]
"""By edition and day."""


def daily_deal(edition: Edition, day: date) -> Deal:
    """The edition's deal of this day."""
    return Deal(edition, seed_from(f"daily {edition.name}", day.year, day.month, day.day))


def is_daily(setup: Setup, deck: Sequence[Card], day: date) -> bool:
    """True if this is the deal of the day as everyone plays it."""
    edition = setup.edition
    is_usual = setup.variant.name == _STANDARD and setup.layout == edition.default_layout
    return is_usual and daily_deal(edition, day).deck == tuple(deck)


def daily_game(choice: GameChoice, edition: str, day: date, *, is_known: bool) -> NewGame:
    """The deal of the day among the players of a choice, of which nothing else matters."""
    players = daily_players(choice, edition)
    choice = choice.fitted(
        edition=edition,
        variant=_STANDARD,
        player_count=len(players),
        seats=players,
        command_layout=CommandLayout.DEFAULT,
        switched_off=frozenset(),
    )
    game = game_of_deal(choice, daily_deal(choice.rules, day))
    beginning = Beginning.DEAL if is_known else Beginning.FRESH
    return replace(game, beginning=beginning, daily=day.isoformat())


def daily_players(choice: GameChoice, edition: str) -> tuple[Seat, ...]:
    """Who plays it: those of the choice, and computer players where the edition needs more."""
    players = choice.players
    fewest = min(EDITIONS[edition].variants[_STANDARD].hand_sizes)
    taken = {seat.colour for seat in players}
    free = [colour for colour in SeatColour if colour not in taken]
    missing = max(0, fewest - len(players))
    return players + tuple(Seat(colour=colour, strength=_PARTNER) for colour in free[:missing])


def alone(choice: GameChoice) -> GameChoice:
    """The choice for whoever plays alone."""
    return replace(choice, player_count=1, open_hands=False)


def day_result(game: Summary, zone: tzinfo | None = None) -> DayResult | None:
    """How the deal of a day was played; None if the game was of any other deal."""
    try:
        day = date.fromisoformat(game.daily)
    except ValueError:
        return None
    return DayResult(
        edition=game.edition,
        day=day,
        result=game.result,
        cards_left=game.cards_left,
        player_count=game.player_count,
        computer_count=sum(map(bool, game.strengths)),
        hints=game.hints,
        take_backs=game.take_backs,
        open_hands=game.open_hands,
        is_known=game.beginning != Beginning.FRESH,
        is_late=_day_of(game.ended, zone) > day,
    )


def days(games: Iterable[Summary], zone: tzinfo | None = None) -> dict[tuple[str, date], DayResult]:
    """What the calendar shows of these games, given in the order in which they ended.

    Of each day's deal that is the first game which nobody knew the cards of; where there is none,
    the first game. A game without a date may have been played whenever: it isn't shown.
    """
    found: dict[tuple[str, date], DayResult] = {}
    for game in games:
        played = day_result(game, zone)
        if played is None or not game.ended:
            continue
        key = played.edition, played.day
        if key not in found or (found[key].is_known and not played.is_known):
            found[key] = played
    return found


def streak(results: DayResults, edition: str, today: date) -> Streak:
    """The days in a row; a today that isn't played yet breaks nothing."""
    counted = {
        day: result.result
        for (of, day), result in results.items()
        if of == edition and not result.is_known and not result.is_late
    }
    last = today if today in counted else _day_before(today)
    played = won = 0
    is_winning = True
    while last in counted:
        played += 1
        is_winning = is_winning and counted[last] is Result.WON
        won += is_winning
        last = _day_before(last)
    return Streak(played, won)


def _day_before(day: date) -> date:
    return day - timedelta(days=1) if day > date.min else day


def _day_of(seconds: int, zone: tzinfo | None) -> date:
    """The day on which a game ended, by the clock on the wall."""
    try:
        return (_EPOCH + timedelta(seconds=seconds) - _NIGHT).astimezone(zone).date()
    except (OverflowError, OSError, ValueError):  # no clock shows such a time
        return date.max
