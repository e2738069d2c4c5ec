"""How long things take, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from thegame_desktop.model.preferences import MotionChoice, Preferences, Speed
from thegame_desktop.view.system.system_motion import system_wants_less_motion


@dataclass(frozen=True)
class Motion:
    """Durations in milliseconds, at first those of the normal speed; 0 means: at once."""

    lay_ms: int = 240
    trick_ms: int = 420
    """How long a card takes for a backwards trick."""
    trick_mark_ms: int = 560
    """How long the sign of it can be seen after that."""
    home_ms: int = 220
    fan_ms: int = 200
    """How long a pile takes to be fanned out."""
    deal_ms: int = 300
    draw_ms: int = 320
    turn_over_ms: int = 200
    """How long cards take that are turned over where they lie."""
    stagger_ms: int = 60
    """How much later each next card of several sets off."""
    hand_over_ms: int = 280
    pass_on_ms: int = 420
    """How long the next player's disc takes to the cover."""
    recap_ms: int = 380
    recap_pause_ms: int = 260
    """How long each card of a recap lies before the next one is laid."""
    wave_ms: int = 420
    """How long each pile takes in the wave that goes through them when a game is won."""
    sink_ms: int = 500
    """How long the table takes to go dim when a game is lost."""
    before_end_ms: int = 700
    """How long the table is left to be seen before the end page."""
    rain_ms: int = 2600
    """How long the confetti of a won game falls."""

    def times(self, factor: float) -> "Motion":
        """The same motion, slower or faster."""
        return Motion(
            **{each.name: round(getattr(self, each.name) * factor) for each in fields(self)}
        )


NORMAL = Motion()
_FACTORS: Mapping[Speed, float] = {
    Speed.SLOW: 1.8,
    Speed.NORMAL: 1.0,
    Speed.FAST: 0.5,
    Speed.OFF: 0.0,
}
# Nothing glides; what is to be seen still stays long enough to be seen.
_STILL = replace(
    NORMAL.times(0),
    recap_pause_ms=NORMAL.recap_ms + NORMAL.recap_pause_ms,
    before_end_ms=NORMAL.sink_ms + NORMAL.before_end_ms,
)


def motion_for(preferences: Preferences) -> Motion:
    """How things move as the player wants it, or as the system does if that is wanted."""
    is_reduced = preferences.motion is MotionChoice.REDUCED
    if preferences.motion is MotionChoice.SYSTEM:
        is_reduced = system_wants_less_motion()
    return _STILL if is_reduced else NORMAL.times(_FACTORS[preferences.speed])
