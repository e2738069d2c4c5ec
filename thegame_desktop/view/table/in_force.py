"""What is being played, and which commands bind everyone just now."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Command, Setup
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.texts import draw_line, explain, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class _Chip(NamedTuple):
    command: Command
    place: QRectF
    with_words: bool


class InForce(Translated, Painted, QWidget):
    """Shows the game's name and a chip for each lasting command that shows on a pile."""

    rule_requested = Signal(object)
    """Somebody wants to know more about a Command."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._setup: Setup | None = None
        self._commands: tuple[Command, ...] = ()
        self.setMouseTracking(True)

    def show_game(self, setup: Setup, showing: Sequence[Command | None]) -> None:
        """Show this game with the commands that are on top of its piles."""
        lasting = {command for command in showing if command and command.is_lasting}
        commands = tuple(command for command in Command if command in lasting)
        if (setup, commands) != (self._setup, self._commands):
            self._setup, self._commands = setup, commands
            self.retranslate()

    def retranslate(self) -> None:
        if self._setup is None:
            return
        rules = [self._words.command_meaning(command) for command in self._commands]
        names = ", ".join(map(self._words.command, self._commands))
        game = self._game_in_words(self._setup)
        self.setAccessibleName(
            self.tr("{game}. In force: {commands}").format(game=game, commands=names)
            if names
            else game
        )
        explain(self, "\n".join(rules) or game, self._meaning(self._setup))
        self.refresh()

    def _meaning(self, setup: Setup) -> str:
        if not setup.edition.has_commands:
            return self.tr("The edition that is being played, and how many play. F1: its rules.")
        return self.tr(
            "What is being played, and the commands in force: those that show on top of a pile "
            "and bind everybody until they are covered. A click on one opens its rule."
        )

    def _game_in_words(self, setup: Setup) -> str:
        words = self._words
        parts = [words.edition(setup.edition.name), words.player_count(setup.player_count)]
        if setup.variant is not next(iter(setup.edition.variants.values())):
            parts.insert(1, words.variant(setup.variant.name))
        return " · ".join(parts)

    def _chips(self) -> list[_Chip]:
        """Where each command is shown, and whether there is room for its name too."""
        if not self._commands:
            return []
        unit, box = self.unit, self._box
        bold, icon, padding, gap = self._bold, box.height() * 0.5, 9 * unit, 8 * unit
        widths = [
            icon + 3 * padding + text_width(bold, self._words.command(command))
            for command in self._commands
        ]
        with_words = sum(widths) + gap * (len(widths) - 1) <= box.width()
        if not with_words:
            widths = [icon + 2 * padding] * len(self._commands)
        left = box.right() - sum(widths) - gap * (len(widths) - 1)
        height = box.height() * 0.74
        chips = []
        for command, width in zip(self._commands, widths, strict=True):
            place = QRectF(left, box.center().y() - height / 2, width, height)
            chips.append(_Chip(command, place, with_words))
            left += width + gap
        return chips

    @property
    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, 0, -2, 0)  # the last chip's border is inside

    @property
    def _bold(self) -> QFont:
        return self._theme.font(max(12.0, 14 * self.unit), QFont.Weight.Bold)

    def _command_at(self, point: QPointF) -> Command | None:
        return next((chip.command for chip in self._chips() if chip.place.contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_on_chip = self._command_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_on_chip else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        command = self._command_at(event.position())
        if command is not None and event.button() == Qt.MouseButton.LeftButton:
            self.rule_requested.emit(command)

    def draw(self, painter: QPainter) -> None:
        if self._setup is None:
            return
        colours, unit, box = self._theme.colours, self.unit, self._box
        font = self._theme.font(max(12.0, 14 * unit))
        game = self._game_in_words(self._setup)
        chips = self._chips()
        # The commands matter more than the game's name: they come first, and it may give way.
        room = chips[0].place.left() - box.left() - 16 * unit if chips else box.width()
        if not chips or room >= text_width(font, game):
            name = QRectF(box.left(), box.top(), room, box.height())
            draw_line(painter, name, game, font, colours.text_muted, Qt.AlignmentFlag.AlignRight)
        icon, padding = box.height() * 0.5, 9 * unit
        for command, place, with_words in chips:
            painter.setPen(QPen(faded(colours.accent, 0.7), 1.5))
            painter.setBrush(faded(colours.accent, 0.12))
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
            square = QRectF(place.left() + padding, box.center().y() - icon / 2, icon, icon)
            painter.fillPath(pictograms.placed(pictograms.command(command), square), colours.text)
            if with_words:
                words = place.adjusted(icon + 2 * padding, 0, -padding * 0.6, 0)
                draw_line(painter, words, self._words.command(command), self._bold, colours.text)
