"""A group of settings: lists to choose from and boxes to tick, each with what it means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_NOTE_INDENT = 34


@dataclass(frozen=True)
class SettingTexts:
    """What a setting is called, a note about it, and what it means in full."""

    label: str
    """With the letter that leads to it marked."""
    note: str
    meaning: str
    values: Mapping[object, str] = field(default_factory=dict)
    """What can be chosen from, in words; nothing if it is only on or off."""
    shows_note: bool = False
    """Whether the note is to be read below the control, as that of a box to tick always is."""

    @property
    def name(self) -> str:
        """What it is called, without the mark."""
        return self.label.replace("&", "")


class SettingsGroup(Translated, QGroupBox):
    """Shows its preferences as they are, whoever changes them, and changes them at a click.

    Each control is called by the name of its preference.
    """

    def __init__(self, settings: Settings, words: Words) -> None:
        super().__init__()
        self.setProperty("kind", "framed")
        self.settings = settings
        self.words = words
        self.form = QFormLayout(self)
        # With large texts, words and box are too wide for one line of a small screen.
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._controls: dict[str, QWidget] = {}
        self._values: dict[str, Sequence[object]] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        for name, texts in self.texts().items():
            self._add(name, texts)
        settings.changed.connect(self.show_preferences)
        self.retranslate()
        self.show_preferences()

    # What each kind of group has to tell

    def heading(self) -> str:
        """What all of them are about."""
        raise NotImplementedError

    def texts(self) -> dict[str, SettingTexts]:
        """The words for each preference, in the order in which they are shown."""
        raise NotImplementedError

    # What a group is made of

    def make_control(self, name: str, texts: SettingTexts) -> QWidget:
        """A list of the values that a preference can have, or a box to tick."""
        if not texts.values:
            switch = QCheckBox()
            switch.toggled.connect(partial(self._take, name))  # a screen reader doesn't click
            return switch
        box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        values = self._values[name] = list(texts.values)
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda index: self._take(name, values[index]))
        return box

    def _add(self, name: str, texts: SettingTexts) -> None:
        """A control beside the words for it, or a box to tick above its note."""
        control = self._controls[name] = self.make_control(name, texts)
        control.setObjectName(name)
        is_switch = isinstance(control, QCheckBox)
        if is_switch or texts.shows_note:
            self._notes[name] = make_note()
        if is_switch:
            pair = QWidget()
            column = QVBoxLayout(pair)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)  # for the ring around what has the focus
            column.addWidget(control)
            column.addWidget(self._notes[name])
            self.form.addRow(pair)
            return
        label = self._labels[name] = QLabel()
        label.setBuddy(control)
        self.form.addRow(label, control)
        if texts.shows_note:
            self.form.addRow(self._notes[name])

    def _take(self, name: str, value: object) -> None:
        self.settings.change(**{name: value})

    # Showing it

    def show_preferences(self) -> None:
        """Show what holds now."""
        for name, control in self._controls.items():
            value = getattr(self.settings.preferences, name)
            if isinstance(control, QComboBox):
                values = self._values[name]
                control.setCurrentIndex(values.index(value) if value in values else 0)
            elif isinstance(control, QCheckBox):
                with QSignalBlocker(control):
                    control.setChecked(value)

    def retranslate(self) -> None:
        self.setTitle(self.heading())
        for name, texts in self.texts().items():
            control = self._controls[name]
            if isinstance(control, QCheckBox):
                control.setText(texts.label)
            else:
                self._labels[name].setText(texts.label)
                self._labels[name].setWhatsThis(texts.meaning)
                control.setAccessibleName(texts.name)
            explain(control, texts.note, texts.meaning)
            if name in self._notes:
                control.setAccessibleDescription(texts.note)
                self._notes[name].setText(texts.note)
                self._notes[name].setWhatsThis(texts.meaning)
            if isinstance(control, QComboBox):
                for index, text in enumerate(texts.values.values()):
                    control.setItemText(index, text)


def make_note() -> QLabel:
    """Room for what there is to explain about a setting above it."""
    note = QLabel(wordWrap=True)
    note.setProperty("kind", "muted")
    note.setContentsMargins(_NOTE_INDENT, 0, 0, 0)
    return note
