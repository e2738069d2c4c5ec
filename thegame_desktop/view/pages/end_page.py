"""The page after a game: how it ended, everything turned up, and what to do next."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thegame_desktop.model.session import Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.ground import draw_ground
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.result_panel import ResultPanel, roomy
from thegame_desktop.view.pages.turned_up import TurnedUp
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_NORMAL_WIDTH, _NORMAL_HEIGHT = 1280, 700
_SMALLEST_UNIT, _LARGEST_UNIT = 0.8, 3.0
_PANEL_SHARE = 0.36


_SCROLLING: Mapping[int, QAbstractSlider.SliderAction] = MappingProxyType(
    {
        Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
        Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
        Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
        Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    }
)


class EndPage(Translated, QWidget):
    """Shows the ending of the session's game; asks for what comes next by signals."""

    take_back_requested = Signal()
    restart_requested = Signal()
    """This deal again."""
    again_requested = Signal()
    """The same setup with a new deal."""
    new_game_requested = Signal()

    def __init__(self, theme: Theme, art: CardArt, words: Words, session: Session) -> None:
        super().__init__()
        self._theme = theme
        self._session = session
        self._panel = ResultPanel(theme, words)
        self._turned_up = TurnedUp(theme, art, words)
        self._take_back = self._button(self.take_back_requested)
        self._new_game = self._button(self.new_game_requested)
        self._restart = self._button(self.restart_requested)
        self._again = self._button(self.again_requested)
        self._again.setProperty("kind", "primary")
        self._take_back.setObjectName("take back the last")
        self._new_game.setObjectName("new game")
        self._restart.setObjectName("this deal again")
        self._again.setObjectName("same again")
        self._again.setDefault(True)
        self._lay_out()
        self.retranslate()

    def show_ending(self, allows_take_back: bool) -> None:
        """Show how the session's game ended; the way back into it only if it is allowed."""
        ending = self._session.ending
        assert ending is not None, "the game is still running"
        game = self._session.game
        self._panel.show_result(ending, game.setup, game.deal_code)
        self._turned_up.show_cards(self._session.observation.table, ending.reveal)
        self.offer_take_back(allows_take_back)
        self._resize_contents()
        self._again.setFocus()

    def offer_take_back(self, allows_take_back: bool) -> None:
        """Offer the way back into the game, if there is one and it is allowed."""
        self._take_back.setVisible(allows_take_back and self._session.can_take_back)

    def retranslate(self) -> None:
        self._take_back.setText(self.tr("Take back the last card"))
        self._new_game.setText(self.tr("New game…"))
        self._restart.setText(self.tr("This deal again"))
        self._again.setText(self.tr("Same again, new deal"))
        self._resize_contents()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._again.click()
            return
        if event.key() in _SCROLLING:
            self._turned_up.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_contents()

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_ground(QPainter(self), self, event.rect(), self._theme)

    def _button(self, wish: SignalInstance) -> QPushButton:
        button = QPushButton()
        # Outside of a dialog, Enter would press no button otherwise.
        button.setAutoDefault(True)
        button.clicked.connect(wish)
        return button

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self._panel)
        above.addWidget(self._turned_up, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._take_back)
        buttons.addStretch()
        for button in (self._new_game, self._restart, self._again):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(above, 1)
        layout.addLayout(buttons)
        self._rows = (layout, above, buttons)

    def _resize_contents(self) -> None:
        unit = min(self.width() / _NORMAL_WIDTH, self.height() / _NORMAL_HEIGHT)
        unit = min(max(unit, _SMALLEST_UNIT), _LARGEST_UNIT)
        self._panel.setFixedWidth(round(self.width() * _PANEL_SHARE))
        self._panel.set_unit(unit)
        self._turned_up.set_unit(unit)
        font = self._theme.font(max(13, 14 * unit), QFont.Weight.Bold)
        for button in (self._take_back, self._new_game, self._restart, self._again):
            button.setFont(font)
            needed = roomy(button, [button.text()], unit)
            button.setMinimumSize(needed.expandedTo(button.minimumSizeHint()))
        layout, above, buttons = self._rows
        edge = round(20 * unit)
        layout.setContentsMargins(edge, edge, edge, round(16 * unit))
        layout.setSpacing(round(14 * unit))
        above.setSpacing(round(20 * unit))
        buttons.setSpacing(round(10 * unit))
