"""The composition root: builds and connects everything.

The order of a start: the resources (nothing has a look before them), the application with fonts
and theme, the error watch (from here on nothing goes wrong unseen), the settings, the language
(before the first text is made), the game and its models, the window.
"""

import logging
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QCoreApplication, QObject, QResource, QSettings, QStandardPaths
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from thegame_desktop import __version__
from thegame_desktop.engine import Record, encode_record
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.language import Language
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.piles_model import PilesModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.look.theme import Theme, load_fonts, load_theme
from thegame_desktop.view.main_window import MainWindow, Parts
from thegame_desktop.view.words.words import Words

RESOURCES = Path(__file__).with_name("resources.rcc")
THEME = "dark"

_log = logging.getLogger(__name__)


class App(QObject):
    """The program's objects, connected: the settings, the game, the window."""

    def __init__(self, data_folder: Path, rng: Random, theme: Theme) -> None:
        super().__init__()
        self.data_folder = data_folder
        store = QSettings(str(data_folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store, self)
        self.language = Language(self)
        self.language.speak(self.settings.preferences.language)
        self.settings.changed.connect(
            lambda: self.language.speak(self.settings.preferences.language)
        )
        self.words = Words(self)
        self.session = Session(self)
        # The names and the models are connected before the window: views find them settled.
        self.session.started.connect(
            lambda: self.words.call_players([seat.name for seat in self.session.seats])
        )
        hand, piles = HandModel(self.session, self), PilesModel(self.session, self)
        log = LogModel(self.session, self.words.log_line, self)
        self.session.concluded.connect(self._keep)
        self.window = MainWindow(
            Parts(
                theme=theme,
                words=self.words,
                session=self.session,
                hand=hand,
                piles=piles,
                log=log,
                settings=self.settings,
                rng=rng,
                data_folder=data_folder,
                own_layout_file=data_folder / "commands.json",
            )
        )

    def _keep(self, record: Record) -> None:
        """Add a game that is over to those that were played."""
        try:
            append_raw_record(self.data_folder / "finished.jsonl", encode_record(record))
        except OSError as error:
            _log.warning("a finished game could not be kept: %s", error)


def dress(application: QApplication) -> Theme:
    """Register the resources and give the application its look; the theme it wears."""
    if not QResource.registerResource(str(RESOURCES)):
        raise RuntimeError("resources.rcc is missing: it is made by `python dev.py play`")
    load_fonts()
    theme = load_theme(THEME)
    application.setStyle("Fusion")
    application.setFont(theme.font(15))
    application.setPalette(theme.palette())
    application.setStyleSheet(theme.style_sheet())
    application.setWindowIcon(QIcon(":/icons/app.svg"))
    return theme


def run(arguments: Sequence[str] = ()) -> int:
    """Start the game, and return its exit code when its window is closed."""
    application = make_application(arguments)
    theme = dress(application)
    folder = data_folder()
    watch = ErrorWatch(ErrorLog(folder / "errors.log"))
    watch.install()
    try:
        app = App(folder, SystemRandom(), theme)
    except Exception:
        # Nobody could see it otherwise: there is no window yet, and perhaps no terminal.
        dialog = ErrorDialog(theme, folder / "errors.log", can_go_on=False)
        dialog.tell(traceback.format_exc())
        application.exec()
        raise
    dialog = ErrorDialog(theme, folder / "errors.log", app.window)
    watch.caught.connect(dialog.tell)
    app.window.show()
    try:
        return application.exec()
    finally:
        watch.remove()


def make_application(arguments: Sequence[str]) -> QApplication:
    """The one application object, with the names that folders are derived from."""
    QCoreApplication.setApplicationName("The Game")
    QCoreApplication.setApplicationVersion(__version__)
    return QApplication([sys.argv[0], *arguments])


def data_folder() -> Path:
    """Where the platform keeps a program's data; made if it isn't there yet and can be."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    folder = Path(QStandardPaths.writableLocation(place))
    with suppress(OSError):  # then nothing is remembered, but the game can be played
        folder.mkdir(parents=True, exist_ok=True)
    return folder
