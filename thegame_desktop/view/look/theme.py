"""A theme: the colours, the fonts and the look of stock widgets, read from data.

There is one `Theme` in a running program, and everybody holds it: another look exchanges its data
and is announced as a new language is. So whoever takes a colour takes it while painting, or in
`retranslate`, and keeps none.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QDir, QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

from thegame_desktop.engine import Card, Colour
from thegame_desktop.model.preferences import CardStyle, TableTop
from thegame_desktop.play.seats import Seat, SeatColour
from thegame_desktop.view.look.data_files import DataSection, read_resource
from thegame_desktop.view.look.style_sheet import contrast, fill_template, mix, scale_texts
from thegame_desktop.view.look.table_tops import Grain, load_table
from thegame_desktop.view.look.text_size import USUAL_PIXELS, measure, text_pixels, text_scale

_THEMES = ":/themes"
_FONTS = ":/fonts"
_TEMPLATE = f"{_THEMES}/widgets.qss"
_STRONG_TEMPLATE = f"{_THEMES}/strong.qss"
"""What is added in high contrast."""
_LOWEST_NUMBER, _HIGHEST_NUMBER = 1, 100
_LARGE_TEXT_CONTRAST, _STRONG_LARGE_TEXT_CONTRAST = 3.0, 4.5
_NO_LINE = Qt.PenStyle.NoPen
_WORN = "theme"
"""The property of the application that has the look which it wears."""


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
    is_high_contrast: bool
    """True if lines are around everything and nothing is pale."""
    colours: Colours
    cards: CardColours
    seats: Mapping[SeatColour, QColor]
    """The colours that players are told by."""
    font_family: str
    card_style: CardStyle = CardStyle.TIDE
    """How cards are drawn; each theme can be worn with each."""
    table_top: TableTop = TableTop.SLATE
    """What the table is made of, where the theme lets it be seen."""
    grain: Grain = field(default_factory=Grain)
    """What is seen of that on the ground."""

    @property
    def look(self) -> str:
        """All that tells it from other looks, in one word."""
        return look_of(self.name, self.card_style, self.table_top)

    def with_(self, style: CardStyle, top: TableTop) -> "Theme":
        """The theme with such cards on such a table; in high contrast every table is plain."""
        worn = replace(self, card_style=style, table_top=top)
        if self.is_high_contrast:
            return worn
        table = load_table(top, is_dark=self.is_dark)
        return replace(worn, colours=replace(self.colours, **table.colours), grain=table.grain)

    def panel_pen(self) -> QPen:
        """The line around chips and panels on the table: none, but in high contrast."""
        return QPen(self.colours.outline, 1.5) if self.is_high_contrast else QPen(_NO_LINE)

    def within_panel_pen(self, rect: QRect) -> QRectF:
        """The shape to be drawn with that line, so that all of it lies within `rect`."""
        inset = 1.0 if self.is_high_contrast else 0.0
        return QRectF(rect).adjusted(inset, inset, -inset, -inset)

    @property
    def ring_width(self) -> float:
        """How broad the ring is around what has the focus."""
        return 5.0 if self.is_high_contrast else 3.0

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

    def colour_of(self, seats: Sequence[Seat], player: int) -> QColor:
        """What a player's turns are told by; whoever is alone has no need of a colour."""
        return self.colours.accent if len(seats) == 1 else self.seats[seats[player].colour]

    def on_seat(self, colour: SeatColour) -> QColor:
        """The colour for an initial on a player's disc: the one that can be read better."""
        return self.ink_on(self.seats[colour])

    def ink_on(self, ground: QColor) -> QColor:
        """A dark or a light ink: the one that can be read best on `ground`."""
        inks = (self.colours.text, self.colours.table_edge, self.colours.surface_raised)
        return max(inks, key=lambda ink: contrast(ink, ground))

    def seen_on(
        self, ground: QColor, colour: QColor, at_least: float = _LARGE_TEXT_CONTRAST
    ) -> QColor:
        """The colour, as much nearer to the text's as it needs for such a contrast to `ground`."""
        return QColor(_seen_on(ground.rgb(), colour.rgb(), self.colours.text.rgb(), at_least))

    @property
    def faint_ink(self) -> QColor:
        """The ink of what can't be chosen: pale, and still seen on tables and panels."""
        colours = self.colours
        at_least = _STRONG_LARGE_TEXT_CONTRAST if self.is_high_contrast else _LARGE_TEXT_CONTRAST
        ink = mix(colours.surface, colours.text_muted, 0.5)
        for ground in (colours.surface, colours.table_centre, colours.table_edge):
            ink = self.seen_on(ground, ink, at_least)
        return ink

    @property
    def text_contrast(self) -> float:
        """The least contrast of a text to its ground, as WCAG has it: AA, or AAA."""
        return 7.0 if self.is_high_contrast else 4.5

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
            each.name: getattr(self.colours, each.name) for each in fields(Colours)
        }
        # Windows has fonts of its own for these, whatever the application's is.
        usual = f'font-family: "{self.font_family}"; font-size: {USUAL_PIXELS}px;'
        template = f"QMenuBar, QMenu, QToolTip {{ {usual} }}\n" + read_resource(_TEMPLATE)
        if self.is_high_contrast:
            template += read_resource(_STRONG_TEMPLATE)
        return scale_texts(fill_template(template, shades), text_scale())

    def become(self, other: "Theme") -> None:
        """Look like another theme from now on; `dress` tells everybody."""
        for each in fields(Theme):
            setattr(self, each.name, getattr(other, each.name))

    def dress(self, application: QApplication, text_percent: int) -> None:
        """Give the application this look, with texts of this size; nothing if it has it already."""
        font = self.picture_font(measure(text_percent), QFont.Weight.Normal)
        if application.font() == font and application.property(_WORN) == self.look:
            return
        application.setProperty(_WORN, self.look)
        with _focus_kept(application):
            application.setFont(font)
            application.setPalette(self.palette())
            application.setStyleSheet(self.style_sheet())
        # As for a new language: all words are set and measured anew, all pictures drawn anew.
        QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))


@lru_cache(maxsize=512)
def _seen_on(ground: int, colour: int, ink: int, at_least: float) -> int:
    shades = (mix(QColor(colour), QColor(ink), nth / 10) for nth in range(10))
    clear = (shade for shade in shades if contrast(shade, QColor(ground)) >= at_least)
    return next(clear, QColor(ink)).rgb()


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
    return parse_theme(name, read_resource(f"{_THEMES}/{name}.json"))


def parse_theme(name: str, text: str) -> Theme:
    """The theme that this JSON describes; ValueError if something is missing or bad."""
    theme = DataSection.parsed("theme", text)
    colours = theme.section("colours")
    cards = theme.section("cards")
    suits = cards.section("suits")
    seats = theme.section("seats")
    plain = [each.name for each in fields(CardColours) if each.name not in ("suits", "tints")]
    return Theme(
        name=name,
        is_dark=theme.truth("is_dark"),
        is_high_contrast=theme.truth("is_high_contrast"),
        colours=Colours(**{each.name: colours.colour(each.name) for each in fields(Colours)}),
        cards=CardColours(
            **{key: cards.colour(key) for key in plain},
            suits=MappingProxyType({c: suits.colour(c.name.lower()) for c in Colour}),
            tints=cards.colours("tints", at_least=2),
        ),
        seats=MappingProxyType({c: seats.colour(c.value) for c in SeatColour}),
        font_family=theme.text("font_family"),
    )


def look_of(name: str, style: CardStyle, top: TableTop) -> str:
    """What tells this theme with these cards and this table from all others."""
    return f"{name}-{style}-{top}"
