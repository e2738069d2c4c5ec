"""The item models of hand, piles and log follow the session."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from tests.all_cards import state_of
from tests.model.test_session import EASY, game
from tests.positions import SOME_SETUPS, card, cards
from tests.random_games import random_action, random_deal
from thegame_desktop.engine import (
    Advice,
    Event,
    FinishTurn,
    GiveSignals,
    Lay,
    PileAdvice,
    Setup,
    SignalsGiven,
)
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import NewGame


def told(event: Event, setup: Setup) -> str:
    return f"{setup.edition.name}: {event}"


def values(model: QAbstractListModel) -> list[Any]:
    return [model.index(row).data(VALUE_ROLE) for row in range(model.rowCount())]


def texts(model: QAbstractListModel) -> list[Any]:
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.fixture
def session(qapp: object) -> Session:
    return Session()


@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_the_models_follow_random_games(
    edition: str, variant: str, players: int, session: Session
) -> None:
    hand, log = HandModel(session), LogModel(session, told)
    fatal = QAbstractItemModelTester.FailureReportingMode.Warning  # a Qt warning fails the test
    testers = [QAbstractItemModelTester(model, fatal) for model in (hand, log)]
    rng = Random(f"models {edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    session.start(NewGame(state.table.setup, state.deck))
    while session.is_running:
        match rng.randrange(12):
            case 0:
                session.cover()
            case 1:
                session.wait_for(rng.randrange(players))
            case 2:
                session.take_back()
            case _:
                session.uncover()
                session.submit(random_action(state_of(session), rng))
        seen = session.observation
        assert sorted(values(hand)) == sorted(seen.hand)
        assert values(log) == list(session.events)
        assert texts(log) == [told(event, seen.table.setup) for event in session.events]
    assert len(testers) == 2


def test_the_hand_is_sorted_until_a_card_is_moved(session: Session) -> None:
    hand = HandModel(session)
    session.start(game("9 3 5 2 8 4 6 7"))
    assert (values(hand), hand.is_sorted) == (list(cards(EASY)), True)
    hand.move(card("9"), 0)
    assert (values(hand), hand.is_sorted) == (list(cards("9 2 3 4 5 6 7 8")), False)
    hand.sort_again()
    assert (values(hand), hand.is_sorted) == (list(cards(EASY)), True)


def test_a_move_to_the_same_place_changes_nothing(session: Session) -> None:
    hand = HandModel(session)
    session.start(game(EASY))
    hand.move(card("2"), 0)
    assert hand.is_sorted
    hand.move(card("99"), 0)
    assert values(hand) == list(cards(EASY))


def test_an_own_order_is_kept_and_new_cards_come_last(session: Session) -> None:
    hand = HandModel(session)
    session.start(game(EASY))
    hand.move(card("9"), 0)
    session.submit(Lay(card("3"), 0))
    session.submit(Lay(card("4"), 0))
    assert values(hand) == list(cards("9 2 5 6 7 8"))
    session.take_back()
    assert values(hand) == list(cards("9 2 4 5 6 7 8")), "it finds its old place"
    session.submit(Lay(card("4"), 0))
    session.submit(FinishTurn())
    assert values(hand) == list(cards("9 2 5 6 7 8 10 11"))


def test_of_a_covered_hand_the_model_knows_nothing(session: Session) -> None:
    hand = HandModel(session)
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    for seat in (0, 1):
        assert hand.rowCount() == 0
        session.uncover()
        assert values(hand) == list(state_of(session).hands[seat])
        kept = [QPersistentModelIndex(hand.index(row)) for row in range(hand.rowCount())]
        session.cover()
        assert hand.rowCount() == 0
        assert not any(index.isValid() for index in kept)
        assert hand.is_sorted
        hand.move(card("2"), 3)
        hand.sort_again()
        assert hand.rowCount() == 0


def test_everyone_has_an_order_of_their_own_that_lasts_while_it_is_covered(
    session: Session,
) -> None:
    hand = HandModel(session)
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    session.uncover()
    hand.move(card("8"), 0)
    session.cover()
    session.uncover()
    assert (values(hand), hand.is_sorted) == (list(cards("12 13 14 15 16 17 18")), True)
    session.wait_for(0)
    session.uncover()
    assert (values(hand), hand.is_sorted) == (list(cards("8 2 3 4 5 6 7")), False)


def test_the_log_tells_of_going_on_to_signal_once(session: Session) -> None:
    log = LogModel(session, told)
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    session.uncover()
    for advice in Advice:
        session.submit(GiveSignals(0, (PileAdvice(1, advice),)))
        assert values(log) == [SignalsGiven(0, (PileAdvice(1, advice),))]


def test_a_new_game_is_sorted_again(session: Session) -> None:
    hand = HandModel(session)
    session.start(game(EASY))
    hand.move(card("9"), 0)
    session.restart()
    assert values(hand) == list(cards(EASY))
