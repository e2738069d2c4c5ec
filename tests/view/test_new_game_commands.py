"""The commands on the new-game page, and the player's own file that says where they are."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.view.new_game_tools import LEFT, button, click, play_button, played, visible_texts
from tests.view.wishing import wished
from thegame_desktop.engine import EDITIONS, Card, Command, Layout
from thegame_desktop.play.new_game import CommandLayout
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.words.words import Words

WITH_COMMANDS = next(edition for edition in EDITIONS.values() if edition.has_commands)


def test_commands_are_there_only_where_the_edition_has_them(
    page: NewGamePage, qtbot: QtBot
) -> None:
    words = Words()
    for edition in EDITIONS.values():
        click(qtbot, page, words.edition(edition.name))
        names = {each.accessibleName() for each in page.findChildren(Choice) if each.isVisible()}
        commands = {words.command(command) for command in Command}
        assert (names & commands) == (commands if edition.has_commands else set())


def test_commands_can_be_switched_off_and_on(page: NewGamePage, qtbot: QtBot) -> None:
    words = Words()
    click(qtbot, page, words.edition(WITH_COMMANDS.name))
    for command in Command:
        switch = button(page, words.command(command))
        assert switch.isChecked()
        assert switch.toolTip() == words.command_rule(command)
        qtbot.mouseClick(switch, LEFT)
        assert page.choice.switched_off == {command}
        qtbot.keyClick(switch, Qt.Key.Key_Space)
        assert page.choice.switched_off == frozenset()


@pytest.fixture
def opened_files(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    """The files that were opened in an editor; none really is."""
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    return opened


def test_an_own_layout_is_begun_with_the_default_one(
    page: NewGamePage, qtbot: QtBot, own_file: Path, opened_files: list[QUrl]
) -> None:
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    assert not play_button(page).isEnabled()
    assert page.own_layout() is None
    reason = play_button(page).toolTip()
    assert reason
    assert visible_texts(page).count(reason) == 2, "by the choice, and by the button"
    click(qtbot, page, "Edit file…")
    assert opened_files == [QUrl.fromLocalFile(str(own_file))]
    assert played(qtbot, page).command_layout is CommandLayout.OWN
    assert page.own_layout() == WITH_COMMANDS.default_layout


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"stop": ["100"]}', '{"stop": [7]}', '{"go": ["7"]}']
)
def test_an_own_layout_that_cannot_be_read_is_not_played(
    page: NewGamePage, qtbot: QtBot, own_file: Path, content: str
) -> None:
    own_file.parent.mkdir()
    own_file.write_text(content)
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    assert not play_button(page).isEnabled()
    assert play_button(page).toolTip() in visible_texts(page)
    with wished(page):
        qtbot.mouseClick(play_button(page), LEFT)
        qtbot.keyClick(page, Qt.Key.Key_Return)
    click(qtbot, page, "Fixed numbers")
    assert play_button(page).isEnabled()


def test_a_file_that_is_a_folder_is_told(page: NewGamePage, qtbot: QtBot, own_file: Path) -> None:
    own_file.mkdir(parents=True)
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    assert not play_button(page).isEnabled()
    assert "{" not in play_button(page).toolTip()


def test_a_mended_file_is_read_on_coming_back(
    page: NewGamePage, qtbot: QtBot, own_file: Path
) -> None:
    own_file.parent.mkdir()
    own_file.write_text("{")
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    editor = QWidget()
    qtbot.addWidget(editor)
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    own_file.write_text(json.dumps({"skull": ["50"]}))
    assert not play_button(page).isEnabled()
    with qtbot.waitActive(page):
        page.activateWindow()
    assert play_button(page).isEnabled()
    assert page.own_layout() == Layout.of({Command.SKULL: [Card(50)]})


def test_a_file_spoilt_meanwhile_is_noticed_at_the_last_moment(
    page: NewGamePage, qtbot: QtBot, own_file: Path
) -> None:
    own_file.parent.mkdir()
    own_file.write_text("{}")
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    own_file.write_text("{")
    with wished(page):
        qtbot.mouseClick(play_button(page), LEFT)
    assert not play_button(page).isEnabled()


def test_where_no_editor_opens_the_file_its_place_is_told(
    page: NewGamePage, qtbot: QtBot, own_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    click(qtbot, page, "Edit file…")
    assert any(str(own_file) in text for text in visible_texts(page))
    assert play_button(page).isEnabled()


def test_a_file_that_cannot_be_made_is_told(
    page: NewGamePage, qtbot: QtBot, own_file: Path
) -> None:
    own_file.parent.write_text("in the way")
    click(qtbot, page, "Extreme")
    click(qtbot, page, "My own")
    click(qtbot, page, "Edit file…")
    assert not play_button(page).isEnabled()
    assert play_button(page).toolTip() in visible_texts(page)
