"""The seven commands of Extreme, and which cards carry them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

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

    @classmethod
    def of(cls, numbers: Mapping[Command, Iterable[Card]]) -> "Layout":
        """The layout in which each command is carried by the given cards."""
        carriers = sorted((card, command) for command in numbers for card in numbers[command])
        if len({card for card, _ in carriers}) != len(carriers):
            raise ValueError("a card carries one command at most")
        return cls(tuple(carriers))

    @cached_property
    def by_card(self) -> Mapping[Card, Command]:
        """The command of each card that carries one."""
        return dict(self.carriers)

    @cached_property
    def in_play(self) -> frozenset[Command]:
        """The commands that at least one card carries."""
        return frozenset(self.by_card.values())

    def cards(self, command: Command) -> tuple[Card, ...]:
        """The cards that carry `command`, lowest first."""
        return tuple(card for card, carried in self.carriers if carried is command)

    def without(self, switched_off: Iterable[Command]) -> "Layout":
        """The same layout with some commands switched off; the others keep their cards."""
        off = frozenset(switched_off)
        return Layout(tuple(pair for pair in self.carriers if pair[1] not in off))

    def shows(self, command: Command, tops: Iterable[Card]) -> bool:
        """True if a card on top of a pile carries `command`."""
        by_card = self.by_card
        return any(by_card.get(top) is command for top in tops)
