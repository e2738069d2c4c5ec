"""Which commands are in play, and which numbers carry them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QPainter
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thegame_desktop.engine import BadRecord, Command, Layout
from thegame_desktop.play.new_game import CommandLayout, GameChoice
from thegame_desktop.play.own_layout import OwnLayout
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.texts import as_shown_path, draw_line, inscribe, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import SEGMENT_HEIGHT, segment_height, stock_style
from thegame_desktop.view.widgets.choices import Choice, SegmentBar
from thegame_desktop.view.widgets.form_row import FormRow
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_DISC = 24
_SIGN = 14
_GAP = 8
_EDGE = 7
_END = 14


class CommandSwitch(Choice, QCheckBox):
    """Switches one command on or off."""

    def __init__(self, command: Command, theme: Theme) -> None:
        super().__init__()
        self.command = command
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _font(self) -> QFont:
        return self.theme.font(14 * self.unit, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        width = text_width(self._font, self.label) + (_EDGE + _DISC + _GAP + _END) * self.unit
        return QSize(round(width), segment_height(self.unit))

    def draw(self, painter: QPainter) -> None:
        unit, colours, cards = self.unit, self.theme.colours, self.theme.cards
        self.draw_ground(painter, self.height() / 2, has_border=True)
        disc = QRectF(_EDGE * unit, (self.height() - _DISC * unit) / 2, _DISC * unit, _DISC * unit)
        ground = cards.command_lasting if self.command.is_lasting else cards.command_instant
        ink = cards.on_command
        if not self.isChecked():
            ground = mix(colours.surface_raised, colours.outline, 0.4)
            ink = with_alpha(colours.text_muted, 0.6)
        painter.setPen(ground)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        inset = (_DISC - _SIGN) / 2 * unit
        sign = disc.adjusted(inset, inset, -inset, -inset)
        painter.fillPath(pictograms.placed(pictograms.command(self.command), sign), ink)
        words = QRectF(self.rect()).adjusted(disc.right() + _GAP * unit, 0, 0, 0)
        colour = colours.text if self.isChecked() else colours.text_muted
        draw_line(painter, words, self.label, self._font, colour)


class CommandChoice(Translated, Scaled, QWidget):
    """The part of the new-game page that is there only for editions with commands."""

    switched = Signal(object)
    """All commands that are switched off now."""

    def __init__(self, theme: Theme, words: Words, own_file: OwnLayout) -> None:
        super().__init__()
        self._words = words
        self._own_file = own_file
        self._choice = GameChoice()
        self._making_failed: OSError | None = None
        """Why the player's own file could not be made."""
        self._found_no_editor = False
        self.fault = ""
        """What is wrong with the player's own layout; empty if nothing is or it isn't chosen."""
        self.own_layout: Layout | None = None
        """The player's own layout if it is chosen and can be read."""
        self._switches = {command: CommandSwitch(command, theme) for command in Command}
        self.layouts = SegmentBar(theme, CommandLayout)
        self.edit_button = QPushButton()
        self._instant = FormRow(theme, self._of_kind(is_lasting=False))
        self._lasting = FormRow(theme, self._of_kind(is_lasting=True))
        self._numbers = FormRow(theme, [self.layouts, self.edit_button])
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in (self._instant, self._lasting, self._numbers):
            self._column.addWidget(row)
        for switch in self._switches.values():
            switch.toggled.connect(self._tell)
        self.edit_button.clicked.connect(self._edit)
        self.retranslate()

    def switch(self, command: Command) -> CommandSwitch:
        """The button of a command."""
        return self._switches[command]

    def show_choice(self, choice: GameChoice) -> None:
        """Show what is chosen; the player's own file is read anew."""
        self._choice = choice
        for command, switch in self._switches.items():
            with QSignalBlocker(switch):
                switch.setChecked(command not in choice.switched_off)
        self.layouts.set_value(choice.command_layout)
        self.edit_button.setVisible(choice.command_layout is CommandLayout.OWN)
        self._show_note()

    def rescale(self) -> None:
        self.edit_button.setStyleSheet(stock_style(self.unit, SEGMENT_HEIGHT, 14))
        self._column.setSpacing(round(8 * self.unit))

    def retranslate(self) -> None:
        self._instant.set_label(self.tr("Instant commands"))
        self._lasting.set_label(self.tr("Lasting commands"))
        self._numbers.set_label(self.tr("Command cards"))
        for command, switch in self._switches.items():
            switch.set_label(self._words.command(command), self._words.command_rule(command))
            off = self.tr("Switched off, its cards are cards like all others.")
            switch.setWhatsThis(f"{self._words.command_meaning(command)}\n{off}")
        for layout in CommandLayout:
            self.layouts.set_label(layout, self._words.command_layout(layout))
            self.layouts.explain(layout, self._words.command_layout_rule(layout))
        path = as_shown_path(self._own_file.path)
        inscribe(
            self.edit_button,
            self.tr("Edit file…"),
            self.tr("Open the file in a text editor: {path}").format(path=path),
            self.tr(
                "Opens the file that says which numbers carry which command; if there is none yet, "
                "one is begun. Save it, and come back to this window."
            ),
        )
        self._instant.setWhatsThis(
            self.tr("Commands that have to be obeyed at once, in the turn in which they are laid.")
        )
        self._lasting.setWhatsThis(
            self.tr("Commands that hold for everybody, as long as they show on top of a pile.")
        )
        self._numbers.setWhatsThis(
            self.tr(
                "Which numbers carry the commands: always the same, others in every game, or those "
                "in a file of your own."
            )
        )
        self._show_note()

    def _of_kind(self, *, is_lasting: bool) -> Sequence[QWidget]:
        return [
            switch for command, switch in self._switches.items() if command.is_lasting == is_lasting
        ]

    def _read_own_file(self) -> None:
        self.fault, self.own_layout = "", None
        edition = self._choice.rules
        if not edition.has_commands or self._choice.command_layout is not CommandLayout.OWN:
            self._making_failed, self._found_no_editor = None, False
            return
        try:
            self.own_layout = self._own_file.read(edition)
        except BadRecord as bad:
            self.fault = self._words.refusals.layout_fault(bad.fault)
        except FileNotFoundError:
            self.fault = self.tr("There is no file yet: “Edit file…” begins one.")
            if self._making_failed is not None:
                self.fault = self._unusable(self._making_failed)
        except OSError as error:
            self.fault = self._unusable(error)

    def _unusable(self, error: OSError) -> str:
        return self.tr("The file can't be used: {reason}").format(reason=error.strerror or error)

    def _show_note(self) -> None:
        """Tell what the choice means, or what is wrong with the player's own file by now."""
        self._read_own_file()
        note = self.fault or self._words.command_layout_rule(self._choice.command_layout)
        if self._found_no_editor and not self.fault:
            hint = self.tr("Please open this file in a text editor: {path}")
            note = hint.format(path=self._own_file.path)
        self._numbers.set_note(note, is_fault=bool(self.fault))

    def _edit(self) -> None:
        self._making_failed = None
        try:
            self._own_file.provide(self._choice.rules)
        except OSError as error:
            self._making_failed = error
        else:
            url = QUrl.fromLocalFile(str(self._own_file.path))
            self._found_no_editor = not QDesktopServices.openUrl(url)

    def _tell(self) -> None:
        off = (command for command, switch in self._switches.items() if not switch.isChecked())
        self.switched.emit(frozenset(off))
