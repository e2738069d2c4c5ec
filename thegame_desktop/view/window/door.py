"""The one door for wishes: whatever is wished anywhere in the window is fulfilled here."""

from collections.abc import Set
from typing import assert_never

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from thegame_desktop.engine import Command, Record
from thegame_desktop.model.deeds import Deed, Seen, doable
from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.play.known_names import known_names
from thegame_desktop.play.new_game import GameChoice, new_game
from thegame_desktop.play.wishes import CoverHand
from thegame_desktop.view import wishes
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.daily.daily_page import DailyPage
from thegame_desktop.view.dialogs.message import NewsDesk
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.rules.chapters import anchor_of, place_of_ending
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import GamePage, TablePage
from thegame_desktop.view.tutorial.lesson_page import LessonPage
from thegame_desktop.view.tutorial.lessons_page import LessonsPage
from thegame_desktop.view.tutorial.tutorial import Tutorial
from thegame_desktop.view.widgets.lazy_page import LazyPage
from thegame_desktop.view.window.chronicle import Chronicle
from thegame_desktop.view.window.game_files import GameFiles
from thegame_desktop.view.window.game_host import GameHost
from thegame_desktop.view.window.menu_bar import MenuBar
from thegame_desktop.view.window.questions import Questions
from thegame_desktop.view.window.side_windows import SideWindows
from thegame_desktop.view.window.start_hall import StartHall
from thegame_desktop.view.window.unfinished_keeper import UnfinishedKeeper


class Door(QObject):
    """Leads from page to page. Wishes for a table it leaves to the one in sight."""

    def __init__(
        self,
        parts: Parts,
        kit: TableKit,
        pages: QStackedWidget,
        menus: MenuBar,
        news: NewsDesk,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._kit = kit
        self._pages = pages
        self._menus = menus
        self._window = window
        self._settings = settings = parts.settings
        self._session = session = parts.sitting.session
        self.questions = Questions(session, settings, parts.theme, window)
        self._new_game = LazyPage(pages, self._make_new_game, self.fulfil)
        self._game = GamePage(pages)
        host = GameHost(parts.sitting, settings, self.questions, self._game.let_go)
        self._game.lay_table(kit, parts.words, parts.sitting, host, calls_players=True)
        pages.addWidget(self._game)
        self._end = LazyPage(pages, self._make_end, self.fulfil)
        self._unfinished = UnfinishedKeeper(parts, pages, self.questions, news, self.fulfil)
        self._start = StartHall(parts, kit.art, pages, self._unfinished, self.fulfil)
        self._tutorial = Tutorial(parts, kit, pages, self.fulfil)
        self._chronicle = Chronicle(parts, kit, pages, news, self.fulfil)
        self._files = GameFiles(parts, news, window)
        self._beside = SideWindows(parts, kit.art, menus.with_keys, window)
        self._game.wished.connect(self.fulfil)
        self._files.wished.connect(self.fulfil)
        menus.wished.connect(self.fulfil)
        self._game.director.ended.connect(self._show_end)
        session.started.connect(self._show_started)
        session.taken_back.connect(self._show_game)
        session.given_up.connect(self._show_end)

    def fulfil(self, wish: wishes.Wish) -> None:
        """Do what is wished; whatever can't be done is told."""
        if isinstance(wish, CoverHand):
            self._cover()  # also while something else is in sight
            return
        if isinstance(wish, wishes.PageWish):
            self.table_page.fulfil(wish)
            return
        if isinstance(wish, wishes.PlaceWish):
            self._session.conclude()  # a result that is left stands
        match wish:
            # The game
            case wishes.Play(choice):
                self._play(choice)
            case wishes.PlayDaily():
                if (game := self._chronicle.daily.game_of(wish)) is not None:
                    self._session.start(game)
            case wishes.NameSoloist(name):
                self._remember(soloist=name)
            case wishes.TakeSeats(seats):
                self._remember(seats=seats)
            case wishes.PlayDeal(game):
                self._session.start(game)
            case wishes.GoOn(course):
                self._session.open(course)
            case wishes.Resume(place):
                self._resume(place)
            case wishes.RemoveUnfinished(place):
                self._unfinished.remove(place)
            case wishes.OpenFile(path):
                if self._files.open(path) and self._session.ending is None:
                    self._show_game()
            case wishes.SaveAs(path):
                self._files.save(path)
            case wishes.Do.RESTART:
                self.questions.leaving(Ask.RESTART, self._session.restart)
            case wishes.Do.PLAY_AGAIN:
                self._session.deal_anew(self._parts.rng)
            case wishes.Do.GIVE_UP:
                self.questions.leaving(Ask.GIVE_UP, self._session.give_up)
            case wishes.Do.TURN_UP:
                self._session.turn_up()
            # Pages
            case wishes.Go.START:
                self._start.page.show()
            case wishes.ChooseGame(edition):
                self._offer_game(edition)
            case wishes.Go.GAME:
                self._show_game()
            case wishes.ShowUnfinished(most):
                self._unfinished.show(most)
            case wishes.Go.DAILY:
                self._chronicle.show_daily()
            case wishes.Go.HISTORY:
                self._chronicle.show_history()
            case wishes.Go.STATISTICS:
                self._chronicle.show_statistics()
            case wishes.ShowLessons(is_welcome):
                self._tutorial.show_lessons(is_welcome=is_welcome)
            case wishes.Teach(edition):
                self._tutorial.teach(edition)
            case wishes.WatchGame(game):
                self._chronicle.watch(self._record(game))
            case wishes.WatchWay(way):
                self._chronicle.watch(way.record, way.turn)
            case wishes.CoachGame(game):
                self._chronicle.show_coach(self._record(game))
            case wishes.Explain(review):
                self._chronicle.explain(review)
            case wishes.ShowWay():
                self._chronicle.show_way()
            case wishes.Practise(reviews):
                self._chronicle.practise(reviews)
            case wishes.Go.BACK:
                self._go_back()
            # Finished games
            case (
                wishes.RemoveGames()
                | wishes.RemoveAllGames()
                | wishes.ExportGames()
                | wishes.ImportGames()
            ):
                self._chronicle.keeper.fulfil(wish)
            # Beside the pages
            case wishes.ReadRules(command):
                self._show_rules(command)
            case wishes.Open.RULE_OF_ENDING:
                self._show_rule_of_ending()
            case wishes.Open.SETTINGS | wishes.Open.KEYS | wishes.Open.LOG | wishes.Open.ABOUT:
                self._beside.show(wish)
            case wishes.Do.FULL_SCREEN:
                self._window.setWindowState(
                    self._window.windowState() ^ Qt.WindowState.WindowFullScreen
                )
            case wishes.Do.QUIT:
                self._window.close()
            case _:
                assert_never(wish)

    # What is in sight

    @property
    def table_page(self) -> TablePage:
        """The table that menus and keys are about: the one in sight, or that of the game."""
        page = self._pages.currentWidget()
        return page if isinstance(page, TablePage) else self._game

    @property
    def is_game_in_sight(self) -> bool:
        """True while one sees the table of the game that counts."""
        return self._pages.currentWidget() is self._game

    @property
    def seen(self) -> Seen:
        """What is in sight of the game that menus and keys are about."""
        if isinstance(self._pages.currentWidget(), TablePage):
            return Seen.TABLE
        return Seen.NOTHING if self._end.in_sight is None else Seen.RESULT

    def heed(self) -> None:
        """Offer what can be done now, with the game that menus and keys are about."""
        menus, game = self._menus, self._session
        menus.start.setEnabled(self._start.page.in_sight is None)
        menus.to_game.setEnabled(game.is_running and not self.is_game_in_sight)
        for action in (menus.save_as, menus.what_happened):
            action.setEnabled(game.course is not None and self.table_page is self._game)
        self.table_page.offer_deeds(self.seen)
        if self._session.ending is not None:
            self._close_forbidden_way_back()
            self._end().offer()

    def welcome(self) -> None:
        """Offer to learn the game, at the very first start."""
        if not self._settings.was_welcomed:
            self._start.welcome()
        self._settings.was_welcomed = True

    def show_concluded(self) -> None:
        """The result stands now, though it stays in sight: there is no way back any more."""
        if self._end.in_sight:
            self._end.in_sight.show_ending()

    def close(self) -> None:
        """The program ends."""
        self._parts.sitting.close()
        self._tutorial.close()
        self._chronicle.close()

    # The game

    def _play(self, choice: GameChoice) -> None:
        """Start the chosen game; one that is still running waits among the unfinished ones."""
        self._settings.last_choice = choice
        game = new_game(choice, self._parts.rng, self._new_game().own_layout())
        if choice.deal_code:
            game = marked_if_known(game, self._parts.autosave)
        self._session.start(game)

    def _remember(self, **players: object) -> None:
        """Offer these players again, next time."""
        self._settings.last_choice = self._settings.last_choice.fitted(**players)

    def _resume(self, place: str) -> None:
        if self._unfinished.resume(place):
            self._show_started()
        # Still in sight if that could not be.
        self._start.refresh()
        self._chronicle.daily.refresh()

    def _cover(self) -> None:
        """Cover the hand, also one that was about to be covered."""
        if self._session.is_running:
            self._game.table.hurry()
            self._game.fulfil(CoverHand())

    def _show_started(self) -> None:
        """Show the game that has come on the table, or the end of one that is over."""
        self._show_game()
        self._show_end()

    def _show_game(self) -> None:
        self._pages.setCurrentWidget(self._game)
        self._game.take_focus()

    def _show_end(self) -> None:
        if self._session.ending is None or not self.is_game_in_sight:
            return  # taken back or left while the last card could still be seen
        self._close_forbidden_way_back()
        self._end().show_ending()
        self._end().celebrate(motion_for(self._settings.preferences).rain_ms)
        self._end.show()

    def _close_forbidden_way_back(self) -> None:
        """Turn everything up where nothing may be taken back; no setting opens it again."""
        if not self._settings.preferences.allows_take_back and self._session.can_take_back:
            self._session.turn_up()

    def _make_end(self, parent: QWidget) -> EndPage:
        parts = self._parts

        def doable_now() -> Set[Deed]:
            return doable(parts.sitting, self._settings.preferences, Seen.RESULT)

        return EndPage(parts.theme, self._kit.art, parts.words, self._session, doable_now, parent)

    # Pages

    def _make_new_game(self, parent: QWidget) -> NewGamePage:
        parts = self._parts
        return NewGamePage(parts.theme, parts.words, parts.own_layout_file, parent)

    def _offer_game(self, edition: str) -> None:
        choice = self._settings.last_choice
        if edition:
            choice = choice.fitted(edition=edition)
        page = self._new_game()
        page.offer_names(known_names(choice, self._parts.history.archive))
        page.show_choice(choice)
        page.name_way_back(has_game=self._session.is_running)
        self._new_game.show()

    def _record(self, game: Record | str) -> Record | None:
        """The game that is meant, or the one in sight; None if it can't be read."""
        if not game and self._end.in_sight:
            return self._session.record()
        return self._chronicle.record(game)

    def _go_back(self) -> None:
        """Leave the page in sight for where one came from."""
        page = self._chronicle.step_back()
        if page is self._game:
            self._show_started()  # it may have ended while its last card was moving
        elif page is not None:
            self._pages.setCurrentWidget(page)
        elif self._tutorial.lesson.in_sight:
            self._tutorial.show_lessons()
        elif self._new_game.in_sight and self._session.is_running:
            self._show_game()
        else:
            self._start.page.show()

    # The rules

    def _show_rules(self, command: Command | None) -> None:
        """Open the rules at a command, or what is in sight: an ending, a lesson, the edition."""
        page = self._pages.currentWidget()
        if command is None and isinstance(page, TablePage):
            command = page.table.command_pointed_at
        if command is not None:
            self._beside.show_rules(anchor_of(self._edition_in_sight, command.value))
        elif self._end.in_sight and self._session.ending is not None:
            self._show_rule_of_ending()
        elif isinstance(page, LessonPage):
            self._beside.show_rules(page.rule)
        else:
            self._beside.show_rules(anchor_of(self._edition_in_sight))

    def _show_rule_of_ending(self) -> None:
        ending = self._session.ending
        assert ending is not None, "the game is still running"
        place = place_of_ending(self._edition_in_sight, ending.outcome.reason)
        self._beside.show_rules(place)

    @property
    def _edition_in_sight(self) -> str:
        match self._pages.currentWidget():
            case TablePage() as page:
                return page.sitting.session.setup.edition.name
            case EndPage():
                return self._session.setup.edition.name
            case CoachPage():
                return self._chronicle.coaching.coach.record.setup.edition.name
            case LessonsPage() | DailyPage() as page:
                return page.edition
            case NewGamePage() as page:
                return page.choice.edition
        return self._settings.last_choice.edition
