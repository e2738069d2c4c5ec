"""How well a way to win is found: `python -m tests.benchmarks.winning [--games 20]`.

Lost games of skilled players, in every edition, variant and number of players: in how many of them
a way to win is found from the deal on, with which width, and how long that takes; and how long it
takes to find out until when they could be won, and in how many that is proved.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

from tests.benchmarks.strength import games
from thegame_desktop.bots.analysis.winning_line import WinVerdict, last_chance, winning_line
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.core import Decks, Flag, core_for
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import Deal, Setup, State, Status, record_of, replay, setup_named

WIDTHS = (30, 300, 3_000)
GOAL_SECONDS = 2.0


def lost_games(setup: Setup) -> Iterator[list[State]]:
    """The starts of all turns of games that skilled players lose."""
    core, players = core_for(setup), setup.player_count
    for seed in count():
        deck = Deal(setup.edition, seed).deck
        # Most games of some editions are won: the core finds out fast which ones are worth playing.
        (played,) = core.play(weights_for(setup), Decks(core.bits, [deck], [0]))
        if played.won:
            continue
        end = play_game(setup, deck, [SkilledBot()] * players, Random(seed))
        if end.outcome.status is Status.LOST:
            states = [step.state for step in replay(record_of(end, ["?"] * players))]
            starts = [state for state in states if _is_start(state)]
            if starts:
                yield starts


def _is_start(state: State) -> bool:
    table = state.table
    return table.on_turn is not None and not table.lays and table.result is None


def ignored(_share: float) -> None:
    pass


def measured(setup: Setup, wanted: int) -> str:
    """A line of the table."""
    widths: Counter[int] = Counter()
    times, last_times, proofs = [], [], 0
    for starts in islice(lost_games(setup), wanted):
        started = time.process_time()
        for width in WIDTHS:
            if winning_line(starts[0], [width], Flag(), ignored).verdict is WinVerdict.FOUND:
                widths[width] += 1
                break
        times.append(time.process_time() - started)
        started = time.process_time()
        proofs += last_chance(starts, WIDTHS, Flag(), ignored).is_proved
        last_times.append(time.process_time() - started)
    by_width = "".join(f"{widths[width] / wanted:8.0%}" for width in WIDTHS)
    return (
        f"{widths.total() / wanted:7.0%}{by_width}"
        f"{statistics.median(times):9.2f}{max(times):7.2f}{max(times) / GOAL_SECONDS:8.2f}"
        f"{statistics.median(last_times):9.2f}{max(last_times):7.2f}{proofs / wanted:8.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How well a way to win is found.")
    parser.add_argument("--games", type=int, default=20, help="lost ones, for each line")
    parser.add_argument("--only", default="", help='such as "original standard"')
    options = parser.parse_args()
    by_width = "".join(f"{width:8}" for width in WIDTHS)
    heads = f"{'found':>7}{by_width}{'s':>9}{'max':>7}{'/goal':>8}{'last: s':>9}{'max':>7}"
    print(f"{'':25}{heads}{'proved':>8}")
    for edition, variant, players in games():
        game = f"{edition} {variant}"
        if f"{game} {players}".startswith(options.only):
            setup = setup_named(edition, variant, players)
            print(f"{game:22}{players:3}{measured(setup, options.games)}", flush=True)


if __name__ == "__main__":
    main()
