"""The daily deal as the gallery shows it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from random import Random

from tests.gallery_scenes import CTRL, KEY, Gesture, Scene
from tests.people import FAMILY
from tests.window.driver import Driver
from thegame_desktop.engine import EDITIONS
from thegame_desktop.play.daily import daily_deal
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Summary

TODAY = date(2026, 11, 17)


def open_daily(driver: Driver) -> None:
    driver.app.today.go_by(lambda: TODAY)
    driver.key(KEY.Key_D, CTRL)


def summary(edition: str, day: date, result: Result, left: int, **more: object) -> Summary:
    """A game of the deal of this day, ended in its evening."""
    ended = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
    one = Summary(
        id=sha256(f"{edition} {day} {result}".encode()).hexdigest()[:32],
        ended=int(ended),
        edition=edition,
        variant="standard",
        names=("",),
        strengths=("",),
        result=result,
        cards_left=left,
        daily=day.isoformat(),
        deal_code=daily_deal(EDITIONS[edition], day).code,
    )
    return replace(one, **more)  # type: ignore[arg-type]


def a_month(edition: str, chance: Random) -> Iterator[Summary]:
    """Played on most days, in every way."""
    for number in range(1, TODAY.day + 1):
        day = TODAY.replace(day=number)
        ended = chance.choice([Result.WON, Result.WON, Result.LOST, Result.LOST, Result.GIVEN_UP])
        one = summary(edition, day, ended, 0 if ended is Result.WON else chance.randint(1, 70))
        if number in (3, 11):
            one = replace(one, ended=one.ended + int(timedelta(days=4).total_seconds()))
        if number == 9:
            one = replace(one, beginning="deal")
        if number != 7:
            yield one


def played_month(driver: Driver) -> None:
    """Most days of a month played, one deal of today begun, in company."""
    app, chance = driver.app, Random(4)
    app.settings.last_choice = GameChoice(player_count=5, seats=FAMILY)
    games = [*a_month("original", chance), *a_month("quick", chance)]
    app.history.archive.add([Finished(each, b"") for each in games])
    open_daily(driver)
    driver.click(driver.button("daily extreme"))
    driver.click(driver.button("play daily"))


def look_at_the_original(driver: Driver) -> None:
    open_daily(driver)
    driver.click(driver.button("daily original"))


def at_the_table(edition: str, choice: GameChoice) -> Gesture:
    """The deal of today, just dealt."""

    def prepare(driver: Driver) -> None:
        driver.app.settings.last_choice = choice
        open_daily(driver)
        driver.click(driver.button(f"daily {edition}"))
        driver.click(driver.button("play daily"))

    return prepare


def given_up(driver: Driver) -> None:
    """The result of the deal of today."""
    at_the_table("extreme", GameChoice(soloist="Anna"))(driver)
    driver.app.session.give_up()


DAILY = [
    Scene("daily-fresh", lambda _driver: None, open_daily, has_large_texts_too=True),
    Scene(
        "daily-month",
        played_month,
        look_at_the_original,
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene(
        "daily-table-alone",
        at_the_table("original", GameChoice(soloist="Anna")),
        has_large_texts_too=True,
    ),
    Scene(
        "daily-table-five",
        at_the_table("extreme", GameChoice(player_count=5, seats=FAMILY)),
        has_large_texts_too=True,
    ),
    Scene("daily-result", given_up, has_large_texts_too=True),
]
