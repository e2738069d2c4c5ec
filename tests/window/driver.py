"""A player at the real window: everything is done by mouse and keyboard events."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QDialog, QMenu, QWidget

from thegame_desktop.app import App
from thegame_desktop.engine import Card
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.widgets.notice import Notice
from thegame_desktop.view.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier

W = TypeVar("W", bound=QWidget)

_AT_LEISURE = count(1_000_000_000, 100)
"""Times of events, in milliseconds, that are far enough apart for any finger."""


class Driver:
    """Sends events to the window, never to a widget: what is covered can't be hit."""

    def __init__(self, app: App, open_window: Callable[[], None] | None = None) -> None:
        self._app = app
        self._open_window = open_window
        self._pointer = QPoint()

    # What there is

    @property
    def app(self) -> App:
        """The program; whoever asks for it finds its window open."""
        self.open()
        return self._app

    @property
    def session(self) -> Session:
        """The game, for whoever prepares one; no window is opened for that."""
        return self._app.session

    @property
    def window(self) -> MainWindow:
        return self.app.window

    @property
    def table(self) -> GameTable:
        return self.find(GameTable, None)

    def find(self, kind: type[W], name: str | None) -> W:
        """The one visible widget of this kind and name."""
        found = [each for each in self.all(kind, name) if each.isVisible()]
        assert len(found) == 1, f"{len(found)} of {name!r} can be seen"
        return found[0]

    def all(self, kind: type[W], name: str | None) -> Sequence[W]:
        children = self.window.findChildren(kind)
        return [each for each in children if name is None or each.objectName() == name]

    def can_see(self, name: str) -> bool:
        return any(each.isVisible() for each in self.all(QWidget, name))

    def button(self, name: str) -> QAbstractButton:
        return self.find(QAbstractButton, name)

    def card(self, card: Card) -> QAbstractButton:
        return self.button(f"card {card.code}")

    def pile(self, index: int) -> QAbstractButton:
        return self.button(f"pile {index}")

    def menu_item(self, text: str) -> QAction:
        """The one item of all menus with this text, as it is shown."""
        menus = self.window.findChildren(QMenu)
        return _shown_as([each for menu in menus for each in menu.actions()], text)

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that has to be answered, or None."""
        widget = QApplication.activeModalWidget()
        return widget if isinstance(widget, QDialog) else None

    @property
    def notice(self) -> str:
        """The line on the table that says why not; empty if there is none."""
        shown = [each.accessibleName() for each in self.all(Notice, None) if each.isVisible()]
        return shown[0] if shown else ""

    @property
    def hand(self) -> str:
        """The codes of the cards in hand as they lie, from left to right."""
        lying = [each for each in self.all(CardButton, None) if each.isVisible()]
        return " ".join(each.card.code for each in sorted(lying, key=lambda each: each.x()))

    # The mouse

    def click(
        self,
        widget: QWidget,
        place: QPoint | None = None,
        modifiers: Qt.KeyboardModifier = PLAIN,
    ) -> None:
        handle, point = self._at(widget, place)
        QTest.mouseClick(handle, LEFT, modifiers, point)
        self._let_happen()

    def click_card(self, card: Card) -> None:
        self.click(self.card(card), self._free_spot(card))

    def click_pile(self, index: int) -> None:
        self.click(self.pile(index))

    def right_click(self, widget: QWidget, place: QPoint | None = None) -> None:
        handle, point = self._at(widget, place)
        QTest.mouseClick(handle, RIGHT, PLAIN, point)
        QApplication.processEvents()

    def double_click_card(self, card: Card) -> None:
        self.double_click(self.card(card), self._free_spot(card))

    def double_click(self, widget: QWidget, place: QPoint | None = None) -> None:
        handle, point = self._at(widget, place)
        QTest.mouseDClick(handle, LEFT, PLAIN, point)
        QApplication.processEvents()

    def press_card(self, card: Card, spot: QPoint | None = None) -> None:
        handle, point = self._at(self.card(card), spot or self._free_spot(card))
        QTest.mousePress(handle, LEFT, PLAIN, point)
        self._pointer = point

    def move_to(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Move the pointer there in some steps."""
        handle, point = self._at(widget, place)
        start, self._pointer = self._pointer, point
        for step in range(1, 5):
            QTest.mouseMove(handle, start + (point - start) * (step / 4))
            QApplication.processEvents()

    def release_on(self, widget: QWidget, place: QPoint | None = None) -> None:
        handle, point = self._at(widget, place)
        QTest.mouseRelease(handle, LEFT, PLAIN, point)
        QApplication.processEvents()

    def right_click_during_drag(self) -> None:
        """Press and release the right button while the left one is down."""
        handle = self.window.windowHandle()
        here, there = QPointF(self._pointer), QPointF(handle.mapToGlobal(self._pointer))
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, LEFT | RIGHT),
            (QEvent.Type.MouseButtonRelease, LEFT),
        ):
            event = QMouseEvent(kind, here, here, there, RIGHT, buttons, PLAIN)
            QApplication.sendEvent(handle, event)

    def drag_card(self, card: Card, to: QWidget, place: QPoint | None = None) -> None:
        self.press_card(card)
        self.move_to(to, place)
        self.release_on(to, place)

    def tick(self, box: QCheckBox) -> None:
        """Click the box to tick, or to untick."""
        before = box.isChecked()
        self.click(box, QPoint(10, box.height() // 2))
        assert box.isChecked() != before

    def choose(self, menu: str, item: str) -> None:
        """Open a menu by its title and click one of its items, both as they are shown."""
        bar = self.window.menuBar()
        title = _shown_as(bar.actions(), menu)
        self.click(bar, bar.actionGeometry(title).center())
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, QMenu), f"no menu opens from {menu}"
        self.click(popup, popup.actionGeometry(_shown_as(popup.actions(), item)).center())

    # The keyboard

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release a key in whichever window has the focus."""
        QTest.qSleep(2)  # what comes in the same millisecond is one key that is held down
        QTest.keyClick(self._active.windowHandle(), key, modifiers)
        self._let_happen()

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.key(key)

    def hold_down(self, key: Qt.Key, repeats: int = 5) -> None:
        """Press a key for long: the system sends it again and again."""
        text = "\r" if key == Qt.Key.Key_Return else " "
        for nth in range(repeats + 1):
            if nth:
                self._send_key(QEvent.Type.KeyRelease, key, text, is_repeat=True)
            self._send_key(QEvent.Type.KeyPress, key, text, is_repeat=nth > 0)
        self._send_key(QEvent.Type.KeyRelease, key, text, is_repeat=False)

    def _send_key(self, kind: QEvent.Type, key: Qt.Key, text: str, *, is_repeat: bool) -> None:
        event = QKeyEvent(kind, key, PLAIN, text, is_repeat)
        event.setTimestamp(next(_AT_LEISURE))
        QApplication.sendEvent(self._active.windowHandle(), event)
        QApplication.processEvents()

    @property
    def _active(self) -> QWidget:
        self.open()  # or a window that another test has left might be the active one
        modal = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return modal or QApplication.activeWindow() or self.window

    @property
    def focused(self) -> str:
        """The name of the widget that has the focus."""
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.objectName()

    def _let_happen(self) -> None:
        """Let what was done take effect; as a desktop would, go back from a closed dialog."""
        QApplication.processEvents()
        if QApplication.activeWindow() is None and self.window.isVisible():
            self.window.activateWindow()
            QApplication.processEvents()

    # Turns

    def start(self, game: NewGame) -> None:
        """Lay out a prepared game, as if it had been chosen; everything else is up to events.

        A window that isn't open yet opens with it: it needn't show first what could be chosen.
        """
        self.session.start(game)
        self.open()
        QApplication.processEvents()

    def open(self) -> None:
        """Open the window, unless it is open."""
        open_window, self._open_window = self._open_window, None
        if open_window is not None:
            open_window()

    def leave_start(self) -> None:
        """Go on from the start page: to the unfinished games, or to a new one if there is none."""
        has_some = self.can_see("resume latest") or self.can_see("all unfinished")
        self.key(Qt.Key.Key_U if has_some else Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)

    def lay(self, card: Card, pile: int) -> None:
        """Lay a card by clicks."""
        self.click_card(card)
        self.click_pile(pile)

    def finish(self) -> None:
        """Finish the turn by a click and pass on; the next player takes the laptop and looks."""
        self.end_turn()
        if self.can_see("uncover"):
            self.uncover()

    def end_turn(self) -> None:
        """Finish the turn by a click; whoever has drawn new cards then passes the laptop on."""
        self.click(self.button("finish"))
        self.pass_on()

    def pass_on(self) -> None:
        """Cover the hand by a click, if it is only looked at."""
        if self.can_see("pass on"):
            self.click(self.button("pass on"))

    def uncover(self) -> None:
        """Whoever the laptop goes to looks at their hand."""
        self.click(self.button("uncover"))

    def look_round(self) -> None:
        """Everybody looks at the hand that was dealt, one after another."""
        while self.can_see("uncover"):
            self.uncover()
            self.click(self.button("pass on"))

    def begin(self, starter: int = 0) -> None:
        """Everybody looks, the team agrees that this player begins, who takes the laptop."""
        self.look_round()
        self.click(self.button(f"starter {starter}"))
        self.uncover()

    def answer(self, key: Qt.Key = Qt.Key.Key_Return) -> None:
        """Answer the question that is open, if one is."""
        if self.dialog is not None:
            self.key(key)

    def _free_spot(self, card: Card) -> QPoint:
        """A spot of a card in hand that its right neighbour doesn't cover."""
        button = self.card(card)
        return QPoint(button.width() // 4, button.height() // 2)

    def _at(self, widget: QWidget, place: QPoint | None) -> tuple[QWindow, QPoint]:
        point = widget.rect().center() if place is None else place
        top = widget.window()
        in_window = widget.mapTo(top, point)
        handle = top.windowHandle()
        assert handle is not None
        return handle, in_window


def _shown_as(actions: Sequence[QAction], text: str) -> QAction:
    """The one action with this text, its underlined letter aside."""
    found = [each for each in actions if each.text().replace("&", "") == text]
    assert len(found) == 1, f"{len(found)} actions say {text!r}"
    return found[0]
