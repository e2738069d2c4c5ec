"""Positions by chance, small enough to try everything."""

import dataclasses
from collections.abc import Iterator
from random import Random

from tests.positions import position
from thegame_desktop.engine import EDITIONS, Card, Deal, Lay, State, Turn


def small_positions(edition: str, variant: str, count: int, hand: int) -> Iterator[State]:
    """The starts of turns with a few cards in hand, in Extreme with commands all over the place."""
    rng = Random(f"{edition} {variant}")
    rules = EDITIONS[edition]
    for _ in range(count):
        deal = Deal.by_chance(rules, rng, shuffles_commands=rules.has_commands)
        codes = [card.code for card in deal.deck]
        tops = {pile: codes.pop() for pile in range(len(rules.rows)) if rng.random() < 0.8}
        own, mate = " ".join(codes[:hand]), " ".join(codes[hand : hand + 2])
        draw = " ".join(codes[hand + 2 : hand + 10]) if rng.random() < 0.8 else ""
        yield position(
            own,
            mate,
            edition=edition,
            variant=variant,
            tops=tops,
            draw=draw,
            commands=deal.layout if rules.has_commands else None,
        )


def with_laid(state: State, *laid: Card) -> State:
    """The same, but these cards were laid some time ago, and are covered."""
    turn = Turn(0, tuple(Lay(card, 0) for card in laid))
    table = dataclasses.replace(state.table, turns=(turn,))
    return dataclasses.replace(state, table=table)
