"""What the table is made of: its colours and its grain, read from data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtGui import QColor

from thegame_desktop.model.preferences import TableTop
from thegame_desktop.view.look.data_files import DataSection, read_resource

_TABLES = ":/tables"
CHANGEABLE = (
    *("table_centre", "table_edge", "surface", "surface_raised", "raised_line", "field"),
    *("outline", "text_muted", "accent", "ascending", "descending", "danger", "success"),
)
"""The colours of a theme that a table may replace, so that what lies on it goes with it."""


class Texture(StrEnum):
    """How the ground is drawn (`look/textures.py`)."""

    PLAIN = "plain"
    CLOTH = "cloth"
    PLANKS = "planks"


@dataclass(frozen=True)
class Grain:
    """The grain of a table: lighter and darker traces on its ground."""

    texture: Texture = Texture.PLAIN
    light: QColor = field(default_factory=QColor)
    dark: QColor = field(default_factory=QColor)
    strength: float = 0.0
    """How clearly it is seen, from 0 to 1."""


@dataclass(frozen=True)
class TableLook:
    """A table as it looks in dark or in light themes."""

    colours: Mapping[str, QColor]
    """Some of CHANGEABLE; the others stay as the theme has them."""
    grain: Grain


def load_table(top: TableTop, *, is_dark: bool) -> TableLook:
    """The table as it looks in a dark or a light theme; ValueError if its data is bad."""
    return parse_table(read_resource(f"{_TABLES}/{top.value}.json"), is_dark=is_dark)


def parse_table(text: str, *, is_dark: bool) -> TableLook:
    """The table that this JSON describes; ValueError if something is missing or bad."""
    table = DataSection.parsed("table", text)
    name = table.text("texture")
    if name not in set(Texture):
        raise ValueError(f"table.texture: {name!r} is none of {', '.join(Texture)}")
    shade = table.section("dark" if is_dark else "light")
    grounds = shade.section("colours")
    for key in grounds.keys:
        if key not in CHANGEABLE:
            raise ValueError(f"table: {key!r} is no colour that a table may have")
    return TableLook(
        MappingProxyType({key: grounds.colour(key) for key in grounds.keys}),
        _grain(Texture(name), shade),
    )


def _grain(texture: Texture, shade: DataSection) -> Grain:
    if texture is Texture.PLAIN:
        return Grain()
    grain = shade.section("grain")
    return Grain(texture, grain.colour("light"), grain.colour("dark"), grain.share("strength"))
