"""When a turn can be finished: the button says exactly what the rules say."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from tests.positions import card
from tests.random_games import random_action, random_deal
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.engine import EDITIONS, ChooseStarter, FinishTurn, Lay, apply, refusal
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.table.turn_panel import TurnPanel

CTRL = Qt.KeyboardModifier.ControlModifier
MOST_STEPS = 25


def assert_offered_as_the_rules_say(driver: Driver) -> None:
    refused = refusal(driver.app.session.observation, FinishTurn())
    assert driver.button("finish").isEnabled() == (refused is None)


@pytest.mark.parametrize(
    ("edition", "variant", "players"),
    [("original", "expert", 1), ("extreme", "standard", 2), ("quick", "standard", 3)],
)
def test_finish_is_enabled_exactly_when_the_rules_allow_it(
    edition: str, variant: str, players: int, open_window: OpenWindow
) -> None:
    assert edition in EDITIONS
    driver, rng = open_window(asks_before_stop=False), Random(7)
    state = random_deal(edition, variant, players, rng)
    driver.start(NewGame(state.table.setup, state.deck))
    if players == 1:
        state = apply(state, ChooseStarter(0)).state
    for _ in range(MOST_STEPS):
        if state.table.result is not None:
            break
        action = random_action(state, rng)
        match action:
            case ChooseStarter(player):
                driver.begin(player)
            case Lay(laid, pile):
                driver.drag_card(laid, driver.pile(pile))
            case _:
                driver.click(driver.button("finish"))
        state = apply(state, action).state
        if state.table.result is None:
            driver.pass_on()
            if driver.can_see("uncover"):
                assert not driver.can_see("finish"), "nobody finishes what they don't see"
                driver.uncover()
            assert_offered_as_the_rules_say(driver)


def test_a_click_on_the_disabled_button_does_nothing(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    before = driver.app.session.observation
    driver.finish()
    assert driver.app.session.observation == before


def test_finishing_is_offered_when_nothing_more_can_be_laid(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 50 51 52 53 98 99"))
    panel = driver.find(TurnPanel, None)
    assert "Lay at least 2 cards" in panel.accessibleName()
    lay_all(driver, "99/0")
    assert "1 more card to lay" in panel.accessibleName()
    lay_all(driver, "98/1")
    assert "Lay more, or finish the turn" in panel.accessibleName()
    lay_all(driver, "2/2 3/3")
    assert "Nothing more to lay: finish the turn" in panel.accessibleName()
    assert driver.button("finish").isEnabled()


@pytest.mark.parametrize("means", ["button", "keys", "menu"])
def test_every_way_to_finish_draws_cards(means: str, open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS, draw="33 34"))
    lay_all(driver, "2/0 5/0")
    if means == "button":
        driver.finish()
    elif means == "keys":
        driver.key(Qt.Key.Key_Return, CTRL)
    else:
        driver.choose("Turn", "Finish turn")
    assert driver.hand == "12 15 33 34 40 85 88 98"
    assert card("33") in driver.app.session.observation.hand


def test_a_finished_turn_lets_go_of_a_held_card(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "2/0 5/0")
    driver.click_card(card("40"))
    driver.key(Qt.Key.Key_Return, CTRL)
    assert len(driver.app.session.observation.table.turns) == 1
    assert not driver.pile(0).accessibleDescription()
