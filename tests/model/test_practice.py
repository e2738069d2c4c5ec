"""Turns tried again: what is in sight, what can be done, and what is said about it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.coached_games import costly_game
from tests.model.narrator import PlainNarrator
from tests.positions import LONG_DRAW, extreme, lays, position
from thegame_desktop.bots.analysis.review import (
    Care,
    Compared,
    Knowledge,
    PlayedTurn,
    PlayoutTally,
    Reviewer,
    TurnReview,
    WayToPlay,
    compare,
)
from thegame_desktop.bots.core import Flag, ScoredTurn
from thegame_desktop.bots.race import Tried
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import CardLaid, FinishTurn, Lay, State, legal_actions, observe
from thegame_desktop.model import practice as practice_module
from thegame_desktop.model.practice import Practice, PracticePhase
from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.played_turns import played_turns
from thegame_desktop.play.seats import FIRST_SEATS
from thegame_desktop.play.verdict import Verdict
from thegame_desktop.play.wishes import TakeBack

BEFORE = position(
    "20 30 41 42 60 70 97", "11 12 13 14 15 16 17", tops={0: "40", 2: "80"}, draw=LONG_DRAW
)
BETTER, THEN, BETWEEN = "41/0 42/0", "97/0 20/2", "97/0 70/2"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def practice(settings: Settings) -> Callable[..., Practice]:
    """A practice of these puzzles, of a game among people."""

    def begin(*puzzles: TurnReview) -> Practice:
        practice = Practice(settings, PlainNarrator())
        trying = puzzles or (puzzle(),)
        players = trying[0].turn.before.table.setup.player_count
        practice.begin(trying, FIRST_SEATS[:players])
        return practice

    return begin


def puzzle(
    before: State = BEFORE, better: str = BETTER, then: str = THEN, lost_with: int | None = None
) -> TurnReview:
    turn = PlayedTurn(before, tuple(lays(then)), lost_with)
    good, bad = PlayoutTally(100, 34, 1000), PlayoutTally(100, 21, 1500)
    return TurnReview(turn, WayToPlay(turn.lays, bad), WayToPlay(tuple(lays(better)), good), 0.15)


def play(practice: Practice, text: str) -> None:
    for lay in lays(text):
        practice.fulfil(lay)
    practice.fulfil(FinishTurn())


def judged(practice: Practice, qtbot: QtBot) -> Verdict:
    qtbot.waitUntil(lambda: practice.phase is PracticePhase.ANSWERS)
    assert practice.judged is not None
    return practice.judged.verdict


def test_only_what_the_player_could_know_is_in_sight(practice: Callable[..., Practice]) -> None:
    session = practice().session
    assert session.observation == observe(BEFORE, 0)
    assert session.open_hands is None
    assert not session.can_signal


def test_hands_that_were_open_are_open_again(settings: Settings) -> None:
    """To the end: also what is left of the player's own."""
    trying = Practice(settings, PlainNarrator())
    trying.begin([puzzle()], FIRST_SEATS[:2], hands_were_open=True)
    assert trying.session.open_hands == BEFORE.hands
    assert trying.session.observation == observe(BEFORE, 0)
    play(trying, BETTER)
    assert trying.session.open_hands is not None
    assert trying.session.open_hands[1] == BEFORE.hands[1]
    assert len(trying.session.open_hands[0]) == 5


def test_the_better_way_is_right_at_once_in_any_order(practice: Callable[..., Practice]) -> None:
    other = puzzle(better="41/0 70/2")
    trying = practice(other)
    play(trying, "70/2 41/0")
    assert trying.phase is PracticePhase.ANSWERS, "without any games"
    assert trying.judged is not None
    assert trying.judged.verdict is Verdict.FOUND
    assert trying.found == 1


def test_what_was_played_then_is_known_already(practice: Callable[..., Practice]) -> None:
    trying = practice()
    play(trying, THEN)
    assert trying.judged is not None
    assert trying.judged.verdict is Verdict.OTHERWISE
    assert trying.judged.attempt == trying.puzzle.played


def test_another_attempt_is_compared_in_the_same_games(
    practice: Callable[..., Practice], qtbot: QtBot
) -> None:
    """And the same attempt has the same answer every time."""
    trying = practice()
    play(trying, BETWEEN)
    assert trying.phase is PracticePhase.WEIGHS
    assert judged(trying, qtbot) is Verdict.BETTER_THAN_THEN
    first = trying.judged
    assert first is not None
    assert first.attempt is not None
    assert first.attempt.ending.games == first.better.ending.games == 100
    trying.once_more()
    assert (trying.phase, trying.judged) == (PracticePhase.ASKS, None)
    play(trying, BETWEEN)
    judged(trying, qtbot)
    assert trying.judged == first


def test_a_worse_attempt_isnt_better_than_then(
    practice: Callable[..., Practice], qtbot: QtBot
) -> None:
    trying = practice(puzzle(then=BETWEEN))
    play(trying, THEN)
    assert judged(trying, qtbot) is Verdict.OTHERWISE
    assert trying.found == 0


def test_what_is_no_worse_is_as_good(practice: Callable[..., Practice], qtbot: QtBot) -> None:
    """Here another way is the one that was looked for."""
    trying = practice(puzzle(better="41/0 70/2"))
    play(trying, BETTER)
    assert judged(trying, qtbot) is Verdict.AS_GOOD
    assert trying.found == 1


@pytest.mark.parametrize(
    ("to_better", "to_then", "verdict"),
    [
        # Each as how much better the games end, and the standard error of that.
        ((-0.0225, 0.020), (-0.010, 0.02), Verdict.OTHERWISE),
        ((-0.005, 0.004), (-0.001, 0.01), Verdict.OTHERWISE),
        ((+0.010, 0.020), (-0.001, 0.02), Verdict.OTHERWISE),
        ((-0.015, 0.020), (0.005, 0.002), Verdict.OTHERWISE),
        ((-0.015, 0.020), (0.012, 0.020), Verdict.OTHERWISE),
        ((-0.015, 0.005), (0.030, 0.005), Verdict.BETTER_THAN_THEN),
        ((-0.015, 0.016), (0.014, 0.005), Verdict.BETTER_THAN_THEN),
        ((-0.015, 0.016), (0.016, 0.030), Verdict.AS_GOOD),
        ((-0.009, 0.001), (0.030, 0.005), Verdict.AS_GOOD),
        ((+0.020, 0.005), (0.050, 0.005), Verdict.AS_GOOD),
        ((-0.200, 0.020), None, Verdict.BETTER_THAN_THEN),
        ((-0.005, 0.020), None, Verdict.AS_GOOD),
    ],
)
def test_what_is_as_good_is_told_game_by_game(
    practice: Callable[..., Practice],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    to_better: tuple[float, float],
    to_then: tuple[float, float] | None,
    verdict: Verdict,
) -> None:
    """And never of anything that is worse than what was played."""

    def weighed(_turn: object, ways: list[tuple[Lay, ...]], *_values: object) -> Compared:
        found = (to_better,) if to_then is None else (to_better, to_then)
        assert len(ways) == 1 + len(found)
        return Compared(
            tuple(WayToPlay(each, PlayoutTally(400, 200, 0)) for each in ways),
            tuple(Tried(ScoredTurn(0.0, ways[0]), 400, gain, error) for gain, error in found),
        )

    monkeypatch.setattr(practice_module, "compare", weighed)
    trying = practice(puzzle(lost_with=12 if to_then is None else None))
    play(trying, BETWEEN)
    assert judged(trying, qtbot) is verdict


def test_the_games_are_those_by_which_the_coach_knows_the_turn(
    practice: Callable[..., Practice], qtbot: QtBot
) -> None:
    """Looked at closely, both tell the same of the same way."""
    turns = played_turns(costly_game("quick", 3))
    reviewer = Reviewer(turns, Knowledge.THEN, frozenset(), Care(Effort(48), (20, 400)))
    while not reviewer.is_done:
        review = reviewer.improve(Flag())
    assert review is not None
    known, first = next(
        (each, lay)
        for each in review.costliest(5)
        for lay in legal_actions(each.turn.before)
        if isinstance(lay, Lay) and each.better is not None
        if (lay,) not in (each.better.lays, each.played.lays)
    )
    trying = practice(known)
    trying.fulfil(first)
    trying.fulfil(FinishTurn())
    judged(trying, qtbot)
    assert trying.judged is not None
    assert (trying.judged.better, trying.judged.played) == (known.better, known.played)


def test_any_turn_is_better_than_one_that_lost(
    practice: Callable[..., Practice], qtbot: QtBot
) -> None:
    trying = practice(puzzle(then="97/0", lost_with=12))
    play(trying, THEN)
    assert judged(trying, qtbot) is Verdict.BETTER_THAN_THEN
    assert trying.judged is not None
    assert trying.judged.played is None


def test_nothing_is_drawn_and_nothing_can_be_done_afterwards(
    practice: Callable[..., Practice],
) -> None:
    trying = practice()
    play(trying, BETTER)
    session = trying.session
    seen = session.observation
    assert seen.draw_pile_size == BEFORE.draw_pile_size
    assert len(seen.hand) == 5
    trying.fulfil(Lay(seen.hand[0], 2))
    trying.fulfil(TakeBack())
    assert not session.submit(Lay(seen.hand[0], 2))
    assert session.observation == seen
    assert not session.is_running


def test_cards_can_be_taken_back_if_that_is_allowed(
    practice: Callable[..., Practice], settings: Settings
) -> None:
    trying = practice()
    (first, *_rest) = lays(THEN)
    trying.fulfil(first)
    trying.fulfil(TakeBack())
    assert trying.session.observation == observe(BEFORE, 0)
    settings.change(allows_take_back=False)
    trying.fulfil(first)
    trying.fulfil(TakeBack())
    assert trying.session.observation.table.lays == (first,)


def test_a_turn_cant_be_finished_too_early(practice: Callable[..., Practice]) -> None:
    trying, refusals = practice(), list[object]()
    trying.session.refused.connect(lambda _action, refused: refusals.append(refused))
    trying.fulfil(lays(BETTER)[0])
    trying.fulfil(FinishTurn())
    assert (len(refusals), trying.phase) == (1, PracticePhase.ASKS)


def test_a_losing_attempt_is_told_and_can_be_taken_back(
    practice: Callable[..., Practice],
) -> None:
    before = position(
        "30 29 31", "40 41 42", tops={0: "28", 1: "99", 2: "2", 3: "2"}, draw="50 51 52"
    )
    trying = practice(puzzle(before, better="29/0 30/0", then="29/0 31/0"))
    trying.fulfil(lays("31/0")[0])
    assert trying.judged is not None
    assert trying.judged.verdict is Verdict.LOST
    trying.fulfil(TakeBack())
    assert trying.phase is PracticePhase.ASKS
    play(trying, "29/0 30/0")
    assert trying.found == 1, "that it lost told nothing of the way"


STUCK = {0: "98", 1: "98", 2: "3", 3: "3"}
"""Nothing goes on any pile any more but the highest and the lowest cards."""


@pytest.mark.parametrize(
    ("before", "text"),
    [
        (extreme("7 8 20 30 40 50 60", "9 10 11 12 13 14 15", stop="7"), "7/0"),
        (extreme("7 8 20 30 40 50 60", "9 10 11 12 13 14 15", stop="7"), "8/3 7/0"),
        # Whoever comes next couldn't lay anything.
        (extreme("99 2 20 30 40 50 60", "9 10 11 12 13 14 15", tops=STUCK, stop="99"), "99/0"),
        # On a Skull, as the third of three, and alone.
        (extreme("7 8 20 30 40 50 60 61", skull="8", three="20", stop="7"), "20/2 8/3 7/3"),
    ],
)
def test_a_stop_ends_the_attempt_and_draws_nothing(
    practice: Callable[..., Practice], before: State, text: str
) -> None:
    """What would come isn't seen, nor whether whoever is next could go on."""
    better, told = lays(text), list[Moment]()
    trying = practice(puzzle(before, better=text, then="30/2 40/2"))
    session = trying.session
    session.stepped.connect(told.append)
    for lay in better:
        assert trying.phase is PracticePhase.ASKS
        trying.fulfil(lay)
    assert trying.judged is not None
    assert trying.judged.verdict is Verdict.FOUND
    seen = session.observation
    laid = {lay.card for lay in better}
    assert seen.hand == tuple(card for card in before.hands[0] if card not in laid)
    assert seen.draw_pile_size == before.draw_pile_size
    assert (seen.seat, seen.table.on_turn, seen.table.result) == (0, 0, None)
    assert (seen.table.turns, seen.table.lays) == ((), tuple(better))
    assert seen.table.position.tops[better[-1].pile] == better[-1].card
    assert session.turn_refusal is None, "nothing is owed any more"
    assert [type(event) for moment in told for event in moment.events] == [CardLaid] * len(better)
    assert len(session.events) == 1 + len(better)
    assert not session.is_running
    trying.fulfil(TakeBack())
    assert session.observation == seen


def test_another_stop_is_compared(practice: Callable[..., Practice], qtbot: QtBot) -> None:
    before = extreme("7 8 20 30 40 50 60", "9 10 11 12 13 14 15", stop="7 60")
    trying = practice(puzzle(before, better="7/0", then="8/0 20/0"))
    trying.fulfil(lays("60/0")[0])
    assert trying.phase is PracticePhase.WEIGHS
    judged(trying, qtbot)
    assert trying.judged is not None
    assert trying.judged.attempt is not None
    assert trying.judged.attempt.lays == tuple(lays("60/0"))


def test_a_stop_as_the_very_last_card_wins(practice: Callable[..., Practice]) -> None:
    trying = practice(puzzle(extreme("7", "", draw="", stop="7"), better="7/0", then="7/1"))
    trying.fulfil(lays("7/0")[0])
    assert trying.judged is not None
    assert trying.judged.verdict is Verdict.FOUND


def test_found_is_what_was_found_before_it_was_told(practice: Callable[..., Practice]) -> None:
    trying = practice(puzzle(), puzzle(), puzzle())
    play(trying, BETTER)
    trying.go_on()
    assert trying.nth == 1
    play(trying, THEN)
    trying.once_more()
    play(trying, BETTER)
    trying.go_on()
    trying.tell_way()
    play(trying, BETTER)
    assert trying.is_last
    trying.go_on()
    assert (trying.phase, trying.found, trying.count) == (PracticePhase.DONE, 1, 3)


def test_nobody_waits_for_an_answer_any_more(
    practice: Callable[..., Practice], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left or closed while it is compared: it is broken off, and its answer isn't taken."""
    flags = list[Flag]()

    def slowly(*values: object) -> None:
        flag = values[4]
        assert isinstance(flag, Flag)
        flags.append(flag)
        while not flag.is_set:
            pass

    monkeypatch.setattr(practice_module, "compare", slowly)
    trying = practice()
    play(trying, BETWEEN)
    qtbot.waitUntil(lambda: bool(flags))
    trying.rest()
    assert flags[0].is_set
    assert (trying.phase, trying.session.observation) == (PracticePhase.ASKS, observe(BEFORE, 0))
    play(trying, BETWEEN)
    qtbot.waitUntil(lambda: len(flags) == 2)
    trying.close()
    assert flags[1].is_set
    assert trying.phase is PracticePhase.WEIGHS


def test_the_games_are_those_of_what_the_player_could_know() -> None:
    """Other hands with the same cards in sight would have had the same answer."""
    turn = PlayedTurn(BEFORE, tuple(lays(THEN)))
    hidden = (*BEFORE.hands[1], *BEFORE.draw_pile)
    swapped = (*reversed(hidden),)
    deck = (*BEFORE.hands[0], *swapped)
    twin = State(BEFORE.table, (BEFORE.hands[0], swapped[:7]), deck, BEFORE.drawn)
    ways = [tuple(lays(BETWEEN)), tuple(lays(BETTER))]
    answers = [
        compare(each, ways, Knowledge.THEN, 48, Flag())
        for each in (turn, PlayedTurn(twin, turn.lays))
    ]
    assert answers[0] == answers[1]
