"""How far a learner has come: as it is kept, and which lesson that leads to."""

from collections.abc import Mapping

from thegame_desktop.play.lessons.lesson import Lesson

_DONE = "done"
_MOST_DIGITS = 6
"""No lesson has as many steps as a number of so many digits."""
_LATER = frozenset(
    {
        *("own_trick", "beside_ada", "both_tricks"),
        *("cover_one_pile", "cover_draw_one", "full_hand"),
        *("end_first", "end_second", "end_last"),
    }
)
"""Steps that lessons didn't have yet when the steps that had been played were kept as a number."""


def kept_as(lesson: Lesson, played: int) -> str:
    """What is kept of a lesson after so many steps: which one is next, whatever its number."""
    return lesson.steps[played].name if played < len(lesson.steps) else _DONE


def steps_played(lesson: Lesson, kept: str) -> int:
    """How many steps of a lesson have been played, by what was kept of it; 0 if that is nothing."""
    names = [step.name for step in lesson.steps]
    if kept == _DONE:
        return len(names)
    if kept in names:
        return names.index(kept)
    if kept.isascii() and kept.isdigit() and len(kept) < _MOST_DIGITS:
        numbered = [number for number, name in enumerate(names) if name not in _LATER]
        return numbered[int(kept)] if int(kept) < len(numbered) else len(names)
    return 0


def next_lesson(
    lessons: Mapping[str, Lesson], played: Mapping[str, int], latest: str
) -> str | None:
    """Which lesson to go on with: one that was begun, the latest first, or else one that wasn't.

    None if all are done.
    """
    waiting = [name for name, lesson in lessons.items() if played[name] < len(lesson.steps)]
    begun = [name for name in waiting if played[name]]
    if latest in begun:
        return latest
    return next(iter((*begun, *waiting)), None)
