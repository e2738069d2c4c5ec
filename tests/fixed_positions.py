"""Positions from which lay sequences are counted; `python -m tests.fixed_positions` counts them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.reference import COMMAND_NAMES, Reference, all_cards, count_sequences, replay


@dataclass(frozen=True)
class FixedPosition:
    """A position that legal play reaches, and the lengths of the sequences to count there."""

    name: str
    edition: str
    variant: str
    player_count: int
    deck: tuple[str, ...]
    commands: Mapping[str, Sequence[str]]
    turns: Sequence[Mapping[str, Any]]
    starter: int
    lengths: tuple[int, ...]

    def record(self) -> dict[str, Any]:
        """Return the position as the record of an unfinished game."""
        record: dict[str, Any] = {
            "format": "thegame-record",
            "version": 1,
            "edition": self.edition,
            "variant": self.variant,
            "players": [f"Player {number}" for number in range(1, self.player_count + 1)],
            "starter": self.starter,
            "deck": list(self.deck),
            "turns": list(self.turns),
        }
        if self.edition == "extreme":
            record["commands"] = {name: list(cards) for name, cards in self.commands.items()}
        return record

    def reach(self) -> Reference:
        """Return the game in this position; ValueError if it is not reached by legal play."""
        game = replay(self.record())
        if game.status != "unfinished":
            raise ValueError(f"{self.name}: the game is over")
        return game

    def counts(self) -> dict[int, int]:
        """Return the number of sequences for each length."""
        game = self.reach()
        return {length: count_sequences(game, length) for length in self.lengths}


def deck_for(edition: str, hands: Sequence[str], drawn: str = "") -> tuple[str, ...]:
    """Return a deck that deals these hands, then has these cards, then the rest in order."""
    rounds = zip(*(hand.split() for hand in hands), strict=True)
    first = [card for dealt in rounds for card in dealt] + drawn.split()
    return (*first, *(card for card in all_cards(edition) if card not in first))


def deck_ending(last: str) -> tuple[str, ...]:
    """Return a deck of numbers in order, save that these cards come last."""
    cards = last.split()
    return (*(card for card in all_cards("original") if card not in cards), *cards)


def turn_of(player: int, lays: str, is_open: bool = False) -> dict[str, Any]:
    """Return a record's turn from lays written as card/pile."""
    pairs = [lay.split("/") for lay in lays.split()]
    turn: dict[str, Any] = {"player": player, "lays": [[card, int(pile)] for card, pile in pairs]}
    if is_open:
        turn["open"] = True
    return turn


def whole_pile(cards: Sequence[str], pile: int) -> str:
    """Return the lays that put all these cards on one pile, in their order."""
    return " ".join(f"{card}/{pile}" for card in cards)


# Two players: after twelve whole hands in rising order the draw pile is empty, and each holds
# seven of the last fourteen cards.
TWO_PLAYER_END_DECK = deck_ending("60 61 50 52 40 30 20 51 45 33 72 55 62 19")
TWO_PLAYER_END_TURNS = (
    turn_of(0, whole_pile(TWO_PLAYER_END_DECK[0:14:2], 0)),
    turn_of(1, whole_pile(TWO_PLAYER_END_DECK[1:14:2], 1)),
    *(
        turn_of(
            number % 2, whole_pile(TWO_PLAYER_END_DECK[7 * number : 7 * number + 7], number % 2)
        )
        for number in range(2, 12)
    ),
)

# Alone: after ninety cards in rising order the draw pile is empty, and the last eight are held.
SOLO_END_DECK = deck_ending("30 4 3 50 60 45 70 40")
SOLO_END_TURNS = (
    *(
        turn_of(0, whole_pile(SOLO_END_DECK[8 * number : 8 * number + 8], 0))
        for number in range(11)
    ),
    turn_of(0, whole_pile(SOLO_END_DECK[88:90], 0)),
)

# Every command on four cards.
FULL_LAYOUT = {
    name: tuple(str(5 + 3 * index + 24 * step) for step in range(4))
    for index, name in enumerate(COMMAND_NAMES)
}
# 37 and 98 have no common factor, so this meets every number once.
STRIDE_DECK = tuple(str(2 + 37 * index % 98) for index in range(98))

FIXED_POSITIONS = (
    FixedPosition(
        name="original solo start",
        edition="original",
        variant="standard",
        player_count=1,
        deck=deck_for("original", ["12 22 37 47 58 63 76 91"]),
        commands={},
        turns=(),
        starter=0,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="original backwards tricks",
        edition="original",
        variant="standard",
        player_count=2,
        deck=deck_for("original", ["35 55 70 25 44 81 9", "45 46 60 61 88 13 97"]),
        commands={},
        turns=(turn_of(1, "45/0 46/1 60/2"),),
        starter=1,
        lengths=(1, 2, 3, 4),
    ),
    FixedPosition(
        name="original expert with little room",
        edition="original",
        variant="expert",
        player_count=1,
        deck=deck_for("original", ["90 97 4 3 91 80 50 14"], "87 51 98 60"),
        commands={},
        turns=(turn_of(0, "90/0 97/1 4/2 3/3"),),
        starter=0,
        lengths=(1, 2, 3, 4, 5, 6),
    ),
    FixedPosition(
        name="original expert_plus within a turn",
        edition="original",
        variant="expert_plus",
        player_count=3,
        deck=deck_for("original", ["20 30 40 33 71", "10 21 50 60 90", "15 25 35 45 55"]),
        commands={},
        turns=(
            turn_of(2, "15/0 25/0 35/0"),
            turn_of(0, "20/1 30/1 40/3"),
            turn_of(1, "50/2", is_open=True),
        ),
        starter=2,
        lengths=(1, 2, 3, 4),
    ),
    FixedPosition(
        name="original end, one player passed over",
        edition="original",
        variant="standard",
        player_count=2,
        deck=TWO_PLAYER_END_DECK,
        commands={},
        turns=(
            *TWO_PLAYER_END_TURNS,
            turn_of(0, "61/2 60/2 52/3"),
            turn_of(1, "55/2 45/2 62/3 72/3 51/3 33/3 19/3"),
            turn_of(0, "40/2"),
        ),
        starter=0,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="extreme no_backwards showing",
        edition="extreme",
        variant="standard",
        player_count=1,
        deck=deck_for("extreme", ["33 44 66 23 34 24 54 76"], "43 56 65"),
        commands={"no_backwards": ("44", "24")},
        turns=(turn_of(0, "33/0 44/1 66/2"),),
        starter=0,
        lengths=(1, 2, 3, 4),
    ),
    FixedPosition(
        name="extreme one_pile showing",
        edition="extreme",
        variant="standard",
        player_count=2,
        deck=deck_for("extreme", ["21 31 41 51 61 71 22", "20 30 70 80 90 95 60"]),
        commands={"one_pile": ("30", "41")},
        turns=(turn_of(1, "20/0 30/1 80/2"),),
        starter=1,
        lengths=(1, 2, 3, 4),
    ),
    FixedPosition(
        name="extreme skulls in hand",
        edition="extreme",
        variant="standard",
        player_count=3,
        deck=deck_for("extreme", ["50 98 40 60 5 88", "30 85 70 2 3 4", "45 97 72 6 7 8"]),
        commands={"skull": ("50", "98", "5")},
        turns=(turn_of(1, "30/0 85/1 70/2"), turn_of(2, "45/0 97/1 72/3")),
        starter=1,
        lengths=(1, 2, 3, 4, 5, 6),
    ),
    FixedPosition(
        name="extreme 3! in hand",
        edition="extreme",
        variant="standard",
        player_count=2,
        deck=deck_for("extreme", ["10 20 30 40 64 90 55", "11 21 31 41 65 91 56"]),
        commands={"three": ("20", "40"), "skull": ("55",), "stop": ("64",)},
        turns=(),
        starter=0,
        lengths=(1, 2, 3, 4),
    ),
    FixedPosition(
        name="extreme stop in hand",
        edition="extreme",
        variant="expert",
        player_count=1,
        deck=deck_for("extreme", ["12 15 50 60 80 85 33 47"], "70"),
        commands={"stop": ("50", "85"), "skull": ("60",), "three": ("33",)},
        turns=(turn_of(0, "85/2"),),
        starter=0,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="extreme two one_pile showing",
        edition="extreme",
        variant="standard",
        player_count=2,
        deck=deck_for("extreme", ["25 15 35 45 65 74 85", "75 26 14 64 36 86 50"], "16 24"),
        commands={"one_pile": ("25", "75", "45")},
        turns=(turn_of(0, "15/0 25/0"), turn_of(1, "86/2 75/2")),
        starter=0,
        lengths=(1, 2, 3, 4, 5),
    ),
    FixedPosition(
        name="extreme draw_one and a short hand",
        edition="extreme",
        variant="standard",
        player_count=1,
        deck=deck_for("extreme", ["10 20 30 40 50 60 70 88"], "71 72"),
        commands={"draw_one": ("30",), "stop": ("88",)},
        turns=(turn_of(0, "10/0 20/0 40/0 50/0 60/0 30/1"), turn_of(0, "70/0 71/0")),
        starter=0,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="extreme end with skulls, 3! and stop",
        edition="extreme",
        variant="standard",
        player_count=1,
        deck=SOLO_END_DECK,
        commands={"skull": ("50", "40"), "three": ("60",), "stop": ("70",)},
        turns=(*SOLO_END_TURNS, turn_of(0, "30/1 4/2 3/3")),
        starter=0,
        lengths=(1, 2, 3, 4, 5),
    ),
    FixedPosition(
        name="extreme last three cards",
        edition="extreme",
        variant="standard",
        player_count=1,
        deck=SOLO_END_DECK,
        commands={"skull": ("50", "40"), "three": ("60",), "stop": ("70",)},
        turns=(*SOLO_END_TURNS, turn_of(0, "30/1 4/2 3/3"), turn_of(0, "40/1 45/1")),
        starter=0,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="extreme expert_plus with every command",
        edition="extreme",
        variant="expert_plus",
        player_count=4,
        deck=STRIDE_DECK,
        commands=FULL_LAYOUT,
        turns=(
            turn_of(3, "15/1 17/1 19/1"),
            turn_of(0, "4/0 6/0 54/1"),
            turn_of(1, "89/2 91/3 39/0"),
            turn_of(2, "80/3 76/3 78/2"),
            turn_of(3, "56/1 67/2 65/2 93/1"),
            turn_of(0, "69/3 45/0 52/0"),
            turn_of(1, "58/3 43/3 41/3"),
            turn_of(2, "95/1 34/3 30/3"),
        ),
        starter=3,
        lengths=(1, 2, 3, 4, 5),
    ),
    FixedPosition(
        name="quick standard",
        edition="quick",
        variant="standard",
        player_count=3,
        deck=deck_for("quick", ["Y5 G8", "B3 R9", "Y6 Y2"]),
        commands={},
        turns=(turn_of(1, "B3/1 R9/0"), turn_of(2, "Y6/0 Y2/0")),
        starter=1,
        lengths=(1, 2, 3),
    ),
    FixedPosition(
        name="quick expert",
        edition="quick",
        variant="expert",
        player_count=2,
        deck=deck_for("quick", ["R5 R8", "R6 Y1"], "B6"),
        commands={},
        turns=(turn_of(0, "R5/1"), turn_of(1, "R6/0")),
        starter=0,
        lengths=(1, 2),
    ),
)


def main() -> None:
    """Print the counts of all fixed positions."""
    for position in FIXED_POSITIONS:
        print(f"{position.name!r}: {position.counts()},")


if __name__ == "__main__":
    main()
