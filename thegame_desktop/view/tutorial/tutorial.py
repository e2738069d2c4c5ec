"""The tutorial within the window: its pages, made when they are needed."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.tutor import Tutor
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.tutorial.lesson_page import LessonPage
from thegame_desktop.view.tutorial.lessons_page import LessonsPage
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.words.words import Words


class Tutorial(QObject):
    """Shows the lessons to choose from, and the one that is being played."""

    def __init__(self, parts: Parts, kit: TableKit, pages: QStackedWidget, fulfil: Fulfil) -> None:
        super().__init__(pages)
        self._parts = parts
        self._kit = kit
        self._lessons = LazyPage(pages, self._make_lessons, fulfil)
        self.lesson = LazyPage(pages, self._make_lesson, fulfil)
        self._tutor: Tutor | None = None

    def show_lessons(self, *, is_welcome: bool = False) -> None:
        """Offer the lessons; to somebody who is new here, with a welcome."""
        self._lessons().greet(is_welcome=is_welcome)
        self._lessons.show()

    def teach(self, edition: str) -> None:
        """Begin this lesson, or go on with it."""
        self.lesson.show()
        assert self._tutor is not None, "it comes with its page"
        self._tutor.begin(edition)
        self.lesson().take_focus()

    def close(self) -> None:
        """The program ends."""
        if self._tutor is not None:
            self._tutor.close()

    def _make_lessons(self, parent: QWidget) -> LessonsPage:
        parts = self._parts
        return LessonsPage(parts.theme, self._kit.art, parts.words, parts.settings, parent)

    def _make_lesson(self, parent: QWidget) -> LessonPage:
        # The players of the lesson, not those of the game that waits meanwhile.
        words = Words(self)
        self._tutor = Tutor(self._parts.settings, words, self)
        return LessonPage(self._kit, words, self._tutor, parent)
