"""How signals look: a disc for whom or what they are about, and a sign for what is said."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Signal,
    TrickPossible,
)
from thegame_desktop.play.seats import Seat, SeatColour
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.texts import draw_line, faded
from thegame_desktop.view.look.theme import Theme


@dataclass(frozen=True)
class Voice:
    """Somebody who says something, told by a colour and an initial; a computer by its shape."""

    colour: SeatColour
    initial: str
    is_computer: bool = False


def voice_of(seat: Seat, initial: str) -> Voice:
    """The voice of whoever sits there."""
    return Voice(seat.colour, initial, is_computer=seat.strength is not None)


def sign(signal: Signal) -> QPainterPath:
    """The pictogram of what is said; it tells nothing of what it is said about."""
    match signal:
        case PileAdvice(_, advice):
            return pictograms.advice(advice)
        case PileWanted():
            return pictograms.wanted()
        case TrickPossible():
            return pictograms.trick()
        case CommandNote(_, note):
            return pictograms.note(note)
        case Holding(_, Height() as height):
            return pictograms.height(height)
        case Holding():
            return pictograms.note(Note.HELD)


def tone(signal: Signal, theme: Theme) -> QColor:
    """The colour of a signal: red holds back, yellow asks for care, green lets go on."""
    colours = theme.colours
    match signal:
        case PileAdvice(_, Advice.KEEP_OFF) | CommandNote(_, Note.NOT_NOW):
            return colours.danger
        case PileAdvice(_, Advice.GO_AHEAD):
            return colours.success
        case Holding():
            return colours.text
    return colours.accent


def draw_sign(painter: QPainter, signal: Signal, square: QRectF, ink: QColor) -> None:
    """The pictogram; where it is one of three heights, the others show faintly."""
    if isinstance(signal, Holding) and signal.height is not None:
        full = pictograms.placed(pictograms.height(Height.HIGH), square)
        painter.fillPath(full, faded(ink, 0.28))
    painter.fillPath(pictograms.placed(sign(signal), square), ink)


def draw_voice(painter: QPainter, voice: Voice, disc: QRectF, theme: Theme) -> None:
    """A disc in the player's colour, or a head with an antenna, with the initial."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seats[voice.colour])
    if voice.is_computer:
        head = pictograms.computer(has_eyes=not voice.initial)
        painter.drawPath(pictograms.placed(head, disc))
        disc = disc.adjusted(0, disc.height() * pictograms.ANTENNA, 0, 0)
    else:
        painter.drawEllipse(disc)
    font = theme.picture_font(max(10.0, disc.height() * 0.56), QFont.Weight.Bold)
    ink = theme.on_seat(voice.colour)
    draw_line(painter, disc, voice.initial, font, ink, Qt.AlignmentFlag.AlignHCenter)


def draw_command(painter: QPainter, command: Command, disc: QRectF, theme: Theme) -> None:
    """A command as its cards show it."""
    colours = theme.cards
    ground = colours.command_lasting if command.is_lasting else colours.command_instant
    _draw_medal(painter, disc, ground, colours.on_command, pictograms.command(command))


def draw_suit(painter: QPainter, colour: Colour, disc: QRectF, theme: Theme) -> None:
    """One of the cards' colours, with its sign."""
    ground = theme.cards.suits[colour]
    _draw_medal(painter, disc, ground, theme.numeral_on(ground), pictograms.suit(colour))


def _draw_medal(
    painter: QPainter, disc: QRectF, ground: QColor, ink: QColor, path: QPainterPath
) -> None:
    line = max(1.0, disc.width() * 0.05)
    painter.setPen(QPen(faded(ink, 0.8), line))
    painter.setBrush(ground)
    painter.drawEllipse(disc.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    painter.fillPath(pictograms.placed(path, square_at(disc.center(), disc.width() * 0.57)), ink)


def square_at(centre: QPointF, side: float) -> QRectF:
    """The square around this point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
