"""The item models of hand, piles and log follow the session."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel
from PySide6.QtTest import QAbstractItemModelTester

from tests.model.test_session import EASY, game
from tests.positions import ALL_SETUPS, card, cards
from tests.random_games import random_action, random_deal
from thegame_desktop.engine import Event, FinishTurn, Lay, Setup
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.new_game import NewGame
from thegame_desktop.model.piles_model import PilesModel
from thegame_desktop.model.session import Session


def told(event: Event, setup: Setup) -> str:
    return f"{setup.edition.name}: {event}"


def values(model: QAbstractListModel) -> list[Any]:
    return [model.index(row).data(VALUE_ROLE) for row in range(model.rowCount())]


def texts(model: QAbstractListModel) -> list[Any]:
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.fixture
def session(qapp: object) -> Session:
    return Session()


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_the_models_follow_random_games(
    edition: str, variant: str, players: int, session: Session
) -> None:
    hand, piles = HandModel(session), PilesModel(session)
    log = LogModel(session, told)
    fatal = QAbstractItemModelTester.FailureReportingMode.Warning  # a Qt warning fails the test
    testers = [QAbstractItemModelTester(model, fatal) for model in (hand, piles, log)]
    rng = Random(f"models {edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    session.start(NewGame(state.table.setup, state.deck))
    while session.is_running:
        session.submit(random_action(session._require_state(), rng))
        if session.can_take_back and rng.random() < 0.2:
            session.take_back()
        seen = session.observation
        assert sorted(values(hand)) == sorted(seen.hand)
        assert values(piles) == list(seen.table.piles)
        assert values(log) == list(session.events)
        assert texts(log) == [told(event, seen.table.setup) for event in session.events]
    assert len(testers) == 3


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


def test_a_new_game_is_sorted_again(session: Session) -> None:
    hand = HandModel(session)
    session.start(game(EASY))
    hand.move(card("9"), 0)
    session.restart()
    assert values(hand) == list(cards(EASY))
