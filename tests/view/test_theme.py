"""Themes are data: what is wrong with it is told, and what it says can be read."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from math import dist
from typing import Any

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import dark_theme, register_resources, theme_named
from thegame_desktop.engine import EDITIONS, Card, Colour
from thegame_desktop.model.seats import SeatColour
from thegame_desktop.view.look.theme import Theme, load_theme, parse_theme, theme_names

NORMAL_TEXT, LARGE_TEXT, GRAPHICS = 4.5, 3.0, 3.0
TOLD_APART = 20.0
"""As CIELAB counts it; about 2 can just be noticed side by side."""


THEMES = ("dark", "light")
INKS = ("text", "text_muted", "accent", "ascending", "descending", "danger", "success")
GROUNDS = ("surface", "surface_raised", "field", "table_centre", "table_edge")


@pytest.fixture(params=THEMES)
def theme(qapp: QApplication, request: pytest.FixtureRequest) -> Theme:
    return theme_named(request.param)


@pytest.fixture
def data(qapp: QApplication) -> dict[str, Any]:
    """The dark theme's own JSON, to be spoilt."""
    register_resources()
    file = QFile(":/themes/dark.json")
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    loaded: dict[str, Any] = json.loads(bytes(file.readAll().data()))
    return loaded


def linear(colour: QColor) -> list[float]:
    """Red, green and blue as amounts of light."""
    return [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]


def luminance(colour: QColor) -> float:
    """How bright a colour is, from 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio as WCAG 2 defines it, reckoned here once more on its own."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: QColor, other: QColor) -> float:
    """How far apart two colours look: their distance in CIELAB, under D65."""

    def lab(colour: QColor) -> tuple[float, float, float]:
        red, green, blue = linear(colour)
        x, y, z = (
            share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
            for share in (
                (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
                0.2126 * red + 0.7152 * green + 0.0722 * blue,
                (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
            )
        )
        return 116 * y - 16, 500 * (x - y), 200 * (y - z)

    return dist(lab(one), lab(other))


def test_all_themes_are_looked_at_here(qapp: QApplication) -> None:
    register_resources()
    assert tuple(theme_names()) == THEMES


def test_a_dark_theme_is_dark_and_a_light_one_light(theme: Theme) -> None:
    assert theme.is_dark == (theme.name == "dark")
    for ground in GROUNDS:
        is_darker = luminance(getattr(theme.colours, ground)) < luminance(theme.colours.text)
        assert is_darker == theme.is_dark, ground


def test_a_theme_becomes_another_in_all_it_has(qapp: QApplication) -> None:
    theme, light = dark_theme(), theme_named("light")
    theme.become(light)
    assert vars(theme) == vars(light)
    assert theme.style_sheet() == light.style_sheet() != dark_theme().style_sheet()


def test_every_theme_is_found_under_its_name(qapp: QApplication) -> None:
    register_resources()
    for name in theme_names():
        assert load_theme(name).name == name


def test_an_unknown_theme_is_told(qapp: QApplication) -> None:
    register_resources()
    with pytest.raises(ValueError, match="no theme 'sunny'"):
        load_theme("sunny")


def _paths(data: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        yield (*path, key)
        if isinstance(value, dict):
            yield from _paths(value, (*path, key))


def test_every_missing_key_is_told(data: dict[str, Any]) -> None:
    for path in list(_paths(data)):
        spoilt = json.loads(json.dumps(data))
        holder = spoilt
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]
        with pytest.raises(ValueError, match=re.escape(f"theme.{'.'.join(path)}: is missing")):
            parse_theme(json.dumps(spoilt))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda d: d["colours"].update(text="reddish"), r"theme\.colours\.text: 'reddish' is no"),
        (lambda d: d["cards"].update(paper=7), r"theme\.cards\.paper: 7 is no colour"),
        (lambda d: d["seats"].update(teal="x"), r"theme\.seats\.teal: 'x' is no colour"),
        (lambda d: d.update(seats=7), r"theme\.seats: must be an object"),
        (lambda d: d["cards"]["suits"].update(red=""), r"theme\.cards\.suits\.red: '' is no"),
        (lambda d: d["cards"].update(tints=["#fff"]), r"theme\.cards\.tints: must be a list"),
        (lambda d: d["cards"].update(tints=["#fff", "x"]), r"theme\.cards\.tints\[1\]: 'x' is no"),
        (lambda d: d.update(cards=[]), r"theme\.cards: must be an object"),
        (lambda d: d.update(is_dark="yes"), r"theme\.is_dark: must be true or false"),
        (lambda d: d.update(font_family=""), r"theme\.font_family: must be a text"),
    ],
)
def test_bad_values_are_told(
    data: dict[str, Any], spoil: Callable[[dict[str, Any]], None], words: str
) -> None:
    spoil(data)
    with pytest.raises(ValueError, match=words):
        parse_theme(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "null"])
def test_what_is_no_theme_at_all_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"^theme: "):
        parse_theme(text)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", INKS)
def test_text_can_be_read(theme: Theme, ground: str, ink: str) -> None:
    colours = theme.colours
    assert contrast(getattr(colours, ink), getattr(colours, ground)) >= NORMAL_TEXT


def test_words_on_an_alert_and_on_a_cards_back_can_be_read(theme: Theme) -> None:
    assert contrast(theme.colours.surface, theme.colours.danger) >= NORMAL_TEXT
    assert contrast(theme.ink_on(theme.cards.back), theme.cards.back) >= NORMAL_TEXT


def test_cards_in_hand_stand_out_on_the_number_line(theme: Theme) -> None:
    for ground in (theme.colours.table_edge, theme.colours.table_centre, theme.colours.outline):
        assert contrast(theme.cards.in_hand, ground) >= GRAPHICS


def test_text_on_the_accent_and_the_focus_ring_can_be_seen(theme: Theme) -> None:
    colours = theme.colours
    assert contrast(colours.on_accent, colours.accent) >= NORMAL_TEXT
    for ground in (colours.surface, colours.surface_raised, colours.table_centre):
        assert contrast(colours.focus, ground) >= GRAPHICS


def test_numerals_can_be_read_on_every_card(theme: Theme) -> None:
    for card in {card for edition in EDITIONS.values() for card in edition.cards}:
        tint = theme.tint(card)
        assert contrast(theme.numeral_on(tint), tint) >= NORMAL_TEXT, card


def test_commands_can_be_read(theme: Theme) -> None:
    cards = theme.cards
    for ground in (cards.command_instant, cards.command_lasting):
        assert contrast(cards.on_command, ground) >= NORMAL_TEXT


def test_every_player_has_a_colour_that_shows_on_every_ground(theme: Theme) -> None:
    assert set(theme.seats) == set(SeatColour)
    colours = theme.colours
    for ground in (colours.surface, colours.surface_raised, colours.table_centre):
        for colour, shade in theme.seats.items():
            assert contrast(shade, ground) >= GRAPHICS, colour


def test_the_colours_of_players_are_told_apart(theme: Theme) -> None:
    for one, other in combinations(SeatColour, 2):
        assert difference(theme.seats[one], theme.seats[other]) >= TOLD_APART, (one, other)


@pytest.mark.parametrize("colour", SeatColour)
def test_initials_can_be_read_on_every_players_colour(theme: Theme, colour: SeatColour) -> None:
    assert contrast(theme.on_seat(colour), theme.seats[colour]) >= LARGE_TEXT


def test_near_numbers_look_near(theme: Theme) -> None:
    def distance(one: int, other: int) -> float:
        first, second = theme.tint(Card(one)), theme.tint(Card(other))
        pairs = zip(first.getRgb(), second.getRgb(), strict=True)  # type: ignore[call-overload]
        return float(sum(abs(a - b) for a, b in pairs))

    for number in range(1, 100):
        assert 0 < distance(number, number + 1) < 30
    for number in range(1, 71):
        assert distance(number, number + 30) > distance(number, number + 1)


def test_a_suit_has_one_tint(theme: Theme) -> None:
    for colour in Colour:
        assert {theme.tint(Card(n, colour)).name() for n in range(1, 11)} == {
            theme.cards.suits[colour].name()
        }
    assert len({tint.name() for tint in theme.cards.suits.values()}) == len(Colour)


@pytest.mark.parametrize(
    "weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold, QFont.Weight.Black]
)
def test_the_bundled_font_is_used(theme: Theme, weight: QFont.Weight) -> None:
    font = theme.font(20.4, weight)
    assert font.pixelSize() == 20
    info = QFontInfo(font)
    assert info.family() == theme.font_family
    assert info.weight() == weight


def test_the_palette_has_every_role(theme: Theme) -> None:
    palette = theme.palette()
    roles = [role for role in QPalette.ColorRole if role.name not in ("NoRole", "NColorRoles")]
    for role in roles:
        assert palette.isBrushSet(QPalette.ColorGroup.Active, role), role
    group = QPalette.ColorGroup
    text = QPalette.ColorRole.ButtonText
    assert palette.color(group.Disabled, text) != palette.color(group.Active, text)


def test_the_style_sheet_is_complete(theme: Theme) -> None:
    sheet = theme.style_sheet()
    assert "${" not in sheet
    assert theme.colours.accent.name() in sheet
    icons = {part.split(")")[0] for part in sheet.split("url(")[1:]}
    assert icons
    assert [icon for icon in sorted(icons) if not QFile.exists(icon)] == []


def test_qt_understands_the_style_sheet(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(theme.style_sheet())
    button = QPushButton("Finish", window)
    button.setProperty("kind", "primary")
    box = QCheckBox("Hints", window)
    box.setChecked(True)
    layout = QVBoxLayout(window)
    layout.addWidget(button)
    layout.addWidget(box)
    picture = window.grab().toImage()
    middle_left = button.geometry().center()
    middle_left.setX(button.geometry().left() + 6)
    assert picture.pixelColor(middle_left).name() == theme.colours.accent.name()
