"""Every item model of the program is watched by Qt's tester, in all tests."""

import sys
from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QObject
from PySide6.QtTest import QAbstractItemModelTester
from shiboken6 import delete

from thegame_desktop.model.history_model import HistoryModel
from thegame_desktop.model.list_model import ListModel

# What it finds it says as a warning of Qt's, which fails the test.
_REPORTING = QAbstractItemModelTester.FailureReportingMode.Warning

Model = QAbstractListModel | QAbstractTableModel


MOST_CHANGES = 60
"""At each one the tester looks at every row many times: after so many it looks away."""


def watch(model: Model) -> None:
    """Have it looked after."""
    tester = QAbstractItemModelTester(model, _REPORTING, model)
    changes = count(1)

    def look_away() -> None:
        if next(changes) == MOST_CHANGES:
            delete(tester)

    for change in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
        change.connect(look_away)


def is_watched(model: QObject) -> bool:
    return model.findChild(QAbstractItemModelTester) is not None


def _watched_list(model: ListModel[object], parent: QObject | None = None) -> None:
    QAbstractListModel.__init__(model, parent)
    watch(model)


def _watched_table(model: HistoryModel, *arguments: object, **named: object) -> None:
    _make_history(model, *arguments, **named)  # type: ignore[arg-type]
    watch(model)


_make_history = HistoryModel.__init__


@pytest.fixture
def history_unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody read rows of a history that weren't asked for: the tester reads all of them."""
    monkeypatch.setattr(HistoryModel, "__init__", _make_history)


@pytest.fixture
def watched_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have models looked after for as long as they are there."""
    monkeypatch.setattr(sys.modules[__name__], "MOST_CHANGES", 0)


@pytest.fixture(scope="session", autouse=True)
def _models_are_watched() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ListModel, "__init__", _watched_list)
        patch.setattr(HistoryModel, "__init__", _watched_table)
        yield
