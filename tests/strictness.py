"""A pytest plugin that leaves no doubt about a run: skips, stray logs and earlier failures."""

import logging
from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("strictness")
    group.addoption("--no-skips", action="store_true", help="let any skipped test fail the run")
    group.addoption("--failed-before", metavar="CHECKS", help="checks to report as failed already")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--no-skips"):
        config.pluginmanager.register(SkipWatch())


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    failed_before = config.getoption("--failed-before")
    if failed_before:
        terminalreporter.section("failed before the tests")
        terminalreporter.line(f"{failed_before}: see above")


class SkipWatch:
    """Fails the run if anything was skipped, by whatever means and in whatever process."""

    def __init__(self) -> None:
        self._skipped: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # An expected failure is reported as skipped too.
        if report.skipped and not hasattr(report, "wasxfail"):
            self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self._note(report)

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        self._skipped.append(f"{report.nodeid}: {reason}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._skipped and session.exitstatus in (
            pytest.ExitCode.OK,
            pytest.ExitCode.NO_TESTS_COLLECTED,
        ):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._skipped:
            terminalreporter.section("skipped, which --no-skips forbids")
            for line in self._skipped:
                terminalreporter.line(line)


@pytest.fixture(autouse=True)
def _no_unexpected_logs(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fail a test that logs a warning or worse without being marked `expects_logs`."""
    yield
    if request.node.get_closest_marker("expects_logs"):
        return
    records = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    unexpected = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for record in records
        if record.levelno >= logging.WARNING
    ]
    if unexpected:
        pytest.fail("unexpected log records:\n" + "\n".join(unexpected), pytrace=False)
