"""The rules: everything is told, and no picture shows what isn't so."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import dark_theme
from thegame_desktop.engine import EDITIONS, Command
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.rules.chapters import Arrow, Chapter, Figure, Reading
from thegame_desktop.view.rules.figures import FigureArt, Way
from thegame_desktop.view.rules.rules_text import RulesText
from thegame_desktop.view.words.words import Words


@pytest.fixture
def figures(qtbot: QtBot) -> FigureArt:
    theme = dark_theme()
    return FigureArt(theme, CardArt(theme), Words())


@pytest.fixture
def text(figures: FigureArt) -> RulesText:
    return RulesText(dark_theme(), figures, Words())


def ways(figures: FigureArt, chapter: Chapter, section: str) -> list[Way]:
    """All that the pictures of a section show."""
    (found,) = (each for each in chapter.sections if each.name == section)
    return [
        figures.way(block, nth, EDITIONS[chapter.edition])
        for block in found.blocks
        if isinstance(block, Figure)
        for nth, part in enumerate(block.parts)
        if isinstance(part, Arrow)
    ]


def test_every_edition_has_a_chapter(text: RulesText) -> None:
    assert [chapter.edition for chapter in text.chapters()] == [*EDITIONS]


def test_every_variant_and_every_command_has_a_section(text: RulesText) -> None:
    for chapter in text.chapters():
        names = [section.name for section in chapter.sections]
        assert len(set(names)) == len(names)
        edition = EDITIONS[chapter.edition]
        if edition.has_commands:
            assert {command.value for command in Command} <= {*names}
        else:
            assert "expert" in names
            assert {"trick", "end", "talking"} <= {*names}


def test_open_points_are_marked_as_our_reading(text: RulesText) -> None:
    for chapter in text.chapters():
        assert any(isinstance(block, Reading) for each in chapter.sections for block in each.blocks)


def test_pictures_show_what_the_rules_say(text: RulesText, figures: FigureArt) -> None:
    original, extreme, quick = text.chapters()
    up, down = ways(figures, original, "laying")[:3], ways(figures, original, "laying")[3:]
    assert [way.step for way in up] == ["+2", "+8", "+1"]
    assert [way.step for way in down] == ["−6", "−4", "−12"]
    assert all(way.is_allowed and not way.is_backwards for way in (*up, *down))
    *tricks, refused = ways(figures, original, "trick")
    assert [(way.step, way.is_allowed) for way in tricks] == [("↶ 10", True)] * 2
    assert refused == Way("−9", is_allowed=False, is_backwards=False)
    (forbidden,) = ways(figures, extreme, "no_backwards")
    assert forbidden == Way("↶ 10", is_allowed=False, is_backwards=True)
    *steps, same_number = ways(figures, quick, "laying")
    assert all(way.is_allowed for way in steps)
    assert not same_number.is_allowed
    assert ways(figures, quick, "trick") == [Way("↶ 6", is_allowed=True, is_backwards=True)]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_everything_stands_in_the_document(text: RulesText, ratio: float) -> None:
    document, chapters = QTextDocument(), text.chapters()
    text.write(document, chapters, ratio)
    shown = document.toPlainText()
    for chapter in chapters:
        for section in chapter.sections:
            assert section.title in shown
            for nth, block in enumerate(section.blocks):
                if not isinstance(block, Figure):
                    assert block.words in shown
                    continue
                assert block.caption in shown
                source = QUrl(f"figure:{chapter.anchor(section)}-{nth}")
                kind = QTextDocument.ResourceType.ImageResource.value
                picture = document.resource(kind, source)
                assert picture.devicePixelRatio() == ratio
