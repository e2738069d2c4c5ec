"""A finished game at the real table, gone through turn by turn."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thegame_desktop.engine import BadRecord, Record
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.replay import Playback
from thegame_desktop.model.replay_log import ReplayLog
from thegame_desktop.play.seats import names_of, you_of
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.history.replay_bar import ReplayBar
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.table import Table
from thegame_desktop.view.words.replay_words import ReplayWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

PACE_MS = 1_000
"""How long each step is left to be looked at while the game is played by itself."""
_USUAL_SIZE = (1280, 690)
_SMALLEST_UNIT, _LARGEST_UNIT = 0.7, 3.0


class ReplayPage(Translated, Group):
    """Shows a game that is over; what is played meanwhile waits, and nothing changes in it."""

    back_requested = Signal()
    coach_requested = Signal()
    """To see what could have been better."""
    play_requested = Signal(object)
    """A NewGame: the same deal."""
    go_on_requested = Signal(object)
    """A Course: the game as it stands here."""

    def __init__(self, theme: Theme, art: CardArt, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._playback = playback = Playback(self)
        # The players of this game, not those of the one that waits meanwhile.
        self._words = words = Words(self)
        self._replay_words = ReplayWords(words)
        playback.session.started.connect(
            lambda: words.call_players(names_of(playback.seats), you_of(playback.seats))
        )
        log = ReplayLog(playback, words.log_line, self)
        self.table = Table(
            theme,
            art,
            words,
            playback.session,
            playback.hand,
            log,
            settings,
            playback.computers,
            self,
        )
        self.table.only_show(
            lambda: self.tr("This is a replay. You can play on from here, with the button below.")
        )
        self.bar = ReplayBar(theme, self)
        self.desk = Desk(playback.session, self.table, self)
        self._record: Record | None = None
        self.is_possible = False
        """True if it could have gone like that, and didn't."""
        self._clock = QTimer(self)
        self._clock.setInterval(PACE_MS)
        self._clock.timeout.connect(self._play_step)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.bar)
        playback.opened.connect(self._show_turns)
        playback.changed.connect(self._show_step)
        self._connect()
        self._name_page()

    def show_game(self, record: Record, possible_from: int | None = None) -> None:
        """Show this game from its deal on; raises BadRecord.

        What never happened is shown from the turn on, counted from 0, in which it leaves what did.
        """
        self._pause()
        is_possible, self.is_possible = self.is_possible, possible_from is not None
        try:
            self._playback.open(record)
        except BadRecord:
            self.is_possible = is_possible
            raise
        self._record = record
        self.bar.coach.setVisible(not self.is_possible)
        if possible_from is not None:
            self._playback.go_to(self._playback.start_of(possible_from))

    def take_focus(self) -> None:
        """Have the keyboard where it leads through the game."""
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def record(self) -> Record:
        """The game that is shown."""
        assert self._record is not None, "a game is shown"
        return self._record

    @property
    def edition(self) -> str:
        """What was played."""
        return self._playback.session.setup.edition.name

    def _name_page(self) -> None:
        """Say what page it is, to those who can't see it."""
        self.setAccessibleName(self.tr("Replay"))

    def retranslate(self) -> None:
        self._name_page()
        self._fit()
        if self._playback.steps:
            self._show_turns()  # in the colours of the theme
            self._tell()

    # What menus may wish for at any table

    def finish_turn(self) -> None:
        """Tell that nothing can be done here."""
        self.table.finish_requested.emit()

    def take_back(self) -> None:
        """Tell that nothing can be done here."""
        self.table.finish_requested.emit()

    # The way through the game

    def _connect(self) -> None:
        bar, playback = self.bar, self._playback
        bar.back.clicked.connect(self.back_requested)
        bar.coach.clicked.connect(self.coach_requested)
        bar.deal_again.clicked.connect(lambda: self.play_requested.emit(playback.game_of_deal()))
        bar.play_on.clicked.connect(
            lambda: self.go_on_requested.emit(playback.course_at(playback.now))
        )
        bar.play.clicked.connect(self._toggle)
        bar.slider.valueChanged.connect(lambda step: self._go(lambda: playback.go_to(step)))
        self.table.fanned_out.connect(self._pause)
        for button, go, keys in (
            (bar.first, lambda: playback.go_to(0), ("Home",)),
            (bar.turn_back, playback.go_to_previous_turn, ("Ctrl+Left", "PgUp")),
            (bar.step_back, lambda: playback.go_by_steps(-1), ("Left",)),
            (bar.step, lambda: playback.go_by_steps(1), ("Right",)),
            (bar.turn, playback.go_to_next_turn, ("Ctrl+Right", "PgDown")),
            (bar.last, lambda: playback.go_to(playback.last), ("End",)),
        ):
            button.clicked.connect(partial(self._go, go))
            for each in keys:
                # Before anything on the table takes the key for itself.
                shortcut = QShortcut(QKeySequence(each), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(self._go, go))

    def _go(self, go: Callable[[], None]) -> None:
        """Go there; whoever does so has taken over from what was played by itself."""
        self._pause()
        go()

    def _show_turns(self) -> None:
        steps, starts = self._playback.steps, self._playback.turn_starts
        players = [steps[start].state.table.on_turn for start in starts[:-1]]
        with QSignalBlocker(self.bar.slider):
            self.bar.slider.show_turns(starts, [self._colour_of(player) for player in players])

    def _colour_of(self, player: int | None) -> QColor:
        seats = self._playback.seats
        if player is None:
            return self._theme.colours.text_muted
        is_alone = len(seats) == 1
        return self._theme.colours.accent if is_alone else self._theme.seats[seats[player].colour]

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
        if self.is_possible:
            place = words.possible(place)
        self.bar.say(place, words.deed(playback))

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wanted."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._toggle()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the bar grow with the window."""
        width, height = _USUAL_SIZE
        unit = min(self.width() / width, self.height() / height)
        self.bar.set_unit(min(max(unit, _SMALLEST_UNIT), _LARGEST_UNIT))
