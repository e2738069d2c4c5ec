"""What installers are tried with."""

from pathlib import Path

import pytest

from tools import icons as icon_maker

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The icons, drawn once for each process of a run."""
    folder = tmp_path_factory.mktemp("icons")
    icon_maker.make(ROOT, folder)
    return folder
