"""The lessons: prepared games by the rules, and steps that can be played in every allowed way."""

from collections import Counter

import pytest

from thegame_desktop.engine import (
    EDITIONS,
    Command,
    Lay,
    Status,
    legal_lays,
    refusal,
    verify,
)
from thegame_desktop.play.course import Course
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.play.lessons.lesson import Lesson, LessonStep, Scene
from thegame_desktop.play.lessons.notation import lays
from thegame_desktop.play.lessons.prepared import LEARNER, course_of, played_turn
from thegame_desktop.play.lessons.progress import kept_as, next_lesson, steps_played
from thegame_desktop.play.saved_game import record_of_course

SCENES = [
    pytest.param(lesson, scene, id=f"{lesson.edition}-{scene.name}")
    for lesson in LESSONS.values()
    for scene in lesson.scenes
]


def begun(lesson: Lesson, scene: Scene) -> Course:
    return course_of(EDITIONS[lesson.edition], scene.prepared)


def scene_of(edition: str, name: str) -> Course:
    lesson = LESSONS[edition]
    (scene,) = (each for each in lesson.scenes if each.name == name)
    return begun(lesson, scene)


def codes(course: Course, player: int) -> list[str]:
    return sorted(card.code for card in course.state.hands[player])


def test_every_edition_has_a_lesson() -> None:
    assert [*LESSONS] == [*EDITIONS]
    for name, lesson in LESSONS.items():
        assert lesson.edition == name
        names = [step.name for step in lesson.steps]
        assert max(Counter(names).values()) == 1


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_a_prepared_game_is_as_it_was_written_down(lesson: Lesson, scene: Scene) -> None:
    course, prepared = begun(lesson, scene), scene.prepared
    assert Counter(course.state.deck) == Counter(EDITIONS[lesson.edition].cards)
    for player, hand in enumerate(prepared.hands):
        assert codes(course, player) == sorted(hand.split())
    coming = [card.code for card in course.state.draw_pile]
    assert coming[: len(prepared.draw.split())] == prepared.draw.split()
    laid = [f"{lay.card.code}/{lay.pile}" for t in course.state.table.turns for lay in t.lays]
    assert laid == [each for turn in prepared.turns for each in turn.split()]
    assert course.state.table.on_turn == prepared.on_turn
    assert course.observation.seat == LEARNER
    assert course.events == ()
    assert not course.is_over


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_a_prepared_game_keeps_to_the_rules(lesson: Lesson, scene: Scene) -> None:
    record = record_of_course(begun(lesson, scene))
    assert verify(record).outcome.status is Status.UNFINISHED


def play_all_ways(course: Course, steps: tuple[LessonStep, ...]) -> int:
    """Play the steps in every way that they take; how many ends that has."""
    if not steps:
        return 1
    step, *rest = steps
    ways = [way for way in step.ways if refusal(course.observation, way) is None]
    if step.takes_any_lay:
        seen = course.observation
        ways += legal_lays(seen.table.setup, seen.table.position, seen.hand)
    assert ways, f"{step.name} can't be played"
    ends = 0
    for way in dict.fromkeys(ways):
        assert step.takes(way)
        after = course.advanced(way).course
        if after.state.outcome.status is Status.LOST:
            continue  # the tutor refuses that
        assert not after.is_over or len(rest) == 0
        if step.answer:
            after = played_turn(after, step.answer)
        ends += play_all_ways(after, tuple(rest))
    assert ends, f"{step.name} only loses"
    return ends


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_whatever_way_a_learner_takes_the_scene_comes_to_its_end(
    lesson: Lesson, scene: Scene
) -> None:
    assert play_all_ways(begun(lesson, scene), scene.steps) >= 1


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_every_step_can_be_begun_at(lesson: Lesson) -> None:
    """As it has to be after a pause."""
    for number, step in enumerate(lesson.steps):
        course = lesson.course(number)
        assert lesson.place(number).step is step
        assert step.way(course.observation) in {*step.ways}
    with pytest.raises(IndexError):
        lesson.place(len(lesson.steps))


def test_each_command_is_played_or_obeyed() -> None:
    lesson = LESSONS["extreme"]
    layout = EDITIONS["extreme"].default_layout.by_card
    met: set[Command] = set()
    for number, step in enumerate(lesson.steps):
        met |= {each for each in lesson.course(number).state.table.showing if each}
        met |= {
            layout[way.card] for way in step.ways if isinstance(way, Lay) and way.card in layout
        }
    assert met == {*Command}


def test_where_it_is_tight_one_card_fits_and_one_after_it() -> None:
    seen = scene_of("original", "ahead").observation
    first = [*legal_lays(seen.table.setup, seen.table.position, seen.hand)]
    assert [(lay.card.code, lay.pile) for lay in first] == [("34", 0)]
    after = LESSONS["original"].course(11).observation
    second = [*legal_lays(after.table.setup, after.table.position, after.hand)]
    assert [(lay.card.code, lay.pile) for lay in second] == [("24", 0)]


def test_near_the_end_nothing_is_left_to_draw() -> None:
    for edition, left in (("original", 4), ("extreme", 3), ("quick", 4)):
        state = scene_of(edition, "end").state
        assert (state.draw_pile_size, state.cards_left) == (0, left)


def test_under_draw_only_one_the_hand_is_short() -> None:
    assert len(scene_of("extreme", "one_pile").state.hands[LEARNER]) == 7


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_every_lesson_ends_with_a_game_that_the_learner_wins(lesson: Lesson) -> None:
    last = lesson.course(len(lesson.steps) - 1)
    way = lesson.steps[-1].way(last.observation)
    assert isinstance(way, Lay)
    assert last.advanced(way).course.state.outcome.status is Status.WON


def test_at_the_end_of_extreme_the_skull_can_still_lose() -> None:
    """So the learner has something to mind there."""
    course = scene_of("extreme", "end")
    for lay in lays("44/0 42/3"):
        course = course.advanced(lay).course
    assert course.state.outcome.status is Status.LOST


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_all_that_is_seen_in_a_lesson_is_counted_once(lesson: Lesson) -> None:
    ends = {lesson.seen(number) for number in range(1, len(lesson.steps) + 1)}
    assert lesson.seen(0) == 0
    assert lesson.seen(len(lesson.steps)) == lesson.length
    skipped = {*range(1, lesson.length + 1)} - ends
    assert len(skipped) == len(lesson.scenes), "the end of each scene is seen too"


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_what_is_kept_is_what_is_read(lesson: Lesson) -> None:
    for played in range(len(lesson.steps) + 1):
        assert steps_played(lesson, kept_as(lesson, played)) == played


@pytest.mark.parametrize(
    ("edition", "kept", "step"),
    [
        *(("original", "0", "up"), ("original", "16", "say"), ("original", "17", "last_trick")),
        *(("extreme", "13", "draw_one"), ("extreme", "14", "cover_silence")),
        *(("original", "22", ""), ("extreme", "17", ""), ("quick", "9", "")),
    ],
)
def test_settings_that_counted_steps_still_lead_to_the_same_place(
    edition: str, kept: str, step: str
) -> None:
    lesson = LESSONS[edition]
    names = [*(each.name for each in lesson.steps), ""]
    assert names[steps_played(lesson, kept)] == step


@pytest.mark.parametrize(
    ("played", "latest", "following"),
    [
        ({}, "original", "original"),
        ({"original": 99}, "original", "extreme"),
        ({"original": 99, "extreme": 99}, "extreme", "quick"),
        ({"quick": 99}, "quick", "original"),
        ({"quick": 3}, "original", "quick"),
        ({"extreme": 3, "quick": 3}, "original", "extreme"),
        ({"extreme": 3, "quick": 3}, "quick", "quick"),
        ({"original": 99, "extreme": 99, "quick": 99}, "quick", None),
    ],
)
def test_the_next_lesson_is_one_that_was_begun_or_else_one_that_was_not(
    played: dict[str, int], latest: str, following: str | None
) -> None:
    steps = {name: min(played.get(name, 0), len(LESSONS[name].steps)) for name in LESSONS}
    assert next_lesson(LESSONS, steps, latest) == following
