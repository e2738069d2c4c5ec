"""The menus: everything that can be done, with its key."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from thegame_desktop.model.deeds import Deed
from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.deed_actions import DeedActions, action_for
from thegame_desktop.view.look.texts import as_label, as_shown_path, explain, inscribe
from thegame_desktop.view.widgets.whats_this import WhatsThisAction
from thegame_desktop.view.wishes import (
    ChooseGame,
    Do,
    Go,
    Open,
    OpenFile,
    ReadRules,
    SaveAs,
    ShowLessons,
    ShowUnfinished,
    Wish,
)
from thegame_desktop.view.words.translated import Translated

_LONGEST_PATH = 60
_OF_A_TURN = (
    *(Deed.FINISH, Deed.HURRY, Deed.PAUSE, Deed.TAKE_BACK),
    *(Deed.HINT, Deed.SORT, Deed.SIGNALS, Deed.COVER),
)


class MenuBar(Translated, QMenuBar):
    """Everything that can be wished for by menu or by key; deeds come with their own words."""

    wished = Signal(object)
    """A Wish."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.deeds = deeds = DeedActions(self.wished.emit, self)

        game = self._game_menu = self._menu()
        self.start = self._action(game, Go.START)
        game.addSeparator()
        self.new = self._action(game, ChooseGame())
        self.daily = self._action(game, Go.DAILY)
        self.unfinished = self._action(game, ShowUnfinished())
        self.to_game = self._action(game, Go.GAME)
        game.addSeparator()
        self.open = self._action(game, OpenFile())
        self._recent = QMenu(self, toolTipsVisible=True)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._recent_action = game.addMenu(self._recent)
        self.save_as = self._action(game, SaveAs())
        game.addSeparator()
        self.history = self._action(game, Go.HISTORY)
        self.statistics = self._action(game, Go.STATISTICS)
        game.addAction(deeds[Deed.COACH])
        game.addSeparator()
        game.addActions([deeds[Deed.RESTART], deeds[Deed.GIVE_UP]])
        game.addSeparator()
        self.settings = self._action(game, Open.SETTINGS)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._action(game, Do.QUIT)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        turn = self._turn_menu = self._menu()
        turn.addActions([deeds[deed] for deed in _OF_A_TURN])

        view = self._view_menu = self._menu()
        self._number_line = self._switch(view, "shows_number_line")
        self._log = self._switch(view, "shows_log")
        self.what_happened = self._action(view, Open.LOG)
        view.addSeparator()
        self.full_screen = self._action(view, Do.FULL_SCREEN)
        self.full_screen.setCheckable(True)

        help_menu = self._help_menu = self._menu()
        self.rules = self._action(help_menu, ReadRules())
        self.rules.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self.lessons = self._action(help_menu, ShowLessons())
        self.whats_this = WhatsThisAction(self)
        help_menu.addAction(self.whats_this)
        self.keys = self._action(help_menu, Open.KEYS)
        self.about = self._action(help_menu, Open.ABOUT)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    @property
    def with_keys(self) -> list[QAction]:
        """What the list of keys tells of."""
        return [
            *(self.deeds[deed] for deed in _OF_A_TURN),
            self.what_happened,
            self.start,
            self.new,
            self.daily,
            self.unfinished,
            self.open,
            self.save_as,
            self.history,
            self.statistics,
            self.deeds[Deed.RESTART],
            self.settings,
            self.full_screen,
            self.rules,
            self.whats_this,
            self.keys,
            self.quit,
        ]

    def show_settings(self) -> None:
        """Show what the settings are, and whether they know of recent files."""
        preferences = self._settings.preferences
        self._recent_action.setEnabled(bool(self._settings.recent_files))
        self._number_line.setChecked(preferences.shows_number_line)
        self._log.setChecked(preferences.shows_log)

    def _menu(self) -> QMenu:
        menu = QMenu(self, toolTipsVisible=True)
        self.addMenu(menu)
        return menu

    def _action(self, menu: QMenu, wish: Wish) -> QAction:
        action = action_for(wish, self)
        action.triggered.connect(lambda: self.wished.emit(wish))
        menu.addAction(action)
        return action

    def _switch(self, menu: QMenu, preference: str) -> QAction:
        """A menu item that switches one of the preferences on and off."""
        action = QAction(self, checkable=True)
        action.toggled.connect(lambda on: self._settings.change(**{preference: on}))
        menu.addAction(action)
        return action

    def _fill_recent(self) -> None:
        self._recent.clear()
        for nth, path in enumerate(self._settings.recent_files, 1):
            shown = as_shown_path(path)
            if len(shown) > _LONGEST_PATH:
                shown = f"…{shown[1 - _LONGEST_PATH :]}"
            action = self._add_recent(
                f"&{nth}  {as_label(shown)}", partial(self.wished.emit, OpenFile(path))
            )
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

    def retranslate(self) -> None:
        self.deeds.retranslate()
        self._game_menu.setTitle(self.tr("&Game"))
        self._recent.setTitle(self.tr("Open re&cent"))
        self._turn_menu.setTitle(self.tr("&Turn"))
        self._view_menu.setTitle(self.tr("&View"))
        self._help_menu.setTitle(self.tr("&Help"))
        inscribe(
            self.start,
            self.tr("Start &page"),
            self.tr("To the page that everything begins with"),
            self.tr(
                "Leads to the start page. A running game is kept, and can be gone on with there."
            ),
        )
        inscribe(
            self.new,
            self.tr("&New game…"),
            self.tr("Choose and deal another game"),
            self.tr("Leads to the choice of a new game. The running one is kept."),
        )
        inscribe(
            self.daily,
            self.tr("&Daily deal…"),
            self.tr("Play the deal of today"),
            self.tr(
                "Leads to the deal of today: the same cards for everybody, another deal every day."
            ),
        )
        inscribe(
            self.unfinished,
            self.tr("Unfinished ga&mes…"),
            self.tr("See all games that were begun"),
            self.tr("Lists the games that were begun and not finished, to go on with one of them."),
        )
        inscribe(
            self.to_game,
            self.tr("&Back to the game"),
            self.tr("To the game on the table"),
            self.tr("Goes back to the game that is still running."),
        )
        inscribe(
            self.open,
            self.tr("&Open…"),
            self.tr("Go on with a game in a file"),
            self.tr("Opens a game that was saved as a file, and leaves the file as it is."),
        )
        explain(
            self._recent_action,
            self.tr("Files that were open before"),
            self.tr("Lists the files that were opened last, to open one of them again."),
        )
        inscribe(
            self.save_as,
            self.tr("Save &as…"),
            self.tr("Save a copy as a file"),
            self.tr(
                "Writes a copy of the game to a file of your own, for example to send it. The game "
                "itself is saved anyway, all the time."
            ),
        )
        inscribe(
            self.history,
            self.tr("H&istory…"),
            self.tr("See all games that are over"),
            self.tr("Lists every game that was played to its end, to look at it once more."),
        )
        inscribe(
            self.statistics,
            self.tr("S&tatistics…"),
            self.tr("See how well it has been going"),
            self.tr("Shows how many games were won, how many cards were left, and more."),
        )
        inscribe(
            self.settings,
            self.tr("S&ettings…"),
            self.tr("Language, motion, warnings and more"),
            self.tr("Opens the settings. Every change holds at once, even in a running game."),
        )
        inscribe(
            self.quit,
            self.tr("&Quit"),
            self.tr("Close the program; the game is kept"),
            self.tr("Closes the program. The next start goes on exactly where you are now."),
        )
        inscribe(
            self._number_line,
            self.tr("&Number line"),
            self.tr("Show all numbers below the piles, or not"),
            self.tr("Shows or hides the line of all numbers: what is laid and what you hold."),
        )
        inscribe(
            self._log,
            self.tr("&Log beside the table"),
            self.tr("Show what has happened beside the table, or not"),
            self.tr("Shows or hides the log beside the table, where the window has room for it."),
        )
        inscribe(
            self.what_happened,
            self.tr("Game lo&g…"),
            self.tr("See what has happened, in a window of its own"),
            self.tr("Opens the whole log of the game in a window that may stay open."),
        )
        inscribe(
            self.full_screen,
            self.tr("&Full screen"),
            self.tr("Use the whole screen, or a window"),
            self.tr("Lets the table have the whole screen, or gives it a window again."),
        )
        inscribe(
            self.rules,
            self.tr("&Rules"),
            self.tr("Read the rules of this edition"),
            self.tr(
                "Opens the whole rules with pictures, at the place that tells of what is in sight."
            ),
        )
        inscribe(
            self.lessons,
            self.tr("&Learn to play…"),
            self.tr("Learn the game at the table, card by card"),
            self.tr(
                "Opens the lessons: the Original, the commands of Extreme, and Quick & Easy. You "
                "can leave one at any time and go on with it later."
            ),
        )
        inscribe(
            self.whats_this,
            self.tr("&What's this?"),
            self.tr("Click something to learn what it is"),
            self.tr(
                "Turns the pointer into a question mark: the next click explains what it hits, and "
                "does nothing else. The key pressed twice explains what has the keyboard; Esc "
                "leaves it."
            ),
        )
        inscribe(
            self.keys,
            self.tr("&Keys and mouse"),
            self.tr("See all keys on one page"),
            self.tr("Lists every key, and what can be done by mouse."),
        )
        inscribe(
            self.about,
            self.tr("&About The Game"),
            self.tr("Version, licences, and where your games are"),
            self.tr("Tells what this program is, and in which folder your games are kept."),
        )
