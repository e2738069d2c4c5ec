"""The tutorial within the window: its pages, made when they are needed."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from thegame_desktop.model.tutor import Tutor
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.tutorial.lesson_page import LessonPage
from thegame_desktop.view.tutorial.lessons_page import LessonsPage


class Tutorial(QObject):
    """Shows the lessons to choose from, and the one that is being played."""

    changed = Signal()
    """Other things can be done at the lesson's table."""
    new_game_requested = Signal()
    play_requested = Signal(str)
    """To play the edition that was learnt."""
    history_requested = Signal(int)
    rule_requested = Signal(object)

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        self._lessons: LessonsPage | None = None
        self._lesson: LessonPage | None = None
        self._tutor: Tutor | None = None

    @property
    def desk(self) -> Desk | None:
        """The lesson's table, while it is in sight."""
        page = self._pages.currentWidget()
        return page.desk if isinstance(page, LessonPage) else None

    @property
    def edition(self) -> str:
        """What is being taught or chosen; empty while something else is in sight."""
        page = self._pages.currentWidget()
        if isinstance(page, LessonPage):
            return page.edition
        return page.edition if isinstance(page, LessonsPage) else ""

    @property
    def rule(self) -> str:
        """The place in the rules that tells of what is being taught; empty if nothing is."""
        page = self._pages.currentWidget()
        return page.rule if isinstance(page, LessonPage) else ""

    def show_lessons(self, *, is_welcome: bool = False) -> None:
        """Offer the lessons; to somebody who is new here, with a welcome."""
        page = self._lessons
        if page is None:
            parts = self._parts
            page = self._lessons = LessonsPage(parts.theme, self._art, parts.words, parts.settings)
            page.lesson_requested.connect(self._begin)
            page.new_game_requested.connect(self.new_game_requested)
            self._pages.addWidget(page)
        page.greet(is_welcome=is_welcome)
        self._pages.setCurrentWidget(page)

    def close(self) -> None:
        """The program ends."""
        if self._tutor is not None:
            self._tutor.close()

    def _begin(self, edition: str) -> None:
        if self._tutor is None or self._lesson is None:
            self._tutor = Tutor(self._parts.settings, self)
            self._lesson = self._make_page(self._tutor)
        self._pages.setCurrentWidget(self._lesson)
        self._tutor.begin(edition)
        self._lesson.table.take_focus()

    def _make_page(self, tutor: Tutor) -> LessonPage:
        parts = self._parts
        page = LessonPage(parts.theme, self._art, parts.settings, tutor)
        page.leave_requested.connect(self.show_lessons)
        page.play_requested.connect(lambda: self.play_requested.emit(tutor.lesson.edition))
        page.table.history_requested.connect(self.history_requested)
        page.table.rule_requested.connect(self.rule_requested)
        for signal in (tutor.changed, tutor.session.looked, page.table.pace.changed):
            signal.connect(self.changed)
        tutor.session.stepped.connect(lambda _moment: self.changed.emit())
        self._pages.addWidget(page)
        return page
