"""How experts think: `python -m tests.benchmarks.experts [--games 200] [--jobs 2]`.

Games played out in a second, by the compiled core and by Python; how long a turn takes at a table
on one core; and what more rollouts, more time and more cores are worth. The strength in every
edition is told by `tests.benchmarks.strength --bots expert`.
"""

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from random import Random

from tests.benchmarks.strength import SEED, turn_times_ms
from tests.bots.test_rollouts import entered, played_out, seen, spoken
from thegame_desktop.bots.core import Flag, core_for
from thegame_desktop.bots.expert_bot import AT_THE_TABLE
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.simulation import Simulation, Tally, interval, run
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import ChooseStarter, Deal, State, apply, deal, observe, setup_named

GAMES = (("original", 1), ("original", 3), ("original", 5), ("extreme", 3), ("quick", 3))
WORLDS = 200
PYTHON_WORLDS = 2
CORES = max(2, os.cpu_count() or 1)


def positions(edition: str, players: int) -> Iterator[State]:
    """Every fifth turn of a skilled game, with all that is said."""
    setup = setup_named(edition, "standard", players)
    state = apply(deal(setup, Deal(setup.edition, 1).deck), ChooseStarter(0)).state
    bot, turn = SkilledBot(), 0
    while state.table.result is None:
        state = spoken(state)
        if turn % 5 == 0:
            yield state
        for action in bot.choose(seen(state), Random(0)):
            if state.table.result is None:
                state = apply(state, action).state
        turn += 1


def show_speed(edition: str, players: int) -> None:
    """Rollouts a second from all over a game."""
    compiled = python = 0.0
    count = python_count = 0
    for state in positions(edition, players):
        core, weights = core_for(state.table.setup), weights_for(state.table.setup)
        observation = observe(state, state.table.on_turn)
        turns = core.turns(weights, observation, 1)
        rollouts = core.rollouts(weights, observation, SEED)
        started = time.perf_counter()
        rollouts.play(turns, range(WORLDS), Flag())
        compiled += time.perf_counter() - started
        count += WORLDS
        for index in range(PYTHON_WORLDS):
            world = entered(state, core.world(observation, SEED, index))
            started = time.perf_counter()
            played_out(world, turns[0])
            python += time.perf_counter() - started
            python_count += 1
    fast, slow = count / compiled, python_count / python
    print(f"{edition:9}{players:3}{fast:14,.0f}{slow:12,.1f}{fast / slow:10.0f} ×")


def show_cores(edition: str, players: int) -> None:
    """What a second core adds in the same time."""
    state = next(positions(edition, players))
    observation = seen(state)
    games = []
    for threads in (1, CORES):
        effort = Effort(None, think_ms=2_000, threads=threads)
        search = Search(core_for(state.table.setup), observation, effort, SEED, Flag())
        games.append(search.run()[0].games)
    print(f"{edition:9}{players:3}{games[0]:14,}{games[1]:12,}{games[1] / games[0]:10.2f} ×")


def show_times(edition: str, players: int) -> None:
    """How long a turn takes at a table, on one core."""
    effort = Effort(AT_THE_TABLE.rollouts, AT_THE_TABLE.think_ms)
    times = sorted(turn_times_ms(edition, "standard", players, "expert", effort))
    late = times[int(len(times) * 0.99)]
    print(f"{edition:9}{players:3}{statistics.median(times):14.0f}{late:12.0f}{times[-1]:10.0f}")


def show_strength(players: int, effort: Effort, games: int, jobs: int) -> None:
    """What an effort is worth."""
    simulation = Simulation("original", "standard", players, "expert", SEED, effort=effort)
    tally = Tally()
    for game in run(simulation, games, jobs):
        tally.add(game)
    low, high = interval(tally.wins, tally.games)
    limit = f"{effort.rollouts} rollouts" if effort.rollouts else f"{effort.think_ms} ms"
    print(
        f"{players:3}  {limit:14}{effort.threads:3} core(s)  {tally.wins / tally.games:7.1%}"
        f"  [{low:6.1%} {high:6.1%}]{tally.cards_left / tally.games:7.2f} left",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How experts think.")
    parser.add_argument("--games", type=int, default=200, help="for each point of the curve")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    print(f"{'rollouts a second':12}{'compiled':>9}{'Python':>12}")
    for edition, players in GAMES:
        show_speed(edition, players)
    print(f"\n{'worlds in 2 s':12}{'1 core':>13}{f'{CORES} cores':>12}")
    for edition, players in GAMES:
        show_cores(edition, players)
    print(f"\n{'ms a turn':12}{'median':>14}{'p99':>12}{'max':>10}")
    for edition, players in GAMES:
        show_times(edition, players)
    print("\nthe original, with more rollouts, and with more time and cores")
    for rollouts in (10, 30, 100, 300, 1_000):
        show_strength(3, Effort(rollouts), options.games, options.jobs)
    for threads in (1, CORES):
        # As many processes as leave each its cores.
        effort, jobs = Effort(None, 20, threads), max(1, options.jobs // threads)
        show_strength(3, effort, options.games, jobs)


if __name__ == "__main__":
    main()
