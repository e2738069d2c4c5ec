"""How desktops under Linux are asked whether less motion is wanted: by their portal."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from thegame_desktop.view.system.portal_settings import PortalSettings
from thegame_desktop.view.system.system_motion import Tell

Key = tuple[str, str]

WANTS_LESS: Mapping[Key, Callable[[object], bool]] = MappingProxyType(
    {
        ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
        ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: value in ("0", 0),
    }
)
"""Where desktops keep the wish, and which value of each means: less."""


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
