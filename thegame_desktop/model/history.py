"""The history: every finished game, in the archive on the disk."""

import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from thegame_desktop.model.history_transfer import HistoryTransfer, take_in
from thegame_desktop.play.summary import finished_of
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import Mended, NewerArchive
from thegame_desktop.storage.own_files import insist_on_a_file, provide, provide_folder
from thegame_desktop.storage.record_files import append_raw_record, read_raw_records
from thegame_desktop.storage.safe_write import free_path
from thegame_desktop.storage.scribe import Job, Report, Scribe
from thegame_desktop.storage.summaries import Wanted

_TIDYING, _MENDING = "tidy", "mend"
_REST_S = 5.0
"""How long to wait after mending, whatever became of it, before it is tried again."""


class History(QObject):
    """Keeps finished games; lets views ask the archive, and tells them when it has changed."""

    changed = Signal()
    """Games have come or gone."""
    mended = Signal(object)
    """A Mended: the archive was damaged, and has been put aside."""
    _told = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._waiting = folder / "finished.jsonl"
        """Games that aren't in the archive yet: from before there was one, or from before the
        version that wrote it."""
        self._told.connect(self._heed, Qt.ConnectionType.QueuedConnection)
        path = folder / "history.sqlite"
        self.archive = Archive(path, on_damage=self._mend_soon)
        """For views: none of them waits while it is mended."""
        self._patient = Archive(path, self._told.emit)
        """For other threads: damage is mended there and then."""
        self.transfer = HistoryTransfer(self._patient, self)
        self.transfer.ended.connect(self.changed)
        self._scribe = Scribe(self._told.emit)
        self._is_busy = False
        self._is_waited_for = False
        """True if a view could not be answered because of what is being done."""
        self._rest_until = 0.0
        self._trouble: OSError | None = None
        """Why it could not be mended."""

    def tidy(self) -> None:
        """Look for damage, and take in what waits to be taken in: in a thread of its own."""
        if self._waiting.exists() or (self._folder / "history.sqlite").exists():
            self._submit(_TIDYING, self._tidy)

    def keep(self, record: bytes) -> None:
        """Add a finished game, safe when this returns, in any thread; raises OSError."""
        try:
            self._patient.add([finished_of(record)])
        except NewerArchive:
            append_raw_record(self._waiting, record)
        self._told.emit(None)

    def remove(self, ids: Iterable[str]) -> None:
        """Forget these games for good; raises OSError."""
        self.archive.remove(ids)
        self.changed.emit()

    def remove_all(self, wanted: Wanted) -> None:
        """Forget all of these games for good; raises OSError."""
        self.archive.remove_all(wanted)
        self.changed.emit()

    def flush(self, seconds: float) -> bool:
        """Wait until what a start has to do is done; False if it could not be."""
        return self._scribe.flush(seconds)

    def close(self, seconds: float) -> None:
        """Finish what is being done; what takes longer is broken off."""
        self.transfer.close(seconds)
        self._scribe.close(seconds)
        self._told.disconnect(self._heed)

    def _submit(self, key: str, job: Job) -> None:
        self._is_busy = True
        self._scribe.submit(key, 0, job)

    def _mend_soon(self) -> None:
        """Have the damaged archive mended in the other thread; raises why that has just failed."""
        if self._is_busy:
            self._is_waited_for = True
            return  # when that is done, views ask again
        if time.monotonic() > self._rest_until:
            self._submit(_MENDING, self._patient.mend)
        elif self._trouble is not None:
            raise self._trouble

    # In the other thread

    def _tidy(self) -> None:
        self._patient.check()
        if self._waiting.exists():
            self._take_in()

    def _take_in(self) -> None:
        """Move the games that wait into the archive; if the file has anything else, it is kept."""
        insist_on_a_file(self._waiting)
        *_, taken = take_in(self._patient, read_raw_records(self._waiting))
        if taken.unfinished or taken.unreadable:
            aside = free_path(self._folder / "put-aside" / self._waiting.name)
            provide_folder(aside.parent)
            try:
                self._waiting.replace(aside)  # at once, however large it is
            except OSError:
                provide(aside)
                shutil.copyfile(self._waiting, aside)
        try:
            self._waiting.unlink(missing_ok=True)
        except OSError:
            self._waiting.write_bytes(b"")  # or games that are deleted would come back from it
        self._told.emit(None)

    # In this one

    @Slot(object)
    def _heed(self, told: Mended | Report | None) -> None:
        if isinstance(told, Mended):
            self.mended.emit(told)
        elif isinstance(told, Report):
            self._is_busy = False
            if told.error is not None and not isinstance(told.error, OSError):
                raise told.error  # a fault of the program: it belongs into the log
            if told.key == _MENDING:
                self._rest_until = time.monotonic() + _REST_S
                self._trouble = told.error
            # What has failed is tried again at the next start, and nothing is lost meanwhile.
            if told.key != _MENDING and not self._is_waited_for:
                return  # nothing has come or gone
            self._is_waited_for = False
        self.changed.emit()
