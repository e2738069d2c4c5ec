"""What can be done with a game at this moment: worked out in one place, for buttons and menus."""

from enum import Enum, auto

from thegame_desktop.model.preferences import Preferences
from thegame_desktop.model.sitting import Sitting


class Deed(Enum):
    """What a player can do besides laying a card."""

    FINISH = auto()
    HURRY = auto()
    PAUSE = auto()
    TAKE_BACK = auto()
    HINT = auto()
    SORT = auto()
    SIGNALS = auto()
    """To open what can be said; where that is nothing, the table says why."""
    COVER = auto()
    RESTART = auto()
    GIVE_UP = auto()
    COACH = auto()


class Seen(Enum):
    """What of a game is in sight."""

    TABLE = auto()
    RESULT = auto()
    REPLAY = auto()
    """A game that is over, and was played as it is shown."""
    NOTHING = auto()


def doable(sitting: Sitting, preferences: Preferences, seen: Seen) -> frozenset[Deed]:
    """What can be done now with the game of this sitting."""
    session, sight = sitting.session, sitting.session.sight
    if session.course is None:
        return frozenset()
    plays = seen is Seen.TABLE and session.is_running
    is_uncovered = sight.uncovered is not None
    can_hurry = plays and sitting.computers.can_be_hurried
    is_turned_up = session.ending is not None and session.ending.reveal is not None
    takes_back = preferences.allows_take_back and session.can_take_back
    can = {
        Deed.FINISH: plays and session.finish_refusal is None,
        # Its key passes the laptop on in a look.
        Deed.HURRY: can_hurry and session.look is None,
        Deed.PAUSE: can_hurry,
        Deed.TAKE_BACK: takes_back and seen is not Seen.NOTHING,
        Deed.HINT: plays and sitting.adviser is not None and sitting.adviser.can_ask,
        Deed.SORT: plays and is_uncovered,
        Deed.SIGNALS: plays,
        Deed.COVER: plays and is_uncovered and not sight.is_open,
        Deed.RESTART: plays and sitting.counts,
        Deed.GIVE_UP: plays and sitting.counts,
        Deed.COACH: seen is Seen.REPLAY or (seen is Seen.RESULT and is_turned_up),
    }
    return frozenset(deed for deed, is_doable in can.items() if is_doable)
