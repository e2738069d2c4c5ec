"""A turn explained at the window: as it was and another way, by mouse and keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.coached_games import QUICKLY, carelessly_played, costly_game, held_back, wait_for
from tests.gallery_coach import coaching, press
from tests.window.all_texts import too_small
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open, told
from tests.window.leak_pixels import CardFinder
from tests.window.leak_words import everything_of
from tests.window.looked_back import (
    GAMES,
    after,
    better,
    check_table,
    coached,
    costly,
    explain,
    is_in_sight,
    open_hands,
    read,
    remember_reviews,
    rung,
    tops,
)
from tests.window.recogniser import pixels_on_screen
from tests.window.test_replay import files
from thegame_desktop.bots.analysis.review import Knowledge, Review
from thegame_desktop.engine import Card, Layout
from thegame_desktop.view.coach.chance_chart import ChanceChart
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.coach.practice_page import PracticePage
from thegame_desktop.view.coach.turn_page import TurnPage
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.wishes import CoachGame

KEY = Qt.Key
BLAMING = ("mistake", "wrong", "bad", "Fehler", "falsch", "schlecht", "blunder", "Patzer")


@pytest.fixture(autouse=True)
def _looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_reviews(monkeypatch)


def title(driver: Driver) -> str:
    return read(driver, "turn title")


def is_at_start(driver: Driver) -> bool:
    return not driver.button("turn step back").isEnabled()


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_both_ways_are_shown_step_by_step(
    open_window: OpenWindow, edition: str, players: int
) -> None:
    driver = open_window()
    coached(driver, edition, players)
    review = explain(driver)
    player, number = review.turn.player, len(review.turn.before.table.turns) + 1
    assert title(driver).startswith(f"Turn {number} · ")
    assert read(driver, "turn count") == f"1 of {len(costly(driver))}"
    for way, lays, by_key in (
        ("better", better(review).lays, True),
        ("played", review.played.lays, False),
    ):
        if way == "played":
            driver.click(driver.button("turn way played"))
        assert is_at_start(driver), "one sees the hand first"
        assert driver.button(f"turn way {way}").isChecked()
        for nth, lay in enumerate(lays):
            check_table(driver, after(review, lays[:nth]), player)
            assert rung(driver) == {f"card {lay.card.code}", f"pile {lay.pile}"}
            assert f"on pile {lay.pile + 1}" in read(driver, "turn answer")
            if by_key:
                driver.key(KEY.Key_Right)
            else:
                driver.click(driver.button("turn step"))
        state = after(review, lays)
        assert tops(driver) == [pile.top.number for pile in state.table.piles if pile.cards]
        assert rung(driver) == set()
    driver.key(KEY.Key_Left)
    driver.key(KEY.Key_Down)
    assert driver.button("turn way better").isChecked()
    assert is_at_start(driver)
    check_table(driver, review.turn.before, player)


def test_the_bar_tells_what_was_played_and_what_would_have_been_better(
    open_window: OpenWindow,
) -> None:
    """With how many games are won, kindly, and in another language at once."""
    driver = open_window()
    coached(driver, "quick", 3)
    review = explain(driver)
    task = read(driver, "turn task")
    for way in (review.played, better(review)):
        assert f"wins {round(100 * way.ending.chance)} of 100 games" in task
        assert f"pile {way.lays[-1].pile + 1}" in task
    assert "as they really lay" not in task
    height = driver.table.height()
    for _step in range(4):
        driver.key(KEY.Key_Right)
        assert driver.table.height() == height, "nothing jumps"
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert "Ein anderer Weg: " in read(driver, "turn task")
    told = [read(driver, "turn task"), task, read(driver, "turn answer")]
    assert not any(word in text for word in BLAMING for text in told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("edition", "players", "knowledge"),
    [("original", 3, Knowledge.OPEN), ("extreme", 2, Knowledge.THEN)],
)
def test_all_that_is_told_of_a_turn_has_room(
    open_window: OpenWindow, edition: str, players: int, knowledge: Knowledge, language: str
) -> None:
    """Whatever buttons came beside the words last."""
    driver = open_window(1920, 1080, language=language)
    coached(driver, edition, players, knowledge, carelessly_played(edition, players))
    explain(driver)
    QApplication.processEvents()
    assert list(too_small([driver.window])) == []


def test_one_goes_from_one_costly_turn_to_the_next_and_back_to_the_coach(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    coached(driver, "quick", 3)
    turns, first = costly(driver), explain(driver)
    assert len(turns) > 1
    assert not driver.button("turn turn back").isEnabled()
    driver.key(KEY.Key_Right)
    driver.key(KEY.Key_PageDown)
    assert read(driver, "turn count") == f"2 of {len(turns)}"
    assert is_at_start(driver)
    check_table(driver, turns[1].turn.before, turns[1].turn.player)
    driver.click(driver.button("turn turn back"))
    check_table(driver, first.turn.before, first.turn.player)
    driver.key(KEY.Key_Escape)
    assert is_in_sight(driver, CoachPage)
    press(driver, f"costly turn {len(turns) - 1}")
    assert not driver.button("turn turn").isEnabled()
    driver.click(driver.button("turn practise"))
    assert is_in_sight(driver, PracticePage)
    assert read(driver, "practice count") == "1 of 1"
    driver.key(KEY.Key_Escape)
    assert is_in_sight(driver, TurnPage)
    driver.click(driver.button("turn back"))
    assert is_in_sight(driver, CoachPage)


def test_nothing_can_be_laid_and_nothing_is_kept(open_window: OpenWindow) -> None:
    driver = open_window()
    coached(driver, "quick", 3)
    before = files(driver.app.data_folder)
    review = explain(driver)
    lay = better(review).lays[0]
    driver.lay(lay.card, lay.pile)
    assert "only shown" in driver.notice
    check_table(driver, review.turn.before, review.turn.player)
    assert told(driver).startswith(f"Pile {lay.pile + 1}"), "the pile is only looked through"
    driver.key(KEY.Key_Right)
    assert not is_open(driver)
    driver.key(KEY.Key_Escape)
    assert files(driver.app.data_folder) == before
    assert driver.app.session.course is None


def test_a_turn_that_is_opened_too_early_learns_what_is_found(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown stays, wherever in it one is; the better way is offered once it is known."""
    driver = open_window()
    coach = coaching(driver).coach
    coach.care = QUICKLY
    with held_back(monkeypatch, lambda found: dear_turn(found) is not None) as news:
        driver.window.door.fulfil(CoachGame(costly_game("quick", 3)))
        nth = dear_turn(news.await_it())
        assert nth is not None
        wait_for(coach.changed, lambda: len(coach.review.turns) == len(coach.turns))
        chart = driver.find(ChanceChart, "chance chart")
        chart.setFocus(Qt.FocusReason.TabFocusReason)
        driver.keys(KEY.Key_Home, *[KEY.Key_Right] * nth, KEY.Key_Return)
        assert is_in_sight(driver, TurnPage)
        assert "still looking for a better way" in read(driver, "turn task")
        assert not driver.can_see("turn way better")
        driver.key(KEY.Key_Right)
        check_table(
            driver,
            after(coach.review.turns[nth], coach.turns[nth].lays[:1]),
            coach.turns[nth].player,
        )
        shown = tops(driver), driver.hand
        news.let_go()
        wait_for(coach.changed, lambda: dear_turn(coach.review) == nth)
        assert (tops(driver), driver.hand) == shown
        assert "Another way: " in read(driver, "turn task")
        assert driver.can_see("turn way better")
        assert driver.button("turn way played").isChecked()


def dear_turn(found: Review) -> int | None:
    """The first turn that is known to have a better way."""
    dear = [nth for nth, each in enumerate(found.turns) if each.better is not None]
    return dear[0] if dear else None


@pytest.mark.parametrize("knowledge", Knowledge)
def test_the_other_hands_are_in_sight_only_with_all_cards_open(
    open_window: OpenWindow, theme: Theme, knowledge: Knowledge
) -> None:
    driver = open_window()
    coached(driver, "quick", 3, knowledge)
    review = explain(driver)
    assert ("as they really lay" in read(driver, "turn task")) == (knowledge is Knowledge.OPEN)
    assert driver.can_see("turn practise") == (knowledge is Knowledge.THEN)
    assert len(open_hands(driver)) == (3 if knowledge is Knowledge.OPEN else 0)
    if knowledge is Knowledge.OPEN:
        return
    state, player = review.turn.before, review.turn.player
    others = [hand for seat, hand in enumerate(state.hands) if seat != player]
    hidden = {*state.draw_pile[2:]}.union(*others)
    finder = CardFinder(CardArt(theme), theme, state.table.setup.edition, Layout())
    for _step in range(3):
        found = finder.cards_in(pixels_on_screen(driver.window), [hand_card(driver)])
        assert found.intersection(state.hands[player]), "it would find them"
        assert not found & hidden
        spoken = [word.text for word in everything_of(driver, every_page=False).spoken()]
        assert not [card for card in hidden if any(_is_told(card, each) for each in spoken)]
        driver.key(KEY.Key_Right)


def test_hands_that_were_open_are_in_sight_again(open_window: OpenWindow) -> None:
    """Explained by what could be known, and tried once more."""
    driver = open_window()
    record = costly_game("quick", 3)
    extra = {**record.extra, "marks": {"open_hands": True}}
    coached(driver, "quick", 3, record=replace(record, extra=extra))
    explain(driver)
    assert len(open_hands(driver)) == 3
    driver.click(driver.button("turn practise"))
    assert is_in_sight(driver, PracticePage)
    assert len(open_hands(driver)) == 3


def hand_card(driver: Driver) -> QSize:
    """How large a card in hand is, without its shadow."""
    button = next(each for each in driver.all(CardButton, None) if each.isVisible())
    edge = 2 * CardArt.margin(button.size())
    return button.size() - QSize(edge, edge)


def _is_told(card: Card, text: str) -> bool:
    """True if somebody says that they see this card."""
    assert card.colour is not None
    name = f"{card.colour.name.capitalize()} {card.number}"
    return text == name or text.endswith(f"holds {name}")
