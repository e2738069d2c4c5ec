"""What a player can wish for anywhere in the window: values, each fulfilled in one place.

Pages, tables, bars and menus tell them by `wished`, dropped files and second starts to the `Door`
itself, which fulfils them all, and leaves those for a table to the one in sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from pathlib import Path

from thegame_desktop.bots.analysis.review import TurnReview
from thegame_desktop.engine import Command, Record
from thegame_desktop.model.unfinished_games import FIRST_LISTED
from thegame_desktop.model.win_search import WayToWin
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import GameChoice, NewGame
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.wishes import TableWish
from thegame_desktop.storage.summaries import Wanted


class AtTable(Enum):
    """What the table in sight does by itself."""

    HINT = auto()
    """Tell what the expert would do; wished again, the second choice."""
    SIGNALS = auto()
    """Offer all that whoever looks may say."""
    HURRY = auto()
    """Have the computer player's turn played at once."""


class Go(Enum):
    """Another page is to be in sight."""

    START = auto()
    """The one that everything can be begun from."""
    GAME = auto()
    """The table of the game that is running."""
    DAILY = auto()
    HISTORY = auto()
    STATISTICS = auto()
    BACK = auto()
    """Where one came from."""


class Do(Enum):
    """Something is to become of the game, or of the window."""

    RESTART = auto()
    """Deal the same cards again."""
    PLAY_AGAIN = auto()
    """Play the same again with another deal."""
    GIVE_UP = auto()
    TURN_UP = auto()
    """Show all that is hidden in a game that is over."""
    FULL_SCREEN = auto()
    """Have the whole screen, or a window again."""
    QUIT = auto()


class Open(Enum):
    """Something is to be read or set beside the page."""

    SETTINGS = auto()
    KEYS = auto()
    LOG = auto()
    ABOUT = auto()
    RULE_OF_ENDING = auto()
    """Why the game ended."""


@dataclass(frozen=True)
class Pause:
    """Let computer players wait until the opposite is wished."""

    is_on: bool


@dataclass(frozen=True)
class ChooseGame:
    """Let a new game be chosen; of this edition, if one is named."""

    edition: str = ""


@dataclass(frozen=True)
class Play:
    """Deal what was chosen."""

    choice: GameChoice


@dataclass(frozen=True)
class PlayDaily:
    """Deal this day's deal of this edition, to the players of this choice."""

    choice: GameChoice
    edition: str
    day: date


@dataclass(frozen=True)
class NameSoloist:
    """Remember who plays alone: a name, or nothing for nobody in particular."""

    name: str


@dataclass(frozen=True)
class TakeSeats:
    """Remember who sits where, whether or not a game is played."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class PlayDeal:
    """Play this game from its deal on."""

    game: NewGame


@dataclass(frozen=True)
class GoOn:
    """Play on from here."""

    course: Course


@dataclass(frozen=True)
class Resume:
    """Go on with the unfinished game in this place."""

    place: str


@dataclass(frozen=True)
class RemoveUnfinished:
    """Forget the unfinished game in this place, once that was asked."""

    place: str


@dataclass(frozen=True)
class OpenFile:
    """Go on with the game in this file; without one, let one be chosen."""

    path: Path | None = None


@dataclass(frozen=True)
class SaveAs:
    """Save a copy of the game in this file; without one, let one be chosen."""

    path: Path | None = None


@dataclass(frozen=True)
class ShowUnfinished:
    """List the unfinished games, so many of them at most."""

    most: int = FIRST_LISTED


@dataclass(frozen=True)
class ShowLessons:
    """Offer the lessons; with a welcome to somebody who is new here."""

    is_welcome: bool = False


@dataclass(frozen=True)
class Teach:
    """Begin the lesson of this edition, or go on with it."""

    edition: str


@dataclass(frozen=True)
class WatchGame:
    """Go through this game, or that of the history with this name; else through that in sight."""

    game: Record | str = ""


@dataclass(frozen=True)
class WatchWay:
    """Go through what could have been."""

    way: WayToWin


@dataclass(frozen=True)
class CoachGame:
    """See what would have been better in this game, that of the history, or that in sight."""

    game: Record | str = ""


@dataclass(frozen=True)
class Explain:
    """Show a turn step by step."""

    review: TurnReview


@dataclass(frozen=True)
class ShowWay:
    """Show the better way of the turn that is being tried."""


@dataclass(frozen=True)
class Practise:
    """Try these turns again."""

    reviews: tuple[TurnReview, ...]


@dataclass(frozen=True)
class RemoveGames:
    """Forget these games, once that was asked about them as they are called."""

    games: Sequence[str]
    called: str


@dataclass(frozen=True)
class RemoveAllGames:
    """Forget all games of this kind, once that was asked."""

    kind: Wanted


@dataclass(frozen=True)
class ExportGames:
    """Write these games to a file to be chosen."""

    games: Sequence[str]


@dataclass(frozen=True)
class ImportGames:
    """Take up games from files to be chosen."""


@dataclass(frozen=True)
class ReadRules:
    """Open the rules at what is in sight, or at this command."""

    command: Command | None = None


PageWish = TableWish | AtTable | Pause
"""What the table in sight does, or its host."""
PlaceWish = (
    Go
    | ChooseGame
    | ShowUnfinished
    | ShowLessons
    | Teach
    | WatchGame
    | WatchWay
    | CoachGame
    | Explain
    | ShowWay
    | Practise
)
"""To have another page in sight."""
HistoryWish = RemoveGames | RemoveAllGames | ExportGames | ImportGames
GameWish = (
    Play
    | PlayDaily
    | NameSoloist
    | TakeSeats
    | PlayDeal
    | GoOn
    | Resume
    | RemoveUnfinished
    | OpenFile
    | SaveAs
)
Wish = PageWish | PlaceWish | HistoryWish | GameWish | Do | Open | ReadRules
