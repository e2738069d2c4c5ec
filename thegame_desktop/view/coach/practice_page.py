"""Turns that have cost something, to be tried again at the real table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.deeds import Deed, Seen
from thegame_desktop.model.practice import Practice, PracticePhase
from thegame_desktop.play.verdict import Verdict
from thegame_desktop.view.coach.practice_bar import PracticeBar
from thegame_desktop.view.look.focus_ring import is_choosing_key
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import BarPage
from thegame_desktop.view.widgets.speech_bar import TWO_LINES, Speech, Tone
from thegame_desktop.view.wishes import Go, ShowWay
from thegame_desktop.view.words.turn_words import TurnWords
from thegame_desktop.view.words.words import Words


class PracticePage(BarPage[PracticeBar]):
    """Its host is the practice; it tells what comes of what is tried."""

    def __init__(self, kit: TableKit, words: Words, practice: Practice, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self._turn_words = TurnWords(words)
        self.bar = PracticeBar(kit.theme, self)
        self.column.addWidget(self.bar)
        self.lay_table(kit, words, practice.sitting, practice)
        self.table.choreographer.idle.connect(self._point_to_way_on)
        self.bar.go_on.clicked.connect(practice.go_on)
        self.bar.once_more.clicked.connect(self._try_once_more)
        self.wish_by(self.bar.show_way, ShowWay())
        self.wish_by(self.bar.back, Go.BACK)
        practice.changed.connect(self._show_phase)
        practice.changed.connect(kit.heed)
        kit.settings.changed.connect(self.retranslate)  # taking back may be allowed now, or not
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Practice"))

    def _try_once_more(self) -> None:
        self._practice.once_more()
        self.take_focus()

    # What comes of it

    def _show_phase(self) -> None:
        self._tell()
        self._point_to_way_on()

    def _point_to_way_on(self) -> None:
        """Have the keyboard where it goes on, once nothing is to be done at the table."""
        practice = self._practice
        if practice.phase is PracticePhase.DONE:
            self.bar.back.setFocus(Qt.FocusReason.OtherFocusReason)
        elif practice.phase is PracticePhase.ANSWERS and not self._can_take_back:
            self.bar.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        practice, words, bar = self._practice, self._turn_words, self.bar
        phase = practice.phase
        is_over = phase is PracticePhase.DONE
        count = self.tr("{nth} of {turns}").format(nth=practice.nth + 1, turns=practice.count)
        bar.count(practice.count if is_over else practice.nth, practice.count, count)
        bar.go_on_from(is_last=practice.is_last)
        bar.go_on.setVisible(phase is PracticePhase.ANSWERS)
        bar.once_more.setVisible(phase in (PracticePhase.WEIGHS, PracticePhase.ANSWERS))
        bar.show_way.setVisible(phase in (PracticePhase.ASKS, PracticePhase.ANSWERS))
        title, task = words.title(practice.puzzle), words.puzzle(practice.puzzle)
        bar.reserve([title], [task], [TWO_LINES])
        bar.say(self._speech(title, task))

    def _speech(self, title: str, task: str) -> Speech:
        practice, words = self._practice, self._turn_words
        match practice.phase:
            case PracticePhase.DONE:
                farewell = words.farewell(practice.found, practice.count)
                return Speech(self.tr("Well practised!"), farewell)
            case PracticePhase.WEIGHS:
                return Speech(title, task, words.weighing(), Tone.POINTER)
            case PracticePhase.ANSWERS:
                judged = practice.judged
                assert judged is not None, "there is an answer"
                gains = (Verdict.FOUND, Verdict.AS_GOOD, Verdict.BETTER_THAN_THEN)
                tone = Tone.PRAISE if judged.verdict in gains else Tone.POINTER
                answer = words.answer(judged, practice.puzzle, can_take_back=self._can_take_back)
                return Speech(title, "", answer, tone)
            case PracticePhase.ASKS:
                return Speech(title, task)

    @property
    def _can_take_back(self) -> bool:
        return Deed.TAKE_BACK in self.doable(Seen.TABLE)

    # The page itself

    def press_beside(self, event: QKeyEvent) -> bool:
        if is_choosing_key(event) and self._practice.phase is PracticePhase.ANSWERS:
            self._practice.go_on()
            return True
        return super().press_beside(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a window that is only put aside comes back
            self._practice.rest()
