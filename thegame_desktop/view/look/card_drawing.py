"""How cards look: the drawing itself, in device pixels, on any painter."""

from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from thegame_desktop.engine import Card, Command, Direction, Row
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.theme import Theme

_GLYPH_PIXELS = 200
# All lengths are shares of the card's width.
_CORNER = 0.085
_INSET = 0.042
_PANEL_CORNER = 0.052
_NUMERAL_HEIGHT = 0.385
_SINGLE_NUMERAL_HEIGHT = 0.45
_NUMERAL_WIDTH = 0.74
_INDEX_HEIGHT = 0.138
_INDEX_WIDTH = 0.245
_INDEX_CENTRE = QPointF(0.2, 0.165)
_SIGN_BELOW_INDEX = 0.2
_BADGE_CENTRE_FROM_BOTTOM = 0.27


class CardDrawing:
    """Draws cards into a given rectangle; the painter antialiases and has no pen."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._glyphs_of = cache(self._glyph_path)

    @staticmethod
    def corner(place: QRectF) -> float:
        """The radius of a card's corners."""
        return place.width() * _CORNER

    def face(self, painter: QPainter, place: QRectF, card: Card, command: Command | None) -> None:
        """The front: paper, a panel in the card's tint, the numeral and its indices."""
        tint = self._theme.tint(card)
        ink = self._theme.numeral_on(tint)
        self._paper(painter, place)
        self._panel(painter, place, card, tint)
        self._numeral(
            painter, place, str(card.number), mix(tint, self._theme.cards.shadow, 0.6), ink
        )
        for is_turned in (False, True):
            painter.save()
            if is_turned:
                _turn_around(painter, place.center())
            self._index(painter, place, card, ink)
            painter.restore()
        if command is not None:
            self._command(painter, place, command)

    def back(self, painter: QPainter, place: QRectF) -> None:
        """The back: a quiet weave of arrows, and one each way in the middle."""
        colours = self._theme.cards
        width = place.width()
        line = mix(colours.back, colours.back_pattern, 0.6)
        _rounded(painter, place, self.corner(place), mix(colours.back, colours.back_pattern, 0.3))
        hairline = _pixels(width, 0.008)
        inner = place.adjusted(hairline, hairline, -hairline, -hairline)
        _rounded(
            painter, inner, self.corner(place) - hairline, self._shaded(inner, colours.back, 0.06)
        )
        inset = _pixels(width, 0.065)
        frame = place.adjusted(inset, inset, -inset, -inset)
        self._weave(painter, frame, width)
        thickness = _pixels(width, 0.012)
        _outlined(painter, frame, width * 0.05, QPen(line, thickness))
        self._medallion(painter, place, line, thickness)

    def row_card(self, painter: QPainter, place: QRectF, row: Row, has_number: bool) -> None:
        """An empty pile's card: a big arrow, and the number that it starts from."""
        colours = self._theme.colours
        is_up = row.direction is Direction.ASCENDING
        colour = colours.ascending if is_up else colours.descending
        width, centre = place.width(), place.center()
        _rounded(painter, place, self.corner(place), with_alpha(self._theme.cards.row, 0.75))
        pen = QPen(with_alpha(colour, 0.5), _pixels(width, 0.014))
        _outlined(painter, place, self.corner(place), pen)
        forwards = -row.direction.value
        if has_number:
            spot = centre - QPointF(0, forwards * width * 0.3)
            self._text(painter, str(row.card.number), spot, width * 0.25, width, colour)
            centre += QPointF(0, forwards * width * 0.2)
        side = width * (0.5 if has_number else 0.58)
        path = pictograms.placed(pictograms.arrow(row.direction), _square(centre, side))
        painter.fillPath(path, with_alpha(colour, 0.85))

    def empty_slot(self, painter: QPainter, place: QRectF) -> None:
        """An outlined place."""
        colour = self._theme.cards.empty_slot
        _rounded(painter, place, self.corner(place), with_alpha(colour, 0.07))
        pen = QPen(with_alpha(colour, 0.8), _pixels(place.width(), 0.012))
        pen.setDashPattern([5, 4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        _outlined(painter, place, self.corner(place), pen)

    def _paper(self, painter: QPainter, place: QRectF) -> None:
        colours = self._theme.cards
        hairline = _pixels(place.width(), 0.006)
        _rounded(painter, place, self.corner(place), mix(colours.paper, colours.shadow, 0.28))
        inner = place.adjusted(hairline, hairline, -hairline, -hairline)
        _rounded(painter, inner, self.corner(place) - hairline, colours.paper)

    def _panel(self, painter: QPainter, place: QRectF, card: Card, tint: QColor) -> None:
        inset = _pixels(place.width(), _INSET)
        panel = place.adjusted(inset, inset, -inset, -inset)
        # Drawn flat and then used as a brush: the rounded edge stays smooth.
        ground = QImage(panel.size().toSize(), QImage.Format.Format_RGB32)
        brush = QPainter(ground)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(brush, QRectF(ground.rect()), card, tint)
        brush.end()
        texture = QBrush(ground)
        texture.setTransform(QTransform.fromTranslate(panel.x(), panel.y()))
        _rounded(painter, panel, place.width() * _PANEL_CORNER, texture)

    def _ground(self, painter: QPainter, ground: QRectF, card: Card, tint: QColor) -> None:
        painter.fillRect(ground, self._shaded(ground, tint, 0.08))
        full = 10 if card.colour else 100
        level = ground.bottom() - ground.height() * (0.05 + 0.88 * card.number / full)
        is_light = self._theme.numeral_on(tint) == self._theme.cards.numeral_on_light
        shadow = with_alpha(self._theme.cards.shadow, 0.05 if is_light else 0.13)
        painter.fillPath(_wave(ground, level, 0.02, is_mirrored=False), shadow)
        painter.fillPath(
            _wave(ground, level + ground.width() * 0.05, 0.026, is_mirrored=True), shadow
        )
        if card.colour is not None:
            sign = pictograms.placed(
                pictograms.suit(card.colour), _square(ground.center(), ground.width() * 0.84)
            )
            painter.fillPath(sign, with_alpha(self._theme.cards.numeral, 0.14))

    def _numeral(
        self, painter: QPainter, place: QRectF, text: str, shade: QColor, ink: QColor
    ) -> None:
        width = place.width()
        height = width * (_SINGLE_NUMERAL_HEIGHT if len(text) == 1 else _NUMERAL_HEIGHT)
        below = place.center() + QPointF(0, _pixels(width, 0.016))
        self._text(painter, text, below, height, width * _NUMERAL_WIDTH, with_alpha(shade, 0.4))
        self._text(painter, text, place.center(), height, width * _NUMERAL_WIDTH, ink)

    def _index(self, painter: QPainter, place: QRectF, card: Card, ink: QColor) -> None:
        width = place.width()
        centre = place.topLeft() + _INDEX_CENTRE * width
        self._text(
            painter, str(card.number), centre, width * _INDEX_HEIGHT, width * _INDEX_WIDTH, ink
        )
        if card.colour is not None:
            spot = _square(centre + QPointF(0, _SIGN_BELOW_INDEX * width), width * 0.15)
            painter.fillPath(pictograms.placed(pictograms.suit(card.colour), spot), ink)

    def _command(self, painter: QPainter, place: QRectF, command: Command) -> None:
        width = place.width()
        corner = place.topLeft() + _INDEX_CENTRE * width
        self._badge(painter, corner + QPointF(0, _SIGN_BELOW_INDEX * width), width * 0.2, command)
        foot = QPointF(place.center().x(), place.bottom() - _BADGE_CENTRE_FROM_BOTTOM * width)
        self._badge(painter, foot, width * 0.34, command)
        self._hint(painter, foot + QPointF(-0.17, 0.085) * width, width * 0.14, command)

    def _badge(self, painter: QPainter, centre: QPointF, side: float, command: Command) -> None:
        colours = self._theme.cards
        ground = colours.command_lasting if command.is_lasting else colours.command_instant
        painter.setBrush(colours.on_command)
        painter.drawEllipse(_square(centre, side))
        painter.setBrush(ground)
        painter.drawEllipse(_square(centre, side - 2 * _pixels(side, 0.05)))
        sign = pictograms.placed(pictograms.command(command), _square(centre, side * 0.56))
        painter.fillPath(sign, colours.on_command)

    def _hint(self, painter: QPainter, centre: QPointF, side: float, command: Command) -> None:
        colours = self._theme.cards
        ground = colours.command_lasting if command.is_lasting else colours.command_instant
        painter.setBrush(colours.on_command)
        painter.drawEllipse(_square(centre, side))
        sign = pictograms.infinity() if command.is_lasting else pictograms.lightning()
        painter.fillPath(pictograms.placed(sign, _square(centre, side * 0.76)), ground)

    def _weave(self, painter: QPainter, frame: QRectF, width: float) -> None:
        colour = with_alpha(self._theme.cards.back_pattern, 0.13)
        columns, rows = 7, 10
        across, down = frame.width() / columns, frame.height() / rows
        for row in range(rows):
            for column in range(columns):
                spot = frame.topLeft() + QPointF((column + 0.5) * across, (row + 0.5) * down)
                direction = Direction.ASCENDING if (row + column) % 2 else Direction.DESCENDING
                sign = pictograms.placed(pictograms.arrow(direction), _square(spot, width * 0.075))
                painter.fillPath(sign, colour)

    def _medallion(self, painter: QPainter, place: QRectF, line: QColor, thickness: float) -> None:
        width = place.width()
        circle = _square(place.center(), width * 0.54)
        painter.setBrush(self._theme.cards.back)
        painter.setPen(QPen(line, thickness))
        painter.drawEllipse(circle)
        painter.setPen(Qt.PenStyle.NoPen)
        for direction in Direction:
            step = QPointF(-direction.value * 0.095, -direction.value * 0.045) * width
            spot = _square(place.center() + step, width * 0.22)
            sign = pictograms.placed(pictograms.arrow(direction), spot)
            painter.fillPath(sign, self._theme.cards.back_pattern)

    def _text(
        self,
        painter: QPainter,
        text: str,
        centre: QPointF,
        height: float,
        most_width: float,
        colour: QColor,
    ) -> None:
        """Draw `text` so that its ink is centred and digits are `height` high, if it fits."""
        glyphs = partial(self._glyphs_of, self._theme.font_family)
        path = glyphs(text)
        ink = path.boundingRect()
        scale = min(height / glyphs("0").boundingRect().height(), most_width / ink.width())
        to_centre = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
        to_centre.translate(-ink.center().x(), -ink.center().y())
        painter.fillPath(to_centre.map(path), colour)

    def _shaded(self, rect: QRectF, colour: QColor, amount: float) -> QBrush:
        gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        gradient.setColorAt(0, mix(colour, self._theme.cards.paper, amount))
        gradient.setColorAt(1, mix(colour, self._theme.cards.shadow, amount))
        return QBrush(gradient)

    def _glyph_path(self, _family: str, text: str) -> QPainterPath:
        font = self._theme.picture_font(_GLYPH_PIXELS, QFont.Weight.Black)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        path = QPainterPath()
        path.addText(0, 0, font, text)
        # The font's outlines overlap.
        path.setFillRule(Qt.FillRule.WindingFill)
        return path


def _pixels(width: float, share: float) -> float:
    return float(max(1, round(width * share)))


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _rounded(painter: QPainter, rect: QRectF, radius: float, fill: QBrush | QColor) -> None:
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def _outlined(painter: QPainter, rect: QRectF, radius: float, pen: QPen) -> None:
    """A rounded outline that lies inside of `rect`."""
    half = pen.widthF() / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.setPen(Qt.PenStyle.NoPen)


def _turn_around(painter: QPainter, centre: QPointF) -> None:
    painter.translate(centre)
    painter.rotate(180)
    painter.translate(-centre)


def _wave(ground: QRectF, level: float, height: float, *, is_mirrored: bool) -> QPainterPath:
    swing = ground.width() * height * (-1 if is_mirrored else 1) * 2
    left, right, width = ground.left(), ground.right(), ground.width()
    path = QPainterPath(QPointF(left, level))
    path.cubicTo(
        left + width * 0.33, level - swing, left + width * 0.66, level + swing, right, level
    )
    path.lineTo(ground.bottomRight())
    path.lineTo(ground.bottomLeft())
    path.closeSubpath()
    return path
