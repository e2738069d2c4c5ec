"""The log of unexpected errors: bounded, silent where it can't write, told once for each kind."""

import gc
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from pytestqt.qtbot import QtBot

from thegame_desktop import __version__
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch


@pytest.fixture
def log(tmp_path: Path) -> Iterator[ErrorLog]:
    log = ErrorLog(tmp_path / "deep" / "folder" / "errors.log")
    yield log
    log.close()


@pytest.fixture
def watch(log: ErrorLog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ErrorWatch]:
    # Whoever was there before is called too, and in tests that fails the test.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(sys, "unraisablehook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    watch = ErrorWatch(log)
    watch.install()
    yield watch
    watch.remove()


class Told:
    """What the watch has told."""

    def __init__(self, watch: ErrorWatch) -> None:
        self.texts: list[str] = []
        watch.caught.connect(self.texts.append)


class Button(QObject):
    pressed = Signal()


def _fail(message: str = "out of cards") -> None:
    raise ValueError(message)


def test_an_entry_has_the_error_and_the_versions(log: ErrorLog) -> None:
    log.write("what happened")
    text = log.path.read_text(encoding="utf-8")
    assert "what happened" in text
    assert __version__ in text
    assert "Python 3." in text
    assert "Qt 6." in text


def test_the_file_never_grows_beyond_its_bound(log: ErrorLog) -> None:
    for number in range(200):
        log.write("y" * number + " " + "x" * 100_000)
    sizes = [path.stat().st_size for path in log.path.parent.iterdir()]
    assert len(sizes) == 2
    assert sum(sizes) < 600_000
    assert "yyy" not in log.path.read_text(encoding="utf-8")  # a long entry keeps its end


def test_the_same_entry_is_written_a_few_times_only(log: ErrorLog) -> None:
    for _ in range(1000):
        log.write("again and again")
    log.write("something else")
    text = log.path.read_text(encoding="utf-8")
    assert 1 <= text.count("again and again") <= 5
    assert "something else" in text


ALIKE = {
    "numbers": "Could not find accessible on path: /org/a11y/atspi/accessible/{n}",
    "signs and fractions": "the place is at -{n}.{n}, {n}%",
    "addresses": "no parent for QWidget(0x55d0{n:04x}ab)",
    "quoted names": 'Cannot find the child "card {n} of a pile" here',
    "names in single quotes": "it can't be that 'card {n}' isn't here",
    "names in curly quotes": "no such thing as “{n}th card”",
}


@pytest.mark.parametrize("message", ALIKE.values(), ids=ALIKE)
def test_what_differs_only_in_details_is_of_one_kind(log: ErrorLog, message: str) -> None:
    for n in range(1000):
        log.write(message.format(n=n))
    text = log.path.read_text(encoding="utf-8")
    assert [message.format(n=n) in text for n in (0, 4, 5, 999)] == [True, True, False, False]


def test_names_that_are_quoted_differ_in_nothing(log: ErrorLog) -> None:
    for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"):
        log.write(f'no seat for "{name}"')
    assert "Emil" in log.path.read_text(encoding="utf-8")
    assert "Fritz" not in log.path.read_text(encoding="utf-8")


def test_words_that_differ_are_of_different_kinds(log: ErrorLog) -> None:
    others = [
        f"it isn't {word}, and can't be 17"
        for word in ("red", "green", "blue", "white", "pink", "grey")
    ]
    for message in others:
        log.write(message)
    text = log.path.read_text(encoding="utf-8")
    assert all(message in text for message in others)


def test_any_text_can_be_written(log: ErrorLog) -> None:
    log.write("half a pair: \ud800, zero: \0, ⚡")
    assert "⚡" in log.path.read_text(encoding="utf-8")


def test_a_place_that_cannot_be_written_does_no_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "below.log", tmp_path / "folder"):
        log = ErrorLog(path)
        log.write("lost")
        log.write("lost too")
        log.close()
    assert capsys.readouterr() == ("", "")


def test_an_error_in_a_slot_is_logged_and_told(
    watch: ErrorWatch, log: ErrorLog, qtbot: QtBot
) -> None:
    button = Button()
    button.pressed.connect(_fail)
    with qtbot.waitSignal(watch.caught) as caught:
        button.pressed.emit()
    assert "ValueError: out of cards" in caught.args[0]
    assert "in _fail" in log.path.read_text(encoding="utf-8")


def test_it_is_told_later_not_from_within_the_error(watch: ErrorWatch, qtbot: QtBot) -> None:
    told = Told(watch)
    button = Button()
    button.pressed.connect(_fail)
    button.pressed.emit()
    assert told.texts == []
    qtbot.waitUntil(lambda: len(told.texts) == 1)


def test_the_same_error_again_and_again_is_told_once(watch: ErrorWatch, qtbot: QtBot) -> None:
    told = Told(watch)
    button = Button()
    button.pressed.connect(_fail)
    for _ in range(50):
        button.pressed.emit()
    qtbot.waitUntil(lambda: bool(told.texts))
    button.pressed.emit()
    qtbot.wait(20)
    assert len(told.texts) == 1


def test_an_error_while_one_is_being_told_does_not_recurse(watch: ErrorWatch, qtbot: QtBot) -> None:
    told = Told(watch)
    watch.caught.connect(lambda _text: _fail("the dialog is broken too"))
    QTimer.singleShot(0, _fail)
    qtbot.waitUntil(lambda: len(told.texts) == 2)
    qtbot.wait(20)
    assert "out of cards" in told.texts[0]
    assert "broken too" in told.texts[1]
    assert len(told.texts) == 2


def test_an_error_while_logging_does_not_recurse(
    watch: ErrorWatch, log: ErrorLog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def write(_text: str) -> None:
        sys.excepthook(KeyError, KeyError("inner"), None)
        raise OSError("outer")

    monkeypatch.setattr(log, "write", write)
    button = Button()
    button.pressed.connect(_fail)
    button.pressed.emit()
    qtbot.wait(10)


def test_errors_in_threads_are_told_in_the_watchs_own_thread(
    watch: ErrorWatch, qtbot: QtBot
) -> None:
    threads: list[int] = []
    watch.caught.connect(lambda _text: threads.append(threading.get_ident()))
    thread = threading.Thread(target=_fail, args=("in a thread",))
    with qtbot.waitSignal(watch.caught) as caught:
        thread.start()
        thread.join()
    assert "in a thread" in caught.args[0]
    assert threads == [threading.get_ident()]


def test_errors_that_nobody_can_raise_are_told(watch: ErrorWatch, qtbot: QtBot) -> None:
    class Broken:
        def __del__(self) -> None:
            raise ValueError("at the very end")

    with qtbot.waitSignal(watch.caught) as caught:
        Broken()
        gc.collect()
    assert "at the very end" in caught.args[0]


def test_an_interruption_is_no_error(watch: ErrorWatch, log: ErrorLog, qtbot: QtBot) -> None:
    told = Told(watch)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.wait(10)
    assert told.texts == []
    assert not log.path.exists()


def test_warnings_of_qt_are_logged_but_not_told(
    watch: ErrorWatch, log: ErrorLog, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    told = Told(watch)
    qWarning("a layout is odd")
    qtbot.wait(10)
    assert "Qt warning: a layout is odd" in log.path.read_text(encoding="utf-8")
    assert "a layout is odd" in capfd.readouterr().err
    assert told.texts == []


def test_what_an_installed_program_lacks_on_purpose_is_no_news(
    watch: ErrorWatch, log: ErrorLog, capfd: pytest.CaptureFixture[str]
) -> None:
    qWarning("No QtMultimedia backends found. Only QSoundEffect is available.")
    assert capfd.readouterr().err == ""
    assert not log.path.exists()


def test_removing_it_puts_everything_back(log: ErrorLog, qtbot: QtBot) -> None:
    before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
    watch = ErrorWatch(log)
    watch.install()
    watch.install()
    assert sys.excepthook is not before[0]
    watch.remove()
    watch.remove()
    assert (sys.excepthook, sys.unraisablehook, threading.excepthook) == before
