"""Which Pythons the game is for, as pyproject.toml says.

This file must parse on any Python, so that an old one gets an answer instead of a syntax error. Run
as a program, it says by its exit code whether the one at work will do.
"""

import io
import os
import re
import sys

_PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "pyproject.toml")
with io.open(_PROJECT, encoding="utf-8") as _file:
    _range = re.search(r'^requires-python = ">=3\.(\d+),<3\.(\d+)"$', _file.read(), re.MULTILINE)
assert _range is not None

OLDEST, NEWEST = int(_range.group(1)), int(_range.group(2)) - 1
"""The minor versions of Python 3."""
NAMES = "Python 3.%d to 3.%d" % (OLDEST, NEWEST)
FITS = (3, OLDEST) <= sys.version_info[:2] <= (3, NEWEST)

if __name__ == "__main__":
    sys.exit(not FITS)
