"""Going on with unfinished games and removing them, with a message if that can't be."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import BadRecord
from thegame_desktop.model.unfinished_games import FIRST_LISTED, Inventory
from thegame_desktop.view.dialogs.message import News, NewsDesk
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.pages.games_page import GamesPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.window.questions import Questions


class UnfinishedKeeper(QObject):
    """Shows the page of the unfinished games, and does what is asked for there."""

    def __init__(
        self,
        parts: Parts,
        pages: QStackedWidget,
        questions: Questions,
        news: NewsDesk,
        fulfil: Fulfil,
    ) -> None:
        super().__init__(pages)
        self._parts = parts
        self._page = LazyPage(pages, self._make_page, fulfil)
        self._questions = questions
        self._news = news

    def show(self, most: int = FIRST_LISTED) -> None:
        """Show the newest unfinished games, so many of them at most, also if there is none."""
        self._list_games(most)
        self._page.show()

    def resume(self, place: str) -> bool:
        """Go on with the game in this place, or tell why not; false then."""
        try:
            self._parts.unfinished.resume(place)
        except (OSError, BadRecord) as error:
            self._news.tell(partial(self._not_resumed, error))
            if self._page.in_sight:
                self._list_games()
            return False
        return True

    def remove(self, place: str) -> None:
        """Forget the game in this place, once that was asked."""

        def remove() -> None:
            try:
                self._parts.unfinished.remove(place)
            except OSError as error:
                self._news.tell(partial(self._not_removed, error))
            self._list_games()

        self._questions.ask(Ask.REMOVE, remove)

    def take_stock(self, most: int = FIRST_LISTED) -> Inventory:
        """Look through the unfinished games, and tell of those that had to be put aside."""
        found = self._parts.unfinished.take_stock(most)
        if found.put_aside:
            path = as_shown_path(found.put_aside[0].parent)
            self._news.tell(partial(self._put_aside, len(found.put_aside), path))
        return found

    def _make_page(self, parent: QWidget) -> GamesPage:
        return GamesPage(self._parts.theme, self._parts.words, parent)

    def _list_games(self, most: int = FIRST_LISTED) -> None:
        self._page().show_inventory(self.take_stock(most))

    def _not_resumed(self, error: Exception) -> News:
        reason = self._parts.words.files.cannot_open(error)
        return News(self.tr("This game can't be played on"), reason)

    def _not_removed(self, error: OSError) -> News:
        words = self.tr("The reason: {reason}.")
        return News(
            self.tr("The game can't be deleted"),
            words.format(reason=self._parts.words.files.cannot_save(error)),
        )

    def _put_aside(self, count: int, folder: str) -> News:
        return News(
            self.tr("%n saved game(s) can't be read", "", count),
            self.tr("Damaged files were put aside, not deleted. All other games are as they were."),
            folder,
        )
