"""What a seat may know, and ask."""

import pytest

from tests.positions import cards, lays, play, position
from thegame_desktop.engine import (
    CardsDrawn,
    FinishTurn,
    Reason,
    Refusal,
    TurnFinished,
    legal_actions,
    observe,
    observe_event,
    refusal,
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
    assert refusal(observe(state, 1), lays("60/0")[0]) == Refusal(Reason.NOT_ON_TURN)


def test_only_who_drew_sees_the_cards() -> None:
    drawn = CardsDrawn(0, 2, cards("90 91"))
    assert observe_event(drawn, 0) == drawn
    assert observe_event(drawn, 1) == CardsDrawn(0, 2, None)
    assert observe_event(TurnFinished(0), 1) == TurnFinished(0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IndexError):
        observe(position("5 6", "60"), seat)
