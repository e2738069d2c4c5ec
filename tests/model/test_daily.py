"""The daily deal: for ever the same, for everyone, and what the calendar makes of the games."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import UTC, date, datetime, timedelta, timezone
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import (
    EDITIONS,
    Command,
    Layout,
    Record,
    setup_named,
)
from thegame_desktop.model.session import Session
from thegame_desktop.model.today import Today
from thegame_desktop.play.daily import (
    DayResult,
    Streak,
    alone,
    daily_deal,
    daily_game,
    days,
    streak,
)
from thegame_desktop.play.new_game import Beginning, CommandLayout, GameChoice, NewGame
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import MOST_SEATS, Seat
from thegame_desktop.storage.summaries import Result, Summary
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.words import Words

DAY = date(2026, 11, 17)
Recount = dict[tuple[str, date], tuple[Result, int, int, bool, bool]]

PINNED = {
    ("original", date(2026, 1, 1)): ("T7C4X-C7TCJ", "60 52 57 17 82 5"),
    ("original", date(2026, 11, 17)): ("TJEA4-69373", "12 99 96 97 18 87"),
    ("original", date(2030, 2, 28)): ("T9CRF-9FFCE", "27 94 62 17 44 61"),
    ("extreme", date(2026, 1, 1)): ("E7896-NNWFN", "39 11 47 32 74 8"),
    ("extreme", date(2026, 11, 17)): ("EJPPH-8NAW8", "12 24 45 14 68 19"),
    ("extreme", date(2030, 2, 28)): ("E2T5Y-AYY98", "3 11 75 64 27 50"),
    ("quick", date(2026, 1, 1)): ("KW57A-JN8RT", "G3 G6 B10 B1 P3 B5"),
    ("quick", date(2026, 11, 17)): ("KYATE-C2HCC", "P7 P10 G5 P6 R9 R3"),
    ("quick", date(2030, 2, 28)): ("KC86Y-X39TW", "P8 G1 B5 G6 Y6 R3"),
}
"""Dealt to people everywhere, so that it can never change: the code, and the first cards."""


@pytest.mark.parametrize(("name", "day"), PINNED, ids=str)
def test_the_deal_of_a_day_stays_what_it_is(name: str, day: date) -> None:
    deal = daily_deal(EDITIONS[name], day)
    code, first = PINNED[name, day]
    assert deal.code == code
    assert " ".join(card.code for card in deal.deck[:6]) == first


def test_the_seed_is_the_one_that_is_written_down() -> None:
    rng = Random(1)
    for edition in EDITIONS.values():
        for _ in range(30):
            day = date(2026, 1, 1) + timedelta(days=rng.randrange(40_000))
            text = f"daily {edition.name} {day.year} {day.month} {day.day}"
            number = int.from_bytes(hashlib.shake_256(text.encode()).digest(128), "big")
            assert daily_deal(edition, day).seed == number % 23**8


def any_choice(rng: Random) -> GameChoice:
    """What somebody may have chosen for their last game."""
    edition = EDITIONS[rng.choice(list(EDITIONS))]
    seats = tuple(
        Seat(rng.choice(["", "Anna"]), strength=rng.choice([None, None, *Strength]))
        for _ in range(MOST_SEATS)
    )
    return GameChoice().fitted(
        edition=edition.name,
        variant=rng.choice(list(edition.variants)),
        player_count=rng.randint(1, MOST_SEATS),
        command_layout=rng.choice(list(CommandLayout)),
        switched_off=frozenset(rng.sample(list(Command), 3)),
        deal_code=daily_deal(edition, DAY).code,
        seats=seats,
        soloist=rng.choice(["", "Anna", "Somebody else"]),
        open_hands=rng.random() < 0.5,
    )


@pytest.mark.parametrize("name", EDITIONS)
def test_everyone_gets_the_same_game_whatever_they_chose_before(name: str) -> None:
    rng, edition = Random(2), EDITIONS[name]
    for _ in range(40):
        choice = any_choice(rng)
        if rng.random() < 0.5:
            choice = alone(choice)
            assert [seat.strength for seat in choice.players] == [None]
        is_known = rng.random() < 0.5
        game = daily_game(choice, name, DAY, is_known=is_known)
        assert game.deck == daily_deal(edition, DAY).deck
        assert (game.setup.edition, game.setup.variant.name) == (edition, "standard")
        assert game.setup.layout == edition.default_layout
        chosen, partner = choice.players, game.players[choice.player_count :]
        assert game.players == (*chosen, *partner)
        assert len(game.players) == max(len(chosen), 2 if name == "quick" else 1)
        assert all(seat.strength and seat.colour != chosen[0].colour for seat in partner)
        assert game.open_hands == (choice.open_hands and len(game.players) > 1)
        assert game.daily == "2026-11-17"
        assert game.beginning is (Beginning.DEAL if is_known else Beginning.FRESH)


# Records


def given_up(game: NewGame) -> Record:
    session = Session()
    session.start(game)
    session.give_up()
    return session.record()


def test_a_record_is_of_a_daily_deal_only_if_it_is_played_as_everyone_plays_it() -> None:
    def read_day(game: NewGame, claim: object = "2026-11-17") -> str:
        record = given_up(game)
        return course_of_record(replace(record, extra={**record.extra, "daily": claim})).game.daily

    game = daily_game(GameChoice(), "extreme", DAY, is_known=False)
    assert read_day(game) == "2026-11-17"
    for claim in ("2026-11-18", "2026-13-01", "", 17, None, ["2026-11-17"]):
        assert read_day(game, claim) == ""
    swapped = (game.deck[1], game.deck[0], *game.deck[2:])
    off = game.setup.layout.without({Command.STOP})
    for other in (
        replace(game, deck=swapped),
        replace(game, setup=setup_named("extreme", "expert", 1, game.setup.layout)),
        replace(game, setup=replace(game.setup, layout=off)),
        replace(game, setup=replace(game.setup, layout=Layout())),
    ):
        assert read_day(other) == ""


# The calendar


def random_games(rng: Random, count: int) -> Iterator[Summary]:
    """Games of few deals and days, so that there are several of each, as the archive gives them."""
    ended = int(datetime(2026, 11, 1, tzinfo=UTC).timestamp())
    for nth in range(count):
        ended += rng.randrange(7_200)
        day = date(2026, 11, 1) + timedelta(days=rng.randrange(9))
        result = rng.choice(list(Result))
        yield Summary(
            id=f"{nth:032x}",
            ended=ended,
            edition=rng.choice(list(EDITIONS)),
            variant="standard",
            names=("",) * rng.randint(1, 3),
            strengths=(),
            result=result,
            cards_left=0 if result is Result.WON else rng.randint(1, 90),
            beginning=rng.choice(["fresh", "fresh", "deal", "position"]),
            daily=rng.choice([day.isoformat(), "", "no day"]),
        )


def plainly_recounted(games: list[Summary], hours: int) -> Recount:
    """The same by brute force: for every edition and day, look through all games."""
    found: Recount = {}
    for edition in EDITIONS:
        for number in range(1, 31):
            day = f"2026-11-{number:02}"
            those = [each for each in games if (each.edition, each.daily) == (edition, day)]
            those.sort(key=lambda each: each.beginning != "fresh")
            if those:
                first = those[0]
                # A day ends at four o'clock in the morning.
                moment = datetime.fromtimestamp(first.ended, UTC) + timedelta(hours=hours - 4)
                is_late = moment.strftime("%Y-%m-%d") > day
                key = edition, date(2026, 11, number)
                known = first.beginning != "fresh"
                found[key] = (first.result, first.cards_left, len(first.names), known, is_late)
    return found


@pytest.mark.parametrize("hours", [-8, 0, 13])
def test_the_calendar_is_what_a_plain_recount_gives(hours: int) -> None:
    zone = timezone(timedelta(hours=hours))
    for seed in range(30):
        games = list(random_games(Random(seed), 90))
        told = {
            key: (each.result, each.cards_left, each.player_count, each.is_known, each.is_late)
            for key, each in days(games, zone).items()
        }
        assert told == plainly_recounted(games, hours)


def test_a_game_that_no_clock_can_tell_the_time_of_came_late() -> None:
    game = next(random_games(Random(1), 1))
    game = replace(game, daily=DAY.isoformat(), ended=10**15)
    (told,) = days([game]).values()
    assert told.is_late


def test_a_game_without_a_date_is_not_in_the_calendar() -> None:
    undated = replace(next(random_games(Random(1), 1)), daily=DAY.isoformat(), ended=0)
    dated = replace(undated, ended=1_795_000_000, cards_left=3)
    assert days([undated]) == {}
    assert [each.cards_left for each in days([undated, dated]).values()] == [3]


def test_days_in_a_row_are_what_a_plain_recount_gives() -> None:
    rng = Random(5)
    for _ in range(200):
        results = {}
        marks = ""  # from today back: w won, l lost, . nothing that counts
        for back in range(12):
            day = DAY - timedelta(days=back)
            mark = rng.choice("wwwl.")
            known, late = rng.choice([(True, False), (False, True)])
            kind = Result.WON if mark == "w" else Result.LOST
            result = DayResult("original", day, kind, 0)
            if mark == ".":
                result = replace(result, is_known=known, is_late=late)
            results["original", day] = result
            marks += mark
        counted = marks.removeprefix(".") if marks[0] == "." else marks
        played = len(counted.split(".")[0])
        won = len(counted) - len(counted.lstrip("w"))
        assert streak(results, "original", DAY) == Streak(played, won)
        assert streak(results, "quick", DAY) == Streak()


def test_another_day_begins_at_midnight(qapp: QCoreApplication) -> None:
    nights, noticed = [DAY], []
    today = Today()
    today.go_by(lambda: nights[-1])
    today.changed.connect(lambda: noticed.append(today.day))
    (timer,) = today.findChildren(QTimer)
    assert timer.isActive()
    now = datetime.now()
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    hour_s = 3_600  # clocks may be changed in between
    assert abs(timer.remainingTime() / 1000 - (midnight - now).total_seconds()) < hour_s + 60
    timer.timeout.emit()
    assert noticed == []
    nights.append(DAY + timedelta(days=1))
    timer.timeout.emit()
    assert noticed == [nights[-1]]
    assert timer.isActive()


# What is shared


def shared(game: NewGame) -> str:
    session = Session()
    session.start(game)
    session.give_up()
    ending = session.ending
    assert ending is not None
    assert ending.day_result is not None
    return DailyWords(Words()).share_text(ending.day_result)


def test_the_shared_text_is_the_same_whatever_the_cards_were(qapp: QCoreApplication) -> None:
    rng = Random(6)
    for name, edition in EDITIONS.items():
        game = daily_game(GameChoice(player_count=2), name, DAY, is_known=True)
        texts = {shared(replace(game, deck=tuple(rng.sample(edition.cards, len(edition.cards)))))}
        texts.add(shared(game))
        (text,) = texts
        assert game.deal_code not in text
        # The day, its year, the players, and the cards left: no other number.
        numbers = sorted(map(int, re.findall(r"\d+", text)))
        assert numbers == sorted([17, 2026, 2, len(edition.cards)])


def test_whatever_was_done_is_told_to_the_others(qapp: QCoreApplication) -> None:
    words = DailyWords(Words())
    plain = DayResult("original", DAY, Result.LOST, 30)
    for field in fields(DayResult):
        changed = {
            "edition": "quick",
            "day": date(2026, 11, 18),
            "result": Result.GIVEN_UP,
            "cards_left": 31,
            "player_count": 3,
            "computer_count": 1,
            "hints": 1,
            "take_backs": 2,
            "open_hands": True,
            "is_known": True,
            "is_late": True,
        }[field.name]
        other = replace(plain, **{field.name: changed})  # type: ignore[arg-type]
        # When it was played is nobody's business.
        is_told = words.share_text(other) != words.share_text(plain)
        assert is_told == (field.name != "is_late"), field.name


@pytest.mark.parametrize(
    ("left", "bar"),
    [(98, "░" * 10), (89, "░" * 10), (88, "▓" + "░" * 9), (1, "▓" * 9 + "░"), (0, "▓" * 10)],
)
def test_the_bar_is_full_only_if_all_cards_are_laid(
    qapp: QCoreApplication, left: int, bar: str
) -> None:
    result = DayResult("original", DAY, Result.LOST if left else Result.WON, left)
    assert bar in DailyWords(Words()).share_text(result).split()
