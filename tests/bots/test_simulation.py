"""Many games at once: the same for a seed, whoever plays them."""

import math

import pytest

from thegame_desktop.bots.simulation import SimulatedGame, Simulation, Tally, interval, run
from thegame_desktop.engine import Command, Layout, decode_record, verify

SIMULATION = Simulation("quick", "standard", 3, "greedy", seed=7, keeps_records=True)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = list(run(SIMULATION, 20, jobs=1))
    assert list(run(SIMULATION, 20, jobs=3)) == alone
    assert len(alone) == 20
    assert len({game.record for game in alone}) == 20


def test_more_games_begin_with_the_same_ones() -> None:
    assert list(run(SIMULATION, 5, jobs=1)) == list(run(SIMULATION, 9, jobs=1))[:5]


def test_another_seed_gives_other_games() -> None:
    other = Simulation("quick", "standard", 3, "greedy", seed=8, keeps_records=True)
    assert list(run(other, 3, jobs=1)) != list(run(SIMULATION, 3, jobs=1))


def test_records_tell_the_deal_and_verify() -> None:
    for index, game in enumerate(run(SIMULATION, 5, jobs=1)):
        assert game.record is not None
        record = decode_record(game.record)
        assert record.extra == {"deal": SIMULATION.deal(index).code}
        assert verify(record).cards_left == game.cards_left


def test_without_wanting_records_none_are_made() -> None:
    plain = Simulation("quick", "standard", 3, "greedy", seed=7)
    assert [game.record for game in run(plain, 3, jobs=1)] == [None] * 3


@pytest.mark.parametrize("shuffled", [False, True])
def test_commands_can_be_shuffled_and_switched_off(shuffled: bool) -> None:
    simulation = Simulation(
        "extreme",
        "standard",
        2,
        "random",
        seed=1,
        shuffles_commands=shuffled,
        switched_off=frozenset({Command.SKULL}),
        keeps_records=True,
    )
    layouts = []
    for game in run(simulation, 3, jobs=1):
        assert game.record is not None
        layouts.append(decode_record(game.record).setup.layout)
    assert all(Command.SKULL not in layout.in_play for layout in layouts)
    assert len(set(layouts)) == (3 if shuffled else 1)


def test_a_layout_of_ones_own_is_used() -> None:
    simulation = Simulation("extreme", "standard", 2, "random", 1, layout=Layout())
    assert simulation.setup(simulation.deal(0)).layout == Layout()


def test_a_tally_adds_up() -> None:
    tally = Tally()
    for won, left in ((True, 0), (False, 9), (False, 10), (False, 41)):
        tally.add(SimulatedGame(won, left, None))
    assert (tally.games, tally.wins, tally.under_ten, tally.cards_left) == (4, 1, 2, 60)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (82, 400, 0.1682, 0.2473),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = interval(wins, games)
    assert all(math.isclose(a, b, abs_tol=5e-4) for a, b in zip(found, (low, high), strict=True))
