"""Writing behind: jobs for the disk are done in a thread of their own, one after another."""

import threading
from collections.abc import Callable
from typing import NamedTuple

Job = Callable[[], None]


class Report(NamedTuple):
    """How a job went."""

    key: str
    ticket: int
    """The number that it was submitted with."""
    error: Exception | None
    """Why it failed; None if it is done."""


class Scribe:
    """Of the jobs with the same key only the newest counts; one that failed waits for `retry`."""

    def __init__(self, tell: Callable[[Report], None]) -> None:
        """Each job that was done or failed is told, from the scribe's own thread."""
        self._tell = tell
        self._change = threading.Condition()
        self._waiting: dict[str, tuple[int, Job]] = {}
        self._failed: dict[str, tuple[int, Job]] = {}
        self._busy_with: str | None = None
        self._is_closing = False
        self._thread: threading.Thread | None = None

    @property
    def has_failed(self) -> bool:
        """True if something is left that could not be written."""
        with self._change:
            return bool(self._failed)

    def submit(self, key: str, ticket: int, job: Job) -> None:
        """Do it soon, in the order of the keys' first jobs."""
        with self._change:
            self._failed.pop(key, None)
            self._waiting[key] = (ticket, job)
            self._go_on()

    def retry(self) -> None:
        """Try again what has failed."""
        with self._change:
            self._waiting = self._failed | self._waiting
            self._failed = {}
            self._go_on()

    def forget(self, key: str, seconds: float) -> None:
        """Don't do what is left to be done of this key; wait for what is being done."""
        with self._change:
            self._waiting.pop(key, None)
            self._failed.pop(key, None)
            self._change.wait_for(lambda: self._busy_with != key, seconds)
            self._failed.pop(key, None)

    def flush(self, seconds: float) -> bool:
        """Wait until all is written or has failed; True if all is written."""
        with self._change:
            is_done = self._change.wait_for(self._is_done, seconds)
            return is_done and not self._failed

    def close(self, seconds: float) -> None:
        """Finish what is waiting, and end the thread."""
        with self._change:
            self._is_closing = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(seconds)
            self._thread = None
        self._is_closing = False

    def _is_done(self) -> bool:
        return not self._waiting and self._busy_with is None

    def _go_on(self) -> None:
        if self._thread is None and self._waiting:
            # A disk that hangs must not keep the program from ending.
            self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting or self._is_closing)
                if not self._waiting:
                    return
                key = next(iter(self._waiting))
                ticket, job = self._waiting.pop(key)
                self._busy_with = key
            error: Exception | None = None
            try:
                job()
            except Exception as failure:  # noqa: BLE001 - whatever it is, it is told
                error = failure
            with self._change:
                if error is not None and key not in self._waiting:
                    self._failed[key] = (ticket, job)
                self._busy_with = None
                self._change.notify_all()
            self._tell(Report(key, ticket, error))
