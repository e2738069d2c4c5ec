"""Words for files: what is wrong with one, why one can't be written, and when one was."""

import errno
from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from thegame_desktop.engine import BadRecord, Fault
from thegame_desktop.storage.archive_file import DamagedArchive

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_GONE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.EIO, errno.ENODEV})
_NO_GAME = frozenset(
    {
        Fault.TOO_LONG,
        Fault.BAD_JSON,
        Fault.BAD_NUMBER,
        Fault.TOO_DEEP,
        Fault.DOUBLED_KEY,
        Fault.NOT_A_RECORD,
        Fault.MISSING_KEY,
        Fault.WRONG_TYPE,
    }
)
_UNKNOWN = frozenset({Fault.UNKNOWN_EDITION, Fault.UNKNOWN_VARIANT, Fault.UNKNOWN_COMMAND})


class FileWords(QObject):
    """The part of the words that is about files; asked by way of `Words`."""

    def cannot_open(self, error: Exception) -> str:
        """Why a game can't be read from a file, in a sentence or two."""
        if isinstance(error, BadRecord):
            return self._bad_record(error)
        if isinstance(error, DamagedArchive):
            return self.tr("The history was damaged and is being repaired. One moment, please.")
        code = error.errno if isinstance(error, OSError) else None
        if code == errno.ENOENT:
            return self.tr("The file is not there any more.")
        if code in _FORBIDDEN:
            return self.tr("The file may not be read.")
        if code in (errno.EINVAL, errno.EISDIR):
            return self.tr("That is no file that could hold a game.")
        return self.tr("The file can't be read: {reason}.").format(reason=_cause(error))

    def cannot_save(self, error: Exception) -> str:
        """Why a game can't be written, in a few words."""
        code = error.errno if isinstance(error, OSError) else None
        if code in _FULL:
            return self.tr("the disk is full")
        if code in _FORBIDDEN:
            return self.tr("nothing may be written to its folder")
        if code in _GONE:
            return self.tr("its folder can't be reached")
        if code in (errno.EINVAL, errno.EISDIR):
            return self.tr("something that is no file lies in its place")
        if code == errno.EAGAIN:
            return self.tr("it is busy just now")
        return _cause(error)

    def when(self, moment: datetime, now: datetime) -> str:
        """When something was saved, by the calendar and the clock on the wall."""
        moment, locale = moment.astimezone(), QLocale()
        clock = locale.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
        today = now.astimezone().date()
        if moment.date() == today:
            return self.tr("today, {time}").format(time=clock)
        if moment.date() == today - timedelta(days=1):
            return self.tr("yesterday, {time}").format(time=clock)
        date = QDate(moment.year, moment.month, moment.day)
        day = locale.toString(date, QLocale.FormatType.ShortFormat)
        return self.tr("{date}, {time}").format(date=day, time=clock)

    def _bad_record(self, bad: BadRecord) -> str:
        if bad.fault is Fault.NEWER_VERSION:
            return self.tr(
                "It was saved by a newer version of The Game. Please bring the program up to date "
                "to open it."
            )
        if bad.fault in _NO_GAME:
            return self.tr("It is no saved game of The Game, or it is damaged.")
        if bad.fault in _UNKNOWN:
            return self.tr("It is of an edition or a variant that isn't known here.")
        return self.tr("What it tells can't have been played by the rules: it is damaged.")


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
