"""The file that keeps the settings."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSettings

from thegame_desktop.storage.own_files import insist_on_a_file, provide


class SettingsFile:
    """Keeps values by their keys; a file that can't be read stays as it is, and nothing is kept."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.trouble = _trouble(path)
        """Why the file can't be read; None if all is well, or there is none yet."""
        self._for_now: dict[str, object] = {}
        """What would have been kept in a file that can't be read."""
        # QSettings would wait for a pipe, and replace what it may not read.
        self._file = None if self.trouble else QSettings(str(path), QSettings.Format.IniFormat)

    def value(self, key: str, /) -> object:
        """What was kept; None if nothing was."""
        return self._for_now.get(key) if self._file is None else self._file.value(key)

    def setValue(self, key: str, value: object, /) -> None:
        """Keep this from now on, if anything can be."""
        if self._file is None:
            self._for_now[key] = value
            return
        with suppress(OSError):
            provide(self._path)  # QSettings would let everybody read a new one
        self._file.setValue(key, value)


def _trouble(path: Path) -> OSError | None:
    try:
        insist_on_a_file(path.with_name(f"{path.name}.lock"))  # QSettings looks into it
        insist_on_a_file(path)
        with path.open("rb"):
            return None
    except FileNotFoundError:
        return None
    except OSError as error:
        return error
