"""The games that were begun and not finished: what the next start offers to go on with."""

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from uuid import uuid4

from thegame_desktop.engine import BadRecord, Card, Fault, Record, Setup, decode_record
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import (
    course_of_record,
    record_of_course,
    require_room,
    unconcluded,
)
from thegame_desktop.play.seats import Seat
from thegame_desktop.storage.shelf import Shelf, Slot

FIRST_LISTED = 12
"""So many are read at first: a shelf of thousands must not hold up a start."""
_TRIES = 4
"""For each game that is wanted, so many files are read at most: some may be damaged."""
_MOST_SEARCHED = 200
"""Daily deals are looked for among so many at most, the newest ones."""
_EARLIEST, _LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


@dataclass(frozen=True)
class UnfinishedGame:
    """What can be told of a saved game without telling of any hidden card."""

    place: str
    saved: datetime
    setup: Setup
    seats: tuple[Seat, ...]
    tops: tuple[Card, ...]
    """What lies on top of each pile; its row card where nothing has been laid."""
    spent: tuple[bool, ...]
    """For each pile, whether the command on top of it binds nobody any more."""
    cards_left: int
    on_turn: int | None
    """Whose turn it is; None before the beginning is agreed."""
    is_over: bool
    """True if only its last page has not been left yet."""
    is_open_handed: bool
    is_on_the_table: bool
    """True if it is the game that is being played right now."""
    daily: str = ""
    """The day whose daily deal it is, as ISO 8601 has it; empty for any other deal."""


@dataclass(frozen=True)
class Inventory:
    """What was found on the shelf."""

    games: tuple[UnfinishedGame, ...] = ()
    """The newest first."""
    more: int = 0
    """How many older ones were not read."""
    newer_version: int = 0
    """How many only a newer version of the program can read; they stay where they are."""
    put_aside: tuple[Path, ...] = ()
    """Where those lie now that can't be read at all."""
    unreadable: OSError | None = None
    """Why something could not even be looked at."""


class UnfinishedGames:
    """Looks through the shelf, and gives games back to the session."""

    def __init__(self, session: Session, shelf: Shelf, autosave: Autosave) -> None:
        self._session = session
        self._shelf = shelf
        self._autosave = autosave
        self._daily_deals: dict[Slot, UnfinishedGame | None] = {}
        """What lies where, as far as it was looked for; None for any other than a daily deal."""

    def take_stock(self, most: int = FIRST_LISTED) -> Inventory:
        """The newest games; what is damaged is put aside on the way."""
        now, unsaved = datetime.now(UTC), self._autosave.unsaved
        games = [self._told(place, now, course) for place, course in unsaved.items()]
        inventory = Inventory(tuple(reversed(games)))
        try:
            slots = [slot for slot in self._slots() if slot.name not in unsaved]
        except OSError as error:
            return replace(inventory, unreadable=error)
        waiting = iter(slots)
        for slot in islice(waiting, most * _TRIES):
            if len(inventory.games) >= most:
                return replace(inventory, more=1 + sum(1 for _ in waiting))
            inventory = self._with(inventory, slot)
        return replace(inventory, more=sum(1 for _ in waiting))

    def of_daily_deals(self) -> list[UnfinishedGame]:
        """The unfinished games of daily deals, the newest first; what can't be read is left out.

        Only files that are new or have changed are read.
        """
        now, unsaved = datetime.now(UTC), self._autosave.unsaved
        games = [self._told(place, now, course) for place, course in unsaved.items()][::-1]
        known, self._daily_deals = self._daily_deals, {}
        with suppress(OSError):
            for slot in self._slots()[:_MOST_SEARCHED]:
                if slot.name not in unsaved:
                    with suppress(OSError):
                        found = known[slot] if slot in known else self._daily_in(slot)
                        self._daily_deals[slot] = found
        at_table = self._autosave.place
        saved = [game for game in self._daily_deals.values() if game is not None]
        games += [replace(game, is_on_the_table=game.place == at_table) for game in saved]
        return [game for game in games if game.daily]

    def _slots(self) -> list[Slot]:
        """What lies on the shelf, but for what is on its way to the history; raises OSError."""
        return [slot for slot in self._shelf.slots() if not self._autosave.is_over(slot.name)]

    def _daily_in(self, slot: Slot) -> UnfinishedGame | None:
        """The game in this place; any other than a daily deal is hardly looked into."""
        data = self._shelf.read(slot.name)
        with suppress(BadRecord):
            if b'"daily"' in data:
                record = decode_record(data)
                course = self._course(record)
                if _result_of(record, course) is None:
                    return self._told(slot.name, _date(slot.saved_ns), course)
        return None

    def resume(self, place: str) -> None:
        """Go on with this game; raises OSError if it is gone, BadRecord if it is damaged."""
        if place == self._autosave.place:
            return
        course = self._autosave.unsaved.get(place)
        if course is None:
            course, place = self._claimed(place)
        self._session.conclude()
        course = replace(course, game=marked_if_known(course.game, self._autosave))
        self._autosave.adopt(course, place)
        self._session.open(course.covered())

    def remove(self, place: str) -> None:
        """Forget this game for good; raises OSError."""
        self._autosave.remove(place)

    def _claimed(self, place: str) -> tuple[Course, str]:
        """The game in this place, and the place that it has now, which nobody else knows."""
        claimed = uuid4().hex
        # Before it is read, or another process might go on in it.
        self._shelf.claim(place, claimed)
        try:
            course = self._course(self._read(claimed))
            require_room(course)
        except (OSError, BadRecord):
            self._shelf.claim(claimed, place)
            raise
        return course, claimed

    def _read(self, place: str) -> Record:
        return decode_record(self._shelf.read(place))

    def _course(self, record: Record) -> Course:
        course = course_of_record(record)
        return course if course.id else replace(course, id=uuid4().hex)

    def _with(self, inventory: Inventory, slot: Slot) -> Inventory:
        try:
            record = self._read(slot.name)
            course = self._course(record)
        except FileNotFoundError:
            return inventory  # taken by another process meanwhile
        except OSError as error:
            return replace(inventory, unreadable=error)
        except BadRecord as bad:
            if bad.fault is Fault.NEWER_VERSION:
                return replace(inventory, newer_version=inventory.newer_version + 1)
            return self._without(inventory, slot)
        result = _result_of(record, course)
        if result is not None:
            self._autosave.conclude_again(slot.name, result)
            return inventory
        game = self._told(slot.name, _date(slot.saved_ns), course)
        return replace(inventory, games=(*inventory.games, game))

    def _without(self, inventory: Inventory, slot: Slot) -> Inventory:
        try:
            path = self._shelf.put_aside(slot.name)
        except OSError as error:
            return replace(inventory, unreadable=error)
        return replace(inventory, put_aside=(*inventory.put_aside, path))

    def _told(self, place: str, saved: datetime, course: Course) -> UnfinishedGame:
        return UnfinishedGame(
            place=place,
            saved=saved,
            setup=course.game.setup,
            seats=course.game.players,
            tops=course.state.table.position.tops,
            spent=course.state.table.spent,
            cards_left=course.state.cards_left,
            on_turn=course.state.table.on_turn,
            is_over=course.is_over,
            is_open_handed=course.game.open_hands,
            is_on_the_table=place == self._autosave.place,
            daily=course.game.daily,
        )


def _result_of(record: Record, course: Course) -> Record | None:
    """The record of a game that was left, or has no way back; None if it can be gone on with."""
    if course.is_over and not course.can_take_back:
        return unconcluded(record) or record_of_course(course.turned_up())
    return unconcluded(record)


def _date(nanoseconds: int) -> datetime:
    """When a file was written; its clock may have been anything."""
    span = timedelta(microseconds=max(0, nanoseconds // 1000))
    return _EARLIEST + min(span, _LATEST - _EARLIEST)
