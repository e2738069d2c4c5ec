"""Plans are exactly the turns that the rules allow, and lead where they say."""

import dataclasses
from collections.abc import Iterator

import pytest

from tests.bots.chance_positions import small_positions
from tests.positions import cards, extreme, position
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.plans import Breadth, Plan, plans
from thegame_desktop.engine import (
    Card,
    FinishTurn,
    Lay,
    State,
    Status,
    apply,
    legal_actions,
    observe,
)

EVERYTHING = Breadth(window=10_000, reach=10_000, enough=1_000_000)
Turn = tuple[frozenset[Card], tuple[Card, ...], bool]
"""What stays in hand, the tops, and whether a Stop has ended it."""

VARIANTS = [
    ("original", "standard"),
    ("original", "expert"),
    ("extreme", "standard"),
    ("extreme", "expert_plus"),
    ("quick", "standard"),
    ("quick", "expert"),
]


def all_turns(state: State, tried: set[object] | None = None) -> Iterator[Turn]:
    """Every turn that the engine lets the player on turn finish, found by trying everything."""
    tried = set() if tried is None else tried
    seat, finished = state.table.on_turn, len(state.table.turns)
    assert seat is not None
    if (state.table.position, state.hands[seat]) in tried:
        return
    tried.add((state.table.position, state.hands[seat]))
    for action in legal_actions(state):
        after, _ = apply(state, action)
        if isinstance(action, FinishTurn):
            yield frozenset(state.hands[seat]), state.table.position.tops, False
            continue
        assert isinstance(action, Lay)
        hand = frozenset(state.hands[seat]) - {action.card}
        tops = (
            *state.table.position.tops[: action.pile],
            action.card,
            *state.table.position.tops[action.pile + 1 :],
        )
        by_stop = state.table.setup.layout.by_card.get(action.card) == "stop"
        if after.table.result is not None and len(after.table.turns) == finished:
            if after.table.result.status is Status.WON:
                yield hand, tops, by_stop
        elif by_stop:
            yield hand, tops, True
        else:
            yield from all_turns(after, tried)


def turn_of(plan: Plan, state: State) -> Turn:
    bits = card_bits(state.table.setup.edition)
    rest = frozenset(card for card in bits.cards if plan.rest >> bits.number_of[card] & 1)
    rows = state.table.setup.edition.rows
    tops = tuple(
        rows[pile].card if top == bits.row_number else bits.cards[top]
        for pile, top in enumerate(plan.tops)
    )
    return rest, tops, plan.stops


@pytest.mark.parametrize(("edition", "variant"), VARIANTS)
def test_plans_are_the_turns_that_the_engine_allows(edition: str, variant: str) -> None:
    hand = 2 if edition == "quick" else 4
    for state in small_positions(edition, variant, 25, hand):
        found = plans(observe(state, 0), EVERYTHING)
        assert {turn_of(plan, state) for plan in found} == set(all_turns(state))


@pytest.mark.parametrize(("edition", "variant"), VARIANTS)
def test_plans_lead_where_they_say(edition: str, variant: str) -> None:
    hand = 2 if edition == "quick" else 5
    for state in small_positions(edition, variant, 15, hand):
        bits = card_bits(state.table.setup.edition)
        rows = state.table.setup.edition.rows
        for plan in plans(observe(state, 0), Breadth(16, 5)):
            after, cost = state, 0
            for action in plan.actions(bits):
                if after.table.result is not None:
                    assert isinstance(action, FinishTurn)
                    assert after.table.result.status is Status.WON
                    break
                if isinstance(action, Lay):
                    top = after.table.position.tops[action.pile]
                    cost += rows[action.pile].step(top, action.card)
                after = apply(after, action).state
            rest, tops, _ = turn_of(plan, state)
            assert rest <= frozenset(after.hands[0])
            assert not rest & frozenset(after.table.laid)
            assert frozenset(state.hands[0]) - rest == frozenset(after.table.laid)
            assert after.table.position.tops == tops
            assert plan.cost == cost


@pytest.mark.parametrize("edition", ["original", "extreme"])
def test_only_turns_within_the_window_are_found(edition: str) -> None:
    for state in small_positions(edition, "standard", 30, 5):
        found = plans(observe(state, 0), Breadth(window=6, reach=3))
        everything = plans(observe(state, 0), EVERYTHING)
        assert bool(found) == bool(everything)
        cheapest = min((plan.cost for plan in found if not plan.stops), default=10_000)
        # Not to be missed: the cheapest turn with as few cards as will do.
        fewest = min((len(plan.lays) for plan in everything if not plan.stops), default=0)
        shortest = [plan for plan in everything if len(plan.lays) == fewest and not plan.stops]
        assert cheapest <= min((plan.cost for plan in shortest), default=10_000)
        for plan in found:
            assert plan.cost <= cheapest + 6 + (10 if plan.rest else 0)


def test_what_nobody_demands_goes_no_further_than_the_reach() -> None:
    reach, beyond = 4, 0
    for state in small_positions("original", "standard", 40, 5):
        edition = state.table.setup.edition
        minimum = state.table.position.minimum
        for plan in plans(observe(state, 0), Breadth(16, reach)):
            tops, hand = [*state.table.position.tops], {*state.hands[0]}
            for nth, (number, pile) in enumerate(plan.lays):
                card, row = edition.cards[number], edition.rows[pile]
                step = row.step(tops[pile], card)
                tops[pile] = card
                hand.remove(card)
                if nth >= minimum and step > reach:
                    assert step <= reach + 10
                    assert edition.takes[pile][card].backwards & hand
                    beyond += 1
    assert beyond


def test_a_far_card_is_laid_if_a_trick_wins_it_back() -> None:
    state = position("3 4 11 14 60", "70 71", draw="90 91 92")
    found = plans(observe(state, 0), Breadth(16, reach=3))
    bits = card_bits(state.table.setup.edition)
    wanted = bits.of(cards("3 14 4"))
    assert any(bits.of(state.hands[0]) & ~plan.rest == wanted for plan in found)


def test_with_enough_seen_there_is_still_a_turn() -> None:
    for edition in ("original", "extreme"):
        for state in small_positions(edition, "standard", 20, 6):
            few = plans(observe(state, 0), Breadth(16, 5, enough=1))
            many = plans(observe(state, 0), Breadth(16, 5))
            assert bool(few) == bool(many)
            assert len(few) <= len(many)


def test_no_way_to_finish_gives_no_plan() -> None:
    state = extreme("50 60", "70 71", skull="50 60")
    assert plans(observe(state, 0), EVERYTHING) == []


def test_the_order_of_the_hand_says_nothing() -> None:
    for state in small_positions("extreme", "standard", 20, 5):
        turned = dataclasses.replace(state, hands=(state.hands[0][::-1], state.hands[1]))
        breadth = Breadth(16, 5)
        assert plans(observe(state, 0), breadth) == plans(observe(turned, 0), breadth)
