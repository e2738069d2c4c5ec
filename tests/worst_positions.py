"""Starts of a turn that make the search for a way out work hardest, found by hill climbing."""

from typing import NamedTuple

from tests.positions import cards, layout
from thegame_desktop.engine import Card, Layout, Position, Setup, setup_named


class Worst(NamedTuple):
    """Eight cards in hand in Extreme, with commands to make it hard."""

    tops: str
    hand: str
    variant: str
    commands: Layout
    can_finish: bool

    def start(self) -> tuple[Setup, Position, tuple[Card, ...]]:
        """What the search is asked."""
        setup = setup_named("extreme", self.variant, 1, self.commands)
        return setup, Position(cards(self.tops), setup.variant.minimum), cards(self.hand)


# Some have more Skulls than a shuffled layout can give, as a player's own layout may.
WORST = (
    Worst(
        tops="67 68 56 61",
        hand="38 55 64 66 71 73 74 76",
        variant="expert",
        commands=layout(
            no_backwards="61 56 55 68",
            one_pile="38",
            silence="66",
            skull="76 74 71 73",
            three="64 67",
        ),
        can_finish=False,
    ),
    Worst(
        tops="83 80 50 29",
        hand="25 77 78 85 86 87 88 97",
        variant="expert",
        commands=layout(no_backwards="29 50", one_pile="77 25", silence="78", skull="87 86 88 97"),
        can_finish=False,
    ),
    Worst(
        tops="61 63 72 98",
        hand="44 54 55 56 57 60 64 65",
        variant="expert",
        commands=layout(no_backwards="63 72 61", silence="65", skull="54 55 44 56 60 98 57"),
        can_finish=False,
    ),
    Worst(
        tops="83 30 70 63",
        hand="3 25 32 42 75 82 85 92",
        variant="expert",
        commands=layout(
            no_backwards="30 63", one_pile="75 83", silence="70 25", skull="92 85 32 42", three="82"
        ),
        can_finish=True,
    ),
    Worst(
        tops="18 20 45 43",
        hand="42 49 50 51 52 55 57 59",
        variant="standard",
        commands=layout(no_backwards="45 42", skull="59 50 57 55 52 18 51", three="49 20"),
        can_finish=False,
    ),
    Worst(
        tops="28 87 78 34",
        hand="6 16 82 85 88 91 92 95",
        variant="expert",
        commands=layout(
            no_backwards="85 82 28 34",
            one_pile="6 87",
            silence="16",
            skull="95 92 91 88",
            three="78",
        ),
        can_finish=False,
    ),
    Worst(
        tops="15 7 49 60",
        hand="19 71 74 76 78 79 80 81",
        variant="expert",
        commands=layout(
            no_backwards="49 60",
            one_pile="19",
            silence="15",
            skull="81 80 76 79 78 74 7",
            three="71",
        ),
        can_finish=False,
    ),
    Worst(
        tops="40 20 81 87",
        hand="4 37 38 42 44 46 47 48",
        variant="standard",
        commands=layout(
            no_backwards="87 20",
            one_pile="40",
            silence="4",
            skull="48 44 46 42 81 47",
            three="38 37",
        ),
        can_finish=True,
    ),
)
