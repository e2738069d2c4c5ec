"""One turn of a game looked back at: how to come there, and what is to be seen of it."""

import re
from collections.abc import Iterable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.coached_games import QUICKLY, costly_game, wait_for
from tests.gallery_coach import coaching, press
from tests.window.driver import Driver
from thegame_desktop.bots.analysis.review import (
    Care,
    Knowledge,
    PlayedTurn,
    Review,
    Reviewer,
    TurnReview,
    WayToPlay,
)
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import Card, Lay, Record, State, apply
from thegame_desktop.model import coach as coach_module
from thegame_desktop.model.practice import PracticePhase
from thegame_desktop.play.played_turns import played_turns
from thegame_desktop.view.table.seats.open_hand import OpenHand
from thegame_desktop.view.wishes import CoachGame

GAMES = (("original", 3), ("extreme", 2), ("quick", 3))


_Key = tuple[object, ...]
_turns: dict[tuple[Card, ...], tuple[PlayedTurn, ...]] = {}
_reviewers: dict[_Key, Reviewer] = {}
_reviews: dict[_Key, Review] = {}


def remembered_turns(record: Record) -> tuple[PlayedTurn, ...]:
    """The turns of a game, the very same ones every time."""
    return _turns.setdefault(record.deck, played_turns(record))


class RememberedReviewer:
    """Looks through a game once for all tests: the same would come of it every time."""

    def __init__(
        self,
        turns: tuple[PlayedTurn, ...],
        knowledge: Knowledge,
        says_all: frozenset[int],
        care: Care,
    ) -> None:
        self._key: _Key = (turns[0].before.deck, knowledge, care)
        if self._key not in _reviewers:
            _reviewers[self._key] = Reviewer(turns, knowledge, says_all, care)
        self._reviewer = _reviewers[self._key]
        self._is_told = False

    @property
    def is_done(self) -> bool:
        return self._reviewer.is_done and self._is_told

    def improve(self, flag: Flag) -> Review | None:
        if not self._reviewer.is_done:
            review = self._reviewer.improve(flag)
            if review is None:
                return None
            _reviews[self._key] = review
        self._is_told = True
        return _reviews[self._key]


def remember_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the coach look through each game only once."""
    monkeypatch.setattr(coach_module, "played_turns", remembered_turns)
    monkeypatch.setattr(coach_module, "Reviewer", RememberedReviewer)


def coached(
    driver: Driver,
    edition: str,
    players: int,
    knowledge: Knowledge = Knowledge.THEN,
    record: Record | None = None,
) -> None:
    """The coach has looked through a game; through this one, if it is to be another."""
    coach = coaching(driver).coach
    coach.care = QUICKLY
    driver.window.door.fulfil(CoachGame(record or costly_game(edition, players)))
    wait_for(coach.changed, lambda: not coach.is_at_work)
    if knowledge is Knowledge.OPEN:
        coach.judge_by(knowledge)
        wait_for(coach.changed, lambda: not coach.is_at_work)


def costly(driver: Driver) -> tuple[TurnReview, ...]:
    """The turns that the coach lists."""
    return coaching(driver).coach.review.costliest(5)


def explain(driver: Driver, nth: int = 0) -> TurnReview:
    """Have one of the listed turns explained; what the coach knows of it."""
    review = costly(driver)[nth]
    press(driver, f"costly turn {nth}")
    return review


def practise(driver: Driver) -> TurnReview:
    """Begin to try the listed turns again; the first of them."""
    press(driver, "practise")
    return coaching(driver).practice.puzzle


def is_in_sight(driver: Driver, page: type[QWidget]) -> bool:
    return any(each.isVisible() for each in driver.all(page, None))


def better(review: TurnReview) -> WayToPlay:
    """The other way, which there is."""
    assert review.better is not None
    return review.better


def read(driver: Driver, name: str) -> str:
    """What stands in the bar."""
    return driver.find(QLabel, name).text()


def rung(driver: Driver) -> set[str]:
    """What there are rings around."""
    inside = driver.table.findChildren(QWidget)
    shown = [each.objectName() for each in inside if each.isVisible()]
    return {name[5:] for name in shown if name.startswith("ring ")}


def after(review: TurnReview, lays: Iterable[Lay]) -> State:
    """The game as the engine has it after these lays of the turn."""
    state = review.turn.before
    for lay in lays:
        state = apply(state, lay).state
    return state


def check_table(driver: Driver, state: State, player: int) -> None:
    """The hand and the piles are those of this state."""
    hand = sorted(state.hands[player], key=lambda card: (card.number, card.colour or ""))
    assert driver.hand == " ".join(card.code for card in hand)
    assert tops(driver) == [pile.top.number for pile in state.table.piles if pile.cards]


def tops(driver: Driver) -> list[int]:
    """The numbers on the piles, as far as any card lies there, told by the piles themselves."""
    piles = len(coaching(driver).coach.record.setup.edition.rows)
    told = [driver.pile(index).accessibleName() for index in range(piles)]
    laid = [each.partition(" on top")[0] for each in told if " on top" in each]
    return [int(re.findall(r"\d+", each.partition(": ")[2])[0]) for each in laid]


def open_hands(driver: Driver) -> list[str]:
    """The hands of all players as far as they lie open."""
    return [each.accessibleName() for each in driver.all(OpenHand, None) if each.isVisible()]


def answered(driver: Driver) -> None:
    """The attempt has been compared."""
    practice = coaching(driver).practice
    wait_for(practice.changed, lambda: practice.phase is PracticePhase.ANSWERS)
    QApplication.processEvents()
