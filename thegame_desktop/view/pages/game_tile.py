"""The button that stands for an unfinished game."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from thegame_desktop.model.unfinished_games import UnfinishedGame
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.card_parts import corner
from thegame_desktop.view.look.signal_drawing import draw_voice, voice_of
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.unfinished_words import UnfinishedWords

_HEIGHT = 92
_CARD = QSize(42, 59)
_CARD_STEP = 50
_MOST_PILES = 4
_PADDING = 18
_DISC = 20
_TEXT_SHARE = 0.8
"""How much of the height is due to texts."""


class GameTile(Translated, Choice, QRadioButton):
    """Shows the tops of a game's piles, who plays, and how far they have come."""

    def __init__(self, game: UnfinishedGame, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.theme = theme
        self._art = art
        self._words = UnfinishedWords(game, self)
        self._players = ""
        self._state = ""
        self._when = ""
        self.setObjectName(f"game {game.place}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        words, is_shared = self._words, len(self.game.seats) > 1
        self._players = words.players()
        self._state = words.progress()
        self._when = words.when()
        self.set_label(words.kind())
        resume = self.tr("Double-click to go on with it")
        explain(
            self,
            f"{words.full_names()}\n{resume}" if is_shared else resume,
            self.tr(
                "A game that was begun and not finished, just as it was left: the tops of its "
                "piles, who plays, and how many cards are left. A click chooses it."
            ),
        )
        self.setAccessibleDescription(f"{self._players}. {self._state}. {self._when}")

    def sizeHint(self) -> QSize:
        return QSize(round(560 * self.unit), round(grown(_HEIGHT * self.unit, _TEXT_SHARE)))

    def draw(self, painter: QPainter) -> None:
        unit, colours = self.unit, self.theme.colours
        self.draw_ground(painter, 16 * unit, has_border=True)
        inner = QRectF(self.rect()).adjusted(_PADDING * unit, 0, -_PADDING * unit, 0)
        left = inner.x() + _MOST_PILES * _CARD_STEP * unit + 14 * unit
        self._draw_tops(painter, inner)
        small = self.theme.font(14 * unit)
        when_width = text_width(small, self._when) + 2
        line_height = grown(26 * unit)
        words = QRectF(left, inner.y() + 13 * unit, inner.right() - left, line_height)
        title = words.adjusted(0, 0, -when_width - 12 * unit, 0)
        ink = colours.accent if self.isChecked() else colours.text
        draw_line(painter, title, self.label, self.theme.font(19 * unit, QFont.Weight.Black), ink)
        draw_line(
            painter, words, self._when, small, colours.text_muted, Qt.AlignmentFlag.AlignRight
        )
        line = words.translated(0, line_height - unit)
        self._draw_players(painter, line)
        self._draw_progress(painter, line.translated(0, line_height - 4 * unit))

    def _draw_tops(self, painter: QPainter, inner: QRectF) -> None:
        unit = self.unit
        size = QSize(round(_CARD.width() * unit), round(_CARD.height() * unit))
        unused = (_MOST_PILES - len(self.game.tops)) * _CARD_STEP * unit / 2
        first = QPointF(inner.x() + unused, inner.center().y())
        draw_tops(painter, self._art, self.game, first, size, _CARD_STEP * unit)

    def _draw_players(self, painter: QPainter, line: QRectF) -> None:
        unit, game = self.unit, self.game
        x = line.x()
        if len(game.seats) > 1:
            side = _DISC * unit
            for seat, each in enumerate(game.seats):
                disc = QRectF(x, line.center().y() - side / 2, side, side)
                voice = voice_of(each, self._words.initial(seat))
                draw_voice(painter, voice, disc, self.theme)
                x += side + 3 * unit
            x += 7 * unit
        rest = QRectF(x, line.y(), line.right() - x, line.height())
        draw_line(painter, rest, self._players, self.theme.font(15 * unit), self.theme.colours.text)

    def _draw_progress(self, painter: QPainter, line: QRectF) -> None:
        unit, colours = self.unit, self.theme.colours
        track = QRectF(line.x(), line.center().y() - 3 * unit, 150 * unit, 6 * unit)
        draw_progress(painter, self.game, track, self.theme)
        rest = line.adjusted(track.width() + 12 * unit, 0, 0, 0)
        draw_line(painter, rest, self._state, self.theme.font(14 * unit), colours.text_muted)


def draw_tops(
    painter: QPainter,
    art: CardArt,
    game: UnfinishedGame,
    first: QPointF,
    card: QSize,
    step: float,
    below: QColor | None = None,
) -> None:
    """The tops of a game's piles side by side, from the middle of the first one's left edge on.

    Where each lies over the one before, that must not shine through: the colour is `below` it.
    """
    ratio, margin = painter.device().devicePixelRatioF(), art.margin(card)
    edition, commands = game.setup.edition, game.setup.layout.by_card
    y = round(first.y() - card.height() / 2 - margin)
    piles = zip(edition.rows, game.tops, game.spent, strict=True)
    for nth, (row, top, is_spent) in enumerate(piles):
        x = round(first.x() + nth * step - margin)
        if top != row.card:
            picture = art.face(top, commands.get(top), card, ratio, is_spent=is_spent)
        else:
            picture = art.row_card(row, card, ratio, edition.row_cards_are_numbered)
            if below is not None:
                place = QRectF(QPointF(x + margin, y + margin), card)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(below)
                painter.drawRoundedRect(place, corner(place), corner(place))
        painter.drawPixmap(QPointF(x, y), picture)


def draw_progress(painter: QPainter, game: UnfinishedGame, track: QRectF, theme: Theme) -> None:
    """How much of a game is laid, as a bar that fills."""
    whole, radius = len(game.setup.edition.cards), track.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme.colours.outline, 0.6))
    painter.drawRoundedRect(track, radius, radius)
    if game.cards_left < whole:
        done = QRectF(track)
        done.setWidth(track.width() * (whole - game.cards_left) / whole)
        painter.setBrush(theme.colours.accent)
        painter.drawRoundedRect(done, radius, radius)
