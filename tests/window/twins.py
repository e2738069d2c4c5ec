"""Two worlds that differ only in cards which stay hidden, and pictures of all that can be known."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from random import Random

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QDialog, QWidget

from tests.random_games import random_deal
from tests.window.driver import Driver
from tests.window.gestures import Gesture
from tests.window.leak_values import cards_held_by
from tests.window.leak_words import Everything, copied, everything_of, kept
from tests.window.leaks import NO_SECRETS
from tests.window.perform import perform, take_pointer_away
from tests.window.recogniser import pixels_on_screen
from tests.window.round_the_table import RoundTheTable
from thegame_desktop.engine import Card, State, deal
from thegame_desktop.play.new_game import NewGame

_ATTEMPTS = 200
_MOST_TOLD = 20
_ICON_SIZE = (32, 32)


@dataclass(frozen=True)
class Twins:
    """The same gestures in two worlds that one seat can't tell apart."""

    observer: int
    gestures: tuple[Gesture, ...]
    worlds: tuple[State, State]
    """The two deals."""
    differ_at: int
    """After which gesture a hand is in sight that is not the same in both."""


def twins(setup: tuple[str, str, int], rng: Random, steps: int) -> Twins:
    """A stretch of a random game, and another deal in which all of it can happen just so."""
    for _ in range(_ATTEMPTS):
        dealt = random_deal(*setup, rng)
        observer = rng.randrange(setup[2])
        gestures, fixed = _play(dealt, observer, rng, steps)
        if not gestures:
            continue
        other = _with_others_exchanged(dealt, fixed, rng)
        differ_at = _where_they_differ(observer, gestures, dealt, other)
        if differ_at is not None:
            return Twins(observer, gestures, (dealt, other), differ_at)
    raise AssertionError("there are no twins")


def _play(
    dealt: State, observer: int, rng: Random, steps: int
) -> tuple[tuple[Gesture, ...], set[Card]]:
    """What is done, and the cards that become known by it; nothing if the game ends too soon."""
    game, gestures, fixed = RoundTheTable(dealt), [], set(dealt.hands[observer])
    for _ in range(steps):
        gesture = game.next_gesture(rng)
        game.do(gesture)
        if game.is_over:
            return (), set()
        gestures.append(gesture)
        fixed |= {*game.state.table.laid, *game.state.hands[observer]}
        fixed |= {card for card in (gesture.card, gesture.onto) if card is not None}
    return tuple(gestures), fixed


def _with_others_exchanged(dealt: State, fixed: set[Card], rng: Random) -> State:
    """Another deal, in which all other cards lie elsewhere."""
    loose = [card for card in dealt.deck if card not in fixed]
    places = [place for place, card in enumerate(dealt.deck) if card not in fixed]
    moved = rng.sample(loose, len(loose))
    deck = list(dealt.deck)
    for place, card in zip(places, moved, strict=True):
        deck[place] = card
    return deal(dealt.table.setup, deck)


def _where_they_differ(
    observer: int, gestures: Sequence[Gesture], one: State, other: State
) -> int | None:
    """After which gesture a hand is in sight that differs, though the observer sees no difference.

    None if they don't differ, or if what is done goes another way in the other world.
    """
    mine, yours = RoundTheTable(one), RoundTheTable(other)
    differ_at = None
    for step, gesture in enumerate(gestures):
        for game in (mine, yours):
            game.do(gesture)
        if _open_to(observer, mine) != _open_to(observer, yours):
            return None
        if differ_at is None and mine.known.hand != yours.known.hand:
            differ_at = step
    return differ_at


def _open_to(observer: int, game: RoundTheTable) -> object:
    """All that this seat may know of a game."""
    return game.state.table, game.state.hands[observer], game.in_sight, game.held, game.dialogs


# What can be known of a world


@dataclass(frozen=True)
class Snapshot:
    """Everything that whoever looks at the laptop could find out."""

    windows: tuple[str, ...]
    pictures: tuple[QImage, ...] = ()
    digests: tuple[str, ...] = ()
    """What is left of pictures that would be too many to keep."""
    spoken: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    models: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    clipboard: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


class World:
    """A window in which the gestures are done, one after another."""

    def __init__(self, driver: Driver, dealt: State, beside: Sequence[QWidget]) -> None:
        self._driver = driver
        self._beside = beside
        """Windows of other worlds."""
        driver.start(NewGame(dealt.table.setup, dealt.deck))

    def do(self, gesture: Gesture) -> None:
        perform(self._driver, gesture)

    def leave(self) -> None:
        """Go, and be in no other world's way."""
        for dialog in self._driver.all(QDialog, None):
            dialog.close()
        self._driver.app.settings.change(language="en")
        self._driver.window.hide()

    def frame(self) -> Snapshot:
        """Only what can be seen now; of pictures no more than is needed to tell them apart."""
        visible = everything_of(self._driver, beside=self._beside, every_page=False).visible
        return Snapshot(
            windows=tuple(type(each).__name__ for each in visible),
            digests=tuple(_digest(pixels_on_screen(each)) for each in visible),
        )

    def snapshot(self, *, every_page: bool) -> Snapshot:
        """All that can be known now."""
        take_pointer_away(self._driver)
        found = everything_of(self._driver, beside=self._beside, every_page=every_page)
        return replace(
            self._facts(found, every_row=every_page),
            pictures=tuple(map(pixels_on_screen, found.visible)),
        )

    def whole_frame(self) -> Snapshot:
        """All that can be known now, without any picture."""
        found = everything_of(self._driver, beside=self._beside, every_page=False)
        return self._facts(found, every_row=False)

    def _facts(self, found: Everything, *, every_row: bool) -> Snapshot:
        app = self._driver.app
        held = cards_held_by([*found.things, *app.findChildren(QObject)])
        return Snapshot(
            windows=tuple(type(each).__name__ for each in found.visible),
            spoken=self._told(found.spoken()),
            written=self._told(found.written()),
            models=self._told(found.data(every_row=every_row)),
            held=tuple(sorted(map(str, held))),
            clipboard=self._told(copied()),
            files=self._told(kept(app.data_folder, but=NO_SECRETS)),
        )

    def _told(self, found: Iterable[tuple[str, object]]) -> tuple[str, ...]:
        folder = str(self._driver.app.data_folder)
        return tuple(
            f"{where}: {_digest_of(what) if isinstance(what, QIcon) else what}".replace(folder, "…")
            for where, what in found
        )


def _digest_of(icon: QIcon) -> str:
    return _digest(icon.pixmap(*_ICON_SIZE).toImage())


def _digest(picture: QImage) -> str:
    return sha256(bytes(picture.constBits())).hexdigest()


def differences(one: Snapshot, other: Snapshot) -> list[str]:
    """Whatever tells two worlds apart."""
    found = [
        f"{field.name}: {mine} or {yours}"
        for field in fields(Snapshot)
        if field.name != "pictures"
        for mine, yours in _unlike(getattr(one, field.name), getattr(other, field.name))
    ]
    for mine, yours in _unlike(one.pictures, other.pictures):
        found.append(f"pictures: they differ in {_where(mine, yours)}")
    return found[:_MOST_TOLD]


def _unlike(one: Sequence[object], other: Sequence[object]) -> list[tuple[object, object]]:
    if len(one) != len(other):
        only, too = [x for x in one if x not in other], [x for x in other if x not in one]
        return [(f"{len(one)} with {only}", f"{len(other)} with {too}")]
    return [(mine, yours) for mine, yours in zip(one, other, strict=True) if mine != yours]


def _where(one: object, other: object) -> str:
    """The smallest rectangle with everything in it that differs."""
    if not (isinstance(one, QImage) and isinstance(other, QImage)):
        return "their number"
    if one.size() != other.size():
        return "their sizes"
    spots = [
        (x, y)
        for y in range(one.height())
        if one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1)
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    box = QRect(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)
    return f"{len(spots)} pixels within {box.getRect()}"
