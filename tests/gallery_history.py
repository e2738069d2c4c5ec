"""The history as the gallery shows it."""

from datetime import UTC, datetime
from random import Random

from PySide6.QtWidgets import QComboBox

from tests.gallery_scenes import CTRL, KEY, Deed, Scene
from tests.window.driver import Driver
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Summary

_LATEST = int(datetime(2026, 3, 14, 20, 30, tzinfo=UTC).timestamp())
_HOUR = 3600
_TEAMS = (
    (("",), ("",)),
    (("Sarah",), ("",)),
    (("Anna", "Ben"), ("", "")),
    (("Anna", "Ben", "Sarah", "Mika"), ("", "", "", "")),
    (("", "Alan"), ("", "expert")),
    (("Zoë", "Maximilian-Alexander", "Grace"), ("", "", "skilled")),
)
_VARIANTS = {
    "original": ("standard", "standard", "expert"),
    "extreme": ("standard", "expert", "expert_plus"),
    "quick": ("standard", "expert"),
}
_CARDS = {"original": 98, "extreme": 98, "quick": 50}


def some_games(count: int) -> list[Finished]:
    """So many finished games as a family might have played them; the latest first."""
    rng = Random(7)
    return [_game(rng, nth) for nth in range(count)]


def _game(rng: Random, nth: int) -> Finished:
    names, strengths = rng.choice(_TEAMS)
    edition = rng.choice(("original", "original", "extreme", "quick"))
    result = rng.choices(list(Result), (30, 65, 5))[0]
    most = _CARDS[edition] // (2 if result is Result.LOST else 1)
    summary = Summary(
        id=f"{nth:032x}",
        ended=_LATEST - nth * 7 * _HOUR - rng.randrange(6 * _HOUR),
        edition=edition,
        variant=rng.choice(_VARIANTS[edition]),
        names=names,
        strengths=strengths,
        result=result,
        cards_left=0 if result is Result.WON else rng.randint(1, most),
        take_backs=rng.choice((0, 0, 0, 1, 3)),
        hints=rng.choice((0, 0, 0, 0, 2)),
        open_hands=len(names) > 1 and rng.random() < 0.1,
        beginning=rng.choices(("fresh", "deal", "position"), (8, 1, 1))[0],
        daily="2026-03-14" if nth == 2 else "",
    )
    return Finished(summary, b"{}")


def finished(count: int) -> Deed:
    def prepare(driver: Driver) -> None:
        driver.app.history.archive.add(some_games(count))

    return prepare


def show(driver: Driver) -> None:
    driver.key(KEY.Key_Y, CTRL)


def show_all_filters(driver: Driver) -> None:
    show(driver)
    if not driver.can_see("filter hints"):
        driver.click(driver.button("more filters"))


def show_nothing(driver: Driver) -> None:
    """Filters that no game fits."""
    show(driver)
    box = driver.find(QComboBox, "filter edition")
    box.setFocus()
    driver.key(KEY.Key_End)


HISTORY = [
    Scene("history-empty", lambda _driver: None, show),
    Scene("history-full", finished(400), show, has_large_texts_too=True, is_large_too=True),
    Scene("history-filters", finished(12), show_all_filters, has_large_texts_too=True),
    Scene("history-none-fits", finished(1), show_nothing),
]
