"""The weights of the judgements: data, found by the tuner."""

import json
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from pathlib import Path

from thegame_desktop.bots.colour_judge import ColourWeights
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.engine import Setup

FILE = Path(__file__).with_name("weights.json")

StageWeights = NumberWeights | ColourWeights
NamedWeights = dict[str, dict[str, float]]
"""By stage: all weights by name."""
Tables = dict[str, dict[str, dict[str, NamedWeights]]]
"""The same by edition, variant and number of players."""


class GameStage(StrEnum):
    """How far a game has come: what matters changes with it."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"
    """Nothing is left to be drawn."""


MIDDLE_FROM = 0.4
"""When the draw pile has this share of all cards left, the middle of the game begins."""


@dataclass(frozen=True)
class Weights:
    """What a player goes by, stage by stage."""

    opening: StageWeights
    middle: StageWeights
    end: StageWeights

    def at(self, stage: GameStage) -> StageWeights:
        """Those of a stage."""
        weights: StageWeights = getattr(self, stage)
        return weights


def middle_size(setup: Setup) -> int:
    """The size of the draw pile with which the middle of a game begins."""
    return int(MIDDLE_FROM * len(setup.edition.cards))


def stage_of(setup: Setup, draw_pile_size: int) -> GameStage:
    """How far a game with so many cards to draw has come."""
    if not draw_pile_size:
        return GameStage.END
    return GameStage.MIDDLE if draw_pile_size <= middle_size(setup) else GameStage.OPENING


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


def weights_named(named: NamedWeights, *, has_colours: bool) -> Weights:
    """The weights with these values; those that aren't named mean nothing."""
    kind = ColourWeights if has_colours else NumberWeights
    names = [field.name for field in fields(kind)]
    stages = [{name: named[stage].get(name, 0.0) for name in names} for stage in GameStage]
    return Weights(*(kind(**values) for values in stages))


def read_tables() -> Tables:
    """All weights as the file has them."""
    tables: Tables = json.loads(FILE.read_text("utf-8"))
    return tables
