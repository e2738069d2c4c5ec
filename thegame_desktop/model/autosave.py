"""Keeps the running game safe: every change of it is written at once, off the GUI thread."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from thegame_desktop.engine import Record, encode_record
from thegame_desktop.model.history import History
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import concluded, record_of_course
from thegame_desktop.storage.record_files import read_one_record
from thegame_desktop.storage.scribe import Job, Report, Scribe
from thegame_desktop.storage.shelf import Shelf

RETRY_MS = 5_000
"""How long to wait before what could not be written is tried again."""
PATIENCE_S = 10.0
"""How long a slow disk is waited for before the program ends."""


@dataclass(frozen=True)
class _Loan:
    """A game that was opened from a file of the player's."""

    course: Course
    path: Path
    data: bytes


class Autosave(QObject):
    """Writes the session's game to its place on the shelf, and to the history at its end."""

    saved = Signal(int)
    """The session's revision that is safe on the disk now."""
    trouble_changed = Signal()
    _reported = Signal(object)

    def __init__(
        self, session: Session, shelf: Shelf, history: History, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shelf = shelf
        self.history = history
        """Where games are once they are over."""
        self._places: dict[str, str] = {}
        """Where the games of this run lie on the shelf, by their ids."""
        self._unsaved: dict[str, tuple[int, Course]] = {}
        """The games whose latest state is not on the disk yet, by their places."""
        self._over: set[str] = set()
        """Where games lie, or have lain, whose results stand."""
        self._troubles: dict[str, Exception] = {}
        self._latest: Course | None = None
        self._loan: _Loan | None = None
        self._scribe = Scribe(self._reported.emit)
        self._reported.connect(self._heed, Qt.ConnectionType.QueuedConnection)
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._scribe.retry)
        session.changed.connect(self._keep)
        session.concluded.connect(self._conclude)

    # What there is to know

    @property
    def trouble(self) -> Exception | None:
        """Why something can't be saved, first of all the game on the table; None if all is well."""
        own = self._troubles.get(self._place_at_table or "")
        return own or next(iter(self._troubles.values()), None)

    @property
    def is_about_the_table(self) -> bool:
        """True if it is the game on the table that can't be saved."""
        return self._place_at_table in self._troubles

    @property
    def place(self) -> str | None:
        """Where the session's game lies on the shelf; None if there is no reason to keep it."""
        return None if self._session.is_concluded else self._place_at_table

    @property
    def _place_at_table(self) -> str | None:
        """Where the session's game lies, or has lain until it was over."""
        course = self._session.course
        return None if course is None else self._places.get(course.id)

    def is_over(self, place: str) -> bool:
        """True if the result of the game in this place stands, be it in the history yet or not."""
        return place in self._over

    @property
    def unsaved(self) -> Mapping[str, Course]:
        """The games that the disk doesn't know as they are, by their places, the latest last."""
        return {place: course for place, (_ticket, course) in self._unsaved.items()}

    # What can be asked

    def adopt(self, course: Course, place: str) -> None:
        """From now on this game is kept in this place."""
        self._places[course.id] = place

    def borrow(self, course: Course, path: Path, data: bytes) -> None:
        """This game lies in a file of the player's, and needs no place until something is done."""
        self._give_back()
        self._loan = _Loan(course, path, data)

    def remove(self, place: str) -> None:
        """Forget a game for good, also what was still to be written of it; raises OSError."""
        self._scribe.forget(place, PATIENCE_S)
        self._forget(place)
        self._shelf.remove(place)

    def conclude_again(self, place: str, record: Record) -> None:
        """Bring to its end what a kill has interrupted: the result of a game that was left."""
        self._move(place, record)

    def flush(self, seconds: float = PATIENCE_S) -> bool:
        """Wait until all is written; False if something could not be, even when tried again."""
        if self._scribe.flush(seconds):
            return True
        self._scribe.retry()
        return self._scribe.flush(seconds)

    def close(self, seconds: float = PATIENCE_S) -> bool:
        """Write what is left, for the last time; False if something could not be written."""
        self._retry.stop()
        self._give_back()
        is_safe = self.flush(seconds)
        self._scribe.close(seconds)
        self._reported.disconnect(self._heed)
        return is_safe

    # What is to be written

    def _keep(self) -> None:
        course = self._session.course
        assert course is not None, "a change without a game"
        if self._latest is not None and self._latest.id != course.id:
            self._give_back()
        self._latest = course
        if self._session.is_concluded:
            return
        place = self._places.setdefault(course.id, uuid4().hex)
        self._over.discard(place)
        self._unsaved.pop(place, None)
        self._unsaved[place] = (self._session.revision, course)
        # The course can't change any more: the other thread may take its time with it.
        self._submit(
            place, lambda: self._shelf.keep(place, encode_record(record_of_course(course)))
        )

    def _conclude(self, record: Record) -> None:
        place = self._places[record.extra["id"]]
        self._unsaved.pop(place, None)
        self._move(place, record)

    def _move(self, place: str, record: Record) -> None:
        """Have the game in the history, and no longer on the shelf."""

        def move() -> None:
            # Whatever happens in between, the game is in one of the two places; and where it is in
            # both, the mark tells that it has had its end.
            self._shelf.keep(place, encode_record(concluded(record)))
            self.history.keep(encode_record(record))
            self._shelf.remove(place)

        self._over.add(place)
        self._submit(place, move)

    def _give_back(self) -> None:
        """Don't keep what the player's own file says just as well."""
        loan, latest = self._loan, self._latest
        if loan is None or latest is None or latest.id != loan.course.id:
            return
        self._loan = None
        looks = latest.sight.have_looked == loan.course.sight.have_looked
        if not looks or latest.seen_by(loan.course.sight) != loan.course:
            return
        place = self._places[latest.id]
        self._unsaved.pop(place, None)

        def give_back() -> None:
            if _says(loan.path, loan.data):
                self._shelf.remove(place)
            else:
                self._shelf.keep(place, encode_record(record_of_course(latest)))

        self._submit(place, give_back)

    def _submit(self, place: str, job: Job) -> None:
        self._scribe.submit(place, self._session.revision, job)

    # What became of it

    @Slot(object)
    def _heed(self, report: Report) -> None:
        before = repr(self._troubles)
        if report.error is None:
            self.saved.emit(report.ticket)
            self._troubles.pop(report.key, None)
            if self._unsaved.get(report.key, (None,))[0] == report.ticket:
                del self._unsaved[report.key]
        else:
            self._retry.start()
            self._troubles[report.key] = report.error
        if repr(self._troubles) != before:
            self.trouble_changed.emit()
            if report.error is not None and not isinstance(report.error, OSError):
                raise report.error  # a fault of the program: it belongs into the log

    def _forget(self, place: str) -> None:
        self._unsaved.pop(place, None)
        if self._troubles.pop(place, None) is not None:
            self.trouble_changed.emit()


def _says(path: Path, data: bytes) -> bool:
    """True if the file is still there and still says this."""
    try:
        return read_one_record(path) == data
    except OSError:
        return False
