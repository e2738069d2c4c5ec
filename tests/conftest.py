"""What every test runs under."""

import gc
import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import pseudo_language as pseudo_language_file
from tools import core, resources
from tools.compilers import Zig, at_hand
from tools.machine import Machine, Trouble
from tools.qt_tools import QtTools

pytest_plugins = [
    *("pytester", "tests.isolation", "tests.patience", "tests.strictness"),
    "tests.watched_models",
]

_TESTS_A_COLLECTION = 20

ROOT = Path(__file__).resolve().parent.parent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine must not turn a slow example into a failure.
settings.register_profile("unhurried", settings.default, deadline=None)
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    """Bring the compiled resources and core up to date, once for all processes of a run."""
    if hasattr(config, "workerinput"):
        return
    machine, packages = Machine(), Path(sysconfig.get_path("platlib"))
    zig = Zig(machine, packages, ROOT / core.ZIG_CACHE)
    try:
        resources.ensure(machine, ROOT, QtTools(packages, machine))
        core.ensure(machine, ROOT, at_hand(machine, zig))
    except Trouble as trouble:
        raise pytest.UsageError(str(trouble)) from None


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Collect garbage between tests, in this thread: no other may destroy what is Qt's."""
    gc.disable()
    finished = item.session.stash.get(_finished, 0) + 1
    item.session.stash[_finished] = finished
    if finished % _TESTS_A_COLLECTION == 0:
        gc.collect()


_finished = pytest.StashKey[int]()


@pytest.fixture(scope="session")
def pseudo_texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The texts of the pseudo-language, made once for each process of a run."""
    folder = tmp_path_factory.mktemp("language")
    texts = pseudo_language_file.begin(folder, _qt_tools())
    pseudo_language_file.fill_in(texts)
    return texts


@pytest.fixture(scope="session")
def pseudo_resources(pseudo_texts: Path) -> Path:
    """The same, compiled."""
    return pseudo_language_file.compiled(pseudo_texts.parent.parent, Machine(), _qt_tools())


@pytest.fixture
def pseudo_language(pseudo_resources: Path) -> Iterator[None]:
    """Meanwhile, there is one language more to choose."""
    from PySide6.QtCore import QResource

    from tests.view.theme_tools import register_resources

    register_resources()
    assert QResource.registerResource(str(pseudo_resources))
    yield
    assert QResource.unregisterResource(str(pseudo_resources))


def _qt_tools() -> QtTools:
    return QtTools(Path(sysconfig.get_path("platlib")), Machine())
