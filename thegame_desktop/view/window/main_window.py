"""The window: its pages, its menus, and the way from one page to the next."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QChildEvent, QEvent, QMargins, QMimeData, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from thegame_desktop.engine import Command
from thegame_desktop.model.autosave import PATIENCE_S
from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.play.known_names import known_names
from thegame_desktop.play.new_game import GameChoice, new_game
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.dialogs.news import NewsDesk
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.rules.chapters import anchor_of
from thegame_desktop.view.rules.places import place_of_ending
from thegame_desktop.view.sound.table_listener import TableListener
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.table.table import Table
from thegame_desktop.view.tutorial.tutorial import Tutorial
from thegame_desktop.view.widgets.lazy_page import LazyPage
from thegame_desktop.view.widgets.screen_room import screen_room
from thegame_desktop.view.window.away_watch import AwayWatch
from thegame_desktop.view.window.chronicle import Chronicle
from thegame_desktop.view.window.game_files import GameFiles
from thegame_desktop.view.window.key_repeats import KeyRepeats
from thegame_desktop.view.window.menu_bar import MenuBar
from thegame_desktop.view.window.requests import Requests
from thegame_desktop.view.window.save_bar import SaveBar
from thegame_desktop.view.window.settings_news import SettingsNews
from thegame_desktop.view.window.side_windows import SideWindows
from thegame_desktop.view.window.start_hall import StartHall
from thegame_desktop.view.window.unfinished_shelf import UnfinishedShelf
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.translated import Translated

_SMALLEST = {100: QSize(900, 500), 150: QSize(1200, 640), 200: QSize(1260, 670)}
"""What pages need with texts of these sizes, in percent."""
_SMALLEST_WITH_BAR = {100: QSize(900, 610), 150: QSize(1200, 680), 200: QSize(1260, 680)}
"""The same for the table of a lesson or a replay; a screen of 1280×720 has that much."""
_FIRST = (1280, 760)
_HURRY_S = 0.5
"""How long a disk is waited for once the player has said to quit all the same."""


class MainWindow(Translated, QMainWindow):
    """Shows the pages before, in and after a game, and a menu for everything."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._session = session = parts.session
        self._settings = settings = parts.settings
        self._art = art = CardArt(parts.theme)
        self._beside = SideWindows(parts, art, self)
        self._is_leaving = False

        # From outside to inside: whatever gets another parent is styled anew, with all in it.
        centre = QWidget()
        self.setCentralWidget(centre)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._save_bar = SaveBar(parts.autosave, session, parts.words)
        column.addWidget(self._save_bar)
        self._pages = QStackedWidget()
        column.addWidget(self._pages, 1)
        self._new_game = LazyPage(self._pages, self._make_new_game)
        self._table = Table(
            parts.theme,
            art,
            parts.words,
            session,
            parts.hand,
            parts.log,
            settings,
            parts.computers,
            self._pages,
            adviser=parts.adviser,
        )
        self._pages.addWidget(self._table)
        self._end = LazyPage(self._pages, self._make_end)
        self.setAcceptDrops(True)

        self._away = AwayWatch(settings, self)
        self._key_repeats = KeyRepeats(self)
        self._requests = Requests(session, settings, parts.theme, self)
        self._news = NewsDesk(parts.theme, self)
        SettingsNews(parts, self._news, self)
        self._unfinished = UnfinishedShelf(parts, self._pages, self._requests, self._news)
        TableListener(parts.sounds, self._table, session)
        self._start = StartHall(parts, art, self._pages, self._unfinished)
        self._game_desk = Desk(session, self._table, self._requests)
        self._tutorial = Tutorial(parts, art, self._pages)
        self._chronicle = Chronicle(parts, art, self._pages, self._news)
        self._files = GameFiles(session, parts.autosave, settings, parts.theme, parts.words, self)
        self._menus = MenuBar(settings, self)
        self.setMenuBar(self._menus)
        self._connect()
        self._connect_menus()
        self._make_room()
        self._restore_place()
        self._heed()
        self.retranslate()

    # What whoever starts the program may ask

    def open_file(self, path: Path) -> bool:
        """Go on with the game in a file; tell why not if that can't be."""
        if not self._files.open(path):
            return False
        if self._session.ending is None:
            self._show_table()
        return True

    def show_start(self) -> None:
        """Show the page that everything can be begun from, or gone on with."""
        self._session.conclude()
        self._start.show()

    def welcome(self) -> None:
        """Offer to learn the game, at the very first start."""
        if not self._settings.was_welcomed:
            self._start.welcome()
        self._settings.was_welcomed = True

    def come_forward(self) -> None:
        """Be in front of everything else."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # The way from page to page

    def _connect(self) -> None:
        session, table, requests = self._session, self._table, self._requests
        self._unfinished.resumed.connect(self._show_started)
        self._unfinished.new_game_requested.connect(self._show_new_game)
        self._unfinished.open_requested.connect(self._files.choose)
        self._unfinished.leave_requested.connect(self.show_start)
        self._connect_start()
        self._files.chosen.connect(self.open_file)
        self._save_bar.save_as_requested.connect(self._files.save_as)
        table.lay_requested.connect(requests.lay)
        table.finish_requested.connect(requests.finish_turn)
        table.take_back_requested.connect(requests.take_back)
        table.starter_requested.connect(requests.choose_starter)
        table.look_requested.connect(requests.look)
        table.uncover_requested.connect(session.uncover)
        table.cover_requested.connect(session.cover)
        table.signals_chosen.connect(requests.say)
        table.recall_requested.connect(session.recall)
        self._away.away.connect(self._cover)
        session.looked.connect(self._away.wait)
        table.rule_requested.connect(self._show_command)
        self._tutorial.rule_requested.connect(self._show_command)
        self._tutorial.new_game_requested.connect(self._show_new_game)
        self._tutorial.leave_requested.connect(self.show_start)
        self._tutorial.play_requested.connect(self._show_new_game_of)
        self._tutorial.changed.connect(self._heed)
        self._chronicle.changed.connect(self._heed)
        self._chronicle.play_requested.connect(session.start)
        self._chronicle.go_on_requested.connect(session.open)
        self._chronicle.rule_requested.connect(self._show_command)
        self._chronicle.leave_requested.connect(self._return_to)
        self._chronicle.resume_requested.connect(self._unfinished.resume)
        table.ended.connect(self._show_end)
        requests.lay_declined.connect(table.let_go)
        session.started.connect(self._show_started)
        session.taken_back.connect(self._show_table)
        session.given_up.connect(self._show_end)
        for signal in (
            session.started,
            session.stepped,
            session.taken_back,
            session.looked,
            session.given_up,
            session.turned_up,
        ):
            signal.connect(self._heed)
        self._settings.changed.connect(self._heed)
        table.pace.changed.connect(self._heed)
        self._parts.autosave.trouble_changed.connect(self._make_room)
        self._settings.changed.connect(self._make_room)
        self._pages.currentChanged.connect(self._make_room)
        self._pages.currentChanged.connect(self._heed)
        self._pages.currentChanged.connect(self._tell_page)

    def _connect_start(self) -> None:
        start = self._start
        start.new_game_requested.connect(self._show_new_game)
        start.daily_requested.connect(self._chronicle.show_daily)
        start.lessons_requested.connect(
            lambda is_new: self._tutorial.show_lessons(is_welcome=is_new)
        )
        start.history_requested.connect(self._chronicle.show_history)
        start.statistics_requested.connect(self._chronicle.show_statistics)
        start.rules_requested.connect(self._show_rules)
        start.settings_requested.connect(self._beside.show_settings)

    def _make_new_game(self, parent: QWidget) -> NewGamePage:
        parts = self._parts
        page = NewGamePage(parts.theme, parts.words, self._settings, parts.own_layout_file, parent)
        page.play_requested.connect(self._play)
        page.back_requested.connect(self._leave_new_game)
        page.daily_requested.connect(self._chronicle.show_daily)
        return page

    def _make_end(self, parent: QWidget) -> EndPage:
        parts, session = self._parts, self._session
        page = EndPage(parts.theme, self._art, parts.words, session, parent)
        page.take_back_requested.connect(self._requests.take_back)
        page.turn_up_requested.connect(session.turn_up)
        page.restart_requested.connect(session.restart)
        page.again_requested.connect(self._play_again)
        page.new_game_requested.connect(self._show_new_game)
        page.rule_requested.connect(self._show_rule_of_ending)
        page.watch_requested.connect(self._away_from_result(self._watch_again))
        page.coach_requested.connect(self._away_from_result(self._coach_again))
        return page

    def _play(self, choice: GameChoice) -> None:
        """Start the chosen game; one that is still running waits among the unfinished ones."""
        parts, own_layout = self._parts, self._new_game().own_layout()
        game = new_game(choice, parts.rng, own_layout)
        if choice.deal_code:
            game = marked_if_known(game, parts.autosave)
        self._session.start(game)

    def _watch_again(self) -> None:
        """Go through the game that has just ended."""
        self._chronicle.show_replay(self._session.record())

    def _coach_again(self) -> None:
        """Look at what could have been better in the game that has just ended."""
        self._chronicle.show_coach(self._session.record())

    def _coach(self) -> None:
        """The same for whichever game is in sight that is over."""
        if self._chronicle.can_coach:
            self._chronicle.coach_replay()
        else:
            self._away_from_result(self._coach_again)()

    def _play_again(self) -> None:
        """The same again with another deal."""
        self._session.deal_anew(self._parts.rng)

    def _cover(self) -> None:
        """Cover the hand, also one that was about to be covered."""
        if self._session.is_running:
            self._table.hurry()
            self._session.cover()

    def _show_started(self) -> None:
        """Show the game that has come on the table, or the end of one that is over."""
        self._show_table()
        self._show_end()

    def _show_table(self) -> None:
        self._pages.setCurrentWidget(self._table)
        self._table.take_focus()

    def _show_end(self) -> None:
        if self._session.ending is None or self._pages.currentWidget() is not self._table:
            return  # taken back or left while the last card could still be seen
        preferences = self._settings.preferences
        self._end().show_ending(preferences.allows_take_back)
        self._end().celebrate(motion_for(preferences).rain_ms)
        self._end.show()

    def _show_new_game(self) -> None:
        self._offer_game(self._settings.last_choice)

    def _show_new_game_of(self, edition: str) -> None:
        """Let a game of this edition be chosen."""
        self._offer_game(self._settings.last_choice.fitted(edition=edition))

    def _offer_game(self, choice: GameChoice) -> None:
        self._session.conclude()
        self._new_game().offer_names(known_names(choice, self._parts.history.archive))
        self._new_game().show_choice(choice)
        self._new_game().name_way_back(has_game=self._session.is_running)
        self._new_game.show()

    def _leave_new_game(self) -> None:
        """Go back to the running game, or to where a game can be chosen to be gone on with."""
        if self._session.is_running:
            self._show_table()
        else:
            self.show_start()

    def _show_games(self) -> None:
        self._session.conclude()
        self._unfinished.show()

    def _away_from_result(self, show: Callable[[], object]) -> Callable[[], object]:
        """What shows another page; a result that is left there stands."""

        def leave_and_show() -> None:
            self._session.conclude()
            show()

        return leave_and_show

    def _return_to(self, page: QWidget) -> None:
        """Go back to the page that was left for another."""
        if page is self._table:
            self._show_started()  # it may have ended while its last card was moving
        else:
            self._pages.setCurrentWidget(page)

    def _restart(self) -> None:
        self._requests.leaving(Ask.RESTART, self._session.restart)

    def _give_up(self) -> None:
        self._requests.leaving(Ask.GIVE_UP, self._session.give_up)

    # Menus

    def _connect_menus(self) -> None:
        menus = self._menus
        doings: dict[QAction, Callable[[], object]] = {
            menus.start: self.show_start,
            menus.new: self._show_new_game,
            menus.unfinished: self._show_games,
            menus.back: self._show_table,
            menus.daily: self._away_from_result(self._chronicle.show_daily),
            menus.history: self._away_from_result(self._chronicle.show_history),
            menus.statistics: self._away_from_result(self._chronicle.show_statistics),
            menus.coach: self._coach,
            menus.open: self._files.choose,
            menus.save_as: self._files.save_as,
            menus.finish: self._at_desk(lambda desk: desk.wishes.finish_turn()),
            menus.hurry: self._at_desk(lambda desk: desk.table.pace.hurry()),
            menus.take_back: self._at_desk(lambda desk: desk.wishes.take_back()),
            menus.hint: self._table.show_hint,
            menus.sort: self._at_desk(lambda desk: desk.table.sort_hand()),
            menus.signals: self._at_desk(lambda desk: desk.table.open_signals()),
            menus.cover: self._cover,
            menus.restart: self._restart,
            menus.give_up: self._give_up,
            menus.settings: self._beside.show_settings,
            menus.quit: self.close,
            menus.what_happened: self._beside.show_log,
            menus.full_screen: self._toggle_full_screen,
            menus.rules: self._show_rules,
            menus.lessons: self._away_from_result(self._tutorial.show_lessons),
            menus.keys: partial(self._beside.show_keys, menus.with_keys),
            menus.about: self._beside.show_about,
        }
        for action, do in doings.items():
            action.triggered.connect(do)
        menus.pause.toggled.connect(self._pause)
        menus.recent_requested.connect(self.open_file)

    def _at_desk(self, do: Callable[[Desk], object]) -> Callable[[], object]:
        """What does this at whichever table is in sight then."""
        return lambda: do(self._desk)

    def _pause(self, is_paused: bool) -> None:
        self._desk.table.pace.pause(is_paused)

    def _heed(self) -> None:
        """Enable what can be done now."""
        desk = self._desk
        self._menus.heed(
            desk,
            self._session,
            can_hint=self._parts.adviser.can_ask,
            at_table=desk.table.isVisibleTo(self),
            at_end=self._end.in_sight is not None,
            at_start=self._start.is_in_sight,
            can_coach=self._chronicle.can_coach or self._can_coach_end,
        )
        if self._session.ending is not None:
            self._end().offer_take_back(self._settings.preferences.allows_take_back)
        self._name_window()

    @property
    def _can_coach_end(self) -> bool:
        """True if a game has ended here, and nothing of it is hidden any more."""
        ending = self._session.ending
        is_open = ending is not None and ending.reveal is not None
        return is_open and self._end.in_sight is not None

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _make_room(self) -> None:
        """Let the pages have the room that they need, also below the bar."""
        bar = self._save_bar
        taken = 0 if bar.isHidden() else bar.sizeHint().height()
        has_bar = self._tutorial.desk is not None or self._chronicle.desk is not None
        sizes = _SMALLEST_WITH_BAR if has_bar else _SMALLEST
        smallest = _between(sizes, self._settings.preferences.text_percent)
        self.setMinimumSize(smallest.grownBy(QMargins(0, 0, 0, taken)))

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        dialog = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(dialog, QDialog):
            # Nothing else of the window's can be reached while a question has to be answered.
            dialog.addAction(self._menus.rules)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._news.tell_waiting()
        if event.type() == QEvent.Type.WindowStateChange:
            self._menus.full_screen.setChecked(self.isFullScreen())

    def _show_rules(self) -> None:
        """Open the rules at what is in sight: a command, an ending, a lesson, or the edition."""
        table = self._desk.table
        command = table.command_pointed_at if table.isVisible() else None
        if self._end.in_sight and self._session.ending is not None:
            self._show_rule_of_ending()
        elif command is not None:
            self._show_command(command)
        else:
            self._beside.show_rules(self._tutorial.rule or anchor_of(self._edition_in_sight))

    def _show_rule_of_ending(self) -> None:
        ending = self._session.ending
        assert ending is not None, "the game is still running"
        place = place_of_ending(self._edition_in_sight, ending.outcome.reason)
        self._beside.show_rules(place)

    def _show_command(self, command: Command) -> None:
        self._beside.show_rules(anchor_of(self._edition_in_sight, command.value))

    @property
    def _desk(self) -> Desk:
        """The table that menus and keys are about."""
        return self._tutorial.desk or self._chronicle.desk or self._game_desk

    @property
    def _edition_in_sight(self) -> str:
        elsewhere = self._tutorial.edition or self._chronicle.edition
        if elsewhere:
            return elsewhere
        if self._end.in_sight or self._pages.currentWidget() is self._table:
            return self._session.setup.edition.name
        page = self._new_game.in_sight
        return (self._settings.last_choice if page is None else page.choice).edition

    # The window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._key_repeats.watch(self.windowHandle())
            self._away.watch(self.windowHandle())
            self._parts.sounds.get_ready_soon()

    def _restore_place(self) -> None:
        place = self._settings.window_place
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(QSize(*_FIRST).boundedTo(screen_room(self)))
        self._menus.full_screen.setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._session.conclude()
        if not self._is_leaving and not self._parts.autosave.flush():
            event.ignore()
            self._show_concluded()
            self._requests.ask(Ask.QUIT, self._close_for_good)
            return
        self._settings.window_place = self.saveGeometry()
        self._parts.computers.close()
        self._parts.adviser.close()
        self._tutorial.close()
        self._chronicle.close()
        patience_s = _HURRY_S if self._is_leaving else PATIENCE_S
        self._parts.autosave.close(patience_s)
        self._parts.history.close(patience_s)
        event.accept()

    def _show_concluded(self) -> None:
        """The result stands now, though the window stays: there is no way back any more."""
        if self._end.in_sight:
            self._end.in_sight.show_ending(self._settings.preferences.allows_take_back)
        self._heed()

    def _close_for_good(self) -> None:
        self._is_leaving = True
        self.close()

    def retranslate(self) -> None:
        self._name_window()

    def _tell_page(self) -> None:
        """Say which page it is, to those who can't see it; a table tells more by itself."""
        page = self._pages.currentWidget()
        if page is not self._table:
            announce(page, page.accessibleName())  # type: ignore[arg-type, union-attr]

    def _name_window(self) -> None:
        """Tell in the title that the game in sight is a daily deal."""
        title, day = self.tr("The Game"), self._session.daily
        if day and (self._end.in_sight or self._pages.currentWidget() is self._table):
            title = f"{title} – {DailyWords(self._parts.words).deal(date.fromisoformat(day))}"
        self.setWindowTitle(title)


def _dropped_file(data: QMimeData) -> Path | None:
    """The file that is being dragged over the window, if it is one that lies on this machine."""
    local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(local[0]) if local else None


def _between(sizes: Mapping[int, QSize], percent: int) -> QSize:
    """The size for this percentage, from those of the next smaller one and the next larger one."""
    below = max(each for each in sizes if each <= percent)
    above = min((each for each in sizes if each > percent), default=below)
    if above == below:
        return sizes[below]
    return sizes[below] + (sizes[above] - sizes[below]) * ((percent - below) / (above - below))
