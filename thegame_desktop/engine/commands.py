"""The seven commands of Extreme, and which cards carry them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from thegame_desktop.engine.cards import Card


class Command(StrEnum):
    """A command printed on a card; the value is its name in records."""

    STOP = "stop"
    SKULL = "skull"
    THREE = "three"
    SILENCE = "silence"
    NO_BACKWARDS = "no_backwards"
    ONE_PILE = "one_pile"
    DRAW_ONE = "draw_one"

    @property
    def is_lasting(self) -> bool:
        """True if it binds everyone while it shows, false if only the turn it is laid in."""
        return self in _LASTING


_LASTING = frozenset({Command.SILENCE, Command.NO_BACKWARDS, Command.ONE_PILE, Command.DRAW_ONE})


@dataclass(frozen=True)
class Layout:
    """Which card carries which command; a card carries one at most."""

    carriers: tuple[tuple[Card, Command], ...] = ()

    def __post_init__(self) -> None:
        # In order, so that equal layouts are equal values.
        object.__setattr__(self, "carriers", tuple(sorted(self.carriers)))
        if len(self.by_card) != len(self.carriers):
            raise ValueError("a card carries one command at most")

    def __reduce__(self) -> tuple[type["Layout"], tuple[tuple[tuple[Card, Command], ...]]]:
        return Layout, (self.carriers,)

    @classmethod
    def of(cls, cards: Mapping[Command, Iterable[Card]]) -> "Layout":
        """The layout in which each command is carried by the given cards."""
        return cls(tuple((card, command) for command in cards for card in cards[command]))

    @cached_property
    def by_card(self) -> Mapping[Card, Command]:
        """The command of each card that carries one."""
        return MappingProxyType(dict(self.carriers))

    @cached_property
    def by_command(self) -> Mapping[Command, frozenset[Card]]:
        """The cards that carry each command."""
        return MappingProxyType({command: frozenset(self.cards(command)) for command in Command})

    @cached_property
    def in_play(self) -> frozenset[Command]:
        """The commands that at least one card carries."""
        return frozenset(command for _, command in self.carriers)

    def cards(self, command: Command) -> tuple[Card, ...]:
        """The cards that carry `command`, lowest first."""
        return tuple(card for card, carried in self.carriers if carried is command)

    def without(self, switched_off: Iterable[Command]) -> "Layout":
        """The same layout with some commands switched off; the others keep their cards."""
        off = frozenset(switched_off)
        return Layout(tuple(pair for pair in self.carriers if pair[1] not in off))

    def shows(self, command: Command, tops: Iterable[Card]) -> bool:
        """True if one of these tops carries `command`."""
        return not self.by_command[command].isdisjoint(tops)
