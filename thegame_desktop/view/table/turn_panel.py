"""The turn's state in words and picture: whose it is, what is laid, what is still owed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.table_models import TurnModel
from thegame_desktop.play.rows import TurnRow
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.texts import draw_line, draw_lines, explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class TurnPanel(Translated, RowView[TurnModel], Painted, PaintedText):
    """Whose turn, and a slot for every card that is laid or owed."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._shown: TurnRow | None = None

    def follow(self) -> None:
        shown = self.model.index(0).data(VALUE_ROLE)
        self.setVisible(shown.is_told)
        if shown != self._shown:
            self._shown = shown
            self.retranslate()

    def retranslate(self) -> None:
        shown = self._shown
        if shown is None:
            return
        told = [self._headline(shown), self._state(shown)]
        if shown.is_turn_told:
            told.append(self._words.cards_laid(shown.laid))
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

    def _headline(self, shown: TurnRow) -> str:
        if shown.look is not None:
            return self._words.out_of_turn.headline(shown.look)
        if shown.seat is None:
            return ""
        return self._words.whose_turn(shown.seat, shown.player_count)

    def _state(self, shown: TurnRow) -> str:
        if shown.look is not None:
            return self._words.out_of_turn.what_next(shown.look)
        if shown.is_computers:
            return self._computers_state(shown)
        if not shown.is_running and shown.refusal is None:
            return self.tr("Enough cards are laid")
        return self._words.refusals.turn_owed(
            shown.refusal,
            shown.laid,
            can_lay=shown.can_lay,
            most=shown.most,
            skulls=shown.skulls,
        )

    def _computers_state(self, shown: TurnRow) -> str:
        if shown.is_paused:
            return self.tr("Paused")
        if shown.laid == 0:
            return self.tr("Thinks it over")
        return self.tr("Has laid enough") if shown.refusal is None else self.tr("Lays another card")

    def draw(self, painter: QPainter) -> None:
        shown, colours, unit = self._shown, self._theme.colours, self.unit
        if shown is None:
            return
        box = QRectF(self.rect())
        headline = self._theme.font(max(15.0, 20 * unit), QFont.Weight.Bold)
        tight = min(1.0, text_scale() - 1)  # larger words need the room between them
        line = QRectF(box.left(), box.top(), box.width(), headline.pixelSize() * (1.5 - tight / 4))
        draw_line(painter, line, self._headline(shown), headline, colours.text)
        top = line.bottom() + 5 * unit * (1 - tight)
        if shown.is_turn_told:
            height = 38 * unit * (1 - 0.3 * tight)
            top = self._draw_slots(painter, shown, QRectF(box.left(), top, box.width(), height))
        font = self._theme.font(max(12.0, 15 * unit), QFont.Weight.DemiBold)
        rest = QRectF(box.left(), top, box.width(), max(1.0, box.bottom() - top))
        draw_lines(painter, rest, self._state(shown), font, colours.accent)

    def _draw_slots(self, painter: QPainter, shown: TurnRow, row: QRectF) -> float:
        """A filled slot for each card laid, an empty one for each still owed; where they end."""
        owed = shown.refusal.owed if shown.refusal else 0
        slots = max(shown.laid + owed, 1)
        colours = self._theme.colours
        height = row.height()
        gap = 6 * self.unit
        width = min(height * 0.72, (row.width() + gap) / slots - gap)
        for slot in range(slots):
            place = QRectF(row.left() + slot * (width + gap), row.top(), width, height)
            is_laid = slot < shown.laid
            fill = colours.accent if is_laid else None
            line = QPen(fill or mix(colours.outline, colours.text, 0.25), 2)
            draw_box(painter, place.adjusted(1, 1, -1, -1), 5 * self.unit, fill, line)
        return row.bottom() + 7 * self.unit
