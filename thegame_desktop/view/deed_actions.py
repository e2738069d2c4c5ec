"""The home of every deed: its words, its key, its tip and what it means, for button and menu."""

from collections.abc import Callable, Mapping, Set
from types import MappingProxyType

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton

from thegame_desktop.engine import FinishTurn
from thegame_desktop.model.deeds import Deed
from thegame_desktop.play.wishes import CoverHand, SortHand, TakeBack
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.wish_keys import sequences_of
from thegame_desktop.view.wishes import AtTable, CoachGame, Do, Pause, Wish

_WISHES: Mapping[Deed, Wish] = MappingProxyType(
    {
        Deed.FINISH: FinishTurn(),
        Deed.HURRY: AtTable.HURRY,
        Deed.PAUSE: Pause(True),
        Deed.TAKE_BACK: TakeBack(),
        Deed.HINT: AtTable.HINT,
        Deed.SORT: SortHand(),
        Deed.SIGNALS: AtTable.SIGNALS,
        Deed.COVER: CoverHand(),
        Deed.RESTART: Do.RESTART,
        Deed.GIVE_UP: Do.GIVE_UP,
        Deed.COACH: CoachGame(),
    }
)


class DeedActions(QObject):
    """One action for each deed; buttons take their words from it and wish for the same."""

    def __init__(self, wished: Callable[[Wish], object], parent: QObject) -> None:
        """`wished` is told what is chosen by menu or key."""
        super().__init__(parent)
        self._actions = {deed: action_for(wish, self) for deed, wish in _WISHES.items()}
        self._on_buttons: dict[Deed, str] = {}
        self._tips: dict[Deed, str] = {}
        for deed, action in self._actions.items():
            action.triggered.connect(lambda is_on, deed=deed: wished(_wish(deed, is_on)))
        self[Deed.PAUSE].setCheckable(True)
        self.retranslate()

    def __getitem__(self, deed: Deed) -> QAction:
        return self._actions[deed]

    def enable(self, doable: Set[Deed]) -> None:
        """Let these be done, and nothing else."""
        for deed, action in self._actions.items():
            action.setEnabled(deed in doable)

    def lead(self, button: QPushButton, deed: Deed, wished: Callable[[Wish], object]) -> None:
        """Have a button wish for what the menu wishes for."""
        button.setCheckable(self[deed].isCheckable())
        # A screen reader toggles without a click.
        pressed = button.toggled if button.isCheckable() else button.clicked
        pressed.connect(lambda is_on=False: wished(_wish(deed, is_on)))

    def explain(self, button: QPushButton, deed: Deed) -> None:
        """Say on a button what the menu says, and by which key it is done too."""
        explain(button, self.tip(deed), self[deed].whatsThis())
        button.setText(self._on_buttons[deed])

    def tip(self, deed: Deed) -> str:
        """What it does, and its key."""
        key = self[deed].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return self.tr("{what} ({keys})").format(what=self._tips[deed], keys=key)

    def retranslate(self) -> None:
        """Set every word; called when the language of the menus changes."""
        tell = self._tell
        tell(
            Deed.FINISH,
            (self.tr("&Finish turn"), self.tr("Finish turn")),
            self.tr("Draw and pass the turn on"),
            self.tr(
                "Finishes your turn: your hand is filled up from the draw pile, and the next "
                "player is on turn. It can be pressed once enough cards are laid; nothing of the "
                "turn can be taken back after that."
            ),
        )
        tell(
            Deed.HURRY,
            (self.tr("&Hurry this turn"), self.tr("Hurry")),
            self.tr("Have this turn played at once"),
            self.tr(
                "Has the computer player think no longer and play this turn at once. How fast they "
                "play otherwise is a matter of the settings."
            ),
        )
        tell(
            Deed.PAUSE,
            (self.tr("Pause the computer pla&yers"), self.tr("Pause")),
            self.tr("Let the computer players wait"),
            self.tr(
                "Lets the computer players wait until it is pressed again: time to look at the "
                "table, to talk, or to signal something."
            ),
        )
        tell(
            Deed.TAKE_BACK,
            (self.tr("Ta&ke back"), self.tr("Take back")),
            self.tr("Take the last card back"),
            self.tr(
                "Takes the last card of this turn back into your hand, then the one before, and so "
                "on. The result tells how often that was done; the settings can switch it off."
            ),
        )
        tell(
            Deed.HINT,
            (self.tr("Sho&w a hint"), ""),
            self.tr("Show what the expert would do"),
            self.tr(
                "Shows what the expert among the computer players would do now in your place, and "
                "why, by what you may know; pressed again, the second choice. Esc puts it away. "
                "The result tells how many hints were seen."
            ),
        )
        tell(
            Deed.SORT,
            (self.tr("&Sort hand"), ""),
            self.tr("Order the hand by its numbers"),
            self.tr("Puts your hand in order again, after you have dragged cards to other places."),
        )
        tell(
            Deed.SIGNALS,
            (self.tr("Si&gnals…"), self.tr("Signals")),
            self.tr("Let the others know something about the piles"),
            self.tr(
                "Opens a panel in which you tell the others something about the piles or your "
                "cards, as far as the rules allow: never a number. It shows on the table until it "
                "is out of date."
            ),
        )
        tell(
            Deed.COVER,
            (self.tr("Co&ver the hand"), ""),
            self.tr("Let nobody see the hand"),
            self.tr("Covers the hand in sight at once, for example when somebody comes by."),
        )
        tell(
            Deed.RESTART,
            (self.tr("&Restart this deal…"), ""),
            self.tr("Deal the same cards again"),
            self.tr("Begins the same game once more, with the same cards in the same order."),
        )
        tell(
            Deed.GIVE_UP,
            (self.tr("Give &up…"), ""),
            self.tr("End this game, and see all cards"),
            self.tr("Ends the game as it stands, and turns everything up. It counts as given up."),
        )
        tell(
            Deed.COACH,
            (self.tr("What wou&ld have been better…"), ""),
            self.tr("Have the coach look through this game"),
            self.tr(
                "Shows what the turns of a game that is over have cost, and what would have been "
                "better. It can be chosen after a game, and while one is watched again."
            ),
        )

    def _tell(self, deed: Deed, words: tuple[str, str], tip: str, meaning: str) -> None:
        """The words in a menu, and on a button if there is one with words."""
        in_menu, self._on_buttons[deed] = words
        self._tips[deed] = tip
        self[deed].setText(in_menu)
        explain(self[deed], tip, meaning)


def _wish(deed: Deed, is_on: bool) -> Wish:
    """What is wished for by a deed, told whether it is switched on, where it can be."""
    return Pause(is_on) if deed is Deed.PAUSE else _WISHES[deed]


def action_for(wish: Wish, parent: QObject) -> QAction:
    """An action with the keys of a wish: the first is shown."""
    action = QAction(parent, autoRepeat=False)
    action.setShortcuts(sequences_of(wish))
    return action
