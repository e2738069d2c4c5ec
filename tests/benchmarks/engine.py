"""How fast the rules are: `python -m tests.benchmarks.engine`, on an idle machine.

Whole random games through the public API, on one core, every edition; and the search for a way
out in the worst positions known.
"""

import sys
import time
from random import Random

from tests.worst_positions import WORST
from thegame_desktop.engine import (
    EDITIONS,
    ChooseStarter,
    Deal,
    Setup,
    apply,
    deal,
    legal_actions,
    look_ahead,
    setup_named,
)

SECONDS, TRIES = 0.5, 5
"""The best of a few short tries counts: what else the machine does only makes it slower."""
FLOOR = 1_000
"""Games a second that the original with three players must reach."""


def random_games(edition: str, variant: str, players: int) -> tuple[float, float]:
    """Games and actions a second, dealing included."""
    setup, rng = setup_named(edition, variant, players), Random(0)
    return max(_try(setup, rng) for _ in range(TRIES))


def _try(setup: Setup, rng: Random) -> tuple[float, float]:
    games = actions = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < SECONDS:
        state = apply(deal(setup, Deal(setup.edition, games).deck), ChooseStarter(0)).state
        while state.table.result is None:
            state = apply(state, rng.choice(legal_actions(state))).state
            actions += 1
        games += 1
    return games / passed, actions / passed


def main() -> None:
    print(f"Python {sys.version.split()[0]}, one core")
    print(f"{'random games':32}{'games/s':>10}{'actions/s':>12}")
    for edition in EDITIONS.values():
        for variant in edition.variants.values():
            for players in variant.hand_sizes:
                games, actions = random_games(edition.name, variant.name, players)
                name = f"{edition.name} {variant.name} {players}"
                floor = ""
                if (edition.name, variant.name, players) == ("original", "standard", 3):
                    floor = f"   {games / FLOOR:.2f} × the floor"
                print(f"{name:32}{games:10.0f}{actions:12.0f}{floor}")
    print(f"\n{'a way out, worst positions':40}{'nodes':>8}{'ms':>8}")
    for worst in WORST:
        setup, position, hand = worst.start()
        best_ms = float("inf")
        for _ in range(5):
            started = time.perf_counter()
            found = look_ahead(setup, position, hand)
            best_ms = min(best_ms, (time.perf_counter() - started) * 1_000)
        print(f"{worst.hand:40}{found.nodes:8}{best_ms:8.1f}")


if __name__ == "__main__":
    main()
