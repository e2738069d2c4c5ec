"""What a player can wish for anywhere in the window: values, each fulfilled in one place.

Pages, tables, menus, keys, tiles, dropped files and second starts tell them by `wished`; `Door`
fulfils them all, and leaves those for a table to the one in sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from thegame_desktop.bots.analysis.review import TurnReview
from thegame_desktop.engine import Command, Record
from thegame_desktop.model.unfinished_games import FIRST_LISTED
from thegame_desktop.model.win_search import WayToWin
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import GameChoice, NewGame
from thegame_desktop.play.wishes import TableWish
from thegame_desktop.storage.summaries import Wanted

# At the table in sight


@dataclass(frozen=True)
class ShowHint:
    """Tell what the expert would do; wished again, the second choice."""


@dataclass(frozen=True)
class OpenSignals:
    """Offer all that whoever looks may say."""


@dataclass(frozen=True)
class HurryUp:
    """Have the computer player's turn played at once."""


@dataclass(frozen=True)
class Pause:
    """Let computer players wait until the opposite is wished."""

    is_on: bool


# A game


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
class Restart:
    """Deal the same cards again."""


@dataclass(frozen=True)
class PlayAgain:
    """Play the same again with another deal."""


@dataclass(frozen=True)
class GiveUp:
    """End the game here."""


@dataclass(frozen=True)
class TurnUp:
    """Show all that is hidden in a game that is over."""


# Pages


@dataclass(frozen=True)
class ShowStart:
    """Show the page that everything can be begun from."""


@dataclass(frozen=True)
class BackToGame:
    """Show the game that is running."""


@dataclass(frozen=True)
class ShowUnfinished:
    """List the unfinished games, so many of them at most."""

    most: int = FIRST_LISTED


@dataclass(frozen=True)
class ShowDaily:
    """Offer the deal of today."""


@dataclass(frozen=True)
class ShowHistory:
    """List the games that are over."""


@dataclass(frozen=True)
class ShowStatistics:
    """Show figures and charts."""


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
class Practise:
    """Try these turns again."""

    reviews: tuple[TurnReview, ...]


@dataclass(frozen=True)
class GoBack:
    """Leave the page in sight for where one came from."""


# The history


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


# Beside the pages


@dataclass(frozen=True)
class ReadRules:
    """Open the rules at what is in sight, or at this command."""

    command: Command | None = None


@dataclass(frozen=True)
class ReadRuleOfEnding:
    """Open the rules at why the game ended."""


@dataclass(frozen=True)
class ShowSettings:
    """Open the settings."""


@dataclass(frozen=True)
class ShowKeys:
    """List all keys."""


@dataclass(frozen=True)
class ShowLog:
    """Open the log in a window of its own."""


@dataclass(frozen=True)
class ShowAbout:
    """Tell what this program is."""


@dataclass(frozen=True)
class SwitchFullScreen:
    """Have the whole screen, or a window again."""


@dataclass(frozen=True)
class Quit:
    """Close the program."""


PageWish = TableWish | ShowHint | OpenSignals | HurryUp | Pause
"""What the table in sight does, or its host."""
GameWish = (
    Play
    | PlayDaily
    | PlayDeal
    | GoOn
    | Resume
    | RemoveUnfinished
    | OpenFile
    | SaveAs
    | Restart
    | PlayAgain
    | GiveUp
    | TurnUp
)
PlaceWish = (
    ShowStart
    | ChooseGame
    | BackToGame
    | ShowUnfinished
    | ShowDaily
    | ShowHistory
    | ShowStatistics
    | ShowLessons
    | Teach
    | WatchGame
    | WatchWay
    | CoachGame
    | Explain
    | Practise
    | GoBack
)
"""To have another page in sight."""
HistoryWish = RemoveGames | RemoveAllGames | ExportGames | ImportGames
SideWish = (
    ReadRules
    | ReadRuleOfEnding
    | ShowSettings
    | ShowKeys
    | ShowLog
    | ShowAbout
    | SwitchFullScreen
    | Quit
)
Wish = PageWish | GameWish | PlaceWish | HistoryWish | SideWish
