"""The page after a game: how it ended, what was hidden in it, and what to do next."""

from collections.abc import Callable, Mapping, Set
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.model.deeds import Deed
from thegame_desktop.model.session import Session
from thegame_desktop.play.wishes import TakeBack
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.pages.result_panel import ResultPanel
from thegame_desktop.view.pages.turned_up import TurnedUp
from thegame_desktop.view.widgets.buttons import PageButton, roomy
from thegame_desktop.view.widgets.labels import mute
from thegame_desktop.view.widgets.page import Page
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.wish_keys import key_of
from thegame_desktop.view.wishes import ChooseGame, CoachGame, Do, Open, WatchGame, Wish
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_USUAL_SIZE = (1280, 700)
_SMALLEST_UNIT = 0.8
_PANEL_SHARE, _PANEL_TEXT_SHARE = 0.36, 0.15
"""How much of the width the result has, and how much of that is due to its words."""

_SCROLLING: Mapping[int, QAbstractSlider.SliderAction] = MappingProxyType(
    {
        Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
        Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
        Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
        Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    }
)


class EndPage(Translated, Page, Scaled, Group):
    """Shows the ending of the session's game; wishes for what comes next."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        session: Session,
        doable: Callable[[], Set[Deed]],
        parent: QWidget | None = None,
    ) -> None:
        """`doable` says what can be done now with the result in sight."""
        super().__init__(parent)
        self._theme = theme
        self._session = session
        self._doable = doable
        self._panel = ResultPanel(theme, words)
        self.wish_by(self._panel.rule, Open.RULE_OF_ENDING)
        self._result = SeeThroughScroll(self._panel)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._turned_up = TurnedUp(theme, art, words)
        self._warning = QLabel(wordWrap=True)
        mute(self._warning)
        self._take_back = self._button("take back the last", TakeBack())
        self._turn_up = self._button("turn everything up", Do.TURN_UP)
        self._watch = self._button("watch again", WatchGame())
        self._coach = self._button("coach", CoachGame())
        self._new_game = self._button("new game", ChooseGame())
        self._restart = self._button("this deal again", Do.RESTART)
        self._again = self._button("same again", Do.PLAY_AGAIN)
        self._lay_out()
        session.turned_up.connect(self._turn_everything_up)
        session.started.connect(self._forget)
        session.taken_back.connect(self._forget)
        self.retranslate()

    def _button(self, name: str, wish: Wish) -> PageButton:
        button = PageButton(name)
        self.wish_by(button, wish)
        return button

    def celebrate(self, rain_ms: int) -> None:
        """If the game was won, let confetti fall for so long; then it is gone."""
        self._panel.celebrate(rain_ms)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Result"))
        self._warning.setText(
            self.tr("Once everything is turned up, there is no way back into the game.")
        )
        undo = key_of(TakeBack())
        inscribe(
            self._take_back,
            self.tr("Take back the last card"),
            self.tr("Back into the game, before the last card ({keys})").format(keys=undo),
            self.tr(
                "Takes the card back with which the game ended, and plays on. The result will say "
                "so. It can be done only as long as nothing is turned up."
            ),
        )
        inscribe(
            self._turn_up,
            self.tr("Turn everything up"),
            self.tr("Show all hands and the draw pile"),
            self.tr(
                "Shows what everybody held and what would have come, and the deal code. After that "
                "there is no way back into the game."
            ),
        )
        inscribe(
            self._watch,
            self.tr("Watch it again"),
            self.tr("Go through the game turn by turn"),
            self.tr(
                "Shows the game once more, with every hand open: forwards, backwards, or from any "
                "place of it. You can play on from there, too."
            ),
        )
        inscribe(
            self._coach,
            self.tr("Coach"),
            self.tr("What could we have done better?"),
            self.tr(
                "Shows the chance of winning turn by turn, the turns that cost most, and how a "
                "lost game could have been won."
            ),
        )
        inscribe(
            self._new_game,
            self.tr("New game…"),
            self.tr("Choose another game ({keys})").format(keys=key_of(ChooseGame())),
            self.tr("Leads to the choice of a new game: another edition, variant or company."),
        )
        inscribe(
            self._restart,
            self.tr("This deal again"),
            self.tr("Deal the same cards once more"),
            self.tr("The same game with the same cards in the same order: can you do better?"),
        )
        inscribe(
            self._again,
            self.tr("Same again, new deal"),
            self.tr("Shuffle and deal anew (Enter)"),
            self.tr("The same game among the same players, with other cards."),
        )
        self._resize_contents()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._panel.calm_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._panel.calm_down()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # As long as there is a way back, it takes a button to leave it behind.
            if not self._has_way_back and not event.isAutoRepeat():
                self._again.click()
            return
        if event.key() in _SCROLLING:
            self._turned_up.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        ending = self._session.ending
        if ending is not None and ending.reveal is not None and self._turned_up.hides_cards:
            self.show_ending()  # the page was left and come back to: the result stands since then

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_contents()

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_ground(QPainter(self), self, event.rect(), self._theme)

    @property
    def _has_way_back(self) -> bool:
        return Deed.TAKE_BACK in self._doable()

    def _forget(self) -> None:
        """What was shown of a game that is over is nobody's business in the next one."""
        self._turned_up.clear()
        self._panel.forget()

    def _turn_everything_up(self) -> None:
        if self.isVisible():
            self.show_ending()

    def show_ending(self) -> None:
        """Show how the session's game ended, and the way back into it if there is one."""
        ending, seen = self._session.ending, self._session.observation
        assert ending is not None, "the game is still running"
        self._panel.show_result(ending, self._session.setup)
        if ending.reveal is None:
            is_alone = len(seen.hand_sizes) == 1
            known = (seen.hand,) if is_alone else self._session.open_hands
            self._turned_up.show_backs(seen.table, seen.hand_sizes, seen.draw_pile_size, known)
        else:
            self._turned_up.show_cards(seen.table, ending.reveal)
        self.offer()
        self._resize_contents()
        (self._take_back if self._has_way_back else self._again).setFocus()

    def offer(self) -> None:
        """Offer what can still be done: the way back is closed once somebody has left it."""
        can = self._doable()
        has_way_back = Deed.TAKE_BACK in can
        hides_cards = has_way_back and self._turned_up.hides_cards
        self._take_back.setVisible(has_way_back)
        self._turn_up.setVisible(hides_cards)
        self._warning.setVisible(hides_cards)
        for button in (self._watch, self._coach):
            button.setVisible(Deed.COACH in can)
        self._turn_up.make_primary(hides_cards)
        self._again.make_primary(not hides_cards)
        self._stack_buttons()

    @property
    def _next_ones(self) -> tuple[QPushButton, ...]:
        """What can be done after the game."""
        return self._watch, self._coach, self._new_game, self._restart, self._again

    def _lay_out(self) -> None:
        above, choice, back, on = QHBoxLayout(), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        layout, right = QVBoxLayout(self), QVBoxLayout()
        layout.addLayout(above, 1)
        layout.addLayout(self._buttons)
        above.addWidget(self._result)
        above.addLayout(right, 1)
        right.addWidget(self._turned_up, 1)
        right.addWidget(self._warning)
        right.addLayout(choice)
        choice.addWidget(self._take_back)
        choice.addWidget(self._turn_up)
        choice.addStretch()
        self._buttons.addLayout(back)
        self._buttons.addLayout(on)
        back.addWidget(self._watch)
        back.addWidget(self._coach)
        back.addStretch()
        on.addStretch()
        for button in (self._new_game, self._restart, self._again):
            on.addWidget(button)
        self._rows = (layout, above, right, choice, self._buttons, back, on)

    def _resize_contents(self) -> None:
        self.fit_to(self, _USUAL_SIZE, _SMALLEST_UNIT)

    def rescale(self) -> None:
        unit = self.unit
        self._result.setFixedWidth(round(grown(self.width() * _PANEL_SHARE, _PANEL_TEXT_SHARE)))
        self._warning.setFont(self._theme.font(max(13, 14 * unit)))
        self._warning.setContentsMargins(round(5 * unit), 0, 0, 0)
        font = self._theme.font(max(13, 14 * unit), QFont.Weight.Bold)
        for button in (self._take_back, self._turn_up, *self._next_ones):
            button.setFont(font)
            needed = roomy(button, [button.text()], unit)
            button.setMinimumSize(needed.expandedTo(button.minimumSizeHint()))
        layout, above, right, *rows = self._rows
        edge = round(20 * unit)
        layout.setContentsMargins(edge, edge, edge, round(16 * unit))
        layout.setSpacing(round(14 * unit))
        above.setSpacing(round(20 * unit))
        right.setSpacing(round(8 * unit))
        for row in rows:
            row.setSpacing(round(10 * unit))
        rows[0].setContentsMargins(round(5 * unit), 0, 0, 0)
        self._stack_buttons()

    def _stack_buttons(self) -> None:
        """Have the ways on below the ways back if there is no room for them side by side."""
        shown = [button for button in self._next_ones if not button.isHidden()]
        needed = sum(button.minimumWidth() + self._buttons.spacing() for button in shown)
        around = self._rows[0].contentsMargins()
        room = self.width() - around.left() - around.right()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(across if needed <= room else down)
