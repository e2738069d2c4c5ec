"""The settings: every change holds at once."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.model.language import languages
from thegame_desktop.model.preferences import (
    MINUTES_UNTIL_COVERED,
    TEXT_PERCENTS,
    Pace,
    Settings,
    Speed,
    ThemeChoice,
)
from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.words.words import Words

_SYSTEM = ""
"""The language setting that follows the system."""
_WIDTH = 560
_NOTE_INDENT = 34
_SHARE_OF_SCREEN = 0.9


class SettingsDialog(Dialog):
    """Shows the preferences as they are, whoever changes them, and changes them at a click."""

    def __init__(self, settings: Settings, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._words = words
        self._language = QComboBox()
        for code in (_SYSTEM, *languages()):
            self._language.addItem("", code)
        self._look = QComboBox()
        for look in ThemeChoice:
            self._look.addItem("", look.value)
        self._text_size = QComboBox()
        for percent in TEXT_PERCENTS:
            self._text_size.addItem("", percent)
        self._speed = QComboBox()
        for speed in Speed:
            self._speed.addItem("", speed.value)
        self._pace = QComboBox()
        for pace in Pace:
            self._pace.addItem("", pace.value)
        self._minutes = QComboBox()
        for minutes in MINUTES_UNTIL_COVERED:
            self._minutes.addItem("", minutes)
        self._language_label = QLabel()
        self._look_label = QLabel()
        self._text_size_label = QLabel()
        self._speed_label = QLabel()
        self._pace_label = QLabel()
        self._minutes_label = QLabel()
        self._minutes_note = _note()
        self._switches: dict[str, QCheckBox] = {}
        self._notes: dict[str, QLabel] = {}
        self._general = QGroupBox()
        self._table = QGroupBox()
        self._around = QGroupBox()
        self._questions = QGroupBox()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        boxes = (self._language, self._look, self._text_size, self._speed, self._pace)
        for box in (*boxes, self._minutes):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._arrange()
        self._connect()
        self.retranslate()
        self._show_preferences()

    def _arrange(self) -> None:
        form = QFormLayout(self._general)
        for label, box in (
            (self._language_label, self._language),
            (self._look_label, self._look),
            (self._text_size_label, self._text_size),
            (self._speed_label, self._speed),
            (self._pace_label, self._pace),
        ):
            form.addRow(label, box)
            label.setBuddy(box)
        form.addRow(self._switch("reduced_motion"))
        table = QVBoxLayout(self._table)
        for name in ("allows_take_back", "shows_number_line", "shows_log"):
            table.addWidget(self._switch(name))
        around = QVBoxLayout(self._around)
        around.addWidget(self._switch("covers_when_away"))
        around.addLayout(self._minutes_row())
        around.addWidget(self._minutes_note)
        questions = QVBoxLayout(self._questions)
        for name in ("warns_of_losing_lay", "asks_before_stop", "asks_before_leaving"):
            questions.addWidget(self._switch(name))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        for group in (self._general, self._table, self._around, self._questions):
            column.addWidget(group)
        column.addStretch(1)
        # Small windows at large scales have less height than all of this needs.
        scroll = QScrollArea()
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        self._content, self._scroll = content, scroll
        self._page = QVBoxLayout(self)
        self._page.addWidget(scroll, 1)
        self._page.addWidget(self._buttons)

    def _switch(self, name: str) -> QWidget:
        """A box to tick for a preference, with a note below it."""
        switch, note = QCheckBox(), _note()
        self._switches[name], self._notes[name] = switch, note
        pair = QWidget()
        column = QVBoxLayout(pair)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(switch)
        column.addWidget(note)
        return pair

    def _minutes_row(self) -> QHBoxLayout:
        """How long nothing must happen, beside what it is about."""
        row = QHBoxLayout()
        row.addWidget(self._minutes_label)
        row.addWidget(self._minutes, 1)
        self._minutes_label.setBuddy(self._minutes)
        return row

    def _connect(self) -> None:
        self._language.activated.connect(
            lambda: self._settings.change(language=self._language.currentData())
        )
        self._look.activated.connect(
            lambda: self._settings.change(theme=ThemeChoice(self._look.currentData()))
        )
        self._text_size.activated.connect(
            lambda: self._settings.change(text_percent=self._text_size.currentData())
        )
        self._speed.activated.connect(
            lambda: self._settings.change(speed=Speed(self._speed.currentData()))
        )
        self._pace.activated.connect(
            lambda: self._settings.change(pace=Pace(self._pace.currentData()))
        )
        self._minutes.activated.connect(
            lambda: self._settings.change(covers_after_minutes=self._minutes.currentData())
        )
        for name, switch in self._switches.items():
            switch.toggled.connect(partial(self._take, name))  # a screen reader doesn't click
        self._buttons.rejected.connect(self.reject)
        self._settings.changed.connect(self._show_preferences)

    def _take(self, name: str, is_on: bool) -> None:
        self._settings.change(**{name: is_on})

    def _show_preferences(self) -> None:
        preferences = self._settings.preferences
        self._language.setCurrentIndex(max(0, self._language.findData(preferences.language)))
        self._look.setCurrentIndex(self._look.findData(preferences.theme.value))
        self._text_size.setCurrentIndex(self._text_size.findData(preferences.text_percent))
        self._speed.setCurrentIndex(self._speed.findData(preferences.speed.value))
        self._pace.setCurrentIndex(self._pace.findData(preferences.pace.value))
        self._minutes.setCurrentIndex(self._minutes.findData(preferences.covers_after_minutes))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(preferences, name))

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._general.setTitle(self.tr("Language, look and motion"))
        self._table.setTitle(self.tr("At the table"))
        self._around.setTitle(self.tr("Around one laptop"))
        self._questions.setTitle(self.tr("Warnings and questions"))
        self._language_label.setText(self.tr("&Language"))
        self._look_label.setText(self.tr("Loo&k"))
        self._text_size_label.setText(self.tr("Te&xt size"))
        self._speed_label.setText(self.tr("&Speed of the cards"))
        self._pace_label.setText(self.tr("&Pace of the computer players"))
        for index in range(self._language.count()):
            code = self._language.itemData(index)
            name = self._words.language(code) if code else self.tr("As the system")
            self._language.setItemText(index, name)
        for index, name in enumerate(self._look_names()):
            self._look.setItemText(index, name)
        for index, percent in enumerate(TEXT_PERCENTS):
            self._text_size.setItemText(index, self.tr("{percent}%").format(percent=percent))
        for index in range(self._speed.count()):
            self._speed.setItemText(index, self._words.speed(Speed(self._speed.itemData(index))))
        for index in range(self._pace.count()):
            self._pace.setItemText(index, self._words.pace(Pace(self._pace.itemData(index))))
        self._language.setAccessibleName(self.tr("Language"))
        self._look.setAccessibleName(self.tr("Look"))
        self._text_size.setAccessibleName(self.tr("Text size"))
        self._speed.setAccessibleName(self.tr("Speed of the cards"))
        self._pace.setAccessibleName(self.tr("Pace of the computer players"))
        self._retranslate_minutes()
        for name, (label, note, meaning) in self._switch_texts().items():
            self._switches[name].setText(label)
            self._switches[name].setAccessibleDescription(note)
            self._notes[name].setText(note)
            self._notes[name].setVisible(bool(note))
            explain(self._switches[name], note, meaning)
            self._notes[name].setWhatsThis(meaning)
        self._explain_choices()
        if self.isVisible():
            self._fit()

    def _look_names(self) -> list[str]:
        names = {
            ThemeChoice.SYSTEM: self.tr("As the system"),
            ThemeChoice.DARK: self.tr("Dark"),
            ThemeChoice.LIGHT: self.tr("Light"),
        }
        return [names[look] for look in ThemeChoice]

    def _explain_choices(self) -> None:
        """Tell what each list to choose from is about."""
        for label, box, tip, meaning in (
            (
                self._language_label,
                self._language,
                self.tr("The language of everything, at once"),
                self.tr(
                    "In which language the program speaks. It changes at once, even in the middle "
                    "of a game."
                ),
            ),
            (
                self._look_label,
                self._look,
                self.tr("Dark or light, at once"),
                self.tr(
                    "Whether the table and everything around it are dark or light. “As the system” "
                    "changes whenever your computer does, for example in the evening."
                ),
            ),
            (
                self._text_size_label,
                self._text_size,
                self.tr("How large all texts are, at once"),
                self.tr(
                    "How large the texts of the whole program are. Cards keep the size that the "
                    "window has room for."
                ),
            ),
            (
                self._speed_label,
                self._speed,
                self.tr("How fast cards glide"),
                self.tr(
                    "How fast cards glide to their places. You never have to wait for them: the "
                    "next click or key brings everything to its place."
                ),
            ),
            (
                self._pace_label,
                self._pace,
                self.tr("How long computer players take for a card"),
                self.tr(
                    "How long computer players wait before and between their cards, so that you "
                    "can follow. “Hurry” plays a single turn at once."
                ),
            ),
            (
                self._minutes_label,
                self._minutes,
                self.tr("After how long a forgotten hand is covered"),
                self.tr(
                    "If nobody touches the keyboard or the mouse for so long, the hand in sight is "
                    "covered, so that nobody else sees it."
                ),
            ),
        ):
            explain(box, tip, meaning)
            label.setWhatsThis(meaning)

    def _retranslate_minutes(self) -> None:
        self._minutes_label.setText(self.tr("Cover the &hand when nothing happens for"))
        for index in range(self._minutes.count()):
            minutes = self._minutes.itemData(index)
            text = self.tr("%n minute(s)", "", minutes) if minutes else self.tr("Never")
            self._minutes.setItemText(index, text)
        note = self.tr("Hands are covered only while several players keep theirs hidden.")
        self._minutes_note.setText(note)
        self._minutes.setAccessibleName(self.tr("Cover the hand when nothing happens for"))
        self._minutes.setAccessibleDescription(note)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._fit()

    def _switch_texts(self) -> dict[str, tuple[str, str, str]]:
        """What each switch is called, a note about it, and what it means in full."""
        return {
            "reduced_motion": (
                self.tr("&Reduced motion"),
                self.tr("Nothing glides: cards are in their place at once."),
                self.tr(
                    "For everybody who is bothered by things that move: nothing glides any more, "
                    "and nothing is played again on the table."
                ),
            ),
            "allows_take_back": (
                self.tr("&Take back"),
                self.tr("Lays of the running turn can be taken back. The result tells of it."),
                self.tr(
                    "Cards of the running turn can be taken back, one by one, as long as none was "
                    "drawn. Switch it off if a card laid is to be a card played."
                ),
            ),
            "shows_number_line": (
                self.tr("&Number line"),
                self.tr("Shows what is laid, where the piles stand and what you hold."),
                self.tr(
                    "A line of all numbers below the piles. It helps to see the gaps; without it, "
                    "you have to remember what was laid, as at a real table."
                ),
            ),
            "shows_log": (
                self.tr("&Game log"),
                self.tr("Tells what has happened, where the window has room for it."),
                self.tr(
                    "A list beside the table of all that was laid and drawn. In a small window it "
                    "gives way; the view menu has it in a window of its own."
                ),
            ),
            "covers_when_away": (
                self.tr("&Cover the hand when another window is in front"),
                self.tr("Whoever comes by sees no card. A click or a key uncovers it again."),
                self.tr(
                    "As soon as another program is in front, the hand in sight is covered. It is "
                    "for games in which several people hide their hands from each other."
                ),
            ),
            "warns_of_losing_lay": (
                self.tr("&Warn before a lay that loses"),
                self.tr("Says so if no way would be left to finish the turn."),
                self.tr(
                    "The program looks ahead at every card you lay, and asks once more if the game "
                    "would be lost with it. Switch it off to have nobody look over your shoulder."
                ),
            ),
            "asks_before_stop": (
                self.tr("Ask &before a Stop"),
                self.tr("It finishes the turn at once, with no way back."),
                self.tr(
                    "A Stop card ends the turn with no way to take it back; this asks before it is "
                    "laid. Only Extreme has it."
                ),
            ),
            "asks_before_leaving": (
                self.tr("&Ask before ending a game"),
                self.tr("When giving up or restarting the deal."),
                self.tr(
                    "Asks before a game is given up or dealt again. Nothing is asked when you quit "
                    "or begin another game: this one is kept."
                ),
            ),
        }

    def _fit(self) -> None:
        """Take the room that all of it needs, as far as the screen has it; the rest scrolls."""
        for box in self.findChildren(QComboBox):
            # A box measures new words by itself, but only a moment later.
            QCoreApplication.sendEvent(box, QEvent(QEvent.Type.StyleChange))
        # What has new words or a new size tells so by and by.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        margins = self.contentsMargins() + self._page.contentsMargins()
        width = max(text_pixels(_WIDTH), self._content.minimumSizeHint().width())
        below = self._page.spacing() + self._buttons.sizeHint().height()
        needed = QSize(width + bar, self._content.heightForWidth(width) + below)
        self._scroll.setMinimumWidth(width + bar)
        room = self.screen().availableSize() * _SHARE_OF_SCREEN
        self.resize(needed.grownBy(margins).boundedTo(room))


def _note() -> QLabel:
    """Room for what there is to explain about a setting above it."""
    note = QLabel()
    note.setWordWrap(True)
    note.setProperty("kind", "muted")
    note.setContentsMargins(_NOTE_INDENT, 0, 0, 0)
    return note
