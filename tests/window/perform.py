"""What somebody does round the table, done at the window by real events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.window.deeds import Deed, Do
from tests.window.driver import Driver
from tests.window.fans import fan
from tests.window.hints import ask_for_hint
from thegame_desktop.view.table.signals.signal_choices import choice_name

CTRL = Qt.KeyboardModifier.ControlModifier

_BUTTONS = {
    Do.UNCOVER: "uncover",
    Do.PASS_ON: "pass on",
    Do.FINISH: "finish",
    Do.OPEN_SIGNALS: "signals",
    Do.CLOSE_SIGNALS: "signals done",
    Do.TURN_UP: "turn everything up",
}
_KEYS = {
    Do.COVER: (Qt.Key.Key_H, CTRL),
    Do.SHOW_LOG: (Qt.Key.Key_L, CTRL),
    Do.ACCEPT: (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    Do.DECLINE: (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
}


def perform(driver: Driver, deed: Deed) -> None:
    """Do it by mouse and keyboard; what the system or the settings tell comes from there."""
    match deed.do:
        case Do.GO_AWAY:
            go_away()
        case Do.ASK_FOR_SEAT:
            driver.click(driver.button(f"seat {deed.seat}"))
        case Do.BEGIN:
            driver.click(driver.button(f"starter {deed.seat}"))
        case Do.TOUCH:
            assert deed.card is not None
            driver.click_card(deed.card)
        case Do.PUT_ELSEWHERE:
            assert deed.card is not None
            assert deed.onto is not None
            driver.drag_card(deed.card, driver.card(deed.onto))
        case Do.UNCOVER_BY_KEY:
            driver.button("uncover").setFocus()
            driver.key(Qt.Key.Key_Space)
        case Do.PASS_ON_BY_KEY:
            driver.table.setFocus()
            driver.key(Qt.Key.Key_Space)
        case Do.LAY | Do.SHOW_PILE:
            driver.click_pile(deed.pile)
        case Do.TAKE_BACK:
            at_end = driver.can_see("take back the last")
            driver.click(driver.button("take back the last" if at_end else "take back"))
        case Do.HINT:
            ask_for_hint(driver)
        case Do.SAY:
            assert deed.signal is not None
            driver.click(driver.button(f"signal {choice_name(deed.signal)}"))
        case Do.SPEAK_GERMAN | Do.SPEAK_ENGLISH:
            language = "de" if deed.do is Do.SPEAK_GERMAN else "en"
            driver.app.settings.change(language=language)
            QApplication.processEvents()
        case Do.FOLD_PILE:
            driver.click(fan(driver))
        case Do.CLOSE_DIALOG:
            (dialog,) = (each for each in driver.all(QDialog, None) if each.isVisible())
            dialog.activateWindow()
            QApplication.processEvents()
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
            driver.window.activateWindow()
            QApplication.processEvents()
        case _ if deed.do in _BUTTONS:
            driver.click(driver.button(_BUTTONS[deed.do]))
        case _:
            driver.key(*_KEYS[deed.do])


def go_away() -> None:
    """Another program's window is in front for a moment, as the system tells it."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    QApplication.processEvents()  # the tests that go away let nothing wait
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    QApplication.processEvents()


def take_pointer_away(driver: Driver) -> None:
    """Move the pointer out of the way, so that nothing lights up below it."""
    window = driver.window
    QTest.mouseMove(window.windowHandle(), QPoint(window.width() - 3, window.height() - 3))
    QApplication.processEvents()
