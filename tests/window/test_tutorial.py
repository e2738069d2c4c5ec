"""The tutorial at the window, by mouse and keyboard, in both languages."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.positions import card
from tests.pseudo_language import CODE as PSEUDO_CODE
from tests.window.all_texts import bare_parts, has_words, painted_in, texts_of, too_small
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import told
from tests.window.lessons import (
    PLAYS,
    begin_lesson,
    open_lessons,
    play,
    read,
    say_keep_off,
)
from tests.window.prepared import STEPS, dealt, lose
from thegame_desktop.engine import Advice, PileAdvice
from thegame_desktop.model.preferences import TEXT_PERCENTS, MotionChoice, Pace, Speed
from thegame_desktop.model.tutor import Tutor
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.table.motion.flying_card import FlyingPicture
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.tutorial.celebration import Celebration

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
EDITIONS = pytest.mark.parametrize("edition", [*LESSONS])


def learner(
    open_window: OpenWindow, edition: str, language: str = "en", **options: object
) -> Driver:
    driver = open_window(language=language, pace=Pace.AT_ONCE, **options)
    begin_lesson(driver, edition)
    return driver


def rings(driver: Driver) -> dict[str, QWidget]:
    """The rings that can be seen, by what they are around."""
    inside = driver.table.findChildren(QWidget)
    shown = [each for each in inside if each.isVisible() and each.objectName()[:5] == "ring "]
    return {each.objectName()[5:]: each for each in shown}


def rung(driver: Driver) -> set[str]:
    """What there are rings around."""
    return {*rings(driver)}


@LANGUAGES
@EDITIONS
def test_a_lesson_can_be_played_to_its_end(
    open_window: OpenWindow, qtbot: QtBot, edition: str, language: str
) -> None:
    """Every step has its own words; each deed leads on, and nothing but deeds does."""
    driver = learner(open_window, edition, language)
    steps, told, played = len(LESSONS[edition].steps), set(), 0
    counts = [read(driver, "count")]
    for deed in PLAYS[edition]:
        if deed not in ("on", "ada"):
            told.add(read(driver, "task"))
            played += 1
        play(driver, qtbot, deed, by_drag=language == "de")
        if deed != "ada":
            counts.append(read(driver, "count"))
        assert counts[-1] == read(driver, "count")
        if deed == "on":
            assert read(driver, "answer") == ""
    assert played == len(told) == steps
    words = {"en": "Step {} of {}", "de": "Schritt {} von {}"}[language]
    length = LESSONS[edition].length
    assert counts == [words.format(nth, length) for nth in range(1, length + 1)]
    assert read(driver, "title") == {"en": "Well done!", "de": "Gut gemacht!"}[language]
    assert driver.button("lesson play").isEnabled()
    assert driver.app.settings.lesson_step(edition) == steps


def test_a_double_click_does_what_the_lesson_about_quick_and_easy_asks_for(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    """What it calls the right place is the best pile of a double click too."""
    driver = learner(open_window, "quick")
    for deed in PLAYS["quick"]:
        if "/" in deed:
            task = read(driver, "task")
            driver.double_click_card(card(deed.partition("/")[0]))
            assert read(driver, "task") != task
        else:
            play(driver, qtbot, deed)
    assert read(driver, "title") == "Well done!"


def play_by_keys(driver: Driver, qtbot: QtBot, deed: str) -> None:
    """Do one of the deeds that lessons ask for without the mouse."""
    if deed == "finish":
        driver.key(KEY.Key_Return, CTRL)
    elif deed == "on":
        driver.key(KEY.Key_Return)
    elif deed == "ada":
        play(driver, qtbot, deed)
    elif deed == "keep off":
        driver.key(KEY.Key_G, CTRL)
        tab_to(driver, "signal pile_advice 3 keep_off")
        driver.key(KEY.Key_Space)
        tab_to(driver, "signals done")
        driver.key(KEY.Key_Return)
    else:
        code, _, pile = deed.partition("/")
        driver.key(KEY.Key_Down)
        for _ in range(8):
            if driver.focused != f"card {code}":
                driver.key(KEY.Key_Right)
        driver.keys(KEY.Key_Space, Qt.Key(KEY.Key_1 + int(pile)), KEY.Key_Return)


def tab_to(driver: Driver, name: str) -> None:
    for _ in range(40):
        if driver.focused == name:
            return
        driver.key(KEY.Key_Tab)
    raise AssertionError(f"no way by Tab to {name}")


@LANGUAGES
def test_all_lessons_can_be_played_one_after_another_by_keyboard_alone(
    open_window: OpenWindow, qtbot: QtBot, language: str
) -> None:
    """Enter leads from each to the next, and from the last to a real game."""
    driver = learner(open_window, "original", language)
    well_done = {"en": "Well done!", "de": "Gut gemacht!"}[language]
    following = {"en": "Next lesson: {}", "de": "Nächste Lektion: {}"}[language]
    names = {"extreme": "Extreme", "quick": "Quick && Easy"}
    for edition in LESSONS:
        for deed in PLAYS[edition]:
            assert read(driver, "title") != well_done
            play_by_keys(driver, qtbot, deed)
        assert read(driver, "title") == well_done
        names.pop(edition, None)
        waiting = [*names.values()][:1]
        primary = driver.button("lesson following" if waiting else "lesson play")
        assert driver.focused == primary.objectName()
        assert primary.property("kind") == "primary"
        assert primary.text() == (following.format(waiting[0]) if waiting else REAL_GAME[language])
        driver.key(KEY.Key_Return)
    assert driver.button("edition quick").isChecked(), "on to a game of what was learnt"


REAL_GAME = {"en": "Play a real game", "de": "Echtes Spiel"}


def finish_lesson(driver: Driver, qtbot: QtBot, edition: str) -> None:
    """Play the last step of a lesson."""
    driver.app.settings.keep_lesson_step(edition, len(LESSONS[edition].steps) - 1)
    begin_lesson(driver, edition)
    last = {"original": "51/1", "extreme": "55/0", "quick": "B5/0"}[edition]
    play(driver, qtbot, last)
    assert read(driver, "title") == "Well done!"


def test_the_lesson_that_is_promised_is_the_one_that_enter_begins(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    promised = {
        "original": ("1 of 3 lessons done, next: Extreme", "extreme", "Begin"),
        "extreme": ("2 of 3 lessons done, next: Quick & Easy", "quick", "Begin"),
        "quick": ("All lessons done", "quick", "Once more"),
    }
    for edition, (promise, following, begin) in promised.items():
        finish_lesson(driver, qtbot, edition)
        driver.choose("Game", "Start page")
        tile = driver.button("start lessons")
        assert promise in tile.accessibleDescription()
        tile.setFocus()
        driver.key(KEY.Key_Return)
        assert driver.button(f"lesson {following}").isChecked()
        assert driver.focused == "begin lesson"
        assert driver.button("begin lesson").text() == begin
        driver.key(KEY.Key_Return)
        assert driver.table.isVisible()
        assert read(driver, "count") == f"Step 1 of {LESSONS[following].length}"


def test_a_lesson_that_was_left_is_gone_on_with_before_others(open_window: OpenWindow) -> None:
    driver = learner(open_window, "quick")
    driver.lay(card("Y2"), 1)
    driver.click(driver.button("lesson leave"))
    assert driver.button("lesson quick").isChecked()
    assert driver.button("begin lesson").text() == "Continue"
    driver.choose("Game", "Start page")
    assert "Quick & Easy: 1 of 12 steps" in driver.button("start lessons").accessibleDescription()
    driver.click(driver.button("start lessons"))
    driver.key(KEY.Key_Return)
    assert read(driver, "count") == "Step 2 of 12"


def test_who_is_done_can_also_play_or_choose_another_lesson(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    finish_lesson(driver, qtbot, "original")
    assert driver.button("lesson play").property("kind") is None
    driver.click(driver.button("lesson others"))
    assert driver.button("lesson extreme").isChecked()
    finish_lesson(driver, qtbot, "original")
    driver.click(driver.button("lesson play"))
    assert driver.button("edition original").isChecked()


def celebration(driver: Driver) -> Celebration:
    (found,) = driver.all(Celebration, "celebration")
    return found


@EDITIONS
def test_a_lesson_that_is_done_is_celebrated(
    open_window: OpenWindow, qtbot: QtBot, edition: str
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    finish_lesson(driver, qtbot, edition)
    words = driver.find(QLabel, "celebration words")
    assert words.isVisible()
    assert words.text() == "You beat the game!"
    assert not celebration(driver).is_raining, "nothing moves here"
    room, table = words.geometry(), driver.table
    assert table.rect().contains(room)
    others = [driver.button(name) for name in ("finish", "pile 0", "pile 1")]
    assert not any(room.intersects(each.geometry()) for each in others)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert words.text() == "Das Spiel ist besiegt!"
    driver.key(KEY.Key_Return)
    assert not driver.can_see("lesson following")
    assert not words.isVisible()


@pytest.mark.parametrize("motion", [MotionChoice.FULL, MotionChoice.REDUCED])
def test_confetti_falls_for_who_likes_motion_and_ends_by_itself(
    open_window: OpenWindow, qtbot: QtBot, motion: MotionChoice
) -> None:
    driver = open_window(pace=Pace.AT_ONCE, speed=Speed.FAST, motion=motion)
    driver.app.settings.keep_lesson_step("original", len(LESSONS["original"].steps) - 1)
    begin_lesson(driver, "original")
    qtbot.waitUntil(lambda: not driver.table.is_moving)
    driver.lay(card("51"), 1)
    (words,) = driver.all(QLabel, "celebration words")
    qtbot.waitUntil(words.isVisible)
    fell = celebration(driver).is_raining
    assert fell == (motion is MotionChoice.FULL)
    qtbot.waitUntil(lambda: not celebration(driver).is_raining)
    settle()
    assert celebration(driver).findChildren(FlyingPicture) == []
    assert words.isVisible()
    qtbot.waitUntil(lambda: driver.focused == "lesson following")


def test_what_is_to_be_touched_has_a_ring(open_window: OpenWindow) -> None:
    driver = learner(open_window, "original")
    assert rung(driver) == {"card 3", "pile 0"}
    driver.lay(card("3"), 1)
    assert rung(driver) == {"card 97", "pile 2"}
    driver.lay(card("97"), 3)
    assert rung(driver) == {"finish"}
    play_on(driver)
    assert rung(driver) == set(), "this is to be found out"
    driver.lay(card("33"), 0)
    assert rung(driver) == {"card 14", "pile 0"}, "a slip brings help"
    driver.lay(card("14"), 0)
    assert rung(driver) == set()


def play_on(driver: Driver) -> None:
    driver.click(driver.button("finish"))
    driver.click(driver.button("lesson go on"))


def test_rings_follow_what_they_are_around(open_window: OpenWindow) -> None:
    driver = learner(open_window, "original")
    for size in ((1500, 900), (1000, 700)):
        driver.window.resize(*size)
        settle()
        for name, ring in rings(driver).items():
            assert ring.geometry().center() == driver.button(name).geometry().center()
    ring = rings(driver)["card 3"]
    driver.press_card(card("3"))
    driver.move_to(driver.pile(1))
    assert ring.geometry().center() == driver.card(card("3")).geometry().center()
    driver.release_on(driver.pile(1))
    assert "card 3" not in rung(driver)


ANSWERS = [
    (
        "original",
        0,
        "8/0",
        "That fits too, but 3 is nearer to 1. Lay the 3 on a pile that goes up.",
    ),
    (
        "original",
        0,
        "3/2",
        "It would fit, but 96 numbers would be skipped and no longer fit",
    ),
    ("original", 7, "60/2", "60 is not lower than 41. This pile goes down: a lower card fits, or"),
    ("original", 7, "finish", "Lay 2 more cards first."),
    ("original", 6, "33/1", "You may, but the other cards can wait. Finish the turn."),
    ("original", 5, "finish", "You could finish the turn. But first play what is asked for here."),
    ("original", 13, "42/0", "Ada has something very good for this pile: leave it alone."),
    ("original", 13, "67/2", "That fits too, but there is a smaller step elsewhere."),
    ("original", 2, "29/1", "You may lay more than two cards. But now finish the turn."),
    ("extreme", 1, "14/3", "It would fit, but after that you couldn't finish the turn any more"),
    ("extreme", 2, "finish", "Lay 1 more card first."),
    ("extreme", 2, "88/3", "First cover the Skull, with a step as small as possible."),
    ("extreme", 7, "40/0", "3! allows no fourth card. "),
    ("extreme", 8, "34/0", "69 forbids the backwards trick. "),
    ("extreme", 12, "72/2", "18 allows only one pile in this turn. "),
    ("quick", 3, "B4/0", "Blue 4 is not lower than green 4, and of another colour. This pile goes"),
    ("quick", 3, "R3/0", "That fits too. But on the red 7 it takes the pile back by four."),
]


@pytest.mark.parametrize(("edition", "step", "deed", "words"), ANSWERS)
def test_whatever_else_is_done_gets_an_answer(
    open_window: OpenWindow, qtbot: QtBot, edition: str, step: int, deed: str, words: str
) -> None:
    driver = open_window()
    driver.app.settings.keep_lesson_step(edition, step)
    begin_lesson(driver, edition)
    task, hand = read(driver, "task"), driver.hand
    if deed == "finish":
        driver.key(KEY.Key_Return, CTRL)  # the button can't be clicked where the rules forbid it
    else:
        play(driver, qtbot, deed)
    assert read(driver, "answer").startswith(words)
    assert (read(driver, "task"), driver.hand) == (task, hand), "nothing was done"
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert not read(driver, "answer").startswith(words)
    assert read(driver, "answer")


def test_a_card_can_be_taken_back_and_so_can_its_step(open_window: OpenWindow) -> None:
    driver = learner(open_window, "original")
    task = read(driver, "task")
    driver.lay(card("3"), 0)
    assert read(driver, "task") != task
    driver.key(KEY.Key_Z, CTRL)
    assert read(driver, "task") == task
    assert driver.hand.startswith("3 8")
    driver.lay(card("3"), 1)
    driver.click(driver.button("take back"))
    assert read(driver, "task") == task


def test_it_can_be_left_and_gone_on_with_after_a_restart(open_window: OpenWindow) -> None:
    driver = learner(open_window, "original")
    driver.lay(card("3"), 0)
    task = read(driver, "task")
    driver.click(driver.button("lesson leave"))
    assert driver.button("begin lesson").text() == "Continue"
    folder = driver.app.data_folder
    driver.window.close()
    again = open_window(data=folder)
    begin_lesson(again, "original")
    assert read(again, "task") == task
    assert read(again, "count") == "Step 2 of 32"
    assert again.app.session.course is None


def offered(driver: Driver) -> bool:
    return driver.can_see("begin lesson")


def test_it_is_offered_once_at_the_first_start(open_window: OpenWindow) -> None:
    driver = open_window(at_start=True)
    driver.window.door.welcome()
    assert driver.focused == "start lessons"
    assert driver.button("start lessons").accessibleName() == "New here?"
    driver.key(KEY.Key_Return)
    assert offered(driver)
    titles = [each.text() for each in driver.all(QLabel, None) if each.isVisible()]
    assert "Welcome to The Game" in titles
    driver.click(driver.button("without lesson"))
    assert driver.can_see("play")
    folder = driver.app.data_folder
    driver.window.close()
    again = open_window(data=folder, at_start=True)
    again.window.door.welcome()
    assert again.focused == "start new"
    assert again.button("start lessons").accessibleName() == "Learn to play"


def test_whoever_has_a_game_to_go_on_with_is_not_asked(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    driver.lay(card("2"), 0)
    folder = driver.app.data_folder
    driver.window.close()
    again = open_window(data=folder, at_start=True)
    again.window.door.welcome()
    assert again.focused == "resume latest"
    assert again.button("start lessons").accessibleName() == "Learn to play"


def test_a_running_game_waits_and_nothing_of_a_lesson_is_kept(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(dealt(STEPS))
    driver.lay(card("2"), 0)
    before = driver.app.session.course
    begin_lesson(driver, "quick")
    for deed in PLAYS["quick"]:
        play(driver, qtbot, deed)
    assert driver.app.session.course is before
    driver.choose("Game", "Back to the game")
    assert driver.hand == "5 12 15 40 85 88 98"
    driver.key(KEY.Key_Z, CTRL)
    assert driver.hand == STEPS
    driver.window.close()
    folder: Path = driver.app.data_folder
    assert len([*(folder / "games").glob("*.thegame")]) == 1
    assert not kept_results(folder)


def test_a_slip_of_the_tongue_is_answered_and_can_be_put_right(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    driver.app.settings.keep_lesson_step("original", 16)
    begin_lesson(driver, "original")
    assert not driver.button("hurry").isEnabled()
    say_keep_off(driver, 2)
    assert read(driver, "answer").startswith("Say only that")
    driver.click(driver.button("signals"))
    assert "What you let the others know" in [
        each.accessibleName() for each in driver.all(SignalsPanel, None)
    ]
    driver.click(driver.button("signal pile_advice 2 keep_off"))
    driver.click(driver.button("signal pile_advice 3 keep_off"))
    driver.click(driver.button("signals done"))
    play(driver, qtbot, "ada")
    assert "60" in driver.pile(3).accessibleName()


def test_a_slip_of_the_tongue_by_keys_can_be_put_right_at_once(open_window: OpenWindow) -> None:
    """The keyboard stays where it was said."""
    driver = open_window(pace=Pace.AT_ONCE)
    driver.app.settings.keep_lesson_step("original", 16)
    begin_lesson(driver, "original")
    driver.keys(KEY.Key_Down, KEY.Key_Right)
    driver.key(KEY.Key_G, CTRL)
    slip = "signal pile_advice 2 keep_off"
    tab_to(driver, slip)
    driver.key(KEY.Key_Space)
    assert read(driver, "answer").startswith("Say only that")
    assert driver.focused == slip
    driver.keys(KEY.Key_Space, KEY.Key_Right, KEY.Key_Space, KEY.Key_Escape)
    assert not any(each.isVisible() for each in driver.all(SignalsPanel, None))
    (tutor,) = driver.window.findChildren(Tutor)
    said = tutor.session.observation.table.signals[0]
    assert said == (PileAdvice(3, Advice.KEEP_OFF),)


def test_leaving_the_end_of_a_game_for_a_lesson_keeps_its_result(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    assert driver.can_see("take back the last")
    open_lessons(driver)
    assert driver.app.session.is_concluded
    driver.window.close()
    assert len(kept_results(driver.app.data_folder)) == 1


def test_menus_are_about_the_table_in_sight(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    begin_lesson(driver, "original")
    assert driver.menu_item("Back to the game").isEnabled()
    for closed in ("Restart this deal…", "Give up…", "Save as…", "Game log…", "Finish turn"):
        assert not driver.menu_item(closed).isEnabled(), closed
    driver.lay(card("3"), 0)
    assert driver.menu_item("Take back").isEnabled()
    driver.lay(card("97"), 2)
    driver.choose("Turn", "Finish turn")
    assert driver.can_see("lesson go on")
    assert len(driver.app.session.observation.table.turns) == 0


@pytest.mark.parametrize(
    ("edition", "step", "section"),
    [
        ("original", 0, "Cards and piles"),
        ("original", 8, "The backwards trick"),
        ("extreme", 2, "Skull"),
    ],
)
def test_f1_opens_the_rule_that_is_being_learnt(
    open_window: OpenWindow, edition: str, step: int, section: str
) -> None:
    driver = open_window()
    driver.app.settings.keep_lesson_step(edition, step)
    begin_lesson(driver, edition)
    driver.key(KEY.Key_F1)
    (dialog,) = (each for each in driver.window.findChildren(RulesDialog) if each.isVisible())
    (contents,) = dialog.findChildren(QTreeWidget)
    assert contents.currentItem().text(0) == section  # type: ignore[union-attr]


def test_a_click_on_a_pile_shows_the_lessons_cards(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    driver.app.settings.keep_lesson_step("original", 7)
    begin_lesson(driver, "original")
    driver.click_pile(0)
    assert told(driver).startswith("Pile 1, ascending: 3 cards")
    assert told(driver).endswith("Row card, ascending, 23, 39, 57")


def test_the_language_changes_in_the_middle_of_a_lesson(open_window: OpenWindow) -> None:
    driver = learner(open_window, "original")
    driver.lay(card("8"), 0)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert read(driver, "title") == "Vier Stapel"
    assert read(driver, "count") == "Schritt 1 von 32"
    assert read(driver, "answer").startswith("Das passt auch")
    driver.app.settings.change(language="en")
    QApplication.processEvents()
    assert read(driver, "title") == "Four piles"


@LANGUAGES
@EDITIONS
def test_the_bar_keeps_its_height(
    open_window: OpenWindow, qtbot: QtBot, edition: str, language: str
) -> None:
    driver = learner(open_window, edition, language)
    heights = {driver.table.height()}
    slip = {"original": "3/2", "extreme": "16/2", "quick": "Y2/0"}[edition]
    play(driver, qtbot, slip)
    assert read(driver, "answer")
    for deed in PLAYS[edition]:
        heights.add(driver.table.height())
        play(driver, qtbot, deed)
        heights.add(driver.table.height())
    assert len(heights) == 1


def ink_height(label: QLabel) -> int:
    """How high the letters of a line are, as they are painted."""
    image = label.grab().toImage()
    ground = image.pixel(image.width() - 1, image.height() - 1)
    rows = [
        y for y in range(image.height()) if any(image.pixel(x, y) != ground for x in range(150))
    ]
    return rows[-1] - rows[0]


def test_all_words_of_the_bar_are_larger_in_a_larger_window(open_window: OpenWindow) -> None:
    heights = []
    for size in ((1280, 720), (1920, 1080)):
        driver = open_window(*size)
        begin_lesson(driver, "original")
        driver.lay(card("8"), 0)
        labels = [driver.find(QLabel, f"lesson {what}") for what in ("title", "count", "answer")]
        heights.append([ink_height(each) for each in labels])
        driver.window.close()
    usual, large = heights
    assert all(new > 1.2 * old for new, old in zip(large, usual, strict=True)), heights


@pytest.mark.parametrize("percent", [100, TEXT_PERCENTS[-1]])
@EDITIONS
def test_every_step_is_translated_and_has_room_in_the_smallest_window(
    open_window: OpenWindow, pseudo_language: None, qtbot: QtBot, edition: str, percent: int
) -> None:
    driver = learner(open_window, edition, text_percent=percent)
    driver.window.resize(1, 1)
    codes = ("de", PSEUDO_CODE) if percent == 100 else ("de",)  # English is shorter
    faults: dict[str, None] = {}
    for deed in PLAYS[edition]:
        for code in codes:
            driver.app.settings.change(language=code)
            settle()
            task = read(driver, "task")
            faults |= dict.fromkeys(f"{code} {task}: {each}" for each in too_small([driver.window]))
            if code == PSEUDO_CODE:
                faults |= dict.fromkeys(f"bare: {each}" for each in bare_texts(driver))
        play(driver, qtbot, deed)
    assert not faults, "\n".join(faults)


def bare_texts(driver: Driver) -> list[str]:
    """What stays untranslated in a language that marks all it says."""
    read_and_heard = [each.text for each in texts_of(driver.window)]
    painted = [each.text for each in painted_in(driver.window)]
    never = ("Ada", "The Game", "Original", "Extreme", "Quick & Easy")
    bare = [bare_parts(each) for each in (*read_and_heard, *painted)]
    return [each for each in bare if has_words(without(each, never))]


def without(text: str, words: tuple[str, ...]) -> str:
    for word in words:
        text = text.replace(word, "")
    return text


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()
