"""Tables are data: each is calm enough for words, and the same every time."""

import json
import re
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tests.view.colour_science import luminance
from tests.view.test_theme import LOOKS, unreadable
from tests.view.theme_tools import theme_named
from thegame_desktop.model.preferences import CardStyle, TableTop
from thegame_desktop.view.look import ground, textures
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.table_tops import Texture, parse_table
from thegame_desktop.view.look.theme import Theme


def painted_ground(theme: Theme) -> QImage:
    """The table as it is painted, as large as the texture needs to be seen whole."""
    widget = QWidget()
    widget.resize(1200, 700)
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_ground(painter, widget, widget.rect(), theme)
    return image


@pytest.mark.parametrize(("name", "top"), LOOKS)
def test_text_can_be_read_on_every_thread_and_vein(
    qapp: QApplication, name: str, top: TableTop
) -> None:
    theme = theme_named(name).with_(CardStyle.TIDE, top)
    image = painted_ground(theme)
    pixels = set(memoryview(bytes(image.constBits())).cast("I"))
    if theme.is_high_contrast:
        assert pixels == {theme.colours.table_centre.rgb()}, "every table is plain"
    by_brightness = sorted(map(QColor, pixels), key=luminance)
    extremes = {"the darkest": by_brightness[0], "the lightest": by_brightness[-1]}
    assert unreadable(theme, extremes) == []


def test_every_table_looks_different_and_always_the_same(qapp: QApplication) -> None:
    for name in ("dark", "light"):
        made = [theme_named(name).with_(CardStyle.TIDE, top) for top in TableTop]
        pictures = [painted_ground(theme) for theme in made]
        assert all(one != other for one, other in combinations(pictures, 2))
        ground._tiles.clear()
        assert [painted_ground(theme) for theme in made] == pictures


def test_a_tile_joins_itself_without_a_seam(qapp: QApplication) -> None:
    """Across the seam, neighbours differ no more than elsewhere."""
    assert set(textures.TILES) == set(Texture) - {Texture.PLAIN}
    grounds = [theme_named("dark").with_(CardStyle.TIDE, top).grain for top in TableTop]
    tiles = [tile for grain in grounds if (tile := textures.tile(grain, 1.0)) is not None]
    assert tiles
    for tile in tiles:
        image = tile.toImage()

        def unlike(left: int, right: int, image: QImage = image) -> int:
            rows = range(image.height())
            return sum(
                abs(image.pixelColor(left, y).alpha() - image.pixelColor(right, y).alpha())
                for y in rows
            )

        inside = [unlike(x, x + 1) for x in range(10, 60)]
        assert unlike(image.width() - 1, 0) <= 2 * max(inside)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "table: not JSON"),
        ('{"texture": "marble"}', "table.texture: 'marble' is none of"),
        ('{"texture": "plain"}', "table.dark: is missing"),
        ('{"texture": "plain", "dark": {"colours": {"text": "#fff"}}}', "'text' is no colour that"),
        ('{"texture": "cloth", "dark": {"colours": {}}}', "table.dark.grain: is missing"),
    ],
)
def test_bad_tables_are_told(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        parse_table(text, is_dark=True)


def test_a_grain_too_strong_is_told() -> None:
    grain = {"light": "red", "dark": "red", "strength": 2}
    table = {"texture": "cloth", "dark": {"colours": {}, "grain": grain}}
    with pytest.raises(ValueError, match=r"grain\.strength: must be a number from 0 to 1"):
        parse_table(json.dumps(table), is_dark=True)
