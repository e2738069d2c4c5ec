"""The game of a puzzle: one turn of it can be played, by one of those at the table."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Action, Reason, Refusal
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.course import Course
from thegame_desktop.model.session import Session


class PracticeSession(Session):
    """A game in which one turn can be played; after that it stays as it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_frozen = False

    @property
    def is_running(self) -> bool:
        return super().is_running and not self._is_frozen

    @property
    def can_take_back(self) -> bool:
        return super().can_take_back and not self._is_frozen

    @property
    def can_signal(self) -> bool:
        """What was said stands."""
        return False

    def open(self, course: Course, *, is_concluded: bool = False) -> None:
        self._is_frozen = False
        super().open(course, is_concluded=is_concluded)

    def conclude(self) -> None:
        """Nothing here counts."""

    def submit(self, action: Action) -> bool:
        if self._is_frozen:
            self.refused.emit(action, Refusal(Reason.GAME_OVER))
            return False
        return super().submit(action)

    def freeze(self) -> None:
        """Let nothing more be done in it."""
        self._is_frozen = True
        self.jumped.emit()


class Onlookers(ComputerPlayers):
    """Whoever sits at the table besides: they say and do nothing, what they said before stands."""

    def _question(self) -> None:
        return None
