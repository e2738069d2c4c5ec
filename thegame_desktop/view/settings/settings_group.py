"""A group of settings: lists to choose from and boxes to tick, each with what it means."""

from collections.abc import Sequence
from dataclasses import dataclass
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
        self._values: dict[str, Sequence[object]] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._notes: dict[str, QLabel] = {}
        settings.changed.connect(self.show_preferences)

    # What a group is made of

    def add_choice(self, name: str, values: Sequence[object], *, has_note: bool = False) -> None:
        """A list of the values that a preference can have."""
        box = QComboBox()
        box.setObjectName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda index: self.settings.change(**{name: values[index]}))
        self._values[name], self._boxes[name] = values, box
        self.add_row(name, box)
        if has_note:
            self._notes[name] = note = make_note()
            self.form.addRow(note)

    def add_switch(self, name: str) -> None:
        """A box to tick for a preference, with a note below it."""
        switch, note = QCheckBox(), make_note()
        switch.setObjectName(name)
        switch.toggled.connect(partial(self._take, name))  # a screen reader doesn't click
        self._switches[name], self._notes[name] = switch, note
        pair = QWidget()
        column = QVBoxLayout(pair)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)  # for the ring around what has the focus
        column.addWidget(switch)
        column.addWidget(note)
        self.form.addRow(pair)

    def switch(self, name: str) -> QCheckBox:
        """The box to tick for this preference."""
        return self._switches[name]

    def add_row(self, name: str, control: QWidget) -> None:
        """A control beside the words for it."""
        label = QLabel()
        label.setBuddy(control)
        self._labels[name] = label
        self.form.addRow(label, control)

    # What each kind of group has to tell

    def texts(self) -> dict[str, SettingTexts]:
        """The words for each preference."""
        raise NotImplementedError

    def value_texts(self, name: str) -> Sequence[str]:
        """The words for each value that can be chosen from."""
        raise NotImplementedError

    # Showing it

    def show_preferences(self) -> None:
        """Show what holds now."""
        preferences = self.settings.preferences
        for name, box in self._boxes.items():
            values, value = self._values[name], getattr(preferences, name)
            box.setCurrentIndex(values.index(value) if value in values else 0)
        for name, switch in self._switches.items():
            with QSignalBlocker(switch):
                switch.setChecked(getattr(preferences, name))

    def retranslate(self) -> None:
        for name, texts in self.texts().items():
            if name in self._labels:
                self._labels[name].setText(texts.label)
                self._labels[name].setWhatsThis(texts.meaning)
                control = self._labels[name].buddy()
                control.setAccessibleName(texts.name)
            else:
                control = self._switches[name]
                self._switches[name].setText(texts.label)
            explain(control, texts.note, texts.meaning)
            if name in self._notes:
                control.setAccessibleDescription(texts.note)
                self._notes[name].setText(texts.note)
                self._notes[name].setWhatsThis(texts.meaning)
        for name, box in self._boxes.items():
            for index, text in enumerate(self.value_texts(name)):
                box.setItemText(index, text)

    def _take(self, name: str, is_on: bool) -> None:
        self.settings.change(**{name: is_on})


def make_note() -> QLabel:
    """Room for what there is to explain about a setting above it."""
    note = QLabel()
    note.setWordWrap(True)
    note.setProperty("kind", "muted")
    note.setContentsMargins(_NOTE_INDENT, 0, 0, 0)
    return note
