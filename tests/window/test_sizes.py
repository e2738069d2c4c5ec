"""The table in every size: everything inside, nothing on top of something else, and playable."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QListView, QScrollArea, QWidget

from tests.people import LONG_NAMES, WIDE_NAMES
from tests.positions import card, layout
from tests.window.all_texts import too_small
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all, lose
from tests.window.whole_games import ByClicks, play_record, won_game
from thegame_desktop.play.new_game import GameChoice, NewGame
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.seats.open_hand import OpenHand
from thegame_desktop.view.table.seats.seat_chip import SeatChip
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.turn_panel import TurnPanel

SMALLEST, USUAL, LARGEST = (900, 500), (1280, 720), (3840, 2160)
SIZES = pytest.mark.parametrize("size", [SMALLEST, (900, 1400), (1180, 585), USUAL, LARGEST])
GAMES = pytest.mark.parametrize(
    ("edition", "players"), [("original", 1), ("extreme", 2), ("original", 5), ("quick", 4)]
)


def hands(edition: str, players: int) -> list[str]:
    """Any hands."""
    if edition == "quick":
        return [f"{colour}1 {colour}9" for colour in "RYGBP"[:players]]
    size = {1: 8, 2: 7}.get(players, 6)
    return [
        " ".join(map(str, range(2 + seat * size, 2 + (seat + 1) * size))) for seat in range(players)
    ]


def place(driver: Driver, widget: QWidget) -> QRect:
    """Where a widget is seen in the window; of a card its paper, not its shadow."""
    rect = QRect(widget.mapTo(driver.window, QPoint()), widget.size())
    if isinstance(widget, CardButton | DrawPileView):
        shadow = CardArt.margin(widget.size())
        rect = rect.adjusted(shadow, shadow, -shadow, -shadow)
    return rect


def visible(driver: Driver, *kinds: type[QWidget]) -> list[QWidget]:
    return [
        each
        for kind in kinds
        for each in driver.table.findChildren(kind)
        if each.isVisibleTo(driver.window)
    ]


APART = (
    *(PileButton, SeatChip, OpenHand, DrawPileView, TurnPanel, NumberLine, LogPanel),
    *(Cover, StarterPanel),
)
BUTTONS = ("finish", "take back", "pass on", "signals")


def assert_well_placed(driver: Driver, *shown: str) -> None:
    """All is inside and apart; of the buttons beside the cards just these can be seen."""
    corner = driver.table.mapTo(driver.window, QPoint())
    inside = QRect(corner, driver.table.size())
    assert {name for name in BUTTONS if driver.can_see(name)} == set(shown)
    fixed = [*visible(driver, *APART), *[driver.button(name) for name in shown]]
    for widget in {*visible(driver, QAbstractButton, QListView), *fixed}:
        assert inside.contains(place(driver, widget)), f"{widget} is outside"
    cards = visible(driver, CardButton)
    for one, other in [
        *combinations(fixed, 2),
        *[(each, widget) for each in cards for widget in fixed],
    ]:
        shared = place(driver, one).intersected(place(driver, other))
        assert shared.isEmpty(), f"{one} and {other} share {shared}"
    for each in (driver.card(each) for each in driver.app.session.observation.hand):
        assert place(driver, each).width() >= 40, "a card can be read"
    if {"signals", "pass on"} <= set(shown):
        beside = place(driver, driver.button("pass on"))
        assert place(driver, driver.button("signals")).left() == beside.left(), "beside the hand"
    elif "signals" in shown:
        bottom = place(driver, driver.pile(0)).bottom()
        assert place(driver, driver.button("signals")).bottom() <= bottom, "in line with the piles"


def assert_nothing_cut_off(driver: Driver) -> None:
    """In both languages; in the largest window everything has grown but the number of words."""
    if driver.window.width() == LARGEST[0]:
        return
    faults = []
    for code in ("de", "en"):
        driver.app.settings.change(language=code)
        for _ in range(4):
            QApplication.processEvents()
        faults += [f"{code}: {each}" for each in too_small([driver.window])]
    assert not faults, "\n".join(faults)


@GAMES
@SIZES
def test_everything_is_inside_and_apart(
    size: tuple[int, int], edition: str, players: int, open_window: OpenWindow
) -> None:
    driver = open_window(*size)
    driver.start(dealt(*hands(edition, players), edition=edition))
    shown = ["finish", "take back"]
    if players > 1:
        driver.begin(0)
        shown.append("signals")
    assert_well_placed(driver, *shown)
    first = min(driver.app.session.observation.hand)
    driver.lay(first, 1)
    assert_well_placed(driver, *shown)


def test_it_stays_so_while_the_window_is_resized(open_window: OpenWindow) -> None:
    driver = open_window(*USUAL)
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 98/2")
    before = driver.app.session.observation
    for size in (SMALLEST, LARGEST, (901, 1000), (2000, 501), USUAL):
        driver.window.resize(*size)
        assert_well_placed(driver, "finish", "take back")
    assert driver.app.session.observation == before


def with_long_names(*dealt_hands: str, open_hands: bool = False) -> NewGame:
    """A game of Extreme in which 7 is a Silence, played by people with long names."""
    game = dealt(*dealt_hands, edition="extreme", commands=layout(silence="7", skull="98"))
    return replace(game, seats=LONG_NAMES[: len(dealt_hands)], open_hands=open_hands)


@pytest.mark.parametrize("players", [2, 5])
@SIZES
def test_round_one_laptop_everything_is_inside_and_apart(
    size: tuple[int, int], players: int, open_window: OpenWindow
) -> None:
    """The first look, the agreement, the turn, and the cover with all that was missed."""
    driver = open_window(*size)
    driver.start(with_long_names(*hands("extreme", players)))
    assert visible(driver, Cover)
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)
    driver.uncover()
    assert_well_placed(driver, "pass on", "signals")
    assert_nothing_cut_off(driver)
    driver.click(driver.button("pass on"))
    driver.look_round()
    assert visible(driver, StarterPanel)
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)
    driver.click(driver.button("starter 0"))
    driver.uncover()
    for seat in range(players):
        if seat:
            driver.uncover()
        for each in sorted(driver.app.session.observation.hand)[-3:]:
            driver.lay(each, 0)
        if seat + 1 == players:
            assert_well_placed(driver, "finish", "take back", "signals")
            assert_nothing_cut_off(driver)
        driver.click(driver.button("finish"))
        if seat + 1 == players:  # with new cards
            assert_well_placed(driver, "pass on", "signals")
            assert_nothing_cut_off(driver)
        driver.pass_on()
    assert visible(driver, Cover)
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)


@SIZES
def test_silence_and_a_look_out_of_turn_have_room_too(
    size: tuple[int, int], open_window: OpenWindow
) -> None:
    driver = open_window(*size)
    driver.start(with_long_names(*hands("extreme", 5)))
    driver.begin(0)
    lay_all(driver, "6/0 7/0")
    driver.end_turn()
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)
    driver.click(driver.button("seat 3"))
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)
    driver.uncover()
    assert_well_placed(driver, "pass on", "signals")
    assert_nothing_cut_off(driver)


@pytest.mark.parametrize("size", [SMALLEST, USUAL])
def test_the_widest_names_have_room(size: tuple[int, int], open_window: OpenWindow) -> None:
    driver = open_window(*size)
    driver.start(replace(dealt(*hands("original", 3)), seats=WIDE_NAMES))
    assert_nothing_cut_off(driver)
    driver.uncover()
    assert_nothing_cut_off(driver)
    driver.click(driver.button("pass on"))
    driver.look_round()
    assert_nothing_cut_off(driver)
    driver.click(driver.button("starter 0"))
    driver.uncover()
    lay_all(driver, "2/0 3/0")
    driver.end_turn()
    assert_nothing_cut_off(driver)
    driver.click(driver.button("seat 2"))
    assert_nothing_cut_off(driver)
    driver.uncover()
    assert_nothing_cut_off(driver)


@pytest.mark.parametrize("players", [2, 5])
@SIZES
def test_open_hands_have_room_beside_their_seats(
    size: tuple[int, int], players: int, open_window: OpenWindow
) -> None:
    driver = open_window(*size)
    driver.start(with_long_names(*hands("extreme", players), open_hands=True))
    assert len(visible(driver, OpenHand)) == players
    assert_well_placed(driver, "signals")
    assert_nothing_cut_off(driver)
    driver.click(driver.button("starter 0"))
    driver.lay(card("5"), 0)
    assert_well_placed(driver, "finish", "take back", "signals")
    assert_nothing_cut_off(driver)


@pytest.mark.parametrize("size", [SMALLEST, LARGEST])
def test_who_begins_is_asked_in_every_size(size: tuple[int, int], open_window: OpenWindow) -> None:
    driver = open_window(*size)
    driver.start(dealt(*hands("original", 5)))
    driver.look_round()
    for seat in range(5):
        assert driver.button(f"starter {seat}").text() == f"Player {seat + 1}", "all of the name"
    assert_nothing_cut_off(driver)
    driver.click(driver.button("seat 4"))
    driver.uncover()
    assert driver.hand == hands("original", 5)[4]
    driver.click(driver.button("pass on"))
    driver.click(driver.button("starter 4"))
    assert driver.app.session.observation.table.on_turn == 4


def test_log_and_number_line_give_way_in_the_smallest_window(open_window: OpenWindow) -> None:
    driver = open_window(*SMALLEST)
    driver.start(dealt(STEPS))
    assert visible(driver, NumberLine, LogPanel) == []
    driver.window.resize(*USUAL)
    assert len(visible(driver, NumberLine, LogPanel)) == 2


def test_the_log_gives_way_before_the_number_line(open_window: OpenWindow) -> None:
    driver = open_window(1100, 720)
    driver.start(dealt(STEPS))
    assert [type(each) for each in visible(driver, NumberLine, LogPanel)] == [NumberLine]


def test_a_whole_game_can_be_played_in_the_smallest_window(open_window: OpenWindow) -> None:
    driver = open_window(*SMALLEST)
    play_record(driver, won_game("quick"), ByClicks)


@pytest.mark.parametrize("size", [SMALLEST, LARGEST])
def test_turns_can_be_played(size: tuple[int, int], open_window: OpenWindow) -> None:
    driver = open_window(*size)
    driver.start(dealt(STEPS, draw="20 21 22 23"))
    for code, pile in (("12", 0), ("98", 2), ("15", 0), ("88", 2)):
        driver.drag_card(card(code), driver.pile(pile))
    assert len(driver.app.session.observation.table.lays) == 4
    driver.finish()
    assert driver.hand == "2 5 20 21 22 23 40 85"
    driver.double_click_card(card("20"))
    assert driver.app.session.observation.table.piles[0].top == card("20")
    assert_well_placed(driver, "finish", "take back")


@pytest.mark.parametrize("size", [SMALLEST, LARGEST])
def test_the_pages_fit_too(size: tuple[int, int], open_window: OpenWindow) -> None:
    driver = open_window(*size)
    whole = QRect(QPoint(), driver.window.size())
    assert whole.contains(place(driver, driver.button("play")))
    lose(driver)
    for name in ("same again", "this deal again", "new game", "take back the last"):
        assert whole.contains(place(driver, driver.button(name)))


@pytest.mark.parametrize("size", [USUAL, (1920, 1080)])
def test_the_most_there_is_to_choose_fits_without_scrolling(
    size: tuple[int, int], open_window: OpenWindow
) -> None:
    driver = open_window(*size)
    (page,) = driver.window.findChildren(NewGamePage)
    page.show_choice(GameChoice("extreme", "standard", 5, open_hands=True))
    for _ in range(5):  # until layouts within layouts have come to rest
        QApplication.processEvents()
    (scroll,) = page.findChildren(QScrollArea)
    assert scroll.isVisible()
    assert scroll.verticalScrollBar().maximum() == 0
