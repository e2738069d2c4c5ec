"""Every page and dialog, in both languages and several sizes: explained, translated, in full."""

import re
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from tests import gallery_games as games
from tests import pseudo_language
from tests.gallery import SCENES
from tests.gallery_company import look
from tests.gallery_dialogs import about, error
from tests.gallery_scenes import Scene, agreement, drag_a_card, new_game_page, table
from tests.people import FAMILY, ODD_NAMES
from tests.shown_rows import commanding, turn_row
from tests.view.marked_language import marked_language
from tests.window.access import too_small_to_hit, unseen_focus
from tests.window.all_texts import (
    Text,
    bare_parts,
    has_words,
    open_windows,
    painted_in,
    texts_of,
    too_small,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.explained import unexplained
from tests.window.heard_tree import never_said
from tests.window.recogniser import is_same, plain
from thegame_desktop.engine import EDITIONS, Card, Command, FinishTurn, Lay, Reason, Refusal
from thegame_desktop.model.preferences import TEXT_PERCENTS
from thegame_desktop.model.table_models import PilesModel
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.new_game import CommandLayout, GameChoice
from thegame_desktop.play.seats import FIRST_SEATS, MOST_SEATS, default_name
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.turn_panel import TurnPanel

SIZES = ((900, 500), (1280, 720), (1920, 1080))
LANGUAGES = ("en", "de")
LARGE_TEXTS = TEXT_PERCENTS[-1]

SAME_IN_BOTH = (
    *("The Game", "Desktop", "Original", "Extreme", "Quick & Easy"),
    *("Nunito", "PyInstaller", "PySide6", "Python", "Qt"),
    *("Stop", "Standard", "Normal", "Version", "Deutsch", "English", "Esperanto"),
    *("Enter", "Esc", "Tab", "OK", "Pause", "Coach"),
    *(default_name(place) for place in range(MOST_SEATS)),
)
"""Names, words of the rulebooks, what is printed on keys, and others that German has too."""


def beginnings(name: str) -> list[str]:
    """The name, and what is left of it where there is little room."""
    starts = [name[:length] for length in range(len(name), 0, -1)]
    return [name, *(f"{each}…" for start in starts for each in (start, start.rstrip()))]


NEVER_TRANSLATED = "|".join(
    re.escape(each)
    for each in (
        *(start for seat in (*ODD_NAMES, *FAMILY) for start in beginnings(seat.name)),
        *SAME_IN_BOTH,
    )
)
"""What stays as it is in every language: the players' names too, of course."""


def calendar_words() -> Iterator[str]:
    """The names of months and days, and what stands between them: Qt knows all of it."""
    for code in (*LANGUAGES, pseudo_language.CODE):
        locale = QLocale(code)
        for length in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat):
            for number in range(1, 13):
                yield locale.monthName(number, length)
                yield locale.standaloneMonthName(number, length)
            yield from (locale.standaloneDayName(number, length) for number in range(1, 8))
    yield from ("la", "de")


CALENDAR = rf"\b(?:{'|'.join(map(re.escape, dict.fromkeys(calendar_words())))})\b"

WRONG_CODES = ("T22", "T22T6-5TM?A", "T22T6-5TMFA", "22222-22222")
BAD_FILES = ("", "{", "[]", '{"stop": ["1000"]}', '{"halt": []}', '{"stop": [], "stop": []}')


def nameless(edition: str) -> list[Scene]:
    """Players who are called by the numbers of their seats."""

    def game() -> games.PlayedGame:
        return games.dealt(edition, 5).among(FIRST_SEATS)

    return [
        Scene(f"nameless-{edition}-covered", table(game)),
        Scene(f"nameless-{edition}-look", look(game)),
        Scene(f"nameless-{edition}-begins", agreement(game)),
    ]


def wrong_code(code: str) -> Scene:
    return Scene(f"code-{code}", new_game_page(GameChoice(), code))


def bad_file(nth: int, content: str) -> Scene:
    def prepare(driver: Driver) -> None:
        if content:
            driver.app.data_folder.joinpath("commands.json").write_text(content, encoding="utf-8")
        new_game_page(GameChoice("extreme", "standard", 1, CommandLayout.OWN))(driver)

    return Scene(f"file-{nth}", prepare)


def licence(driver: Driver) -> None:
    about(driver)
    (dialog,) = (each for each in driver.window.findChildren(AboutDialog) if each.isVisible())
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.isCheckable())
    driver.click(button)


def taken_back(driver: Driver) -> None:
    """A game that ends after a card was taken back and hints were seen, its result copied."""
    session = driver.app.session
    games.played_until(games.lost, "extreme", 3).replay(session)
    if session.take_back():
        session.note_hint(None, counts=True)
        session.give_up()
    (copy,) = (each for each in driver.window.findChildren(QPushButton) if "Copy" in each.text())
    driver.click(copy)


MORE = [
    *(scene for edition in EDITIONS for scene in nameless(edition)),
    *map(wrong_code, WRONG_CODES),
    *(bad_file(nth, content) for nth, content in enumerate(BAD_FILES)),
    Scene("licence", table(lambda: games.dealt("original", 1)), licence, is_dialog=True),
    Scene("taken-back", taken_back),
]
ALL = [
    scene
    for scene in (*SCENES, *MORE)
    if not (scene.is_to_look_at_only or scene.pose is drag_a_card or "menu" in scene.name)
]


REACHED = frozenset(
    (
        *("start-3-played", "new-game-extreme", "new-game-seats"),
        *("games-many", "lessons-1-welcome"),
        *("table-extreme-2-mid", "table-original-2-begins", "table-not-saved"),
        *("round-2-look", "round-3-agreement", "round-4-recap", "round-8-new-cards"),
        "computers-4-watched",
        *("signals-panel-extreme-standard", "signals-panel-quick-expert", "end-original-lost-5"),
        *("daily-month", "history-filters", "statistics-full"),
        *(
            "replay-original-4-lost",
            "coach-original-3-alone",
            "turn-quick-1-then",
            "practice-3-as-then",
        ),
        *("fan-2-long", "fan-4-empty"),
        *("dialog-about", "dialog-error-details", "dialog-keys"),
        *("dialog-log", "dialog-settings", "dialog-rules-original", "dialog-question-stop"),
    )
)
"""One scene of each page and dialog: there everything is reached by key and by finger."""
assert {scene.name for scene in ALL} >= REACHED


class Stage:
    """A window that shows one of all the things that the program can show."""

    def __init__(self, driver: Driver, scene: Scene) -> None:
        self.driver = driver
        scene.prepare(driver)
        driver.open()
        scene.pose(driver)
        settle()
        self.name = scene.name
        self.has_large_texts_too = scene.has_large_texts_too
        self._is_dialog = scene.is_dialog

    @property
    def windows(self) -> Sequence[QWidget]:
        """What the scene is about."""
        return open_windows(self.driver.window)[1 if self._is_dialog else 0 :]

    def speak(self, code: str) -> None:
        self.driver.app.settings.change(language=code)
        settle()

    def texts(self) -> list[Text]:
        """What can be read or heard just now, in some order."""
        return sorted(all_texts(self.windows))

    def words(self, texts: Sequence[Text]) -> set[Text]:
        """Those that have words in them, without what is never translated: paths, deal codes."""
        never = [rf"{re.escape(str(self.driver.app.data_folder))}[^\s›]*"]
        ending = self.driver.app.session.ending
        if ending is not None and ending.deal_code:
            never.append(re.escape(ending.deal_code))
        cleared = {Text(where, re.sub("|".join(never), "", text)) for where, text in texts}
        return {each for each in cleared if has_words(each.text)}


def in_turn(scenes: Sequence[Scene]) -> Iterator[object]:
    """One scene of each page, and every fifth of the rest; all of them are too heavy."""
    for nth, scene in enumerate(scenes):
        is_heavy = nth % 5 and scene.name not in REACHED
        yield pytest.param(scene, marks=[pytest.mark.heavy] if is_heavy else [], id=scene.name)


@pytest.fixture(params=in_turn(ALL))
def stage(request: pytest.FixtureRequest, pseudo_language: None, open_window: OpenWindow) -> Stage:
    assert isinstance(request.param, Scene)
    return Stage(open_window(), request.param)


def settle() -> None:
    """Let layouts within layouts come to rest."""
    for _ in range(6):
        QApplication.processEvents()


def all_texts(windows: Sequence[QWidget]) -> Iterator[Text]:
    for window in windows:
        yield from texts_of(window)
        yield from (Text("painted", each.text) for each in painted_in(window))


def other_than_names(texts: set[Text]) -> list[Text]:
    never = f"{NEVER_TRANSLATED}|{CALENDAR}"
    return sorted(each for each in texts if has_words(re.sub(never, "", spelt(each))))


def spelt(text: Text) -> str:
    """The text without what buttons and writing from right to left need beside the letters."""
    return re.sub("[\u200d\u2068\u2069]", "", text.text).replace("&&", "&")


def untranslated(stage: Stage) -> Iterator[str]:
    """What stays English in German, or doesn't come back."""
    english = stage.texts()
    stage.speak("de")
    kept = stage.words(english) & stage.words(stage.texts())
    yield from (f"in German too: {each}" for each in other_than_names(kept))
    stage.speak("en")
    again = stage.texts()
    yield from (f"after German: {each}" for each in set(again) ^ set(english))


def faults_of_a_language_to_come(stage: Stage) -> Iterator[str]:
    """What stays bare or is cut off in a language that is longer than English."""
    stage.driver.window.resize(*SIZES[0])
    with marked_language(only_qt=True):  # Qt has no texts in that language
        stage.speak(pseudo_language.CODE)
        marked = stage.words(stage.texts())
        yield from (f"longer words: {each}" for each in too_small(stage.windows))
    bare = {Text(where, bare_parts(text)) for where, text in marked}
    yield from (f"never translated: {each}" for each in other_than_names(bare))


def without_room_in_german(stage: Stage) -> Iterator[str]:
    """What is cut off, or too small to be hit; English is shorter.

    In the smallest window, a language that is longer was tried as well.
    """
    stage.speak("de")
    for width, height in SIZES[:2]:  # everything grows with larger ones
        stage.driver.window.resize(width, height)
        settle()
        faults = list(too_small(stage.windows))
        if stage.name in REACHED:
            faults += too_small_to_hit(stage.windows[0])
        yield from (f"{width}×{height}: {each}" for each in faults)
    if stage.has_large_texts_too:
        stage.driver.window.resize(*SIZES[0])
        stage.driver.app.settings.change(text_percent=LARGE_TEXTS)
        settle()
        yield from (f"{LARGE_TEXTS} %: {each}" for each in too_small(stage.windows))


def ill_formed(stage: Stage) -> Iterator[str]:
    """What begins with a mark, or has two where one belongs: something is missing there."""
    for language in LANGUAGES:
        stage.speak(language)
        for window in stage.windows:
            for where, text in texts_of(window):
                if re.search(r"^\s*[.,;:!?]|[.,;:] ?[.,;:](?!\.)", text):
                    yield f"{language}: {where}: {text!r}"
    stage.speak("en")


def hard_to_find(stage: Stage) -> Iterator[str]:
    """What doesn't show that it has the focus."""
    if stage.name not in REACHED:
        return
    window = stage.windows[0]
    window.activateWindow()
    settle()
    yield from unseen_focus(window)


def test_everything_is_explained_translated_and_has_room(stage: Stage) -> None:
    faults = [
        *hard_to_find(stage),
        *(each for window in stage.windows for each in never_said(window)),
        *unexplained(stage.windows),
        *ill_formed(stage),
        *untranslated(stage),
        *faults_of_a_language_to_come(stage),
        *without_room_in_german(stage),
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_whatever_the_table_may_tell_has_room(
    open_window: OpenWindow, code: str, size: tuple[int, int]
) -> None:
    driver = open_window(*size, language=code)
    games.played_until(games.halfway, "extreme", 5).replay(driver.session)
    settle()
    faults: list[str] = []
    for reason in Reason:
        refusal = Refusal(reason, Card(88), 2, player=3)
        # Not every reason can come up in one game; so they are told as if they had.
        for action in (Lay(Card(88), 0), FinishTurn()):
            driver.app.session.refused.emit(action, refusal)
            faults += too_small([driver.window])
        panel = driver.find(TurnPanel, None)
        for skulls in ((), (Card(88),), (Card(14), Card(42))):
            panel.model.become((turn_row(4, 5, 1, refusal, skulls=skulls),))
            faults += too_small([driver.window])
    kinds = product((None, 3), (None, 2), (False, True), (False, True))
    for on_turn, to, has_new_cards, is_silent in kinds:
        taken = OutOfTurnLook(4, to, on_turn, 5, has_new_cards=has_new_cards, is_silent=is_silent)
        panel.model.become((turn_row(on_turn, 5, 0, look=taken),))
        faults += too_small([driver.window])
    setup = driver.app.session.setup
    for commands in (list(Command), [Command.NO_BACKWARDS, Command.DRAW_ONE]):
        model = PilesModel()
        model.begin(setup, commanding(setup, [*commands, None, None][:4]))
        driver.find(InForce, None).setModel(model)
        faults += too_small([driver.window])
    assert not faults, "\n".join(dict.fromkeys(faults))


def open_everything(driver: Driver, theme: Theme) -> None:
    """Every dialog at once, as many as the program has."""
    driver.choose("Game", "Settings…")
    driver.choose("View", "Game log…")
    driver.choose("Help", "Keys and mouse")
    licence(driver)
    driver.click_pile(1)
    error(with_details=True)(driver)
    for ask in Ask:
        Question(theme, ask, driver.window).open()
    settle()


def test_all_dialogs_at_once_change_their_language_at_once(
    open_window: OpenWindow, theme: Theme
) -> None:
    driver = open_window()
    games.played_until(games.halfway, "extreme", 3).replay(driver.session)
    open_everything(driver, theme)
    windows = open_windows(driver.window)
    kinds = {type(each).__name__ for each in windows if isinstance(each, QDialog)}
    assert kinds == {
        *("AboutDialog", "ErrorDialog", "KeysDialog", "LogDialog"),
        *("Question", "SettingsDialog"),
    }
    english = sorted(all_texts(windows))
    picture = plain(driver.window.grab())
    driver.app.settings.change(language="de")
    settle()
    folder = re.escape(str(driver.app.data_folder))
    german = sorted(all_texts(windows))
    kept = {each for each in english if has_words(each.text) and each in german}
    kept = {each for each in kept if not re.search(folder, each.text)}
    assert other_than_names(kept) == []
    assert list(too_small(windows)) == []
    driver.app.settings.change(language="en")
    settle()
    assert sorted(all_texts(windows)) == english
    assert is_same(plain(driver.window.grab()), picture)
