"""High contrast, where the system asks for it: heard from a portal, and worn if none is chosen."""

import os
import sys

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.window.conftest import OpenWindow
from tests.window.real_screen import server
from thegame_desktop.model.preferences import ThemeChoice
from thegame_desktop.view.system.portal_settings import INTERFACE, PATH, SERVICE, PortalSettings

APPEARANCE, CONTRAST = "org.freedesktop.appearance", "contrast"


def test_it_is_worn_until_something_else_is_chosen(open_window: OpenWindow) -> None:
    driver = open_window(theme=ThemeChoice.SYSTEM, at_once=True)
    look, settings = driver.app.system_look, driver.app.settings

    def ground() -> str:
        return driver.window.grab().toImage().pixelColor(3, 300).name()

    usual = ground()
    look.take(1)
    assert ground() == "#000000" != usual
    settings.change(theme=ThemeChoice.DARK)
    assert ground() == usual
    settings.change(theme=ThemeChoice.SYSTEM)
    assert ground() == "#000000"
    look.take("nothing that is known")
    assert ground() == usual


class PretendPortal(QDBusVirtualObject):
    """Answers as a desktop's portal does, on a bus of its own."""

    def __init__(self, bus: QDBusConnection) -> None:
        super().__init__()
        self._bus = bus
        self.asked: list[object] = []
        assert bus.registerVirtualObject(PATH, self)
        assert bus.registerService(SERVICE)

    def introspect(self, _path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
        self.asked.append((message.interface(), message.member(), message.arguments()))
        namespace, key = message.arguments()
        if (namespace, key) != (APPEARANCE, CONTRAST):
            return False
        answer = message.createReply()
        answer.setArguments([QDBusVariant(QDBusVariant(1))])
        return bus.send(answer)

    def change(self, key: str, value: int) -> None:
        news = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        news.setArguments([APPEARANCE, key, QDBusVariant(value)])
        assert self._bus.send(news)


if sys.platform == "linux":

    def test_a_portal_is_asked_once_and_heard_ever_after(qtbot: QtBot) -> None:
        command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        with server(command, os.environ) as address:
            portal = PretendPortal(QDBusConnection.connectToBus(address, "portal"))
            parent, ours = QObject(), QDBusConnection.connectToBus(address, "ours")
            settings = PortalSettings(parent, ours)
            heard: list[object] = []
            settings.changed.connect(lambda *told: heard.append(told))
            settings.read(APPEARANCE, "taste")
            settings.read(APPEARANCE, CONTRAST)
            qtbot.waitUntil(lambda: len(heard) == 1)
            assert (INTERFACE, "Read", [APPEARANCE, CONTRAST]) in portal.asked
            portal.change("accent-color", 5)
            portal.change(CONTRAST, 0)
            qtbot.waitUntil(lambda: len(heard) == 3)
            assert heard == [
                (APPEARANCE, CONTRAST, 1),
                (APPEARANCE, "accent-color", 5),
                (APPEARANCE, CONTRAST, 0),
            ]
            for name in ("ours", "portal"):
                QDBusConnection.disconnectFromBus(name)

    def test_without_a_bus_nothing_is_ever_told(qapp: QApplication) -> None:
        parent = QObject()
        told: list[object] = []
        nowhere = QDBusConnection("nowhere")
        settings = PortalSettings(parent, nowhere)
        settings.changed.connect(lambda *each: told.append(each))
        settings.read(APPEARANCE, CONTRAST)
        QCoreApplication.processEvents()
        assert told == []
