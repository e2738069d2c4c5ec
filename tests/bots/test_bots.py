"""Computer players keep the rules, and go only by what their seat may know."""

import dataclasses
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tests.positions import SOME_SETUPS, cards, lays, position
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.casual_bot import CasualBot
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    EDITIONS,
    Action,
    Advice,
    ChooseStarter,
    Deal,
    FinishTurn,
    GiveSignals,
    Lay,
    PileAdvice,
    Setup,
    State,
    Status,
    apply,
    deal,
    legal_actions,
    observe,
    record_of,
    setup_named,
    verify,
)

SEEDS = range(30)
GAMES = dict.fromkeys(BOTS, 2) | {Strength.EXPERT.value: 1}
"""How many each plays in every set-up; experts take their time."""

every_bot = pytest.mark.parametrize("name", BOTS)


def new_bot(name: str) -> Bot:
    """The bot of that name; an expert that doesn't think for long."""
    return ExpertBot(Effort(6)) if name == Strength.EXPERT else BOTS[name]()


@every_bot
@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_whole_games_keep_the_rules(name: str, edition: str, variant: str, players: int) -> None:
    setup = setup_named(edition, variant, players)
    bots = [new_bot(name) for _ in range(players)]
    for seed in range(GAMES[name]):
        end = play_game(setup, Deal(setup.edition, seed).deck, bots, Random(seed))
        assert end.outcome.status is not Status.UNFINISHED
        # A record tells what was laid, not what was said.
        unsaid = dataclasses.replace(end.table, signals=((),) * players, remarks=())
        played = dataclasses.replace(end, table=unsaid)
        assert verify(record_of(end, ["bot"] * players)) == played


@every_bot
@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_from_the_middle_of_any_turn_it_finds_a_way_to_its_end(
    name: str, edition: str, variant: str, players: int
) -> None:
    rng = Random(f"middle {name} {edition} {variant} {players}")
    setup, bot = setup_named(edition, variant, players), new_bot(name)
    for seed in range(GAMES[name]):
        state = apply(deal(setup, Deal(setup.edition, seed).deck), ChooseStarter(0)).state
        while state.table.result is None:
            seat, turns = state.table.on_turn, len(state.table.turns)
            assert seat is not None
            lays = [each for each in legal_actions(state) if isinstance(each, Lay)]
            if lays and rng.random() < 0.5:
                # Somebody else has begun the turn; where that lost the game, there is no more.
                state = apply(state, rng.choice(lays)).state
            while state.table.result is None and len(state.table.turns) == turns:
                for action in bot.choose(observe(state, seat), rng):
                    state = apply(state, action).state
                    if state.table.result is not None or len(state.table.turns) > turns:
                        break


def swapped_world(state: State, seat: int, rng: Random) -> State:
    """The same game with other hidden cards, as far as this seat can't see them."""
    hidden = [*state.draw_pile]
    for other, hand in enumerate(state.hands):
        hidden += hand if other != seat else ()
    rng.shuffle(hidden)
    hands, left = [], list(hidden)
    for other, hand in enumerate(state.hands):
        hands.append(hand if other == seat else tuple(left[: len(hand)]))
        left = left if other == seat else left[len(hand) :]
    deck = (*state.deck[: state.drawn], *left)
    return dataclasses.replace(state, hands=tuple(hands), deck=deck)


@every_bot
@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_nothing_depends_on_what_the_seat_cannot_see(
    name: str, edition: str, variant: str, players: int
) -> None:
    """What it does, says and wishes: the same whatever the others hold and what is to come."""
    rng = Random(f"hidden {name} {edition} {variant} {players}")
    setup = setup_named(edition, variant, players)
    bots = [new_bot(name) for _ in range(players)]
    dealt = deal(setup, Deal(setup.edition, 5).deck)
    for seat in range(players):
        other = swapped_world(dealt, seat, rng)
        assert bots[seat].eagerness(observe(dealt, seat)) == bots[seat].eagerness(
            observe(other, seat)
        )
    compared = 0
    for state in turns_of(setup, dealt, bots, rng):
        on_turn = state.table.on_turn
        assert on_turn is not None
        for each in {on_turn, rng.randrange(players)}:
            other = swapped_world(state, each, rng)
            assert other.hands[each] == state.hands[each]
            compared += other != state
            here, there = observe(state, each), observe(other, each)
            if not state.table.is_silent:
                assert bots[each].speak(here) == bots[each].speak(there)
            if each == on_turn:
                one, two = (bots[each].choose(seen, Random(3)) for seen in (here, there))
                assert list(one) == list(two)
    assert compared, "worlds that are the same prove nothing"


def turns_of(setup: Setup, dealt: State, bots: Sequence[Bot], rng: Random) -> Iterator[State]:
    """A game between these bots, at the start of each turn, with what they say."""
    state = apply(dealt, ChooseStarter(0)).state
    while state.table.result is None:
        seat, turns = state.table.on_turn, len(state.table.turns)
        assert seat is not None
        for other, bot in enumerate(bots):
            if other != seat and state.hands[other] and not state.table.is_silent:
                said = bot.speak(observe(state, other))
                state = apply(state, GiveSignals(other, said)).state
        yield state
        while state.table.result is None and len(state.table.turns) == turns:
            for action in bots[seat].choose(observe(state, seat), rng):
                state = apply(state, action).state
                if state.table.result is not None or len(state.table.turns) > turns:
                    break


def test_greedy_takes_the_backwards_trick() -> None:
    state = position("37 38 80 81", "70 71", tops={0: "47", 1: "60"}, draw="90 91")
    actions = GreedyBot().choose(observe(state, 0), Random(0))
    assert list(actions) == [*lays("37/0 38/0"), FinishTurn()]


def test_greedy_lays_a_card_that_costs_nothing_beyond_the_minimum() -> None:
    state = position("5 6 7 60", "70 71", draw="90 91")
    actions = GreedyBot().choose(observe(state, 0), Random(0))
    assert [action.card.code for action in actions if isinstance(action, Lay)] == ["5", "6", "7"]
    assert actions[-1] == FinishTurn()


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_plays_clearly_better_than_the_one_before(edition: str) -> None:
    setup = setup_named(edition, "standard", 3)
    left = {}
    for name in ("random", "casual", "skilled"):
        bots = [new_bot(name)] * 3
        ends = [
            play_game(setup, Deal(setup.edition, seed).deck, bots, Random(seed))
            for seed in range(16)
        ]
        left[name] = sum(end.cards_left for end in ends) / len(ends)
    assert left["casual"] < left["random"] * 0.7
    assert left["skilled"] < left["casual"] * 0.7


def test_casual_heeds_whoever_asks_to_keep_off() -> None:
    """A step more on another pile is a courtesy; ten more are not."""
    keep_off = (PileAdvice(0, Advice.KEEP_OFF),)
    for top, expected in (("38", 1), ("20", 0)):
        state = position("40 41", "70 71", tops={0: "39", 1: top})
        state = apply(state, GiveSignals(1, keep_off)).state
        piles = [first_pile(CasualBot().choose(observe(state, 0), Random(seed))) for seed in SEEDS]
        assert max(set(piles), key=piles.count) == expected


def test_casual_overlooks_something_now_and_then() -> None:
    state = position("37 80 81", "70 71", tops={0: "47", 2: "90"}, draw="5 6")
    seen = observe(state, 0)
    tricks = [lays("37/0")[0] in CasualBot().choose(seen, Random(seed)) for seed in range(200)]
    assert 0.8 < sum(tricks) / len(tricks) < 1


def first_pile(actions: Sequence[Action]) -> int:
    (first, *_) = actions
    assert isinstance(first, Lay)
    return first.pile


def test_hands_of_a_swapped_world_are_really_swapped() -> None:
    """The hidden-card test above would prove nothing if its two worlds were the same."""
    one = position("5 6", "70 71", draw="90")
    other = dataclasses.replace(one, hands=(one.hands[0], cards("70 90")))
    assert observe(one, 0) == observe(other, 0)
    assert observe(one, 1) != observe(other, 1)
