"""Themes and tables are JSON: read from the resources, every value checked as it is taken out."""

import json
from typing import Any

from PySide6.QtCore import QFile, QIODevice
from PySide6.QtGui import QColor


class DataSection:
    """One JSON object of a file; ValueError tells which value is missing or bad."""

    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{path}: must be an object")
        self._path = path
        self._data: dict[str, Any] = data

    @classmethod
    def parsed(cls, path: str, text: str) -> "DataSection":
        """The object that a whole file describes."""
        try:
            return cls(path, json.loads(text))
        except json.JSONDecodeError as error:
            raise ValueError(f"{path}: not JSON: {error}") from error

    @property
    def keys(self) -> list[str]:
        """The keys that it has."""
        return list(self._data)

    def section(self, key: str) -> "DataSection":
        """The object under this key."""
        return DataSection(f"{self._path}.{key}", self._get(key))

    def text(self, key: str) -> str:
        """A text that isn't empty."""
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise ValueError(f"{self._path}.{key}: must be a text")
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise ValueError(f"{self._path}.{key}: must be true or false")
        return value

    def share(self, key: str) -> float:
        """A number from 0 to 1."""
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise ValueError(f"{self._path}.{key}: must be a number from 0 to 1")
        return float(value)

    def colour(self, key: str) -> QColor:
        """A colour by its name or number."""
        return _colour(f"{self._path}.{key}", self._get(key))

    def colours(self, key: str, at_least: int) -> tuple[QColor, ...]:
        """Several colours in a row."""
        value = self._get(key)
        if not isinstance(value, list) or len(value) < at_least:
            raise ValueError(f"{self._path}.{key}: must be a list of at least {at_least} colours")
        return tuple(_colour(f"{self._path}.{key}[{n}]", each) for n, each in enumerate(value))

    def _get(self, key: str) -> object:
        if key not in self._data:
            raise ValueError(f"{self._path}.{key}: is missing")
        return self._data[key]


def _colour(path: str, value: object) -> QColor:
    if isinstance(value, str) and QColor.isValidColorName(value):
        return QColor.fromString(value)
    raise ValueError(f"{path}: {value!r} is no colour")


def read_resource(path: str) -> str:
    """The text of a file in the resources; ValueError if it can't be read."""
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise ValueError(f"{path}: {file.errorString()}")
    return bytes(file.readAll().data()).decode()
