"""A finished game at the real table, gone through turn by turn."""

from collections.abc import Callable, Set
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import BadRecord, Record
from thegame_desktop.model.deeds import Deed, Seen
from thegame_desktop.model.replay import Playback
from thegame_desktop.view.history.replay_bar import ReplayBar
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import BarPage
from thegame_desktop.view.wishes import CoachGame, Go, GoOn, PlayDeal
from thegame_desktop.view.words.replay_words import ReplayWords
from thegame_desktop.view.words.words import Words

PACE_MS = 1_000
"""How long each step is left to be looked at while the game is played by itself."""


class ReplayPage(BarPage[ReplayBar]):
    """Shows a game that is over; what is played meanwhile waits, and nothing changes in it."""

    def __init__(self, kit: TableKit, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = kit.theme
        self._playback = playback = Playback(words, self)
        self._replay_words = ReplayWords(words)
        self.lay_table(kit, words, playback.sitting, playback)
        self.bar = ReplayBar(kit.theme, self)
        self.column.addWidget(self.bar)
        self._record: Record | None = None
        self._is_possible = False
        """True if it could have gone like that, and didn't."""
        self._clock = QTimer(self)
        self._clock.setInterval(PACE_MS)
        self._clock.timeout.connect(self._play_step)
        playback.session.started.connect(self._show_turns)
        playback.changed.connect(self._show_step)
        self._connect()
        self.retranslate()

    def show_game(self, record: Record, possible_from: int | None = None) -> None:
        """Show this game from its deal on; raises BadRecord.

        What never happened is shown from the turn on, counted from 0, in which it leaves what did.
        """
        self._pause()
        is_possible, self._is_possible = self._is_possible, possible_from is not None
        try:
            self._playback.open(record)
        except BadRecord:
            self._is_possible = is_possible
            raise
        self._record = record
        self.bar.coach.setVisible(Deed.COACH in self.doable(Seen.TABLE))
        if possible_from is not None:
            self._playback.go_to(self._playback.start_of(possible_from))

    def take_focus(self) -> None:
        """Have the keyboard where it leads through the game."""
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def doable(self, seen: Seen) -> Set[Deed]:
        return super().doable(seen if self._is_possible else Seen.REPLAY)

    @property
    def record(self) -> Record:
        """The game that is shown."""
        assert self._record is not None, "a game is shown"
        return self._record

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Replay"))
        if self._playback.steps:
            self._show_turns()  # in the colours of the theme

    # The way through the game

    def _connect(self) -> None:
        bar, playback = self.bar, self._playback
        self.wish_by(bar.back, Go.BACK)
        self.wish_by(bar.coach, CoachGame())
        bar.deal_again.clicked.connect(lambda: self.wished.emit(PlayDeal(playback.game_of_deal())))
        bar.play_on.clicked.connect(
            lambda: self.wished.emit(GoOn(playback.course_at(playback.now)))
        )
        bar.play.clicked.connect(self._toggle)
        bar.slider.valueChanged.connect(lambda step: self._go(lambda: playback.go_to(step)))
        self.table.fanned_out.connect(self._pause)
        for button, go in (
            (bar.first, lambda: playback.go_to(0)),
            (bar.turn_back, playback.go_to_previous_turn),
            (bar.step_back, lambda: playback.go_by_steps(-1)),
            (bar.step, lambda: playback.go_by_steps(1)),
            (bar.turn, playback.go_to_next_turn),
            (bar.last, lambda: playback.go_to(playback.last)),
        ):
            self._lead(button, partial(self._go, go))

    def _go(self, go: Callable[[], None]) -> None:
        """Go there; whoever does so has taken over from what was played by itself."""
        self._pause()
        self.table.hurry()
        go()

    def _show_turns(self) -> None:
        steps, starts = self._playback.steps, self._playback.turn_starts
        theme, seats = self._theme, self._playback.seats
        players = [steps[start].state.table.on_turn for start in starts[:-1]]
        nobody = theme.colours.text_muted
        colours = [nobody if each is None else theme.colour_of(seats, each) for each in players]
        with QSignalBlocker(self.bar.slider):
            self.bar.slider.show_turns(starts, colours)

    def _show_step(self) -> None:
        playback, bar = self._playback, self.bar
        with QSignalBlocker(bar.slider):
            bar.slider.setValue(playback.now)
        bar.offer(
            is_first=playback.now == 0,
            is_last=playback.now == playback.last,
            can_play_on=playback.can_play_on,
        )
        self._tell()

    def _tell(self) -> None:
        words, playback = self._replay_words, self._playback
        place = words.place(playback)
        if self._is_possible:
            place = words.possible(place)
        self.bar.say(place, words.happening(playback))

    # What is played by itself

    def _toggle(self) -> None:
        if self._clock.isActive():
            self._pause()
            return
        if self._playback.now == self._playback.last:
            self._playback.go_to(0)
        self._clock.start()
        self.bar.show_playing(True)

    def _pause(self) -> None:
        if self._clock.isActive():
            self._clock.stop()
            self.bar.show_playing(False)

    def _play_step(self) -> None:
        if self.table.is_moving:
            return
        self._playback.go_by_steps(1)
        if self._playback.now == self._playback.last:
            self._pause()

    # The page itself

    def press_beside(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._toggle()
            return True
        return super().press_beside(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause()
