"""Nothing is told by hue alone: colours that mean something differ for every eye."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication

from tests.view.colour_science import DEFICIENCIES, ciede2000, difference, lightness
from tests.view.theme_tools import THEMES, theme_named
from thegame_desktop.engine import Card, Colour, Direction
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.theme import Theme

EYES = ("", *DEFICIENCIES)
CLEARLY_APART = 10.0
"""By CIEDE2000: about 2 can just be noticed side by side, 10 at a glance and from memory."""
APART_WITH_A_LETTER = 5.0
"""For players, who are told by an initial too: eight colours have not that much room."""
LIGHTER = 5.0
"""A step of CIE L* that a photocopy would still show."""
MOST_OVERLAP = 0.75


@pytest.fixture(params=THEMES)
def theme(qapp: QApplication, request: pytest.FixtureRequest) -> Theme:
    return theme_named(request.param)


def test_differences_are_reckoned_as_published() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, -1, 2), (50, 0, 0)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619)) == pytest.approx(
        2.0373, abs=1e-4
    )


@pytest.mark.parametrize("eye", EYES)
def test_suits_stay_apart(theme: Theme, eye: str) -> None:
    for one, other in combinations(Colour, 2):
        suits = theme.cards.suits
        assert difference(suits[one], suits[other], eye) >= CLEARLY_APART, (one, other)


def test_suits_differ_in_lightness(theme: Theme) -> None:
    by_lightness = sorted(lightness(suit) for suit in theme.cards.suits.values())
    assert all(b - a >= LIGHTER for a, b in pairwise(by_lightness))


def area(path: QPainterPath) -> float:
    """How much of the unit square a path fills, counted on a grid."""
    steps = [(nth + 0.5) / 40 for nth in range(40)]
    return sum(path.intersects(QRectF(x, y, 1e-3, 1e-3)) for x in steps for y in steps) / 1600


def overlap(one: QPainterPath, other: QPainterPath) -> float:
    """How much of what either fills both fill."""
    return area(one.intersected(other)) / area(one.united(other))


def test_suits_differ_in_shape(qapp: QApplication) -> None:
    signs = {colour: pictograms.suit(colour) for colour in Colour}
    for one, other in combinations(Colour, 2):
        assert overlap(signs[one], signs[other]) <= MOST_OVERLAP, (one, other)


@pytest.mark.parametrize("eye", EYES)
def test_directions_stay_apart(theme: Theme, eye: str) -> None:
    colours = theme.colours
    assert difference(colours.ascending, colours.descending, eye) >= 3 * CLEARLY_APART


def test_directions_differ_in_shape(qapp: QApplication) -> None:
    up, down = (pictograms.arrow(direction) for direction in Direction)
    assert overlap(up, down) <= MOST_OVERLAP


@pytest.mark.parametrize("eye", EYES)
def test_players_stay_apart(theme: Theme, eye: str) -> None:
    for (one, this), (other, that) in combinations(theme.seats.items(), 2):
        assert difference(this, that, eye) >= APART_WITH_A_LETTER, (one, other)


def test_near_numbers_look_near_and_far_ones_do_not(theme: Theme) -> None:
    tints = {number: theme.tint(Card(number)) for number in range(1, 101)}
    for number in range(1, 100):
        assert 0 < difference(tints[number], tints[number + 1]) < CLEARLY_APART / 2, number
    for number in range(1, 71):
        assert difference(tints[number], tints[number + 30]) > CLEARLY_APART, number
