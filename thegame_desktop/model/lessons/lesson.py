"""What a lesson is made of: scenes, each a prepared game, and the steps that are played in them."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from thegame_desktop.engine import (
    EDITIONS,
    Action,
    FinishTurn,
    GiveSignals,
    Lay,
    Observation,
    Signal,
    legal_lays,
    refusal,
)
from thegame_desktop.model.course import Course
from thegame_desktop.model.lessons.notation import lays
from thegame_desktop.model.lessons.prepared import LEARNER, Prepared, course_of


@dataclass(frozen=True)
class Step:
    """One action that the learner is asked for. Its words are found by its name."""

    name: str
    ways: tuple[Action, ...]
    """The actions that will do, as far as they are possible."""
    is_shown: bool = True
    """True if the way is shown at once; else only to who has tried something else."""
    takes_any_lay: bool = False
    """True if every lay will do that doesn't lose the game."""

    def takes(self, action: Action) -> bool:
        """True if this is what was asked for, as far as that doesn't depend on the game."""
        return action in self.ways or (self.takes_any_lay and isinstance(action, Lay))

    @property
    def asks_for_lay(self) -> bool:
        """True if a card is to be laid."""
        return self.takes_any_lay or any(isinstance(way, Lay) for way in self.ways)

    @property
    def asks_for_words(self) -> bool:
        """True if something is to be said."""
        return any(isinstance(way, GiveSignals) for way in self.ways)

    def way(self, seen: Observation) -> Action | None:
        """One way to play it now; None if it can't be played."""
        ways: Iterable[Action] = self.ways
        if self.takes_any_lay:
            table = seen.table
            ways = (*ways, *legal_lays(table.setup, table.position, seen.hand))
        return next((way for way in ways if refusal(seen, way) is None), None)


@dataclass(frozen=True)
class Scene:
    """A prepared game, and what is to be played in it; computer players act after its last step."""

    name: str
    rule: str
    """The section of the rules that tells of it."""
    prepared: Prepared
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Place:
    """Where a learner is: a scene, and a step of it."""

    scene: Scene
    step: Step
    nth: int
    """Which step of the scene it is, counted from 0."""


@dataclass(frozen=True)
class Lesson:
    """All that is taught about one edition."""

    edition: str
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, first to last."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    def place(self, number: int) -> Place:
        """Where the step of this number is, counted from 0."""
        ends = accumulate(len(scene.steps) for scene in self.scenes)
        for scene, end in zip(self.scenes, ends, strict=True):
            if number < end:
                nth = number - end + len(scene.steps)
                return Place(scene, scene.steps[nth], nth)
        raise IndexError(number)

    def course(self, number: int) -> Course:
        """The prepared game as it is when this step is to be played."""
        place = self.place(number)
        course = course_of(EDITIONS[self.edition], place.scene.prepared)
        for step in place.scene.steps[: place.nth]:
            way = step.way(course.observation)
            assert way is not None, f"{step.name} can't be played"
            course = course.advanced(way).course
        return course


def step(name: str, ways: str, *, is_shown: bool = True, takes_any_lay: bool = False) -> Step:
    """A step that asks for one of these lays."""
    return Step(name, lays(ways), is_shown, takes_any_lay)


def finish(name: str) -> Step:
    """A step that asks for the turn to be finished."""
    return Step(name, (FinishTurn(),))


def say(name: str, *signals: Signal) -> Step:
    """A step that asks for something to be said."""
    return Step(name, (GiveSignals(LEARNER, signals),))
