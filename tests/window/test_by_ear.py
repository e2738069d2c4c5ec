"""What is found and heard by those who can't see the table, and where their keys lead."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QRadioButton, QWidget

from tests.positions import card, layout
from tests.window.computers import CASUAL, PERSON, SKILLED, Spy, play_as, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.heard_tree import GROUP, Found, found_in
from tests.window.prepared import STEPS, dealt, lay_all
from tests.window.recogniser import pixels_on_screen
from tests.window.test_announcements import HANDS
from tests.window.test_pass_and_play import hands
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.table.game_table import GameTable

KEY = Qt.Key
MOST_TABS = 40


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    spy = Spy()
    play_as(monkeypatch, spy)
    return spy


def on_table(driver: Driver) -> list[Found]:
    """What lies on the table, without what it is made of."""
    return [each for each in found_in(driver.window) if each.widget.parent() is driver.table]


def names_on_table(driver: Driver) -> list[str]:
    return [each.object_name or type(each.widget).__name__ for each in on_table(driver)]


def ring_pixels(driver: Driver, theme: Theme, widget: QWidget) -> int:
    """How many pixels of a widget have the colour of the focus ring."""
    image = pixels_on_screen(driver.window)
    ring, ratio = theme.colours.focus.rgb(), image.devicePixelRatio()
    place = QRect(widget.mapTo(driver.window, QPoint()), widget.size())
    return sum(
        image.pixelColor(round(x * ratio), round(y * ratio)).rgb() == ring
        for x in range(place.left(), place.right() + 1)
        for y in range(place.top(), place.bottom() + 1)
    )


def test_what_lies_around_the_table_is_in_groups_with_names(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    driver.start(dealt(STEPS))
    assert "Game log" in groups(driver)
    driver.choose("Game", "Give up…")
    assert groups(driver) >= {"Result", "Given up"}


def groups(driver: Driver) -> set[str]:
    return {each.name for each in found_in(driver.window) if each.role == GROUP}


# Who begins


def test_who_begins_is_asked_aloud_and_a_choice_has_the_focus(
    open_window: OpenWindow,
    ear: Ear,
) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    for _ in HANDS:
        driver.key(KEY.Key_Space)
        ear.news()
        driver.click(driver.button("pass on"))
    assert ear.news() == ["Who begins?"]
    assert driver.focused == "starter 0"
    driver.key(KEY.Key_Right)
    assert driver.focused == "starter 1"
    driver.key(KEY.Key_Return)
    assert driver.app.session.observation.table.on_turn == 1


def test_the_only_person_hears_the_hand_and_the_question_at_once(
    open_window: OpenWindow,
    ear: Ear,
) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), SKILLED, PERSON, CASUAL))
    (told,) = ear.news()
    assert told.startswith("Hand: ")
    assert told.endswith("Who begins?")
    assert driver.focused == "starter 1", "their own"


def test_the_choice_is_ringed_for_those_who_use_the_keyboard(
    open_window: OpenWindow, theme: Theme
) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    driver.look_round()
    choice = driver.button("starter 0")
    assert driver.focused == "starter 0"
    assert ring_pixels(driver, theme, choice) == 0, "so far all was clicked"
    driver.key(KEY.Key_Return)
    assert ring_pixels(driver, theme, choice) > 100
    assert driver.app.session.observation.table.on_turn is None, "nobody saw what was chosen"
    driver.key(KEY.Key_Return)
    assert driver.app.session.observation.table.on_turn == 0


def test_a_game_chosen_with_the_mouse_begins_without_a_ring(
    open_window: OpenWindow, theme: Theme
) -> None:
    driver = open_window(at_once=True)
    game = with_computers(dealt(*hands(3)), SKILLED, PERSON, CASUAL)
    driver.start(game)  # the page that is left hands its focus on
    assert driver.focused == "starter 1"
    assert ring_pixels(driver, theme, driver.button("starter 1")) == 0
    driver.key(KEY.Key_Left)
    assert driver.focused == "starter 0"
    assert ring_pixels(driver, theme, driver.button("starter 0")) > 100


def test_a_held_key_chooses_nobody(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    driver.look_round()
    driver.hold_down(KEY.Key_Return, repeats=20)
    assert driver.app.session.observation.table.on_turn is None


# What lies behind


def out_of_sight(driver: Driver) -> list[str]:
    """What is offered, and can be used, but lies wholly under something else."""
    window = driver.window
    hidden = []
    for found in on_table(driver):
        rect = found.widget.rect().adjusted(2, 2, -2, -2)
        spots = (rect.center(), rect.topLeft(), rect.topRight(), rect.bottomLeft())
        above = [window.childAt(found.widget.mapTo(window, spot)) for spot in spots]
        is_hit = any(
            each is not None and (each is found.widget or found.widget.isAncestorOf(each))
            for each in above
        )
        is_see_through = found.widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if not is_hit and not is_see_through:
            hidden.append(found.object_name or found.name)
    return hidden


def test_nothing_is_offered_that_lies_behind_the_question(
    open_window: OpenWindow, spy: Spy
) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    assert out_of_sight(driver) == []
    shown = names_on_table(driver)
    assert not any(name.startswith("pile") for name in shown)
    assert "signals" not in shown
    driver.keys(KEY.Key_Down, KEY.Key_1)
    assert driver.focused.startswith("card"), "no pile can be reached by its number"
    driver.key(KEY.Key_Up)
    assert driver.focused == "starter 0"
    driver.key(KEY.Key_Return)
    assert [f"pile {nth}" for nth in range(4)] == [
        name for name in names_on_table(driver) if name.startswith("pile")
    ]
    assert out_of_sight(driver) == []


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(900, 500), (1280, 720)])
def test_nothing_is_offered_that_lies_behind_the_cover(
    open_window: OpenWindow, size: tuple[int, int], percent: int
) -> None:
    driver = open_window(*size, text_percent=percent)
    driver.start(dealt(*HANDS))
    assert driver.can_see("uncover")
    assert out_of_sight(driver) == []
    driver.uncover()
    assert out_of_sight(driver) == []
    driver.click(driver.button("pass on"))
    driver.uncover()
    driver.click(driver.button("pass on"))
    assert driver.can_see("starter 0")
    assert out_of_sight(driver) == []
    driver.click(driver.button("starter 0"))
    assert out_of_sight(driver) == []


# The order


def test_things_come_in_the_order_in_which_they_are_used(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    piles, seats = [f"pile {nth}" for nth in range(4)], ["seat 0", "seat 1"]
    covered = names_on_table(driver)
    assert covered[0] == "Cover"
    driver.begin(0)
    lay_all(driver, "2/0")
    cards = [f"card {code}" for code in HANDS[0].split()[1:]]
    assert names_on_table(driver) == [
        *(*cards, *piles, "DrawPileView", "NumberLine"),
        *("signals", "TurnPanel", "finish", "take back", "hint"),
        *(*seats, "InForce", "LogPanel"),
    ]
    driver.drag_card(card("3"), driver.pile(0))
    assert names_on_table(driver)[:9] == [*cards[1:], *piles]
    driver.drag_card(card("8"), driver.card(card("4")), QPoint(2, 40))
    assert driver.hand == "8 4 5 6 7", "put in another order"
    assert names_on_table(driver)[:5] == ["card 8", "card 4", "card 5", "card 6", "card 7"]


def test_a_card_on_its_way_lies_above_the_piles(open_window: OpenWindow) -> None:
    """Though it comes before them for those who can't see it."""
    driver = open_window()
    driver.start(dealt(STEPS))
    driver.press_card(card("40"))
    driver.move_to(driver.pile(1))
    pointer = driver.pile(1).mapTo(driver.window, driver.pile(1).rect().center())
    assert driver.window.childAt(pointer) is driver.card(card("40"))
    driver.release_on(driver.pile(1))
    assert "40 on top" in driver.pile(1).accessibleName()


def test_at_rest_nothing_overlaps_that_comes_in_another_order_than_it_lies(
    open_window: OpenWindow,
) -> None:
    for size in ((900, 500), (1280, 720), (1920, 1080)):
        driver = open_window(*size)
        driver.start(dealt(STEPS))
        driver.click_card(card("40"))  # a held card stands out
        places = [each.widget.geometry() for each in on_table(driver) if "card" in each.object_name]
        others = [each.widget for each in on_table(driver) if "card" not in each.object_name]
        overlapped = [
            type(other).__name__
            for other in others
            for place in places
            if other.geometry().intersects(place.adjusted(12, 12, -12, -12))
        ]
        assert overlapped == []


# Chips of commands


def tab_to(driver: Driver, name: str) -> list[str]:
    """What has the focus on the way to this; nothing if Tab doesn't lead there."""
    way: list[str] = []
    while name not in way:
        driver.key(KEY.Key_Tab)
        way.append(driver.focused)
        if len(way) > MOST_TABS:
            return []
    return way


def test_a_command_in_force_is_reached_by_tab(open_window: OpenWindow, theme: Theme) -> None:
    driver = open_window()
    commands = layout(silence="5", draw_one="12")
    driver.start(dealt(STEPS, edition="extreme", commands=commands))
    lay_all(driver, "12/1 5/0")
    way = tab_to(driver, "in force draw_one")
    assert way[-2:] == ["in force silence", "in force draw_one"]
    chip = driver.button("in force draw_one")
    assert ring_pixels(driver, theme, chip) > 50
    for key in (KEY.Key_Return, KEY.Key_Space):
        driver.key(key)
        (rules,) = (each for each in driver.window.findChildren(RulesDialog) if each.isVisible())
        driver.key(KEY.Key_Escape)
        assert not rules.isVisible()
        assert driver.focused == "in force draw_one"
    silence = driver.button("in force silence")
    assert silence.accessibleName() == "Silence"
    assert "nobody may talk" in silence.accessibleDescription()
    driver.click(silence)
    assert any(each.isVisible() for each in driver.window.findChildren(RulesDialog))


def test_a_chip_that_goes_hands_its_focus_to_the_table(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS, edition="extreme", commands=layout(silence="5")))
    lay_all(driver, "5/0")
    assert tab_to(driver, "in force silence")
    driver.lay(card("12"), 0)
    assert not driver.can_see("in force silence")
    assert isinstance(driver.window.focusWidget(), GameTable)


# Groups


def test_what_belongs_together_is_a_group_with_a_name(open_window: OpenWindow) -> None:
    driver = open_window(at_once=True)
    driver.key(KEY.Key_N, Qt.KeyboardModifier.ControlModifier)
    radios = [each for each in found_in(driver.window) if isinstance(each.widget, QRadioButton)]
    groups = list(dict.fromkeys(each.groups[0] for each in radios))
    assert groups == ["Edition", "Players", "Variant"]
    (two,) = (each.widget for each in radios if each.name == "2 players")
    driver.click(two)
    radios = [each for each in found_in(driver.window) if isinstance(each.widget, QRadioButton)]
    groups = list(dict.fromkeys(each.groups[0] for each in radios))
    assert groups == ["Edition", "Players", "Hands", "Variant"]
    assert all(each.groups[-1] == "New game" for each in radios)


def test_the_table_and_what_lies_over_it_are_groups(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))

    def groups() -> list[str]:
        return [each.name for each in found_in(driver.window) if each.role == GROUP]

    assert groups()[:2] == ["Table", "Covered hand"]
    driver.look_round()
    assert groups()[:2] == ["Table", "Who begins?"]
    driver.click(driver.button("starter 0"))
    driver.uncover()
    driver.click(driver.button("signals"))
    assert groups()[-1] == "What Player 1 lets the others know"
