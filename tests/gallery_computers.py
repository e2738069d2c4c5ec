"""What the gallery shows of computer players: chosen, agreeing, on turn, and among themselves."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QComboBox, QPushButton

from tests import gallery_games as games
from tests.gallery_scenes import Gesture, Scene, new_game_page
from tests.people import FAMILY
from tests.window.driver import Driver
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import Action, ChooseStarter
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.seats import FIRST_SEATS, Seat, played_by

CASUAL, SKILLED, EXPERT = Strength.CASUAL, Strength.SKILLED, Strength.EXPERT


def seated(seats: tuple[Seat, ...], *strengths: Strength | None) -> tuple[Seat, ...]:
    """These seats with people and computer players on them."""
    for place, strength in enumerate(strengths):
        seats = played_by(seats, place, strength)
    return seats[: len(strengths)]


ONE_PERSON = seated(FIRST_SEATS, None, SKILLED, CASUAL, EXPERT, SKILLED)
TWO_PEOPLE = seated(FAMILY, None, None, SKILLED)
NOBODY = seated(FIRST_SEATS, SKILLED, SKILLED, CASUAL, SKILLED)


def game(find: Callable[[], games.PlayedGame], seats: tuple[Seat, ...]) -> Gesture:
    """The game among these players, once they have thought about it."""

    def prepare(driver: Driver) -> None:
        find().among(seats).replay(driver.app.session)
        while driver.app.computers.is_thinking:
            QApplication.processEvents()

    return prepare


def begun(edition: str, seats: tuple[Seat, ...], starter: int) -> Gesture:
    """The first turn."""
    actions: tuple[Action, ...] = (ChooseStarter(starter),)
    dealt = games.dealt(edition, len(seats))
    return game(lambda: games.PlayedGame(dealt.game, actions), seats)


def watched(edition: str, seats: tuple[Seat, ...]) -> Gesture:
    """Well into a game, a computer player has laid the first card of its turn."""
    computers = {place for place, seat in enumerate(seats) if seat.strength is not None}

    def wanted(session: Session) -> bool:
        table = session.observation.table
        is_late = session.observation.draw_pile_size < len(session.setup.edition.cards) // 2
        return is_late and table.on_turn in computers and len(table.lays) == 1

    return game(lambda: games.played_until(wanted, edition, len(seats)), seats)


def pause(driver: Driver) -> None:
    if not driver.find(QPushButton, "pause").isChecked():
        driver.click(driver.button("pause"))


def open_kinds(driver: Driver) -> None:
    """The list of who can sit on the last seat."""
    driver.find(QComboBox, "seat kind 4").showPopup()


COMPUTERS = (
    Scene("new-game-computers", new_game_page(GameChoice(player_count=5, seats=ONE_PERSON))),
    Scene(
        "new-game-strengths",
        new_game_page(GameChoice(player_count=5, seats=ONE_PERSON)),
        open_kinds,
        is_dialog=True,
        has_large_texts_too=True,
    ),
    Scene(
        "computers-1-agreement",
        game(lambda: games.dealt("original", 5), ONE_PERSON),
        is_large_too=True,
    ),
    Scene("computers-2-begin", begun("original", ONE_PERSON, 1)),
    Scene("computers-3-own-turn", begun("extreme", ONE_PERSON, 0)),
    Scene(
        "computers-4-watched",
        watched("original", ONE_PERSON),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("computers-4-watched-quick", watched("quick", ONE_PERSON)),
    Scene("computers-5-paused", watched("extreme", ONE_PERSON), pause),
    Scene("computers-6-two-people", watched("original", TWO_PEOPLE)),
    Scene("computers-7-among-themselves", watched("extreme", NOBODY)),
)
