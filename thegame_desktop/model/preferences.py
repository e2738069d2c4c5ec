"""What a player has chosen once and for all, and the file that keeps it."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QByteArray, QObject, Signal

from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.play.lessons.progress import kept_as, next_lesson, steps_played
from thegame_desktop.play.new_game import GameChoice, choice_from_text, choice_to_text


class Speed(StrEnum):
    """How fast cards move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Pace(StrEnum):
    """How fast computer players play."""

    LEISURELY = "leisurely"
    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at_once"


class ThemeChoice(StrEnum):
    """Which theme the program wears."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class CardStyle(StrEnum):
    """How cards are drawn."""

    TIDE = "tide"
    PAPER = "paper"


class TableTop(StrEnum):
    """What the table is made of."""

    SLATE = "slate"
    FELT = "felt"
    WOOD = "wood"


class MotionChoice(StrEnum):
    """Whether things may move across the window."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


TEXT_PERCENTS = (100, 125, 150, 175, 200)
"""How large texts can be."""
MINUTES_UNTIL_COVERED = (0, 1, 2, 5, 10)
"""After how many minutes without a key or a move of the mouse a hand is covered; 0 for never."""
SECONDS_OF_NEW_CARDS = (0, 2, 4, 8)
"""For how many seconds new cards stay in sight after a turn; 0 until the player passes on."""
VOLUMES = tuple(range(10, 101, 10))
"""How loud sounds can be, in percent; there is a switch for silence."""


MOST_RECENT_FILES = 8


@dataclass(frozen=True)
class Preferences:
    """All settings as one value."""

    language: str = ""
    """A language code such as "de"; empty to follow the system."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_percent: int = TEXT_PERCENTS[0]
    """One of TEXT_PERCENTS."""
    card_style: CardStyle = CardStyle.TIDE
    table_top: TableTop = TableTop.SLATE
    speed: Speed = Speed.NORMAL
    motion: MotionChoice = MotionChoice.SYSTEM
    sounds: bool = True
    volume: int = 60
    """One of VOLUMES."""
    pace: Pace = Pace.NORMAL
    allows_take_back: bool = True
    shows_number_line: bool = True
    shows_log: bool = True
    warns_of_losing_lay: bool = False
    asks_before_stop: bool = True
    asks_before_leaving: bool = True
    covers_when_away: bool = True
    """Cover the hand as soon as another window is in front."""
    covers_after_minutes: int = 2
    """One of MINUTES_UNTIL_COVERED."""
    new_cards_seconds: int = SECONDS_OF_NEW_CARDS[0]
    """One of SECONDS_OF_NEW_CARDS."""


class Store(Protocol):
    """What keeps values by their keys: a QSettings, or a SettingsFile."""

    def value(self, key: str, /) -> object:
        """What was kept; None if nothing was."""

    def setValue(self, key: str, value: object, /) -> None:
        """Keep this from now on."""


class Settings(QObject):
    """Keeps the preferences, and what the next start should remember."""

    changed = Signal()

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._preferences = _read(store)

    @property
    def preferences(self) -> Preferences:
        """The settings as they are now."""
        return self._preferences

    def change(self, **changes: object) -> None:
        """Set some of the preferences, keep them, and tell everyone."""
        changed = replace(self._preferences, **changes)  # type: ignore[arg-type]
        if changed == self._preferences:
            return
        self._preferences = changed
        for name, value in asdict(changed).items():
            self._store.setValue(f"preferences/{name}", _as_text(value))
        self.changed.emit()

    @property
    def last_choice(self) -> GameChoice:
        """What was played last; the defaults before the first game."""
        return choice_from_text(_text(self._store.value("new_game")))

    @last_choice.setter
    def last_choice(self, choice: GameChoice) -> None:
        self._store.setValue("new_game", choice_to_text(choice))

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files that were opened or saved last, the latest first."""
        try:
            kept = json.loads(_text(self._store.value("recent_files")) or "[]")
        except (ValueError, RecursionError):
            return ()
        texts = kept[:MOST_RECENT_FILES] if isinstance(kept, list) else ()
        return tuple(Path(text) for text in texts if _is_path(text))

    def remember_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        others = [each for each in self.recent_files if each != path]
        self._keep_files([path, *others])

    def forget_files(self, path: Path | None = None) -> None:
        """Take a file off the list of recent ones, or all of them."""
        self._keep_files([each for each in self.recent_files if path not in (None, each)])

    def _keep_files(self, files: Sequence[Path]) -> None:
        texts = [str(each) for each in files[:MOST_RECENT_FILES]]
        self._store.setValue("recent_files", json.dumps(texts))
        self.changed.emit()

    @property
    def was_welcomed(self) -> bool:
        """True once the tutorial has been offered: that is done at the first start only."""
        return bool(_text(self._store.value("tutorial/offered")) == "true")

    @was_welcomed.setter
    def was_welcomed(self, was_welcomed: bool) -> None:
        self._store.setValue("tutorial/offered", _as_text(was_welcomed))

    def lesson_step(self, lesson: str) -> int:
        """How many steps of a lesson have been played."""
        return steps_played(LESSONS[lesson], _text(self._store.value(f"tutorial/{lesson}")))

    def keep_lesson_step(self, lesson: str, played: int) -> None:
        """The next start goes on with the lesson after so many steps."""
        self._store.setValue(f"tutorial/{lesson}", kept_as(LESSONS[lesson], played))
        self._store.setValue("tutorial/latest", lesson)

    @property
    def latest_lesson(self) -> str:
        """The lesson in which something was played last; before that, the first."""
        kept = _text(self._store.value("tutorial/latest"))
        return kept if kept in LESSONS else next(iter(LESSONS))

    @property
    def next_lesson(self) -> str | None:
        """The lesson to go on with, wherever one is offered; None if all are done."""
        played = {name: self.lesson_step(name) for name in LESSONS}
        return next_lesson(LESSONS, played, self.latest_lesson)

    @property
    def window_place(self) -> QByteArray:
        """Where the window was, in Qt's own words; empty before the first start."""
        return QByteArray.fromBase64(_text(self._store.value("window")).encode())

    @window_place.setter
    def window_place(self, place: QByteArray) -> None:
        self._store.setValue("window", place.toBase64().toStdString())


_NUMBERS = {
    "text_percent": TEXT_PERCENTS,
    "volume": VOLUMES,
    "covers_after_minutes": MINUTES_UNTIL_COVERED,
    "new_cards_seconds": SECONDS_OF_NEW_CARDS,
}
"""The values that each number can have."""


def _read(store: Store) -> Preferences:
    """The stored preferences; what is missing or makes no sense is as at the first start."""
    preferences = _older(store)
    for field in fields(Preferences):
        raw = _text(store.value(f"preferences/{field.name}"), missing=None)
        default = getattr(preferences, field.name)
        if raw is None:
            continue
        if isinstance(default, bool):
            value: object = {"true": True, "false": False}.get(raw, default)
        elif isinstance(default, int):
            value = {str(number): number for number in _NUMBERS[field.name]}.get(raw, default)
        elif isinstance(default, StrEnum):
            kind = type(default)
            value = kind(raw) if raw in set(kind) else default
        else:
            value = raw[:16]
        preferences = replace(preferences, **{field.name: value})  # type: ignore[arg-type]
    return preferences


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _older(store: Store) -> Preferences:
    """The preferences of the first start, but for what an older version has kept otherwise."""
    if _text(store.value("preferences/reduced_motion")) == "true":
        return Preferences(motion=MotionChoice.REDUCED)
    return Preferences()


def _text(value: object, missing: Any = "") -> Any:
    return value if isinstance(value, str) else missing


def _is_path(text: object) -> bool:
    return isinstance(text, str) and bool(text) and "\0" not in text
