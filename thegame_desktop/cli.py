"""The command line: stable codes for scripts, no Qt until the game itself is started.

Exit codes: 0 all well, 1 a record is illegal, 2 something can't be read, written or understood.
"""

import argparse
import gc
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from thegame_desktop import __version__
from thegame_desktop.bots import core
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.simulation import SimulatedGame, Simulation, Tally, interval, run
from thegame_desktop.engine import (
    EDITIONS,
    BadDealCode,
    BadRecord,
    Command,
    decode_record,
    parse_deal,
    verify,
)
from thegame_desktop.screen import screen_trouble
from thegame_desktop.storage.layout_file import read_layout
from thegame_desktop.storage.record_files import (
    iter_raw_records,
    read_raw_records,
    write_raw_records,
)

PROGRAM = "thegame"
OK, ILLEGAL, TROUBLE, INTERRUPTED = 0, 1, 2, 130

_MOST_GAMES = 10**9
_MOST_ROLLOUTS = 10**6
_MOST_THINK_MS = 10**6
_MOST_JOBS = 61  # as many processes as Windows can wait for at once
_BAR_WIDTH = 30


class Trouble(Exception):
    """Something the user can mend, said in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser() if any(word in _COMMANDS for word in words[:1]) else _game_parser()
    options = parser.parse_args(words)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        code = command(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Trouble as trouble:
        _complain(str(trouble))
        return TROUBLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # What the commands read and write themselves is told above: this is standard output.
        if not isinstance(error, BrokenPipeError):
            _complain(f"cannot write standard output: {_cause(error)}")
        # Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return TROUBLE
    return code


class _Parser(argparse.ArgumentParser):
    """Complains in one line, as everything here does."""

    def error(self, message: str) -> NoReturn:
        _complain(f"{message} (try --help)")
        raise SystemExit(TROUBLE)


_COMMANDS = ("verify", "simulate", "deal")


def _game_parser() -> argparse.ArgumentParser:
    """What starts the game itself; the first word tells whether it is a command instead."""
    parser = _Parser(
        prog=PROGRAM,
        description="The Game: without a command, it starts the game.",
        epilog=f"Commands: {', '.join(_COMMANDS)}; `{PROGRAM} COMMAND --help` tells more.",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="let the window play a game of each edition by itself, and exit",
    )
    parser.add_argument(
        "--data-dir",
        type=_path,
        metavar="DIR",
        help="keep settings and games in this folder, for a portable copy",
    )
    parser.add_argument("file", nargs="?", type=_path, metavar="FILE", help="a game to open")
    parser.set_defaults(command=_play)
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    verify_parser = commands.add_parser("verify", help="replay records by the rules")
    verify_parser.add_argument(
        "files", nargs="+", metavar="FILE", help=".thegame or .jsonl; - for standard input"
    )
    verify_parser.set_defaults(command=_verify)

    simulate = commands.add_parser("simulate", help="play games between computer players")
    simulate.add_argument("--edition", choices=list(EDITIONS), default="original")
    simulate.add_argument("--variant", default="standard")
    simulate.add_argument("--players", type=int, default=3)
    simulate.add_argument("--bots", choices=list(BOTS), default="greedy")
    simulate.add_argument("--games", type=_whole_number(1, _MOST_GAMES), default=100)
    simulate.add_argument("--seed", type=int, default=0, help="same seed, same games")
    simulate.add_argument("--jobs", type=_whole_number(1, _MOST_JOBS), default=1)
    simulate.add_argument(
        "--layout",
        default="default",
        metavar="default|shuffled|FILE",
        help="which numbers carry the commands",
    )
    simulate.add_argument(
        "--without",
        type=_commands,
        default=frozenset(),
        metavar="COMMAND,…",
        help="commands to switch off",
    )
    thinking = simulate.add_mutually_exclusive_group()
    thinking.add_argument(
        "--rollouts",
        type=_whole_number(1, _MOST_ROLLOUTS),
        metavar="N",
        help=f"games that an expert plays out for a turn (default {Effort().rollouts})",
    )
    thinking.add_argument(
        "--think-ms",
        type=_whole_number(1, _MOST_THINK_MS),
        metavar="T",
        help="how long an expert thinks about a turn, instead",
    )
    simulate.add_argument(
        "--threads",
        type=_whole_number(1, _MOST_JOBS),
        metavar="K",
        help="cores that an expert thinks with, besides --jobs",
    )
    simulate.add_argument("--records", type=_path, metavar="FILE", help="write the games here")
    simulate.add_argument("--json", action="store_true", help="print the figures as JSON")
    simulate.set_defaults(command=_simulate)

    deal = commands.add_parser("deal", help="show the deal of a deal code")
    deal.add_argument("code", metavar="CODE")
    deal.set_defaults(command=_deal)
    return parser


def _whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        number = int(text)
        if not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(f"{number} is not within {lowest}–{highest}")
        return number

    parse.__name__ = "whole number"  # argparse names the type when int() fails
    return parse


def _path(text: str) -> Path:
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("a name is not empty, and has no NUL in it")
    return Path(text)


def _commands(text: str) -> frozenset[Command]:
    try:
        return frozenset(Command(name) for name in text.split(","))
    except ValueError:
        known = ", ".join(Command)
        raise argparse.ArgumentTypeError(f"there are only {known}") from None


def _play(options: argparse.Namespace) -> int:
    trouble = screen_trouble()
    if trouble is not None:
        raise Trouble(trouble)
    if options.smoke_test:
        from thegame_desktop.smoke_test import smoke_test

        return smoke_test()
    file: Path | None = options.file
    if file is not None and file.suffix.lower() != ".thegame" and not _exists(file):
        raise Trouble(f"there is no command and no file {file} (try --help)")
    gc.disable()  # what is imported stays: to look through it again and again would only take time
    try:
        from thegame_desktop.app import run
    finally:
        gc.enable()

    data_dir: Path | None = options.data_dir
    try:
        return run(
            None if file is None else file.absolute(),
            None if data_dir is None else data_dir.absolute(),
        )
    except OSError as error:
        raise Trouble(f"the game can't start: {_cause(error)}") from error


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that is too long, for example
        return False


def _verify(options: argparse.Namespace) -> int:
    code, number = OK, 0
    for name in options.files:
        try:
            for raw in _raw_records(name):
                number += 1
                try:
                    outcome = verify(decode_record(raw)).outcome
                except BadRecord as bad:
                    print(number, "illegal", bad)
                    code = max(code, ILLEGAL)
                else:
                    print(number, "ok", outcome.status.value, outcome.cards_left)
        except Trouble as trouble:
            _complain(str(trouble))
            code = TROUBLE
    return code


def _raw_records(name: str) -> Iterator[bytes]:
    """The raw records of a file or of standard input; raises Trouble if it can't be read."""
    try:
        if name != "-":
            yield from read_raw_records(Path(name))
        elif sys.stdin is not None:
            yield from iter_raw_records(sys.stdin.buffer)
        else:
            raise Trouble("cannot read standard input: it is closed")
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise Trouble(f"cannot read {name}: {_cause(error)}") from None


def _simulate(options: argparse.Namespace) -> int:
    simulation = _simulation(options)
    started = time.perf_counter()
    games = _with_progress(run(simulation, options.games, options.jobs), options.games)
    tally = Tally()
    if options.records is None:
        for game in games:
            tally.add(game)
    else:
        try:
            write_raw_records(options.records, _recorded(games, tally))
        except OSError as error:
            raise Trouble(f"cannot write {options.records}: {_cause(error)}") from None
    _report(options, tally, time.perf_counter() - started)
    return OK


def _simulation(options: argparse.Namespace) -> Simulation:
    edition = EDITIONS[options.edition]
    shuffled = options.layout == "shuffled"
    if not edition.has_commands and (options.without or options.layout != "default"):
        raise Trouble(f"{edition.name} has no commands")
    layout = None
    if options.layout not in ("default", "shuffled"):
        try:
            layout = read_layout(Path(options.layout), edition)
        except BadRecord as bad:
            raise Trouble(f"{options.layout} is no layout: {bad}") from None
        except (OSError, ValueError) as error:
            raise Trouble(f"cannot read {options.layout}: {_cause(error)}") from None
    simulation = Simulation(
        edition=edition.name,
        variant=options.variant,
        player_count=options.players,
        bot=options.bots,
        seed=options.seed,
        layout=layout,
        shuffles_commands=shuffled,
        switched_off=options.without,
        keeps_records=options.records is not None,
        effort=_effort(options),
    )
    try:
        simulation.setup(simulation.deal(0))
    except ValueError as error:
        raise Trouble(str(error)) from None
    return simulation


def _effort(options: argparse.Namespace) -> Effort:
    """How much experts think; raises Trouble if somebody else is asked to."""
    asked = (options.rollouts, options.think_ms, options.threads)
    if options.bots != Strength.EXPERT and any(asked):
        raise Trouble(f"only {Strength.EXPERT} plays games out to find a turn")
    if options.bots == Strength.EXPERT and core.trouble() is not None:
        # They would play, only weaker, and the figures would tell something that isn't so.
        raise Trouble(f"{Strength.EXPERT} can't be simulated here: {core.trouble()}")
    threads = options.threads or 1
    if options.think_ms is None:
        return Effort(options.rollouts or Effort().rollouts, threads=threads)
    return Effort(None, options.think_ms, threads)


def _thinking(options: argparse.Namespace) -> dict[str, object]:
    """How much experts thought, for the figures; nothing if there are none."""
    if options.bots != Strength.EXPERT:
        return {}
    effort = _effort(options)
    limit = {} if effort.think_ms is None else {"think_ms": effort.think_ms}
    count = {} if effort.rollouts is None else {"rollouts": effort.rollouts}
    return {**count, **limit, "threads": effort.threads}


def _recorded(games: Iterable[SimulatedGame], tally: Tally) -> Iterator[bytes]:
    for game in games:
        tally.add(game)
        assert game.record is not None
        yield game.record


def _with_progress(games: Iterable[SimulatedGame], total: int) -> Iterator[SimulatedGame]:
    """The same games, with a bar on standard error if somebody is looking at it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from games
        return
    shown = -1
    try:
        for done, game in enumerate(games, start=1):
            yield game
            percent = 100 * done // total
            if percent != shown:
                shown = percent
                bar = "#" * (_BAR_WIDTH * done // total)
                _show(f"[{bar:<{_BAR_WIDTH}}] {percent:3d} %")
    finally:
        _show(" " * (_BAR_WIDTH + len("[] 100 %")))
        _show("")


def _show(bar: str) -> None:
    print(f"\r{bar}", end="", file=sys.stderr, flush=True)


def _report(options: argparse.Namespace, tally: Tally, seconds: float) -> None:
    low, high = interval(tally.wins, tally.games)
    figures = {
        "edition": options.edition,
        "variant": options.variant,
        "players": options.players,
        "bots": options.bots,
        "seed": options.seed,
        **_thinking(options),
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": tally.wins / tally.games,
        "win_rate_95": [low, high],
        "mean_cards_left": tally.cards_left / tally.games,
        "under_ten": tally.under_ten / tally.games,
        "games_per_second": tally.games / seconds,
    }
    if options.json:
        print(json.dumps(figures))
        return
    print(
        f"{options.edition} {options.variant}, {options.players} players, {options.bots}, "
        f"seed {options.seed}\n"
        f"games            {tally.games}\n"
        f"wins             {tally.wins} = {figures['win_rate']:.2%} "
        f"(95 %: {low:.2%} to {high:.2%})\n"
        f"mean cards left  {figures['mean_cards_left']:.2f}\n"
        f"under ten        {figures['under_ten']:.2%}\n"
        f"games/s          {figures['games_per_second']:.1f}"
    )


def _deal(options: argparse.Namespace) -> int:
    try:
        deal = parse_deal(options.code)
    except BadDealCode as bad:
        raise Trouble(f"{options.code} is no deal code: {bad}") from None
    print("code", deal.code)
    print("edition", deal.edition.name)
    if deal.edition.has_commands:
        print("commands", "shuffled" if deal.shuffles_commands else "default")
        for command in Command:
            print(command.value, *deal.layout.cards(command))
    print("deck", *deal.deck)
    return OK


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _complain(message: str) -> None:
    """One line on standard error, whatever a file is called or an argument holds."""
    if sys.stderr is None:
        return
    plain = message if message.isprintable() else ascii(message)[1:-1]
    print(f"{PROGRAM}: {plain}", file=sys.stderr)
