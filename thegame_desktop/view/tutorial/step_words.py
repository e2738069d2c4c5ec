"""What is said about a scene and its steps."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class StepWords:
    """What is said about one step."""

    task: str
    """What it is about, and what to do."""
    praise: str = ""
    """What has been achieved by it; empty for the last step of all."""
    nudge: str = ""
    """What to say to somebody who does something else that is allowed; empty for the usual."""


class WordsOfLesson(Protocol):
    """The words of one lesson, in the language that is spoken when asked."""

    def scenes(self) -> Mapping[str, str]:
        """The title of each scene, by its name."""
        ...

    def steps(self) -> Mapping[str, StepWords]:
        """The words of each step, by its name."""
        ...

    def farewell(self) -> str:
        """What is said when all has been played."""
        ...
