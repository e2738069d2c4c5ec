"""How long things take, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass

from thegame_desktop.model.preferences import Preferences, Speed


@dataclass(frozen=True)
class Motion:
    """Durations in milliseconds; 0 means: at once."""

    lay_ms: int
    home_ms: int
    draw_ms: int
    stagger_ms: int
    """How much later each next card of several sets off."""
    hand_over_ms: int
    before_end_ms: int
    """How long the table is left to be seen before the end page."""

    def times(self, factor: float) -> "Motion":
        """The same motion, slower or faster."""
        return Motion(
            lay_ms=round(self.lay_ms * factor),
            home_ms=round(self.home_ms * factor),
            draw_ms=round(self.draw_ms * factor),
            stagger_ms=round(self.stagger_ms * factor),
            hand_over_ms=round(self.hand_over_ms * factor),
            before_end_ms=round(self.before_end_ms * factor),
        )


NORMAL = Motion(
    lay_ms=200, home_ms=220, draw_ms=240, stagger_ms=70, hand_over_ms=260, before_end_ms=900
)
_FACTORS: Mapping[Speed, float] = {
    Speed.SLOW: 1.8,
    Speed.NORMAL: 1.0,
    Speed.FAST: 0.5,
    Speed.OFF: 0.0,
}


def motion_for(preferences: Preferences) -> Motion:
    """How things move as the player wants it."""
    if preferences.reduced_motion:
        # Nothing glides; the end still leaves a moment to see the last card.
        still = NORMAL.times(0)
        return Motion(**{**vars(still), "before_end_ms": NORMAL.before_end_ms})
    return NORMAL.times(_FACTORS[preferences.speed])
