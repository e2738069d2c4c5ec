"""A theme: the colours, the fonts and the look of stock widgets, read from data.

There is one `Theme` in a running program, and everybody holds it: another look exchanges its data
and is announced as a new language is. So whoever takes a colour takes it while painting, or in
`retranslate`, and keeps none.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QDir, QEvent, QFile, QIODevice, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from thegame_desktop.engine import Card, Colour
from thegame_desktop.model.seats import SeatColour
from thegame_desktop.view.look.style_sheet import contrast, fill_template, mix, scale_texts
from thegame_desktop.view.look.text_size import measure, text_pixels, text_scale

_THEMES = ":/themes"
_FONTS = ":/fonts"
_TEMPLATE = f"{_THEMES}/widgets.qss"
_LOWEST_NUMBER, _HIGHEST_NUMBER = 1, 100
_LARGE_TEXT_CONTRAST = 3.0
_WORN = "theme"
"""The property of the application that has the name of the theme which it wears."""


@dataclass(frozen=True)
class Colours:
    """The colours of everything but the cards."""

    table_centre: QColor
    table_edge: QColor
    surface: QColor
    surface_raised: QColor
    raised_line: QColor
    """The line around what is raised, where that needs one to be seen."""
    field: QColor
    """The ground of what is written into, ticked or listed."""
    outline: QColor
    text: QColor
    text_muted: QColor
    accent: QColor
    on_accent: QColor
    ascending: QColor
    descending: QColor
    danger: QColor
    success: QColor
    focus: QColor


@dataclass(frozen=True)
class CardColours:
    """The colours of the cards."""

    paper: QColor
    numeral: QColor
    numeral_on_light: QColor
    """The numeral on tints too light for the usual one."""
    shadow: QColor
    back: QColor
    back_pattern: QColor
    empty_slot: QColor
    row: QColor
    in_hand: QColor
    """The cells of the number line for the cards in hand."""
    command_instant: QColor
    command_lasting: QColor
    on_command: QColor
    suits: Mapping[Colour, QColor]
    tints: tuple[QColor, ...]
    """Stops along the numbers 1–100: near numbers look near."""


@dataclass(eq=False)
class Theme:
    """The look of the whole program."""

    name: str
    is_dark: bool
    colours: Colours
    cards: CardColours
    seats: Mapping[SeatColour, QColor]
    """The colours that players are told by."""
    font_family: str

    def tint(self, card: Card) -> QColor:
        """The ground colour of a card: its suit's, or the one that its number falls on."""
        if card.colour is not None:
            return self.cards.suits[card.colour]
        span = _HIGHEST_NUMBER - _LOWEST_NUMBER
        share = min(max((card.number - _LOWEST_NUMBER) / span, 0.0), 1.0)
        place = share * (len(self.cards.tints) - 1)
        stop = min(int(place), len(self.cards.tints) - 2)
        return mix(self.cards.tints[stop], self.cards.tints[stop + 1], place - stop)

    def numeral_on(self, tint: QColor) -> QColor:
        """The colour for numerals and symbols that can be read on `tint`."""
        if contrast(self.cards.numeral, tint) >= _LARGE_TEXT_CONTRAST:
            return self.cards.numeral
        return self.cards.numeral_on_light

    def on_seat(self, colour: SeatColour) -> QColor:
        """The colour for an initial on a player's disc: the one that can be read better."""
        return self.ink_on(self.seats[colour])

    def ink_on(self, ground: QColor) -> QColor:
        """A dark or a light ink: the one that can be read best on `ground`."""
        inks = (self.colours.text, self.colours.table_edge, self.colours.surface_raised)
        return max(inks, key=lambda ink: contrast(ink, ground))

    def font(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The theme's font, usually `pixels` logical pixels high; it grows with the text size."""
        return self.picture_font(text_pixels(pixels), weight)

    def picture_font(self, pixels: float, weight: QFont.Weight) -> QFont:
        """The theme's font for letters in a picture, as high as that whatever the text size."""
        font = QFont(self.font_family)
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(weight)
        return font

    def palette(self) -> QPalette:
        """The colours for stock widgets, every role in every state."""
        c = self.colours
        role = QPalette.ColorRole
        shades = {
            role.Window: c.surface,
            role.WindowText: c.text,
            role.Base: c.field,
            role.AlternateBase: mix(c.field, c.surface, 0.5),
            role.Text: c.text,
            role.PlaceholderText: c.text_muted,
            role.Button: c.surface_raised,
            role.ButtonText: c.text,
            role.BrightText: c.danger,
            role.Light: mix(c.surface_raised, c.text, 0.2),
            role.Midlight: mix(c.surface_raised, c.text, 0.1),
            role.Mid: mix(c.surface, c.table_edge, 0.3),
            role.Dark: mix(c.surface, c.table_edge, 0.7),
            role.Shadow: c.table_edge,
            role.Highlight: c.accent,
            role.HighlightedText: c.on_accent,
            role.Accent: c.accent,
            role.Link: c.descending,
            role.LinkVisited: mix(c.descending, c.text_muted, 0.5),
            role.ToolTipBase: c.surface_raised,
            role.ToolTipText: c.text,
        }
        palette = QPalette()
        for each, colour in shades.items():
            palette.setColor(each, colour)
        faint = mix(c.surface, c.text_muted, 0.55)
        for each in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText, role.Link):
            palette.setColor(QPalette.ColorGroup.Disabled, each, faint)
        palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, c.outline)
        palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, c.text_muted)
        return palette

    def style_sheet(self) -> str:
        """The style sheet for stock widgets; their font and colours are `font` and `palette`."""
        shades: dict[str, QColor] = {
            field.name: getattr(self.colours, field.name) for field in fields(Colours)
        }
        return scale_texts(fill_template(_read(_TEMPLATE), shades), text_scale())

    def become(self, other: "Theme") -> None:
        """Look like another theme from now on; `dress` tells everybody."""
        for field in fields(Theme):
            setattr(self, field.name, getattr(other, field.name))

    def dress(self, application: QApplication, text_percent: int) -> None:
        """Give the application this look, with texts of this size; nothing if it has it already."""
        font = self.picture_font(measure(text_percent), QFont.Weight.Normal)
        if application.font() == font and application.property(_WORN) == self.name:
            return
        application.setProperty(_WORN, self.name)
        with _focus_kept(application):
            application.setFont(font)
            application.setPalette(self.palette())
            application.setStyleSheet(self.style_sheet())
        # As for a new language: all words are set and measured anew, all pictures drawn anew.
        QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))


@contextmanager
def _focus_kept(application: QApplication) -> Iterator[None]:
    """A row of buttons is put together anew with each style: Enter must not mean another one."""
    focused: dict[QWidget, QWidget | None] = {
        window: window.focusWidget() for window in application.topLevelWidgets()
    }
    yield
    for window, widget in focused.items():
        if widget is not None and window.focusWidget() is not widget:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)


def load_fonts() -> None:
    """Make the bundled fonts known to the application."""
    for name in QDir(_FONTS).entryList(["*.ttf"]):
        if QFontDatabase.addApplicationFont(f"{_FONTS}/{name}") < 0:
            raise ValueError(f"the bundled font {name} can't be read")


def theme_names() -> list[str]:
    """The names of all themes there are, in alphabetical order."""
    names = QDir(_THEMES).entryList(["*.json"], sort=QDir.SortFlag.Name)
    return [name.removesuffix(".json") for name in names]


def load_theme(name: str) -> Theme:
    """The theme of this name; ValueError if there is none or its data is bad."""
    if name not in theme_names():
        raise ValueError(f"there is no theme {name!r}")
    return parse_theme(_read(f"{_THEMES}/{name}.json"))


def parse_theme(text: str) -> Theme:
    """The theme that this JSON describes; ValueError if something is missing or bad."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"theme: not JSON: {error}") from error
    theme = _Section("theme", data)
    colours = theme.section("colours")
    cards = theme.section("cards")
    suits = cards.section("suits")
    seats = theme.section("seats")
    # fmt: off
    plain = [field.name for field in fields(CardColours) if field.name not in ("suits", "tints")]
    # fmt: on
    return Theme(
        name=theme.text("name"),
        is_dark=theme.truth("is_dark"),
        colours=Colours(**{field.name: colours.colour(field.name) for field in fields(Colours)}),
        cards=CardColours(
            **{key: cards.colour(key) for key in plain},
            suits=MappingProxyType({c: suits.colour(c.name.lower()) for c in Colour}),
            tints=cards.colours("tints", at_least=2),
        ),
        seats=MappingProxyType({c: seats.colour(c.value) for c in SeatColour}),
        font_family=theme.text("font_family"),
    )


class _Section:
    """One JSON object of a theme; every value is checked as it is taken out."""

    def __init__(self, path: str, data: object) -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{path}: must be an object")
        self._path = path
        self._data: dict[str, Any] = data

    def section(self, key: str) -> "_Section":
        return _Section(f"{self._path}.{key}", self._get(key))

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise ValueError(f"{self._path}.{key}: must be a text")
        return value

    def truth(self, key: str) -> bool:
        value = self._get(key)
        if not isinstance(value, bool):
            raise ValueError(f"{self._path}.{key}: must be true or false")
        return value

    def colour(self, key: str) -> QColor:
        return _colour(f"{self._path}.{key}", self._get(key))

    def colours(self, key: str, at_least: int) -> tuple[QColor, ...]:
        value = self._get(key)
        if not isinstance(value, list) or len(value) < at_least:
            raise ValueError(f"{self._path}.{key}: must be a list of at least {at_least} colours")
        return tuple(_colour(f"{self._path}.{key}[{n}]", each) for n, each in enumerate(value))

    def _get(self, key: str) -> object:
        if key not in self._data:
            raise ValueError(f"{self._path}.{key}: is missing")
        return self._data[key]


def _colour(path: str, value: object) -> QColor:
    if isinstance(value, str) and QColor.isValidColorName(value):
        return QColor.fromString(value)
    raise ValueError(f"{path}: {value!r} is no colour")


def _read(path: str) -> str:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise ValueError(f"{path}: {file.errorString()}")
    return bytes(file.readAll().data()).decode()
