"""What every test runs under."""

import os

from hypothesis import settings

pytest_plugins = ["pytester", "tests.strictness"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine must not turn a slow example into a failure.
settings.register_profile("unhurried", settings.default, deadline=None)
settings.load_profile("unhurried")
