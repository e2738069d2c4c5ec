"""The bar above a puzzle: what to try, what came of it, and the way on."""

from PySide6.QtWidgets import QGridLayout, QWidget

from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.speech_bar import SpeechBar


class PracticeBar(SpeechBar):
    """Holds the buttons; whoever owns it knows where they lead, and when."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "practice", parent)
        self.setObjectName("practice")
        self._is_last = False
        self.go_on = self._button("go on", is_primary=True)
        self.once_more = self._button("once more")
        self.show_way = self._button("show way")
        self.back = self._button("leave")
        self._grid = QGridLayout(self._controls)
        for nth, button in enumerate(self._buttons):
            self._grid.addWidget(button, *divmod(nth, 2))
        self._grid.setRowStretch(2, 1)
        self._lay_out(self._grid)
        self.retranslate()

    def go_on_from(self, *, is_last: bool) -> None:
        """From the last puzzle one goes on to the end."""
        self._is_last = is_last
        self.retranslate()

    def rescale(self) -> None:
        self._grid.setSpacing(round(9 * self.unit))
        super().rescale()

    def retranslate(self) -> None:
        super().retranslate()
        self.go_on.inscribe(
            self.tr("Done") if self._is_last else self.tr("Next"),
            self.tr("To the end of the practice (Enter)")
            if self._is_last
            else self.tr("On to the next turn to be tried (Enter)"),
            self.tr("Goes on: to the next turn that is worth another try, or to the end."),
        )
        self.once_more.inscribe(
            self.tr("Once more"),
            self.tr("Try the same turn once more"),
            self.tr("Sets up the table again as it was when this turn began."),
        )
        self.show_way.inscribe(
            self.tr("Show the way"),
            self.tr("See what the coach would play, step by step"),
            self.tr(
                "Explains the turn at the table. After that, it doesn't count as found any more."
            ),
        )
        self.back.inscribe(
            self.tr("Back"),
            self.tr("Leave the practice (Esc)"),
            self.tr("Leads back to where you came from. Nothing of this practice is kept."),
        )
        self.setWhatsThis(
            self.tr("Tells what to try at the table below, and what comes of what you have tried.")
        )

    def _heed_place(self, *, is_below: bool) -> None:
        for nth, button in enumerate(self._buttons):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *((0, nth) if is_below else divmod(nth, 2)))
