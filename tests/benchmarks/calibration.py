"""Does the coach's chance come true? `python -m tests.benchmarks.calibration [--games 600]`.

Skilled players play games of every edition. At some turns the coach foretells the chance of
winning, by what the player on turn may know; then that turn is played in the way that the chance is
about, which is the coach's if there is a better one, and the game goes on with its real cards. The
table shows, by tenths of the chance, how many of these games were won. Each turn is as likely to be
taken as any other, whatever comes of it: so many of each game would be too many of the short ones,
which are lost.
Positions of one game share its end, so the errors are those of games, not of positions.
"""

import argparse
import math
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from thegame_desktop.bots.analysis.review import Care, Knowledge, PlayedTurn, Reviewer
from thegame_desktop.bots.arena import introduce, talk
from thegame_desktop.bots.core import Flag, core_for
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.bots.whole_turn import after_turn
from thegame_desktop.engine import (
    ChooseStarter,
    Deal,
    State,
    Status,
    apply,
    deal,
    observe,
    setup_named,
)

SEED = 2_010_117
SETUPS = [
    *(("original", "standard", players) for players in (1, 2, 3, 4, 5)),
    ("original", "expert", 3),
    *(("extreme", "standard", players) for players in (1, 2, 4)),
    *(("quick", variant, players) for variant in ("standard", "expert") for players in (2, 4)),
]


class Foretold(NamedTuple):
    """The chance at one turn, and what came of it."""

    game: int
    chance: float
    won: bool


def turn_starts(state: State, rng: Random) -> Iterator[State]:
    """How each turn of a game among skilled players begins; at last, how it ended."""
    players = range(state.table.setup.player_count)
    bots = {seat: SkilledBot() for seat in players}
    introduce(bots)
    while state.table.result is None:
        state = talk(state, bots)
        yield state
        seat, turns = state.table.on_turn, len(state.table.turns)
        assert seat is not None
        for action in bots[seat].choose(observe(state, seat), rng):
            if state.table.result is None and len(state.table.turns) == turns:
                state = apply(state, action).state
    yield state


def foretell(
    edition: str, variant: str, players: int, share: float, worlds: int, game: int
) -> list[Foretold]:
    """Play one game and foretell its end at some of its turns."""
    setup, rng = setup_named(edition, variant, players), Random(f"{SEED} {game}")
    dealt = deal(setup, Deal(setup.edition, SEED + game).deck)
    begun = apply(dealt, ChooseStarter(rng.randrange(players))).state
    *starts, _end = turn_starts(begun, rng)
    core, everybody = core_for(setup), frozenset(range(players))
    foretold = []
    for state in starts:
        if rng.random() >= share:
            continue
        (first,) = core.turns(weights_for(setup), observe(state, state.table.on_turn), 1)
        turn = PlayedTurn(state, first.lays)
        care = Care(Effort(worlds), (1, worlds))
        reviewer = Reviewer([turn], Knowledge.THEN, everybody, care)
        while not reviewer.is_done:
            review = reviewer.improve(Flag())
        assert review is not None, "nobody breaks it off"
        (judged,) = review.turns
        way = (judged.better or judged.played).lays
        *_, end = turn_starts(after_turn(state, way), rng)
        foretold.append(Foretold(game, judged.before.chance, end.outcome.status is Status.WON))
    return foretold


def report(title: str, foretold: Sequence[Foretold]) -> None:
    """Print, by tenths, what was foretold and what came true."""
    tenths = defaultdict(list)
    for each in foretold:
        tenths[min(int(each.chance * 10), 9)].append(each)
    brier = statistics.mean((each.chance - each.won) ** 2 for each in foretold)
    base = statistics.mean(each.won for each in foretold)
    games = len({each.game for each in foretold})
    print(f"\n{title}: {games} games, {len(foretold)} positions, {base:.1%} of them won")
    print(f"Brier score {brier:.4f}; by the share alone {base * (1 - base):.4f}")
    print("foretold      positions   games   foretold   came true        off by")
    for tenth in sorted(tenths):
        group = tenths[tenth]
        mean = statistics.mean(each.chance for each in group)
        true = statistics.mean(each.won for each in group)
        played = len({each.game for each in group})
        error = math.sqrt(max(true * (1 - true), 1 / (played + 4)) / played)
        print(
            f"{tenth * 10:3d}–{tenth * 10 + 10:3d} %  {len(group):9d} {played:8d}"
            f"   {mean:7.1%}   {true:7.1%} ± {error:5.1%}   {(true - mean) / error:+.1f} errors"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600, help="of each kind")
    parser.add_argument("--share", type=float, default=0.15, help="of the turns")
    parser.add_argument("--worlds", type=int, default=100, help="for each position")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help='such as "original standard 2"')
    wanted = parser.parse_args()
    everything: list[Foretold] = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for nth, setup in enumerate(SETUPS):
            title = " ".join(map(str, setup))
            if wanted.only not in title:
                continue
            one = partial(foretell, *setup, wanted.share, wanted.worlds)
            found = [
                each for game in pool.map(one, range(wanted.games), chunksize=10) for each in game
            ]
            report(title, found)
            everything += [each._replace(game=each.game + nth * wanted.games) for each in found]
    report("all together", everything)


if __name__ == "__main__":
    main()
