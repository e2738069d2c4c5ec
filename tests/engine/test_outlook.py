"""The search for a way to finish the turn: right, and bounded in the worst positions known."""

from random import Random

import pytest

from tests.positions import codes, layout, position
from tests.reference import Reference, all_cards
from tests.worst_positions import WORST, Worst
from thegame_desktop.engine import Command, Lay, State, apply, legal_actions, look_ahead

COMMANDS = [command.value for command in Command]


MOST_NODES = 1_000


@pytest.mark.parametrize("worst", WORST, ids=lambda worst: worst.hand)
def test_the_worst_positions_known_take_few_nodes(worst: Worst) -> None:
    found = look_ahead(*worst.start())
    assert found.can_finish == worst.can_finish
    assert found.nodes <= MOST_NODES


def test_without_commands_the_search_is_tiny() -> None:
    rng = Random(5)
    for _ in range(500):
        drawn = [str(number) for number in rng.sample(range(2, 100), 13)]
        tops = dict(enumerate(drawn[:4]))
        state = position(" ".join(drawn[4:12]), variant="expert", tops=tops, draw=drawn[12])
        table = state.table
        assert look_ahead(table.setup, table.position, state.hands[0]).nodes <= 60


@pytest.mark.parametrize("seed", range(12))
def test_it_agrees_with_a_plain_search_where_commands_are_dense(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        state, game = _dense_position(rng)
        _agree_within_the_turn(state, game, rng)


def _dense_position(rng: Random) -> tuple[State, Reference]:
    """A start of a turn with five cards in hand, two thirds of all cards with commands."""
    drawn = [str(number) for number in rng.sample(range(2, 100), 10)]
    tops, hand, draw = drawn[:4], drawn[4:9], drawn[9:]
    carriers: dict[str, list[str]] = {name: [] for name in COMMANDS}
    for code in drawn:
        if rng.random() < 0.67:
            carriers[rng.choice([*COMMANDS, "skull", "skull", "one_pile"])].append(code)
    commands = {name: " ".join(carried) for name, carried in carriers.items()}
    variant = rng.choice(["standard", "expert"])
    state = position(
        " ".join(hand),
        edition="extreme",
        variant=variant,
        tops=dict(enumerate(tops)),
        draw=" ".join(draw),
        commands=layout(**commands),
    )
    game = Reference("extreme", variant, 1, all_cards("extreme"), carriers)
    game.hands, game.draw, game.piles = [hand], draw, [[top] for top in tops]
    game.on_turn = 0
    return state, game


def _agree_within_the_turn(state: State, game: Reference, rng: Random) -> None:
    table = state.table
    found = look_ahead(table.setup, table.position, state.hands[0]).can_finish
    assert found == game.can_still_finish(), (codes(state.hands[0]), table.position)
    lays = [action for action in legal_actions(state) if isinstance(action, Lay)]
    if not (found and lays):
        return
    lay = rng.choice(lays)
    after = apply(state, lay).state
    game.lay(lay.card.code, lay.pile)
    assert after.outcome.status == game.status
    if after.table.result is None and len(after.table.turns) == len(table.turns):
        _agree_within_the_turn(after, game, rng)
