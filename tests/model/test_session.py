"""The session: the one owner of the running game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.all_cards import state_of
from tests.passing_on import pass_on
from tests.positions import ALL_SETUPS, card, cards, lays
from tests.random_games import random_action, random_deal
from thegame_desktop.engine import (
    EDITIONS,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    Lay,
    Layout,
    Reason,
    Status,
    decode_record,
    encode_record,
    setup_named,
    verify,
)
from thegame_desktop.model.session import Session
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import GameChoice, NewGame, new_game
from thegame_desktop.play.seats import FIRST_SEATS, renamed, seats_to


def game(
    hand: str,
    *more: str,
    edition: str = "original",
    layout: Layout | None = None,
    open_hands: bool = False,
) -> NewGame:
    """A game whose deck begins with these cards, player by player, and goes on in order."""
    rules = EDITIONS[edition]
    hands = [cards(each) for each in (hand, *more)]
    setup = setup_named(edition, "standard", len(hands), layout or Layout())
    dealt = [hands[n % len(hands)][n // len(hands)] for n in range(len(hands) * setup.hand_size)]
    rest = [each for each in rules.cards if each not in dealt]
    return NewGame(setup, (*dealt, *rest), open_hands=open_hands)


EASY = "2 3 4 5 6 7 8 9"
SEATS = FIRST_SEATS
for place, name in enumerate(("Anna", "<b>Tim</b> & Mia", "", "יעל", "👨\u200d👩\u200d👧")):
    SEATS = renamed(SEATS, place, name)


@pytest.fixture
def session(qapp: object) -> Session:
    return Session()


def test_alone_there_is_nothing_to_agree(session: Session) -> None:
    session.start(game(EASY))
    assert session.observation.is_on_turn
    assert session.is_running


def test_a_step_is_told_with_what_was_before_and_after(session: Session, qtbot: QtBot) -> None:
    session.start(game(EASY))
    with qtbot.waitSignal(session.stepped) as told:
        assert session.submit(Lay(card("2"), 0))
    moment = told.args[0]
    assert isinstance(moment, Moment)
    assert card("2") in moment.before.hand
    assert card("2") not in moment.after.hand
    assert moment.after == session.observation


def test_an_illegal_action_is_refused_with_a_reason(session: Session, qtbot: QtBot) -> None:
    session.start(game(EASY))
    before = session.observation
    with qtbot.waitSignal(session.refused) as told:
        assert not session.submit(FinishTurn())
    action, refusal = told.args
    assert action == FinishTurn()
    assert (refusal.reason, refusal.owed) == (Reason.MINIMUM_OWED, 2)
    assert session.observation == before


def test_targets_tell_step_trick_and_why_not(session: Session) -> None:
    session.start(game("20 10 30 5 40 50 60 70"))
    session.submit(Lay(card("20"), 0))
    trick, forwards, mirrored, _ = session.targets(card("10"))
    assert (trick.refusal, trick.step, trick.is_backwards) == (None, -10, True)
    assert (forwards.refusal, forwards.step, forwards.is_backwards) == (None, 9, False)
    assert (mirrored.refusal, mirrored.step) == (None, 90)
    refused = session.targets(card("5"))[0]
    assert refused.refusal is not None
    assert refused.refusal.reason is Reason.NOT_HIGHER


def test_a_first_lay_without_a_numbered_row_card_has_no_step(session: Session) -> None:
    session.start(game("R5 R6", "B1 B2", edition="quick"))
    session.submit(ChooseStarter(0))
    session.uncover()
    assert [target.step for target in session.targets(card("R5"))] == [None, None]


def test_the_best_pile_is_the_one_with_the_smallest_step(session: Session) -> None:
    session.start(game("20 10 30 5 95 50 60 70"))
    assert session.best_pile(card("95")) == 2
    session.submit(Lay(card("20"), 0))
    assert session.best_pile(card("10")) == 0
    assert session.best_pile(card("30")) == 0


@pytest.mark.parametrize(
    ("code", "laid", "best"),
    [
        ("R2", "", 1),
        ("R9", "", 0),
        ("R5", "", 1),
        ("R6", "", 0),
        ("R5", "B6/0", 0),  # 1 down, or 5 up from the row's end
        ("R5", "B10/0", 0),  # 5 down, or 5 up: of equals the first
        ("R5", "B4/1", 1),
        ("R9", "B4/1", 0),  # 2 down from the row's end, or 5 up
        ("R2", "R9/1", 1),  # backwards before anything else
        ("R9", "R2/0", 0),
    ],
)
def test_an_empty_pile_counts_from_its_rows_end(
    session: Session, code: str, laid: str, best: int
) -> None:
    first = laid.partition("/")[0] or "Y1"
    session.start(game(f"{first} {code}", "G1 G2", edition="quick"))
    session.submit(ChooseStarter(0))
    session.uncover()
    for each in lays(laid):
        assert session.submit(each)
    assert session.best_pile(card(code)) == best


def test_the_best_pile_loses_only_where_all_do(session: Session) -> None:
    stuck = _one_lay_from_losing(session)
    saved = 0
    for one in session.observation.hand:
        takers = [each.lay for each in session.targets(one) if each.refusal is None]
        fates = {lay.pile: session.would_lose(lay) for lay in takers}
        best = session.best_pile(one)
        assert (best is None) == (not fates)
        if best is not None:
            assert fates[best] == all(fates.values())
            saved += not fates[best] and any(fates.values())
    assert saved or session.best_pile(stuck.card) == stuck.pile


def test_would_lose_tells_of_this_turn_only(session: Session) -> None:
    session.start(game(EASY))
    assert not session.would_lose(Lay(card("9"), 0))
    for code, pile in (("9", 0), ("8", 1), ("2", 2)):
        session.submit(Lay(card(code), pile))
    assert not session.would_lose(Lay(card("7"), 3)), "the minimum is met: nothing more is owed"


def test_a_lay_that_leaves_no_way_out_would_lose(session: Session) -> None:
    stuck = _one_lay_from_losing(session)
    assert session.would_lose(stuck)
    session.submit(stuck)
    assert session.ending is not None
    assert session.ending.outcome.status is Status.LOST


def _one_lay_from_losing(session: Session) -> Lay:
    """Play at random until some lay would lose the game within the turn."""
    rng = Random(4)
    for _ in range(200):
        state = random_deal("original", "expert", 1, rng)
        session.start(NewGame(state.table.setup, state.deck))
        while session.is_running:
            seen = session.observation
            for one in seen.hand:
                for pile in range(4):
                    if session.would_lose(Lay(one, pile)):
                        return Lay(one, pile)
            session.submit(random_action(state_of(session), rng))
    raise AssertionError("no such position was found")


def test_lays_are_taken_back_one_by_one(session: Session, qtbot: QtBot) -> None:
    session.start(game(EASY))
    seen = [session.observation]
    for code in ("2", "3", "4"):
        session.submit(Lay(card(code), 0))
        seen.append(session.observation)
    told = session.events
    for expected in reversed(seen[:-1]):
        with qtbot.waitSignal(session.taken_back):
            assert session.take_back()
        assert session.observation == expected
    assert not session.take_back()
    assert len(session.events) == len(told) - 3
    assert session.record().extra["marks"] == {"take_backs": 3}


def test_nothing_is_taken_back_once_cards_were_drawn(session: Session) -> None:
    session.start(game(EASY))
    for code in ("2", "3"):
        session.submit(Lay(card(code), 0))
    session.submit(FinishTurn())
    assert not session.can_take_back
    assert not session.take_back()


def test_a_stop_that_drew_is_not_taken_back(session: Session) -> None:
    layout = Layout.of(
        {
            command: [card("2")]
            for command in EDITIONS["extreme"].default_layout.in_play
            if command.value == "stop"
        }
    )
    session.start(game(EASY, edition="extreme", layout=layout))
    assert session.targets(card("2"))[0].finishes_turn
    session.submit(Lay(card("2"), 0))
    assert session.observation.table.turns
    assert not session.can_take_back


def test_a_lay_that_lost_is_taken_back_and_the_game_goes_on(session: Session) -> None:
    losing = _one_lay_from_losing(session)
    before = session.observation
    session.submit(losing)
    assert session.observation.table.result is not None
    assert session.take_back()
    assert session.ending is None
    assert session.is_running
    assert session.observation == before


def test_a_result_stands_only_when_it_is_left(session: Session, qtbot: QtBot) -> None:
    losing = _one_lay_from_losing(session)
    session.submit(losing)
    with qtbot.assertNotEmitted(session.concluded):
        session.take_back()
        session.submit(losing)
    with qtbot.waitSignal(session.concluded) as told:
        session.conclude()
    record = told.args[0]
    assert record.extra["marks"] == {"take_backs": 1}
    assert verify(decode_record(encode_record(record))).outcome.status is Status.LOST
    assert not session.can_take_back
    with qtbot.assertNotEmitted(session.concluded):
        session.conclude()


def test_a_game_given_up_is_concluded_at_once_and_once(session: Session, qtbot: QtBot) -> None:
    session.start(game(EASY))
    with qtbot.assertNotEmitted(session.concluded):
        session.restart()
    with qtbot.waitSignal(session.concluded) as told:
        session.give_up()
    assert told.args[0].extra["marks"] == {"given_up": True, "begun_from": "deal"}
    assert told.args[0].outcome.status is Status.UNFINISHED
    with qtbot.assertNotEmitted(session.concluded):
        session.start(game(EASY))


def test_giving_up_turns_everything_up_and_ends_it(session: Session, qtbot: QtBot) -> None:
    session.start(game(EASY))
    session.submit(Lay(card("2"), 0))
    with qtbot.waitSignal(session.given_up):
        session.give_up()
    ending = session.ending
    assert ending is not None
    assert ending.grade is None
    assert ending.reveal is not None
    assert ending.reveal.hands == (cards("3 4 5 6 7 8 9"),)
    assert len(ending.reveal.draw_pile) == 90
    assert not session.submit(Lay(card("3"), 0))
    assert not session.can_take_back


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_random_games_are_told_true_and_tell_nothing_hidden(
    edition: str, variant: str, players: int, session: Session
) -> None:
    rng = Random(f"{edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    moments: list[Moment] = []
    session.stepped.connect(moments.append)
    session.start(NewGame(state.table.setup, state.deck))
    while session.is_running:
        pass_on(session)
        session.uncover()
        action = random_action(state_of(session), rng)
        assert session.submit(action)
        told = moments[-1]
        assert told.after == session.observation
        assert set(session.new_cards) <= set(session.observation.hand)
        for event in told.events:
            if isinstance(event, CardsDrawn):
                assert event.cards is not None, "whoever draws sees it"
    assert all(event.cards is None for event in session.events if isinstance(event, CardsDrawn))
    session.turn_up()
    ending = session.ending
    assert ending is not None
    assert ending.reveal is not None
    hidden = [*ending.reveal.draw_pile, *(one for hand in ending.reveal.hands for one in hand)]
    assert len(hidden) == ending.outcome.cards_left
    assert verify(session.record()).outcome == ending.outcome


def test_the_setup_of_a_restart_is_the_same(session: Session) -> None:
    new = game(EASY)
    session.start(new)
    session.submit(Lay(card("2"), 0))
    session.restart()
    assert session.setup is new.setup
    assert session.observation.hand == cards(EASY)
    assert session.observation.table.lays == ()


def test_the_same_again_has_the_same_players_and_another_deal(session: Session) -> None:
    choice = GameChoice("extreme", player_count=3, seats=SEATS, open_hands=True)
    session.start(new_game(choice, Random(1)))
    deck, setup = session.record().deck, session.setup
    session.deal_anew(Random(2))
    assert session.seats == SEATS[:3]
    assert session.open_hands is not None
    assert session.setup == setup
    assert session.record().deck != deck
    assert session.record().extra["deal"] != ""


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_a_record_has_the_names_and_the_seats(session: Session, count: int) -> None:
    choice = GameChoice(player_count=count, seats=SEATS, soloist=SEATS[0].name)
    session.start(new_game(choice, Random(1)))
    session.give_up()
    record = decode_record(encode_record(session.record()))
    names = ("Anna", "<b>Tim</b> & Mia", "Player 3", "יעל", "👨\u200d👩\u200d👧")
    assert record.players == names[:count]
    assert record.extra["seats"] == seats_to(SEATS[:count])
    assert session.seats == SEATS[:count]
    verify(record)


def test_before_the_first_game_nobody_sits_there(session: Session) -> None:
    assert session.seats == ()
    assert session.ending is None
    assert not session.is_running
    assert not session.can_take_back
