"""What the tutorial teaches: prepared games, and what is to be played in them."""

from collections.abc import Mapping
from types import MappingProxyType

from thegame_desktop.play.lessons.extreme_lesson import EXTREME_LESSON
from thegame_desktop.play.lessons.lesson import Lesson
from thegame_desktop.play.lessons.original_lesson import ORIGINAL_LESSON
from thegame_desktop.play.lessons.quick_lesson import QUICK_LESSON

LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {lesson.edition: lesson for lesson in (ORIGINAL_LESSON, EXTREME_LESSON, QUICK_LESSON)}
)
"""The lessons by their editions, in the order in which they are offered."""
