"""What holds in every game of every edition, variant and number of players."""

import dataclasses
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.positions import SOME_SETUPS
from tests.random_games import random_game
from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    GameEnded,
    GiveSignals,
    IllegalAction,
    Lay,
    Outcome,
    Setup,
    State,
    Status,
    Step,
    apply,
    decode_record,
    encode_record,
    legal_actions,
    look_ahead,
    observe,
    observe_event,
    record_of,
    refusal,
    verify,
)

every_setup = pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)


def steps(edition: str, variant: str, players: int, games: int = 2) -> Iterator[Step]:
    """The steps of some random games, always the same for a test."""
    rng = Random(f"{edition} {variant} {players}")
    for _ in range(games):
        yield from random_game(edition, variant, players, rng)


@every_setup
def test_cards_are_conserved(edition: str, variant: str, players: int) -> None:
    for state, _ in steps(edition, variant, players):
        laid = [card for pile in state.table.piles for card in pile.cards]
        held = [card for hand in state.hands for card in hand]
        everything = Counter([*laid, *held, *state.draw_pile])
        assert everything == Counter(state.table.setup.edition.cards)
        assert state.cards_left == len(held) + len(state.draw_pile)


@every_setup
def test_apply_does_not_mutate(edition: str, variant: str, players: int) -> None:
    for state, _ in steps(edition, variant, players):
        before = pickle.dumps(state)
        for action in legal_actions(state):
            apply(state, action)
        assert pickle.loads(before) == state
        assert pickle.dumps(state) == before


@every_setup
def test_legal_actions_apply_and_all_others_are_refused_with_a_reason(
    edition: str, variant: str, players: int
) -> None:
    for state, _ in islice(steps(edition, variant, players), 0, None, 5):
        legal = legal_actions(state)
        assert len(legal) == len(set(legal))
        for action in _all_actions(state):
            refused = refusal(state, action)
            assert (refused is None) == (action in legal)
            if refused is None:
                assert apply(state, action).events
            else:
                with pytest.raises(IllegalAction) as caught:
                    apply(state, action)
                assert caught.value.refusal == refused


@every_setup
def test_a_running_game_can_go_on_and_an_ended_one_is_over(
    edition: str, variant: str, players: int
) -> None:
    for state, events in steps(edition, variant, players):
        table = state.table
        if table.result is None:
            assert state.outcome == Outcome(Status.UNFINISHED, state.cards_left)
            assert not any(isinstance(event, GameEnded) for event in events)
            assert legal_actions(state)
            if table.on_turn is not None:
                assert state.hand_on_turn or table.lays, "who has no cards is passed over"
                assert look_ahead(table.setup, table.position, state.hand_on_turn).can_finish
        else:
            assert events[-1] == GameEnded(table.on_turn or 0, state.outcome)
            assert legal_actions(state) == []
            if state.outcome.status is Status.WON:
                assert state.cards_left == 0


@every_setup
def test_events_tell_all_that_changed(edition: str, variant: str, players: int) -> None:
    before: State | None = None
    for state, events in steps(edition, variant, players):
        drawn = [event for event in events if isinstance(event, CardsDrawn)]
        if before is not None and not before.table.result:
            assert state.drawn - before.drawn == sum(event.count for event in drawn)
            for event in drawn:
                assert event.cards == before.deck[before.drawn : state.drawn]
        before = state


@every_setup
def test_a_record_round_trips_and_verifies_at_every_step(
    edition: str, variant: str, players: int
) -> None:
    names = [f"Player {seat}" for seat in range(players)]
    for state, _ in steps(edition, variant, players):
        record = record_of(state, names, {"deal": "any", "marks": [{"hints": 2}]})
        assert decode_record(encode_record(record)) == record
        assert verify(record) == state


@every_setup
def test_an_observation_does_not_change_when_hidden_cards_are_swapped(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(0)
    for state, _ in steps(edition, variant, players):
        for seat in range(players):
            assert observe(_swap_hidden(state, seat, rng), seat) == observe(state, seat)


@every_setup
def test_an_observation_holds_no_card_that_its_seat_has_not_seen(
    edition: str, variant: str, players: int
) -> None:
    for state, events in steps(edition, variant, players):
        laid = {card for pile in state.table.piles for card in pile.cards}
        rows = {row.card for row in state.table.setup.edition.rows}
        for seat in range(players):
            seen = {*laid, *rows, *state.hands[seat]}
            assert set(_cards_within(observe(state, seat))) <= seen
            observed = [observe_event(event, seat) for event in events]
            ended_turn = {card for event in observed for card in _cards_within(event)}
            assert ended_turn <= seen


@every_setup
def test_signals_stay_outside_the_laying_rules(edition: str, variant: str, players: int) -> None:
    rng = Random(1)
    for state, _ in steps(edition, variant, players):
        vocabulary = sorted(state.table.setup.vocabulary, key=repr)
        said = GiveSignals(rng.randrange(players), (rng.choice(vocabulary),))
        if refusal(state, said) is None:
            after = apply(state, said).state
            assert legal_actions(after) == legal_actions(state)
            before = state.table
            unsaid = dataclasses.replace(
                after.table, signals=before.signals, remarks=before.remarks
            )
            assert unsaid == before
            assert (after.hands, after.drawn) == (state.hands, state.drawn)


def _all_actions(state: State) -> Iterator[Action]:
    yield FinishTurn()
    yield from (ChooseStarter(player) for player in range(-1, len(state.hands) + 1))
    for pile in range(-1, len(state.table.position.tops) + 1):
        for card in state.table.setup.edition.cards:
            yield Lay(card, pile)


def _swap_hidden(state: State, seat: int, rng: Random) -> State:
    """The same game for `seat`, with all that it can't see dealt anew."""
    others = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    hidden = [*others, *state.draw_pile]
    rng.shuffle(hidden)
    hands = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
        else:
            hands.append(tuple(hidden[: len(hand)]))
            del hidden[: len(hand)]
    deck = (*state.deck[: state.drawn], *hidden)
    return dataclasses.replace(state, hands=tuple(hands), deck=deck)


def _cards_within(value: object) -> Iterator[Card]:
    """Every card anywhere inside a value, apart from what the rules of the edition name."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for member in value:
            yield from _cards_within(member)
    elif dataclasses.is_dataclass(value) and not isinstance(value, Setup):
        for field in dataclasses.fields(value):
            yield from _cards_within(getattr(value, field.name))
