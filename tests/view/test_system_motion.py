"""What the system says about motion: asked after the start, followed, and harmless elsewhere."""

import ctypes
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from thegame_desktop.model.preferences import MotionChoice, Preferences, Speed
from thegame_desktop.view.system import portal_settings, system_motion
from thegame_desktop.view.system.portal_settings import PortalMotion
from thegame_desktop.view.system.system_motion import (
    MacMotion,
    SystemMotion,
    Tell,
    WindowsMotion,
    reader_for,
    system_wants_less_motion,
)
from thegame_desktop.view.table.motion.motion import NORMAL, motion_for

APPEARANCE = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")
PLASMA = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")


class PretendSystem:
    """Answers at once, with whatever it is set to."""

    def __init__(self, *, wants_less: bool) -> None:
        self.wants_less = wants_less

    def ask(self, tell: Tell) -> None:
        tell(self.wants_less)


@pytest.fixture(autouse=True)
def _forgotten(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known before, nor after; and nobody waits for a start to be over."""
    monkeypatch.setattr(system_motion, "AFTER_START_MS", 0)
    yield
    qapp.setProperty("systemWantsLessMotion", None)


def watch(qapp: QApplication, system: PretendSystem, qtbot: QtBot) -> SystemMotion:
    watched = SystemMotion(qapp, lambda: system)
    assert not system_wants_less_motion(), "a start doesn't wait for it"
    qtbot.waitUntil(lambda: qapp.property("systemWantsLessMotion") is not None)
    return watched


def test_things_move_as_the_system_wants_it(qapp: QApplication, qtbot: QtBot) -> None:
    system = PretendSystem(wants_less=True)
    watched = watch(qapp, system, qtbot)
    assert motion_for(Preferences()).lay_ms == 0
    assert motion_for(Preferences(motion=MotionChoice.FULL)) == NORMAL
    # Somebody comes back from the system's settings.
    system.wants_less = False
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert motion_for(Preferences()) == NORMAL
    assert motion_for(Preferences(motion=MotionChoice.REDUCED)).lay_ms == 0
    watched.deleteLater()


def test_with_less_motion_nothing_moves_but_all_can_be_seen() -> None:
    still = motion_for(Preferences(motion=MotionChoice.REDUCED, speed=Speed.SLOW))
    lasting = {name for name, ms in vars(still).items() if ms}
    assert lasting == {"recap_pause_ms", "before_end_ms"}


class PretendPortal(QObject):
    """A desktop portal with some settings."""

    changed = Signal(str, str, object)

    def __init__(self, values: dict[tuple[str, str], object]) -> None:
        super().__init__()
        self.values = values

    def read(self, namespace: str, key: str) -> None:
        if (namespace, key) in self.values:
            self.changed.emit(namespace, key, self.values[namespace, key])


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({}, []),
        ({APPEARANCE: 0}, [False]),
        ({APPEARANCE: 1}, [True]),
        ({APPEARANCE: 0, GNOME: False}, [False, True]),
        ({GNOME: True, PLASMA: "1"}, [False, False]),
        ({PLASMA: "0"}, [True]),
    ],
)
def test_any_setting_of_the_desktop_counts(
    values: dict[tuple[str, str], object], told: list[bool]
) -> None:
    heard: list[bool] = []
    portal = PretendPortal(values)
    reader = PortalMotion(portal)  # type: ignore[arg-type]
    reader.ask(heard.append)
    assert heard == told


def test_a_change_on_the_desktop_is_heard(qtbot: QtBot) -> None:
    heard: list[bool] = []
    portal = PretendPortal({APPEARANCE: 0})
    reader = PortalMotion(portal)  # type: ignore[arg-type]
    reader.ask(heard.append)
    portal.changed.emit(*APPEARANCE, 1)
    portal.changed.emit("org.freedesktop.appearance", "color-scheme", 1)
    portal.changed.emit(*APPEARANCE, 0)
    assert heard == [False, True, False]


@pytest.mark.parametrize(
    ("platform", "kind"),
    [("win32", WindowsMotion), ("darwin", MacMotion), ("linux", PortalMotion)],
)
def test_each_platform_has_its_own_reader(
    platform: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portal_settings, "has_session_bus", lambda: False)
    assert isinstance(reader_for(platform), kind)


def test_qt_without_d_bus_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication, qtbot: QtBot
) -> None:
    monkeypatch.setitem(sys.modules, "thegame_desktop.view.system.portal_settings", None)
    assert reader_for("linux") is None
    watched = SystemMotion(qapp, lambda: reader_for("linux"))
    qapp.processEvents()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not system_wants_less_motion()
    watched.deleteLater()


def test_without_a_bus_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert not portal_settings.has_session_bus()
    heard: list[bool] = []
    PortalMotion().ask(heard.append)
    assert heard == []


class PretendUser32:
    """What Windows would say to the one question."""

    def __init__(self, *, animates: bool, knows: bool = True) -> None:
        self._animates, self._knows = animates, knows

    def SystemParametersInfoW(self, what: int, number: int, answer: object, flags: int) -> bool:
        assert (what, number, flags) == (0x1042, 0, 0)
        ctypes.cast(answer, ctypes.POINTER(ctypes.c_int))[0] = self._animates  # type: ignore[arg-type]
        return self._knows


@pytest.mark.parametrize(
    ("user32", "told"),
    [
        (PretendUser32(animates=True), [False]),
        (PretendUser32(animates=False), [True]),
        (PretendUser32(animates=False, knows=False), []),
        (object(), []),
    ],
)
def test_windows_is_asked(user32: object, told: list[bool]) -> None:
    heard: list[bool] = []
    WindowsMotion(user32).ask(heard.append)
    assert heard == told


def test_a_mac_that_lacks_something_tells_nothing() -> None:
    def missing(path: str) -> object:
        raise OSError(path)

    heard: list[bool] = []
    MacMotion(missing).ask(heard.append)
    MacMotion(lambda _path: object()).ask(heard.append)
    assert heard == []
