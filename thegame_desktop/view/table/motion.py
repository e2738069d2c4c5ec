"""How long things take, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

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
    farewell_ms: int
    """How long new cards can be seen before the hand is covered for the next player."""
    replay_ms: int
    replay_pause_ms: int
    """How long each card of a replay lies before the next one is laid."""
    before_end_ms: int
    """How long the table is left to be seen before the end page."""

    def times(self, factor: float) -> "Motion":
        """The same motion, slower or faster; what is to be read stays at least as long."""
        return Motion(
            lay_ms=round(self.lay_ms * factor),
            home_ms=round(self.home_ms * factor),
            draw_ms=round(self.draw_ms * factor),
            stagger_ms=round(self.stagger_ms * factor),
            hand_over_ms=round(self.hand_over_ms * factor),
            farewell_ms=round(self.farewell_ms * max(factor, 1.0)) if factor else 0,
            replay_ms=round(self.replay_ms * factor),
            replay_pause_ms=round(self.replay_pause_ms * factor),
            before_end_ms=round(self.before_end_ms * factor),
        )


NORMAL = Motion(
    lay_ms=200,
    home_ms=220,
    draw_ms=240,
    stagger_ms=70,
    hand_over_ms=260,
    farewell_ms=1200,
    replay_ms=380,
    replay_pause_ms=260,
    before_end_ms=900,
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
        # Nothing glides; what is to be seen still stays long enough to be seen.
        still = NORMAL.times(0)
        return replace(
            still,
            farewell_ms=NORMAL.farewell_ms,
            replay_pause_ms=NORMAL.replay_ms + NORMAL.replay_pause_ms,
            before_end_ms=NORMAL.before_end_ms,
        )
    return NORMAL.times(_FACTORS[preferences.speed])
