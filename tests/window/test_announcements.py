"""What is said aloud of a game, and that it says nothing of a covered hand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QStackedWidget
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.computers import CASUAL, PERSON, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.hints import ask_for_hint
from tests.window.prepared import STEPS, about_to_lose, dealt, lay_all
from thegame_desktop.model.preferences import Pace
from thegame_desktop.play.moment import Moment

CTRL = Qt.KeyboardModifier.ControlModifier
HANDS = ("2 3 4 5 6 7 8", "9 10 11 12 13 14 15")


def test_each_step_is_announced_once(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(dealt(STEPS, draw="50 60"))
    hand = "; ".join(STEPS.split())
    assert ear.news() == [f"Hand: {hand}. Your turn. Lay at least 2 cards"]
    driver.click_card(card("12"))
    (held,) = ear.news()
    assert held.startswith("12 is held. Fits on pile 1 (+11), on pile 2 (+11), on pile 3 (−88)")
    driver.click_pile(0)
    assert ear.news() == ["12 on pile 1 (+11). 1 more card to lay"]
    driver.click_card(card("5"))
    driver.click_pile(0)
    assert ear.news()[-1] == "! 5 is not higher than 12"
    lay_all(driver, "2/0")
    news = ear.news()
    assert news[-1].startswith("2 on pile 1, backwards trick (↶\N{NO-BREAK SPACE}10). Lay more")
    driver.key(Qt.Key.Key_Z, CTRL)
    assert ear.news() == ["2 is back in the hand. 1 more card to lay"]
    lay_all(driver, "15/0")
    ear.news()
    driver.key(Qt.Key.Key_Return, CTRL)
    assert ear.news() == ["2 cards drawn: 50 and 60. Your turn: at least 2 cards"]
    ask_for_hint(driver)
    assert [each.split(":")[0] for each in ear.news()] == ["Thinking…", "Hint"]


def test_by_key_the_focus_tells_it(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    ear.news()
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert driver.focused == "pile 0"
    assert driver.pile(0).accessibleDescription() == "Takes the card (+1)"
    assert driver.card(card("2")).accessibleDescription().startswith("1 of 8 cards. held. Fits on")
    driver.key(Qt.Key.Key_Space)
    assert ear.news() == ["2 on pile 1 (+1). 1 more card to lay"]
    assert "Fits nowhere" not in driver.card(card("5")).accessibleDescription()


def test_nothing_is_said_of_a_hand_that_is_covered(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS, draw="50 60"))
    assert ear.news() == []
    driver.uncover()
    hand = "; ".join(HANDS[0].split())
    onward = "Remember your hand, then pass the laptop to Player 2 (Space)"
    assert ear.news() == [f"Hand: {hand}. {onward}"]
    driver.click(driver.button("pass on"))
    assert ear.news() == []
    driver.uncover()
    ear.news()
    driver.click(driver.button("pass on"))
    assert ear.news() == ["Who begins?"]
    driver.click(driver.button("starter 0"))
    assert ear.news() == ["Player 1 begins. Player 1's turn: at least 2 cards"]
    driver.uncover()
    lay_all(driver, "2/0 3/0")
    ear.news()
    driver.click(driver.button("finish"))
    (drawn,) = ear.news()
    assert drawn.startswith("Player 1: 2 cards drawn: 50 and 60. Player 2's turn")
    driver.pass_on()
    assert ear.news() == []


def test_computer_players_are_heard(open_window: OpenWindow, ear: Ear, qtbot: QtBot) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(with_computers(dealt(*HANDS), PERSON, CASUAL))
    driver.click(driver.button("starter 0"))
    lay_all(driver, "2/0 3/0")
    ear.news()
    heard: list[str] = []

    def is_turn_over(moment: Moment) -> bool:
        if len(moment.before.table.turns) < 2:  # then there may be signals
            heard.extend(ear.news())
        return len(moment.after.table.turns) == 2

    with qtbot.waitSignal(driver.app.session.stepped, check_params_cb=is_turn_over):
        driver.click(driver.button("finish"))
    news = [each for each in heard if ": " in each]
    assert any("on pile" in each for each in news[1:])
    assert news[-1].endswith("Your turn: at least 2 cards")


def test_losing_is_heard_with_its_reason(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    about_to_lose(driver)
    ear.news()
    driver.lay(card("3"), 3)
    told = " ".join(ear.news())
    assert "3 on pile 4 (−97). Lost with " in told
    assert told.endswith("Result")


def test_every_page_says_what_it_is(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window(at_once=True)
    for item in ("Unfinished games…", "Start page", "Daily deal…", "History…"):
        driver.choose("Game", item)
        assert ear.news()[-1] == _name_of_the_page(driver) != ""
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert _name_of_the_page(driver) == "Archiv"


def _name_of_the_page(driver: Driver) -> str:
    pages = driver.window.findChildren(QStackedWidget)[0]
    name: str = pages.currentWidget().accessibleName()  # type: ignore[union-attr]
    return name
