"""The engine held to a plain second implementation that shares no code with it."""

import json
from random import Random

import pytest

from tests import reference
from tests.fixed_positions import FIXED_POSITIONS, FixedPosition
from tests.positions import SOME_SETUPS
from tests.random_games import random_action, random_deal
from thegame_desktop.engine import (
    ChooseStarter,
    FinishTurn,
    Lay,
    State,
    apply,
    decode_record,
    encode_layout,
    encode_record,
    legal_actions,
    record_of,
    replay,
)

# Counted by `python -m tests.fixed_positions`, without any of the engine's code.
SEQUENCE_COUNTS: dict[str, dict[int, int]] = {
    "original solo start": {1: 32, 2: 792, 3: 14816},
    "original backwards tricks": {1: 20, 2: 297, 3: 3190, 4: 23974},
    "original expert with little room": {1: 6, 2: 26, 3: 79, 4: 149, 5: 125, 6: 0},
    "original expert_plus within a turn": {1: 9, 2: 54, 3: 190, 4: 296},
    "original end, one player passed over": {1: 3, 2: 4, 3: 2},
    "extreme no_backwards showing": {1: 25, 2: 479, 3: 6836, 4: 70433},
    "extreme one_pile showing": {1: 26, 2: 183, 3: 1609, 4: 14227},
    "extreme skulls in hand": {1: 13, 2: 112, 3: 671, 4: 2362, 5: 3346, 6: 1344},
    "extreme 3! in hand": {1: 28, 2: 476, 3: 6600, 4: 3798},
    "extreme stop in hand": {1: 32, 2: 670, 3: 10854},
    "extreme two one_pile showing": {1: 26, 2: 77, 3: 133, 4: 143, 5: 95},
    "extreme draw_one and a short hand": {1: 8, 2: 14, 3: 0},
    "extreme end with skulls, 3! and stop": {1: 5, 2: 11, 3: 18, 4: 3, 5: 0},
    "extreme last three cards": {1: 3, 2: 3, 3: 2},
    "extreme expert_plus with every command": {1: 7, 2: 31, 3: 85, 4: 124, 5: 69},
    "quick standard": {1: 3, 2: 3, 3: 0},
    "quick expert": {1: 3, 2: 0},
}
GAMES = {"original": 10, "extreme": 5, "quick": 20}
"""How many random games are played of each edition, variant and number of players."""
_SMALL = 1_000
"""Counts up to this size are counted anew by the brute force in every run."""


def count_sequences(state: State, length: int) -> int:
    """The sequences of so many lays within the turn; none goes on past its end."""
    if length == 0:
        return 1
    player, turns = state.table.on_turn, len(state.table.turns)
    count = 0
    for action in legal_actions(state):
        if isinstance(action, Lay):
            after = apply(state, action).state
            table = after.table
            goes_on = table.result is None and table.on_turn == player and len(table.turns) == turns
            count += count_sequences(after, length - 1) if goes_on else length == 1
    return count


@pytest.mark.parametrize("fixed", FIXED_POSITIONS, ids=lambda fixed: fixed.name)
def test_the_engine_counts_the_same_sequences(fixed: FixedPosition) -> None:
    record = decode_record(reference_bytes(fixed))
    *_, last = replay(record)
    expected = SEQUENCE_COUNTS[fixed.name]
    assert {length: count_sequences(last.state, length) for length in expected} == expected


@pytest.mark.parametrize("fixed", FIXED_POSITIONS, ids=lambda fixed: fixed.name)
def test_the_brute_force_still_counts_them(fixed: FixedPosition) -> None:
    game = fixed.reach()
    expected = {n: c for n, c in SEQUENCE_COUNTS[fixed.name].items() if c <= _SMALL}
    assert {n: reference.count_sequences(game, n) for n in expected} == expected
    assert set(SEQUENCE_COUNTS[fixed.name]) == set(fixed.lengths)


def reference_bytes(fixed: FixedPosition) -> bytes:
    """The record of a fixed position as bytes."""
    return json.dumps(fixed.record()).encode()


@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_random_games_agree_at_every_step(edition: str, variant: str, players: int) -> None:
    # Words that give no game in which the plain search takes twenty seconds to find no way out.
    rng = Random(f"games of {edition} {variant} {players}")
    for _ in range(GAMES[edition]):
        _play_both(edition, variant, players, rng)


@pytest.mark.heavy
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_very_many_random_games_agree(edition: str, variant: str, players: int) -> None:
    rng = Random(f"{edition} {variant} {players} heavy")
    for _ in range(40 * GAMES[edition]):
        _play_both(edition, variant, players, rng)


def _play_both(edition: str, variant: str, players: int, rng: Random) -> None:
    state = random_deal(edition, variant, players, rng)
    layout = encode_layout(state.table.setup.layout)
    game = reference.Reference(
        edition, variant, players, [card.code for card in state.deck], layout
    )
    _agree(state, game)
    while state.table.result is None:
        _agree_on_what_is_legal(state, game)
        action = random_action(state, rng)
        state = apply(state, action).state
        match action:
            case ChooseStarter(player):
                game.choose_starter(player)
            case Lay(card, pile):
                game.lay(card.code, pile)
            case FinishTurn():
                game.finish()
        _agree(state, game)
    record = record_of(state, [f"Player {n}" for n in range(players)])
    assert reference.verify_record(json.loads(encode_record(record))) == (
        state.outcome.status,
        state.outcome.cards_left,
    )


def _agree(state: State, game: reference.Reference) -> None:
    assert state.outcome.status == game.status
    assert state.outcome.cards_left == game.cards_left()
    assert [[card.code for card in hand] for hand in state.hands] == game.hands
    assert [card.code for card in state.draw_pile] == game.draw
    assert [[card.code for card in pile.cards] for pile in state.table.piles] == game.piles
    assert state.table.on_turn == game.on_turn


def _agree_on_what_is_legal(state: State, game: reference.Reference) -> None:
    actions = legal_actions(state)
    lays = {(action.card.code, action.pile) for action in actions if isinstance(action, Lay)}
    assert lays == game.legal_lays()
    assert (FinishTurn() in actions) == game.may_finish()
