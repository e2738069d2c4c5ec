"""What is settled before the first card is dealt."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from thegame_desktop.engine.commands import Layout
from thegame_desktop.engine.editions import EDITIONS, Edition, Variant
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.signals import Signal


@dataclass(frozen=True)
class Setup:
    """Edition, variant, number of players, and which cards carry commands."""

    edition: Edition
    variant: Variant
    player_count: int
    layout: Layout = Layout()

    def __post_init__(self) -> None:
        if self.variant is not self.edition.variants.get(self.variant.name):
            raise ValueError(f"{self.edition.name} has no variant {self.variant.name}")
        if self.player_count not in self.variant.hand_sizes:
            raise ValueError(f"{self.edition.name} is not for {self.player_count} players")
        if self.layout.carriers and not self.edition.has_commands:
            raise ValueError(f"{self.edition.name} has no commands")
        if not self.layout.by_card.keys() <= set(self.edition.cards):
            raise ValueError("a command is on a card that the edition hasn't")

    def __reduce__(
        self,
    ) -> tuple[Callable[[str, str, int, Layout], "Setup"], tuple[str, str, int, Layout]]:
        return setup_named, (self.edition.name, self.variant.name, self.player_count, self.layout)

    @property
    def hand_size(self) -> int:
        """How many cards a full hand has."""
        return self.variant.hand_sizes[self.player_count]

    @cached_property
    def vocabulary(self) -> frozenset[Signal]:
        """All signals that a player may give in this game."""
        return self.edition.vocabulary(self.edition, self.variant, self.layout)

    def opening(self) -> Position:
        """The empty piles at the start of the first turn."""
        return Position(tuple(row.card for row in self.edition.rows), self.variant.minimum)


def setup_named(
    edition: str, variant: str, player_count: int, layout: Layout | None = None
) -> Setup:
    """The setup with the edition's default layout unless told; ValueError if there is none such."""
    if edition not in EDITIONS:
        raise ValueError(f"there is no edition {edition}")
    found = EDITIONS[edition]
    if variant not in found.variants:
        raise ValueError(f"{edition} has no variant {variant}")
    layout = found.default_layout if layout is None else layout
    return Setup(found, found.variants[variant], player_count, layout)
