"""A history as the first version with one wrote it: every later version reads all of it.

`tests/data_folders/first_history` is never written anew. What is expected stands here in words.
"""

import json
import shutil
from pathlib import Path

from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import Mended
from thegame_desktop.storage.summaries import Wanted

TESTS = Path(__file__).parents[1]


def test_all_of_it_can_be_read(tmp_path: Path) -> None:
    told: list[Mended] = []
    shutil.copy(TESTS / "data_folders" / "first_history" / "history.sqlite", tmp_path)
    archive = Archive(tmp_path / "history.sqlite", told.append)
    archive.check()
    numbers = archive.numbers(Wanted(), is_descending=False)
    found = archive.summaries(numbers)
    games = [found[number] for number in numbers]
    assert [(each.edition, each.variant, each.names, each.cards_left) for each in games] == [
        ("extreme", "expert", ("Sarah", "Tim"), 21),
        ("original", "expert", ("Sarah", "Tim"), 7),
        ("quick", "expert", ("Sarah", "Tim", "Linus"), 20),
    ]
    assert [(each.hints, each.take_backs, each.beginning) for each in games] == [
        (1, 2, "position"),
        (0, 0, "fresh"),
        (0, 0, "fresh"),
    ]
    assert [each.ended for each in games] == [1794306600, 1794393000, 1794479400]
    for game in games:
        record = json.loads(archive.record(game.id) or b"")
        played = TESTS / "playthroughs" / f"{game.edition}-expert-lost.thegame"
        assert record["turns"] == json.loads(played.read_bytes())["turns"]
    assert archive.add([]) == 0
    assert told == []
