"""Signals on the table: on their pile or beside their player, whose they are, and in words."""

from collections.abc import Sequence
from html import unescape
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.shown_rows import pile_row
from tests.view.signal_tools import ODD_NAMES, all_setups, seats_called, setup_id
from tests.view.theme_tools import dark_theme
from tests.window.all_texts import painted_in
from thegame_desktop.engine import (
    EDITIONS,
    Advice,
    Card,
    Colour,
    Command,
    CommandNote,
    Height,
    Holding,
    Note,
    Pile,
    PileAdvice,
    PileWanted,
    Setup,
    Signal,
    Signals,
    TrickPossible,
    pile_of,
)
from thegame_desktop.play.rows import SaidBy, SeatRow
from thegame_desktop.play.seats import FIRST_SEATS, Seat, SeatColour, recoloured
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.signal_drawing import Voice
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.seats.seat_chip import SeatChip
from thegame_desktop.view.table.signals.signal_badges import PilePills
from thegame_desktop.view.words.words import Words

CARD, FRAME = QSize(142, 199), QRect(0, 0, 166, 255)
CHIP, NARROW_CHIP = QRect(0, 0, 196, 52), QRect(0, 0, 148, 52)
ABOUT_A_PILE: list[Signal] = [
    *(PileAdvice(0, advice) for advice in Advice),
    PileWanted(0),
    TrickPossible(0),
]
ALL_NOTES: Signals = tuple(CommandNote(command, note) for command in Command for note in Note)
KEEP_OFF, GO_AHEAD = PileAdvice(0, Advice.KEEP_OFF), PileAdvice(0, Advice.GO_AHEAD)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return dark_theme()


@pytest.fixture
def words(qapp: QApplication) -> Words:
    return Words()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def pile(window: QWidget, theme: Theme, words: Words) -> PileButton:
    button = PileButton(0, theme, CardArt(theme), words, window)
    button.place(FRAME, CARD)
    say(button, [])
    return button


def say(pile: PileButton, said: Sequence[SaidBy], seats: Sequence[Seat] = FIRST_SEATS) -> None:
    """Have the pile show that this is said about it."""
    cards = Pile(EDITIONS["original"].rows[0], (Card(5), Card(47)))
    pile.show_row(pile_row(0, cards, seats=seats, said=said))


class Chip(SeatChip):
    """A chip that is told only what a test is about."""

    def show_player(
        self, who: Seat, player_count: int, signals: Signals = (), **states: Any
    ) -> None:
        self.show_seat(SeatRow(0, who, player_count, 6, signals)._replace(**states))


@pytest.fixture
def chip(window: QWidget, theme: Theme, words: Words) -> Chip:
    chip = Chip(0, theme, words, window)
    chip.setGeometry(CHIP)
    return chip


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def amount(image: QImage, colour: QColor) -> int:
    """How many pixels have exactly this colour."""
    return memoryview(image.constBits()).cast("I").tolist().count(colour.rgb())


def shape(path: QPainterPath, side: int) -> QImage:
    """The pictogram in black and white, this many pixels large."""
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(pictograms.placed(path, QRectF(0, 0, side, side)), QColor("white"))
    return image


def difference(one: QImage, other: QImage) -> float:
    """How many pixels' worth of ink two pictures of the same size don't share."""
    grey = QImage.Format.Format_Grayscale8
    # Kept: what `constBits` leads to goes with its picture.
    greys = [each.convertToFormat(grey) for each in (one, other)]
    here, there = (bytes(each.constBits()) for each in greys)
    return sum(abs(ink - other_ink) for ink, other_ink in zip(here, there, strict=True)) / 255


# The signs


def signs() -> list[QPainterPath]:
    return [
        *map(pictograms.advice, Advice),
        pictograms.wanted(),
        pictograms.trick(),
        *map(pictograms.note, Note),
        *map(pictograms.height, Height),
        pictograms.laptop(),
    ]


def test_signs_lie_in_the_unit_square(qapp: QApplication) -> None:
    for sign in signs():
        bounds = sign.boundingRect()
        assert -0.04 <= bounds.left() < bounds.right() <= 1.04
        assert -0.04 <= bounds.top() < bounds.bottom() <= 1.04


def test_signs_are_told_apart_by_their_shapes_alone(qapp: QApplication) -> None:
    side = 12
    for one, other in combinations([shape(sign, side) for sign in signs()], 2):
        assert difference(one, other) > side * side * 0.1


# On a pile


@pytest.mark.parametrize("colour", SeatColour)
@pytest.mark.parametrize("signal", ABOUT_A_PILE)
def test_a_pile_shows_whose_signal_lies_on_it(
    pile: PileButton, theme: Theme, signal: Signal, colour: SeatColour
) -> None:
    seats = recoloured(FIRST_SEATS, 1, colour)
    bare = picture(pile)
    assert amount(bare, theme.seats[colour]) == 0
    say(pile, [(1, signal)], seats)
    assert amount(picture(pile), theme.seats[colour]) > 60
    say(pile, [], seats)
    assert picture(pile) == bare


def test_no_two_signals_look_the_same(pile: PileButton) -> None:
    pictures = [picture(pile)]
    for owner, signal in product((0, 1), ABOUT_A_PILE):
        say(pile, [(owner, signal)], FIRST_SEATS)
        pictures.append(picture(pile))
    assert all(one != other for one, other in combinations(pictures, 2))


def test_what_the_card_tells_stays_in_sight(pile: PileButton) -> None:
    before = picture(pile)
    say(pile, [(owner, KEEP_OFF) for owner in range(5)], FIRST_SEATS)
    after = picture(pile)
    number = QRect(12, 12, CARD.width(), CARD.height() - 30)
    label = QRect(0, 12 + CARD.height() + 11, FRAME.width(), 33)
    assert after.copy(number) == before.copy(number)
    assert after.copy(label) == before.copy(label)


@pytest.mark.parametrize(("unit", "width"), [(0.68, 137), (1.0, 160), (1.5, 250)])
def test_all_that_five_players_may_say_fits_into_the_frame(
    theme: Theme, unit: float, width: int
) -> None:
    """Each by themselves in one row; tricks may need a second one."""
    voices = [Voice(seat.colour, "W") for seat in FIRST_SEATS]
    room = QRectF(40, 40, width, 100 * unit)
    crowds: list[list[tuple[Voice, Signal]]] = [
        [(voice, PileAdvice(0, advice)) for voice, advice in zip(voices, advices, strict=True)]
        for advices in combinations_with_replacement(Advice, 5)
    ]
    crowds.append(list(product(voices, [PileWanted(0), TrickPossible(0)])))
    for crowd in crowds:
        image = QImage(400, 300, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            PilePills(theme, crowd).draw(painter, room, unit)
        inked = _inked(image)
        assert room.toAlignedRect().contains(inked)
        assert inked.height() <= (1 if len(crowd) == 5 else 2) * max(22, 30 * unit)


def _inked(image: QImage) -> QRect:
    """The smallest rectangle around everything in a picture."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    dots, width = bytes(alpha.constBits()), alpha.bytesPerLine()
    columns = [x for x in range(width) if any(dots[x::width])]
    rows = [y for y in range(alpha.height()) if any(dots[y * width : (y + 1) * width])]
    return QRect(QPoint(columns[0], rows[0]), QPoint(columns[-1], rows[-1]))


def test_a_pile_tells_its_signals_in_words(pile: PileButton, words: Words) -> None:
    words.call_players(["Anna", "", "<b>x</b>"])
    state = pile.accessibleName()
    say(pile, [(0, KEEP_OFF), (1, GO_AHEAD)], seats_called("Anna", "", "<b>x</b>"))
    assert pile.accessibleName() == f"{state}. Anna: keep off; Player 2: go ahead"
    assert "Anna: keep off\nPlayer 2: go ahead\n" in pile.toolTip()
    say(pile, [(2, KEEP_OFF)], seats_called("Anna", "", "<b>x</b>"))
    assert "<b>" not in pile.toolTip()
    assert "&lt;b&gt;x&lt;/b&gt;: keep off" in pile.toolTip()
    say(pile, [], FIRST_SEATS)
    assert pile.accessibleName() == state


def test_a_pile_draws_other_names_and_colours_anew(pile: PileButton, words: Words) -> None:
    pictures = []
    for names, seats in [
        (("Anna", "Zoë"), seats_called("Anna")),
        (("Ben", "Zoë"), seats_called("Ben")),
        (("Ben", "Zoë"), recoloured(seats_called("Ben"), 0, SeatColour.TEAL)),
    ]:
        words.call_players(names)
        say(pile, [(0, KEEP_OFF)], seats)
        pictures.append(picture(pile))
    assert all(one != other for one, other in combinations(pictures, 2))


# Beside a player


@pytest.mark.parametrize("colour", SeatColour)
def test_a_seat_has_its_colour_on_turn_or_not(chip: Chip, theme: Theme, colour: SeatColour) -> None:
    for is_on_turn in (False, True):
        chip.show_player(Seat("Anna", colour), 2, is_on_turn=is_on_turn)
        image = picture(chip)
        assert amount(image, theme.seats[colour]) > 500
        assert (amount(image, theme.colours.accent) > 50) == is_on_turn


def test_a_seat_tells_its_state_in_words(chip: Chip, words: Words) -> None:
    anna, cards = Seat("Anna"), chip.tr("%n card(s) in hand", "", 6)
    words.call_players(["Anna", "Ben"])
    chip.show_player(anna, 2)
    assert chip.accessibleName() == f"Anna, {cards}"
    chip.show_player(anna, 2, is_on_turn=True)
    assert chip.accessibleName() == f"Anna, {cards}, on turn"
    chip.show_player(anna, 2, is_uncovered=True)
    assert chip.accessibleName() == f"Anna, {cards}, looking"
    chip.show_player(anna, 2, is_on_turn=True, is_awaited=True)
    assert chip.accessibleName() == f"Anna, {cards}, takes the laptop, on turn"
    assert chip.toolTip() == chip.accessibleName()


def test_it_shows_who_takes_the_laptop_even_without_room_for_words(chip: Chip) -> None:
    for place in (CHIP, NARROW_CHIP):
        chip.setGeometry(place)
        pictures = []
        for is_awaited in (False, True):
            chip.show_player(Seat(), 5, is_awaited=is_awaited)
            pictures.append(picture(chip))
        assert difference(*pictures) > 20


def test_a_seat_can_have_the_focus_only_where_a_click_means_something(chip: Chip) -> None:
    chip.show_player(Seat(), 2, can_be_looked_at=True)
    assert chip.focusPolicy() is Qt.FocusPolicy.TabFocus
    chip.show_player(Seat(), 2)
    assert chip.focusPolicy() is Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("setup", all_setups(), ids=setup_id)
def test_each_signal_about_commands_and_cards_shows_beside_its_player(
    chip: Chip, words: Words, setup: Setup
) -> None:
    told = [signal for signal in setup.vocabulary if pile_of(signal) is None]
    pictures = []
    for signal in (None, *told):
        chip.show_player(Seat(), 2, (signal,) if signal else ())
        pictures.append(picture(chip))
        if signal is not None:
            assert chip.accessibleName().endswith(f". {words.signals.phrase(signal)}")
            assert chip.toolTip().endswith(f"\n{words.signals.phrase(signal)}")
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_card_shows_in_its_colour(chip: Chip, theme: Theme) -> None:
    for colour, height in product(Colour, (None, *Height)):
        tint = theme.cards.suits[colour]
        chip.show_player(Seat(), 2)
        assert amount(picture(chip), tint) == 0
        chip.show_player(Seat(), 2, (Holding(colour, height),))
        assert amount(picture(chip), tint) > 60


def test_two_cards_of_a_kind_show_as_two(chip: Chip, theme: Theme) -> None:
    red, tint = Holding(Colour.RED, Height.LOW), theme.cards.suits[Colour.RED]
    chip.show_player(Seat(), 2, (red,))
    one = amount(picture(chip), tint)
    chip.show_player(Seat(), 2, (red, red))
    assert amount(picture(chip), tint) == 2 * one
    assert "(×2)" in chip.toolTip()


@pytest.mark.parametrize("place", [CHIP, NARROW_CHIP, QRect(0, 0, 128, 44)])
def test_of_too_many_signals_as_many_show_as_there_is_room_for(chip: Chip, place: QRect) -> None:
    chip.setGeometry(place)
    chip.hear(1.0 if place.height() == 52 else 0.68)
    chip.show_player(Seat(), 5, ALL_NOTES)
    (rest,) = (each for each in painted_texts(chip) if each.startswith("+"))
    assert 1 <= int(rest) < len(Command)
    assert len(chip.toolTip().splitlines()) == 1 + len(ALL_NOTES), "all of them in words"
    chip.show_player(Seat(), 5, ALL_NOTES[:1])
    assert not any(each.startswith("+") for each in painted_texts(chip))


def painted_texts(chip: SeatChip) -> Sequence[str]:
    window = chip.window()
    window.resize(chip.size())
    window.show()
    return [each.text for each in painted_in(window)]


@pytest.mark.parametrize("place", [CHIP, NARROW_CHIP, QRect(0, 0, 128, 44)])
@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_plain_text_and_stays_within_its_seat(
    chip: Chip, words: Words, name: str, place: QRect
) -> None:
    seats = seats_called(name, "")
    whole = seats[0].name
    words.call_players([whole, ""])
    chip.setGeometry(place)
    chip.hear(1.0 if place.height() == 52 else 0.68)
    window = chip.window()
    window.resize(chip.size())
    window.show()
    for signals in ((), ALL_NOTES):
        chip.show_player(seats[0], 2, signals, is_awaited=True)
        assert whole in chip.accessibleName()
        tip = chip.toolTip()
        assert whole in unescape(tip)
        assert "<b>" not in tip
        assert "<img" not in tip
        for text, pixels, lacks in painted_in(window):
            assert pixels >= 10, text
            assert lacks.isNull(), text


def test_other_names_show_at_once(chip: Chip, words: Words) -> None:
    for name in ("Anna", "Ben"):
        words.call_players([name, ""])
        chip.show_player(Seat(name), 2)
        assert chip.accessibleName().startswith(name)
        assert name in painted_texts(chip)
        assert name[0] in painted_texts(chip)
