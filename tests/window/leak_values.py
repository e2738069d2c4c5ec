"""Which cards the objects of the window hold, however deep in whatever values."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from types import FunctionType, MethodType, ModuleType
from typing import NamedTuple

from PySide6.QtCore import QObject

from thegame_desktop.bots.analysis.reason_kinds import TrickStillOut
from thegame_desktop.engine import Card, Command, Edition, Layout, Row, Setup
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.session import Session
from thegame_desktop.model.thinker import Thinker
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.face_warmer import FaceWarmer

_MAY_HOLD_ANY = (
    Session,  # owns the game
    Autosave,  # keeps it safe
    *(ComputerPlayers, Thinker),  # each knows its own hand
    CardArt,  # keeps pictures of all cards
    FaceWarmer,  # has those drawn that were never seen
    *(Setup, Edition, Layout, Row),  # the rules, the same in every game
    TrickStillOut,  # a number that anybody sees to be neither laid nor in this hand
)
_HOLD_NONE = (str, bytes, int, float, bool, Enum, type, ModuleType, Theme)
_NOT_LOOKED_INTO = _HOLD_NONE + _MAY_HOLD_ANY
_OURS = ("thegame_desktop.", "tests.")


class Held(NamedTuple):
    """A card, and what holds it."""

    where: str
    card: Card


def cards_in(value: object, where: str = "") -> Iterator[Held]:
    """All cards in a value: in tuples, mappings, dataclasses, functions and objects of ours."""
    return _search([(where, value)])


def cards_held_by(things: Iterable[QObject]) -> Iterator[Held]:
    """The cards that these objects hold by themselves, not by way of one another."""
    return _search(
        [
            (f"{type(thing).__name__}.{name}", part)
            for thing in things
            if not isinstance(thing, _MAY_HOLD_ANY)
            for name, part in vars(thing).items()
        ]
    )


def _search(waiting: list[tuple[str, object]]) -> Iterator[Held]:
    seen: set[int] = set()
    while waiting:
        where, value = waiting.pop()
        if isinstance(value, Card):
            yield Held(where, value)
        elif id(value) not in seen and not isinstance(value, _NOT_LOOKED_INTO):
            seen.add(id(value))
            waiting += [(f"{where}{name}", part) for name, part in _parts(value)]


def _parts(value: object) -> Iterable[tuple[str, object]]:
    match value:
        case QObject():
            return ()  # looked into by itself
        case Mapping() if all(isinstance(each, Command) for each in value.values()):
            return ()  # which cards carry commands is a rule too
        case Mapping():
            return [("[…]", part) for pair in value.items() for part in pair]
        case tuple() | list() | Set():
            return [("[…]", part) for part in value]
        case FunctionType():
            cells = value.__closure__ or ()
            return [("()", part) for part in map(_content, cells)]
        case partial():
            return [("()", part) for part in (value.func, *value.args, *value.keywords.values())]
        case MethodType():
            return [("()", value.__self__)]
        case _ if type(value).__module__.startswith(_OURS):
            return _attributes(value)
        case _ if hasattr(value, "__iter__") and hasattr(value, "__len__"):
            return [("[…]", part) for part in value]  # a deque, or some other row of things
        case _:
            return ()


def _content(cell: object) -> object:
    try:
        return cell.cell_contents  # type: ignore[attr-defined]
    except ValueError:
        return None  # nothing in it yet


def _attributes(value: object) -> Iterable[tuple[str, object]]:
    if is_dataclass(value):
        return [(f".{each.name}", getattr(value, each.name)) for each in fields(value)]
    return [(f".{name}", part) for name, part in vars(value).items()]
