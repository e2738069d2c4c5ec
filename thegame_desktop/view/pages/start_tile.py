"""The big buttons of the start page."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from thegame_desktop.model.unfinished_games import UnfinishedGame
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.start_signs import StartSign, start_sign
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, draw_lines
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.game_tile import draw_progress, draw_tops
from thegame_desktop.view.widgets.choices import GROUND_SHARE, POINTED_SHARE, Choice
from thegame_desktop.view.widgets.neighbours import ARROWS

_LOWEST, _LOWEST_PRIMARY = 84, 112
_PADDING, _GAP = 16, 14
_RADIUS = 18
_DISC, _PRIMARY_DISC = 46, 52
_DISC_SHARE = 0.16
"""How much of a sign's colour its disc has."""
_TITLE, _PRIMARY_TITLE = 19, 26
_DETAIL = 14.5
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_STRETCH = 1.25
"""How much higher than necessary a tile may be where there is room."""
_SPARE = 2
"""Qt rounds the height of lines up."""
_CARD = QSize(54, 76)
_SIDE_BY_SIDE = 2
_STEP, _NARROW_STEP = 60, 25
"""From card to card: two lie side by side, more of them one over the other."""
_ROOMY = 420
"""From this width on there is room for a sign beside a game."""
_BAR = 6


class StartTile(Choice, QPushButton):
    """Shows a sign, where it leads to, and what there is to know of that; one of them is first."""

    left = Signal(object)
    """An arrow key, to what lies in its direction."""

    def __init__(self, name: str, sign: StartSign, colour: str, theme: Theme, parent: QWidget):
        super().__init__(parent)
        self.setObjectName(name)
        self.theme = theme
        self._sign = sign
        self._colour = colour
        self._on_sign = ""
        self._is_primary = False
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def write_on_sign(self, text: str) -> None:
        """Show this, a number for example, in the middle of the sign."""
        self._on_sign = text
        self.update()

    def put_first(self, *, is_primary: bool) -> None:
        """Be the one that most will want, or one of the others."""
        self._is_primary = is_primary
        self.update()

    @property
    def needed_height(self) -> int:
        """How high all words are in the width that it has."""
        words = self._title_height + self._detail_height + _SPARE + self._below
        lowest = _LOWEST_PRIMARY if self._is_primary else _LOWEST
        return ceil(max(lowest * self.unit, words + 2 * _PADDING * self.unit))

    def set_lowest(self, height: int) -> None:
        """Be at least this high, and not much higher."""
        self.setMinimumHeight(height)
        self.setMaximumHeight(round(height * _STRETCH))

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self.unit), self.minimumHeight())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self.left.emit(event.key())
        elif not event.isAutoRepeat():  # a key that is still held would choose on the next page too
            super().keyPressEvent(event)

    # How it is drawn

    @property
    def _font(self) -> QFont:
        return self.theme.font(_DETAIL * self.unit, QFont.Weight.DemiBold)

    @property
    def _title_height(self) -> float:
        pixels = _PRIMARY_TITLE if self._is_primary else _TITLE
        return grown(pixels * 1.4 * self.unit)

    @property
    def _words(self) -> QRectF:
        """The room for words, all of the height."""
        return QRectF(self.rect()).adjusted(self._left, 0, -self._right, 0)

    @property
    def _detail_height(self) -> float:
        room = QRectF(0, 0, self._words.width(), 10_000)
        return QFontMetricsF(self._font).boundingRect(room, _WRAPPED, self.summary).height()

    @property
    def _side(self) -> float:
        return (_PRIMARY_DISC if self._is_primary else _DISC) * self.unit

    @property
    def _left(self) -> float:
        """How far from the left edge words begin."""
        return self._side + (_PADDING + _GAP) * self.unit

    @property
    def _right(self) -> float:
        """How far from the right edge they end."""
        return _PADDING * self.unit

    @property
    def _below(self) -> float:
        """The room for what is drawn below the words."""
        return 0.0

    def draw(self, painter: QPainter) -> None:
        self._draw_ground(painter)
        self._draw_picture(painter)
        words, taken = self._words, self._detail_height
        block = self._title_height + taken + self._below
        title = QRectF(words.x(), words.center().y() - block / 2, words.width(), self._title_height)
        colours = self.theme.colours
        pixels = _PRIMARY_TITLE if self._is_primary else _TITLE
        font = self.theme.font(pixels * self.unit, QFont.Weight.Black)
        ink = colours.accent if self._is_primary else colours.text
        draw_line(painter, title, self.label, font, ink)
        rest = QRectF(words.x(), title.bottom(), words.width(), taken + _SPARE)
        draw_lines(painter, rest, self.summary, self._font, colours.text_muted)
        self._draw_below(painter, QRectF(rest.x(), rest.bottom(), rest.width(), self._below))

    def _draw_ground(self, painter: QPainter) -> None:
        radius, colours = _RADIUS * self.unit, self.theme.colours
        self.draw_ground(painter, radius, has_border=True)
        if self._is_primary:
            rect, inner = self.within_ring(radius)
            painter.setBrush(with_alpha(colours.accent, 0.07))
            painter.setPen(QPen(with_alpha(colours.accent, 0.75), self.line_width))
            painter.drawRoundedRect(rect, inner, inner)

    def _draw_picture(self, painter: QPainter) -> None:
        """What stands left of the words."""
        self._draw_disc(painter, self._sign, _PADDING * self.unit)

    def _draw_disc(self, painter: QPainter, sign: StartSign, left: float) -> None:
        colours, side = self.theme.colours, self._side
        colour = getattr(colours, self._colour)
        disc = QRectF(left, (self.height() - side) / 2, side, side)
        ground, ink = with_alpha(colour, _DISC_SHARE), colour
        if self._is_primary:
            ground, ink = colours.accent, colours.on_accent
            if self.underMouse():
                ground = mix(ground, colours.text, 0.15)
        elif self._on_sign:  # small print
            ink = self._readable(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        place = QRectF(0, 0, side * 0.5, side * 0.5)
        place.moveCenter(disc.center())
        painter.fillPath(pictograms.placed(start_sign(sign), place), ink)
        if self._on_sign:
            # In the middle of the leaf, touching none of its edges.
            number = place.adjusted(0, place.height() * 0.225, 0, place.height() * 0.025)
            font = self.theme.picture_font(max(10, side * 0.23), QFont.Weight.Black)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(number, int(Qt.AlignmentFlag.AlignCenter), self._on_sign)

    def _readable(self, colour: QColor) -> QColor:
        """The colour as it can be read on a disc of its own, wherever on the page that lies."""
        theme, ink = self.theme, colour
        for table in (theme.colours.table_centre, theme.colours.table_edge):
            tile = mix(table, theme.colours.surface_raised, GROUND_SHARE)
            pointed_at = mix(tile, theme.colours.text, POINTED_SHARE)
            for below in (tile, pointed_at):
                ink = theme.seen_on(mix(below, colour, _DISC_SHARE), ink, theme.text_contrast)
        return ink

    def _draw_below(self, painter: QPainter, place: QRectF) -> None:
        """What stands below the words."""


class ResumeTile(StartTile):
    """The game that was left last: the tops of its piles, who plays, and how far it is."""

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__("resume latest", StartSign.PLAY, "accent", theme, parent)
        self._art = art
        self._game: UnfinishedGame | None = None

    def show_game(self, game: UnfinishedGame | None) -> None:
        """Stand for this game."""
        self._game = game
        self.setVisible(game is not None)
        self.update()

    @property
    def _left(self) -> float:
        piles = 1 if self._game is None else len(self._game.tops)
        cards = _CARD.width() + (piles - 1) * self._step
        return (cards + _PADDING + _GAP + 4) * self.unit

    @property
    def _step(self) -> int:
        is_pair = self._game is not None and len(self._game.tops) <= _SIDE_BY_SIDE
        return _STEP if is_pair else _NARROW_STEP

    @property
    def _is_roomy(self) -> bool:
        return self.width() >= grown(_ROOMY * self.unit)

    @property
    def _right(self) -> float:
        sign = self._side + _GAP * self.unit if self._is_roomy else 0.0
        return sign + _PADDING * self.unit

    @property
    def _below(self) -> float:
        return (_BAR + 8) * self.unit

    def _draw_picture(self, painter: QPainter) -> None:
        self._draw_tops(painter)
        if self._is_roomy:
            left = self.width() - self._side - _PADDING * self.unit
            self._draw_disc(painter, StartSign.PLAY, left)

    def _draw_tops(self, painter: QPainter) -> None:
        """The tops of the piles side by side, each over the one before."""
        if self._game is not None:
            unit, ground = self.unit, self.theme.colours.surface
            size = QSize(round(_CARD.width() * unit), round(_CARD.height() * unit))
            first, step = QPointF(_PADDING * unit, self.height() / 2), self._step * unit
            draw_tops(painter, self._art, self._game, first, size, step, ground)

    def _draw_below(self, painter: QPainter, place: QRectF) -> None:
        if self._game is not None:
            height = _BAR * self.unit
            bar = QRectF(place.x(), place.bottom() - height, place.width(), height)
            draw_progress(painter, self._game, bar, self.theme)


class CountTile(StartTile):
    """A narrow tile beside another: how many there are, and of what."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, StartSign.PLAY, "accent", theme, parent)

    def draw(self, painter: QPainter) -> None:
        unit, colours = self.unit, self.theme.colours
        self._draw_ground(painter)
        room = QRectF(self.rect()).adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
        middle = Qt.AlignmentFlag.AlignHCenter
        high, low = grown(44 * unit), grown(22 * unit)
        top = room.center().y() - (high + low) / 2
        number = QRectF(room.x(), top, room.width(), high)
        font = self.theme.font(34 * unit, QFont.Weight.Black)
        draw_line(painter, number, self._on_sign, font, colours.text, middle)
        line = QRectF(room.x(), number.bottom(), room.width(), low)
        draw_line(painter, line, self.summary, self._font, colours.text_muted, middle)
