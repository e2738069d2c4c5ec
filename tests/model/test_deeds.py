"""What can be done besides laying, and what can't: exactly so much at every place of a game."""

from collections.abc import Callable, Iterator, Set
from dataclasses import replace

import pytest

from tests.coached_games import carelessly_played
from tests.model.narrator import PlainNarrator
from tests.positions import lays
from tests.view.ended_games import given_up, lost_together
from tests.window.computers import CASUAL, PERSON, with_computers
from tests.window.prepared import dealt
from thegame_desktop.engine import ChooseStarter, FinishTurn
from thegame_desktop.model.deeds import Deed, Seen, doable
from thegame_desktop.model.preferences import Preferences
from thegame_desktop.model.replay import Playback
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Sitting

GAME = dealt("2 3 4 5 6 7 8", "12 13 14 15 16 17 18")
USUAL = Preferences()
STRICT = replace(USUAL, allows_take_back=False)
NONE = frozenset[Deed]()
IN_A_GAME = frozenset({Deed.SIGNALS, Deed.RESTART, Deed.GIVE_UP})
"""What can be done at any time, at least."""
WITH_A_HAND = IN_A_GAME | {Deed.SORT, Deed.COVER}


def nothing_yet() -> Session:
    return Session()


def agreeing() -> Session:
    session = Session()
    session.start(GAME)
    return session


def on_turn() -> Session:
    session = agreeing()
    session.submit(ChooseStarter(0))
    session.uncover()
    return session


def one_laid() -> Session:
    session = on_turn()
    session.submit(*lays("2/0"))
    return session


def enough_laid() -> Session:
    session = one_laid()
    session.submit(*lays("3/0"))
    return session


def new_cards() -> Session:
    session = enough_laid()
    session.submit(FinishTurn())
    return session


def passed_on() -> Session:
    session = new_cards()
    session.cover()
    return session


def open_hands() -> Session:
    session = Session()
    session.start(replace(GAME, open_hands=True))
    session.submit(ChooseStarter(0))
    return session


def computers_turn() -> Session:
    session = Session()
    session.start(with_computers(GAME, PERSON, CASUAL))
    session.submit(ChooseStarter(1))
    return session


def lost() -> Session:
    return lost_together(2)


def gave_up() -> Session:
    return given_up(2)


def turned_up() -> Session:
    session = lost()
    session.turn_up()
    return session


AT_THE_TABLE: list[tuple[Callable[[], Session], Preferences, Set[Deed]]] = [
    (nothing_yet, USUAL, NONE),
    (agreeing, USUAL, IN_A_GAME),
    (on_turn, USUAL, WITH_A_HAND | {Deed.HINT}),
    (one_laid, USUAL, WITH_A_HAND | {Deed.HINT, Deed.TAKE_BACK}),
    (one_laid, STRICT, WITH_A_HAND | {Deed.HINT}),
    (enough_laid, USUAL, WITH_A_HAND | {Deed.HINT, Deed.TAKE_BACK, Deed.FINISH}),
    (new_cards, USUAL, WITH_A_HAND),
    (passed_on, USUAL, IN_A_GAME),
    (open_hands, USUAL, IN_A_GAME | {Deed.SORT, Deed.HINT}),
    (computers_turn, USUAL, IN_A_GAME | {Deed.SORT, Deed.HURRY, Deed.PAUSE}),
    (lost, USUAL, {Deed.TAKE_BACK}),
    (lost, STRICT, NONE),
    (turned_up, USUAL, NONE),
    (gave_up, USUAL, NONE),
]
WITH_A_RESULT: list[tuple[Callable[[], Session], Set[Deed]]] = [
    (lost, {Deed.TAKE_BACK}),
    (turned_up, {Deed.COACH}),
    (gave_up, {Deed.COACH}),
]


@pytest.fixture
def seated(qapp: object) -> Iterator[Callable[..., Sitting]]:
    """Who sits down at a session gets up again."""
    sittings: list[Sitting] = []

    def sit_down(session: Session, *, counts: bool = True) -> Sitting:
        sittings.append(Sitting(PlainNarrator(), session, counts=counts))
        return sittings[-1]

    yield sit_down
    for sitting in sittings:
        sitting.close()


@pytest.mark.parametrize(("play", "preferences", "expected"), AT_THE_TABLE)
def test_at_the_table(
    seated: Callable[..., Sitting],
    play: Callable[[], Session],
    preferences: Preferences,
    expected: Set[Deed],
) -> None:
    assert doable(seated(play()), preferences, Seen.TABLE) == expected


@pytest.mark.parametrize(("end", "expected"), WITH_A_RESULT)
def test_with_a_result_in_sight(
    seated: Callable[..., Sitting], end: Callable[[], Session], expected: Set[Deed]
) -> None:
    assert doable(seated(end()), USUAL, Seen.RESULT) == expected


@pytest.mark.parametrize("play", [agreeing, enough_laid, computers_turn, turned_up, nothing_yet])
def test_nothing_can_be_done_behind_another_page(
    seated: Callable[..., Sitting], play: Callable[[], Session]
) -> None:
    assert doable(seated(play()), USUAL, Seen.NOTHING) == NONE


def test_a_game_that_is_nobodys_offers_neither_hints_nor_an_end(
    seated: Callable[..., Sitting],
) -> None:
    sitting = seated(enough_laid(), counts=False)
    expected = {Deed.FINISH, Deed.TAKE_BACK, Deed.SORT, Deed.SIGNALS, Deed.COVER}
    assert doable(sitting, USUAL, Seen.TABLE) == expected


def test_what_is_only_shown_leads_to_the_coach_alone(qapp: object) -> None:
    playback = Playback(PlainNarrator())
    playback.open(carelessly_played("quick", 2))
    playback.go_to(3)
    assert doable(playback.sitting, USUAL, Seen.TABLE) == NONE
    assert doable(playback.sitting, USUAL, Seen.REPLAY) == {Deed.COACH}
    playback.sitting.close()


def test_every_deed_can_be_done_somewhere() -> None:
    places = [*(can for _, _, can in AT_THE_TABLE), *(can for _, can in WITH_A_RESULT)]
    assert set[Deed]().union(*places) == set(Deed)
