"""Signals on the table, small: pills on a pile, and marks beside a player's name."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    Holding,
    PileAdvice,
    PileWanted,
    Signal,
    Signals,
)
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import (
    Voice,
    draw_command,
    draw_sign,
    draw_suit,
    draw_voice,
    square_at,
    tone,
)
from thegame_desktop.view.look.texts import draw_line, faded, text_width
from thegame_desktop.view.look.theme import Theme

_PILL_HEIGHT, _LEAST_PILL_HEIGHT = 26.0, 20.0
_MOST_SHRUNK = 0.76
"""How much smaller the pills of a pile become before they take a second row."""

_MARK_SCALES = (1.0, 0.92, 0.84, 0.76)
"""How much smaller a player's marks become where that lets more of them in."""
_MARK_GAP = 0.2


class PilePills:
    """What is said about one pile: a pill for each signal, with all who give it."""

    def __init__(self, theme: Theme, said: Iterable[tuple[Voice, Signal]]) -> None:
        self._theme = theme
        self._pills: dict[Signal, list[Voice]] = {}
        for voice, signal in sorted(said, key=lambda each: _rank(each[1])):
            self._pills.setdefault(signal, []).append(voice)

    def draw(self, painter: QPainter, room: QRectF, unit: float) -> None:
        """Draw them in the middle, standing on the room's lower edge; in rows if need be."""
        height = max(_LEAST_PILL_HEIGHT, _PILL_HEIGHT * unit)
        gap = max(2.0, 3 * unit)
        whole = sum(self._width(pill, height) + gap for pill in self._pills) - gap
        if room.width() < whole <= room.width() / _MOST_SHRUNK:
            height *= room.width() / whole
            gap *= room.width() / whole
        bottom = room.bottom()
        for row in self._rows(room.width(), height, gap):
            widths = [self._width(pill, height) for pill in row]
            left = room.center().x() - (sum(widths) + gap * (len(row) - 1)) / 2
            for pill, width in zip(row, widths, strict=True):
                self._draw_pill(painter, pill, QRectF(left, bottom - height, width, height))
                left += width + gap
            bottom -= height + gap

    def _rows(self, room: float, height: float, gap: float) -> list[list[Signal]]:
        rows: list[list[Signal]] = [[]]
        taken = 0.0
        for pill in self._pills:
            width = self._width(pill, height)
            if rows[-1] and taken + width > room + 0.5:
                rows.append([])
                taken = 0.0
            rows[-1].append(pill)
            taken += width + gap
        return rows

    def _width(self, pill: Signal, height: float) -> float:
        return height * (0.84 * len(self._pills[pill]) + 0.98)

    def _draw_pill(self, painter: QPainter, pill: Signal, place: QRectF) -> None:
        height, ink = place.height(), tone(pill, self._theme)
        line = max(1.2, height * 0.06)
        outline = place.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        ground = faded(self._theme.colours.table_edge, 0.94)
        draw_box(painter, outline, outline.height() / 2, ground, QPen(ink, line))
        disc = square_at(place.center(), height * 0.8)
        disc.moveLeft(place.left() + height * 0.1)
        for voice in self._pills[pill]:
            draw_voice(painter, voice, disc, self._theme)
            disc.translate(height * 0.84, 0)
        side = height * 0.58
        centre = QPointF(place.right() - height * 0.25 - side / 2, place.center().y())
        draw_sign(painter, pill, square_at(centre, side), ink)


class HandMarks:
    """What a player says of commands and of the own cards: a mark for each of them."""

    def __init__(self, theme: Theme, said: Signals) -> None:
        self._theme = theme
        notes: dict[Command, Signals] = {}
        for signal in said:
            if isinstance(signal, CommandNote):
                notes[signal.command] = (*notes.get(signal.command, ()), signal)
        self._marks: list[tuple[Command | Colour, Signals]] = [
            *((command, notes[command]) for command in Command if command in notes),
            *((each.colour, (each,)) for each in said if isinstance(each, Holding)),
        ]

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw as many as there is room for, from the left, and how many more there are."""
        heights = [room.height() * scale for scale in _MARK_SCALES]
        height = max(heights, key=lambda height: (self._count_in(room.width(), height), height))
        count, gap = self._count_in(room.width(), height), height * _MARK_GAP
        place = QRectF(room.left(), room.center().y() - height / 2, 0, height)
        for subject, signals in self._marks[:count]:
            place.setWidth(_mark_width(signals, height))
            self._draw_mark(painter, subject, signals, place)
            place.moveLeft(place.right() + gap)
        if count < len(self._marks):
            place.setRight(room.right())
            colour = self._theme.colours.text_muted
            draw_line(painter, place, self._rest(count), self._rest_font(height), colour)

    def _count_in(self, room: float, height: float) -> int:
        """How many marks of this height there is room for, beside the number of the others."""
        widths = [_mark_width(signals, height) + height * _MARK_GAP for _, signals in self._marks]
        for count in range(len(widths), 0, -1):
            taken = sum(widths[:count]) + text_width(self._rest_font(height), self._rest(count))
            if taken <= room + (height * _MARK_GAP if count == len(widths) else 0):
                return count
        return 0

    def _rest(self, count: int) -> str:
        return f"+{len(self._marks) - count}" if count < len(self._marks) else ""

    def _rest_font(self, height: float) -> QFont:
        return self._theme.picture_font(max(10.0, height * 0.66), QFont.Weight.Bold)

    def _draw_mark(
        self, painter: QPainter, subject: Command | Colour, signals: Signals, place: QRectF
    ) -> None:
        height, theme = place.height(), self._theme
        draw_box(painter, place, height / 2, faded(theme.colours.table_edge, 0.7))
        disc = square_at(place.center(), height)
        disc.moveLeft(place.left())
        if isinstance(subject, Command):
            draw_command(painter, subject, disc, theme)
        else:
            draw_suit(painter, subject, disc, theme)
        side = height * 0.5
        for nth, signal in enumerate(_told(signals)):
            centre = QPointF(disc.right() + height * (0.36 + 0.62 * nth), place.center().y())
            draw_sign(painter, signal, square_at(centre, side), tone(signal, theme))


def _mark_width(signals: Signals, height: float) -> float:
    return height * (1.12 + 0.62 * len(_told(signals)))


def _told(signals: Signals) -> Sequence[Signal]:
    """The signals that need a sign of their own: a colour by itself says all."""
    return [each for each in signals if not (isinstance(each, Holding) and each.height is None)]


def _rank(signal: Signal) -> int:
    """The order in which signals about a pile are told."""
    if isinstance(signal, PileAdvice):
        return list(Advice).index(signal.advice)
    return len(Advice) + (0 if isinstance(signal, PileWanted) else 1)
