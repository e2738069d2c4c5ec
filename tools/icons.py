"""Renders the icons of the program and of its files, in the sizes and formats of every platform.

`python dev.py icons` runs it in the environment: it is the only module in `tools/` that needs Qt.
What it makes lies in `build/icons/` and is never committed:

    hicolor/16x16/apps/thegame.png …       for Linux, as icon themes have it
    thegame.ico, thegame-document.ico      for Windows
    thegame.icns, thegame-document.icns    for macOS
"""

import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path("build", "icons")
DRAWINGS = {"app": ("thegame", "apps"), "document": ("thegame-document", "mimetypes")}
"""The drawings in `resources/icons`, and for each its name outside and its place in a theme."""
LINUX_NAMES = {"app": "thegame", "document": "application-x-thegame"}
LARGEST_SIMPLE = 32
"""Up to this size the simplified drawing is taken: in the other one nothing could be told apart."""
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS_SIZES = {
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""What macOS calls a picture, and how many pixels it has."""


class CannotDraw(Exception):
    """A drawing is none."""


def drawing(resources: Path, name: str, side: int) -> Path:
    """The drawing of this name that suits a picture of so many pixels."""
    simple = "-small" if side <= LARGEST_SIMPLE else ""
    return resources / "icons" / f"{name}{simple}.svg"


def rendered(path: Path, side: int) -> QImage:
    """The drawing as a square picture of so many pixels."""
    renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    if not renderer.isValid():
        raise CannotDraw(f"{path} can't be drawn")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, side, side))
    return image


def as_png(image: QImage) -> bytes:
    """The picture as a file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def as_ico(pictures: Mapping[int, bytes]) -> bytes:
    """A file for Windows, with a PNG for each size: a header, a table, and the pictures."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    table, body = b"", b""
    for side, png in sorted(pictures.items()):
        edge = side % 256  # 0 stands for 256
        table += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), start + len(body))
        body += png
    return head + table + body


def as_icns(pictures: Mapping[str, bytes]) -> bytes:
    """A file for macOS, with a PNG for each name: each part tells its name and its length."""
    parts = (
        name.encode("ascii") + struct.pack(">I", 8 + len(png)) + png
        for name, png in pictures.items()
    )
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make(root: Path, folder: Path) -> None:
    """Make all icons in this folder."""
    resources = root / "resources"
    for name, (outside, place) in DRAWINGS.items():
        sides = {*LINUX_SIZES, *WINDOWS_SIZES, *MACOS_SIZES.values()}
        pngs = {
            side: as_png(rendered(drawing(resources, name, side), side)) for side in sorted(sides)
        }
        theme, linux = folder / "hicolor", LINUX_NAMES[name]
        for side in LINUX_SIZES:
            _write(theme / f"{side}x{side}" / place / f"{linux}.png", pngs[side])
        scalable = drawing(resources, name, max(LINUX_SIZES)).read_bytes()
        _write(theme / "scalable" / place / f"{linux}.svg", scalable)
        _write(folder / f"{outside}.ico", as_ico({side: pngs[side] for side in WINDOWS_SIZES}))
        macos = {kind: pngs[side] for kind, side in MACOS_SIZES.items()}
        _write(folder / f"{outside}.icns", as_icns(macos))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main(arguments: Sequence[str]) -> int:
    """Make the icons, in `build/icons` or in another folder; 0 if all went well."""
    root = Path(__file__).resolve().parent.parent
    folder = Path(arguments[0]) if arguments else root / FOLDER
    try:
        make(root, folder)
    except (CannotDraw, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
