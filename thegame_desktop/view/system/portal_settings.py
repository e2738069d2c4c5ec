"""The desktop's settings as its portal tells them: asked without waiting, followed by signals.

A desktop without a portal, or one that hangs, is as one that never tells anything. To be made after
the window is shown, since Qt's D-Bus has to be loaded.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

from thegame_desktop.view.system.system_motion import Tell

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
Key = tuple[str, str]

WANTS_LESS: Mapping[Key, Callable[[object], bool]] = MappingProxyType(
    {
        ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
        ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: value in ("0", 0),
    }
)
"""Where desktops keep the wish, and which value of each means: less."""


class PortalSettings(QObject):
    """Tells of values by `changed`: those that were asked for, and all that change later."""

    changed = Signal(str, str, object)
    """A namespace, a key and its value."""

    def __init__(self, parent: QObject | None = None, bus: QDBusConnection | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        if bus is None and has_session_bus():
            self._bus = QDBusConnection.sessionBus()
        if self._bus is not None and self._bus.isConnected():
            # From anybody: to find out who the portal is would be a question that is waited for.
            # And what is declared as bytes has to be a str.
            slot: Any = SLOT("_hear(QDBusMessage)")
            self._bus.connect("", PATH, INTERFACE, "SettingChanged", self, slot)

    def read(self, namespace: str, key: str) -> None:
        """Ask for a value; where there is none, nothing is told."""
        if self._bus is None or not self._bus.isConnected():
            return
        question = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        question.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
        watcher.finished.connect(lambda: self._heed(namespace, key, watcher))

    def _heed(self, namespace: str, key: str, watcher: QDBusPendingCallWatcher) -> None:
        watcher.deleteLater()
        answer = watcher.reply().arguments()
        if not watcher.isError() and answer:
            self.changed.emit(namespace, key, _plain(answer[0]))

    @Slot(QDBusMessage)
    def _hear(self, change: QDBusMessage) -> None:
        match change.arguments():
            case [str() as namespace, str() as key, value]:
                self.changed.emit(namespace, key, _plain(value))


class PortalMotion:
    """Linux: the desktop portal, which also tells of changes."""

    def __init__(self, portal: PortalSettings | None = None) -> None:
        self._portal = portal or PortalSettings()
        self._portal.changed.connect(self._heed)
        self._values: dict[Key, object] = {}
        self._tell: Tell = lambda _: None

    def ask(self, tell: Tell) -> None:
        """Tell when the desktop answers, and at every change from then on."""
        self._tell = tell
        for namespace, key in WANTS_LESS:
            self._portal.read(namespace, key)

    def _heed(self, namespace: str, key: str, value: object) -> None:
        if (namespace, key) in WANTS_LESS:
            self._values[namespace, key] = value
            self._tell(any(WANTS_LESS[each](value) for each, value in self._values.items()))


def has_session_bus() -> bool:
    """True if there is a bus to ask; else Qt would go looking for one, and take its time."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(folder or "", "bus").exists()


def _plain(value: object) -> object:
    """The value itself: the portal wraps an answer twice, a change once."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
