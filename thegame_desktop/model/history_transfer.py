"""Finished games from files into the history, and from the history into a file."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from thegame_desktop.engine import BadRecord
from thegame_desktop.play.summary import NotFinished, finished_of
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.own_files import insist_on_a_file
from thegame_desktop.storage.record_files import read_raw_records, write_raw_records
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.scribe import Job, Report, Scribe

_BATCH = 100
"""So many games are read before they are written, and before it is told how far it has come."""
_DROPPING_S = 1.0
"""How long an export that is broken off at the end may take to leave nothing behind."""


@dataclass(frozen=True)
class Transferred:
    """What became of a transfer, or how far it has come."""

    is_import: bool
    games: int = 0
    """How many games have come in or gone out."""
    known: int = 0
    """How many were in the history already."""
    unfinished: int = 0
    """How many are not over: they belong on the table."""
    unreadable: int = 0
    path: Path | None = None
    """The file that it is about."""
    error: Exception | None = None
    """Why it could not be brought to its end."""
    is_cancelled: bool = False


class _Cancelled(Exception):
    pass


class HistoryTransfer(QObject):
    """Does one transfer at a time, in a thread of its own."""

    progressed = Signal(object)
    """A Transferred: how far it has come."""
    ended = Signal(object)
    """A Transferred: what became of it."""
    _told = Signal(object)

    def __init__(self, archive: Archive, parent: QObject) -> None:
        super().__init__(parent)
        self._archive = archive
        self._cancel = threading.Event()
        self._scribe = Scribe(self._told.emit)
        self._result = Transferred(is_import=True)
        self._told.connect(self._heed, Qt.ConnectionType.QueuedConnection)
        self.is_running = False

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take in all finished games of these files."""
        self._begin(Transferred(is_import=True, path=paths[0]), lambda: self._import(paths))

    def export(self, ids: Sequence[str], path: Path) -> None:
        """Write the records of these games to a file, one a line; an old file stays until then."""
        self._begin(
            Transferred(is_import=False, path=path),
            lambda: write_raw_records(path, self._records(ids)),
        )

    def cancel(self) -> None:
        """Break it off: what has come in stays, a file that was to be written is not."""
        self._cancel.set()

    def close(self, seconds: float) -> None:
        """Finish writing a file, if it doesn't take longer; what comes in is broken off."""
        if self._result.is_import:
            self.cancel()
        self._scribe.flush(seconds)
        self.cancel()
        self._scribe.close(_DROPPING_S)
        self._told.disconnect(self._heed)

    def _begin(self, beginning: Transferred, job: Job) -> None:
        assert not self.is_running, "one at a time"
        self.is_running = True
        self._cancel.clear()
        self._result = beginning
        self.progressed.emit(beginning)
        self._scribe.submit("transfer", 0, lambda: self._run(job))

    # In the other thread

    def _run(self, job: Job) -> None:
        try:
            job()
        except _Cancelled:
            self._result = replace(self._result, is_cancelled=True)
        except Exception as error:
            self._result = replace(self._result, error=error)
            if not isinstance(error, OSError):
                raise  # a fault of the program: the report brings it into the log

    def _import(self, paths: Sequence[Path]) -> None:
        before = self._result
        for path in paths:
            before = self._result = replace(before, path=path)
            insist_on_a_file(path)
            records = read_raw_records(path, self._insist_on_going_on)
            for taken in take_in(self._archive, records, before):
                self._tell(taken)
            before = self._result

    def _records(self, ids: Sequence[str]) -> Iterator[bytes]:
        written = 0
        for game in ids:
            record = self._archive.record(game)
            if record is None:
                continue  # deleted meanwhile
            yield record
            written += 1
            if written % _BATCH == 0:
                self._tell(replace(self._result, games=written))
        self._tell(replace(self._result, games=written))

    def _tell(self, how_far: Transferred) -> None:
        self._result = how_far
        self._told.emit(how_far)
        self._insist_on_going_on()

    def _insist_on_going_on(self) -> None:
        if self._cancel.is_set():
            raise _Cancelled

    # In this one

    @Slot(object)
    def _heed(self, told: Transferred | Report) -> None:
        if isinstance(told, Transferred):
            self.progressed.emit(told)
            return
        self.is_running = False
        self.ended.emit(self._result)
        if told.error is not None:
            raise told.error  # a fault of the program: it belongs into the log


def take_in(
    archive: Archive, records: Iterable[bytes], before: Transferred | None = None
) -> Iterator[Transferred]:
    """Add all finished games among these records; tells again and again how far it has come."""
    taken = before or Transferred(is_import=True)
    waiting: list[Finished] = []
    for count, data in enumerate(records, 1):
        try:
            waiting.append(finished_of(data))
        except NotFinished:
            taken = replace(taken, unfinished=taken.unfinished + 1)
        except BadRecord:
            taken = replace(taken, unreadable=taken.unreadable + 1)
        if count % _BATCH == 0:
            taken = _added(archive, waiting, taken)
            waiting = []
            yield taken
    yield _added(archive, waiting, taken)


def _added(archive: Archive, games: Sequence[Finished], taken: Transferred) -> Transferred:
    added = archive.add(games) if games else 0
    known = taken.known + len(games) - added
    return replace(taken, games=taken.games + added, known=known)
