"""Every item model of the program is watched by Qt's tester, in all tests."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QObject
from PySide6.QtTest import QAbstractItemModelTester

from thegame_desktop.model.history_model import HistoryModel
from thegame_desktop.model.list_model import ListModel

# What it finds it says as a warning of Qt's, which fails the test.
_REPORTING = QAbstractItemModelTester.FailureReportingMode.Warning

Model = QAbstractListModel | QAbstractTableModel


def watch(model: Model) -> None:
    """Have it looked after as long as it is there."""
    QAbstractItemModelTester(model, _REPORTING, model)


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


@pytest.fixture(scope="session", autouse=True)
def _models_are_watched() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ListModel, "__init__", _watched_list)
        patch.setattr(HistoryModel, "__init__", _watched_table)
        yield
