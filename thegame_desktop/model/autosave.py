"""Keeps the running game safe: every change of it is written at once, off the GUI thread."""

from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from thegame_desktop.engine import Record, encode_record
from thegame_desktop.model.course import Course
from thegame_desktop.model.saved_game import record_of_course
from thegame_desktop.model.session import Session
from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.storage.scribe import Report, Scribe
from thegame_desktop.storage.shelf import Shelf

RETRY_MS = 5_000
"""How long to wait before what could not be written is tried again."""
_PATIENCE_S = 10.0
"""How long a slow disk is waited for before the program ends."""


class Autosave(QObject):
    """Writes the session's game to its place on the shelf, and to the finished ones at its end."""

    saved = Signal(int)
    """The session's revision that is safe on the disk now."""
    trouble_changed = Signal()
    _reported = Signal(object)

    def __init__(
        self, session: Session, shelf: Shelf, finished: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shelf = shelf
        self._finished = finished
        self._places: dict[str, str] = {}
        """Where the games of this run lie on the shelf, by their ids."""
        self._latest: Course | None = None
        self._borrowed: Course | None = None
        self._trouble: Exception | None = None
        self._scribe = Scribe(self._reported.emit)
        self._reported.connect(self._heed, Qt.ConnectionType.QueuedConnection)
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._scribe.retry)
        session.changed.connect(self._keep)
        session.concluded.connect(self._conclude)

    @property
    def trouble(self) -> Exception | None:
        """Why the latest that happened is not saved; None if it is, or is about to be."""
        return self._trouble

    @property
    def place(self) -> str | None:
        """Where the session's game lies on the shelf; None if there is no reason to keep it."""
        course = self._session.course
        if course is None or self._session.is_concluded:
            return None
        return self._place_of(course.id)

    def adopt(self, course: Course, place: str) -> None:
        """From now on this game is kept in this place."""
        self._places[course.id] = place

    def borrow(self, course: Course) -> None:
        """This game lies in a file of the player's, and needs no place until something is done."""
        self._give_back()
        self._borrowed = course

    def flush(self) -> bool:
        """Wait until all is written; False if something could not be, even when tried again."""
        if self._scribe.has_failed:
            self._scribe.retry()
        return self._scribe.flush(_PATIENCE_S)

    def close(self) -> bool:
        """Write what is left, for the last time; False if something could not be written."""
        self._retry.stop()
        self._give_back()
        is_safe = self.flush()
        self._scribe.close(_PATIENCE_S)
        self._reported.disconnect(self._heed)
        return is_safe

    def _keep(self) -> None:
        course, place = self._session.course, self.place
        if course is not None and self._latest is not None and self._latest.id != course.id:
            self._give_back()
        self._latest = course
        if course is None or place is None:
            return

        def write() -> None:
            self._shelf.keep(place, encode_record(record_of_course(course)))

        self._scribe.submit(place, self._session.revision, write)

    def _give_back(self) -> None:
        """Don't keep what the player's own file says just as well."""
        if self._borrowed is None or self._latest is None or self._borrowed.id != self._latest.id:
            return
        if self._latest.state is self._borrowed.state and not self._latest.is_over:
            place = self._place_of(self._borrowed.id)
            self._scribe.submit(place, self._session.revision, lambda: self._shelf.remove(place))
        self._borrowed = None

    def _conclude(self, record: Record) -> None:
        place = self._place_of(record.extra["id"])

        def move() -> None:
            data = encode_record(record)
            # In this order: whatever happens in between, the game is in one of the two places.
            try:
                append_raw_record(self._finished, data)
            except OSError:
                self._shelf.keep(place, data)
                raise
            self._shelf.remove(place)

        self._scribe.submit(place, self._session.revision, move)

    def _place_of(self, game: str) -> str:
        return self._places.setdefault(game, uuid4().hex)

    @Slot(object)
    def _heed(self, report: Report) -> None:
        error = report.error
        if error is not None:
            self._retry.start()
        else:
            self.saved.emit(report.ticket)
            if self._scribe.has_failed:
                return  # something else is still to be written
        if repr(error) != repr(self._trouble):
            self._trouble = error
            self.trouble_changed.emit()
            if error is not None and not isinstance(error, OSError):
                raise error  # a fault of the program: it belongs into the log
