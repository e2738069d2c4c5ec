"""Thinking beside the window: questions are answered in a thread of their own."""

import threading
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

_PATIENCE_S = 2.0
"""How long the end of the program waits for a thought that can't be broken off."""


class Answer(NamedTuple):
    """What came of a question."""

    revision: int
    """What it was asked about: whoever gets it looks whether that still holds."""
    thought: object
    error: Exception | None = None
    """Why there is no thought; None if there is one."""


class _Asked(NamedTuple):
    revision: int
    think: Callable[[], object]


class Thinker(QObject):
    """Answers the newest question; what was asked before it is not of interest any more."""

    answered = Signal(object)
    """An Answer; may come late, even after `cancel`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._change = threading.Condition()
        self._question: _Asked | None = None
        self._thread: threading.Thread | None = None
        """The one that answers; any other one is to end."""

    def ask(self, revision: int, think: Callable[[], object]) -> None:
        """Have it thought about, instead of what is waiting to be."""
        with self._change:
            self._question = _Asked(revision, think)
            if self._thread is None:
                # A long thought must not keep the program from ending.
                self._thread = threading.Thread(target=self._work, name="thinker", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def cancel(self) -> None:
        """Don't think about what is still waiting to be thought about."""
        with self._change:
            self._question = None

    def close(self) -> None:
        """Think no more, and end the thread; a new question begins another one."""
        with self._change:
            self._question = None
            thread, self._thread = self._thread, None
            self._change.notify_all()
        if thread is not None:
            thread.join(_PATIENCE_S)

    def _work(self) -> None:
        thread = threading.current_thread()
        while True:
            with self._change:
                self._change.wait_for(lambda: self._question or self._thread is not thread)
                if self._question is None or self._thread is not thread:
                    return
                revision, think = self._question
                self._question = None
            try:
                answer = Answer(revision, think())
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                answer = Answer(revision, None, error)
            with self._change:
                if self._thread is not thread:
                    return
                self.answered.emit(answer)
