"""The turn's state in words and picture: whose it is, what is laid, what is still owed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Refusal
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.texts import draw_line, draw_lines, explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class TurnPanel(Translated, Painted, PaintedText):
    """Whose turn, and a slot for every card that is laid or owed."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._shown: object = None
        self._is_running = True
        self._seat: int | None = None
        self._player_count = 1
        self._laid = 0
        self._refusal: Refusal | None = None
        self._can_lay = True
        self._most: int | None = None
        self._skulls: tuple[Card, ...] = ()
        self._look: OutOfTurnLook | None = None
        self._is_computers = False
        self._is_paused = False

    def show_turn(
        self,
        seat: int | None,
        player_count: int,
        laid: int,
        refusal: Refusal | None,
        *,
        can_lay: bool,
        most: int | None,
        look: OutOfTurnLook | None,
        skulls: tuple[Card, ...] = (),
        is_computers: bool = False,
        is_paused: bool = False,
        is_running: bool = True,
    ) -> None:
        """Show the turn of a seat (None before the beginning), which may have `most` cards.

        The `skulls` have to be covered in it. A look out of turn is told of instead. A computer
        player's turn is only watched, and one of a game that isn't running only looked at.
        """
        state = (can_lay, is_computers, is_paused, is_running)
        shown = (seat, player_count, laid, refusal, most, skulls, look, state)
        if shown == self._shown:
            return
        self._shown = shown
        self._seat, self._player_count = seat, player_count
        self._laid, self._refusal, self._can_lay, self._most = laid, refusal, can_lay, most
        self._skulls, self._look = skulls, look
        self._is_computers, self._is_paused = is_computers, is_paused
        self._is_running = is_running
        self.retranslate()

    def retranslate(self) -> None:
        told = [self._headline(), self._state()]
        if self._shows_turn:
            told.append(self._words.cards_laid(self._laid))
        words = ". ".join(each.rstrip(".") for each in told if each)
        self.setAccessibleName(words)
        explain(
            self,
            words,
            self.tr(
                "Whose turn it is, and how far it has come: a filled slot for each card that is "
                "laid, an empty one for each that is still owed. With none empty, the turn may be "
                "finished, or go on."
            ),
        )
        self.refresh()

    @property
    def _shows_turn(self) -> bool:
        return self._seat is not None and self._look is None

    def _headline(self) -> str:
        if self._look is not None:
            return self._words.look.headline(self._look)
        if self._seat is None:
            return ""
        return self._words.whose_turn(self._seat, self._player_count)

    def _state(self) -> str:
        if self._look is not None:
            return self._words.look.what_next(self._look)
        if self._is_computers:
            return self._computers_state()
        if not self._is_running and self._refusal is None:
            return self.tr("Enough cards are laid")
        return self._words.refusals.turn_owed(
            self._refusal,
            self._laid,
            can_lay=self._can_lay,
            most=self._most,
            skulls=self._skulls,
        )

    def _computers_state(self) -> str:
        if self._is_paused:
            return self.tr("Paused")
        if self._laid == 0:
            return self.tr("Thinks it over")
        return self.tr("Has laid enough") if self._refusal is None else self.tr("Lays another card")

    def draw(self, painter: QPainter) -> None:
        colours, unit = self._theme.colours, self.unit
        box = QRectF(self.rect())
        headline = self._theme.font(max(15.0, 20 * unit), QFont.Weight.Bold)
        tight = min(1.0, text_scale() - 1)  # larger words need the room between them
        line = QRectF(box.left(), box.top(), box.width(), headline.pixelSize() * (1.5 - tight / 4))
        draw_line(painter, line, self._headline(), headline, colours.text)
        top = line.bottom() + 5 * unit * (1 - tight)
        if self._shows_turn:
            height = 38 * unit * (1 - 0.3 * tight)
            top = self._draw_slots(painter, QRectF(box.left(), top, box.width(), height))
        font = self._theme.font(max(12.0, 15 * unit), QFont.Weight.DemiBold)
        rest = QRectF(box.left(), top, box.width(), max(1.0, box.bottom() - top))
        draw_lines(painter, rest, self._state(), font, colours.accent)

    def _draw_slots(self, painter: QPainter, row: QRectF) -> float:
        """A filled slot for each card laid, an empty one for each still owed; where they end."""
        owed = self._refusal.owed if self._refusal else 0
        slots = max(self._laid + owed, 1)
        colours = self._theme.colours
        height = row.height()
        gap = 6 * self.unit
        width = min(height * 0.72, (row.width() + gap) / slots - gap)
        for slot in range(slots):
            place = QRectF(row.left() + slot * (width + gap), row.top(), width, height)
            is_laid = slot < self._laid
            line = colours.accent if is_laid else mix(colours.outline, colours.text, 0.25)
            painter.setPen(QPen(line, 2))
            painter.setBrush(colours.accent if is_laid else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5 * self.unit, 5 * self.unit)
        return row.bottom() + 7 * self.unit
