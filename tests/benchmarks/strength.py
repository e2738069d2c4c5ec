"""How well computer players play: `python -m tests.benchmarks.strength [--games 4000] [--jobs 2]`.

Every edition, variant and number of players, all seats alike, on fresh deals; and how long a turn
takes them, alone on one core. Experts think by a fixed number of rollouts (`--rollouts`), so that
they play the same games everywhere; they take hours: `--bots expert --games 1000 --only "quick"`.
"""

import argparse
import math
import statistics
import time
from collections.abc import Iterator, Sequence, Set
from itertools import product
from random import Random

from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.player import Bot, Eagerness, QuietBot
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.simulation import Simulation, Tally, interval, run
from thegame_desktop.engine import EDITIONS, Action, Deal, Observation, Signals, setup_named

SEED = 20_261_117
"""Of deals that nothing was ever tuned on: the tuner has its own."""
TIMED_GAMES = 20
AIMS = {
    ("skilled", "original standard"): {1: 0.29, 2: 0.38, 3: 0.27, 4: 0.34, 5: 0.35},
    ("expert", "original standard"): {1: 0.36, 2: 0.80, 3: 0.68, 4: 0.82, 5: 0.82},
    ("expert", "extreme standard"): {2: 0.15},
    ("expert", "quick standard"): {2: 0.65, 3: 0.91, 4: 0.95, 5: 0.95},
    ("expert", "quick expert"): {2: 0.28, 3: 0.38, 4: 0.36, 5: 0.45},
}
"""What is to be reached, by the number of players."""
PUBLISHED = {1: 0.118, 2: 0.24, 3: 0.10, 4: 0.112, 5: 0.144}
"""The best that anybody has published for the original."""
TURN_MS = {"casual": 10.0, "skilled": 10.0, "expert": 1_000.0}
"""How long a turn may take."""


class Timed(QuietBot):
    """Plays as another one, and notes how long each turn takes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.says_all = bot.says_all
        self.turns_ms: list[float] = []

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        started = time.perf_counter()
        actions = self._bot.choose(observation, rng)
        self.turns_ms.append((time.perf_counter() - started) * 1_000)
        return actions

    def sit_with(self, says_all: Set[int]) -> None:
        self._bot.sit_with(says_all)

    def speak(self, observation: Observation) -> Signals:
        return self._bot.speak(observation)

    def eagerness(self, observation: Observation) -> Eagerness:
        return self._bot.eagerness(observation)


def games() -> Iterator[tuple[str, str, int]]:
    """Everything that can be played: edition, variant, number of players."""
    for edition in EDITIONS.values():
        for variant in edition.variants.values():
            for players in variant.hand_sizes:
                yield edition.name, variant.name, players


def turn_times_ms(
    edition: str, variant: str, players: int, bot: str, effort: Effort
) -> list[float]:
    """How long each turn of some games takes."""
    player = ExpertBot(effort) if bot == Strength.EXPERT else BOTS[bot]()
    setup, timed = setup_named(edition, variant, players), Timed(player)
    for seed in range(TIMED_GAMES):
        play_game(setup, Deal(setup.edition, seed).deck, [timed] * players, Random(seed))
    return timed.turns_ms


def measured(simulation: Simulation, count: int, jobs: int) -> str:
    """A line of the table."""
    bot, players, effort = simulation.bot, simulation.player_count, simulation.effort
    game = f"{simulation.edition} {simulation.variant}"
    tally = Tally()
    for played in run(simulation, count, jobs):
        tally.add(played)
    share, (low, high) = tally.wins / tally.games, interval(tally.wins, tally.games)
    times = turn_times_ms(simulation.edition, simulation.variant, players, bot, effort)
    line = (
        f"{game:22}{players:3}  {bot:8}{share:7.1%}"
        f"  [{low:6.1%} {high:6.1%}]{tally.cards_left / tally.games:7.2f}"
        f"{statistics.median(times):9.2f}{max(times):8.1f}"
        f"{max(times) / TURN_MS.get(bot, math.inf):8.2f}"
    )
    aim = AIMS.get((bot, game), {}).get(players)
    if aim is not None:
        line += f"   {share / aim:.2f} × the aim"
    if game == "original standard":
        line += f"   {share / PUBLISHED[players]:.1f} × the best published"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description="How well computer players play.")
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", nargs="+", choices=list(BOTS), default=["casual", "skilled"])
    parser.add_argument("--rollouts", type=int, default=Effort().rollouts, help="of experts")
    parser.add_argument("--only", default="", help='such as "original standard"')
    options = parser.parse_args()
    heads = f"{'won':>7}{'95 %':>12}{'left':>12}{'ms/turn':>9}{'max':>8}{'/goal':>8}"
    print(f"{'':27}{'bot':8}{heads}")
    for (edition, variant, players), bot in product(games(), options.bots):
        if f"{edition} {variant} {players}".startswith(options.only):
            effort = Effort(options.rollouts)
            simulation = Simulation(edition, variant, players, bot, SEED, effort=effort)
            print(measured(simulation, options.games, options.jobs), flush=True)


if __name__ == "__main__":
    main()
