"""The composition root: builds and connects everything.

The order of a start: the lock of the data folder (whoever hasn't got it calls the window that has
it, and ends), the resources (nothing has a look before them), the application with fonts and theme,
the error watch (from here on nothing goes wrong unseen), the settings, the language (before the
first text is made), the game and its models, what keeps the game safe, the window.
"""

import errno
import gc
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QResource,
    QStandardPaths,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from thegame_desktop import __version__
from thegame_desktop.bots import core
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch
from thegame_desktop.model.history import History
from thegame_desktop.model.housekeeping import Housekeeper
from thegame_desktop.model.language import Language
from thegame_desktop.model.preferences import Preferences, Settings
from thegame_desktop.model.session import Session
from thegame_desktop.model.settings_file import SettingsFile
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.today import Today
from thegame_desktop.model.unfinished_games import UnfinishedGames
from thegame_desktop.single_instance import LOCK_NAME, FirstInstance, Start, first_or_later
from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.own_files import close_to_others, provide_folder
from thegame_desktop.storage.shelf import Shelf
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.dialogs.failed_starts import AlreadyRunning, LongName
from thegame_desktop.view.look.chosen_theme import theme_name, wear
from thegame_desktop.view.look.focus_frame import FocusFrames
from thegame_desktop.view.look.program_icon import program_icon
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.look.theme import Theme, load_fonts, load_theme
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.sound.player import Player, open_player
from thegame_desktop.view.sound.sound_board import SoundBoard
from thegame_desktop.view.system.system_look import SystemLook
from thegame_desktop.view.system.system_motion import SystemMotion, reader_for
from thegame_desktop.view.window.main_window import MainWindow
from thegame_desktop.view.wishes import Go, OpenFile
from thegame_desktop.view.words.words import Words

RESOURCES = Path(__file__).with_name("resources.rcc")
DESKTOP_FILE = "org.thegame_desktop.TheGame"
"""The entry in the menu of a Linux desktop that the window belongs to, for its name and icon."""
SETTINGS_NAME = "settings.ini"
_LONGEST_NAME = Path("games", "put-aside", f"{'x' * 32} 999.thegame")
"""What lies deepest in the data folder."""


class App(QObject):
    """The program's objects, connected: the settings, the game, the window."""

    def __init__(
        self,
        data_folder: Path,
        rng: Random,
        theme: Theme,
        *,
        open_player: Callable[[], Player] = open_player,
    ) -> None:
        super().__init__()
        Housekeeper(self)
        self.data_folder = data_folder
        store = SettingsFile(data_folder / SETTINGS_NAME)
        self.settings = Settings(store, self)
        self.language = Language(self)
        self.language.speak(self.settings.preferences.language)
        # Before the window is connected: it finds the words and the look settled.
        self.settings.changed.connect(
            lambda: self.language.speak(self.settings.preferences.language)
        )
        self._theme = theme
        self.system_look = SystemLook(self)
        self._dress()
        self.settings.changed.connect(self._dress)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)
        self.system_look.changed.connect(self._dress)
        self.words = Words(self)
        self.session = Session(self)
        # Connected before the window: views find the names and the models settled.
        sitting = Sitting(self.words, self.session, self, counts=True)
        self.computers = sitting.computers
        assert sitting.adviser is not None, "it comes with the game that counts"
        self.adviser = sitting.adviser
        shelf = Shelf(data_folder / "games")
        shelf.tidy()
        self.history = History(data_folder, self)
        self.history.tidy()
        self.autosave = Autosave(self.session, shelf, self.history, self)
        self.today = Today(self)
        self.sounds = SoundBoard(self.settings, self, open_player=open_player)
        self.window = MainWindow(
            Parts(
                theme=theme,
                words=self.words,
                sitting=sitting,
                autosave=self.autosave,
                history=self.history,
                unfinished=UnfinishedGames(self.session, shelf, self.autosave),
                settings=self.settings,
                settings_trouble=store.trouble,
                today=self.today,
                rng=rng,
                data_folder=data_folder,
                own_layout_file=data_folder / "commands.json",
                sounds=self.sounds,
                has_core=core.trouble() is None,
            )
        )

    def _dress(self) -> None:
        """Give everything the look, and all texts the size, that the settings have."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        asks_for_contrast = self.system_look.asks_for_contrast
        preferences = self.settings.preferences
        wear(self._theme, application, preferences, asks_for_contrast=asks_for_contrast)

    def welcome(self, file: Path | None) -> None:
        """Come forward, and open the file that somebody has double-clicked, if any."""
        self.window.come_forward()
        if file is not None:
            self.window.door.fulfil(OpenFile(file))


def dress(application: QApplication) -> Theme:
    """Register the resources and give the application its look; the theme it wears."""
    if not QResource.registerResource(str(RESOURCES)):
        raise RuntimeError("resources.rcc is missing: it is made by `python dev.py play`")
    load_fonts()
    usual = Preferences()
    theme = load_theme(theme_name(usual.theme)).with_(usual.card_style, usual.table_top)
    application.setStyle("Fusion")
    theme.dress(application, usual.text_percent)
    application.setWindowIcon(program_icon())
    FocusFrames(theme, application)
    return theme


def run(file: Path | None = None, folder: Path | None = None) -> int:
    """Start the game, and return its exit code when its window is closed.

    Opens the game in a file, if one is given; keeps its data in that folder instead of the usual.
    """
    application = make_application(())
    is_usual, folder = folder is None, folder or data_folder()
    try:
        require_short_name(folder)
    except OSError:
        _tell_name_is_long(application, dress(application), folder)
        raise
    with suppress(OSError):  # the window tells if nothing is saved
        provide_folder(folder)
    if is_usual and folder.is_absolute():
        # One that the player has chosen is open to whom they like.
        close_to_others(Path(os.path.realpath(folder)))
    lock = FolderLock(folder / LOCK_NAME)
    start = first_or_later(lock, folder, file)
    if start is Start.CALLED:
        return 0
    theme = dress(application)
    if start is not Start.FIRST:
        is_strangers = start is Start.STRANGERS
        return _tell_it_is_running(application, theme, folder, is_strangers=is_strangers)
    log = ErrorLog(folder / "errors.log")
    watch = ErrorWatch(log)
    watch.install()
    try:
        app = App(folder, SystemRandom(), theme)
        app.window.door.fulfil(Go.START)
    except Exception:
        # Nobody could see it otherwise: there is no window yet, and perhaps no terminal.
        dialog = ErrorDialog(theme, folder / "errors.log", can_go_on=False)
        dialog.tell(traceback.format_exc())
        application.exec()
        raise
    dialog = ErrorDialog(theme, folder / "errors.log", app.window)
    watch.caught.connect(dialog.tell)
    instance = FirstInstance(folder, app)
    if instance.trouble:
        log.write(f"A second start can't reach this window: {instance.trouble}")
    instance.called.connect(app.welcome)
    application.file_opened.connect(app.welcome)
    SystemMotion(application, lambda: reader_for(sys.platform))
    gc.freeze()  # what is there now stays for good: looking through it would cost frames
    if file is None:
        app.window.door.welcome()
    app.system_look.follow()
    app.window.show()
    if file is not None:
        app.window.door.fulfil(OpenFile(file))
    try:
        return application.exec()
    finally:
        instance.close()
        lock.release()
        watch.remove()


def _tell_it_is_running(
    application: QApplication, theme: Theme, folder: Path, *, is_strangers: bool
) -> int:
    preferences = Settings(SettingsFile(folder / SETTINGS_NAME)).preferences
    Language(application).speak(preferences.language)
    wear(theme, application, preferences)
    AlreadyRunning(theme, as_shown_path(folder), is_strangers=is_strangers).show()
    application.exec()
    return 1


def _tell_name_is_long(application: QApplication, theme: Theme, folder: Path) -> None:
    Language(application).speak(Preferences().language)
    LongName(theme, as_shown_path(folder)).show()
    application.exec()


class Application(QApplication):
    """The one application object; also hears of files that macOS wants to be opened."""

    file_opened = Signal(object)
    """The Path of a file that was double-clicked."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(arguments: Sequence[str]) -> Application:
    """The one application object, with the names that folders are derived from."""
    QCoreApplication.setApplicationName("The Game")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    return Application([sys.argv[0], *arguments])


def data_folder() -> Path:
    """Where the platform keeps a program's data."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def require_short_name(folder: Path) -> None:
    """Raise OSError if the files in the folder would have longer names than the system takes."""
    try:
        os.lstat(folder / _LONGEST_NAME)
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            what = "the name of the data folder is too long"
            raise OSError(errno.ENAMETOOLONG, what, str(folder)) from error
