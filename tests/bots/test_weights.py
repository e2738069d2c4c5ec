"""There are weights for every set-up, and the game's stage says which count."""

from dataclasses import fields
from random import Random

import pytest

from tests.positions import ALL_SETUPS, position
from thegame_desktop.bots import weights as module
from thegame_desktop.bots.colour_judge import ColourWeights
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import (
    GameStage,
    read_tables,
    stage_of,
    weights_for,
    weights_named,
)
from thegame_desktop.engine import observe, setup_named


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_every_set_up_has_weights(edition: str, variant: str, players: int) -> None:
    setup = setup_named(edition, variant, players)
    kind = ColourWeights if edition == "quick" else NumberWeights
    for stage in GameStage:
        assert isinstance(weights_for(setup).at(stage), kind)


def test_the_file_has_known_names_and_few_digits() -> None:
    for edition, variants in read_tables().items():
        kind = ColourWeights if edition == "quick" else NumberWeights
        known = {field.name for field in fields(kind)}
        for players in variants.values():
            for stages in players.values():
                assert list(stages) == list(GameStage)
                for named in stages.values():
                    assert known >= named.keys()
                    assert all(value == float(f"{value:.4g}") for value in named.values())


def test_variants_without_weights_of_their_own_use_the_standard_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = ({stage: {"room": room} for stage in GameStage} for room in (1.0, 2.0))
    tables = {"original": {"standard": {"3": one, "2": one}, "expert": {"2": other}}}
    monkeypatch.setattr(module, "read_tables", lambda: tables)
    module._weights.cache_clear()
    rooms = [
        module._weights("original", variant, players, False).at(GameStage.END).room
        for variant, players in (("standard", 3), ("expert", 3), ("expert", 2))
    ]
    module._weights.cache_clear()
    assert rooms == [1.0, 1.0, 2.0]


@pytest.mark.parametrize(
    ("edition", "draw_pile", "stage"),
    [
        ("original", 80, GameStage.OPENING),
        ("original", 40, GameStage.OPENING),
        ("original", 39, GameStage.MIDDLE),
        ("original", 1, GameStage.MIDDLE),
        ("original", 0, GameStage.END),
        ("quick", 21, GameStage.OPENING),
        ("quick", 20, GameStage.MIDDLE),
    ],
)
def test_the_draw_pile_tells_the_stage(edition: str, draw_pile: int, stage: GameStage) -> None:
    assert stage_of(setup_named(edition, "standard", 2), draw_pile) is stage


def test_the_weights_of_the_stage_are_gone_by() -> None:
    """Who likes to lay many cards only in the end does so only then."""
    nothing = {"count": -50.0, "reach": 20.0}
    named = {"opening": nothing, "middle": nothing, "end": {"count": 50.0, "reach": 20.0}}
    bot = SkilledBot(weights_named(named, has_colours=False))
    hands = ("10 11 12 13", "50 51")
    middle = observe(position(*hands, draw="70 71"), 0)
    end = observe(position(*hands), 0)
    assert len(bot.choose(middle, Random(0))) == 2 + 1
    assert len(bot.choose(end, Random(0))) == 4 + 1


def test_the_best_comes_first() -> None:
    observation = observe(position("10 11 40 60", "50 51", draw="70 71"), 0)
    scores = [each.score for each in judged(observation, weights_for(observation.table.setup))]
    assert len(scores) > 3
    assert scores == sorted(scores)
