"""What is being played, and which commands bind everyone just now."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Command, Setup
from thegame_desktop.model.table_models import PileRole, PilesModel
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.focus_ring import RingedButton
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.texts import draw_line, explain, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.wishes import ReadRules, Wish
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_LINE = 1
"""What the line around a chip takes of it."""
_PADDING = 9
"""What is beside the sign of a command, in pixels of the usual size."""


class CommandChip(Translated, Painted, RingedButton):
    """A command in force: its sign, and its name where there is room. A press asks for its rule."""

    def __init__(self, command: Command, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.command = command
        self.setObjectName(f"in force {command.value}")
        self._theme = theme
        self._words = words
        self._has_words = False
        # Not by a click: the table keeps the keyboard of those who use the mouse.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        rule = self._words.command_meaning(self.command)
        self.setAccessibleName(self._words.command(self.command))
        self.setAccessibleDescription(self._words.command_rule(self.command))
        meaning = self.tr("A command in force. A click on it, or Enter, opens its rule.")
        explain(self, rule, f"{meaning}\n{rule}")
        self.refresh()

    def width_in(self, height: int, *, has_words: bool) -> float:
        """How wide it is at this height, with its name or without."""
        bare = height * 0.5 + 2 * (_PADDING * self.unit + _LINE)
        if not has_words:
            return bare
        return bare + _PADDING * self.unit + text_width(self._font(), self._name)

    def place(self, frame: QRect, *, has_words: bool) -> None:
        """Take this place, with the name or without."""
        if has_words != self._has_words:
            self._has_words = has_words
            self.refresh()
        self.setGeometry(frame)

    @property
    def _name(self) -> str:
        return self._words.command(self.command)

    def _font(self) -> QFont:
        return self._theme.font(max(12.0, 14 * self.unit), QFont.Weight.Bold)

    def draw(self, painter: QPainter) -> None:
        colours, box, padding = self._theme.colours, QRectF(self.rect()), _PADDING * self.unit
        # All of the box can be hit; what is drawn is lower.
        pill = QRectF(_LINE, 0, box.width() - 2 * _LINE, box.height() * 0.74)
        pill.moveTop(box.center().y() - pill.height() / 2)
        line = QPen(faded(colours.accent, 0.7), 1.5)
        draw_box(painter, pill, pill.height() / 2, faded(colours.accent, 0.12), line)
        icon = box.height() * 0.5
        square = QRectF(pill.left() + padding, box.center().y() - icon / 2, icon, icon)
        painter.fillPath(pictograms.placed(pictograms.command(self.command), square), colours.text)
        if self._has_words:
            words = pill.adjusted(icon + 2 * padding, 0, -padding * 0.6, 0)
            draw_line(painter, words, self._name, self._font(), colours.text)
        self.draw_ring(painter, box, self._theme, box.height() / 2)


class InForce(Translated, RowView[PilesModel], Painted, Group):
    """Shows the game's name and a chip for each lasting command that shows on a pile."""

    def __init__(
        self, theme: Theme, words: Words, wished: Callable[[Wish], object], table: QWidget
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._words = words
        self._wished = wished
        self._table = table
        self._setup: Setup | None = None
        self._commands: tuple[Command, ...] = ()
        self.chips: list[CommandChip] = []

    def follow(self) -> None:
        model, setup = self.model, self.model.setup
        showing = [model.index(row).data(PileRole.COMMAND) for row in range(model.rowCount())]
        commands = tuple(each for each in Command if each in showing and each.is_lasting)
        if (setup, commands) != (self._setup, self._commands):
            self._setup, self._commands = setup, commands
            self._change_chips()
            self.retranslate()

    def _change_chips(self) -> None:
        """Have a chip for each command; those that stay in force stay what they are."""
        kept = {chip.command: chip for chip in self.chips if chip.command in self._commands}
        for gone in (chip for chip in self.chips if chip.command not in kept):
            if gone.hasFocus():
                self._table.setFocus()  # or Qt would hand it to whatever comes next
            gone.hide()
            gone.deleteLater()
        self.chips = [kept.get(command) or self._new_chip(command) for command in self._commands]
        for chip in self.chips:
            chip.raise_()  # so that screen readers find them from left to right

    def _new_chip(self, command: Command) -> CommandChip:
        chip = CommandChip(command, self._theme, self._words, self)
        chip.clicked.connect(lambda: self._wished(ReadRules(command)))
        chip.hear(self.unit)
        chip.show()
        return chip

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
        self._place_chips()
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

    def place(self, frame: QRect) -> None:
        """Take this place on the table, and arrange the chips in it."""
        self.setGeometry(frame)
        self._place_chips()

    def _place_chips(self) -> None:
        """From the right edge on, with their names if there is room for all of them."""
        height, gap = self.height(), 8 * self.unit - 2 * _LINE
        room = self.width() - gap * (len(self.chips) - 1)

        def widths(*, has_words: bool) -> list[float]:
            return [chip.width_in(height, has_words=has_words) for chip in self.chips]

        has_words = sum(widths(has_words=True)) <= room
        right = float(self.width())
        for chip, width in reversed([*zip(self.chips, widths(has_words=has_words), strict=True)]):
            frame = QRect(round(right - width), 0, round(width), height)
            chip.place(frame, has_words=has_words)
            right = frame.left() - gap

    def draw(self, painter: QPainter) -> None:
        if self._setup is None:
            return
        font = self._theme.font(max(12.0, 14 * self.unit))
        game = self._game_in_words(self._setup)
        # The commands matter more than the game's name: they come first, and it may give way.
        room = float(self.width() - 2)
        if self.chips:
            room = self.chips[0].x() - 16 * self.unit
        if not self.chips or room >= text_width(font, game):
            name, right = QRectF(0, 0, room, self.height()), Qt.AlignmentFlag.AlignRight
            draw_line(painter, name, game, font, self._theme.colours.text_muted, right)
