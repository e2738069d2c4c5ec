"""The icons as they are made for every platform: read back, and looked at."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from thegame_desktop.app import dress
from thegame_desktop.view.look.program_icon import LARGEST_SIMPLE, program_icon
from tools import icons

NAMES = [outside for outside, _ in icons.DRAWINGS.values()]
ORANGE, BLUE = (10, 45), (195, 225)
"""The hues of the card that goes up, and of the one that goes down."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    assert icons.main([str(folder)]) == 0
    return folder


def parts_of_ico(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The sizes that an .ico file tells of, and the pictures that lie there."""
    zero, kind, count = struct.unpack_from("<HHH", content)
    assert (zero, kind) == (0, 1)
    for nth in range(count):
        entry = struct.unpack_from("<BBBBHHII", content, 6 + 16 * nth)
        width, height, _, _, planes, depth, length, start = entry
        assert (width, planes, depth) == (height, 1, 32)
        yield width or 256, content[start : start + length]


def parts_of_icns(content: bytes) -> Iterator[tuple[str, bytes]]:
    """The names of the pictures in an .icns file, and the pictures."""
    magic, whole = struct.unpack_from(">4sI", content)
    assert (magic, whole) == (b"icns", len(content))
    place = 8
    while place < len(content):
        name, length = struct.unpack_from(">4sI", content, place)
        yield name.decode(), content[place + 8 : place + length]
        place += length


def picture(png: bytes) -> QImage:
    image = QImage.fromData(png)
    assert not image.isNull()
    return image


def colours(image: QImage) -> list[QColor]:
    """The colours of all pixels that can be seen through hardly or not at all."""
    everywhere = ((x, y) for x in range(image.width()) for y in range(image.height()))
    found = (image.pixelColor(x, y) for x, y in everywhere)
    return [colour for colour in found if colour.alpha() > 200]


def share(image: QImage, hues: tuple[int, int]) -> float:
    """How much of a picture is of these strong hues."""
    low, high = hues
    strong = [each for each in colours(image) if each.hsvSaturation() > 150]
    return sum(low <= each.hsvHue() <= high for each in strong) / (image.width() * image.height())


@pytest.mark.parametrize("name", NAMES)
def test_windows_finds_every_size(made: Path, name: str) -> None:
    parts = dict(parts_of_ico((made / f"{name}.ico").read_bytes()))
    assert tuple(parts) == icons.WINDOWS_SIZES
    for side, png in parts.items():
        assert (picture(png).width(), picture(png).height()) == (side, side)


@pytest.mark.parametrize("name", NAMES)
def test_macos_finds_every_kind(made: Path, name: str) -> None:
    parts = dict(parts_of_icns((made / f"{name}.icns").read_bytes()))
    assert list(parts) == [f"ic{nth:02}" for nth in range(7, 15)]
    for kind, png in parts.items():
        assert picture(png).width() == picture(png).height() == icons.MACOS_SIZES[kind]


def test_linux_finds_every_size_in_its_place(made: Path) -> None:
    theme = made / "hicolor"
    for side in icons.LINUX_SIZES:
        for place in ("apps/thegame", "mimetypes/application-x-thegame"):
            image = picture((theme / f"{side}x{side}" / f"{place}.png").read_bytes())
            assert (image.width(), image.height()) == (side, side)
    assert (theme / "scalable" / "apps" / "thegame.svg").is_file()


@pytest.mark.parametrize("side", icons.LINUX_SIZES[:6])
def test_both_cards_and_their_arrows_can_be_told_at_every_size(made: Path, side: int) -> None:
    place = made / "hicolor" / f"{side}x{side}" / "apps" / "thegame.png"
    image = picture(place.read_bytes())
    assert share(image, ORANGE) > 0.08
    assert share(image, BLUE) > 0.06
    light = [each for each in colours(image) if each.lightness() > 235]
    assert len(light) / side**2 > 0.1, "the arrows and the edges of the cards"
    assert image.pixelColor(0, 0).alpha() < 100, "its corners are round"


def test_the_smallest_icon_has_clean_edges(made: Path) -> None:
    """Most of its pixels are of one of its own colours, and not of a mixture of two."""
    place = made / "hicolor" / "16x16" / "apps" / "thegame.png"
    own = [QColor(name) for name in ("#2f485c", "#fffdf7", "#ffffff", "#c95c0c", "#1272cc")]
    seen = colours(picture(place.read_bytes()))
    clean = [each for each in seen if any(_is_near(each, one) for one in own)]
    assert len(clean) / len(seen) > 0.7


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert icons.main([str(tmp_path / "file")]) == 1
    assert "file" in capsys.readouterr().err


def test_windows_of_the_program_have_small_icons_of_their_own(qapp: QApplication) -> None:
    assert LARGEST_SIMPLE == icons.LARGEST_SIMPLE, "as those that are made for desktops"
    dress(qapp)
    icon = program_icon()
    assert {size.width() for size in icon.availableSizes()} >= {16, 24, 32, 48, 256}
    small = icon.pixmap(16).toImage()
    simple = QIcon(":/icons/app-small.svg").pixmap(16).toImage()
    assert small == simple
    assert icon.pixmap(64).toImage() == QIcon(":/icons/app.svg").pixmap(64).toImage()


def _is_near(one: QColor, other: QColor) -> bool:
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(a - b) <= 24 for a, b in parts)
