"""The gallery can be made: some of its pictures, as all of them take minutes."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from PySide6.QtGui import QImage

from tests.gallery import README_BYTES, README_FOLDER, README_SCENES, SCALES, SIZES, pictures
from thegame_desktop.engine import EDITIONS, Command
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.view.rules.chapters import anchor_of

ROOT = Path(__file__).resolve().parent.parent
WANTED = {
    "end-original-lost-1_de_900x500@1": (900, 500),
    "end-original-lost-1_de_900x500@2": (1800, 1000),
}


def test_two_pictures_are_taken(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path / "made")]
    done = subprocess.run(
        [*command, "--only", "end-original-lost-1_de_900x500*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    made = {path.stem: QImage(str(path)) for path in (tmp_path / "made").iterdir()}
    assert {name: (image.width(), image.height()) for name, image in made.items()} == WANTED
    for image in made.values():
        assert len(_colours(image)) > 50


def test_every_picture_has_a_name_of_its_own() -> None:
    assert set(Counter(each.name for each in pictures()).values()) == {1}


def test_each_edition_has_its_table_and_its_end() -> None:
    for edition in EDITIONS:
        for kind in ("table", "end"):
            names = [each.name for each in pictures(f"{kind}-{edition}")]
            assert len({name.partition("_")[0] for name in names}) > 1
            assert len(names) >= 2 * len(SIZES) * len(SCALES)


def test_people_round_one_laptop_are_shown() -> None:
    """Looks and covers, the agreement, signals in every edition, open hands, a closed end."""
    shown = {each.scene.name for each in pictures()}
    assert {"new-game-seats", "round-1-covered", "round-2-look", "round-3-agreement"} <= shown
    assert {"round-4-recap", "round-5-recap-silence", "end-original-closed-5"} <= shown
    for edition in EDITIONS:
        for kind in ("signals", "signals-panel", "open-hands"):
            assert any(name.startswith(f"{kind}-{edition}") for name in shown)


def test_every_section_of_the_rules_is_shown_and_every_chapter_read() -> None:
    scenes = {each.scene for each in pictures("dialog-rules-")}
    read = {scene.name for scene in scenes if not scene.is_to_look_at_only}
    assert read == {f"dialog-rules-{edition}" for edition in EDITIONS}
    shown = {scene.name.removeprefix("dialog-rules-") for scene in scenes}
    assert {anchor_of("extreme", command.value) for command in Command} <= shown
    for edition in EDITIONS.values():
        assert {anchor_of(edition.name, each) for each in ("end", "talking", "expert")} <= shown


def test_every_step_of_every_lesson_is_shown() -> None:
    shown = [each.scene.name for each in pictures("lessons-*-[0-9][0-9]-*_de_1280x720@1")]
    assert len(shown) == sum(len(lesson.steps) for lesson in LESSONS.values())


def test_the_readme_shows_pictures_of_the_gallery_and_no_others() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[([^\]]{40,})\]\(docs/(\w+)\.png\)", readme)
    assert [name for _, name in shown] == list(README_SCENES)
    assert readme.count("](docs/") == len(shown), "each has words for those who can't see it"
    assert {path.stem for path in README_FOLDER.glob("*.png")} == set(README_SCENES)
    assert all(path.stat().st_size < README_BYTES for path in README_FOLDER.glob("*.png"))
    scenes = {each.scene.name for each in pictures()}
    assert {scene for scene, _ in README_SCENES.values()} <= scenes


def _colours(image: QImage) -> set[int]:
    """Some of the colours in it, from a grid of places."""
    return {
        image.pixel(x, y) for x in range(5, image.width(), 11) for y in range(5, image.height(), 11)
    }
