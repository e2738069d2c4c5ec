"""`python -m tuning`: finds better weights, and writes them down if they are."""

import argparse
import json
import sys
from collections.abc import Sequence

from thegame_desktop.bots.core import NoCore
from thegame_desktop.bots.weights import FILE, GameStage, NamedWeights, read_tables
from thegame_desktop.engine import EDITIONS, Setup, setup_named
from tuning.tuner import Effort, Tuned, tune


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune one set-up after the other; the exit code."""
    parser = argparse.ArgumentParser("tuning", description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="original")
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--players", type=int, nargs="+", default=[3])
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=400, help="of a candidate in a generation")
    parser.add_argument("--population", type=int, default=Effort.population)
    parser.add_argument("--spread", type=float, default=Effort.spread, help="to begin with")
    parser.add_argument("--validation", type=int, default=Effort.validation)
    parser.add_argument("--stages", choices=list(GameStage), nargs="+", default=list(GameStage))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--dry-run", action="store_true", help="write nothing down")
    given = parser.parse_args(arguments)
    effort = Effort(
        given.generations,
        given.games,
        given.population,
        given.spread,
        given.validation,
        [GameStage(stage) for stage in given.stages],
    )
    try:
        for players in given.players:
            setup = setup_named(given.edition, given.variant, players)
            print(f"{given.edition} {given.variant}, {players} players", flush=True)
            tuned = tune(setup, effort, given.seed, _tell)
            _report(tuned)
            if tuned.is_better and not given.dry_run:
                write_down(setup, tuned.named)
    except (NoCore, ValueError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def write_down(setup: Setup, named: NamedWeights) -> None:
    """Put the weights of a set-up into the file; all others stay."""
    tables = read_tables()
    variants = tables.setdefault(setup.edition.name, {})
    variants.setdefault(setup.variant.name, {})[str(setup.player_count)] = named
    FILE.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


def _tell(line: str) -> None:
    print(line, flush=True)


def _report(tuned: Tuned) -> None:
    print(f"before: {tuned.before}")
    print(f"after:  {tuned.after}")
    print("better" if tuned.is_better else "not better, nothing is changed", flush=True)


if __name__ == "__main__":
    sys.exit(main())
