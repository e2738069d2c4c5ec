"""What the gallery shows: how each page, table and dialog is brought about at the real window."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QWidget

from tests import gallery_games as games
from tests.people import FAMILY, ODD_NAMES
from tests.view import ended_games
from tests.window.driver import Driver
from thegame_desktop.engine import EDITIONS, ChooseStarter, Command, Lay
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import CommandLayout, GameChoice

CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key

Gesture = Callable[[Driver], None]


@dataclass(frozen=True)
class Scene:
    """One subject of the gallery."""

    name: str
    prepare: Gesture
    """Brings the game and the page about, once."""
    pose: Gesture = lambda _driver: None
    """What is done just before the picture is taken, anew at every size of the window."""
    is_dialog: bool = False
    """True if what is shown is a window of its own, whatever the size of the main window."""
    is_large_too: bool = False
    """True if it is shown at the largest size and scale too."""
    is_to_look_at_only: bool = False
    """True if its texts are read elsewhere: it is shown, but not read once more."""
    has_large_texts_too: bool = False
    """True if it is shown with the largest texts too."""


def shown(driver: Driver, scene: Scene) -> QWidget:
    """The widget that a picture of the scene is taken of."""
    if not scene.is_dialog:
        return driver.window
    popup = QApplication.activePopupWidget()
    if popup is not None:
        return popup
    kinds = (QDialog, QMenu)
    (widget,) = (
        each
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and isinstance(each, kinds)
    )
    return widget


# Pages


def new_game_page(choice: GameChoice, code: str = "") -> Gesture:
    def prepare(driver: Driver) -> None:
        driver.app.settings.last_choice = choice
        driver.key(KEY.Key_N, CTRL)
        if code:
            field = driver.find(QLineEdit, "deal code")
            driver.click(field)
            QTest.keyClicks(field, code)

    return prepare


def new_game_beside_a_game(driver: Driver) -> None:
    games.dealt("quick", 3).replay(driver.session)
    new_game_page(GameChoice("quick", "expert", 5, seats=FAMILY))(driver)


def table(
    game: games.PlayedGame | Callable[[], games.PlayedGame], **preferences: object
) -> Gesture:
    def prepare(driver: Driver) -> None:
        played = game() if callable(game) else game
        if preferences:
            driver.app.settings.change(**preferences)
        played.replay(driver.session)
        driver.open()
        QApplication.processEvents()

    return prepare


def given_up(edition: str, players: int) -> Gesture:
    def prepare(driver: Driver) -> None:
        games.played_until(games.halfway, edition, players).replay(driver.session)
        driver.app.session.give_up()

    return prepare


def ended(session: Callable[[], Session]) -> Gesture:
    return table(lambda: games.of_record(session().record()))


def turned_up(end: Gesture) -> Gesture:
    """The end with everything turned up, if there was still a way back."""

    def prepare(driver: Driver) -> None:
        end(driver)
        driver.app.session.turn_up()

    return prepare


def agreement(game: Callable[[], games.PlayedGame]) -> Gesture:
    """Everybody has looked, and nobody has begun."""

    def prepare(driver: Driver) -> None:
        game().replay(driver.session)
        games.look_round(driver.app.session)

    return prepare


# Poses


def _legal(driver: Driver) -> Lay:
    """A lay with as many piles to choose from as there can be, backwards if there is one."""
    session = driver.app.session
    targets = [
        target
        for card in session.observation.hand
        for target in session.targets(card)
        if target.refusal is None
    ]
    piles = [target.lay.card for target in targets]
    best = max(targets, key=lambda target: (target.is_backwards, piles.count(target.lay.card)))
    return best.lay


def hold_a_card(driver: Driver) -> None:
    driver.key(KEY.Key_Escape)
    driver.click_card(_legal(driver).card)


def drag_a_card(driver: Driver) -> None:
    lay = _legal(driver)
    pile = driver.pile(lay.pile)
    driver.press_card(lay.card)
    driver.move_to(pile, QPoint(pile.width() // 2, pile.height() * 3 // 4))


def be_refused(driver: Driver) -> None:
    session = driver.app.session
    lay = next(
        target.lay
        for card in session.observation.hand
        for target in session.targets(card)
        if target.refusal is not None
    )
    driver.click_card(lay.card)
    driver.click_pile(lay.pile)


def walk_by_keyboard(driver: Driver) -> None:
    driver.key(KEY.Key_Escape)
    driver.key(KEY.Key_Right)
    driver.key(KEY.Key_Right)
    driver.key(KEY.Key_Space)


def own_commands(driver: Driver) -> None:
    Path(driver.app.data_folder, "commands.json").write_text("{}", encoding="utf-8")
    new_game_page(GameChoice("extreme", "expert", 2, CommandLayout.OWN))(driver)


def first_turn(driver: Driver) -> None:
    session = driver.app.session
    agreement(lambda: games.dealt("quick", 2))(driver)
    session.submit(ChooseStarter(1))
    session.uncover()


SOME_OFF = frozenset({Command.SKULL, Command.SILENCE})
MID = {name: lambda n=name: games.played_until(games.halfway, n, 3) for name in EDITIONS}
ORIGINAL_ALONE = table(lambda: games.played_until(games.halfway, "original", 1))
UNDER_COMMANDS = table(lambda: games.played_until(games.under_commands, "extreme", 5))

PAGES = [
    Scene(
        "new-game-original",
        new_game_page(GameChoice()),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene(
        "new-game-extreme",
        new_game_page(GameChoice("extreme", "standard", 3)),
        has_large_texts_too=True,
    ),
    Scene(
        "new-game-seats",
        new_game_page(GameChoice("original", "standard", 5, seats=FAMILY)),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene(
        "new-game-seats-odd",
        new_game_page(GameChoice("extreme", "standard", 5, seats=ODD_NAMES, open_hands=True)),
    ),
    Scene(
        "new-game-extreme-off",
        new_game_page(GameChoice("extreme", "expert_plus", 5, CommandLayout.SHUFFLED, SOME_OFF)),
    ),
    Scene("new-game-extreme-own", own_commands),
    Scene("new-game-quick-back", new_game_beside_a_game),
    Scene("new-game-wrong-code", new_game_page(GameChoice(), "T22T6-5TMFA")),
]
TABLES = [
    Scene("table-original-1-early", table(lambda: games.dealt("original", 1))),
    Scene(
        "table-original-2-begins",
        agreement(lambda: games.dealt("original", 3)),
        has_large_texts_too=True,
    ),
    Scene(
        "table-original-3-mid", table(MID["original"]), is_large_too=True, has_large_texts_too=True
    ),
    Scene("table-original-4-held", ORIGINAL_ALONE, hold_a_card),
    Scene("table-original-5-dragged", table(MID["original"]), drag_a_card),
    Scene("table-original-6-refused", ORIGINAL_ALONE, be_refused),
    Scene("table-original-7-keyboard", table(MID["original"]), walk_by_keyboard),
    Scene(
        "table-original-8-bare",
        table(MID["original"], shows_log=False, shows_number_line=False, allows_take_back=False),
    ),
    Scene(
        "table-original-9-late",
        table(lambda: games.played_until(games.near_the_end, "original", 2)),
    ),
    Scene(
        "table-extreme-1-early",
        table(lambda: games.played_until(games.one_laid, "extreme", 4, "expert")),
    ),
    Scene("table-extreme-2-mid", table(MID["extreme"])),
    Scene(
        "table-extreme-3-held",
        UNDER_COMMANDS,
        hold_a_card,
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("table-extreme-4-commands", UNDER_COMMANDS),
    Scene(
        "table-extreme-5-finish",
        table(lambda: games.played_until(games.can_finish, "extreme", 1)),
    ),
    Scene(
        "table-extreme-6-late",
        table(lambda: games.played_until(games.near_the_end, "extreme", 5)),
    ),
    Scene(
        "table-extreme-7-dragged",
        table(lambda: games.played_until(games.trick_ahead, "extreme", 3)),
        drag_a_card,
    ),
    Scene(
        "table-extreme-8-spent",
        table(lambda: games.played_until(games.spent_and_live, "extreme", 3)),
        has_large_texts_too=True,
    ),
    Scene(
        "table-extreme-9-skull",
        table(lambda: games.played_until(games.skull_laid, "extreme", 2)),
        has_large_texts_too=True,
    ),
    Scene("table-quick-1-begins", agreement(lambda: games.dealt("quick", 2))),
    Scene("table-quick-2-early", first_turn, hold_a_card),
    Scene("table-quick-3-mid", table(MID["quick"]), is_large_too=True, has_large_texts_too=True),
    Scene("table-quick-4-dragged", table(MID["quick"]), drag_a_card),
    Scene("table-quick-5-late", table(lambda: games.played_until(games.near_the_end, "quick", 5))),
]
ENDS = [
    Scene("end-original-closed-1", ended(ended_games.lost_alone)),
    Scene("end-original-closed-5", ended(lambda: ended_games.lost_together(5)), is_large_too=True),
    Scene("end-original-excellent-1", turned_up(ended(ended_games.excellent))),
    Scene(
        "end-original-excellent-3",
        turned_up(table(lambda: games.played_until(games.excellent, "original", 3))),
    ),
    Scene("end-original-given-up-1", given_up("original", 1)),
    Scene("end-original-given-up-5", given_up("original", 5)),
    Scene("end-original-lost-1", turned_up(ended(ended_games.lost_alone))),
    Scene(
        "end-original-lost-5",
        turned_up(ended(lambda: ended_games.lost_together(5))),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene(
        "end-original-open-hands-3",
        turned_up(
            table(lambda: games.played_until(games.lost, "original", 3).with_open_hands()),
        ),
    ),
    Scene("end-original-won-1", ended(ended_games.won_alone)),
    Scene(
        "end-extreme-lost-3",
        turned_up(table(lambda: games.played_until(games.lost, "extreme", 3))),
    ),
    Scene("end-extreme-won-1", table(lambda: games.recorded("extreme-standard-won"))),
    Scene("end-quick-lost-4", turned_up(table(lambda: games.played_until(games.lost, "quick", 4)))),
    Scene(
        "end-quick-won-4",
        table(lambda: games.recorded("quick-standard-won")),
        has_large_texts_too=True,
    ),
]
