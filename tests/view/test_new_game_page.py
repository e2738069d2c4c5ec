"""The new-game page, by mouse and by keyboard."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.view.marked_language import marked_language, unmarked
from tests.view.new_game_tools import (
    LEFT,
    button,
    called,
    click,
    code_field,
    play_button,
    played,
    shown,
    tab_order,
    visible_texts,
)
from tests.view.wishing import wished
from thegame_desktop.engine import EDITIONS, Command, Deal, Edition
from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.new_game import CommandLayout, GameChoice, new_game
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.wishes import Play
from thegame_desktop.view.words.words import Words

WITH_COMMANDS = next(edition for edition in EDITIONS.values() if edition.has_commands)


# One click plays


def test_one_click_plays(page: NewGamePage, qtbot: QtBot) -> None:
    assert played(qtbot, page) == GameChoice()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_one_key_plays(page: NewGamePage, qtbot: QtBot, key: Qt.Key) -> None:
    focus = page.focusWidget()
    assert focus is play_button(page)
    with wished(page, Play(page.choice)):
        qtbot.keyClick(focus, key)


def test_enter_plays_from_every_control_once(page: NewGamePage, qtbot: QtBot) -> None:
    click(qtbot, page, "Extreme")
    click(qtbot, page, Words().player_count(5))
    wishes: list[object] = []
    page.wished.connect(wishes.append)
    lead_away = [called(page, "daily deal"), called(page, "back")]
    for control in [*page.findChildren(QAbstractButton), *page.findChildren(QLineEdit)]:
        if control.isVisible() and control.isEnabled() and control.focusPolicy():
            if control in lead_away:
                continue
            wishes.clear()
            control.setFocus()
            qtbot.keyClick(control, Qt.Key.Key_Return)
            assert wishes == [Play(page.choice)], control.accessibleName()


def test_what_is_played_is_remembered(
    page: NewGamePage, qtbot: QtBot, settings: Settings, own_file: Path
) -> None:
    click(qtbot, page, "Extreme")
    click(qtbot, page, Words().player_count(3))
    click(qtbot, page, "For experts")
    click(qtbot, page, "Skull")
    click(qtbot, page, "Shuffled anew")
    assert settings.last_choice == GameChoice(), "not before it is played"
    choice = played(qtbot, page)
    assert choice == GameChoice(
        WITH_COMMANDS.name,
        "expert",
        3,
        CommandLayout.SHUFFLED,
        frozenset({Command.SKULL}),
    )
    assert settings.last_choice == choice
    assert played(qtbot, shown(qtbot, settings, own_file)) == choice


# Editions, variants, players


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_an_edition_is_chosen_by_a_click(page: NewGamePage, qtbot: QtBot, edition: Edition) -> None:
    words = Words()
    click(qtbot, page, words.edition(edition.name))
    choice = played(qtbot, page)
    assert choice.edition == edition.name
    assert choice.variant in edition.variants
    assert choice.player_count in choice.rules_variant.hand_sizes


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_only_what_the_edition_allows_can_be_chosen(
    page: NewGamePage, qtbot: QtBot, edition: Edition
) -> None:
    words = Words()
    click(qtbot, page, words.edition(edition.name))
    for name, variant in edition.variants.items():
        click(qtbot, page, words.variant(name))
        for count in range(1, 6):
            segment = button(page, words.player_count(count))
            assert segment.isEnabled() == (count in variant.hand_sizes)
            if segment.isEnabled():
                qtbot.mouseClick(segment, LEFT)
                assert page.choice == GameChoice(edition.name, name, count)
                assert words.variant_summary(variant, count) in visible_texts(page)
    shown_names = {each.accessibleName() for each in page.findChildren(Choice) if each.isVisible()}
    others = {name for other in EDITIONS.values() for name in other.variants}
    for name in others - set(edition.variants):
        assert words.variant(name) not in shown_names


def test_arrow_keys_move_the_choice(page: NewGamePage, qtbot: QtBot) -> None:
    first = button(page, "Original")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.choice.edition == "extreme"
    assert page.focusWidget() is button(page, "Extreme")
    count = button(page, "Alone")
    count.setFocus()
    qtbot.keyClick(count, Qt.Key.Key_Right)
    assert page.choice.player_count == 2


def test_tab_leads_through_all_choices_and_to_play(page: NewGamePage, qtbot: QtBot) -> None:
    click(qtbot, page, "Extreme")
    button(page, "Extreme").setFocus()
    visited = tab_order(qtbot, page)
    names = [each.accessibleName() or getattr(each, "text", str)() for each in visited]
    commands = [Words().command(command) for command in Command]
    assert names == [
        *("Extreme", "Alone", "Who plays", "Standard", *commands, "Fixed numbers", "Deal code"),
        *("Back", "Play", "Daily deal…"),
    ]


def test_tab_leads_from_name_to_name_and_then_along_the_buttons(
    page: NewGamePage, qtbot: QtBot
) -> None:
    click(qtbot, page, Words().player_count(3))
    called(page, "hidden hands").setFocus()
    visited = [each.objectName() for each in tab_order(qtbot, page)]
    assert visited[:12] == [
        *("hidden hands", "seat name 0", "seat name 1", "seat name 2"),
        *("seat kind 0", "seat kind 1", "seat kind 2"),
        *("seat colour 0", "swap 0", "seat colour 1", "swap 1", "seat colour 2"),
    ]
    assert visited[-6:-1] == ["deal code", "back", "play", "daily deal", "edition original"]


# Open hands


def test_hands_are_open_if_the_team_wants_it(
    page: NewGamePage, qtbot: QtBot, settings: Settings, own_file: Path
) -> None:
    hidden, opened = called(page, "hidden hands"), called(page, "open hands")
    assert not hidden.isVisible()
    assert not opened.isVisible()
    click(qtbot, page, Words().player_count(2))
    assert hidden.isVisible()
    assert hidden.isChecked()
    texts = visible_texts(page)
    qtbot.mouseClick(opened, LEFT)
    assert page.choice == GameChoice(player_count=2, open_hands=True)
    said = set(visible_texts(page)) - set(texts)
    assert opened.toolTip() in said, "what it means is told while it is chosen"
    assert any(text.endswith(" · open hands") for text in said)
    qtbot.keyClick(opened, Qt.Key.Key_Left)
    assert page.choice == GameChoice(player_count=2)
    assert visible_texts(page) == texts
    qtbot.keyClick(hidden, Qt.Key.Key_Right)
    choice = played(qtbot, page)
    assert choice.open_hands
    assert settings.last_choice == choice
    assert called(shown(qtbot, settings, own_file), "open hands").isChecked()


def test_who_plays_alone_hides_nothing_and_is_not_told_of_it(
    page: NewGamePage, qtbot: QtBot
) -> None:
    texts = visible_texts(page)
    click(qtbot, page, Words().player_count(2))
    qtbot.mouseClick(called(page, "open hands"), LEFT)
    click(qtbot, page, "Alone")
    assert visible_texts(page) == texts
    assert not new_game(played(qtbot, page), Random(1)).open_hands
    click(qtbot, page, Words().player_count(4))
    assert page.choice.open_hands, "as it was chosen for a team"


# Deal codes


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_a_deal_code_switches_to_its_edition(
    page: NewGamePage, qtbot: QtBot, edition: Edition
) -> None:
    code = Deal(edition, 4711).code
    qtbot.keyClicks(code_field(page), code.lower().replace("-", ""))
    assert code_field(page).text() == code
    assert button(page, Words().edition(edition.name)).isChecked()
    choice = played(qtbot, page)
    assert (choice.edition, choice.deal_code) == (edition.name, code)


def test_a_code_of_shuffled_commands_shuffles_them(page: NewGamePage, qtbot: QtBot) -> None:
    code = Deal(WITH_COMMANDS, 4711, shuffles_commands=True).code
    qtbot.keyClicks(code_field(page), code)
    assert button(page, "Shuffled anew").isChecked()
    click(qtbot, page, "Fixed numbers")
    assert code_field(page).text() == "", "the code was for shuffled commands"
    assert page.choice.deal_code == ""


def test_a_wrong_code_cannot_be_played(page: NewGamePage, qtbot: QtBot) -> None:
    code = Deal(EDITIONS["original"], 60_000_000_000).code
    field = code_field(page)
    for wrong in (code[:-1], code + "2", code[:-1] + "0", code[0] + code[2] + code[1] + code[3:]):
        field.clear()
        qtbot.keyClicks(field, wrong)
        assert not play_button(page).isEnabled(), wrong
        assert visible_texts(page).count(play_button(page).toolTip()) == 2
        with wished(page):
            qtbot.keyClick(field, Qt.Key.Key_Return)
    while field.text():
        qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert played(qtbot, page) == GameChoice()


def test_a_code_goes_with_its_edition(page: NewGamePage, qtbot: QtBot) -> None:
    code = Deal(EDITIONS["original"], 60_000_000_000).code
    qtbot.keyClicks(code_field(page), code)
    click(qtbot, page, "For experts")
    click(qtbot, page, Words().player_count(2))
    assert page.choice.deal_code == code, "the deck is the same for all of these"
    click(qtbot, page, "Extreme")
    assert (page.choice.deal_code, code_field(page).text()) == ("", "")


def test_a_given_choice_is_shown(page: NewGamePage, qtbot: QtBot) -> None:
    choice = GameChoice(variant="expert_plus", player_count=4).of_deal(Deal(WITH_COMMANDS, 99).code)
    page.show_choice(choice)
    assert code_field(page).text() == choice.deal_code
    assert button(page, "For experts, small hand").isChecked()
    assert played(qtbot, page) == choice


# Language and size


def test_another_language_changes_every_text_at_once(
    page: NewGamePage, qtbot: QtBot, own_file: Path
) -> None:
    click(qtbot, page, "Extreme")
    click(qtbot, page, Words().player_count(5))
    qtbot.mouseClick(called(page, "open hands"), LEFT)
    click(qtbot, page, "My own")
    qtbot.keyClicks(code_field(page), "nonsense")
    numbers = frozenset("12345")
    with marked_language():
        assert unmarked(page, allowed=numbers) == []
        for each in page.findChildren(QAbstractButton):
            if each.isVisible() and each.focusPolicy():
                assert "‹" in each.accessibleName() + each.text()
                for text in (each.accessibleDescription(), each.toolTip()):
                    assert not text or "‹" in text or text == str(own_file)
        for field in page.findChildren(QLineEdit):
            assert "‹" in field.placeholderText()
            assert "‹" in field.accessibleName()
    assert button(page, "Extreme").isChecked()
    assert code_field(page).text() == "nonsense"


@pytest.mark.parametrize("size", [(900, 500), (1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_everything_fits_into_windows_of_all_sizes(
    page: NewGamePage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    click(qtbot, page, "Extreme")
    click(qtbot, page, Words().player_count(5))
    qtbot.mouseClick(called(page, "open hands"), LEFT)
    page.resize(*size)

    def everything_fits() -> None:
        for each in page.findChildren(QWidget):
            if not isinstance(each, QAbstractButton | QLabel | QLineEdit) or not each.isVisible():
                continue
            place = QRect(each.mapTo(page, QPoint()), each.size())
            assert 0 <= place.left() < place.right() < page.width()
            if isinstance(each, Choice):
                assert each.size().expandedTo(each.sizeHint()) == each.size()
        play = play_button(page)
        assert page.rect().contains(QRect(play.mapTo(page, QPoint()), play.size()))

    qtbot.waitUntil(everything_fits)


def test_a_screen_reader_can_choose(page: NewGamePage) -> None:
    """It toggles a choice, and that is no click."""
    for name in ("Extreme", Words().player_count(4), "Open hands", "Skull"):
        found = QAccessible.queryAccessibleInterface(button(page, name))
        found.actionInterface().doAction("Toggle")
    choice = page.choice
    assert (choice.edition, choice.player_count, choice.open_hands) == ("extreme", 4, True)
    assert choice.switched_off == {Command.SKULL}
