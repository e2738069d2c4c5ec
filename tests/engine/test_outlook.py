"""The search for a way to finish the turn: right, and bounded in the worst positions known."""

from random import Random

import pytest

from tests.positions import codes, layout, play, position
from tests.reference import Reference, all_cards
from tests.worst_positions import WORST, Worst
from thegame_desktop.engine import (
    Card,
    Command,
    FinishTurn,
    Lay,
    Position,
    Setup,
    State,
    after_lay,
    apply,
    finish_refusal,
    is_stop,
    legal_actions,
    legal_lays,
    look_ahead,
)

COMMANDS = [command.value for command in Command]


MOST_NODES = 1_000


@pytest.mark.parametrize("worst", WORST, ids=lambda worst: worst.hand)
def test_the_worst_positions_known_take_few_nodes(worst: Worst) -> None:
    found = look_ahead(*worst.start())
    assert found.can_finish == worst.can_finish
    assert found.nodes <= MOST_NODES


def test_covering_a_one_pile_card_can_be_the_way_to_two_open_skulls() -> None:
    commands = layout(skull="14 90", one_pile="18")
    hand = "14 90 18 20 15 89"
    state = position(hand, edition="extreme", draw="50 51", commands=commands)
    state = play(state, "14/0 90/2 18/1")
    assert state.table.result is None
    state = play(state, "20/1 15/0 89/2")
    assert FinishTurn() in legal_actions(state)


def test_without_commands_the_search_is_tiny() -> None:
    rng = Random(5)
    for _ in range(500):
        drawn = [str(number) for number in rng.sample(range(2, 100), 13)]
        tops = dict(enumerate(drawn[:4]))
        state = position(" ".join(drawn[4:12]), variant="expert", tops=tops, draw=drawn[12])
        table = state.table
        assert look_ahead(table.setup, table.position, state.hands[0]).nodes <= 60


@pytest.mark.parametrize("seed", range(12))
def test_it_agrees_with_the_reference_where_commands_are_dense(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        state, game = _dense_position(rng, hand_size=5)
        _agree_within_the_turn(state, game, rng)


@pytest.mark.parametrize("seed", range(12))
def test_what_it_leaves_out_never_matters(seed: int) -> None:
    """Full hands, against a search over the same rules that leaves nothing out."""
    rng = Random(seed)
    for _ in range(40):
        state, _ = _dense_position(rng, hand_size=rng.choice((6, 7, 8)))
        position_, hand = state.table.position, state.hands[0]
        while True:
            found = look_ahead(state.table.setup, position_, hand).can_finish
            assert found == _finishes(state.table.setup, position_, hand, set())
            lays = list(legal_lays(state.table.setup, position_, hand))
            if not lays:
                break
            # Straight on even where the game would be lost: more positions to compare.
            lay = rng.choice(lays)
            position_ = after_lay(state.table.setup, position_, lay)
            hand = tuple(one for one in hand if one != lay.card)


def _finishes(
    setup: Setup,
    position_: Position,
    hand: tuple[Card, ...],
    seen: set[tuple[Position, tuple[Card, ...]]],
) -> bool:
    if finish_refusal(position_) is None:
        return True
    for lay in legal_lays(setup, position_, hand):
        if is_stop(setup, lay.card):
            return True
        after = after_lay(setup, position_, lay)
        rest = tuple(one for one in hand if one != lay.card)
        if (after, rest) not in seen:
            seen.add((after, rest))
            if _finishes(setup, after, rest, seen):
                return True
    return False


def _dense_position(rng: Random, hand_size: int) -> tuple[State, Reference]:
    """A start of a turn in which two thirds of all cards carry commands."""
    drawn = [str(number) for number in rng.sample(range(2, 100), 5 + hand_size)]
    tops, hand, draw = drawn[:4], drawn[4:-1], drawn[-1:]
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
