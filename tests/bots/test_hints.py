"""Hints in positions with an undoubted best lay, and what is told as the second choice."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.positions import LONG_DRAW, card, extreme, play, position
from tests.random_games import random_deal
from thegame_desktop.bots.analysis.hints import Hint, hints
from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    EDITIONS,
    Action,
    Advice,
    Card,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    Layout,
    PileAdvice,
    Position,
    Setup,
    State,
    Status,
    Table,
    Turn,
    apply,
    legal_lays,
    observe,
    refusal,
)

EFFORT = Effort(rollouts=60)


def hints_in(state: State) -> tuple[Hint, ...]:
    """What whoever is on turn is told."""
    return hints(observe(state, state.table.on_turn), EFFORT, 1, Flag())


def best_in(state: State) -> Lay | FinishTurn:
    return hints_in(state)[0].action


def lay(text: str) -> Lay:
    code, pile = text.split("/")
    return Lay(card(code), int(pile))


# What is beyond doubt


@pytest.mark.parametrize(
    ("state", "best"),
    [
        # A backwards trick that costs nothing else.
        (position("41 20 75 33 8 92", tops={0: "51", 1: "40", 2: "30", 3: "25"}), "41/0"),
        (
            position(
                "77 9 15 60 33 80",
                "10 11 12 13 14 16",
                tops={0: "70", 1: "65", 2: "67", 3: "30"},
                draw=LONG_DRAW.replace("80", "90"),
            ),
            "77/2",
        ),
        (
            extreme(
                "41 20 75 33 8 92 60",
                tops={0: "51", 1: "40", 2: "30", 3: "25"},
                draw=LONG_DRAW,
                stop="99",
            ),
            "41/0",
        ),
        # The colour of a high top on the pile that ascends: back to the beginning.
        (
            position(
                "B2 Y6",
                "R4 G5",
                edition="quick",
                tops={0: "G6", 1: "B10"},
                draw="R1 R2 R3 Y1 Y2 Y3 P1 P2",
            ),
            "B2/1",
        ),
    ],
    ids=["original", "original for two", "extreme", "quick"],
)
def test_a_cheap_trick_is_taken(state: State, best: str) -> None:
    assert lay(best) in hints_in(state)[0].lays


@pytest.mark.parametrize(
    "state",
    [
        position("34 24", tops={0: "33", 1: "90", 2: "5", 3: "10"}),
        extreme("34 24", tops={0: "33", 1: "90", 2: "5", 3: "10"}, draw="", silence="50"),
        position("R2 R9", "", edition="quick", tops={0: "Y1", 1: "R8"}),
    ],
    ids=["original", "extreme", "quick"],
)
def test_a_win_in_hand_is_not_given_away(state: State) -> None:
    best = hints_in(state)[0]
    for each in best.lays:
        state = apply(state, each).state
    assert state.outcome.status is Status.WON


@pytest.mark.parametrize(
    ("state", "lays"),
    [
        (
            position("5 96 50 60 70", tops={0: "3", 1: "4", 2: "97", 3: "98"}, draw=LONG_DRAW),
            "5/0 96/2",
        ),
        (
            extreme(
                "5 96 50 60 70", tops={0: "3", 1: "4", 2: "97", 3: "98"}, draw=LONG_DRAW, stop="2"
            ),
            "5/0 96/2",
        ),
        (
            position("B2 R10", "Y5 G5", edition="quick", draw="R1 P6", tops={0: "Y9", 1: "B1"}),
            "B2/1",
        ),
    ],
    ids=["original", "extreme", "quick"],
)
def test_no_pile_is_given_away_where_the_turn_can_be_finished(state: State, lays: str) -> None:
    assert best_in(play(state, lays)) == FinishTurn()


# Where all is known: every way to play on is tried out here


def endgame(
    edition: str, hands: Sequence[Sequence[Card]], tops: Sequence[Card], layout: Layout
) -> State:
    """The draw pile is empty, and all cards but these hands have been laid."""
    rules = EDITIONS[edition]
    setup = Setup(rules, rules.variants["standard"], len(hands), layout)
    held = [each for hand in hands for each in hand]
    others = [each for each in rules.cards if each not in held and each not in tops]
    lays = [Lay(each, 0) for each in others] + [Lay(top, pile) for pile, top in enumerate(tops)]
    deck = (*held, *(each.card for each in lays))
    table = Table(
        setup=setup,
        position=Position(tuple(tops), setup.variant.minimum_with(0)),
        starter=0,
        on_turn=0,
        turns=(Turn(len(hands) - 1, tuple(lays)),),
        lays=(),
        signals=((),) * len(hands),
        result=None,
    )
    return State(table, tuple(map(tuple, hands)), deck, len(deck))


def actions_in(state: State) -> Iterator[Action]:
    table = state.table
    assert table.on_turn is not None
    yield from legal_lays(table.setup, table.position, state.hands[table.on_turn])
    if refusal(state, FinishTurn()) is None:
        yield FinishTurn()


def can_win(state: State, known: dict[object, bool]) -> bool:
    """True if the team can still lay all cards, whatever that takes."""
    if state.table.result is not None:
        return state.outcome.status is Status.WON
    key = (state.hands, state.table.position, state.table.on_turn)
    if key not in known:
        known[key] = any(can_win(apply(state, each).state, known) for each in actions_in(state))
    return known[key]


def winning(state: State) -> tuple[list[Action], list[Action]]:
    """What can be done, and what of it can still win."""
    known: dict[object, bool] = {}
    possible = list(actions_in(state))
    return possible, [each for each in possible if can_win(apply(state, each).state, known)]


def doubtful_endgames(
    edition: str, sizes: Sequence[int], count: int
) -> Iterator[tuple[State, list[Action]]]:
    """Endgames that most of what can be done would lose, and what wins them."""
    rules, rng = EDITIONS[edition], Random(f"endgames {edition} {sizes}")
    layout = rules.default_layout
    while count:
        drawn = rng.sample(list(rules.cards), sum(sizes) + len(rules.rows))
        hands = [[drawn.pop() for _ in range(size)] for size in sizes]
        state = endgame(edition, hands, drawn, layout)
        possible, wins = winning(state)
        if wins and len(wins) <= len(possible) / 2:
            count -= 1
            yield state, wins


@pytest.mark.parametrize(
    ("edition", "sizes"),
    [("original", (4,)), ("original", (3, 3)), ("extreme", (3, 2)), ("quick", (2, 2))],
)
def test_an_endgame_that_can_be_won_is_not_lost(edition: str, sizes: Sequence[int]) -> None:
    for state, wins in doubtful_endgames(edition, sizes, 12):
        assert best_in(state) in wins, (state.hands, state.table.position.tops)


def test_who_has_a_plan_is_told_to_keep_to_it() -> None:
    """And the second choice is still another one."""
    state = position("5 96 50 60 70", tops={0: "3", 1: "4", 2: "97", 3: "98"}, draw=LONG_DRAW)
    plan = (lay("60/0"), lay("50/2"))
    best, second = hints(observe(state, 0), EFFORT, 1, Flag(), plan=plan)
    assert (best.lays, best.action) == (plan, plan[0])
    assert second.action not in plan
    assert best_in(state) not in plan, "nobody would think of it otherwise"


# The second choice


def test_the_second_choice_is_another_action_and_leads_by_legal_lays_to_a_turn() -> None:
    rng, seconds = Random("second choices"), 0
    for edition in EDITIONS:
        state = apply(random_deal(edition, "standard", 2, rng), ChooseStarter(0)).state
        for _ in range(14):
            if state.table.result is not None:
                break
            found = hints_in(state)
            for hint in found:
                assert hint.action == (hint.lays[0] if hint.lays else FinishTurn())
                after = state
                for each in hint.lays:
                    after = apply(after, each).state
            assert len({hint.action for hint in found}) == len(found) <= 2
            seconds += len(found) - 1
            seat = state.table.on_turn
            state = apply(state, GreedyBot().choose(observe(state, seat), rng)[0]).state
    assert seconds > 25


def test_a_pile_that_is_like_another_is_no_second_choice() -> None:
    state = position("88 40 45 50 55 60 65 70", draw=LONG_DRAW.replace("88", "90"))
    best, second = hints_in(state)
    assert isinstance(best.action, Lay)
    assert isinstance(second.action, Lay)
    assert best.action.card != second.action.card
    mirrored = {0: 1, 1: 0, 2: 3, 3: 2}
    for hint in (best, second):
        turned = [replace(each, pile=mirrored[each.pile]) for each in hint.lays]
        assert set(turned) != set(best.lays if hint is second else second.lays)


def test_what_somebody_says_of_one_of_them_tells_them_apart() -> None:
    hand = "88 89 90 91 92 93 94"
    state = position(hand, "2 3 4 5 6 7 8", draw="10 11 12 13 14 15 16")
    asked = apply(state, GiveSignals(1, (PileAdvice(2, Advice.KEEP_OFF),))).state
    best = hints_in(asked)[0]
    assert all(each.pile != 2 for each in best.lays), "the other one will do"


def test_where_there_is_only_one_thing_to_do_there_is_no_second_choice() -> None:
    (only,) = hints_in(position("34", tops={0: "33", 1: "90", 2: "5", 3: "10"}))
    assert only.action == lay("34/0")
