"""What is being played, and which commands bind everyone just now."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Command, Setup
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.texts import draw_line, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class InForce(Translated, Painted, QWidget):
    """Shows the game's name and a chip for each lasting command that shows on a pile."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._setup: Setup | None = None
        self._commands: tuple[Command, ...] = ()

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
        rules = [
            f"{self._words.command(command)}: {self._words.command_rule(command)}"
            for command in self._commands
        ]
        names = ", ".join(map(self._words.command, self._commands))
        game = self._game_in_words(self._setup)
        self.setAccessibleName(
            self.tr("{game}. In force: {commands}").format(game=game, commands=names)
            if names
            else game
        )
        self.setToolTip("\n".join(rules) or game)
        self.refresh()

    def _game_in_words(self, setup: Setup) -> str:
        words = self._words
        parts = [words.edition(setup.edition.name), words.player_count(setup.player_count)]
        if setup.variant is not next(iter(setup.edition.variants.values())):
            parts.insert(1, words.variant(setup.variant.name))
        return " · ".join(parts)

    def draw(self, painter: QPainter) -> None:
        if self._setup is None:
            return
        colours, unit = self._theme.colours, self.unit
        font = self._theme.font(max(12.0, 14 * unit))
        game = self._game_in_words(self._setup)
        box = QRectF(self.rect()).adjusted(0, 0, -2, 0)  # the last chip's border is inside
        if not self._commands:
            draw_line(painter, box, game, font, colours.text_muted, Qt.AlignmentFlag.AlignRight)
            return
        # The commands matter more than the game's name: they come first, and it may give way.
        bold = self._theme.font(max(12.0, 14 * unit), QFont.Weight.Bold)
        icon, padding, gap = box.height() * 0.5, 9 * unit, 8 * unit
        widths = [
            icon + 3 * padding + text_width(bold, self._words.command(command))
            for command in self._commands
        ]
        with_words = sum(widths) + gap * (len(widths) - 1) <= box.width()
        if not with_words:
            widths = [icon + 2 * padding] * len(self._commands)
        left = box.right() - sum(widths) - gap * (len(widths) - 1)
        room = left - box.left() - 2 * gap
        if room >= text_width(font, game):
            draw_line(
                painter,
                QRectF(box.left(), box.top(), room, box.height()),
                game,
                font,
                colours.text_muted,
                Qt.AlignmentFlag.AlignRight,
            )
        height = box.height() * 0.74
        for command, width in zip(self._commands, widths, strict=True):
            chip = QRectF(left, box.center().y() - height / 2, width, height)
            painter.setPen(QPen(faded(colours.accent, 0.7), 1.5))
            painter.setBrush(faded(colours.accent, 0.12))
            painter.drawRoundedRect(chip, height / 2, height / 2)
            square = QRectF(left + padding, box.center().y() - icon / 2, icon, icon)
            painter.fillPath(pictograms.placed(pictograms.command(command), square), colours.text)
            if with_words:
                words = chip.adjusted(icon + 2 * padding, 0, -padding * 0.6, 0)
                draw_line(painter, words, self._words.command(command), bold, colours.text)
            left += width + gap
