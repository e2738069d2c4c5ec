"""Takes pictures of everything there is to see: `python -m tests.gallery DIR [--only PATTERN]`.

Every page and dialog, and every edition's table in the course of a game, in all languages, several
window sizes and scales; in the other themes at one of them (`--only light`, `--only contrast`), and
some with other cards and on other tables (`--only felt`). A scale has to be known before Qt starts:
each has a process of its own.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # `python tests/gallery.py` finds the rest too

from tests.gallery_coach import COACH
from tests.gallery_company import COMPANY
from tests.gallery_computers import COMPUTERS
from tests.gallery_daily import DAILY
from tests.gallery_dialogs import DIALOGS
from tests.gallery_fans import FANS
from tests.gallery_files import FILES
from tests.gallery_hints import HINTS
from tests.gallery_history import HISTORY
from tests.gallery_lessons import LEARNING
from tests.gallery_replay import REPLAYS
from tests.gallery_scenes import ENDS, PAGES, TABLES, Scene, shown
from tests.gallery_start import START
from tests.gallery_statistics import STATISTICS
from tests.gallery_turns import TURNS
from tests.isolation import PLACES
from tests.window.driver import Driver
from thegame_desktop.app import App, dress, make_application
from thegame_desktop.model.preferences import (
    TEXT_PERCENTS,
    CardStyle,
    Pace,
    Speed,
    TableTop,
    ThemeChoice,
)
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.sound.player import SilentPlayer
from thegame_desktop.view.table import bot_pace
from thegame_desktop.view.wishes import Go

SCENES = (
    *(*START, *PAGES, *TABLES, *FANS, *COMPANY, *COMPUTERS, *HINTS, *ENDS, *FILES),
    *(*DAILY, *HISTORY, *REPLAYS, *COACH, *TURNS, *STATISTICS, *LEARNING, *DIALOGS),
)
LANGUAGES = ("de", "en")
SIZES = ((900, 500), (1280, 720), (1920, 1080))
SCALES = (1, 2)
LARGEST = (((3840, 2160), 1), ((1280, 720), 3), ((900, 500), 3))
"""Sizes and scales for a few scenes only."""
OTHER_THEMES = [each for each in ThemeChoice if each not in (ThemeChoice.SYSTEM, ThemeChoice.DARK)]
FURNISHED = (
    *("new-game-original", "table-original-3-mid", "table-extreme-2-mid", "table-quick-3-mid"),
    *(
        "table-extreme-8-spent",
        "start-3-played",
        "computers-2-begin",
        "end-original-won-1",
        "end-quick-lost-4",
    ),
)
"""Scenes that are shown with other cards and on other tables too."""
FURNITURE = (
    (CardStyle.PAPER, TableTop.SLATE),
    (CardStyle.TIDE, TableTop.FELT),
    (CardStyle.TIDE, TableTop.WOOD),
    (CardStyle.PAPER, TableTop.WOOD),
)
SCREEN = (8192, 4608)
"""The pretended screen, in its own pixels: there is room for all of it."""
_FOR_EVER_MS = 10**8
README_FOLDER = ROOT / "docs"
README_SIZE = (1280, 720)
README_SCENES = {
    "start": ("start-3-played", ThemeChoice.DARK),
    "table": ("table-extreme-7-dragged", ThemeChoice.DARK),
    "quick": ("table-quick-4-dragged", ThemeChoice.LIGHT),
    "coach": ("coach-original-1", ThemeChoice.DARK),
}
"""What the README shows, by the name of the picture: the scene and its look."""
README_BYTES = 250_000
"""No picture there may be larger."""
DATA_FOLDER = Path("home", "player", ".local", "share", "The Game")
"""Relative, so that pictures that show it are the same on every machine."""


@dataclass(frozen=True)
class Picture:
    """One picture of a scene; a dialog has no size but its own."""

    scene: Scene
    language: str
    size: tuple[int, int]
    scale: int
    text_percent: int = TEXT_PERCENTS[0]
    look: ThemeChoice = ThemeChoice.DARK
    cards: CardStyle = CardStyle.TIDE
    table: TableTop = TableTop.SLATE

    @property
    def name(self) -> str:
        """The file's name without its ending; tells all there is to know, and sorts well."""
        width, height = self.size
        size = "" if self.scene.is_dialog else f"_{width}x{height}"
        texts = "" if self.text_percent == TEXT_PERCENTS[0] else f"_texts{self.text_percent}"
        look = "" if self.look is ThemeChoice.DARK else f"_{self.look.value}"
        look += "" if self.cards is CardStyle.TIDE else f"_{self.cards.value}"
        look += "" if self.table is TableTop.SLATE else f"_{self.table.value}"
        return f"{self.scene.name}_{self.language}{size}{texts}{look}@{self.scale}"


def pictures(only: str = "") -> Iterator[Picture]:
    """All pictures there are, or those in whose names the pattern is found."""
    for scene in SCENES:
        views = [(size, scale) for scale in SCALES for size in SIZES]
        if scene.is_dialog:
            views = [(SIZES[1], scale) for scale in SCALES]
        large_texts = [size for size, scale in views if scale == 1]
        if scene.is_large_too:
            views += LARGEST
        for language in LANGUAGES:
            wanted = [Picture(scene, language, size, scale) for size, scale in views]
            if scene.has_large_texts_too:
                wanted += [
                    Picture(scene, language, size, 1, TEXT_PERCENTS[-1]) for size in large_texts
                ]
            # Colours are the same at every size.
            wanted += [Picture(scene, language, SIZES[1], 1, look=look) for look in OTHER_THEMES]
            if scene.name in FURNISHED:
                wanted += [
                    Picture(scene, language, SIZES[1], 1, look=look, cards=cards, table=table)
                    for look in (ThemeChoice.DARK, ThemeChoice.LIGHT)
                    for cards, table in FURNITURE
                ]
            yield from (each for each in wanted if fnmatchcase(each.name, f"*{only}*"))


class Photographer:
    """Opens the program for each scene and language, and takes its pictures."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        # Nobody plays while they are being photographed.
        bot_pace.WAITS = dict.fromkeys(Pace, bot_pace.Waits(*[_FOR_EVER_MS] * 3))

    def take(self, wanted: Iterable[Picture]) -> Iterator[tuple[Picture, QPixmap]]:
        """Take these pictures, one after another."""
        groups: dict[Hashable, list[Picture]] = {}
        for picture in wanted:
            look = (picture.look, picture.cards, picture.table)
            key = (picture.scene.name, picture.language, picture.text_percent, look)
            groups.setdefault(key, []).append(picture)
        for group in groups.values():
            with self._open(group[0]) as driver:
                driver.window.resize(*group[0].size)
                group[0].scene.prepare(driver)
                for picture in group:
                    yield picture, self._taken(driver, picture)

    def _taken(self, driver: Driver, picture: Picture) -> QPixmap:
        driver.window.resize(*picture.size)
        _settle()
        picture.scene.pose(driver)
        _settle()
        taken = shown(driver, picture.scene).grab()
        _tidy(driver)
        return taken

    @contextmanager
    def _open(self, first: Picture) -> Iterator[Driver]:
        shutil.rmtree(DATA_FOLDER, ignore_errors=True)
        DATA_FOLDER.mkdir(parents=True)
        app = App(DATA_FOLDER, Random(1), self._theme, open_player=SilentPlayer)
        app.settings.change(
            language=first.language,
            text_percent=first.text_percent,
            theme=first.look,
            card_style=first.cards,
            table_top=first.table,
            speed=Speed.OFF,
        )
        app.window.door.fulfil(Go.START)
        app.window.show()
        app.window.activateWindow()
        QApplication.processEvents()
        yield Driver(app)
        app.window.close()
        app.window.deleteLater()
        app.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _settle() -> None:
    """Let layouts within layouts come to rest."""
    for _ in range(5):
        QApplication.processEvents()


def _tidy(driver: Driver) -> None:
    """Undo the pose: nothing is held, nothing is open but the window."""
    popup = QApplication.activePopupWidget()
    if popup is None:
        driver.key(Qt.Key.Key_Escape)
    else:
        popup.close()  # a key would be let go where nothing is any more
    if QApplication.mouseButtons():
        driver.release_on(driver.table)
    for widget in QApplication.topLevelWidgets():
        if widget is not driver.window and widget.isVisible():
            widget.close()
    QApplication.processEvents()


def _save(picture: QPixmap, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    best_compression = 0
    if not picture.save(str(path), "PNG", best_compression):
        raise OSError(f"{path} can't be written")


def _photographer() -> Photographer:
    qInstallMessageHandler(_complain)
    return Photographer(dress(make_application(())))


def _complain(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if not message.startswith("This plugin does not support"):  # a screen that does not exist
        print(message, file=sys.stderr)


def take_at_scale(folder: Path, only: str, scale: int) -> None:
    """Take the pictures of one scale: the one that this process was started with."""
    photographer = _photographer()
    wanted = [picture for picture in pictures(only) if picture.scale == scale]
    for picture, taken in photographer.take(wanted):
        _save(taken, folder / f"{picture.name}.png")


def take_for_readme(folder: Path) -> None:
    """Take the pictures that the README shows."""
    scenes = {scene.name: scene for scene in SCENES}
    photographer = _photographer()
    for name, (scene, look) in README_SCENES.items():
        picture = Picture(scenes[scene], "en", README_SIZE, 1, look=look)
        for _, taken in photographer.take([picture]):
            _save(taken, folder / f"{name}.png")


def _start(home: Path, scale: int, *arguments: str) -> subprocess.Popen[bytes]:
    """Start this module again at a scale, in a home of its own and on a pretended screen."""
    width, height = SCREEN
    screen = {"name": "gallery", "x": 0, "y": 0, "width": width, "height": height}
    screens = home / "screens.json"
    screens.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, "-m", "tests.gallery", *arguments],
        cwd=home,
        env=os.environ
        | dict.fromkeys(PLACES, str(home))
        | {
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "QT_SCALE_FACTOR": str(scale),
        },
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; 0 if all of them could be taken."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", metavar="DIR")
    parser.add_argument("--only", default="", metavar="PATTERN", help="e.g. 'table-*_de_*@2'")
    parser.add_argument("--readme", action="store_true", help="take the README's pictures")
    parser.add_argument("--scale", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.folder is None and not options.readme:
        parser.error("where to?")
    folder = options.folder and str(options.folder.resolve())
    if options.scale is not None:
        if options.readme:
            take_for_readme(options.folder or README_FOLDER)
        else:
            take_at_scale(options.folder, options.only, options.scale)
        return 0
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:
        children = []
        if options.readme:
            children.append([*([folder] if folder else []), "--readme", "--scale=1"])
        elif folder:
            children += [
                [folder, f"--only={options.only}", f"--scale={scale}"]
                for scale in sorted({picture.scale for picture in pictures(options.only)})
            ]
        started = []
        for nth, child in enumerate(children):
            home = Path(place, str(nth))
            home.mkdir(mode=0o700)
            started.append(_start(home, int(child[-1].removeprefix("--scale=")), *child))
        return max((each.wait() for each in started), default=1)


if __name__ == "__main__":
    sys.exit(main())
