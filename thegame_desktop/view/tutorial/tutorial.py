"""The tutorial within the window: its pages, made when they are needed."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.tutor import Tutor
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.sound.table_listener import TableListener
from thegame_desktop.view.tutorial.lesson_page import LessonPage
from thegame_desktop.view.tutorial.lessons_page import LessonsPage
from thegame_desktop.view.widgets.lazy_page import LazyPage


class Tutorial(QObject):
    """Shows the lessons to choose from, and the one that is being played."""

    changed = Signal()
    """Other things can be done at the lesson's table."""
    new_game_requested = Signal()
    leave_requested = Signal()
    """To where somebody can begin with something else."""
    play_requested = Signal(str)
    """To play the edition that was learnt."""
    rule_requested = Signal(object)

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._lessons = LazyPage(pages, self._make_lessons)
        self._lesson = LazyPage(pages, self._make_lesson)
        self._tutor: Tutor | None = None

    @property
    def desk(self) -> Desk | None:
        """The lesson's table, while it is in sight."""
        page = self._lesson.in_sight
        return None if page is None else page.desk

    @property
    def edition(self) -> str:
        """What is being taught or chosen; empty while something else is in sight."""
        page = self._lesson.in_sight or self._lessons.in_sight
        return "" if page is None else page.edition

    @property
    def rule(self) -> str:
        """The place in the rules that tells of what is being taught; empty if nothing is."""
        page = self._lesson.in_sight
        return "" if page is None else page.rule

    def show_lessons(self, *, is_welcome: bool = False) -> None:
        """Offer the lessons; to somebody who is new here, with a welcome."""
        self._lessons().greet(is_welcome=is_welcome)
        self._lessons.show()

    def close(self) -> None:
        """The program ends."""
        if self._tutor is not None:
            self._tutor.close()

    def _begin(self, edition: str) -> None:
        self._lesson.show()
        assert self._tutor is not None, "it comes with its page"
        self._tutor.begin(edition)
        self._lesson().table.take_focus()

    def _make_lessons(self, parent: QWidget) -> LessonsPage:
        parts = self._parts
        page = LessonsPage(parts.theme, self._art, parts.words, parts.settings, parent)
        page.lesson_requested.connect(self._begin)
        page.new_game_requested.connect(self.new_game_requested)
        page.leave_requested.connect(self.leave_requested)
        return page

    def _make_lesson(self, parent: QWidget) -> LessonPage:
        parts = self._parts
        tutor = self._tutor = Tutor(parts.settings, self)
        page = LessonPage(parts.theme, self._art, parts.settings, tutor, parent)
        page.leave_requested.connect(self.show_lessons)
        page.lesson_requested.connect(self._begin)
        page.play_requested.connect(lambda: self.play_requested.emit(tutor.lesson.edition))
        TableListener(parts.sounds, page.table, tutor.session)
        page.table.rule_requested.connect(self.rule_requested)
        for signal in (tutor.changed, tutor.session.looked, page.table.pace.changed):
            signal.connect(self.changed)
        tutor.session.stepped.connect(lambda _moment: self.changed.emit())
        return page
