"""Where the rules tell of what is seen at the window."""

from collections.abc import Mapping
from types import MappingProxyType

from thegame_desktop.engine import LossReason
from thegame_desktop.view.rules.chapters import anchor_of

_LOSSES: Mapping[LossReason, str] = MappingProxyType(
    {
        LossReason.MINIMUM: "end",
        LossReason.SKULL: "skull",
        LossReason.THREE: "three",
        LossReason.COMMANDS: "end",
    }
)


def place_of_ending(edition: str, reason: LossReason | None) -> str:
    """The place that tells why a game was lost; without a reason, what winning means."""
    return anchor_of(edition, _LOSSES[reason] if reason else "end")
