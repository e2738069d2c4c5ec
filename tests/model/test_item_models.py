"""The item models of a sitting follow its session step by step; and so does the log."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QPersistentModelIndex, Qt

from tests.all_cards import state_of
from tests.model.narrator import PlainNarrator
from tests.model.test_session import EASY, game
from tests.positions import ALL_SETUPS, card, cards
from tests.random_games import random_action, random_deal
from tests.watched_models import is_watched
from thegame_desktop.engine import (
    Advice,
    Card,
    CardLaid,
    CardsDrawn,
    Event,
    FinishTurn,
    GiveSignals,
    Lay,
    PileAdvice,
    Setup,
    SignalsGiven,
    TurnFinished,
    refusal,
    setup_named,
)
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.row_model import RowModel
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.table_models import (
    HandModel,
    HandRole,
    PileRole,
    SeatRole,
    TurnRole,
)
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.rows import hand_rows
from thegame_desktop.play.wishes import WhyNot

pytestmark = pytest.mark.usefixtures("watched_to_the_end")

MOST_STEPS = 60
"""Of a random game: in the models, what comes later is no other than what was before."""


class Spy:
    """Writes down what a model says of its changes: what, which rows, and which roles."""

    def __init__(self, model: RowModel[Any]) -> None:
        self._model = model
        self._said: list[tuple[Any, ...]] = []
        note = self._said.append
        model.modelReset.connect(lambda: note(("reset",)))
        model.rowsInserted.connect(lambda _, first, last: note(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: note(("removed", first, last)))
        model.rowsMoved.connect(
            lambda _, first, last, _to, place: note(("moved", first, last, place))
        )
        model.dataChanged.connect(
            lambda first, last, roles: note(("changed", first.row(), last.row(), {*roles}))
        )

    def take(self) -> list[tuple[Any, ...]]:
        """What was said since it was asked last."""
        said = [*self._said]
        self._said.clear()
        return said

    def structure(self) -> list[tuple[Any, ...]]:
        """The same without what rows say otherwise than before."""
        return [each for each in self.take() if each[0] != "changed"]


def told(event: Event, setup: Setup) -> str:
    return f"{setup.edition.name}: {event}"


def values(model: QAbstractItemModel, role: int) -> list[Any]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def texts(model: QAbstractItemModel) -> list[Any]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def sitting(qapp: object) -> Iterator[Sitting]:
    sitting = Sitting(PlainNarrator(), Session())
    yield sitting
    sitting.close()


@pytest.fixture
def session(sitting: Sitting) -> Session:
    return sitting.session


@pytest.fixture
def hand(sitting: Sitting) -> HandModel:
    return sitting.models.hand


def codes(hand: HandModel) -> str:
    return " ".join(each.code for each in values(hand, HandRole.CARD))


# What they say


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_the_models_follow_random_games(
    edition: str, variant: str, players: int, sitting: Sitting
) -> None:
    session, models = sitting.session, sitting.models
    log = LogModel(session, told)
    watched = (models.hand, models.piles, models.seats, models.turn, log)
    assert all(is_watched(model) for model in watched)
    rng = Random(f"models {edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    resets: list[object] = []
    session.start(NewGame(state.table.setup, state.deck))
    for model in (models.hand, models.piles, models.seats, models.turn):
        model.modelReset.connect(lambda model=model: resets.append(model))
    for _ in range(MOST_STEPS):
        if not session.is_running:
            break
        match rng.randrange(14):
            case 0:
                session.cover()
            case 1:
                session.wait_for(rng.randrange(players))
            case 2:
                session.take_back()
            case 3:
                shuffled = rng.sample(session.hand, len(session.hand))
                session.arrange(tuple(shuffled) or None)
            case _:
                session.uncover()
                session.submit(random_action(state_of(session), rng))
        check(session, sitting)
        assert values(log, VALUE_ROLE) == list(session.events)
        assert texts(log) == [told(event, session.setup) for event in session.events]
    assert not resets, "a game has one beginning"


def check(session: Session, sitting: Sitting) -> None:
    """By what the engine says, all roles say what whoever looks may know."""
    models, seen = sitting.models, session.observation
    setup, table, state = seen.table.setup, seen.table, state_of(session)
    assert sorted(values(models.hand, HandRole.CARD)) == sorted(seen.hand)
    for row, held in enumerate(values(models.hand, HandRole.CARD)):
        index = models.hand.index(row)
        assert index.data(HandRole.COMMAND) == setup.layout.by_card.get(held)
        targets = index.data(HandRole.TARGETS)
        if seen.is_on_turn and session.is_running:
            piles = range(len(setup.edition.rows))
            why_not = [refusal(seen, Lay(held, pile)) for pile in piles]
            assert [target.refusal for target in targets] == why_not
        else:
            assert targets == ()
    assert values(models.piles, PileRole.PILE) == list(table.piles)
    assert values(models.piles, PileRole.SIZE) == [len(pile.cards) for pile in table.piles]
    assert values(models.piles, PileRole.COMMAND) == list(table.showing)
    assert values(models.piles, PileRole.IS_SPENT) == list(table.spent)
    assert values(models.seats, SeatRole.HAND_SIZE) == [len(each) for each in state.hands]
    assert values(models.seats, SeatRole.SAID) == list(table.signals)
    is_over = table.result is not None
    on_turn = [seat == table.on_turn and not is_over for seat in range(setup.player_count)]
    assert values(models.seats, SeatRole.IS_ON_TURN) == on_turn
    assert values(models.seats, SeatRole.OPEN_HAND) == [None] * setup.player_count
    assert values(models.turn, TurnRole.DRAW_PILE) == [state.draw_pile_size]
    (waiting,) = values(models.turn, TurnRole.WAITING)
    awaited = session.sight.awaited if session.is_running and seen.seat is None else None
    assert (None if waiting is None else waiting.seat) == awaited


def test_open_hands_are_told_by_the_seats(sitting: Sitting) -> None:
    begun = game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18")
    sitting.session.start(NewGame(begun.setup, begun.deck, open_hands=True))
    hands = list(state_of(sitting.session).hands)
    assert values(sitting.models.seats, SeatRole.OPEN_HAND) == hands


def test_a_role_is_called_as_the_field_that_it_tells(sitting: Sitting) -> None:
    names = {bytes(name.data()) for name in sitting.models.hand.roleNames().values()}
    assert {b"card", b"command", b"targets", b"is_new", b"is_held"} <= names


# What they say of their changes


def test_a_lay_is_one_row_removed_and_one_change_of_a_pile(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game(EASY))
    hand, piles, seats = Spy(models.hand), Spy(models.piles), Spy(models.seats)
    session.submit(Lay(card("4"), 1))
    assert hand.take() == [("removed", 2, 2), ("changed", 0, 6, {VALUE_ROLE, HandRole.TARGETS})]
    (change,) = piles.take()
    assert change[:3] == ("changed", 1, 1)
    told = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, VALUE_ROLE}
    assert change[3] == {*told, PileRole.PILE, PileRole.SIZE, PileRole.COMMANDS}
    assert seats.take() == [("changed", 0, 0, {VALUE_ROLE, SeatRole.HAND_SIZE})]


def test_a_draw_is_rows_inserted(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game(EASY))
    session.submit(Lay(card("3"), 0))
    session.submit(Lay(card("8"), 0))
    hand, turn = Spy(models.hand), Spy(models.turn)
    session.submit(FinishTurn())
    assert codes(models.hand) == "2 4 5 6 7 9 10 11"
    assert hand.structure() == [("inserted", 6, 7)]
    ((_, _, _, roles),) = turn.take()
    assert TurnRole.DRAW_PILE in roles


def test_new_cards_come_in_where_they_belong(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game("20 30 40 50 60 70 80 90"))
    for each in ("20", "30"):
        session.submit(Lay(card(each), 0))
    hand = Spy(models.hand)
    session.submit(FinishTurn())
    drawn = [each for each in models.hand.cards if each not in cards("40 50 60 70 80 90")]
    places = [models.hand.cards.index(each) for each in drawn]
    inserted = [row for _, first, last in hand.structure() for row in range(first, last + 1)]
    assert inserted == places


def test_taking_back_is_one_row_inserted_and_one_change_of_a_pile(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game(EASY))
    session.submit(Lay(card("4"), 1))
    hand, piles = Spy(models.hand), Spy(models.piles)
    session.take_back()
    assert hand.structure() == [("inserted", 2, 2)]
    assert [change[:3] for change in piles.take()] == [("changed", 1, 1)]


def test_sorting_is_rows_moved(sitting: Sitting) -> None:
    session, hand = sitting.session, Spy(sitting.models.hand)
    session.start(game(EASY))
    hand.take()
    session.move_card(card("9"), 0)
    assert hand.take() == [("moved", 7, 7, 0)]
    session.move_card(card("2"), 7)
    assert hand.take() == [("moved", 1, 1, 8)]
    session.arrange(None)
    assert [each[0] for each in hand.take()] == ["moved", "moved"]


def test_what_is_said_changes_what_it_is_about(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    session.uncover()
    hand, piles, seats = Spy(models.hand), Spy(models.piles), Spy(models.seats)
    session.submit(GiveSignals(0, (PileAdvice(1, Advice.KEEP_OFF),)))
    assert hand.take() == []
    assert piles.take() == [("changed", 1, 1, {VALUE_ROLE, PileRole.SAID})]
    assert seats.take() == [("changed", 0, 0, {VALUE_ROLE, SeatRole.SAID})]


def test_a_card_is_held_and_offered_without_any_other_change(sitting: Sitting) -> None:
    session, models = sitting.session, sitting.models
    session.start(game(EASY))
    hand, piles = Spy(models.hand), Spy(models.piles)
    for _ in range(2):
        models.hand.hold(card("3"))
        models.piles.offer(session.targets(card("3")))
    assert hand.take() == [("changed", 1, 1, {HandRole.IS_HELD})]
    assert piles.take() == [("changed", 0, 3, {PileRole.TARGET})]
    assert values(models.hand, HandRole.IS_HELD) == [each == card("3") for each in cards(EASY)]
    assert tuple(values(models.piles, PileRole.TARGET)) == session.targets(card("3"))
    models.hand.hold(None)
    models.piles.offer(())
    assert not any(values(models.hand, HandRole.IS_HELD))
    assert values(models.piles, PileRole.TARGET) == [None] * 4


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_every_step_is_told_by_as_few_rows_as_can_be(
    edition: str, variant: str, players: int, sitting: Sitting
) -> None:
    session, models = sitting.session, sitting.models
    rng = Random(f"few rows {edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    session.start(NewGame(state.table.setup, state.deck))
    hand, piles = Spy(models.hand), Spy(models.piles)
    steps: list[Moment] = []
    session.stepped.connect(steps.append)
    for _ in range(MOST_STEPS):
        if not session.is_running:
            break
        session.uncover()
        before = models.hand.cards
        hand.take()
        piles.take()
        session.submit(random_action(state_of(session), rng))
        moment = steps.pop()
        gone = [each for each in before if each not in models.hand.cards]
        come = [each for each in models.hand.cards if each not in before]
        moved = sum(last - first + 1 for _, first, last in hand.structure())
        assert moved == len(gone) + len(come)
        laid = [event for event in moment.events if isinstance(event, CardLaid)]
        if moment.before.seat == moment.after.seat:
            assert gone == [event.card for event in laid]
            drawn = [each.cards or () for each in moment.events if isinstance(each, CardsDrawn)]
            assert sorted(come) == sorted(each for some in drawn for each in some)
        changed = [
            row
            for _, first, last, roles in piles.take()
            for row in range(first, last + 1)
            if PileRole.PILE in roles
        ]
        assert [event.pile for event in laid] == changed
        if any(isinstance(event, TurnFinished) for event in moment.events):
            session.cover()


# From any rows to any others

SETUP = setup_named("original", "standard", 1)
FEW = cards("2 3 4 5 6")


def hand_of(shown: Sequence[Card]) -> HandModel:
    model = HandModel()
    model.begin(SETUP, hand_rows(SETUP, shown))
    return model


@pytest.mark.parametrize("start", list(permutations(FEW[:4])))
def test_as_few_rows_are_moved_as_can_be(qapp: object, start: tuple[Card, ...]) -> None:
    for end in permutations(FEW[:4]):
        model = hand_of(start)
        spy = Spy(model)
        model.become(hand_rows(SETUP, end))
        assert model.cards == end
        moves = spy.take()
        assert {each[0] for each in moves} <= {"moved"}
        # What stays is the longest stretch of cards that are in the same order in both.
        staying = max(
            size
            for size in range(1, 5)
            for some in combinations(start, size)
            if sorted(some, key=end.index) == [*some]
        )
        assert len(moves) == 4 - staying


def test_rows_become_any_others(qapp: object) -> None:
    rng, deck = Random("rows"), SETUP.edition.cards[:12]
    for _ in range(300):
        start, end = (rng.sample(deck, rng.randrange(9)) for _ in range(2))
        model = hand_of(start)
        kept = {each: QPersistentModelIndex(model.index_of(each)) for each in start}
        spy = Spy(model)
        model.become(hand_rows(SETUP, end))
        assert model.cards == tuple(end)
        assert "reset" not in {each[0] for each in spy.take()}
        # Whoever remembers a row finds it again as long as it is there.
        rows = {each: index.row() for each, index in kept.items() if index.isValid()}
        assert rows == {each: end.index(each) for each in start if each in end}


# The hand


def test_the_hand_is_sorted_until_a_card_is_moved(session: Session, hand: HandModel) -> None:
    session.start(game("9 3 5 2 8 4 6 7"))
    assert (codes(hand), session.hand_order) == (EASY, None)
    session.move_card(card("9"), 0)
    assert codes(hand) == "9 2 3 4 5 6 7 8"
    assert session.hand_order is not None
    session.arrange(None)
    assert codes(hand) == EASY


def test_a_move_to_the_same_place_changes_nothing(session: Session, hand: HandModel) -> None:
    session.start(game(EASY))
    session.move_card(card("2"), 0)
    assert session.hand_order is None
    session.move_card(card("99"), 0)
    assert codes(hand) == EASY


def test_an_own_order_is_kept_and_new_cards_come_last(session: Session, hand: HandModel) -> None:
    session.start(game(EASY))
    session.move_card(card("9"), 0)
    session.submit(Lay(card("3"), 0))
    session.submit(Lay(card("4"), 0))
    assert codes(hand) == "9 2 5 6 7 8"
    session.take_back()
    assert codes(hand) == "9 2 4 5 6 7 8", "it finds its old place"
    session.submit(Lay(card("4"), 0))
    session.submit(FinishTurn())
    assert codes(hand) == "9 2 5 6 7 8 10 11"


def test_of_a_covered_hand_the_model_knows_nothing(session: Session, hand: HandModel) -> None:
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    for seat in (0, 1):
        assert hand.rowCount() == 0
        session.uncover()
        assert values(hand, HandRole.CARD) == list(state_of(session).hands[seat])
        kept = [QPersistentModelIndex(hand.index(row)) for row in range(hand.rowCount())]
        session.cover()
        assert hand.rowCount() == 0
        assert not any(index.isValid() for index in kept)
        assert session.hand_order is None
        session.move_card(card("2"), 3)
        session.arrange(None)
        assert hand.rowCount() == 0


def test_everyone_has_an_order_of_their_own_that_lasts_while_it_is_covered(
    session: Session, hand: HandModel
) -> None:
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    session.uncover()
    session.move_card(card("8"), 0)
    session.cover()
    session.uncover()
    assert codes(hand) == "12 13 14 15 16 17 18"
    session.wait_for(0)
    session.uncover()
    assert codes(hand) == "8 2 3 4 5 6 7"


def test_a_new_game_is_sorted_again(session: Session, hand: HandModel) -> None:
    session.start(game(EASY))
    session.move_card(card("9"), 0)
    session.restart()
    assert codes(hand) == EASY


def test_where_nothing_can_be_laid_no_card_says_where_it_fits(qapp: object) -> None:
    session = Session()
    sitting = Sitting(PlainNarrator(), session, only_shown=WhyNot.REPLAYED)
    session.start(game(EASY))
    assert values(sitting.models.hand, HandRole.TARGETS) == [()] * 8
    sitting.close()


# The log


def test_the_log_tells_of_going_on_to_signal_once(session: Session) -> None:
    log = LogModel(session, told)
    session.start(game("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    session.uncover()
    for advice in Advice:
        session.submit(GiveSignals(0, (PileAdvice(1, advice),)))
        assert values(log, VALUE_ROLE) == [SignalsGiven(0, (PileAdvice(1, advice),))]
