"""Does the coach stand by the hints? `python -m tests.benchmarks.agreement [--games 4]`.

Whole games are played as hints say, first choice by first choice, and reviewed. The table shows how
many of these turns the coach calls costly: where hint and coach thought about the same position in
the same way, and where the hint had other luck than the coach has later, as after a hint that had
less time. Besides, how long a review takes until it is settled.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

from thegame_desktop.bots.analysis.advice import FOR_ADVICE, seed_of
from thegame_desktop.bots.analysis.hints import hints
from thegame_desktop.bots.analysis.review import (
    AT_LEISURE,
    Care,
    Knowledge,
    PlayedTurn,
    Review,
    Reviewer,
)
from thegame_desktop.bots.arena import talk
from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    ChooseStarter,
    Deal,
    FinishTurn,
    Observation,
    apply,
    deal,
    observe,
    setup_named,
)

SETUPS = [
    *(("original", players) for players in (1, 2, 3, 5)),
    *(("extreme", players) for players in (1, 2)),
    *(("quick", players) for players in (2, 3)),
]


def hinted_game(
    edition: str,
    players: int,
    nth: int,
    effort: Effort,
    seed: Callable[[Observation], int] = seed_of,
) -> list[PlayedTurn]:
    """The turns of a game in which everybody does what a hint says."""
    setup, everybody = setup_named(edition, "standard", players), range(players)
    state = apply(deal(setup, Deal(setup.edition, nth).deck), ChooseStarter(0)).state
    turns = []
    while state.table.result is None:
        state = talk(state, {seat: SkilledBot() for seat in everybody})
        seen, begun = observe(state, state.table.on_turn), len(state.table.turns)
        best = hints(seen, effort, seed(seen), Flag(), frozenset(everybody))[0]
        turns.append(PlayedTurn(state, best.lays))
        for lay in best.lays:
            state = apply(state, lay).state
        if state.table.result is None and len(state.table.turns) == begun:
            state = apply(state, FinishTurn()).state
    return turns


def reviewed(turns: list[PlayedTurn], care: Care) -> Review:
    """What the coach knows in the end."""
    players = turns[0].before.table.setup.player_count
    reviewer = Reviewer(turns, Knowledge.THEN, frozenset(range(players)), care)
    while not reviewer.is_done:
        review = reviewer.improve(Flag())
    assert review is not None, "nobody breaks it off"
    return review


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4, help="of each kind")
    parser.add_argument("--only", default="", help='such as "original 2"')
    wanted = parser.parse_args()
    effort, luck = replace(FOR_ADVICE, think_ms=None), Random(27)
    print("                   turns   costly, same luck   costly, other luck   seconds a review")
    for edition, players in SETUPS:
        if wanted.only not in f"{edition} {players}":
            continue
        turns, costly, seconds = 0, [0, 0], 0.0
        for nth in range(wanted.games):
            for which, seed in enumerate((seed_of, lambda _seen: luck.getrandbits(63))):
                game = hinted_game(edition, players, nth, effort, seed)
                began = time.perf_counter()
                review = reviewed(game, AT_LEISURE)
                seconds += time.perf_counter() - began
                turns += len(game) * (not which)
                costly[which] += sum(each.better is not None for each in review.turns)
        print(
            f"{edition:>12} {players:2d} {turns:9d} {costly[0]:19d} {costly[1]:20d}"
            f" {seconds / 2 / wanted.games:18.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
