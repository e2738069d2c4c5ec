"""The menus: everything that can be done, with its key."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.texts import as_label, as_shown_path, explain
from thegame_desktop.view.widgets.whats_this import WhatsThisAction
from thegame_desktop.view.words.translated import Translated

_Key = QKeySequence.StandardKey
_LONGEST_PATH = 60


class MenuBar(Translated, QMenuBar):
    """Holds the actions; whoever builds the window connects them to what they do."""

    recent_requested = Signal(object)
    """The Path of a file that was open before."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings

        game = self._game_menu = self._menu()
        self.start = self._action(game, "Alt+Home")
        game.addSeparator()
        self.new = self._action(game, _Key.New)
        self.daily = self._action(game, "Ctrl+D")
        self.unfinished = self._action(game, "Ctrl+U")
        self.back = self._action(game)
        game.addSeparator()
        self.open = self._action(game, _Key.Open)
        self._recent = QMenu(self)
        self._recent.setToolTipsVisible(True)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._recent_action = game.addMenu(self._recent)
        self.save_as = self._action(game, _Key.SaveAs, "Ctrl+Shift+S", "Ctrl+S")
        game.addSeparator()
        self.history = self._action(game, "Ctrl+Y")
        self.statistics = self._action(game, "Ctrl+I")
        self.coach = self._action(game)
        game.addSeparator()
        self.restart = self._action(game, "Ctrl+R")
        self.give_up = self._action(game)
        game.addSeparator()
        self.settings = self._action(game, _Key.Preferences, "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._action(game, _Key.Quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        turn = self._turn_menu = self._menu()
        self.finish = self._action(turn, "Ctrl+Enter", "Ctrl+Return")
        self.hurry = self._action(turn, "Ctrl+Enter", "Ctrl+Return")
        self.pause = self._action(turn, "Ctrl+P")
        self.pause.setCheckable(True)
        self.take_back = self._action(turn, _Key.Undo)
        self.hint = self._action(turn, "H")
        self.sort = self._action(turn, "Ctrl+T")
        self.signals = self._action(turn, "Ctrl+G")
        self.cover = self._action(turn, "Ctrl+H")

        view = self._view_menu = self._menu()
        self._number_line = self._switch(view, "shows_number_line")
        self._log = self._switch(view, "shows_log")
        self.what_happened = self._action(view, "Ctrl+L")
        view.addSeparator()
        self.full_screen = self._action(view, "F11", _Key.FullScreen)
        self.full_screen.setCheckable(True)

        help_menu = self._help_menu = self._menu()
        self.rules = self._action(help_menu, _Key.HelpContents, "F1")
        self.rules.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self.lessons = self._action(help_menu)
        self.whats_this = WhatsThisAction(self)
        help_menu.addAction(self.whats_this)
        self.keys = self._action(help_menu, "Ctrl+F1")
        self.about = self._action(help_menu)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    @property
    def with_keys(self) -> list[QAction]:
        """What the list of keys tells of."""
        return [
            self.finish,
            self.hurry,
            self.pause,
            self.take_back,
            self.hint,
            self.sort,
            self.signals,
            self.cover,
            self.what_happened,
            self.start,
            self.new,
            self.daily,
            self.unfinished,
            self.open,
            self.save_as,
            self.history,
            self.statistics,
            self.restart,
            self.settings,
            self.full_screen,
            self.rules,
            self.whats_this,
            self.keys,
            self.quit,
        ]

    def heed(
        self,
        desk: Desk,
        game: Session,
        *,
        at_table: bool,
        at_end: bool,
        at_start: bool,
        can_hint: bool,
        can_coach: bool,
    ) -> None:
        """Enable what can be done now at the desk, and with the game that counts."""
        session, preferences = desk.session, self._settings.preferences
        is_game = session is game
        can_play = at_table and session.is_running
        self.start.setEnabled(not at_start)
        self.back.setEnabled(game.is_running and not (at_table and is_game))
        self.save_as.setEnabled(game.course is not None and is_game)
        self.finish.setEnabled(can_play and session.finish_refusal is None)
        for action in (self.hurry, self.pause):
            action.setVisible(bool(session.sight.computers))
            action.setEnabled(can_play and desk.table.pace.acting is not None)
        if session.look is not None:
            self.hurry.setEnabled(False)  # its key passes the laptop on
        self.pause.setChecked(desk.table.pace.is_paused)
        can_take_back = preferences.allows_take_back and session.can_take_back
        self.take_back.setEnabled(can_take_back and (at_table or at_end))
        self.hint.setEnabled(can_play and is_game and can_hint)
        is_uncovered = can_play and session.sight.uncovered is not None
        self.sort.setEnabled(is_uncovered)
        self.signals.setEnabled(can_play)  # where nothing can be said, the table says why
        self.cover.setEnabled(is_uncovered and not session.sight.is_open)
        self.coach.setEnabled(can_coach)
        self.restart.setEnabled(can_play and is_game)
        self.give_up.setEnabled(can_play and is_game)
        self.what_happened.setEnabled(is_game and game.course is not None)
        self._recent_action.setEnabled(bool(self._settings.recent_files))
        self._number_line.setChecked(preferences.shows_number_line)
        self._log.setChecked(preferences.shows_log)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.addMenu(menu)
        return menu

    def _action(self, menu: QMenu, *keys: _Key | str) -> QAction:
        action = QAction(self)
        # The first key is shown; not every platform has all of them.
        sequences = [QKeySequence(key) for key in keys]
        action.setShortcuts(list(dict.fromkeys(key for key in sequences if not key.isEmpty())))
        action.setAutoRepeat(False)
        menu.addAction(action)
        return action

    def _switch(self, menu: QMenu, preference: str) -> QAction:
        """A menu item that switches one of the preferences on and off."""
        action = QAction(self)
        action.setCheckable(True)
        action.toggled.connect(lambda on: self._settings.change(**{preference: on}))
        menu.addAction(action)
        return action

    def _fill_recent(self) -> None:
        self._recent.clear()
        for nth, path in enumerate(self._settings.recent_files, 1):
            shown = as_shown_path(path)
            if len(shown) > _LONGEST_PATH:
                shown = f"…{shown[1 - _LONGEST_PATH :]}"
            action = self._add_recent(f"&{nth}  {as_label(shown)}", partial(self._request, path))
            tip = self.tr("Open {path}").format(path=as_shown_path(path))
            explain(action, tip, self.tr("Goes on with the game in this file."))
        self._recent.addSeparator()
        clear = self._add_recent(self.tr("&Clear this list"), self._settings.forget_files)
        explain(
            clear,
            self.tr("Forget which files were open"),
            self.tr("Forgets which files were opened. The files themselves stay."),
        )

    def _add_recent(self, text: str, do: Callable[[], object]) -> QAction:
        action = QAction(text, self._recent)
        action.triggered.connect(lambda _is_ticked: do())
        self._recent.addAction(action)
        return action

    def _request(self, path: Path) -> None:
        self.recent_requested.emit(path)

    def retranslate(self) -> None:
        self._game_menu.setTitle(self.tr("&Game"))
        self.start.setText(self.tr("Start &page"))
        self.new.setText(self.tr("&New game…"))
        self.daily.setText(self.tr("&Daily deal…"))
        self.unfinished.setText(self.tr("Unfinished ga&mes…"))
        self.back.setText(self.tr("&Back to the game"))
        self.open.setText(self.tr("&Open…"))
        self._recent.setTitle(self.tr("Open re&cent"))
        self.save_as.setText(self.tr("Save &as…"))
        self.history.setText(self.tr("H&istory…"))
        self.statistics.setText(self.tr("S&tatistics…"))
        self.coach.setText(self.tr("What wou&ld have been better…"))
        self.restart.setText(self.tr("&Restart this deal…"))
        self.give_up.setText(self.tr("Give &up…"))
        self.settings.setText(self.tr("S&ettings…"))
        self.quit.setText(self.tr("&Quit"))
        self._turn_menu.setTitle(self.tr("&Turn"))
        self.finish.setText(self.tr("&Finish turn"))
        self.hurry.setText(self.tr("&Hurry this turn"))
        self.pause.setText(self.tr("Pause the computer pla&yers"))
        self.take_back.setText(self.tr("Ta&ke back"))
        self.hint.setText(self.tr("Sho&w a hint"))
        self.sort.setText(self.tr("&Sort hand"))
        self.signals.setText(self.tr("Si&gnals…"))
        self.cover.setText(self.tr("Co&ver the hand"))
        self._view_menu.setTitle(self.tr("&View"))
        self._number_line.setText(self.tr("&Number line"))
        self._log.setText(self.tr("&Log beside the table"))
        self.what_happened.setText(self.tr("Game lo&g…"))
        self.full_screen.setText(self.tr("&Full screen"))
        self._help_menu.setTitle(self.tr("&Help"))
        self.rules.setText(self.tr("&Rules"))
        self.lessons.setText(self.tr("&Learn to play…"))
        self.whats_this.setText(self.tr("&What's this?"))
        self.keys.setText(self.tr("&Keys and mouse"))
        self.about.setText(self.tr("&About The Game"))
        self._explain_game_menu()
        self._explain_view_and_help()

    def _explain_game_menu(self) -> None:
        explain(
            self.start,
            self.tr("To the page that everything begins with"),
            self.tr(
                "Leads to the start page. A running game is kept, and can be gone on with there."
            ),
        )
        explain(
            self.new,
            self.tr("Choose and deal another game"),
            self.tr("Leads to the choice of a new game. The running one is kept."),
        )
        explain(
            self.daily,
            self.tr("Play the deal of today"),
            self.tr(
                "Leads to the deal of today: the same cards for everybody, another deal every day."
            ),
        )
        explain(
            self.unfinished,
            self.tr("See all games that were begun"),
            self.tr("Lists the games that were begun and not finished, to go on with one of them."),
        )
        explain(
            self.back,
            self.tr("To the game on the table"),
            self.tr("Goes back to the game that is still running."),
        )
        explain(
            self.open,
            self.tr("Go on with a game in a file"),
            self.tr("Opens a game that was saved as a file, and leaves the file as it is."),
        )
        explain(
            self._recent_action,
            self.tr("Files that were open before"),
            self.tr("Lists the files that were opened last, to open one of them again."),
        )
        explain(
            self.save_as,
            self.tr("Save a copy as a file"),
            self.tr(
                "Writes a copy of the game to a file of your own, for example to send it. The game "
                "itself is saved anyway, all the time."
            ),
        )
        explain(
            self.history,
            self.tr("See all games that are over"),
            self.tr("Lists every game that was played to its end, to look at it once more."),
        )
        explain(
            self.statistics,
            self.tr("See how well it has been going"),
            self.tr("Shows how many games were won, how many cards were left, and more."),
        )
        explain(
            self.coach,
            self.tr("Have the coach look through this game"),
            self.tr(
                "Shows what the turns of a game that is over have cost, and what would have been "
                "better. It can be chosen after a game, and while one is watched again."
            ),
        )
        explain(
            self.finish,
            self.tr("Draw and pass the turn on"),
            self.tr("Finishes your turn, once enough cards are laid, and draws new ones."),
        )
        explain(
            self.hurry,
            self.tr("Have this turn played at once"),
            self.tr("Has the computer player play its whole turn at once."),
        )
        explain(
            self.pause,
            self.tr("Let the computer players wait"),
            self.tr("Lets the computer players wait until this is chosen again."),
        )
        explain(
            self.take_back,
            self.tr("Take the last card back"),
            self.tr("Takes the last card of this turn back into the hand, then the one before."),
        )
        explain(
            self.hint,
            self.tr("On your turn: see what the expert would do"),
            self.tr(
                "Shows what the expert would do now in your place, and why; chosen again, the "
                "second choice. The result tells how many hints were seen."
            ),
        )
        explain(
            self.sort,
            self.tr("Order the hand by its numbers"),
            self.tr("Puts your hand in order again, after you have dragged cards to other places."),
        )
        explain(
            self.signals,
            self.tr("Let the others know something"),
            self.tr("Opens the panel with all that you may tell the others: never a number."),
        )
        explain(
            self.cover,
            self.tr("Let nobody see the hand"),
            self.tr("Covers the hand in sight at once, for example when somebody comes by."),
        )
        explain(
            self.restart,
            self.tr("Deal the same cards again"),
            self.tr("Begins the same game once more, with the same cards in the same order."),
        )
        explain(
            self.give_up,
            self.tr("End this game, and see all cards"),
            self.tr("Ends the game as it stands, and turns everything up. It counts as given up."),
        )
        explain(
            self.settings,
            self.tr("Language, motion, warnings and more"),
            self.tr("Opens the settings. Every change holds at once, even in a running game."),
        )
        explain(
            self.quit,
            self.tr("Close the program; the game is kept"),
            self.tr("Closes the program. The next start goes on exactly where you are now."),
        )

    def _explain_view_and_help(self) -> None:
        explain(
            self._number_line,
            self.tr("Show all numbers below the piles, or not"),
            self.tr("Shows or hides the line of all numbers: what is laid and what you hold."),
        )
        explain(
            self._log,
            self.tr("Show what has happened beside the table, or not"),
            self.tr("Shows or hides the log beside the table, where the window has room for it."),
        )
        explain(
            self.what_happened,
            self.tr("See what has happened, in a window of its own"),
            self.tr("Opens the whole log of the game in a window that may stay open."),
        )
        explain(
            self.full_screen,
            self.tr("Use the whole screen, or a window"),
            self.tr("Lets the table have the whole screen, or gives it a window again."),
        )
        explain(
            self.rules,
            self.tr("Read the rules of this edition"),
            self.tr(
                "Opens the whole rules with pictures, at the place that tells of what is in sight."
            ),
        )
        explain(
            self.lessons,
            self.tr("Learn the game at the table, card by card"),
            self.tr(
                "Opens the lessons: the Original, the commands of Extreme, and Quick & Easy. You "
                "can leave one at any time and go on with it later."
            ),
        )
        explain(
            self.whats_this,
            self.tr("Click something to learn what it is"),
            self.tr(
                "Turns the pointer into a question mark: the next click explains what it hits, and "
                "does nothing else. The key pressed twice explains what has the keyboard; Esc "
                "leaves it."
            ),
        )
        explain(
            self.keys,
            self.tr("See all keys on one page"),
            self.tr("Lists every key, and what can be done by mouse."),
        )
        explain(
            self.about,
            self.tr("Version, licences, and where your games are"),
            self.tr("Tells what this program is, and in which folder your games are kept."),
        )
