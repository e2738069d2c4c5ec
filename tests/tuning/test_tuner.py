"""The tuner finds better weights, always the same for a seed, and writes them down."""

import json
from pathlib import Path
from random import Random

import pytest

import tuning.__main__ as command
from tests.tuning.tools import odd_weights
from thegame_desktop.bots import weights as weights_module
from thegame_desktop.bots.core import PlayedOutGame
from thegame_desktop.bots.weights import GameStage, read_tables, weights_for, weights_named
from thegame_desktop.engine import setup_named
from tuning import tuner
from tuning.evolution import Evolution
from tuning.parameters import Parameters
from tuning.tuner import Effort, strength, tune, value

EFFORT = Effort(generations=2, games=10, population=4, validation=20)


def test_the_evolution_finds_the_lowest_point() -> None:
    """Of a bowl that is a thousand times steeper in one direction than in another."""
    rng = Random(1)
    evolution = Evolution([3.0, -2.0, 1.0, 4.0], 1.0, 12)

    def loss(at: list[float]) -> float:
        return sum((at[axis] - axis) ** 2 * 10.0**axis for axis in range(4))

    for _ in range(150):
        candidates = evolution.ask(rng)
        evolution.tell(candidates, [*map(loss, candidates)])
    assert loss(evolution.mean) < 1e-6
    assert evolution.spread < 0.1


def test_weights_become_a_vector_and_come_back() -> None:
    setup = setup_named("extreme", "standard", 3)
    weights = odd_weights(setup, Random(2))
    parameters = Parameters(setup, weights, list(GameStage))
    again = parameters.weights(parameters.vector())
    there, back = (Parameters(setup, each, list(GameStage)).vector() for each in (weights, again))
    assert there == pytest.approx(back, rel=1e-3)


def test_only_the_chosen_stages_change() -> None:
    setup = setup_named("original", "standard", 2)
    present = weights_for(setup)
    parameters = Parameters(setup, present, [GameStage.END])
    changed = parameters.weights([each + 1 for each in parameters.vector()])
    assert changed.at(GameStage.OPENING) == present.at(GameStage.OPENING)
    assert changed.at(GameStage.MIDDLE) == present.at(GameStage.MIDDLE)
    assert changed.at(GameStage.END) != present.at(GameStage.END)


def test_a_won_game_is_worth_most_and_few_cards_left_more_than_many() -> None:
    assert value(PlayedOutGame(True, 0)) == 1
    assert 1 > value(PlayedOutGame(False, 1)) > value(PlayedOutGame(False, 9)) > 0
    shown = strength([PlayedOutGame(True, 0), PlayedOutGame(False, 9)])
    assert (shown.games, shown.wins, shown.cards_left) == (2, 1, 4.5)


@pytest.mark.parametrize("edition", ["original", "quick"])
def test_a_seed_gives_the_same_weights_again(edition: str) -> None:
    setup = setup_named(edition, "standard", 2)
    told: list[str] = []
    first = tune(setup, EFFORT, 3, told.append)
    assert first == tune(setup, EFFORT, 3, told.append)
    assert first.named != tune(setup, EFFORT, 4, told.append).named
    assert len(told) == 3 * EFFORT.generations


def test_what_is_no_better_beyond_chance_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = setup_named("quick", "standard", 2)
    still = Effort(generations=0, games=10, validation=50)
    assert not tune(setup, still, 1, print).is_better


def test_bad_weights_are_replaced_by_better_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_matters = weights_named({stage: {} for stage in GameStage}, has_colours=True)
    monkeypatch.setattr(tuner, "weights_for", lambda _: nothing_matters)
    effort = Effort(generations=8, games=60, spread=1.0, validation=300)
    tuned = tune(setup_named("quick", "standard", 3), effort, 1, lambda _: None)
    assert tuned.is_better
    assert tuned.after.value > tuned.before.value


def test_the_command_writes_down_what_is_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(weights_module.FILE.read_bytes())
    monkeypatch.setattr(weights_module, "FILE", file)
    monkeypatch.setattr(command, "FILE", file)
    before = read_tables()
    found = {stage.value: {"room": 0.5} for stage in GameStage}
    games = strength([PlayedOutGame(True, 0)])
    monkeypatch.setattr(
        command, "tune", lambda *_: tuner.Tuned(found, games, games, is_better=True)
    )
    arguments = ["--edition", "quick", "--players", "4"]
    assert command.main([*arguments, "--dry-run"]) == 0
    assert read_tables() == before
    assert command.main(arguments) == 0
    after = json.loads(file.read_text("utf-8"))
    assert after["quick"]["standard"].pop("4") == found
    before["quick"]["standard"].pop("4")
    assert after == before
    assert "quick standard, 4 players" in capsys.readouterr().out


def test_a_set_up_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--edition", "quick", "--players", "1"]) == 1
    assert "not for 1 players" in capsys.readouterr().err
