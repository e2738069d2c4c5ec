"""Themes are data: what is wrong with it is told, and what it says can be read."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.view.colour_science import contrast, distance, luminance, over
from tests.view.theme_tools import THEMES, dark_theme, register_resources, theme_named
from thegame_desktop.engine import EDITIONS, Card, Colour
from thegame_desktop.model.preferences import CardStyle, TableTop
from thegame_desktop.play.seats import SeatColour
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.theme import Theme, load_theme, parse_theme, theme_names
from thegame_desktop.view.table.number_line import empty_on_line

GRAPHICS = 3.0
FOCUS_IN_HIGH_CONTRAST = 4.5
DISABLED = 3.0
"""In high contrast; elsewhere what can't be used may be as pale as it likes."""
TOLD_APART = 20.0
"""As CIELAB counts it; about 2 can just be noticed side by side."""
LOOKS = [(name, top) for name in THEMES for top in TableTop]
"""Every theme on every table."""
INKS = ("text", "text_muted", "accent", "ascending", "descending", "danger", "success")
GROUNDS = ("surface", "surface_raised", "field", "table_centre", "table_edge")


@pytest.fixture(params=LOOKS, ids="-".join)
def theme(qapp: QApplication, request: pytest.FixtureRequest) -> Theme:
    name, top = request.param
    return theme_named(name).with_(CardStyle.TIDE, top)


def normal_text(theme: Theme) -> float:
    """The least contrast of texts: AA, and AAA in high contrast."""
    return 7.0 if theme.is_high_contrast else 4.5


@pytest.fixture
def data(qapp: QApplication) -> dict[str, Any]:
    """The dark theme's own JSON, to be spoilt."""
    register_resources()
    file = QFile(":/themes/dark.json")
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    loaded: dict[str, Any] = json.loads(bytes(file.readAll().data()))
    return loaded


def test_every_theme_can_be_chosen(qapp: QApplication) -> None:
    register_resources()
    assert tuple(theme_names()) == THEMES


def test_a_dark_theme_is_dark_and_a_light_one_light(theme: Theme) -> None:
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
            parse_theme("spoilt", json.dumps(spoilt))


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
        parse_theme("spoilt", json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "null"])
def test_what_is_no_theme_at_all_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"^theme: "):
        parse_theme("none", text)


def unreadable(theme: Theme, grounds: dict[str, QColor]) -> list[tuple[str, str, float]]:
    """The inks that lack contrast, and on which ground."""
    pairs = [(ink, ground) for ink in INKS for ground in grounds]
    ratios = [contrast(getattr(theme.colours, ink), grounds[ground]) for ink, ground in pairs]
    return [
        (*pair, round(ratio, 2))
        for pair, ratio in zip(pairs, ratios, strict=True)
        if ratio < normal_text(theme)
    ]


def test_text_can_be_read(theme: Theme) -> None:
    assert unreadable(theme, {name: getattr(theme.colours, name) for name in GROUNDS}) == []


def test_in_high_contrast_lines_can_be_seen_and_what_is_disabled_can_be_read(
    qapp: QApplication,
) -> None:
    strong = [each for each in map(theme_named, THEMES) if each.is_high_contrast]
    assert strong
    for theme in strong:
        lines_and_disabled_words_can_be_seen(theme)


def lines_and_disabled_words_can_be_seen(theme: Theme) -> None:
    palette, colours = theme.palette(), theme.colours
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        words = palette.color(QPalette.ColorGroup.Disabled, role)
        assert DISABLED <= contrast(words, colours.surface_raised) < normal_text(theme)
    for line in (colours.outline, colours.raised_line):
        assert contrast(line, colours.surface) >= GRAPHICS
        # Many lines are drawn at half their strength.
        assert contrast(over(with_alpha(line, 0.4), colours.surface), colours.surface) >= GRAPHICS
    cell = over(empty_on_line(theme), colours.table_edge)
    assert contrast(cell, colours.table_edge) >= GRAPHICS, "of the number line"
    for line in (colours.outline, colours.accent):
        assert contrast(colours.focus, line) >= GRAPHICS, "the ring replaces the line"


def test_words_on_an_alert_and_on_a_cards_back_can_be_read(theme: Theme) -> None:
    assert contrast(theme.colours.surface, theme.colours.danger) >= normal_text(theme)
    assert contrast(theme.ink_on(theme.cards.back), theme.cards.back) >= normal_text(theme)


def test_cards_in_hand_stand_out_on_the_number_line(theme: Theme) -> None:
    colours = theme.colours
    empty = over(empty_on_line(theme), colours.table_edge)
    for ground in (colours.table_edge, colours.table_centre, empty):
        assert contrast(theme.cards.in_hand, ground) >= GRAPHICS


def test_text_on_the_accent_and_the_focus_ring_can_be_seen(theme: Theme) -> None:
    colours = theme.colours
    assert contrast(colours.on_accent, colours.accent) >= normal_text(theme)
    least = FOCUS_IN_HIGH_CONTRAST if theme.is_high_contrast else GRAPHICS
    for ground in GROUNDS:
        assert contrast(colours.focus, getattr(colours, ground)) >= least, ground


def test_numerals_can_be_read_on_every_card(theme: Theme) -> None:
    for card in {card for edition in EDITIONS.values() for card in edition.cards}:
        tint = theme.tint(card)
        assert contrast(theme.numeral_on(tint), tint) >= normal_text(theme), card


def test_commands_can_be_read(theme: Theme) -> None:
    cards = theme.cards
    for ground in (cards.command_instant, cards.command_lasting):
        assert contrast(cards.on_command, ground) >= normal_text(theme)


def test_every_player_has_a_colour_that_shows_on_every_ground(theme: Theme) -> None:
    assert set(theme.seats) == set(SeatColour)
    colours = theme.colours
    for ground in (colours.surface, colours.surface_raised, colours.table_centre):
        for colour, shade in theme.seats.items():
            assert contrast(shade, ground) >= GRAPHICS, colour


def test_the_colours_of_players_are_told_apart(theme: Theme) -> None:
    for one, other in combinations(SeatColour, 2):
        assert distance(theme.seats[one], theme.seats[other]) >= TOLD_APART, (one, other)


def test_initials_can_be_read_on_every_players_colour(theme: Theme) -> None:
    for colour in SeatColour:
        assert contrast(theme.on_seat(colour), theme.seats[colour]) >= normal_text(theme), colour


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


def test_menus_have_the_font_of_the_theme_where_the_system_has_others(
    theme: Theme, qtbot: QtBot, qapp: QApplication
) -> None:
    menus = QMenuBar()
    qtbot.addWidget(menus)
    menus.setStyleSheet(theme.style_sheet())
    its_own = QFont("a font of the system", 7)
    qapp.setFont(its_own, "QMenuBar")  # type: ignore[arg-type]  # as Windows does
    try:
        menus.ensurePolished()
        assert QFontInfo(menus.font()).family() == theme.font_family
        assert menus.font().pixelSize() == 15
    finally:
        qapp.setFont(qapp.font())  # which forgets those of single kinds


def test_no_theme_makes_anything_larger_not_even_with_the_focus(qtbot: QtBot) -> None:
    """A ring is broader in high contrast, but nothing moves because of it."""
    kinds = ("", "primary", "danger")
    window = QWidget()
    qtbot.addWidget(window)
    buttons: list[QWidget] = [QPushButton("Finish") for _ in kinds]
    for button, kind in zip(buttons, kinds, strict=True):
        button.setProperty("kind", kind)
    box = QComboBox()
    box.addItem("Slate")
    others = [QToolButton(), QLineEdit("Anna"), QSpinBox(), box, QCheckBox("Sounds"), QListView()]
    layout = QVBoxLayout(window)
    for each in (*buttons, *others):
        layout.addWidget(each)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    hints: dict[QWidget, set[object]] = {}
    for theme in map(theme_named, THEMES):
        window.setStyleSheet(theme.style_sheet())
        for each in (*buttons, *others):
            for is_focused in (False, True):
                (each if is_focused else window).setFocus()
                hints.setdefault(each, set()).add(each.sizeHint().toTuple())
    assert [type(each).__name__ for each, sizes in hints.items() if len(sizes) > 1] == []
