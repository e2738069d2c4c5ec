"""Every reason for a refusal can be met, and is specific enough to be explained."""

import pickle

import pytest

from tests.positions import card, extreme, lays, play, position
from thegame_desktop.engine import (
    Action,
    Advice,
    BadDealCode,
    BadRecord,
    ChooseStarter,
    CodeFault,
    Fault,
    FinishTurn,
    GiveSignals,
    IllegalAction,
    Observation,
    PileAdvice,
    Reason,
    Refusal,
    State,
    TrickPossible,
    apply,
    deal,
    observe,
    refusal,
    setup_named,
)


def _extreme(hand: str, *laid: str, tops: dict[int, str] | None = None, **commands: str) -> State:
    return play(extreme(hand, "60 61", tops=tops, **commands), *laid)


def _fresh() -> State:
    setup = setup_named("original", "standard", 2)
    return deal(setup, setup.edition.cards)


def _lay(text: str) -> Action:
    return lays(text)[0]


ADVICE = PileAdvice(0, Advice.GO_AHEAD)
MEETINGS: list[tuple[State | Observation, Action, Refusal]] = [
    (observe(position("5 6", "7"), 1), FinishTurn(), Refusal(Reason.NOT_ON_TURN, player=0)),
    (play(position("5", ""), "5/0"), FinishTurn(), Refusal(Reason.GAME_OVER)),
    (_fresh(), FinishTurn(), Refusal(Reason.NOT_STARTED)),
    (position("5", "6"), ChooseStarter(0), Refusal(Reason.ALREADY_STARTED)),
    (_fresh(), ChooseStarter(2), Refusal(Reason.NO_SUCH_PLAYER)),
    (position("5 6", "7"), _lay("7/0"), Refusal(Reason.NOT_IN_HAND)),
    (position("5 6", "7"), _lay("5/4"), Refusal(Reason.NO_SUCH_PILE)),
    (
        position("5 6", "7", tops={0: "9"}),
        _lay("5/0"),
        Refusal(Reason.NOT_HIGHER, card("9")),
    ),
    (position("5 6", "7", tops={2: "3"}), _lay("5/2"), Refusal(Reason.NOT_LOWER, card("3"))),
    (
        play(position("R5 R6", "R7 R8", edition="quick", variant="expert"), "R5/0"),
        _lay("R6/1"),
        Refusal(Reason.TURN_FULL),
    ),
    (
        _extreme("5 6 7 8", "5/0 6/0 7/0", three="6"),
        _lay("8/0"),
        Refusal(Reason.FOURTH_CARD, card("6")),
    ),
    (
        _extreme("5 6 7 8", "5/0 6/0 7/0", three="8"),
        _lay("8/0"),
        Refusal(Reason.THREE_TOO_LATE),
    ),
    (
        _extreme("5 6 7 8", "5/0", three="5", stop="6"),
        _lay("6/0"),
        Refusal(Reason.STOP_NOT_THIRD, card("5"), owed=2),
    ),
    (
        _extreme("5 6 7 8", "5/0", skull="5", stop="6"),
        _lay("6/1"),
        Refusal(Reason.STOP_UNDER_SKULL, card("5")),
    ),
    (
        _extreme("37 48 49", tops={0: "47", 3: "90"}, no_backwards="90"),
        _lay("37/0"),
        Refusal(Reason.BACKWARDS_FORBIDDEN, card("90")),
    ),
    (
        _extreme("5 6 7", "5/0", tops={3: "90"}, one_pile="90"),
        _lay("6/1"),
        Refusal(Reason.SECOND_PILE, card("90")),
    ),
    (_extreme("5 6 7", "5/0"), FinishTurn(), Refusal(Reason.MINIMUM_OWED, owed=1)),
    (
        _extreme("5 6 7", "5/0 6/0", three="5"),
        FinishTurn(),
        Refusal(Reason.THREE_OWED, card("5"), owed=1),
    ),
    (
        _extreme("5 6 7", "5/0 6/0", skull="6"),
        FinishTurn(),
        Refusal(Reason.SKULL_OPEN, card("6")),
    ),
    (
        position("5 6", "7"),
        GiveSignals(1, (TrickPossible(0),)),
        Refusal(Reason.NO_SUCH_SIGNAL),
    ),
    (
        observe(position("5 6", "7"), 0),
        GiveSignals(1, (ADVICE,)),
        Refusal(Reason.NOT_YOUR_SIGNALS),
    ),
    (
        position("5 6", "7"),
        GiveSignals(1, (ADVICE, ADVICE)),
        Refusal(Reason.CONTRADICTING_SIGNALS),
    ),
    (
        _extreme("5 6 7", tops={3: "90"}, silence="90"),
        GiveSignals(1, (ADVICE,)),
        Refusal(Reason.SILENCED, card("90")),
    ),
    (position("5 6", "7", ""), GiveSignals(2, (ADVICE,)), Refusal(Reason.EMPTY_HAND)),
]
MET = {refused.reason: (state, action, refused) for state, action, refused in MEETINGS}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_met_and_explained(reason: Reason) -> None:
    state, action, expected = MET[reason]
    assert refusal(state, action) == expected
    if isinstance(state, State):
        with pytest.raises(IllegalAction, match=reason.value) as caught:
            apply(state, action)
        assert caught.value.refusal == expected


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Refusal(Reason.MINIMUM_OWED, owed=2)),
        BadRecord(Fault.WRONG_PLAYER, turn=3),
        BadDealCode(CodeFault.CHECK),
    ],
    ids=str,
)
def test_errors_survive_the_way_to_another_process(error: Exception) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived)) == (type(error), str(error))
    assert vars(arrived) == vars(error)
