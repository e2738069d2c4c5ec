"""The window: its pages, its menus, and the way from one page to the next."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QStackedWidget

from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.new_game import GameChoice, new_game
from thegame_desktop.model.piles_model import PilesModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.view.away_watch import AwayWatch
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.log_dialog import LogDialog
from thegame_desktop.view.dialogs.pile_history import PileHistory
from thegame_desktop.view.dialogs.question import Ask
from thegame_desktop.view.dialogs.settings_dialog import SettingsDialog
from thegame_desktop.view.key_repeats import KeyRepeats
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.requests import Requests
from thegame_desktop.view.table.table import Table
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SMALLEST = (900, 500)
_FIRST = (1280, 760)


@dataclass(frozen=True)
class Parts:
    """What the window shows and is built with."""

    theme: Theme
    words: Words
    session: Session
    hand: HandModel
    piles: PilesModel
    log: LogModel
    settings: Settings
    rng: Random
    data_folder: Path
    own_layout_file: Path


class MainWindow(Translated, QMainWindow):
    """Shows the new-game page, the table and the end page, and a menu for everything."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts = parts
        self._session = session = parts.session
        self._settings = settings = parts.settings
        self._art = art = CardArt(parts.theme)
        self._dialogs: dict[type[QDialog], QDialog] = {}
        self._is_leaving = False

        self._new_game = NewGamePage(parts.theme, parts.words, settings, parts.own_layout_file)
        self._table = Table(parts.theme, art, parts.words, session, parts.hand, parts.log, settings)
        self._end = EndPage(parts.theme, art, parts.words, session)
        self._pages = QStackedWidget()
        for page in (self._new_game, self._table, self._end):
            self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(*_SMALLEST)

        self._away = AwayWatch(settings, self)
        self._key_repeats = KeyRepeats(self)
        self._requests = Requests(session, settings, parts.theme, self)
        self._make_actions()
        self._connect()
        self._new_game.show_choice(settings.last_choice)
        self._restore_place()
        self._heed()
        self.retranslate()

    # The way from page to page

    def _connect(self) -> None:
        session, table, requests = self._session, self._table, self._requests
        self._new_game.play_requested.connect(self._play)
        self._new_game.back_requested.connect(self._show_table)
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
        table.history_requested.connect(self._show_history)
        table.ended.connect(self._show_end)
        requests.lay_declined.connect(table.let_go)
        self._end.take_back_requested.connect(requests.take_back)
        self._end.turn_up_requested.connect(session.turn_up)
        self._end.restart_requested.connect(session.restart)
        self._end.again_requested.connect(self._play_again)
        self._end.new_game_requested.connect(self._show_new_game)
        session.started.connect(self._show_table)
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
        self._pages.currentChanged.connect(self._heed)

    def _play(self, choice: GameChoice) -> None:
        """Start the chosen game; a game that is still running is asked about first."""
        own_layout = self._new_game.own_layout()
        game = new_game(choice, self._parts.rng, own_layout)
        self._requests.leaving(Ask.LEAVE, lambda: self._session.start(game))

    def _play_again(self) -> None:
        """The same again with another deal."""
        self._session.deal_anew(self._parts.rng)

    def _cover(self) -> None:
        """Cover the hand, also one that was about to be covered."""
        if self._session.is_running:
            self._table.hurry()
            self._session.cover()

    def _show_table(self) -> None:
        self._pages.setCurrentWidget(self._table)
        self._table.take_focus()

    def _show_end(self) -> None:
        if self._session.ending is None or self._pages.currentWidget() is not self._table:
            return  # taken back or left while the last card could still be seen
        self._end.show_ending(self._settings.preferences.allows_take_back)
        self._pages.setCurrentWidget(self._end)

    def _show_new_game(self) -> None:
        self._session.conclude()
        self._new_game.show_choice(self._settings.last_choice)
        self._new_game.offer_way_back(self._session.is_running)
        self._pages.setCurrentWidget(self._new_game)

    def _restart(self) -> None:
        self._requests.leaving(Ask.RESTART, self._session.restart)

    def _give_up(self) -> None:
        self._requests.leaving(Ask.GIVE_UP, self._session.give_up)

    def _show_history(self, pile: int) -> None:
        parts, setup = self._parts, self._session.setup
        history = PileHistory(
            parts.theme,
            self._art,
            parts.words,
            pile,
            parts.piles.rows[pile],
            setup.layout,
            setup.edition.row_cards_are_numbered,
            self,
        )
        history.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        history.open()

    # Menus

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        game = self._game_menu = self._menu()
        self._new_action = self._action(game, self._show_new_game, keys.New)
        self._back_action = self._action(game, self._show_table)
        game.addSeparator()
        self._finish_action = self._action(
            game, self._requests.finish_turn, "Ctrl+Enter", "Ctrl+Return"
        )
        self._take_back_action = self._action(game, self._requests.take_back, keys.Undo)
        self._sort_action = self._action(game, self._table.sort_hand, "Ctrl+T")
        self._signals_action = self._action(game, self._table.open_signals, "Ctrl+G")
        self._cover_action = self._action(game, self._cover, "Ctrl+H")
        game.addSeparator()
        self._restart_action = self._action(game, self._restart, "Ctrl+R")
        self._give_up_action = self._action(game, self._give_up)
        game.addSeparator()
        self._settings_action = self._action(game, self._show_settings, keys.Preferences, "Ctrl+,")
        self._settings_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._quit_action = self._action(game, self.close, keys.Quit, "Ctrl+Q")
        self._quit_action.setMenuRole(QAction.MenuRole.QuitRole)

        view = self._view_menu = self._menu()
        self._line_action = self._switch(view, "shows_number_line")
        self._log_action = self._switch(view, "shows_log")
        self._what_happened_action = self._action(view, self._show_log, "Ctrl+L")
        view.addSeparator()
        self._full_screen_action = self._action(
            view, self._toggle_full_screen, "F11", keys.FullScreen
        )
        self._full_screen_action.setCheckable(True)

        help_menu = self._help_menu = self._menu()
        self._keys_action = self._action(help_menu, self._show_keys, keys.HelpContents, "F1")
        self._about_action = self._action(help_menu, self._show_about)
        self._about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        self.menuBar().addMenu(menu)
        return menu

    def _action(
        self,
        menu: QMenu,
        do: Callable[[], object],
        *keys: QKeySequence.StandardKey | str,
    ) -> QAction:
        action = QAction(self)
        # The first key is shown; not every platform has all of them.
        sequences = [QKeySequence(key) for key in keys]
        action.setShortcuts(list(dict.fromkeys(key for key in sequences if not key.isEmpty())))
        action.setAutoRepeat(False)
        action.triggered.connect(do)
        menu.addAction(action)
        return action

    def _switch(self, menu: QMenu, preference: str) -> QAction:
        """A menu item that switches one of the preferences on and off."""
        action = QAction(self)
        action.setCheckable(True)
        action.toggled.connect(lambda on: self._settings.change(**{preference: on}))
        menu.addAction(action)
        return action

    def _heed(self) -> None:
        """Enable what can be done now, and tick what is switched on."""
        session, preferences = self._session, self._settings.preferences
        at_table = self._pages.currentWidget() is self._table
        running = session.is_running
        can_play = at_table and running
        self._back_action.setEnabled(running and not at_table)
        self._finish_action.setEnabled(can_play and session.finish_refusal is None)
        can_take_back = preferences.allows_take_back and session.can_take_back
        at_new_game = self._pages.currentWidget() is self._new_game
        self._take_back_action.setEnabled(can_take_back and not at_new_game)
        is_uncovered = can_play and session.sight.uncovered is not None
        self._sort_action.setEnabled(is_uncovered)
        self._signals_action.setEnabled(is_uncovered and session.can_signal)
        self._cover_action.setEnabled(is_uncovered and not session.sight.is_open)
        self._restart_action.setEnabled(can_play)
        self._give_up_action.setEnabled(can_play)
        self._what_happened_action.setEnabled(running or session.ending is not None)
        self._line_action.setChecked(preferences.shows_number_line)
        self._log_action.setChecked(preferences.shows_log)
        self._end.offer_take_back(preferences.allows_take_back)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._full_screen_action.setChecked(self.isFullScreen())

    def _show_settings(self) -> None:
        self._show_dialog(
            SettingsDialog, lambda: SettingsDialog(self._settings, self._parts.words, self)
        )

    def _show_keys(self) -> None:
        actions = [
            self._finish_action,
            self._take_back_action,
            self._sort_action,
            self._signals_action,
            self._cover_action,
            self._what_happened_action,
            self._new_action,
            self._restart_action,
            self._settings_action,
            self._full_screen_action,
            self._quit_action,
        ]
        self._show_dialog(KeysDialog, lambda: KeysDialog(self._parts.theme, actions, self))

    def _show_log(self) -> None:
        self._show_dialog(LogDialog, lambda: LogDialog(self._parts.theme, self._parts.log, self))

    def _show_about(self) -> None:
        self._show_dialog(
            AboutDialog, lambda: AboutDialog(self._parts.theme, self._parts.data_folder, self)
        )

    def _show_dialog(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Open a dialog beside the game, or bring the open one forward."""
        if kind not in self._dialogs:
            self._dialogs[kind] = make()
        dialog = self._dialogs[kind]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    # The window itself

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._key_repeats.watch(self.windowHandle())
            self._away.watch(self.windowHandle())

    def _restore_place(self) -> None:
        place = self._settings.window_place
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(*_FIRST)
        self._full_screen_action.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        asks = self._settings.preferences.asks_before_leaving
        if self._session.is_running and asks and not self._is_leaving:
            event.ignore()
            self._requests.leaving(Ask.QUIT, self._close_for_good)
            return
        self._session.conclude()
        self._settings.window_place = self.saveGeometry()
        event.accept()

    def _close_for_good(self) -> None:
        self._is_leaving = True
        self.close()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("The Game"))
        self._game_menu.setTitle(self.tr("&Game"))
        self._new_action.setText(self.tr("&New game…"))
        self._back_action.setText(self.tr("&Back to the game"))
        self._finish_action.setText(self.tr("&Finish turn"))
        self._take_back_action.setText(self.tr("&Take back"))
        self._sort_action.setText(self.tr("&Sort hand"))
        self._signals_action.setText(self.tr("S&ignals…"))
        self._cover_action.setText(self.tr("&Cover the hand"))
        self._restart_action.setText(self.tr("&Restart this deal…"))
        self._give_up_action.setText(self.tr("Give &up…"))
        self._settings_action.setText(self.tr("S&ettings…"))
        self._quit_action.setText(self.tr("&Quit"))
        self._view_menu.setTitle(self.tr("&View"))
        self._line_action.setText(self.tr("&Number line"))
        self._log_action.setText(self.tr("&Log beside the table"))
        self._what_happened_action.setText(self.tr("Game lo&g…"))
        self._full_screen_action.setText(self.tr("&Full screen"))
        self._help_menu.setTitle(self.tr("&Help"))
        self._keys_action.setText(self.tr("&Keys and mouse"))
        self._about_action.setText(self.tr("&About The Game"))
