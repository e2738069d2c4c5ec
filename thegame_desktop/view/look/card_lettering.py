"""The numerals of cards: big ones, and the indices in the corners."""

from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from thegame_desktop.view.look.card_parts import pixels
from thegame_desktop.view.look.theme import Theme

_GLYPH_PIXELS = 200
_NUMERAL_HEIGHT = 0.385
_SINGLE_NUMERAL_HEIGHT = 0.45
_NUMERAL_WIDTH = 0.74
_INDEX_HEIGHT = 0.138
_INDEX_WIDTH = 0.245
_INDEX_CENTRE = QPointF(0.2, 0.165)
_BAR_BELOW_INDEX = 0.019
_BAR_HEIGHT = 0.018
_TURNED = str.maketrans("01689", "01986")
"""The digits that are digits upside down too."""


def index_centre(place: QRectF) -> QPointF:
    """The middle of the index at the upper left of a card."""
    return place.topLeft() + _INDEX_CENTRE * place.width()


def reads_otherwise_upside_down(text: str) -> bool:
    """True for numbers that are others when turned, such as 6, 68 and 91."""
    turned = text.translate(_TURNED)[::-1]
    return set(text) <= set("01689") and turned != text and not turned.startswith("0")


class Lettering:
    """Draws numerals so that their ink is centred."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._glyphs_of = cache(self._glyph_path)

    def numeral(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        ink: QColor,
        halo: QPen | None = None,
        shift: float = 0.0,
    ) -> None:
        """The big numeral, `shift` below the middle of the card."""
        width = place.width()
        height = width * (_SINGLE_NUMERAL_HEIGHT if len(text) == 1 else _NUMERAL_HEIGHT)
        centre = place.center() + QPointF(0, shift)
        self.text(painter, text, centre, height, width * _NUMERAL_WIDTH, ink, halo)

    def index(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        ink: QColor,
        halo: QPen | None = None,
    ) -> None:
        """The small numeral at the upper left, underlined where it could be read upside down."""
        width, centre = place.width(), index_centre(place)
        most = width * _INDEX_WIDTH
        self.text(painter, text, centre, width * _INDEX_HEIGHT, most, ink, halo)
        if reads_otherwise_upside_down(text):
            length, height = width * (0.03 + 0.06 * len(text)), pixels(width, _BAR_HEIGHT)
            top = round(centre.y() + width * (_INDEX_HEIGHT / 2 + _BAR_BELOW_INDEX))
            painter.fillRect(QRectF(centre.x() - length / 2, top, length, height), ink)

    def text(
        self,
        painter: QPainter,
        text: str,
        centre: QPointF,
        height: float,
        most_width: float,
        colour: QColor,
        halo: QPen | None = None,
    ) -> None:
        """Draw `text` so that its ink is centred and digits are `height` high, if it fits."""
        glyphs = partial(self._glyphs_of, self._theme.font_family)
        path = glyphs(text)
        ink = path.boundingRect()
        scale = min(height / glyphs("0").boundingRect().height(), most_width / ink.width())
        to_centre = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
        to_centre.translate(-ink.center().x(), -ink.center().y())
        path = to_centre.map(path)
        if halo is not None:
            painter.strokePath(path, halo)
            # Nothing is left between the digits either, nor inside of them.
            inside = path.boundingRect()
            inset = inside.width() / (2 * len(text) + 1)
            painter.fillRect(inside.adjusted(inset, 0, -inset, 0), halo.color())
        painter.fillPath(path, colour)

    def _glyph_path(self, _family: str, text: str) -> QPainterPath:
        font = self._theme.picture_font(_GLYPH_PIXELS, QFont.Weight.Black)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        path = QPainterPath()
        path.addText(0, 0, font, text)
        # The font's outlines overlap.
        path.setFillRule(Qt.FillRule.WindingFill)
        return path
