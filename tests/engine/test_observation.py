"""What a seat may know, and ask."""

from dataclasses import replace
from random import Random

import pytest

from tests.positions import ALL_SETUPS, cards, lays, play, position
from tests.random_games import random_game
from thegame_desktop.engine import (
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    Reason,
    Refusal,
    State,
    TurnFinished,
    deal,
    legal_actions,
    observe,
    observe_event,
    refusal,
    setup_named,
)


def test_it_sees_its_hand_the_table_and_how_many_cards_the_others_hold() -> None:
    state = play(position("5 6 7", "60 61", draw="90 91"), "5/0")
    seen = observe(state, 1)
    assert seen.hand == cards("60 61")
    assert seen.hand_sizes == (2, 2)
    assert seen.draw_pile_size == 2
    assert seen.table.laid == cards("5")
    assert not seen.is_on_turn


def test_the_unseen_cards_are_all_but_the_laid_ones_and_its_own() -> None:
    state = play(position("5 6 7", "60 61", draw="90 91"), "5/0")
    unseen = observe(state, 1).unseen
    assert len(unseen) == 98 - 3
    assert not {*cards("5 60 61")} & {*unseen}


def test_who_is_on_turn_may_do_what_the_state_allows() -> None:
    state = play(position("5 6 7", "60 61", draw="90 91"), "5/0")
    assert legal_actions(observe(state, 0)) == legal_actions(state)
    assert legal_actions(observe(state, 1)) == []


def test_a_seat_can_ask_why_not() -> None:
    state = position("5 6 7", "60 61", tops={0: "9"}, draw="90 91")
    assert refusal(observe(state, 0), lays("5/0")[0]) == Refusal(Reason.NOT_HIGHER, cards("9")[0])
    assert refusal(observe(state, 0), FinishTurn()) == Refusal(Reason.MINIMUM_OWED, owed=2)
    assert refusal(observe(state, 1), lays("60/0")[0]) == Refusal(Reason.NOT_ON_TURN, player=0)


def test_only_who_drew_sees_the_cards() -> None:
    drawn = CardsDrawn(0, 2, cards("90 91"))
    assert observe_event(drawn, 0) == drawn
    assert observe_event(drawn, 1) == CardsDrawn(0, 2, None)
    assert observe_event(drawn, None) == CardsDrawn(0, 2, None)
    assert observe_event(TurnFinished(0), 1) == TurnFinished(0)


def test_an_onlooker_sees_the_table_and_no_hand() -> None:
    state = play(position("5 6 7", "60 61", draw="90 91"), "5/0")
    seen = observe(state, None)
    assert (seen.seat, seen.hand, seen.hand_on_turn) == (None, (), ())
    assert seen.hand_sizes == (2, 2)
    assert seen.draw_pile_size == 2
    assert seen.table == state.table
    assert len(seen.unseen) == 98 - 1
    assert not seen.is_on_turn
    assert not seen.hand_is_on_turn


def test_before_the_beginning_an_onlooker_is_not_on_turn_either() -> None:
    setup = setup_named("original", "standard", 3)
    seen = observe(deal(setup, setup.edition.cards), None)
    assert seen.table.on_turn is None
    assert not seen.is_on_turn
    assert not seen.hand_is_on_turn
    assert seen.hand_on_turn == ()
    assert legal_actions(seen) == [ChooseStarter(player) for player in range(3)]
    assert refusal(seen, ChooseStarter(2)) is None
    assert refusal(seen, FinishTurn()) == Refusal(Reason.NOT_STARTED)


def test_an_onlooker_can_do_nothing_and_learns_nothing_by_trying() -> None:
    state = play(position("5 6 7", "60 61", draw="90 91"), "5/0")
    seen = observe(state, None)
    assert legal_actions(seen) == []
    assert refusal(seen, FinishTurn()) == Refusal(Reason.NOT_ON_TURN, player=0)
    for card in state.table.setup.edition.cards:
        for pile in range(-1, 5):
            assert refusal(seen, Lay(card, pile)) == Refusal(Reason.NOT_ON_TURN, player=0)
    for player in (0, 1):
        assert refusal(seen, GiveSignals(player, ())) == Refusal(Reason.NOT_YOUR_SIGNALS)
    assert refusal(seen, GiveSignals(2, ())) == Refusal(Reason.NO_SUCH_PLAYER)


def test_the_end_is_told_to_an_onlooker() -> None:
    state = play(position("5", ""), "5/0")
    assert refusal(observe(state, None), FinishTurn()) == Refusal(Reason.GAME_OVER)
    assert legal_actions(observe(state, None)) == []


def test_whose_turn_it_ended_in_stays_known() -> None:
    seen = observe(play(position("5", ""), "5/0"), 0)
    assert seen.hand_is_on_turn
    assert not seen.is_on_turn


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"hidden {edition} {variant} {players}")
    for step in random_game(edition, variant, players, rng):
        for seat in (None, *range(players)):
            assert observe(_otherwise(step.state, seat, rng), seat) == observe(step.state, seat)
        for event in step.events:
            told = observe_event(event, None)
            if isinstance(event, CardsDrawn):
                assert told == replace(event, cards=None)
            else:
                assert told == event


def _otherwise(state: State, seat: int | None, rng: Random) -> State:
    """The state with all cards that this seat doesn't see exchanged among each other."""
    hidden = [
        *(card for owner, hand in enumerate(state.hands) if owner != seat for card in hand),
        *state.draw_pile,
    ]
    rng.shuffle(hidden)
    hands = tuple(
        hand if owner == seat else tuple(hidden.pop() for _ in hand)
        for owner, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, deck=(*state.deck[: state.drawn], *hidden))


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IndexError):
        observe(position("5 6", "60"), seat)
