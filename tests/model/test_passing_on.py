"""The session while one laptop goes round: nobody acts on a hand that isn't theirs to see."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.all_cards import state_of
from tests.model.test_session import game
from tests.positions import ALL_SETUPS, card, cards, layout, position
from tests.random_games import random_action, random_deal
from thegame_desktop.engine import (
    Advice,
    CardLaid,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    PileAdvice,
    Reason,
    Refusal,
    SignalsGiven,
    State,
    Status,
    TurnFinished,
    decode_record,
    encode_record,
    verify,
)
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.ending import Reveal
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import GameChoice, NewGame, new_game
from thegame_desktop.play.saved_game import course_of_record

ANNA, BEN = "2 3 4 5 6 7 8", "12 13 14 15 16 17 18"
KEEP_OFF_1 = PileAdvice(1, Advice.KEEP_OFF)
GO_AHEAD_2 = PileAdvice(2, Advice.GO_AHEAD)
Gone = Callable[[Session], None]
TOGETHER = [setup for setup in ALL_SETUPS if setup[2] > 1]


@pytest.fixture
def session(qapp: object) -> Session:
    return Session()


@pytest.fixture
def begun(session: Session) -> Session:
    """Anna and Ben play; Anna is on turn and looks at her hand."""
    session.start(game(ANNA, BEN))
    session.submit(ChooseStarter(0))
    session.uncover()
    return session


def set_up(session: Session, state: State, *, open_hands: bool = False) -> None:
    """Let the game go on from a prepared position, whoever is on turn looking at the hand."""
    setup = state.table.setup
    session.start(NewGame(setup, setup.edition.cards, open_hands=open_hands))
    session.submit(ChooseStarter(state.table.on_turn or 0))
    course = session.course
    assert course is not None
    session.open(replace(course, state=state))
    session.uncover()


def lost_by_a_lay(session: Session, *, open_hands: bool = False) -> None:
    """Ben has lost by his first card, and it could be taken back."""
    tops = {0: "99", 1: "98", 2: "2"}
    state = position("90 91", "40 41 42", "70 71", tops=tops, draw="92 93", on_turn=1)
    set_up(session, state, open_hands=open_hands)
    assert session.submit(Lay(card("40"), 3))
    assert not session.is_running


# Looking


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_several_all_is_covered_at_the_start(session: Session, players: int) -> None:
    session.start(new_game(GameChoice(player_count=players), Random(1)))
    seen = session.observation
    assert (seen.seat, seen.hand) == (None, ())
    assert seen.hand_sizes == (session.setup.hand_size,) * players
    assert session.sight.awaited == 0
    assert session.open_hands is None


def test_alone_the_hand_is_always_in_sight(session: Session, qtbot: QtBot) -> None:
    session.start(game("2 3 4 5 6 7 8 9"))
    with qtbot.assertNotEmitted(session.looked):
        session.cover()
        session.wait_for(0)
        session.uncover()
    assert session.observation.seat == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_looks_at_their_own_hand_then_the_team_chooses(
    session: Session, qtbot: QtBot, players: int
) -> None:
    session.start(new_game(GameChoice(player_count=players), Random(1)))
    hands = state_of(session).hands
    for seat in range(players):
        assert not session.sight.is_up_to_the_team
        with qtbot.waitSignal(session.looked):
            session.uncover()
        assert (session.observation.seat, session.observation.hand) == (seat, hands[seat])
        with qtbot.waitSignal(session.looked):
            session.cover()
        assert session.observation.hand == ()
    assert session.sight.is_up_to_the_team
    assert session.submit(ChooseStarter(players - 1))
    assert session.observation.seat is None
    assert session.sight.awaited == players - 1
    session.uncover()
    assert session.observation.hand == hands[players - 1]


def test_only_a_change_is_told(begun: Session, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(begun.looked):
        begun.uncover()
        begun.wait_for(0)
    begun.cover()
    with qtbot.assertNotEmitted(begun.looked):
        begun.cover()
        begun.wait_for(0)
    with qtbot.waitSignal(begun.looked):
        begun.wait_for(1)


def test_nobody_looks_any_more_once_the_game_is_over(begun: Session, qtbot: QtBot) -> None:
    begun.give_up()
    with qtbot.assertNotEmitted(begun.looked):
        begun.wait_for(1)
        begun.uncover()
        begun.cover()


# Acting


def _looking_out_of_turn(session: Session) -> None:
    session.wait_for(1)
    session.uncover()
    assert session.observation.hand == cards(BEN)


@pytest.mark.parametrize("hide", [Session.cover, _looking_out_of_turn, lambda s: s.wait_for(1)])
def test_nobody_plays_but_who_is_on_turn_and_looks(
    begun: Session, hide: Gone, qtbot: QtBot
) -> None:
    assert begun.submit(Lay(card("2"), 0))
    assert begun.submit(Lay(card("3"), 0))
    hide(begun)
    before = begun.observation
    for action in (Lay(card("4"), 0), Lay(card("12"), 0), FinishTurn()):
        with qtbot.waitSignal(begun.refused) as told:
            assert not begun.submit(action)
        assert told.args == [action, Refusal(Reason.NOT_ON_TURN, player=0)]
    can_do = (begun.can_take_back, begun.can_lay, begun.finish_refusal)
    assert can_do == (False, False, Refusal(Reason.NOT_ON_TURN, player=0))
    assert not begun.take_back()
    for one in cards("4 12"):
        assert {target.refusal for target in begun.targets(one)} == {
            Refusal(Reason.NOT_ON_TURN, player=0)
        }
        assert begun.best_pile(one) is None
        assert not begun.would_lose(Lay(one, 0))
    assert begun.observation == before
    begun.wait_for(0)
    begun.uncover()
    assert (begun.can_take_back, begun.can_lay, begun.finish_refusal) == (True, True, None)


def test_a_look_out_of_turn_leads_back_to_who_is_on_turn(begun: Session) -> None:
    _looking_out_of_turn(begun)
    begun.cover()
    assert begun.observation.hand == ()
    assert begun.sight.awaited == 0
    begun.uncover()
    assert begun.observation.hand == cards(ANNA)


def is_covered(session: Session) -> bool:
    return session.look is None and session.sight.uncovered is None


def finish(session: Session) -> None:
    """Lay two cards and finish the turn."""
    for code in ("2", "3"):
        assert session.submit(Lay(card(code), 0))
    assert session.submit(FinishTurn())


def test_whoever_has_drawn_looks_at_the_new_cards_until_they_pass_on(
    begun: Session, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(begun.stepped) as told:
        for code in ("2", "3"):
            begun.submit(Lay(card(code), 0))
        with qtbot.assertNotEmitted(begun.looked):
            begun.submit(FinishTurn())
    drawn = state_of(begun).hands[0][-2:]
    assert begun.new_cards == drawn
    assert begun.observation.seat == 0
    assert set(drawn) < set(begun.observation.hand)
    assert begun.look == OutOfTurnLook(
        seat=0, passes_to=1, on_turn=1, player_count=2, has_new_cards=True, is_silent=False
    )
    assert isinstance(told.args[0], Moment)
    with qtbot.waitSignal(begun.looked):
        begun.cover()
    assert (begun.new_cards, begun.observation.hand) == ((), ())
    assert is_covered(begun)
    assert begun.sight.awaited == 1
    begun.uncover()
    assert begun.observation.hand == cards(BEN)
    assert not begun.can_take_back


def test_new_cards_are_looked_at_and_nothing_can_be_done_with_them(
    begun: Session, qtbot: QtBot
) -> None:
    finish(begun)
    new = begun.new_cards[0]
    for action in (Lay(new, 0), FinishTurn()):
        with qtbot.waitSignal(begun.refused) as told:
            assert not begun.submit(action)
        assert told.args == [action, Refusal(Reason.NOT_ON_TURN, player=1)]
    assert not begun.take_back()
    assert begun.can_signal
    assert begun.submit(GiveSignals(0, (KEEP_OFF_1,)))
    assert begun.look is not None
    assert begun.look.has_new_cards, "whoever speaks about them still sees them"


@pytest.mark.parametrize("go", [lambda s: s.wait_for(1), Session.cover])
def test_once_covered_new_cards_are_new_no_more(begun: Session, go: Gone) -> None:
    finish(begun)
    new = begun.new_cards
    go(begun)
    assert begun.new_cards == ()
    begun.wait_for(0)
    begun.uncover()
    assert set(new) <= set(begun.observation.hand)
    assert begun.look is not None
    assert (begun.new_cards, begun.look.has_new_cards) == ((), False)


def test_a_stop_lets_the_new_card_be_seen_too(session: Session) -> None:
    session.start(game(ANNA, BEN, edition="extreme", layout=layout(stop="2")))
    session.submit(ChooseStarter(0))
    session.uncover()
    session.submit(Lay(card("2"), 0))
    assert len(session.new_cards) == 1
    assert session.look is not None
    assert (session.look.seat, session.look.passes_to) == (0, 1)
    session.cover()
    assert is_covered(session)
    assert session.sight.awaited == 1


def test_who_draws_nothing_has_nothing_to_look_at(session: Session) -> None:
    set_up(session, position("5 6 7", "50 51"))
    session.submit(Lay(card("5"), 0))
    session.submit(FinishTurn())
    assert (session.new_cards, session.look) == ((), None)
    assert (session.observation.seat, session.sight.awaited) == (None, 1)


def test_a_game_left_with_new_cards_in_sight_comes_back_covered(begun: Session) -> None:
    finish(begun)
    record = decode_record(encode_record(begun.record()))
    course = course_of_record(record)
    assert (course.new_cards, course.look) == ((), None)
    assert (course.sight.uncovered, course.sight.awaited, course.sight.last) == (None, 1, 0)
    begun.cover()
    assert begun.record() == record, "it is kept as if it had been passed on"


def test_given_up_nothing_is_new(begun: Session) -> None:
    finish(begun)
    begun.give_up()
    assert begun.new_cards == ()


def test_who_is_on_turn_again_goes_on_looking(session: Session, qtbot: QtBot) -> None:
    set_up(session, position("5 6 7", ""))
    session.submit(Lay(card("5"), 0))
    with qtbot.assertNotEmitted(session.looked):
        session.submit(FinishTurn())
    assert session.observation.is_on_turn
    assert session.observation.hand == cards("6 7")


def test_a_lay_can_be_taken_back_after_the_hand_was_covered_for_a_while(begun: Session) -> None:
    begun.submit(Lay(card("2"), 0))
    _looking_out_of_turn(begun)
    begun.cover()
    assert not begun.take_back()
    begun.uncover()
    assert begun.take_back()
    assert begun.observation.hand == cards(ANNA)


# Signals


@pytest.mark.parametrize("look", [lambda s: s.cover(), _looking_out_of_turn, lambda _: None])
def test_everyone_signals_for_themselves(begun: Session, look: Gone, qtbot: QtBot) -> None:
    look(begun)
    looking = begun.observation.seat
    assert begun.can_signal == (looking is not None)
    for seat in (0, 1):
        action = GiveSignals(seat, (KEEP_OFF_1,))
        if seat == looking:
            assert begun.submit(action)
            assert begun.observation.table.signals[seat] == (KEEP_OFF_1,)
            continue
        with qtbot.waitSignal(begun.refused) as told:
            assert not begun.submit(action)
        assert told.args == [action, Refusal(Reason.NOT_YOUR_SIGNALS)]


def test_who_signals_out_of_turn_goes_on_looking(begun: Session, qtbot: QtBot) -> None:
    _looking_out_of_turn(begun)
    for said in ((KEEP_OFF_1,), (KEEP_OFF_1, GO_AHEAD_2), ()):
        with qtbot.waitSignal(begun.stepped) as told:
            assert begun.submit(GiveSignals(1, said))
        assert begun.observation.seat == 1
        assert told.args[0].after == begun.observation
    begun.cover()
    assert begun.sight.awaited == 0


def test_signals_can_be_given_while_each_looks_before_the_beginning(session: Session) -> None:
    session.start(game(ANNA, BEN))
    session.uncover()
    assert session.submit(GiveSignals(0, (KEEP_OFF_1,)))
    assert session.observation.seat == 0
    assert not session.submit(GiveSignals(1, (KEEP_OFF_1,)))


def test_alone_or_under_silence_nobody_signals(session: Session) -> None:
    session.start(game("2 3 4 5 6 7 8 9"))
    can_signal = [session.can_signal]
    set_up(session, position("5 6 7", "60", edition="extreme", commands=layout(silence="5")))
    can_signal.append(session.can_signal)
    session.submit(Lay(card("5"), 0))
    can_signal.append(session.can_signal)
    assert can_signal == [False, True, False]
    assert not session.submit(GiveSignals(0, ()))


def test_without_a_card_nobody_signals(session: Session) -> None:
    set_up(session, position("5 6", "60", draw="80 81"))
    can_signal = [session.can_signal]
    for code in ("5", "6"):
        session.submit(Lay(card(code), 0))
        can_signal.append(session.can_signal)
    assert can_signal == [True, True, False]
    assert not session.submit(GiveSignals(0, (KEEP_OFF_1,)))


def test_who_goes_on_signalling_is_told_of_once(begun: Session) -> None:
    told = len(begun.events)
    for said in ((KEEP_OFF_1,), (KEEP_OFF_1, GO_AHEAD_2), (GO_AHEAD_2,)):
        begun.submit(GiveSignals(0, said))
        assert begun.events[told:] == (SignalsGiven(0, said),)
    begun.submit(Lay(card("2"), 0))
    begun.submit(GiveSignals(0, (KEEP_OFF_1,)))
    assert list(map(type, begun.events[told:])) == [SignalsGiven, CardLaid, SignalsGiven]


def test_two_who_signal_are_both_told_of(session: Session) -> None:
    session.start(game(ANNA, BEN))
    for seat in (0, 1):
        session.uncover()
        session.submit(GiveSignals(seat, ()))
        session.submit(GiveSignals(seat, (KEEP_OFF_1,)))
        session.cover()
    assert session.events == (SignalsGiven(0, (KEEP_OFF_1,)), SignalsGiven(1, (KEEP_OFF_1,)))


def test_taking_a_lay_back_brings_back_the_signals_that_it_ended(begun: Session) -> None:
    begun.submit(GiveSignals(0, (KEEP_OFF_1, GO_AHEAD_2)))
    begun.wait_for(1)
    begun.uncover()
    begun.submit(GiveSignals(1, (KEEP_OFF_1, GO_AHEAD_2)))
    begun.wait_for(0)
    begun.uncover()
    before, told = begun.observation, begun.events
    begun.submit(Lay(card("2"), 1))
    assert begun.observation.table.signals == ((), (GO_AHEAD_2,))
    assert before.table.signals == ((KEEP_OFF_1, GO_AHEAD_2),) * 2
    begun.take_back()
    assert begun.observation == before
    assert begun.events == told


# The end


def test_after_a_losing_lay_nothing_is_revealed_until_all_is_turned_up(
    session: Session, qtbot: QtBot
) -> None:
    lost_by_a_lay(session)
    ending = session.ending
    assert ending is not None
    assert (ending.outcome.status, ending.player) == (Status.LOST, 1)
    assert ending.reveal is None
    with qtbot.waitSignal(session.turned_up):
        session.turn_up()
    turned_up = session.ending
    assert turned_up is not None
    hands = (cards("90 91"), cards("41 42"), cards("70 71"))
    assert turned_up.reveal == Reveal(hands, cards("92 93"))
    assert not session.can_take_back
    assert not session.take_back()
    with qtbot.assertNotEmitted(session.turned_up):
        session.turn_up()


def test_a_losing_lay_that_is_taken_back_has_revealed_nothing(session: Session) -> None:
    lost_by_a_lay(session)
    assert session.take_back()
    assert session.ending is None
    assert session.observation.seat in (None, 1)
    assert state_of(session).hands[1] == cards("40 41 42")


def test_a_running_game_cannot_be_turned_up(begun: Session, qtbot: QtBot) -> None:
    begun.submit(Lay(card("2"), 0))
    with qtbot.assertNotEmitted(begun.turned_up):
        begun.turn_up()
    assert begun.ending is None
    assert begun.can_take_back


def test_what_no_lay_led_to_is_revealed_at_once(session: Session) -> None:
    set_up(session, position("5 6", "50 51", tops={0: "90", 1: "91", 2: "4", 3: "10"}))
    session.submit(Lay(card("5"), 3))
    session.submit(FinishTurn())
    ending = session.ending
    assert ending is not None, "Ben can't lay a card"
    assert ending.reveal == Reveal((cards("6"), cards("50 51")), ())
    assert session.observation.seat is None


def test_a_win_is_revealed_at_once(session: Session) -> None:
    set_up(session, position("5", ""))
    session.submit(Lay(card("5"), 0))
    ending = session.ending
    assert ending is not None
    assert ending.outcome.status is Status.WON
    assert ending.reveal == Reveal(((), ()), ())
    assert not session.can_take_back


def test_giving_up_while_covered_reveals_everything(begun: Session) -> None:
    begun.submit(Lay(card("2"), 0))
    begun.cover()
    begun.give_up()
    ending = begun.ending
    assert ending is not None
    assert ending.reveal is not None
    assert ending.reveal.hands == (cards("3 4 5 6 7 8"), cards(BEN))


# Open hands


def test_open_hands_are_never_covered(session: Session, qtbot: QtBot) -> None:
    session.start(game(ANNA, BEN, open_hands=True))
    assert session.open_hands == (cards(ANNA), cards(BEN))
    assert session.sight.is_up_to_the_team
    session.submit(ChooseStarter(1))
    assert session.observation.hand == cards(BEN)
    with qtbot.assertNotEmitted(session.looked):
        session.cover()
        session.uncover()
    assert session.observation.is_on_turn
    for code in ("12", "13"):
        assert session.submit(Lay(card(code), 0))
    session.submit(FinishTurn())
    assert (session.new_cards, session.look) == ((), None)
    assert session.observation.hand == cards(ANNA)
    assert session.open_hands == (
        cards(ANNA),
        (*cards("14 15 16 17 18"), *state_of(session).hands[1][-2:]),
    )


def test_open_hands_are_marked_in_the_result(session: Session) -> None:
    lost_by_a_lay(session, open_hands=True)
    ending = session.ending
    assert ending is not None
    assert ending.open_hands
    assert ending.reveal is None, "the draw pile was hidden"
    session.start(game(ANNA, BEN, open_hands=True))
    session.give_up()
    record = decode_record(encode_record(session.record()))
    assert record.extra["marks"] == {"given_up": True, "open_hands": True}
    session.start(game(ANNA, BEN))
    session.give_up()
    assert session.record().extra["marks"] == {"given_up": True}
    assert session.ending is not None
    assert not session.ending.open_hands


# All together


@pytest.mark.parametrize(("edition", "variant", "players"), TOGETHER)
def test_random_games_round_one_laptop(
    edition: str, variant: str, players: int, session: Session
) -> None:
    rng = Random(f"round {edition} {variant} {players}")
    state = random_deal(edition, variant, players, rng)
    moments: list[Moment] = []
    session.stepped.connect(moments.append)
    session.taken_back.connect(moments.append)
    session.start(NewGame(state.table.setup, state.deck))
    vocabulary = sorted(session.setup.vocabulary, key=repr)
    while session.is_running:
        match rng.randrange(8):
            case 0:
                session.cover()
            case 1:
                session.wait_for(rng.randrange(players))
            case 2:
                signals = GiveSignals(rng.randrange(players), (rng.choice(vocabulary),))
                looking = session.observation.seat
                assert not session.submit(signals) or signals.player == looking
            case 3:
                could = session.can_take_back
                assert session.take_back() == could
            case _:
                session.uncover()
                _act(session, rng)
        _check(session, moments)
    session.turn_up()
    assert session.ending is not None
    assert session.ending.reveal is not None
    assert verify(decode_record(encode_record(session.record()))).outcome == session.ending.outcome


def _act(session: Session, rng: Random) -> None:
    """Do what the rules allow; the session lets it happen only where whoever acts can see."""
    before = session.observation
    action = random_action(state_of(session), rng)
    done = session.submit(action)
    assert done == (isinstance(action, ChooseStarter) or before.is_on_turn)


def _check(session: Session, moments: list[Moment]) -> None:
    """Nobody sees a hand but their own; nothing that is told has a card that was drawn."""
    seen, state = session.observation, state_of(session)
    assert seen.seat == session.sight.uncovered
    assert seen.hand == (() if seen.seat is None else state.hands[seen.seat])
    assert set(session.new_cards) <= set(seen.hand)
    is_look = seen.seat is not None and state.table.on_turn != seen.seat
    assert (session.look is not None) == is_look
    assert not session.new_cards or is_look
    assert session.open_hands is None
    assert all(event.cards is None for event in session.events if isinstance(event, CardsDrawn))
    for moment in moments:
        for event in moment.events:
            if isinstance(event, CardsDrawn):
                assert event.player == moment.before.seat, "only who draws sees it"
        if any(isinstance(event, TurnFinished) for event in moment.events):
            assert moment.after.seat in (None, moment.before.seat)
    if moments:
        assert moments[-1].after.table == seen.table
    moments.clear()
    if not seen.is_on_turn:
        assert not session.can_lay
        assert not session.can_take_back or not session.is_running
