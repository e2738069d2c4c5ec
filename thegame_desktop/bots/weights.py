"""The weights of the judgements: data, found by the tuner."""

import json
from dataclasses import fields
from functools import cache
from pathlib import Path

from thegame_desktop.bots.colour_judge import ColourWeights
from thegame_desktop.bots.number_judge import NumberWeights
from thegame_desktop.engine import Setup

FILE = Path(__file__).with_name("weights.json")

Weights = NumberWeights | ColourWeights
Tables = dict[str, dict[str, dict[str, dict[str, float]]]]
"""By edition, variant and number of players: all weights by name."""


def weights_for(setup: Setup) -> Weights:
    """What is gone by in such a game; as in the standard variant where it has none of its own."""
    return _weights(
        setup.edition.name, setup.variant.name, setup.player_count, setup.edition.has_colours
    )


@cache
def _weights(edition: str, variant: str, players: int, has_colours: bool) -> Weights:
    variants = read_tables()[edition]
    named = variants.get(variant, {}).get(str(players)) or variants["standard"][str(players)]
    return weights_named(named, has_colours=has_colours)


def weights_named(named: dict[str, float], *, has_colours: bool) -> Weights:
    """The weights with these values; those that aren't named mean nothing."""
    kind = ColourWeights if has_colours else NumberWeights
    return kind(**{field.name: named.get(field.name, 0.0) for field in fields(kind)})


def read_tables() -> Tables:
    """All weights as the file has them."""
    tables: Tables = json.loads(FILE.read_text("utf-8"))
    return tables
