"""The bar above a turn that is explained: what was played, what else there was, and the way."""

from enum import Enum, auto

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.view.look.texts import explain, key_name
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.choices import SegmentBar
from thegame_desktop.view.widgets.speech_bar import SpeechBar
from thegame_desktop.view.widgets.transport_button import TransportButton, TransportWay


class Shown(Enum):
    """Which way to play the turn is shown."""

    PLAYED = auto()
    BETTER = auto()


class TurnBar(SpeechBar):
    """Holds the buttons; whoever owns it knows where they lead, and when."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "turn", parent)
        self.setObjectName("turn explained")
        self.ways = SegmentBar[Shown](theme, Shown)
        self.ways.least_unit = 0.8
        for shown in Shown:
            self.ways.segment(shown).setObjectName(f"turn way {shown.name.lower()}")
        self.turn_back = TransportButton(theme, "turn", TransportWay.TURN_BACK, ["PgUp"], self)
        self.step_back = TransportButton(theme, "turn", TransportWay.STEP_BACK, ["Left"], self)
        self.step = TransportButton(theme, "turn", TransportWay.STEP, ["Right"], self)
        self.turn = TransportButton(theme, "turn", TransportWay.TURN, ["PgDown"], self)
        for button in (self.step_back, self.step):
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(500)
        self.practise = self._button("practise")
        self.back = self._button("back")
        self._above, self._below = QHBoxLayout(), QHBoxLayout()
        self._column = QVBoxLayout(self._controls)
        self._column.addLayout(self._above)
        self._column.addLayout(self._below)
        self._column.addStretch(1)
        self._above.addWidget(self.ways)
        self._above.addStretch(1)
        self._above.addWidget(self.practise)
        for button in (self.turn_back, self.step_back, self.step, self.turn):
            self._below.addWidget(button)
        self._below.addStretch(1)
        self._below.addWidget(self.back)
        self._lay_out(self._column)
        self.retranslate()

    def rescale(self) -> None:
        self.ways.updateGeometry()  # at once: the words get what room it leaves
        self._above.setSpacing(round(10 * self.unit))
        self._below.setSpacing(round(6 * self.unit))
        self._column.setSpacing(round(8 * self.unit))
        super().rescale()

    def retranslate(self) -> None:
        super().retranslate()
        self.ways.setAccessibleName(self.tr("What is shown"))
        self.ways.set_label(Shown.PLAYED, self.tr("As it was"))
        self.ways.set_label(Shown.BETTER, self.tr("Another way"))
        meaning = self.tr(
            "The same turn twice: as it was played, and as it would have been better. Each is "
            "shown at the table from its beginning, step by step."
        )
        for shown, tip, key in (
            (Shown.PLAYED, self.tr("Show the turn as it was played ({keys})"), "Up"),
            (Shown.BETTER, self.tr("Show what would have been better ({keys})"), "Down"),
        ):
            explain(self.ways.segment(shown), tip.format(keys=key_name(key)), meaning)
        step = self.tr("A step is a card that is laid, or the end of the turn, when one draws.")
        turn = self.tr("Leads through the turns that cost most, the dearest first.")
        self.turn_back.explain(self.tr("The turn before"), turn)
        self.step_back.explain(self.tr("A step back"), step)
        self.step.explain(self.tr("A step on"), step)
        self.turn.explain(self.tr("The next turn"), turn)
        self.practise.inscribe(
            self.tr("Try it yourself"),
            self.tr("Play this turn once more, your own way"),
            self.tr(
                "Sets up the table as it was when the turn began, for you to play it. What you do "
                "there counts nowhere."
            ),
        )
        self.back.inscribe(
            self.tr("Back"),
            self.tr("Leave this turn (Esc)"),
            self.tr("Leads back to where you came from."),
        )
        self.setWhatsThis(
            self.tr(
                "Tells what was played in this turn and what would have been better, each with how "
                "many of a hundred games are won from there; below, what comes next at the table."
            )
        )
        self.rescale()

    def _height_of_controls(self) -> int:
        above = max(self.ways.sizeHint().height(), self._height_of(self.practise))
        below = max(self.step.sizeHint().height(), self._height_of(self.back))
        return max(above, below) if self._is_below else above + self._column.spacing() + below

    def _width_of_controls(self) -> int:
        return max(self._above.sizeHint().width(), self._below.sizeHint().width())
