"""What goes wrong unexpectedly: a log file of bounded size, and a signal for the view."""

import logging
import platform
import re
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtCore import __version__ as pyside_version  # type: ignore[attr-defined]

from thegame_desktop import __version__
from thegame_desktop.storage.own_files import provide, provide_folder

_FILE_BYTES = 256 * 1024
_OLD_FILES = 1
_ENTRY_CHARACTERS = 20_000
_ENTRIES_OF_ONE_KIND = 5
"""How often errors or messages of one kind are written: at every frame they would drown all
others."""
_KINDS_KEPT = 1_000
_DETAILS = re.compile(
    r"""
    "[^"\n]*" | “[^”\n]*” | (?<!\w)'[^'\n]*'(?!\w)  # what is quoted; no apostrophe
    | \b0x[0-9a-f]+\b | \d+
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""What messages of one kind differ in: names, addresses and numbers."""

_QT_MESSAGES = {
    QtMsgType.QtDebugMsg: "Qt debug",
    QtMsgType.QtInfoMsg: "Qt info",
    QtMsgType.QtWarningMsg: "Qt warning",
    QtMsgType.QtCriticalMsg: "Qt critical",
    QtMsgType.QtFatalMsg: "Qt fatal",
}
_LOGGED = frozenset({QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg})

EXPECTED = (
    "No QtMultimedia backends found",
    "Couldn't load pipewire-0.3",
    "Couldn't resolve pipewire-0.3",
)
"""How messages of Qt begin that are no news: sounds need neither a player of films nor a camera."""


class _QuietHandler(RotatingFileHandler):
    """Gives up silently where nothing can be written: a lost log line must not stop the game."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        provide_folder(path.parent)
        provide(path)
        return super()._open()


class ErrorLog:
    """Writes entries to a file that never grows beyond its bound; never raises."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._counts: Counter[str] = Counter()
        self._handler = _QuietHandler(
            path, maxBytes=_FILE_BYTES, backupCount=_OLD_FILES, encoding="utf-8", delay=True
        )
        # The text is foreign: it may hold half a surrogate pair.
        self._handler.errors = "backslashreplace"

    def write(self, text: str) -> None:
        """Add an entry with the time and the versions; of the same kind only a few."""
        if len(self._counts) >= _KINDS_KEPT:
            self._counts.clear()
        kind = _DETAILS.sub("…", text)
        self._counts[kind] += 1
        if self._counts[kind] > _ENTRIES_OF_ONE_KIND:
            return
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        entry = f"{now} {versions()}\n{text.rstrip()[-_ENTRY_CHARACTERS:]}\n"
        self._handler.handle(logging.makeLogRecord({"msg": entry}))

    def close(self) -> None:
        """Let go of the file; the next entry opens it again."""
        self._handler.acquire()
        try:
            if self._handler.stream is not None:
                self._handler.stream.close()
                self._handler.stream = None
        except OSError:
            pass
        finally:
            self._handler.release()


class ErrorWatch(QObject):
    """While installed, logs every exception that nobody caught, and tells of each kind once."""

    caught = Signal(str)
    """The error's traceback; comes later, in this object's thread, never from within a paint."""
    _noticed = Signal(str)

    def __init__(self, log: ErrorLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._told: set[str] = set()
        self._handling = threading.local()
        self._remove: Callable[[], None] | None = None
        self._noticed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Watch from now on; whoever watched before is still called."""
        if self._remove is not None:
            return
        excepthook, unraisablehook = sys.excepthook, sys.unraisablehook
        thread_hook = threading.excepthook

        def on_exception(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            if issubclass(kind, Exception):
                self._notice(_text(error, trace))
            excepthook(kind, error, trace)

        def on_unraisable(unraisable: Any) -> None:
            error = unraisable.exc_value
            if isinstance(error, Exception):
                self._notice(_text(error, unraisable.exc_traceback))
            unraisablehook(unraisable)

        def on_thread_exception(args: threading.ExceptHookArgs) -> None:
            if isinstance(args.exc_value, Exception):
                self._notice(_text(args.exc_value, args.exc_traceback))
            thread_hook(args)

        sys.excepthook = on_exception
        sys.unraisablehook = on_unraisable
        threading.excepthook = on_thread_exception
        message_handler = qInstallMessageHandler(self._on_message)

        def remove() -> None:
            sys.excepthook, sys.unraisablehook = excepthook, unraisablehook
            threading.excepthook = thread_hook
            qInstallMessageHandler(message_handler)

        self._remove = remove

    def remove(self) -> None:
        """Put everything back as it was."""
        if self._remove is not None:
            self._remove()
            self._remove = None
        self._log.close()

    def _notice(self, text: str) -> None:
        # What fails in here must not come in here again.
        if getattr(self._handling, "busy", False):
            return
        self._handling.busy = True
        try:
            self._log.write(text)
            self._noticed.emit(text)
        except Exception:  # noqa: BLE001 - whatever it is, there is nobody left to tell
            traceback.print_exc()
        finally:
            self._handling.busy = False

    @Slot(str)
    def _tell(self, text: str) -> None:
        # An error at every paint would otherwise never let the player out of the dialog.
        if text not in self._told:
            self._told.add(text)
            self.caught.emit(text)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message.startswith(EXPECTED):
            return
        line = f"{_QT_MESSAGES.get(kind, kind.name)}: {message}"
        if kind in _LOGGED:
            self._log.write(line)
        if sys.stderr is not None:  # a windowed program has none
            print(line, file=sys.stderr)


def versions() -> str:
    """The versions that matter for finding an error, on one line."""
    return (
        f"The Game {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"PySide6 {pyside_version}, {platform.platform()}"
    )


def _text(error: BaseException, trace: TracebackType | None) -> str:
    return "".join(traceback.format_exception(type(error), error, trace))
