"""The tutorial as the gallery shows it: the welcome, the lessons, and every step of them."""

from tests.gallery_scenes import Gesture, Scene
from tests.gallery_start import first_start
from tests.positions import card
from tests.window.driver import Driver
from tests.window.lessons import begin_lesson, open_lessons
from thegame_desktop.play.lessons import LESSONS


def welcome(driver: Driver) -> None:
    first_start(driver)
    driver.click(driver.button("start lessons"))


def lessons(driver: Driver) -> None:
    """One is done, one begun."""
    driver.app.settings.keep_lesson_step("original", len(LESSONS["original"].steps))
    driver.app.settings.keep_lesson_step("extreme", 5)
    open_lessons(driver)


def step(edition: str, number: int) -> Gesture:
    """A lesson at this step."""

    def prepare(driver: Driver) -> None:
        driver.app.settings.keep_lesson_step(edition, number)
        begin_lesson(driver, edition)

    return prepare


def lay(code: str, pile: int) -> Gesture:
    return lambda driver: driver.lay(card(code), pile)


def scene_done(driver: Driver) -> None:
    step("original", 2)(driver)
    driver.click(driver.button("finish"))


def lesson_done(driver: Driver) -> None:
    step("original", len(LESSONS["original"].steps) - 1)(driver)
    driver.lay(card("51"), 1)


LEARNING = [
    Scene("lessons-1-welcome", welcome, is_large_too=True, has_large_texts_too=True),
    Scene("lessons-2-begun", lessons, has_large_texts_too=True),
    Scene("lessons-3-refused", step("original", 7), lay("60", 2), has_large_texts_too=True),
    Scene("lessons-4-wasted", step("original", 0), lay("3", 2)),
    Scene("lessons-5-scene-done", scene_done),
    Scene("lessons-6-lesson-done", lesson_done, is_large_too=True, has_large_texts_too=True),
    *(
        Scene(
            f"lessons-{lesson.edition}-{number:02}-{each.name.replace('_', '-')}",
            step(lesson.edition, number),
            is_to_look_at_only=True,
        )
        for lesson in LESSONS.values()
        for number, each in enumerate(lesson.steps)
    ),
]
