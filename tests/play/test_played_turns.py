"""The turns of a recorded game, with what computer players said in it."""

from dataclasses import replace
from random import Random

import pytest

from tests.positions import ALL_SETUPS
from tests.random_games import random_game
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    BadRecord,
    ChooseStarter,
    Deal,
    FinishTurn,
    Record,
    RecordedTurn,
    State,
    Status,
    apply,
    deal,
    legal_actions,
    observe,
    record_of,
    setup_named,
)
from thegame_desktop.play.played_turns import computer_seats, played_turns


def recorded(state: State, strengths: list[str] | None = None) -> Record:
    players = state.table.setup.player_count
    seats = [{"strength": each} if each else {} for each in strengths or [""] * players]
    return record_of(state, [f"P{seat}" for seat in range(players)], {"seats": seats})


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_played_again_the_turns_lead_to_the_end(edition: str, variant: str, players: int) -> None:
    rng = Random(f"turns {edition} {variant} {players}")
    *_, last = random_game(edition, variant, players, rng)
    end = last.state
    turns = played_turns(recorded(end))
    finished = len(end.table.turns)
    assert len(turns) == finished + bool(end.table.lays)
    for nth, turn in enumerate(turns):
        assert len(turn.before.table.turns) == nth
        assert not turn.before.table.lays
        state = turn.before
        for lay in turn.lays:
            state = apply(state, lay).state
        if nth < finished:
            if len(state.table.turns) == nth:
                state = apply(state, FinishTurn()).state
            assert turn.lost_with is None
        if nth + 1 < len(turns):
            assert state.hands == turns[nth + 1].before.hands
        else:
            assert state == end
            is_lost_within = nth == finished and end.outcome.status is Status.LOST
            assert turn.lost_with == (end.cards_left if is_lost_within else None)


def test_a_turn_that_was_left_open_is_no_turn() -> None:
    setup = setup_named("original", "standard", 2)
    state = apply(deal(setup, Deal(setup.edition, 1).deck), ChooseStarter(0)).state
    assert played_turns(recorded(state)) == ()
    state = apply(state, legal_actions(state)[0]).state
    assert played_turns(recorded(state)) == ()


def test_computer_players_say_what_follows_from_their_hands() -> None:
    setup = setup_named("original", "standard", 3)
    *_, last = random_game("original", "standard", 3, Random(5))
    record = recorded(last.state, ["", "skilled", ""])
    assert setup.player_count == len(record.players)
    assert computer_seats(record) == {1}
    spoken = 0
    for turn in played_turns(record):
        said = turn.before.table.signals
        assert not said[0]
        assert not said[2]
        if turn.player != 1:
            assert {*said[1]} == {*SkilledBot().speak(observe(turn.before, 1))}
            spoken += bool(said[1])
    assert spoken


def test_what_breaks_the_rules_is_refused() -> None:
    *_, last = random_game("original", "standard", 2, Random(2))
    record = recorded(last.state)
    unplayed = RecordedTurn(record.turns[0].player, ())
    broken = replace(record, turns=(unplayed, *record.turns[1:]), outcome=None)
    with pytest.raises(BadRecord):
        played_turns(broken)
