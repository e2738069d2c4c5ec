"""A table with its host: where a game is played, learnt, tried or looked at."""

from collections.abc import Callable, Set
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thegame_desktop.model.deeds import Deed, Seen, doable
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.reply import Reply
from thegame_desktop.play.wishes import Say, SortHand, TableWish, WhyNot
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.announcer import Announcer
from thegame_desktop.view.table.bot_pace import BotPace
from thegame_desktop.view.table.director import Director
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.keyboard import Keyboard
from thegame_desktop.view.table.new_cards_timer import NewCardsTimer
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_listener import TableListener
from thegame_desktop.view.widgets.page import Page
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.widgets.transport_button import TransportButton
from thegame_desktop.view.wishes import AtTable, Go, Pause, Wish
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_USUAL_SIZE = (1280, 690)
"""The page, as a bar is designed for it."""
_SMALLEST_UNIT = 0.7

B = TypeVar("B", bound=Scaled)


class Host(Protocol):
    """Whom a table hands its wishes to."""

    def fulfil(self, wish: TableWish) -> Reply | WhyNot | None:
        """Do it; else answer why not. What the rules refuse the session tells."""
        ...


class TablePage(Page):
    """One page for all tables, which differ in their sitting, their host and their bar.

    Mixed into a widget class, before it.
    """

    def __init__(self, parent: QWidget) -> None:
        """Whoever has a bar above the table adds it to the column before `lay_table`."""
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)

    def lay_table(
        self,
        kit: TableKit,
        words: Words,
        sitting: Sitting,
        host: Host,
        *,
        calls_players: bool = False,
    ) -> None:
        """Have a table; `calls_players` if it is heard whose turn it is, and how the game ends."""
        self._kit = kit
        self._host = host
        self.sitting = sitting
        self.table = table = GameTable(kit, words, sitting, self)
        self.column.addWidget(table, 1)
        if sitting.is_played_at:  # else something beside the table says what happens on it
            Announcer(sitting, words, table)
        self._keyboard = Keyboard(table, sitting)
        self.pace = BotPace(sitting, kit.settings, table)
        self.director = Director(kit, words, sitting, table, self._keyboard)
        TableListener(kit.sounds, self.director, sitting.session if calls_players else None)
        NewCardsTimer(sitting.session, kit.settings, table)
        table.wished.connect(self.fulfil)
        session = sitting.session
        for fact in (
            *(session.started, session.stepped, session.taken_back, session.looked),
            *(session.given_up, session.turned_up, session.jumped, sitting.computers.paused),
        ):
            fact.connect(kit.heed)

    def offer_deeds(self, seen: Seen) -> None:
        """Let the menus do what can be done here now."""
        deeds, computers = self._kit.deeds, self.sitting.computers
        deeds.enable(self.doable(seen))
        for deed in (Deed.HURRY, Deed.PAUSE):
            deeds[deed].setVisible(bool(self.sitting.session.sight.computers))
        deeds[Deed.PAUSE].setChecked(computers.is_paused)

    def doable(self, seen: Seen) -> Set[Deed]:
        """What can be done here now."""
        return doable(self.sitting, self._kit.settings.preferences, seen)

    def take_focus(self) -> None:
        """Have the keyboard where it is used first."""
        self._keyboard.take_focus()

    def let_go(self) -> None:
        """Let the held card go back to the hand: it is not going to be laid."""
        self._keyboard.let_go()

    def fulfil(self, wish: Wish) -> None:
        """Do what the table can do by itself, or have its host do it; all else is the window's."""
        match wish:
            case AtTable.HINT:
                self.table.show_hint()
            case AtTable.SIGNALS:
                self.table.open_signals()
            case AtTable.HURRY:
                self.pace.hurry()
            case Pause(is_on):
                self.pace.pause(is_on)
            case _ if isinstance(wish, TableWish):
                # Before the game goes on, what still moves comes to rest where it is now.
                if not isinstance(wish, Say):  # which moves nothing
                    self.table.hurry()
                self._hear(wish, self._host.fulfil(wish))
            case _:
                self.wished.emit(wish)

    def _hear(self, wish: TableWish, answer: Reply | WhyNot | None) -> None:
        """Show what has come of a wish."""
        match answer:
            case WhyNot():
                self.director.hear(wish, answer)
            case Reply():
                self._hear_reply(answer)
        if wish == SortHand():
            self.director.send_home()  # also a card that is being dragged, in a hand that is sorted

    def _hear_reply(self, reply: Reply) -> None:
        """Tell what the tutor says, who is the only host to answer so."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing wanted for itself: the table's, while it has the keyboard."""
        focus = self.window().focusWidget()
        is_at_table = focus is self.table or self.table.isAncestorOf(focus)
        if not (is_at_table and self._keyboard.press(event)) and not self.press_beside(event):
            super().keyPressEvent(event)

    def press_beside(self, event: QKeyEvent) -> bool:
        """Do what a key means beside the table; false if it means nothing here."""
        return False


class GamePage(TablePage, QWidget):
    """Where the game that counts is played: nothing is beside the table, which names itself."""


class BarPage(Translated, TablePage, Group, Generic[B]):
    """A table with a bar that grows with the page; Escape leads back, but not out of a lesson."""

    bar: B

    def _on_key(self, key: str, do: Callable[[], None]) -> None:
        """Have a key do this before anything on the table takes it for itself."""
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    def _lead(self, button: TransportButton, go: Callable[[], None]) -> None:
        """Go there by a button, and by its keys, from a table at rest."""

        def lead() -> None:
            self.table.hurry()
            go()

        button.clicked.connect(lead)
        for key in button.keys:
            self._on_key(key, lead)

    def press_beside(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.wished.emit(Go.BACK)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.bar.fit_to(self, _USUAL_SIZE, _SMALLEST_UNIT)

    def retranslate(self) -> None:
        self._fit()
        if self.sitting.session.seats:  # else there is no game yet to tell of
            self._tell()

    def _tell(self) -> None:
        """Have the bar say what there is to say of the game as it stands."""
        raise NotImplementedError
