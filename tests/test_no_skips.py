"""`--no-skips` fails a run for any kind of skip, and stray log records fail their test."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

SKIPS = {
    "mark": "@pytest.mark.skip(reason='some reason')\ndef test_it(): pass",
    "condition": "@pytest.mark.skipif(True, reason='some reason')\ndef test_it(): pass",
    "call": "def test_it(): pytest.skip('some reason')",
    "setup": "@pytest.fixture\ndef thing(): pytest.skip('some reason')\ndef test_it(thing): pass",
    "module": "pytest.skip('some reason', allow_module_level=True)",
    "import": "pytest.importorskip('no_such_module', reason='some reason')",
}
IN_ONE_PROCESS_AND_TWO = pytest.mark.parametrize("processes", ["0", "2"])


class Suite:
    """A small project of its own that runs under the strictness plugin."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self._pytester = pytester
        pytester.makeini("[pytest]\nmarkers =\n  heavy: rarely run\n  expects_logs: logs")
        pytester.makeconftest("pytest_plugins = ['tests.strictness']")
        self.holds("ordinary", "def test_that_passes(): pass")

    def holds(self, name: str, body: str) -> None:
        self._pytester.makepyfile(**{f"test_{name}": f"import pytest\n{body}"})

    def run(self, *arguments: str) -> pytest.RunResult:
        plugins = ("-p", "xdist.plugin", "-p", "no:cacheprovider")
        return self._pytester.runpytest_subprocess(*plugins, *arguments)


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    # Only what is tested here: a start takes half the time.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Suite(pytester)


@IN_ONE_PROCESS_AND_TWO
def test_every_kind_of_skip_fails_the_run_and_is_named(suite: Suite, processes: str) -> None:
    for kind, source in SKIPS.items():
        suite.holds(kind, source)
    result = suite.run("-n", processes, "--no-skips")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1, skipped=len(SKIPS))
    assert "passed" in result.outlines[-1]
    section = next(n for n, line in enumerate(result.outlines) if "--no-skips forbids" in line)
    named = result.outlines[section + 1 : section + 1 + len(SKIPS)]
    assert {line.partition(".py")[0] for line in named} == {f"test_{kind}" for kind in SKIPS}
    assert all(line.endswith("some reason") for line in named)


@IN_ONE_PROCESS_AND_TWO
def test_a_run_of_nothing_but_a_skipped_module_fails(suite: Suite, processes: str) -> None:
    suite.holds("ordinary", SKIPS["module"])
    result = suite.run("-n", processes, "--no-skips")
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_skips_are_allowed_without_the_switch(suite: Suite) -> None:
    suite.holds("skipping", SKIPS["mark"])
    assert suite.run().ret == pytest.ExitCode.OK


@IN_ONE_PROCESS_AND_TWO
def test_deselected_and_expectedly_failing_tests_are_no_skips(suite: Suite, processes: str) -> None:
    suite.holds("heavy", "@pytest.mark.heavy\ndef test_heavy(): pass")
    suite.holds("failing", "@pytest.mark.xfail\ndef test_known_bug(): assert False")
    result = suite.run("-n", processes, "--no-skips", "-m", "not heavy")
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=1, xfailed=1)


def test_an_error_keeps_its_exit_code(suite: Suite) -> None:
    suite.holds("broken", "def test_it(:")
    suite.holds("skipping", SKIPS["module"])
    assert suite.run("--no-skips").ret == pytest.ExitCode.INTERRUPTED


def test_unexpected_log_records_fail_the_test(suite: Suite) -> None:
    suite.holds("setup", _test_that_logs("warning", "setup"))
    suite.holds("call", _test_that_logs("error", "call"))
    suite.holds("teardown", _test_that_logs("critical", "teardown"))
    result = suite.run()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=4, errors=3)
    for line in ("WARNING log: at setup", "ERROR log: at call", "CRITICAL log: at teardown"):
        assert line in result.outlines


def test_lower_levels_and_marked_tests_may_log(suite: Suite) -> None:
    suite.holds("low", _test_that_logs("info", "call"))
    suite.holds("marked", _test_that_logs("error", "call", "@pytest.mark.expects_logs\n"))
    result = suite.run()
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=3)


def test_checks_that_failed_before_are_told_above_the_last_line(suite: Suite) -> None:
    result = suite.run("--failed-before=ruff check, mypy")
    result.stdout.fnmatch_lines(["*failed before the tests*", "ruff check, mypy: see above"])
    assert "1 passed" in result.outlines[-1]


def _test_that_logs(level: str, moment: str, mark: str = "") -> str:
    log = f"logging.getLogger('log').{level}('at {moment}')"
    return (
        "import logging\nlogging.getLogger('log').setLevel('DEBUG')\n"
        "@pytest.fixture\ndef thing():\n"
        f"    {log if moment == 'setup' else 'pass'}\n    yield\n"
        f"    {log if moment == 'teardown' else 'pass'}\n"
        f"{mark}def test_it(thing): {log if moment == 'call' else 'pass'}"
    )
