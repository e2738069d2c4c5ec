"""What Linux is told of the program: menus, file types, software centres."""

import re
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from installers import linux_files
from installers.workplace import APP_ID
from tests.installers.pretend_frozen import EPOCH, pretend_frozen, workplace
from thegame_desktop import __version__
from thegame_desktop.app import DESKTOP_FILE
from tools.icons import LINUX_SIZES
from tools.translations import language_of, translation_files

ROOT = Path(__file__).resolve().parent.parent.parent
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

__test__ = sys.platform == "linux"


@pytest.fixture
def prefix(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(EPOCH))
    prefix = tmp_path / "usr"
    linux_files.lay_out(workplace(tmp_path, icons), pretend_frozen(tmp_path), prefix)
    return prefix


def entry(prefix: Path) -> dict[str, str]:
    parser = RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(prefix / "share/applications" / f"{APP_ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def valid(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_entry_of_the_menu_is_valid(prefix: Path) -> None:
    valid("desktop-file-validate", prefix / "share/applications" / f"{APP_ID}.desktop")


def test_software_centres_can_read_about_it(prefix: Path) -> None:
    path = prefix / "share/metainfo" / f"{APP_ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--no-net", "--no-color", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.findall(r"^[EW]: .*: ([\w-]+)$", done.stdout, re.MULTILINE)
    # There is no page of the project on the web, and newer ones ask for it.
    assert done.returncode == 0 or found == ["url-homepage-missing"], done.stdout
    (release,) = ElementTree.parse(path).iter("release")
    assert (release.get("version"), release.get("date")) == (__version__, "2023-11-14")


def test_all_of_it_is_said_in_every_language(prefix: Path) -> None:
    spoken = {language_of(path) for path in translation_files(ROOT)} - {"en"}
    told = entry(prefix)
    for language in spoken:
        for key in ("GenericName", "Comment", "Keywords"):
            assert told[f"{key}[{language}]"] != told[key]
    metainfo = ElementTree.parse(prefix / "share/metainfo" / f"{APP_ID}.metainfo.xml")
    for parent, kind in (("", "summary"), ("description", "p"), ("description/ul", "li")):
        found = metainfo.findall(f"{parent}/{kind}".lstrip("/"))
        for language in spoken:
            assert sum(each.get(LANGUAGE) == language for each in found) == sum(
                each.get(LANGUAGE) is None for each in found
            )
    comments = ElementTree.parse(prefix / "share/mime/packages/thegame.xml").iter(f"{MIME}comment")
    assert {each.get(LANGUAGE) for each in comments} == {None, *spoken}


def test_saved_games_open_with_it(prefix: Path) -> None:
    (kind,) = ElementTree.parse(prefix / "share/mime/packages/thegame.xml").iter(f"{MIME}mime-type")
    told = entry(prefix)
    assert told["MimeType"] == f"{kind.get('type')};"
    assert told["Exec"] == "thegame %f"
    (pattern,) = kind.iter(f"{MIME}glob")
    assert pattern.get("pattern") == "*.thegame"


def test_every_icon_that_is_named_is_there_in_all_sizes(prefix: Path) -> None:
    (icon,) = ElementTree.parse(prefix / "share/mime/packages/thegame.xml").iter(f"{MIME}icon")
    theme = prefix / "share/icons/hicolor"
    for name in (f"apps/{entry(prefix)['Icon']}", f"mimetypes/{icon.get('name')}"):
        for side in LINUX_SIZES:
            picture = QImage(str(theme / f"{side}x{side}" / f"{name}.png"))
            assert (picture.width(), picture.height()) == (side, side)
        assert (theme / "scalable" / f"{name}.svg").is_file()


def test_the_window_tells_which_entry_it_belongs_to() -> None:
    assert DESKTOP_FILE == APP_ID


def test_the_command_starts_the_program(prefix: Path) -> None:
    done = subprocess.run(
        [prefix / "bin/thegame", "a file"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "started with a file\n"


def test_dates_and_rights_are_always_the_same(prefix: Path) -> None:
    everything = [prefix, *prefix.rglob("*")]
    assert {path.lstat().st_mtime for path in everything} == {EPOCH}
    plain = [path for path in everything if not path.is_symlink()]
    assert {oct(path.stat().st_mode & 0o777) for path in plain if path.is_dir()} == {"0o755"}
    files = {path.name: path.stat().st_mode & 0o777 for path in plain if path.is_file()}
    assert {name for name, mode in files.items() if mode == 0o755} == {"thegame"}
    assert set(files.values()) == {0o755, 0o644}
