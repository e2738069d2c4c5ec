"""The two commands with the system's own Python, which may be another one than the tests have.

Its patches may be years old: 3.11.2 of Debian 12 makes something else of an enum than 3.11.7 does.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.pretend_machine import REAL_PACKAGES
from tools.machine import Machine
from tools.supported_pythons import NEWEST, OLDEST
from tools.system_packages import SYSTEM_PYTHON

ROOT = Path(__file__).resolve().parent.parent
TESTS = sorted(
    str(path) for path in (ROOT / "tests").glob("test_dev_*.py") if path != Path(__file__)
)


def is_another_that_fits() -> bool:
    question = "import sys; print(*sys.version_info[:3])"
    told = Machine().answer(SYSTEM_PYTHON, "-I", "-c", question)
    version = tuple(map(int, (told or "0").split()))
    return (3, OLDEST) <= version[:2] <= (3, NEWEST) and version != sys.version_info[:3]


__test__ = sys.platform == "linux" and is_another_that_fits()


def test_the_tools_pass_their_tests_with_it() -> None:
    """What drives the tests is taken from the environment at work: it fits any Python."""
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--noconftest")
    done = subprocess.run(
        [SYSTEM_PYTHON, "-m", "pytest", *options, *map(str, TESTS)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(REAL_PACKAGES)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " passed" in done.stdout
