"""Signals: a closed set, legal out of turn, ending when they make no sense any more."""

import pytest

from tests.positions import cards, extreme, layout, play, position
from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    FinishTurn,
    GiveSignals,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Reason,
    Refusal,
    Remark,
    Signal,
    SignalsGiven,
    TrickPossible,
    apply,
    deal,
    observe,
    pile_of,
    refusal,
    setup_named,
)

KEEP_OFF_0 = PileAdvice(0, Advice.KEEP_OFF)
GO_AHEAD_1 = PileAdvice(1, Advice.GO_AHEAD)


def test_signals_are_legal_out_of_turn_and_before_the_beginning() -> None:
    setup = setup_named("original", "standard", 3)
    state = deal(setup, setup.edition.cards)
    step = apply(state, GiveSignals(2, (KEEP_OFF_0,)))
    assert step.events == (SignalsGiven(2, (KEEP_OFF_0,)),)
    assert step.state.table.signals == ((), (), (KEEP_OFF_0,))


def test_new_signals_replace_the_old_ones() -> None:
    state = position("5 6 7", "60 61")
    state = play(state, GiveSignals(1, (KEEP_OFF_0,)), GiveSignals(1, (GO_AHEAD_1,)))
    assert state.table.signals == ((), (GO_AHEAD_1,))
    assert play(state, GiveSignals(1, ())).table.signals == ((), ())


def test_they_end_when_their_owner_lays() -> None:
    state = play(position("5 6 7", "60 61"), GiveSignals(0, (GO_AHEAD_1,)), "5/0")
    assert state.table.signals == ((), ())


def test_advice_ends_when_its_pile_has_moved_and_stays_on_the_others() -> None:
    state = play(position("5 6 7", "60 61"), GiveSignals(1, (KEEP_OFF_0, GO_AHEAD_1)), "5/0")
    assert state.table.signals == ((), (GO_AHEAD_1,))


def test_what_was_said_of_cards_and_commands_stays_when_others_lay() -> None:
    held = CommandNote(Command.STOP, Note.HELD)
    state = position("5 6 7", "60 61", edition="extreme", commands=layout(stop="60"))
    assert play(state, GiveSignals(1, (held, KEEP_OFF_0)), "5/0").table.signals[1] == (held,)
    low = Holding(Colour.RED, Height.LOW)
    state = position("R1 R5", "R2 R3", edition="quick")
    assert play(state, GiveSignals(1, (low, low, PileWanted(1))), "R5/1").table.signals[1] == (
        low,
        low,
    )


@pytest.mark.parametrize(
    "signals",
    [
        (KEEP_OFF_0, PileAdvice(0, Advice.GO_AHEAD)),
        (KEEP_OFF_0, KEEP_OFF_0),
    ],
)
def test_one_advice_a_pile(signals: tuple[Signal, ...]) -> None:
    refused = refusal(position("5 6", "60"), GiveSignals(1, signals))
    assert refused == Refusal(Reason.CONTRADICTING_SIGNALS)


@pytest.mark.parametrize(
    "signals",
    [
        (PileWanted(0), PileWanted(1)),
        (Holding(Colour.RED, Height.LOW),) * 3,
    ],
)
def test_one_pile_wanted_and_no_more_cards_than_held(signals: tuple[Signal, ...]) -> None:
    refused = refusal(position("R1 R5", "R2 R3", edition="quick"), GiveSignals(1, signals))
    assert refused == Refusal(Reason.CONTRADICTING_SIGNALS)


@pytest.mark.parametrize(
    ("edition", "variant", "signal"),
    [
        ("original", "standard", TrickPossible(0)),
        ("original", "standard", CommandNote(Command.STOP, Note.HELD)),
        ("original", "standard", PileAdvice(4, Advice.KEEP_OFF)),
        ("extreme", "standard", CommandNote(Command.SKULL, Note.HELD)),
        ("quick", "standard", TrickPossible(0)),
        ("quick", "standard", Holding(Colour.RED)),
        ("quick", "expert", Holding(Colour.RED, Height.LOW)),
        ("quick", "standard", KEEP_OFF_0),
    ],
)
def test_what_is_not_in_the_vocabulary_cannot_be_said(
    edition: str, variant: str, signal: Signal
) -> None:
    """In Extreme, a command that is switched off is no topic."""
    hand = "R1 R2" if edition == "quick" else "5 6"
    state = position(hand, hand, edition=edition, variant=variant)
    assert refusal(state, GiveSignals(1, (signal,))) == Refusal(Reason.NO_SUCH_SIGNAL)


@pytest.mark.parametrize("player", [-1, 2])
def test_only_players_signal(player: int) -> None:
    state = position("5 6", "60")
    assert refusal(state, GiveSignals(player, ())) == Refusal(Reason.NO_SUCH_PLAYER)


def test_everyone_signals_for_themselves_on_turn_or_not() -> None:
    state = position("5 6", "60", "70")
    for seat in (None, 0, 1, 2):
        for player in range(3):
            refused = refusal(observe(state, seat), GiveSignals(player, (KEEP_OFF_0,)))
            expected = None if player == seat else Refusal(Reason.NOT_YOUR_SIGNALS)
            assert refused == expected
    assert refusal(state, GiveSignals(1, (KEEP_OFF_0,))) is None, "the table itself allows it"


def test_nobody_learns_by_a_refusal_what_others_could_say() -> None:
    """Whatever is wrong with it besides, it isn't theirs to say."""
    state = position("5 6 7", "60 61", edition="extreme", commands=layout(silence="5"))
    silent = play(state, "5/0")
    for seen in (observe(silent, 0), observe(silent, None), observe(state, 0)):
        for said in ((), (TrickPossible(0),), (KEEP_OFF_0, KEEP_OFF_0)):
            assert refusal(seen, GiveSignals(1, said)) == Refusal(Reason.NOT_YOUR_SIGNALS)
    assert refusal(observe(silent, 1), GiveSignals(1, ())) == Refusal(
        Reason.SILENCED, cards("5")[0]
    )


@pytest.mark.parametrize(
    ("signal", "pile"),
    [
        (KEEP_OFF_0, 0),
        (GO_AHEAD_1, 1),
        (PileWanted(1), 1),
        (TrickPossible(3), 3),
        (Holding(Colour.RED, Height.LOW), None),
        (CommandNote(Command.STOP, Note.HELD), None),
    ],
)
def test_what_a_signal_is_about(signal: Signal, pile: int | None) -> None:
    assert pile_of(signal) == pile


def test_under_silence_signals_are_locked_and_hidden_and_come_back_after_it() -> None:
    state = position("5 6 7", "60 61", edition="extreme", commands=layout(silence="6"))
    state = play(state, GiveSignals(1, (GO_AHEAD_1,)), "5/0")
    assert observe(state, 0).table.signals == ((), (GO_AHEAD_1,))
    silent = play(state, "6/0")
    assert refusal(silent, GiveSignals(1, ())) == Refusal(Reason.SILENCED, cards("6")[0])
    assert observe(silent, 0).table.signals == ((), ())
    assert observe(silent, 1).table.signals == ((), ())
    assert observe(play(silent, "7/0"), 0).table.signals == ((), (GO_AHEAD_1,))


def test_an_empty_hand_has_nothing_to_say() -> None:
    state = position("5 6", "60 61", "", draw="80 81")
    for said in ((), (KEEP_OFF_0,)):
        assert refusal(state, GiveSignals(2, said)) == Refusal(Reason.EMPTY_HAND)
        assert refusal(observe(state, 2), GiveSignals(2, said)) == Refusal(Reason.EMPTY_HAND)
        assert refusal(state, GiveSignals(1, said)) is None


def test_what_was_said_ends_with_the_last_card_and_can_be_said_anew_once_one_is_drawn() -> None:
    state = position("5 6", "60 61", draw="80 81")
    empty = play(state, GiveSignals(0, (GO_AHEAD_1,)), "5/0 6/0")
    assert empty.table.signals == ((), ())
    assert refusal(empty, GiveSignals(0, (GO_AHEAD_1,))) == Refusal(Reason.EMPTY_HAND)
    drawn = play(empty, "finish", GiveSignals(0, (GO_AHEAD_1,)))
    assert drawn.table.signals == ((GO_AHEAD_1,), ())


def test_a_finished_game_is_silent() -> None:
    state = play(position("5", ""), "5/0")
    assert refusal(state, GiveSignals(0, ())) == Refusal(Reason.GAME_OVER)


def test_the_same_words_are_equal_in_any_order() -> None:
    state = position("5 6", "60")
    words = (KEEP_OFF_0, GO_AHEAD_1)
    assert play(state, GiveSignals(1, words)) == play(state, GiveSignals(1, words[::-1]))


def test_what_is_said_is_remembered_with_its_moment() -> None:
    state = position("5 6 7", "60 61", draw="90 91 92")
    state = play(state, GiveSignals(1, (KEEP_OFF_0,)), "5/0", GiveSignals(1, (GO_AHEAD_1,)))
    early, late = Remark(1, (KEEP_OFF_0,), 0, 0), Remark(1, (GO_AHEAD_1,), 0, 1)
    assert state.table.remarks == (early, late)
    assert play(state, "6/0", FinishTurn()).table.remarks == (early, late)


def test_of_what_is_said_at_one_moment_the_last_is_remembered() -> None:
    state = position("5 6 7", "60 61", "70 71")
    said = (GiveSignals(1, (KEEP_OFF_0,)), GiveSignals(2, (GO_AHEAD_1,)), GiveSignals(1, ()))
    remarks = play(state, *said).table.remarks
    assert remarks == (Remark(2, (GO_AHEAD_1,), 0, 0), Remark(1, (), 0, 0))


def test_what_was_said_before_ones_last_turn_but_one_is_forgotten() -> None:
    state = position("5 6 7 8 20 21", "60 61 62 63 64 65", draw="90 91 92 93 94 95 96 97 98 99")
    state = play(state, GiveSignals(0, (GO_AHEAD_1,)), "5/0 6/0", FinishTurn())
    state = play(state, GiveSignals(0, (KEEP_OFF_0,)), "60/1 61/1", FinishTurn())
    assert [remark.turns for remark in state.table.remarks] == [0, 1]
    state = play(state, "7/0 8/0", FinishTurn())
    assert state.table.remarks == (Remark(0, (KEEP_OFF_0,), 1, 0),)


def test_under_silence_nothing_that_was_said_is_heeded() -> None:
    state = extreme("5 6 7", "60 61", silence="5")
    state = play(state, GiveSignals(1, (KEEP_OFF_0,)), "5/0")
    assert state.table.remarks
    assert not observe(state, 0).table.remarks
    assert observe(play(state, "6/0"), 0).table.remarks


def test_a_turn_tells_how_many_cards_were_drawn() -> None:
    state = play(position("5 6 7", "60 61", draw="90"), "5/0 6/0", FinishTurn())
    assert state.table.turns[-1].drawn == 1
