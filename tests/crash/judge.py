"""Runs players, kills them, and judges by what they have told whether anything was lost."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer
from typing import NamedTuple

from tests.crash.digest import differences, digest
from tests.crash.fatal_disk import ENDING
from tests.isolation import PLACES
from tests.kept_results import kept_results
from thegame_desktop.engine import BadRecord, decode_record, verify
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import course_of_record

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_PLAY_S = 0.6
PATIENCE_S = 3.0
"""How long a call to the disk is waited for at which a player is to die."""
NEVER_S = 120.0
"""After so long a player is never going to start."""
IGNORED = "This plugin does not support"


class Loss(AssertionError):
    """Something that was safe is not there any more, or not as it was."""


class Death(NamedTuple):
    """How a player is to be killed."""

    after_s: float = PATIENCE_S
    """So long after the first thing that was done."""
    at_call: int = 0
    """At this call to the disk, if it comes to that before; 0 for none."""
    in_call: str = ""
    """Only calls of this kind count."""

    @classmethod
    def by_chance(cls, rng: Random) -> "Death":
        """At any moment of play, or within saving, or at the very end of a game."""
        kind = rng.choice(("any moment", "any moment", "saving", "ending"))
        if kind == "any moment":
            return cls(after_s=rng.uniform(0, LONGEST_PLAY_S))
        if kind == "saving":
            return cls(at_call=rng.randint(1, 60))
        return cls(at_call=rng.randint(1, 2), in_call=rng.choice(ENDING))


@dataclass
class Kept:
    """What is known of a game."""

    states: list[str]
    """What may be found on the disk: the last that is safe, if any is, and all that came later."""
    is_safe: bool = False
    left_as: str | None = None
    """How it was when its result was left; only then may it be among the finished games."""
    left_at: int | None = None
    """At which revision of the player who is alive that was."""
    is_finished: bool = False
    """True once it must be among the finished games, and nowhere else."""


@dataclass
class Figures:
    """What has been tried."""

    kills: int = 0
    deeds: int = 0
    in_flight: int = 0
    """How often something had come to the disk that was never acknowledged."""
    games: int = 0
    finished: int = 0
    ends_cut_off: int = 0
    """How often a game was left, and still on the shelf."""

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(*(a + b for a, b in zip(self._all, other._all, strict=True)))

    @property
    def _all(self) -> tuple[int, ...]:
        return (
            self.kills,
            self.deeds,
            self.in_flight,
            self.games,
            self.finished,
            self.ends_cut_off,
        )

    def __str__(self) -> str:
        mean = self.deeds / max(self.kills, 1)
        return (
            f"{self.kills} kills, {mean:.1f} deeds before each on average, {self.in_flight} times "
            f"more than was acknowledged, {self.games} games, {self.finished} of them finished, "
            f"{self.ends_cut_off} ends cut off"
        )


class OnDisk(NamedTuple):
    """A game on the shelf."""

    course: Course
    saved_ns: int


@dataclass
class Chain:
    """One data folder, and player after player who is killed in it."""

    folder: Path
    home: Path
    figures: Figures = field(default_factory=Figures)
    _games: dict[str, Kept] = field(default_factory=dict)
    _offers: frozenset[str] = frozenset()
    """The games of which the next player has to go on with one; none if there was none."""

    def run(self, seed: str, kills: int) -> None:
        """Let players die one after another; raises Loss, with the seed and the number."""
        for number in range(1, kills + 1):
            rng = Random(f"{seed} {number}")
            death = Death.by_chance(rng)
            try:
                self.live(death, seed=f"{seed} {number}")
            except AssertionError as error:
                raise Loss(f"seed {seed!r}, kill {number}, {death}: {error}") from error

    def live(self, death: Death, seed: str, flaw: str = "none") -> None:
        """Let one player live and die, and look at what is left; raises Loss."""
        told = self._told(death, seed, flaw)
        self.figures.kills += 1
        self.figures.deeds += sum(line[0] == "did" for line in told)
        self._hear(told)
        self._survey()

    def _told(self, death: Death, seed: str, flaw: str) -> list[list[str]]:
        """All that a player tells until the end."""
        command = [sys.executable, "-m", "tests.crash.player", str(self.folder), "--seed", seed]
        command += ["--die-at", str(death.at_call), "--die-in", death.in_call, "--flaw", flaw]
        complaints = self.folder.with_name(f"{self.folder.name}.err")
        told: list[list[str]] = []
        with (
            complaints.open("wb") as errors,
            subprocess.Popen(
                command,
                cwd=ROOT,
                env=_environment(self.home),
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None
            end = Timer(NEVER_S, process.kill)
            end.start()
            try:
                for line in process.stdout:
                    if not told:
                        end.cancel()
                        end = Timer(death.after_s, process.kill)
                        end.start()
                    told.append(line.split())
            finally:
                end.cancel()
                process.kill()
        lines = complaints.read_text(encoding="utf-8", errors="replace").splitlines()
        said = "\n".join(line for line in lines if not line.startswith(IGNORED))
        assert process.returncode == -signal.SIGKILL, f"the player has failed: {said}"
        assert not said, f"the player has complained: {said}"
        assert told or death.at_call, "the player has never begun"
        return told

    # What the player has told

    def _hear(self, told: Sequence[Sequence[str]]) -> None:
        revisions: dict[int, tuple[str, int]] = {}
        on_table: str | None = None
        for words in told:
            match words:
                case ["did", revision, game, state]:
                    if game != on_table and game in self._games:
                        self._check_is_known(game, state)
                    if on_table is None and self._offers and game not in self._offers:
                        raise Loss(f"{game} has come on the table first, not the newest game")
                    on_table = game
                    kept = self._games.setdefault(game, Kept([]))
                    kept.states.append(state)
                    kept.left_as = None
                    revisions[int(revision)] = (game, len(kept.states))
                case ["saved", revision]:
                    self._acknowledge(int(revision), revisions)
                case ["left", revision, game, state]:
                    kept = self._games[game]
                    kept.states.append(state)
                    kept.left_as, kept.left_at = state, int(revision)
                case ["resumed", game, state, sight]:
                    self._check_is_known(game, state)
                    if sight == "seen":
                        raise Loss(f"a hand of {game} could be seen at once")
                case _:
                    raise AssertionError(f"what is {words}?")

    def _check_is_known(self, game: str, state: str) -> None:
        kept = self._games.get(game)
        if kept is None or state != kept.states[-1]:
            raise Loss(f"{game} has come back otherwise than it was put away")

    def _acknowledge(self, revision: int, revisions: dict[int, tuple[str, int]]) -> None:
        if revision not in revisions:
            return  # what an earlier player has left was brought to its end
        game, count = revisions[revision]
        kept = self._games[game]
        kept.is_safe = True
        # What came before can't be there any more; the counts of what comes later stay right.
        kept.states[: count - 1] = [""] * (count - 1)
        for other in self._games.values():
            if other.left_at is not None and other.left_at < revision:
                other.is_finished = True

    # What is left on the disk

    def _survey(self) -> None:
        """Look at all that is left; what is there now must be there for ever."""
        shelf = dict(self._shelf())
        finished = Counter(self._finished())
        for game, found in shelf.items():
            self._check_on_shelf(game, digest(found.course), found.course)
        for game, times in finished.items():
            if times > 1:
                raise Loss(f"{game} is {times} times among the finished games")
            if game not in self._games or self._games[game].left_as is None:
                raise Loss(f"{game} is among the finished games, and was never left")
        for game, kept in list(self._games.items()):
            is_there = game in shelf or game in finished
            if kept.is_finished and (game in shelf or game not in finished):
                raise Loss(f"{game} is finished, but not only among the finished games")
            if kept.is_safe and not is_there:
                raise Loss(f"{game} is gone, though it was safe")
            if not is_there:
                del self._games[game]
                continue
            self.figures.ends_cut_off += game in shelf and kept.left_at is not None
            kept.is_finished = kept.is_finished or game not in shelf
            kept.is_safe, kept.left_at = True, None
            if game in shelf:
                kept.states = [digest(shelf[game].course)]
        # One whose end was cut off may be offered once more, or be brought to its end unasked.
        unfinished = {
            game: found
            for game, found in shelf.items()
            if game not in finished and self._games[game].left_as not in self._games[game].states
        }
        self._offers = _newest(unfinished) | _newest(shelf) if unfinished else frozenset()
        self.figures.games = len(self._games)
        self.figures.finished = len(finished)

    def _check_on_shelf(self, game: str, state: str, course: Course) -> None:
        kept = self._games.get(game)
        if kept is None:
            raise Loss(f"nobody knows of {game} on the shelf")
        if state not in kept.states:
            known = [each for each in kept.states if each]
            parts = differences(known[0], state, course) if known else []
            raise Loss(f"{game} is not as it was last acknowledged, nor later: {parts}")
        self.figures.in_flight += not kept.is_safe or state != next(filter(None, kept.states))

    def _shelf(self) -> Iterator[tuple[str, OnDisk]]:
        """The games on the shelf by their ids, each true to the rules; raises Loss."""
        seen = set()
        folder = self.folder / "games"
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            if path.suffix == ".tmp":
                continue  # of a write that was cut off
            if path.suffix != ".thegame":
                raise Loss(f"there is {path.name} among the games")
            try:
                record = decode_record(path.read_bytes())
                verify(record)
            except BadRecord as bad:
                raise Loss(f"{path.name} is damaged: {bad}") from bad
            course = course_of_record(record)
            if course.id in seen:
                raise Loss(f"{course.id} is twice on the shelf")
            seen.add(course.id)
            yield course.id, OnDisk(course, path.stat().st_mtime_ns)

    def _finished(self) -> Iterator[str]:
        """The ids of the finished games."""
        for line in kept_results(self.folder):
            try:
                record = decode_record(line)
                verify(record)
            except BadRecord:
                continue
            yield record.extra["id"]


def _newest(shelf: Mapping[str, OnDisk]) -> frozenset[str]:
    """The games that were written last, all of them if several were in the same moment."""
    latest = max(found.saved_ns for found in shelf.values())
    return frozenset(game for game, found in shelf.items() if found.saved_ns == latest)


def _environment(home: Path) -> dict[str, str]:
    """What a player needs, in a home that is nobody else's."""
    places = {variable: home / place for variable, place in PLACES.items()}
    for place in places.values():
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    return (
        os.environ | {name: str(p) for name, p in places.items()} | {"QT_QPA_PLATFORM": "offscreen"}
    )
