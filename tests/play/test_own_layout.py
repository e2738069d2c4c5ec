"""The player's own layout of the commands: begun with ours, then never touched by us."""

import errno
import json
import os
from pathlib import Path

import pytest

from thegame_desktop.engine import EDITIONS, BadRecord, Card, Command, Layout
from thegame_desktop.play.own_layout import OwnLayout

EDITION = next(edition for edition in EDITIONS.values() if edition.has_commands)


def test_a_new_file_holds_the_default_layout_with_one_command_a_line(tmp_path: Path) -> None:
    own = OwnLayout(tmp_path / "folder" / "commands.json")
    own.provide(EDITION)
    assert own.read(EDITION) == EDITION.default_layout
    assert len(own.path.read_text("ascii").splitlines()) == len(Command) + 2


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    own = OwnLayout(tmp_path / "commands.json")
    own.path.write_text(json.dumps({"stop": ["50"]}))
    own.provide(EDITION)
    assert own.read(EDITION) == Layout.of({Command.STOP: [Card(50)]})


def test_it_is_read_anew_each_time(tmp_path: Path) -> None:
    own = OwnLayout(tmp_path / "commands.json")
    with pytest.raises(FileNotFoundError):
        own.read(EDITION)
    own.path.write_text("{")
    with pytest.raises(BadRecord):
        own.read(EDITION)
    own.path.write_text("{}")
    assert own.read(EDITION) == Layout()


def test_what_is_no_file_is_not_read() -> None:
    """A pipe would be waited for."""
    with pytest.raises(OSError) as told:
        OwnLayout(Path(os.devnull)).read(EDITION)
    assert told.value.errno == errno.EINVAL
