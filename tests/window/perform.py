"""What somebody does round the table, done at the window by real events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.window.driver import Driver
from tests.window.fans import fan
from tests.window.gestures import Act, Gesture
from tests.window.hints import ask_for_hint
from thegame_desktop.view.table.signals.signal_choices import choice_name

CTRL = Qt.KeyboardModifier.ControlModifier

_BUTTONS = {
    Act.UNCOVER: "uncover",
    Act.PASS_ON: "pass on",
    Act.FINISH: "finish",
    Act.OPEN_SIGNALS: "signals",
    Act.CLOSE_SIGNALS: "signals done",
    Act.TURN_UP: "turn everything up",
}
_KEYS = {
    Act.COVER: (Qt.Key.Key_H, CTRL),
    Act.SHOW_LOG: (Qt.Key.Key_L, CTRL),
    Act.ACCEPT: (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    Act.DECLINE: (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
}


def perform(driver: Driver, gesture: Gesture) -> None:
    """Do it by mouse and keyboard; what the system or the settings tell comes from there."""
    match gesture.act:
        case Act.GO_AWAY:
            go_away()
        case Act.ASK_FOR_SEAT:
            driver.click(driver.button(f"seat {gesture.seat}"))
        case Act.BEGIN:
            driver.click(driver.button(f"starter {gesture.seat}"))
        case Act.TOUCH:
            assert gesture.card is not None
            driver.click_card(gesture.card)
        case Act.PUT_ELSEWHERE:
            assert gesture.card is not None
            assert gesture.onto is not None
            driver.drag_card(gesture.card, driver.card(gesture.onto))
        case Act.UNCOVER_BY_KEY:
            driver.button("uncover").setFocus()
            driver.key(Qt.Key.Key_Space)
        case Act.PASS_ON_BY_KEY:
            driver.table.setFocus()
            driver.key(Qt.Key.Key_Space)
        case Act.LAY | Act.SHOW_PILE:
            driver.click_pile(gesture.pile)
        case Act.TAKE_BACK:
            at_end = driver.can_see("take back the last")
            driver.click(driver.button("take back the last" if at_end else "take back"))
        case Act.HINT:
            ask_for_hint(driver)
        case Act.SAY:
            assert gesture.signal is not None
            driver.click(driver.button(f"signal {choice_name(gesture.signal)}"))
        case Act.SPEAK_GERMAN | Act.SPEAK_ENGLISH:
            language = "de" if gesture.act is Act.SPEAK_GERMAN else "en"
            driver.app.settings.change(language=language)
            QApplication.processEvents()
        case Act.FOLD_PILE:
            driver.click(fan(driver))
        case Act.CLOSE_DIALOG:
            (dialog,) = (each for each in driver.all(QDialog, None) if each.isVisible())
            dialog.activateWindow()
            QApplication.processEvents()
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
            driver.window.activateWindow()
            QApplication.processEvents()
        case _ if gesture.act in _BUTTONS:
            driver.click(driver.button(_BUTTONS[gesture.act]))
        case _:
            driver.key(*_KEYS[gesture.act])


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
