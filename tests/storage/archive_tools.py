"""Finished games made up for the archive, which doesn't look into records."""

from random import Random

from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result, Summary

NAMES = ("Anna", "Ben", "Zoë", "An", "", "na\tB", "Anna & Ben", "%", "' OR 1=1 --", "李")
VARIANTS = {
    "original": ("standard", "expert"),
    "extreme": ("standard", "expert", "expert_plus"),
    "quick": ("standard",),
}


def made_up_game(rng: Random, nth: int) -> Finished:
    """Any game; no two have the same id."""
    edition = rng.choice(list(VARIANTS))
    players = rng.randint(1, 5)
    result = rng.choice(list(Result))
    is_marked = rng.random() < 0.3
    summary = Summary(
        id=f"{nth:08x}{rng.getrandbits(96):024x}",
        ended=rng.randrange(1_500_000_000, 1_500_000_000 + rng.choice((100, 10**8))),
        edition=edition,
        variant=rng.choice(VARIANTS[edition]),
        names=tuple(rng.choice(NAMES) for _ in range(players)),
        strengths=tuple(rng.choice(("", "", "skilled", "expert")) for _ in range(players)),
        result=result,
        cards_left=0 if result is Result.WON else rng.randint(1, 90),
        hints=rng.randint(0, 2) if is_marked else 0,
        take_backs=rng.randint(0, 2) if is_marked else 0,
        open_hands=is_marked and rng.random() < 0.5,
        beginning=rng.choice(("fresh", "deal", "position")) if is_marked else "fresh",
        daily=f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}" if is_marked else "",
        deal_code=f"T{rng.getrandbits(40):010x}",
    )
    cards = [str(number) for number in range(2, 100)]
    rng.shuffle(cards)
    return Finished(summary, " ".join(cards * rng.randint(1, 4)).encode())
