"""No test touches what belongs to the user."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths

ROOT = Path(__file__).resolve().parent.parent
HOME = Path.home()
# where the game may keep something
PLACES = [
    QStandardPaths.StandardLocation.AppDataLocation,
    QStandardPaths.StandardLocation.AppConfigLocation,
    QStandardPaths.StandardLocation.CacheLocation,
]


def test_the_home_is_one_of_this_run() -> None:
    assert HOME.name.startswith("thegame-tests-")


def test_settings_lie_in_the_home_of_this_run() -> None:
    assert HOME in Path(QSettings("thegame-tests", "anything").fileName()).parents


if sys.platform == "linux":

    @pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
    def test_files_lie_in_the_home_of_this_run(place: QStandardPaths.StandardLocation) -> None:
        assert HOME in Path(QStandardPaths.writableLocation(place)).parents

    def test_a_program_that_a_test_starts_is_kept_there_too() -> None:
        asked = (
            "from PySide6.QtCore import QSettings, QStandardPaths\n"
            "print(QSettings('thegame-tests', 'anything').fileName())\n"
            "for place in ('AppData', 'AppConfig', 'Cache'):\n"
            "    place = getattr(QStandardPaths.StandardLocation, f'{place}Location')\n"
            "    print(QStandardPaths.writableLocation(place))\n"
        )
        told = subprocess.run(
            [sys.executable, "-c", asked], capture_output=True, text=True, check=True
        )
        assert all(HOME in Path(line).parents for line in told.stdout.splitlines())
        assert len(told.stdout.splitlines()) == 4


COMPLAINTS = {
    "warning": "qWarning('something is odd')",
    "critical": "qCritical('something is odd')",
    "exception in a slot": (
        "timer = QTimer(); timer.timeout.connect(lambda: {}['something is odd']); "
        "timer.timeout.emit()"
    ),
}


@pytest.mark.parametrize("complaint", COMPLAINTS)
def test_what_qt_complains_about_fails_a_test(pytester: pytest.Pytester, complaint: str) -> None:
    body = f"from PySide6.QtCore import *\ndef test_it(qapp): {COMPLAINTS[complaint]}"
    module = pytester.makepyfile(body)
    result = pytester.runpytest_subprocess(
        "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", str(module)
    )
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*something is odd*"])
