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
from thegame_desktop.play.course import Course
from thegame_desktop.play.lessons.notation import lays
from thegame_desktop.play.lessons.prepared import LEARNER, Prepared, course_of, played_turn


@dataclass(frozen=True)
class LessonStep:
    """One action that the learner is asked for. Its words are found by its name."""

    name: str
    ways: tuple[Action, ...]
    """The actions that will do, as far as they are possible."""
    is_shown: bool = True
    """True if the way is shown at once; else only to who has tried something else."""
    takes_any_lay: bool = False
    """True if every lay will do that doesn't lose the game."""
    answer: tuple[Lay, ...] = ()
    """What the partner lays after it, if the scene goes on: known for who begins later on."""

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
    """A prepared game, and what is to be played in it.

    After each step the computer player has its turn, if it has one by then.
    """

    name: str
    rule: str
    """The section of the rules that tells of it."""
    prepared: Prepared
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Place:
    """Where a learner is: a scene, and a step of it."""

    scene: Scene
    step: LessonStep
    nth: int
    """Which step of the scene it is, counted from 0."""

    @property
    def ends_scene(self) -> bool:
        """True if no step follows in its scene."""
        return self.nth + 1 == len(self.scene.steps)


@dataclass(frozen=True)
class Lesson:
    """All that is taught about one edition."""

    edition: str
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """All steps, first to last."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    @property
    def length(self) -> int:
        """How many things there are to see: every step, and the end of every scene."""
        return len(self.steps) + len(self.scenes)

    def seen(self, played: int) -> int:
        """How many of them are behind whoever goes on after having played so many steps."""
        return played + sum(end <= played for end in self._ends)

    @property
    def _ends(self) -> tuple[int, ...]:
        """How many steps have been played at the end of each scene."""
        return tuple(accumulate(len(scene.steps) for scene in self.scenes))

    def place(self, number: int) -> Place:
        """Where the step of this number is, counted from 0."""
        for scene, end in zip(self.scenes, self._ends, strict=True):
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
            if step.answer:
                course = played_turn(course, step.answer)
        return course


def step(name: str, ways: str, *, is_shown: bool = True, takes_any_lay: bool = False) -> LessonStep:
    """A step that asks for one of these lays."""
    return LessonStep(name, lays(ways), is_shown, takes_any_lay)


def finish(name: str, *, answer: str = "") -> LessonStep:
    """A step that asks for the turn to be finished."""
    return LessonStep(name, (FinishTurn(),), answer=lays(answer))


def say(name: str, *signals: Signal, answer: str = "") -> LessonStep:
    """A step that asks for something to be said."""
    return LessonStep(name, (GiveSignals(LEARNER, signals),), answer=lays(answer))
