"""The bar above a lesson's table: what to do, what to think of what was done, and the way on."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.view.look.texts import as_label
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.speech_bar import SpeechBar


class TutorBar(SpeechBar):
    """Keeps its height throughout a lesson."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "lesson", parent)
        self.setObjectName("tutor")
        self.go_on = self._button("go on", is_primary=True)
        self.following = self._button("following", is_primary=True)
        self.play = self._button("play", is_primary=True)
        self.others = self._button("others")
        self.back = self._button("leave")
        self._following = ""
        self._column, self._pair = QVBoxLayout(self._controls), QHBoxLayout()
        for button in (self.go_on, self.following):
            self._column.addWidget(button)
        self._column.addLayout(self._pair)
        for button in (self.play, self.others):
            self._pair.addWidget(button)
        self._column.addWidget(self.back)
        self._column.addStretch(1)
        self._lay_out(self._column)
        self.retranslate()

    @property
    def way_on(self) -> PageButton:
        """What leads on from the lesson, once it is done."""
        return self.following if self._following else self.play

    def offer(self, *, go_on: bool, is_done: bool, following: str) -> None:
        """Show the buttons for what can be done now; `following` is the next lesson's edition."""
        self._following = following
        self._name_following()
        self.go_on.setVisible(go_on)
        self.following.setVisible(is_done and bool(following))
        self.play.setVisible(is_done)
        self.play.make_primary(not following)
        self.others.setVisible(is_done)
        self.back.setVisible(not is_done)

    def rescale(self) -> None:
        for layout in (self._column, self._pair):
            layout.setSpacing(round(9 * self.unit))
        super().rescale()

    def retranslate(self) -> None:
        super().retranslate()
        self.go_on.inscribe(
            self.tr("Continue"),
            self.tr("On to the next hand (Enter)"),
            self.tr("That's everything for this hand. Deals the next one."),
        )
        self._name_following()
        self.play.inscribe(
            self.tr("Play a real game"),
            self.tr("Begin a new game of this edition"),
            self.tr("Leads to a new game of the edition that you have just learnt."),
        )
        self.others.inscribe(
            self.tr("Lessons"),
            self.tr("Choose another lesson, or play this one again"),
            self.tr("Leads back to the lessons, to choose another one or the same once more."),
        )
        self.back.inscribe(
            self.tr("Leave"),
            self.tr("Leave the lesson; you can continue it later"),
            self.tr("Leads back to the lessons. What you have played so far is kept."),
        )
        self.setWhatsThis(
            self.tr("Tells what to do at the table below, and what to think of what you have done.")
        )

    def _name_following(self) -> None:
        words = self.tr("Next lesson: {edition}")
        self.following.inscribe(
            as_label(words.format(edition=self._following)),
            self.tr("On to the next lesson (Enter)"),
            self.tr("Opens the next lesson that you haven't finished yet."),
        )

    def _width_lost_to_controls(self) -> int:
        if self._is_below:
            return 0
        usual = max(self.go_on.sizeHint().width(), self.back.sizeHint().width())
        return max(0, self._controls.sizeHint().width() - usual)
