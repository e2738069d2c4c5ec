"""A turn shown step by step is the turn as the engine plays it, whichever way is shown."""

import pytest

from tests.coached_games import carelessly_played
from tests.model.narrator import PlainNarrator
from tests.positions import LONG_DRAW, extreme, lays, position
from thegame_desktop.bots.analysis.review import Knowledge, PlayedTurn
from thegame_desktop.engine import (
    CardLaid,
    CardsDrawn,
    FinishTurn,
    GameEnded,
    State,
    TurnFinished,
    TurnStarted,
    apply,
    observe,
)
from thegame_desktop.model.demonstration import Demonstration
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.played_turns import played_turns
from thegame_desktop.play.seats import FIRST_SEATS

EDITIONS = pytest.mark.parametrize(
    ("edition", "players"), [("original", 3), ("extreme", 2), ("quick", 3)]
)


def shown(
    turn: PlayedTurn, text: str | None = None, knowledge: Knowledge = Knowledge.THEN
) -> Demonstration:
    """The turn as it was played, or with these lays, written as card/pile."""
    demonstration = Demonstration(PlainNarrator())
    seats = FIRST_SEATS[: turn.before.table.setup.player_count]
    demonstration.show(seats, turn, turn.lays if text is None else lays(text), knowledge)
    return demonstration


def state_of(demonstration: Demonstration) -> State:
    course = demonstration.session.course
    assert course is not None
    return course.state


@EDITIONS
def test_every_turn_of_a_game_is_shown_as_it_was_played(edition: str, players: int) -> None:
    """Forwards by what happened, backwards and by jumps at once; and always the same hand."""
    turns = played_turns(carelessly_played(edition, players))
    for turn, following in zip(turns, [*turns[1:], None], strict=True):
        demonstration, moments, jumps = shown(turn), list[Moment](), list[int]()
        demonstration.session.stepped.connect(moments.append)
        demonstration.session.jumped.connect(lambda jumps=jumps: jumps.append(1))
        expected, laid = [turn.before], []
        for lay in turn.lays:
            expected.append(apply(expected[-1], lay).state)
        while demonstration.now < demonstration.last:
            laid.append(demonstration.next_lay)
            assert (
                demonstration.session.observation.hand == state_of(demonstration).hands[turn.player]
            )
            demonstration.go_by_steps(1)
        assert [lay for lay in laid if lay is not None] == [*turn.lays]
        assert len(moments) == demonstration.last
        assert not jumps
        if following is not None:
            assert state_of(demonstration).hands == following.before.hands
            assert state_of(demonstration).table.piles == following.before.table.piles
            assert demonstration.is_finished
        assert demonstration.next_lay is None
        for step in reversed(range(len(expected))):
            demonstration.go_to(step)
            assert demonstration.steps[step].state == state_of(demonstration)
            if step < len(turn.lays):
                assert state_of(demonstration) == expected[step]
        assert jumps


def test_the_hands_of_the_others_are_in_sight_only_with_all_cards_open() -> None:
    (turn, *_rest) = played_turns(carelessly_played("original", 3))
    then, all_open = shown(turn), shown(turn, knowledge=Knowledge.OPEN)
    for demonstration in (then, all_open):
        for step in range(demonstration.last + 1):
            demonstration.go_to(step)
            session = demonstration.session
            assert session.observation == observe(state_of(demonstration), turn.player)
            assert not session.is_running
            hands = state_of(demonstration).hands
            assert session.open_hands == (None if demonstration is then else hands)


def test_hands_that_were_open_are_open_again() -> None:
    """By what could be known, too; alone there is nobody else's hand to see."""
    (turn, *_rest) = played_turns(carelessly_played("original", 3))
    alone = PlayedTurn(position("2 3 50 60 70 80 90 91", draw=LONG_DRAW), tuple(lays("2/0 3/0")))
    for shown_turn, hands in ((turn, turn.before.hands), (alone, None)):
        demonstration = Demonstration(PlainNarrator())
        seats = FIRST_SEATS[: len(shown_turn.before.hands)]
        demonstration.show(seats, shown_turn, shown_turn.lays, Knowledge.THEN, hands_were_open=True)
        assert demonstration.session.open_hands == hands


def test_what_the_others_draw_is_hidden() -> None:
    """The player's own cards are seen as they come."""
    turns = played_turns(carelessly_played("original", 3))
    demonstration, moments = shown(turns[0]), list[Moment]()
    demonstration.session.stepped.connect(moments.append)
    demonstration.go_by_steps(1)
    while demonstration.now < demonstration.last:
        demonstration.go_by_steps(1)
    (drawn,) = [event for event in moments[-1].events if isinstance(event, CardsDrawn)]
    assert drawn.cards is not None
    assert all(event.cards is None for event in demonstration.session.events if event == drawn), (
        "the log tells nobody"
    )


def test_another_way_leads_where_the_engine_says() -> None:
    before = position("2 3 50 60 70 80 90", "4 5 6 7 8 9 10", tops={2: "60"}, draw=LONG_DRAW)
    turn = PlayedTurn(before, tuple(lays("50/0 60/0")))
    demonstration = shown(turn, "2/0 3/0")
    kinds = [tuple(map(type, step.events)) for step in demonstration.steps]
    assert kinds == [
        (TurnStarted,),
        (CardLaid,),
        (CardLaid,),
        (TurnFinished, CardsDrawn, TurnStarted),
    ]
    demonstration.go_to(demonstration.last)
    state = before
    for lay in lays("2/0 3/0"):
        state = apply(state, lay).state
    assert state_of(demonstration) == apply(state, FinishTurn()).state


def test_a_stop_finishes_the_turn_by_itself() -> None:
    before = extreme("7 8 20 30 40 50 60", "9 10 11 12 13 14 15", stop="7")
    demonstration = shown(PlayedTurn(before, tuple(lays("7/0"))))
    assert demonstration.last == 1
    assert demonstration.next_lay == lays("7/0")[0]
    demonstration.go_by_steps(1)
    assert demonstration.is_finished


def test_a_turn_in_which_the_game_ended_isnt_finished() -> None:
    """Lost by its last lay, or won with the last card."""
    before = position("30 29", tops={0: "28", 1: "99", 2: "2", 3: "2"}, draw="50 51 52")
    lost = shown(PlayedTurn(before, tuple(lays("30/0")), lost_with=4))
    lost.go_to(lost.last)
    assert (lost.last, lost.is_finished) == (1, False)
    assert any(isinstance(event, GameEnded) for event in lost.step.events)
    won = shown(PlayedTurn(position("30"), tuple(lays("30/0"))))
    assert won.last == 1
