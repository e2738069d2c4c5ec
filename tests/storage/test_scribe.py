"""Writing behind: jobs are done one after another in a thread of their own, and none is lost."""

import threading
from collections.abc import Callable, Iterator
from queue import Queue

import pytest

from thegame_desktop.storage.scribe import Report, Scribe

PATIENCE_S = 60.0
"""No test waits so long, unless it fails."""
AT_ONCE_S = 0.01


class Hanging:
    """A job that tells when it has begun, and goes on only when it may."""

    def __init__(self, error: Exception | None = None) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()
        self._error = error

    def __call__(self) -> None:
        self.begun.set()
        assert self.may_end.wait(PATIENCE_S)
        if self._error is not None:
            raise self._error


class Office:
    """A scribe, what it has done, and what it has told."""

    def __init__(self) -> None:
        self.reports: Queue[Report] = Queue()
        self.scribe = Scribe(self.reports.put)
        self.done: list[str] = []
        self.is_full = False
        """While it is, jobs that note something fail."""
        self._hanging: list[Hanging] = []

    def note(self, word: str) -> Callable[[], None]:
        def job() -> None:
            if self.is_full:
                raise OSError(word)
            self.done.append(word)

        return job

    def submit(self, key: str, ticket: int, word: str) -> None:
        self.scribe.submit(key, ticket, self.note(word))

    def hang(self, key: str = "hanging", error: Exception | None = None) -> Hanging:
        """Keep the scribe busy: what is submitted now waits."""
        job = Hanging(error)
        self._hanging.append(job)
        self.scribe.submit(key, 0, job)
        assert job.begun.wait(PATIENCE_S)
        return job

    def flush(self) -> bool:
        return self.scribe.flush(PATIENCE_S)

    def told(self) -> tuple[int, str]:
        """The next report: its ticket, and what its error says, if there is any."""
        _key, ticket, error = self.reports.get(timeout=PATIENCE_S)
        return ticket, "" if error is None else str(error)

    def close(self) -> None:
        for job in self._hanging:
            job.may_end.set()
        self.scribe.close(PATIENCE_S)


@pytest.fixture
def office() -> Iterator[Office]:
    office = Office()
    yield office
    office.close()


def test_jobs_are_done_in_the_order_of_their_keys(office: Office) -> None:
    busy = office.hang()
    for ticket, key in enumerate("cab"):
        office.submit(key, ticket, key)
    assert office.done == []
    busy.may_end.set()
    assert office.flush()
    assert office.done == ["c", "a", "b"]


def test_of_the_same_key_only_the_newest_is_done_in_the_place_of_the_first(office: Office) -> None:
    busy = office.hang()
    for ticket, word in enumerate(["a1", "b1", "a2", "b2", "c1", "a3"]):
        office.submit(word[0], ticket, word)
    busy.may_end.set()
    assert office.flush()
    assert office.done == ["a3", "b2", "c1"]


def test_what_comes_while_its_key_is_being_written_is_written_after_it(office: Office) -> None:
    busy = office.hang("a")
    office.submit("a", 1, "a1")
    assert office.done == []
    busy.may_end.set()
    assert office.flush()
    assert office.done == ["a1"]


def test_jobs_are_done_in_a_thread_that_does_not_keep_the_program_from_ending(
    office: Office,
) -> None:
    threads: list[threading.Thread] = []
    for ticket in range(3):
        office.scribe.submit("a", ticket, lambda: threads.append(threading.current_thread()))
        assert office.flush()
    assert len(threads) == 3
    assert len(set(threads)) == 1
    assert threads[0] is not threading.current_thread()
    assert threads[0].daemon


def test_nobody_waits_where_nothing_was_submitted(office: Office) -> None:
    assert office.scribe.flush(0)
    assert not office.scribe.has_failed
    office.scribe.retry()
    assert office.scribe.flush(0)


def test_every_job_is_told_with_its_ticket_and_its_error(office: Office) -> None:
    office.submit("a", 7, "a")
    assert office.told() == (7, "")
    office.is_full = True
    office.submit("b", 8, "b")
    assert office.told() == (8, "b")
    office.is_full = False
    office.scribe.retry()
    assert office.told() == (8, "")


def test_a_job_that_was_replaced_is_not_told(office: Office) -> None:
    busy = office.hang()
    for ticket in (1, 2, 3):
        office.submit("a", ticket, "a")
    busy.may_end.set()
    assert [office.told() for _ in range(2)] == [(0, ""), (3, "")]
    office.scribe.close(PATIENCE_S)
    assert office.reports.empty()


def test_whoever_is_told_may_submit_the_next(office: Office) -> None:
    done = threading.Event()

    def tell(report: Report) -> None:
        if report.ticket == 1:
            scribe.submit("b", 2, lambda: None)
        else:
            done.set()

    scribe = Scribe(tell)
    scribe.submit("a", 1, lambda: None)
    assert done.wait(PATIENCE_S)
    scribe.close(PATIENCE_S)


def test_a_job_that_failed_waits_until_it_is_tried_again(office: Office) -> None:
    office.is_full = True
    office.submit("a", 1, "a")
    assert not office.flush()
    assert office.scribe.has_failed
    office.is_full = False
    office.submit("b", 2, "b")
    assert not office.flush(), "the other one is still to be written"
    assert office.done == ["b"]
    office.scribe.retry()
    assert office.flush()
    assert office.done == ["b", "a"]


def test_a_job_that_fails_again_waits_again(office: Office) -> None:
    office.is_full = True
    office.submit("a", 1, "a")
    for _ in range(3):
        assert office.told() == (1, "a")
        assert not office.flush()
        office.scribe.retry()
    assert office.told() == (1, "a")
    office.is_full = False
    office.scribe.retry()
    assert office.flush()
    assert office.done == ["a"]


def test_a_job_that_failed_is_replaced_by_a_newer_one(office: Office) -> None:
    office.is_full = True
    office.submit("a", 1, "old")
    assert not office.flush()
    office.is_full = False
    office.submit("a", 2, "new")
    assert office.flush()
    assert not office.scribe.has_failed
    office.scribe.retry()
    assert office.flush()
    assert office.done == ["new"]


def test_a_job_that_fails_while_a_newer_one_waits_is_not_tried_again(office: Office) -> None:
    busy = office.hang("a", OSError("no space"))
    office.submit("a", 1, "new")
    busy.may_end.set()
    assert office.flush()
    assert not office.scribe.has_failed
    assert [office.told() for _ in range(2)] == [(0, "no space"), (1, "")]
    office.scribe.retry()
    assert office.flush()
    assert office.done == ["new"]


def test_what_failed_is_tried_before_what_is_waiting(office: Office) -> None:
    office.is_full = True
    for ticket, key in enumerate("ab"):
        office.submit(key, ticket, key)
    assert not office.flush()
    office.is_full = False
    busy = office.hang()
    office.submit("c", 2, "c")
    office.submit("b", 3, "newer b")
    office.scribe.retry()
    busy.may_end.set()
    assert office.flush()
    assert office.done == ["a", "c", "newer b"]


def test_waiting_for_a_job_that_hangs_comes_to_an_end(office: Office) -> None:
    busy = office.hang()
    office.submit("a", 1, "a")
    assert not office.scribe.flush(AT_ONCE_S)
    assert office.done == []
    assert not office.scribe.has_failed
    busy.may_end.set()
    assert office.flush()
    assert office.done == ["a"]


def test_the_last_job_counts_as_written_only_when_it_is_done(office: Office) -> None:
    busy = office.hang()
    assert not office.scribe.flush(AT_ONCE_S)
    busy.may_end.set()
    assert office.flush()


def test_the_last_job_counts_as_failed_when_it_fails_while_it_is_waited_for(
    office: Office,
) -> None:
    busy = office.hang(error=OSError("no space"))
    answers: list[bool] = []
    waiting = threading.Thread(target=lambda: answers.append(office.flush()))
    waiting.start()
    busy.may_end.set()
    waiting.join(PATIENCE_S)
    assert answers == [False]


def test_closing_finishes_what_is_waiting_and_ends_the_thread(office: Office) -> None:
    before = set(threading.enumerate())
    busy = office.hang()
    for ticket, key in enumerate("abc"):
        office.submit(key, ticket, key)
    assert set(threading.enumerate()) > before
    busy.may_end.set()
    office.scribe.close(PATIENCE_S)
    assert office.done == ["a", "b", "c"]
    assert office.reports.qsize() == 4, "and all was told before it ended"
    assert set(threading.enumerate()) <= before


def test_closing_gives_up_what_has_failed(office: Office) -> None:
    office.is_full = True
    office.submit("a", 1, "a")
    assert not office.flush()
    office.scribe.close(PATIENCE_S)
    assert office.scribe.has_failed
    assert not office.scribe.flush(0)


def test_closing_does_not_wait_for_ever(office: Office) -> None:
    busy = office.hang()
    office.scribe.close(AT_ONCE_S)
    busy.may_end.set()
    assert office.told() == (0, "")


def test_closing_twice_or_before_the_first_job_does_no_harm() -> None:
    scribe = Scribe(lambda _report: None)
    scribe.close(0)
    scribe.close(0)
    assert scribe.flush(0)


def test_after_closing_it_can_be_used_again(office: Office) -> None:
    for ticket in range(3):
        office.submit("a", ticket, f"a{ticket}")
        office.scribe.close(PATIENCE_S)
        assert office.told() == (ticket, "")
    assert office.done == ["a0", "a1", "a2"]


@pytest.mark.parametrize("error", [ValueError, LookupError, RecursionError, MemoryError])
def test_an_unexpected_error_is_told_and_the_next_job_is_done(
    office: Office, error: type[Exception]
) -> None:
    def fail() -> None:
        raise error("unexpected")

    office.scribe.submit("a", 1, fail)
    report = office.reports.get(timeout=PATIENCE_S)
    assert report.ticket == 1
    assert isinstance(report.error, error)
    assert not office.flush()
    office.submit("b", 2, "b")
    assert office.told() == (2, "")
    assert office.done == ["b"]


def test_many_writers_at_once_lose_nothing(office: Office) -> None:
    """What was submitted last under each key is what was done last, whoever submitted it."""
    last: dict[str, str] = {}

    def write(key: str) -> None:
        for number in range(200):
            word = f"{key}{number}"
            office.scribe.submit(key, number, lambda word=word: last.update({key: word}))  # type: ignore[misc]

    writers = [threading.Thread(target=write, args=(key,)) for key in "abcd"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(PATIENCE_S)
    assert office.flush()
    assert last == {key: f"{key}199" for key in "abcd"}


def test_what_has_failed_can_be_tried_again_after_closing() -> None:
    fails = [True]

    def job() -> None:
        if fails:
            fails.clear()
            raise OSError

    scribe = Scribe(lambda _report: None)
    scribe.submit("a", 1, job)
    scribe.close(10)
    scribe.retry()
    assert scribe.flush(10)
    scribe.close(10)


def test_what_is_forgotten_is_not_done() -> None:
    done: list[str] = []
    begun, may_end = threading.Event(), threading.Event()

    def hang() -> None:
        begun.set()
        assert may_end.wait(10)
        raise OSError

    scribe = Scribe(lambda _report: None)
    scribe.submit("a", 1, hang)
    assert begun.wait(10)
    scribe.submit("b", 2, lambda: done.append("b"))
    scribe.forget("b", 10)
    may_end.set()
    scribe.forget("a", 10)
    assert scribe.flush(10), "what failed is forgotten too"
    assert done == []
    scribe.close(10)
