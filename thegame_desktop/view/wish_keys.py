"""By which keys something can be wished for, for the menus and for whatever names a key."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtGui import QKeySequence

from thegame_desktop.engine import FinishTurn
from thegame_desktop.play.wishes import CoverHand, SortHand, TakeBack
from thegame_desktop.view.look.texts import key_name
from thegame_desktop.view.wishes import (
    AtTable,
    ChooseGame,
    Do,
    Go,
    Open,
    OpenFile,
    Pause,
    ReadRules,
    SaveAs,
    ShowUnfinished,
    Wish,
)

_Standard = QKeySequence.StandardKey
WISH_KEYS: Mapping[Wish, tuple[QKeySequence.StandardKey | str, ...]] = MappingProxyType(
    {
        Go.START: ("Alt+Home",),
        ChooseGame(): (_Standard.New,),
        Go.DAILY: ("Ctrl+D",),
        ShowUnfinished(): ("Ctrl+U",),
        OpenFile(): (_Standard.Open,),
        SaveAs(): (_Standard.SaveAs, "Ctrl+Shift+S", "Ctrl+S"),
        Go.HISTORY: ("Ctrl+Y",),
        Go.STATISTICS: ("Ctrl+I",),
        Open.SETTINGS: (_Standard.Preferences, "Ctrl+,"),
        Do.QUIT: (_Standard.Quit, "Ctrl+Q"),
        FinishTurn(): ("Ctrl+Enter", "Ctrl+Return"),
        AtTable.HURRY: ("Ctrl+Enter", "Ctrl+Return"),
        Pause(True): ("Ctrl+P",),
        TakeBack(): (_Standard.Undo,),
        AtTable.HINT: ("H",),
        SortHand(): ("Ctrl+T",),
        AtTable.SIGNALS: ("Ctrl+G",),
        CoverHand(): ("Ctrl+H",),
        Do.RESTART: ("Ctrl+R",),
        Open.LOG: ("Ctrl+L",),
        Do.FULL_SCREEN: ("F11", _Standard.FullScreen),
        ReadRules(): (_Standard.HelpContents, "F1"),
        Open.KEYS: ("Ctrl+F1",),
    }
)


def sequences_of(wish: Wish) -> list[QKeySequence]:
    """Its keys, as far as the platform has them: the first is the one to be told."""
    keys = [QKeySequence(each) for each in WISH_KEYS.get(wish, ())]
    return [each for each in dict.fromkeys(keys) if not each.isEmpty()]


def key_of(wish: Wish) -> str:
    """The key to be told, as the platform and the language write it."""
    return key_name(sequences_of(wish)[0])
