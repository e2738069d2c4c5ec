"""Finished games as they come to lie in the archive, made up: nobody has played them."""

from collections.abc import Iterable, Sequence
from random import Random

from tests.people import FAMILY, ODD_NAMES
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Summary

LATEST = 1_773_500_000
"""14 March 2026."""
_DAY = 86_400
_ANNA, _BEN, _SARAH = (seat.name for seat in FAMILY[:3])
_TEAMS = (
    (("",), ("",)),
    ((_ANNA,), ("",)),
    ((_ANNA, _BEN), ("", "")),
    ((_ANNA, _BEN, _SARAH), ("", "", "")),
    ((_ANNA, "Ada"), ("", "expert")),
    (tuple(seat.name for seat in ODD_NAMES), ("",) * len(ODD_NAMES)),
)


def some_games(count: int, days: int, seed: int = 1) -> list[Finished]:
    """So many games within so many days, played a little better every time."""
    chance = Random(seed)
    moments = sorted(LATEST - chance.randrange(days * _DAY) for _ in range(count))
    return [_game(nth, ended, nth / count, chance) for nth, ended in enumerate(moments)]


def _game(nth: int, ended: int, skill: float, chance: Random) -> Finished:
    names, strengths = chance.choice(_TEAMS)
    edition = chance.choice(["original", "original", "extreme", "quick"])
    if edition == "quick" and len(names) == 1:
        edition = "original"
    result = chance.choices(list(Result), (0.1 + 0.3 * skill, 0.8, 0.06))[0]
    most = 50 if edition == "quick" else 98
    left = round(chance.triangular(1, most - 2, 4 + 20 * (1 - skill)))
    summary = Summary(
        id=f"{nth:032x}",
        ended=ended,
        edition=edition,
        variant=chance.choice(["standard", "standard", "expert"]),
        names=names,
        strengths=strengths,
        result=result,
        cards_left=0 if result is Result.WON else left,
        hints=chance.choice([0, 0, 0, 2]),
        take_backs=chance.choice([0, 0, 1]),
        open_hands=len(names) > 1 and chance.random() < 0.1,
        beginning=chance.choice(["fresh"] * 8 + ["deal", "position"]),
    )
    return Finished(summary, b"{}")


def keep(archive: Archive, games: Iterable[Finished]) -> Sequence[Summary]:
    """Put them into the archive; what it tells of them."""
    kept = list(games)
    archive.add(kept)
    return [game.summary for game in kept]
