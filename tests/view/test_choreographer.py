"""The choreographer: stages in order, the same end whether played, hurried or without time."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from thegame_desktop.view.table.motion.choreographer import Choreographer, Glide, Stage

START = QRect(0, 0, 40, 56)
NEAR = QRect(60, 10, 40, 56)
FAR = QRect(300, 200, 80, 112)
SHORT_MS, LONG_MS = 30, 60_000


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(800, 600)
    table.show()
    return table


@pytest.fixture
def card(table: QWidget) -> QWidget:
    """A widget that lies at the start."""
    card = QWidget(table)
    card.setGeometry(START)
    card.show()
    return card


class Played:
    """A choreographer with a diary."""

    def __init__(self) -> None:
        self.choreographer = Choreographer()
        self.diary: list[str] = []
        self.choreographer.idle.connect(lambda: self.diary.append("idle"))

    def stage(
        self,
        name: str,
        *glides: Glide,
        ms: int = 0,
        then: Callable[[], None] = lambda: None,
    ) -> Stage:
        """A stage that notes when it begins and when it is over."""

        def prepare() -> Iterable[Glide]:
            self.diary.append(f"{name} begins")
            return glides

        def arrived() -> None:
            self.diary.append(f"{name} is over")
            then()

        return Stage(prepare, ms, arrived)


IN_ORDER = ["one begins", "one is over", "two begins", "two is over", "idle"]


@pytest.fixture
def played() -> Played:
    return Played()


def test_without_time_all_is_done_at_once_and_in_order(card: QWidget, played: Played) -> None:
    stages = [played.stage("one", Glide(card, NEAR)), played.stage("two", Glide(card, FAR))]
    played.choreographer.play(stages)
    assert played.diary == IN_ORDER
    assert card.geometry() == FAR
    assert not played.choreographer.is_moving


def test_without_time_a_delay_costs_none_either(card: QWidget, played: Played) -> None:
    played.choreographer.play([played.stage("one", Glide(card, FAR, delay_ms=LONG_MS))])
    assert card.geometry() == FAR


def test_stages_are_played_one_after_the_other(qtbot: QtBot, card: QWidget, played: Played) -> None:
    stages = [
        played.stage("one", Glide(card, NEAR), ms=SHORT_MS),
        played.stage("two", Glide(card, FAR), ms=SHORT_MS),
    ]
    with qtbot.waitSignal(played.choreographer.idle):
        played.choreographer.play(stages)
        assert played.diary == ["one begins"]
        assert played.choreographer.is_moving
    assert played.diary == IN_ORDER
    assert card.geometry() == FAR
    assert not played.choreographer.is_moving


def test_a_stage_is_prepared_only_when_those_before_are_over(card: QWidget, played: Played) -> None:
    found: list[QRect] = []

    def look() -> Iterable[Glide]:
        found.append(card.geometry())
        return []

    played.choreographer.play([played.stage("one", Glide(card, NEAR)), Stage(look, 0)])
    assert found == [NEAR]


def test_further_stages_wait_for_those_under_way(card: QWidget, played: Played) -> None:
    played.choreographer.play([played.stage("one", Glide(card, NEAR), ms=LONG_MS)])
    played.choreographer.play([played.stage("two", Glide(card, FAR), ms=LONG_MS)])
    assert played.diary == ["one begins"]
    played.choreographer.hurry()
    assert played.diary == IN_ORDER


def test_hurry_ends_as_waiting_would(card: QWidget, played: Played) -> None:
    other = QWidget(card.parentWidget())
    stages = [
        played.stage("one", Glide(card, NEAR), Glide(other, FAR, LONG_MS), ms=LONG_MS),
        played.stage("two", Glide(card, FAR), ms=LONG_MS),
    ]
    played.choreographer.play(stages)
    assert card.geometry() == START
    played.choreographer.hurry()
    assert played.diary == IN_ORDER
    assert card.geometry() == other.geometry() == FAR
    assert not played.choreographer.is_moving


def test_hurry_in_the_middle_of_a_glide(qtbot: QtBot, card: QWidget, played: Played) -> None:
    played.choreographer.play([played.stage("one", Glide(card, FAR), ms=1_000)])
    qtbot.waitUntil(lambda: card.geometry() not in (START, FAR))
    played.choreographer.hurry()
    assert card.geometry() == FAR


def test_hurry_with_nothing_to_do_does_nothing(played: Played) -> None:
    played.choreographer.hurry()
    assert played.diary == []


def test_after_a_hurry_the_old_clock_moves_nothing(
    qtbot: QtBot, card: QWidget, played: Played
) -> None:
    played.choreographer.play([played.stage("one", Glide(card, FAR), ms=SHORT_MS)])
    played.choreographer.hurry()
    card.setGeometry(NEAR)
    with qtbot.waitSignal(played.choreographer.idle):
        played.choreographer.play([played.stage("two", ms=2 * SHORT_MS)])
    assert card.geometry() == NEAR
    assert played.diary.count("idle") == 2


@pytest.mark.parametrize("ms", [0, SHORT_MS])
def test_a_stage_added_by_the_end_of_another_is_played_before_it_gets_idle(
    qtbot: QtBot, card: QWidget, played: Played, ms: int
) -> None:
    more = played.stage("two", Glide(card, FAR), ms=ms)
    first = played.stage(
        "one", Glide(card, NEAR), ms=ms, then=lambda: played.choreographer.play([more])
    )
    played.choreographer.play([first])
    qtbot.waitUntil(lambda: not played.choreographer.is_moving)
    assert played.diary == IN_ORDER
    assert card.geometry() == FAR


def test_a_stage_added_by_the_end_of_a_hurried_one_is_hurried_too(
    card: QWidget, played: Played
) -> None:
    more = played.stage("two", Glide(card, FAR), ms=LONG_MS)
    first = played.stage("one", ms=LONG_MS, then=lambda: played.choreographer.play([more]))
    played.choreographer.play([first])
    played.choreographer.hurry()
    assert played.diary == IN_ORDER
    assert card.geometry() == FAR


@pytest.mark.parametrize("ms", [0, LONG_MS])
def test_the_end_of_a_stage_may_hurry(card: QWidget, played: Played, ms: int) -> None:
    hurry = played.choreographer.hurry
    stages = [played.stage("one", ms=ms, then=hurry), played.stage("two", Glide(card, FAR), ms=ms)]
    played.choreographer.play(stages)
    hurry()
    assert played.diary == IN_ORDER
    assert card.geometry() == FAR


class Steps(QObject):
    """The places on its way that a widget was moved to."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.xs: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMoveEvent):
            self.xs.append(event.pos().x())
        return False


def test_no_glide_ever_jumps_ahead_or_back(qtbot: QtBot, card: QWidget, played: Played) -> None:
    steps = Steps(card)
    stages = [
        played.stage("one", Glide(card, NEAR), ms=60),
        played.stage("two", Glide(card, FAR), ms=120),
    ]
    with qtbot.waitSignal(played.choreographer.idle):
        played.choreographer.play(stages)
    assert steps.xs == sorted(steps.xs)
    second = [x for x in steps.xs if x > NEAR.x()]
    assert second[0] < FAR.x()


def test_what_sets_off_later_still_arrives(qtbot: QtBot, card: QWidget, played: Played) -> None:
    late = QWidget(card.parentWidget())
    late.setGeometry(START)
    with qtbot.waitSignal(played.choreographer.idle):
        played.choreographer.play(
            [played.stage("one", Glide(card, FAR), Glide(late, NEAR, SHORT_MS), ms=SHORT_MS)]
        )
    assert card.geometry() == FAR
    assert late.geometry() == NEAR
