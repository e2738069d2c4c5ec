"""How well computer players play: `python -m tests.benchmarks.strength [--games 4000] [--jobs 2]`.

Every edition, variant and number of players, all seats alike, on fresh deals; and how long a turn
takes them, alone on one core.
"""

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.player import Bot, QuietBot, Wish
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.simulation import Simulation, Tally, interval, run
from thegame_desktop.engine import EDITIONS, Action, Deal, Observation, Signals, setup_named

SEED = 20_261_117
"""Of deals that nothing was ever tuned on: the tuner has its own."""
TIMED_GAMES = 20
AIMS = {1: 0.29, 2: 0.38, 3: 0.27, 4: 0.34, 5: 0.35}
"""What skilled players of the original have to reach, by their number."""
PUBLISHED = {1: 0.118, 2: 0.24, 3: 0.10, 4: 0.112, 5: 0.144}
"""The best that anybody has published for the original."""
TURN_MS = 10.0


class Timed(QuietBot):
    """Plays as another one, and notes how long each turn takes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.turns_ms: list[float] = []

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        started = time.perf_counter()
        actions = self._bot.choose(observation, rng)
        self.turns_ms.append((time.perf_counter() - started) * 1_000)
        return actions

    def speak(self, observation: Observation) -> Signals:
        return self._bot.speak(observation)

    def wish(self, observation: Observation) -> Wish:
        return self._bot.wish(observation)


def games() -> Iterator[tuple[str, str, int]]:
    """Everything that can be played: edition, variant, number of players."""
    for edition in EDITIONS.values():
        for variant in edition.variants.values():
            for players in variant.hand_sizes:
                yield edition.name, variant.name, players


def turn_times_ms(edition: str, variant: str, players: int, bot: str) -> list[float]:
    """How long each turn of some games takes."""
    setup, timed = setup_named(edition, variant, players), Timed(BOTS[bot]())
    for seed in range(TIMED_GAMES):
        play_game(setup, Deal(setup.edition, seed).deck, [timed] * players, Random(seed))
    return timed.turns_ms


def measured(edition: str, variant: str, players: int, bot: str, count: int, jobs: int) -> str:
    """A line of the table."""
    tally = Tally()
    for game in run(Simulation(edition, variant, players, bot, SEED), count, jobs):
        tally.add(game)
    low, high = interval(tally.wins, tally.games)
    times = turn_times_ms(edition, variant, players, bot)
    line = (
        f"{edition + ' ' + variant:22}{players:3}  {bot:8}{tally.wins / tally.games:7.1%}"
        f"  [{low:6.1%} {high:6.1%}]{tally.cards_left / tally.games:7.2f}"
        f"{statistics.median(times):9.2f}{max(times):8.1f}{max(times) / TURN_MS:7.2f}"
    )
    if (edition, variant, bot) == ("original", "standard", "skilled"):
        line += f"   {high / AIMS[players]:.2f} × the aim, "
        line += f"{tally.wins / tally.games / PUBLISHED[players]:.1f} × the best published"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description="How well computer players play.")
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", nargs="+", choices=list(BOTS), default=list(Strength))
    parser.add_argument("--only", default="", help='such as "original standard"')
    options = parser.parse_args()
    print(f"{'':27}{'bot':8}{'won':>7}{'95 %':>12}{'left':>12}{'ms/turn':>9}{'max':>8}{'/10':>7}")
    for (edition, variant, players), bot in product(games(), options.bots):
        if f"{edition} {variant} {players}".startswith(options.only):
            line = measured(edition, variant, players, bot, options.games, options.jobs)
            print(line, flush=True)


if __name__ == "__main__":
    main()
