"""What somebody sees of a change of the game."""

from typing import NamedTuple

from thegame_desktop.engine import Event, Observation


class Moment(NamedTuple):
    """A change of the game as it is seen: each time by whose hand was uncovered then, if any."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]
