"""The history: every finished game, in the archive on the disk."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from thegame_desktop.model.history_transfer import HistoryTransfer, take_in
from thegame_desktop.model.summary import finished_of
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import Mended, NewerArchive
from thegame_desktop.storage.record_files import append_raw_record, read_raw_records
from thegame_desktop.storage.scribe import Report, Scribe
from thegame_desktop.storage.summaries import Wanted


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
        self.archive = Archive(folder / "history.sqlite", self._told.emit)
        self.transfer = HistoryTransfer(self.archive, self)
        self.transfer.ended.connect(self.changed)
        self._scribe = Scribe(self._told.emit)

    def tidy(self) -> None:
        """Look for damage, and take in what waits to be taken in: in a thread of its own."""
        if self._waiting.exists() or (self._folder / "history.sqlite").exists():
            self._scribe.submit("tidy", 0, self._tidy)

    def keep(self, record: bytes) -> None:
        """Add a finished game, safe when this returns, in any thread; raises OSError."""
        try:
            self.archive.add([finished_of(record)])
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

    def _tidy(self) -> None:
        self.archive.check()
        if self._waiting.exists():
            self._take_in()

    def _take_in(self) -> None:
        """Move the games that wait into the archive; the file is kept, for what else is in it."""
        for _count in take_in(self.archive, read_raw_records(self._waiting)):
            pass
        aside = self._folder / "put-aside"
        aside.mkdir(exist_ok=True)
        self._waiting.replace(_free(aside / self._waiting.name))

    @Slot(object)
    def _heed(self, told: Mended | Report | None) -> None:
        if isinstance(told, Mended):
            self.mended.emit(told)
        elif isinstance(told, Report) and told.error is not None:
            if not isinstance(told.error, OSError):
                raise told.error  # a fault of the program: it belongs into the log
            return  # the next start tries again, and nothing is lost meanwhile
        self.changed.emit()


def _free(path: Path) -> Path:
    """The path, or one like it that isn't taken."""
    number = 1
    candidate = path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem} {number}{path.suffix}")
    return candidate
