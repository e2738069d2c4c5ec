"""The running game as immutable values: the table that all see, and the state behind it."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card, Row
from thegame_desktop.engine.commands import Command
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.setup import Setup
from thegame_desktop.engine.signals import Remarks, Signals


class Status(StrEnum):
    """How a game stands; the value is its name in records."""

    UNFINISHED = "unfinished"
    WON = "won"
    LOST = "lost"


class LossReason(StrEnum):
    """Why the player on turn had no way left to finish it."""

    MINIMUM = "minimum"
    """Too few cards fit."""
    SKULL = "skull"
    """A Skull laid in this turn can't be covered."""
    THREE = "three"
    """A "3!" was laid and three cards can't be reached."""
    COMMANDS = "commands"
    """Enough cards would fit, but the commands leave no way to lay them."""


class Outcome(NamedTuple):
    """How a game stands or ended."""

    status: Status
    cards_left: int
    reason: LossReason | None = None


class Grade(StrEnum):
    """What an ended game's outcome is worth."""

    BEATEN = "beaten"
    EXCELLENT = "excellent"
    LOST = "lost"


class Turn(NamedTuple):
    """A finished turn: who laid what where, in order."""

    player: int
    lays: tuple[Lay, ...]
    drawn: int = 0
    """How many cards the player drew after it."""


class Pile(NamedTuple):
    """A pile on the table: its row card and the cards laid on it, first to last."""

    row: Row
    cards: tuple[Card, ...]

    @property
    def top(self) -> Card:
        """The card that shows; the row card where nothing has been laid."""
        return self.cards[-1] if self.cards else self.row.card

    @property
    def steps(self) -> tuple[int, ...]:
        """How far each card has moved the pile on; negative for a backwards trick."""
        tops = pairwise((self.row.card, *self.cards))
        return tuple(self.row.step(top, card) for top, card in tops)


@dataclass(frozen=True, slots=True)
class Table:
    """All that lies open: everybody at the table may know it."""

    setup: Setup
    position: Position
    starter: int | None
    """Who began; None while the team hasn't agreed yet."""
    on_turn: int | None
    """Whose turn it is, or in whose turn the game ended; None before the beginning."""
    turns: tuple[Turn, ...]
    """The finished turns."""
    lays: tuple[Lay, ...]
    """What has been laid in the turn that isn't finished."""
    signals: tuple[Signals, ...]
    """What each player is saying."""
    result: Outcome | None
    """How the game ended; None while it goes on."""
    remarks: Remarks = ()
    """What has been said that may still tell something: since each player's last turn but one."""

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles with all that has been laid on them."""
        cards: list[list[Card]] = [[] for _ in self.setup.edition.rows]
        for lays in (*(turn.lays for turn in self.turns), self.lays):
            for lay in lays:
                cards[lay.pile].append(lay.card)
        rows = self.setup.edition.rows
        return tuple(Pile(row, tuple(laid)) for row, laid in zip(rows, cards, strict=True))

    @property
    def laid(self) -> tuple[Card, ...]:
        """Every card that has been laid, first to last."""
        finished = (lay.card for turn in self.turns for lay in turn.lays)
        return (*finished, *(lay.card for lay in self.lays))

    @property
    def showing(self) -> tuple[Command | None, ...]:
        """The command on top of each pile, whether or not it still binds anyone."""
        by_card = self.setup.layout.by_card
        return tuple(by_card.get(top) for top in self.position.tops)

    @property
    def spent(self) -> tuple[bool, ...]:
        """For each pile, whether the command on top of it binds nobody any more."""
        return tuple(map(self.is_spent, self.position.tops))

    def is_spent(self, card: Card) -> bool:
        """True if this card was laid, and its instant command binds nobody any more.

        It holds for the turn in which it is laid; a Stop ends that turn itself.
        """
        command = self.setup.layout.by_card.get(card)
        if command is None or command.is_lasting:
            return False
        return command is Command.STOP or all(lay.card != card for lay in self.lays)

    @property
    def skulls_to_cover(self) -> tuple[Card, ...]:
        """The Skulls that have to be covered before this turn can be finished, pile by pile."""
        return tuple(self.position.tops[pile] for pile in sorted(self.position.open_skulls))

    @property
    def is_silent(self) -> bool:
        """True if a showing Silence locks the signals."""
        return Command.SILENCE in self.showing

    @property
    def grade(self) -> Grade | None:
        """What the result is worth; None while the game goes on."""
        if self.result is None:
            return None
        if self.result.status is Status.WON:
            return Grade.BEATEN
        bound = self.setup.edition.excellent_below
        excellent = bound is not None and 0 < self.result.cards_left < bound
        return Grade.EXCELLENT if excellent else Grade.LOST


@dataclass(frozen=True, slots=True)
class State:
    """The whole game, hidden cards included. Only the owner of the game holds one."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    """Every card in the order it leaves the shuffled pack."""
    drawn: int
    """How many cards have left the pack."""

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """The cards still to be drawn, the next one first."""
        return self.deck[self.drawn :]

    @property
    def draw_pile_size(self) -> int:
        """How many cards are still to be drawn."""
        return len(self.deck) - self.drawn

    @property
    def cards_left(self) -> int:
        """All hands and the draw pile together."""
        return sum(map(len, self.hands)) + self.draw_pile_size

    @property
    def outcome(self) -> Outcome:
        """How the game ended, or stands."""
        return self.table.result or Outcome(Status.UNFINISHED, self.cards_left)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple(map(len, self.hands))

    @property
    def hand_on_turn(self) -> tuple[Card, ...]:
        """The hand of the player on turn; empty before the beginning."""
        player = self.table.on_turn
        return () if player is None else self.hands[player]
