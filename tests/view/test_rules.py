"""The rules: everything is told, and no picture shows what isn't so."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import dark_theme, register_resources
from thegame_desktop.engine import EDITIONS, Card, Command, LossReason, Reason
from thegame_desktop.model.language import Language
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.rules.chapters import (
    Arrow,
    Chapter,
    Figure,
    Hand,
    HandSizes,
    Reading,
    Section,
    anchor_of,
)
from thegame_desktop.view.rules.figures import FigureArt, LayRuling
from thegame_desktop.view.rules.rules_text import RulesText
from thegame_desktop.view.words.words import Words

IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", ["en", "de"], indirect=True)

NUMBER_WORDS = {
    "en": {1: "one card", 2: "two cards", 3: "three cards"},
    "de": {1: "eine Karte", 2: "zwei", 3: "drei Karten"},
}

TOLD_IN = {
    Reason.NOT_STARTED: ("original-beginning", "who begins", "wer beginnt"),
    Reason.NOT_ON_TURN: ("original-beginning", "clockwise", "im Uhrzeigersinn"),
    Reason.NOT_HIGHER: ("original-laying", "must be higher", "höher sein"),
    Reason.NOT_LOWER: ("original-laying", "on a descending pile lower", "niedriger"),
    Reason.TURN_FULL: ("quick-expert", "Exactly one card", "Genau eine Karte"),
    Reason.FOURTH_CARD: ("extreme-obeying", "a fourth card", "eine vierte Karte"),
    Reason.THREE_TOO_LATE: ("extreme-obeying", "as the fourth card or later", "spätere Karte"),
    Reason.STOP_NOT_THIRD: ("extreme-stop", "isn't the third card", "nicht die dritte Karte"),
    Reason.STOP_UNDER_SKULL: ("extreme-stop", "a Skull of this turn still shows", "Totenkopf aus"),
    Reason.BACKWARDS_FORBIDDEN: ("extreme-no_backwards", "No backwards trick", "Rückwärts-Trick"),
    Reason.SECOND_PILE: ("extreme-one_pile", "one single pile", "denselben Stapel"),
    Reason.MINIMUM_OWED: ("original-turn", "minimum has to be met", "Mindestanzahl muss sein"),
    Reason.THREE_OWED: ("extreme-three", "no fewer", "nicht weniger"),
    Reason.SKULL_OPEN: ("extreme-skull", "cover it in the same turn", "im selben Zug überdecken"),
    Reason.NO_SUCH_SIGNAL: ("original-talking", "no others", "keine anderen"),
    Reason.CONTRADICTING_SIGNALS: (
        "original-talking",
        "one thing for each pile",
        "höchstens eines",
    ),
    Reason.SILENCED: ("extreme-silence", "signals at the table are locked", "gesperrt"),
    Reason.EMPTY_HAND: ("original-talking", "without a card in hand", "ohne Handkarte"),
    Reason.NOT_YOUR_SIGNALS: ("original-talking", "for themselves", "nur eigene Signale"),
    LossReason.MINIMUM: ("original-end", "can't lay the minimum", "Mindestanzahl nicht ablegen"),
    LossReason.SKULL: ("extreme-end", "a Skull that can't be covered", "nicht überdecken lässt"),
    LossReason.THREE: ("extreme-end", "can't get its three cards", "drei Karten fehlen"),
    LossReason.COMMANDS: ("extreme-end", "that the commands forbid", "wegen der Befehle"),
}
"""Where the rules tell of it, and by which words in English and German."""

NO_RULE = {
    *(Reason.GAME_OVER, Reason.ALREADY_STARTED, Reason.NO_SUCH_PLAYER),
    *(Reason.NOT_IN_HAND, Reason.NO_SUCH_PILE),
}
"""What nobody needs a rule for."""

READINGS = (
    ("original-beginning", "dealt one by one", "einzeln ausgeteilt"),
    ("original-turn", "Nothing is drawn within a turn", "Mitten im Zug wird nicht nachgezogen"),
    ("original-trick", "row card counts as the top", "Reihenkarte zählt als oberste"),
    ("original-end", "never a second one has lost", "nie eine zweite, hat sofort verloren"),
    ("original-talking", "no others", "keine anderen"),
    ("original-talking", "at least three numbers", "mindestens drei"),
    ("original-talking", "would give a number away", "würde eine Zahl verraten"),
    ("extreme-news", "shuffled for every deal", "neu mischen lassen"),
    ("extreme-news", "English names", "englischen Namen"),
    ("extreme-obeying", "is refused", "lehnt das Programm ab"),
    ("extreme-obeying", "when the turn begins", "zu Beginn des Zuges"),
    ("extreme-stop", "where the turn may not end", "nicht enden darf"),
    ("extreme-lasting", "card that carries it", "Karte, die ihn trägt"),
    ("extreme-silence", "locked", "gesperrt"),
    ("extreme-no_backwards", "this very card", "genau diese Karte"),
    ("extreme-one_pile", "binds by itself", "bindet jede für sich"),
    ("extreme-draw_one", "Only a Stop can save it", "Nur ein Stop kann es retten"),
    ("extreme-talking", "two for each command", "zwei zu jedem Befehl"),
    ("quick-goal", "English words", "englischen Begriffe"),
    ("quick-piles", "purple", "Lila"),
    ("quick-piles", "Any card may begin an empty pile", "darf jede Karte beginnen"),
    ("quick-beginning", "looks at their own hand", "sehen sich alle ihre Handkarten an"),
    ("quick-empty-draw-pile", "passed over", "übersprungen"),
    ("quick-talking", "low means 1 to 3", "niedrig 1 bis 3"),
    ("quick-expert", "a colour, not a number", "eine Farbe und keine Zahl"),
)
"""What is decided beyond the rulebooks, and has to be marked so."""


@pytest.fixture
def figures(qtbot: QtBot) -> FigureArt:
    theme = dark_theme()
    return FigureArt(theme, CardArt(theme), Words())


@pytest.fixture
def text(figures: FigureArt) -> RulesText:
    return RulesText(dark_theme(), figures, Words())


@pytest.fixture
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """The language that is spoken during the test."""
    register_resources()
    language = Language(qapp)
    language.speak(request.param)
    yield request.param
    language.speak("en")
    # Now, or the tests to come would hear its plurals.
    language.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def section_at(text: RulesText, anchor: str) -> Section:
    (found,) = (
        section
        for chapter in text.chapters()
        for section in chapter.sections
        if chapter.anchor(section) == anchor
    )
    return found


def words_of(section: Section) -> str:
    """All that a section says."""
    return " ".join(
        block.caption if isinstance(block, Figure) else block.words
        for block in section.blocks
        if not isinstance(block, HandSizes)
    )


def readings_of(section: Section) -> str:
    return " ".join(block.words for block in section.blocks if isinstance(block, Reading))


def ways(figures: FigureArt, chapter: Chapter, section: str) -> list[LayRuling]:
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
        _, *harder = edition.variants
        assert {*harder, "end", "talking"} <= {*names}
        if edition.has_commands:
            assert {command.value for command in Command} <= {*names}
        else:
            assert {"trick", "beginning", "turn", "laying"} <= {*names}


def test_every_section_has_a_picture(text: RulesText) -> None:
    for chapter in text.chapters():
        for section in chapter.sections:
            assert any(isinstance(block, Figure) for block in section.blocks), section.name


def test_every_way_on_leads_somewhere(text: RulesText) -> None:
    chapters = text.chapters()
    places = {
        chapter.anchor(section) for chapter in chapters for section in (None, *chapter.sections)
    }
    ways_on = [
        place for chapter in chapters for section in chapter.sections for place in section.see_also
    ]
    assert len(ways_on) > 10
    assert {*ways_on} <= places


def test_each_variant_shows_its_hands(text: RulesText) -> None:
    for chapter in text.chapters():
        edition = EDITIONS[chapter.edition]
        shown = [
            block.variant
            for section in chapter.sections
            for block in section.blocks
            if isinstance(block, HandSizes)
        ]
        assert shown == [*edition.variants]
        document = QTextDocument()
        text.write(document, text.chapters(), 1.0)
        plain = document.toPlainText()
        for variant in edition.variants.values():
            assert "\n".join(map(str, variant.hand_sizes.values())) in plain


def test_hands_in_pictures_are_as_large_as_they_are_said_to_be(text: RulesText) -> None:
    for place, variant in (("beginning", "standard"), ("expert_plus", "expert_plus")):
        section = section_at(text, anchor_of("original", place))
        (hand,) = (
            part
            for block in section.blocks
            if isinstance(block, Figure)
            for part in block.parts
            if isinstance(part, Hand)
        )
        assert len(hand.codes) == EDITIONS["original"].variants[variant].hand_sizes[2]
        numbers = [int(code) for code in hand.codes]
        assert all(one < other for one, other in pairwise(numbers))


@IN_BOTH_LANGUAGES
def test_each_minimum_is_told(text: RulesText, language: str) -> None:
    numbers = NUMBER_WORDS[language]
    for name, place in (("standard", "turn"), ("expert", "expert"), ("expert_plus", "expert_plus")):
        told = words_of(section_at(text, anchor_of("original", place)))
        assert numbers[EDITIONS["original"].variants[name].minimum] in told
    least = EDITIONS["original"].variants["standard"].minimum_with(0)
    assert numbers[least] in words_of(section_at(text, "original-empty-draw-pile"))
    quick = EDITIONS["quick"].variants
    assert (quick["standard"].minimum, quick["standard"].maximum) == (1, 2)
    turn = words_of(section_at(text, "quick-turn"))
    assert {"en": "one card or two", "de": "eine Karte ab oder zwei"}[language] in turn
    assert quick["expert"].maximum == 1


@IN_BOTH_LANGUAGES
def test_all_cards_of_an_edition_are_counted(text: RulesText, language: str) -> None:
    for chapter in text.chapters():
        told = words_of(chapter.sections[0])
        assert str(len(EDITIONS[chapter.edition].cards)) in told
    carriers = EDITIONS["extreme"].default_layout.carriers
    assert str(len(carriers)) in words_of(section_at(text, "extreme-news"))


def test_every_reason_has_its_rule() -> None:
    assert {*TOLD_IN} | NO_RULE == {*Reason, *LossReason}


@IN_BOTH_LANGUAGES
@pytest.mark.parametrize("reason", TOLD_IN)
def test_what_is_refused_and_what_loses_is_explained(
    text: RulesText, language: str, reason: Reason | LossReason
) -> None:
    anchor, english, german = TOLD_IN[reason]
    assert {"en": english, "de": german}[language] in words_of(section_at(text, anchor))


@IN_BOTH_LANGUAGES
def test_every_signal_is_explained(text: RulesText, language: str) -> None:
    words = Words()
    for edition in EDITIONS.values():
        for variant in edition.variants.values():
            places = [anchor_of(edition.name, "talking")]
            if edition.has_commands:
                places.append("original-talking")
            if not variant.heights_may_be_told:
                places.append(anchor_of(edition.name, variant.name))
            told = " ".join(words_of(section_at(text, place)) for place in places).casefold()
            for signal in edition.vocabulary(edition, variant, edition.default_layout):
                choice = words.signals.choice(signal).casefold()
                assert choice in told, (edition.name, variant.name, signal)


@IN_BOTH_LANGUAGES
@pytest.mark.parametrize(("anchor", "english", "german"), READINGS)
def test_what_is_ours_is_marked_as_our_reading(
    text: RulesText, language: str, anchor: str, english: str, german: str
) -> None:
    assert {"en": english, "de": german}[language] in readings_of(section_at(text, anchor))


@IN_BOTH_LANGUAGES
def test_excellent_is_what_the_engine_calls_so(text: RulesText, language: str) -> None:
    assert EDITIONS["original"].excellent_below == 10
    fewer = {"en": "Fewer than ten", "de": "Weniger als zehn"}[language]
    assert fewer in words_of(section_at(text, "original-end"))


def test_pictures_show_what_the_rules_say(text: RulesText, figures: FigureArt) -> None:
    original, extreme, quick = text.chapters()
    laid = ways(figures, original, "laying")
    up, down, refused = laid[:3], laid[3:6], laid[6:]
    assert [way.step for way in up] == ["+4", "+9", "+1"]
    assert [way.step for way in down] == ["−4", "−5", "−12"]
    assert all(way.is_allowed and not way.is_backwards for way in (*up, *down))
    assert [way.is_allowed for way in refused] == [False, False]
    *tricks, nine = ways(figures, original, "trick")
    assert [(way.step, way.is_allowed) for way in tricks] == [("↶\N{NO-BREAK SPACE}10", True)] * 2
    assert nine == LayRuling("−9", is_allowed=False, is_backwards=False)
    (forbidden,) = ways(figures, extreme, "no_backwards")
    assert forbidden == LayRuling("↶\N{NO-BREAK SPACE}10", is_allowed=False, is_backwards=True)
    *steps, same_number = ways(figures, quick, "laying")
    assert all(way.is_allowed for way in steps)
    assert not same_number.is_allowed
    assert (
        ways(figures, quick, "trick")
        == [LayRuling("↶\N{NO-BREAK SPACE}6", is_allowed=True, is_backwards=True)] * 2
    )
    assert not any(way.is_allowed for way in ways(figures, quick, "end"))
    for chapter, section in ((original, "turn"), (original, "expert"), (quick, "turn")):
        assert all(way.is_allowed for way in ways(figures, chapter, section))


class _Witness(CardArt):
    """Remembers which cards were drawn, and with which commands."""

    def __init__(self) -> None:
        super().__init__(dark_theme())
        self.drawn: list[tuple[Card, Command | None]] = []

    def face(
        self,
        card: Card,
        command: Command | None,
        size: QSize,
        ratio: float,
        *,
        is_spent: bool = False,
    ) -> QPixmap:
        self.drawn.append((card, command))
        return super().face(card, command, size, ratio, is_spent=is_spent)


COMMANDS_SHOWN: Mapping[str, list[Command | None]] = {
    "news": [None, Command.STOP, Command.SILENCE],
    "obeying": [Command.SKULL, None, Command.STOP],
    "instant": [Command.STOP, Command.SKULL, Command.THREE],
    "stop": [None, Command.STOP],
    "skull": [Command.SKULL, None],
    "three": [None, Command.THREE, Command.STOP],
    "lasting": [Command.SILENCE, Command.NO_BACKWARDS, Command.ONE_PILE, Command.DRAW_ONE],
    "silence": [Command.SILENCE],
    "no_backwards": [Command.NO_BACKWARDS, None, None],
    "one_pile": [Command.ONE_PILE, None, None, None, None],
    "draw_one": [Command.DRAW_ONE],
    "end": [None, Command.SKULL],
    "expert": [None] * 4,
    "expert_plus": [None] * 6,
}
"""What the captions of Extreme speak of, card by card."""


def test_pictures_show_cards_as_the_default_layout_has_them(qtbot: QtBot) -> None:
    witness = _Witness()
    figures = FigureArt(dark_theme(), witness, Words())
    for chapter in RulesText(dark_theme(), figures, Words()).chapters():
        edition = EDITIONS[chapter.edition]
        for section in chapter.sections:
            witness.drawn.clear()
            for block in section.blocks:
                if isinstance(block, Figure):
                    figures.picture(block, edition, 1.0)
            for card, command in witness.drawn:
                assert edition.default_layout.by_card.get(card) is command, (section.name, card)
            if chapter.edition == "extreme":
                shown = [command for _, command in witness.drawn]
                assert shown == COMMANDS_SHOWN.get(section.name, []), section.name


def test_pictures_of_commands_show_ways_that_exist(text: RulesText, figures: FigureArt) -> None:
    _, extreme, _ = text.chapters()
    for section in ("stop", "skull", "three", "end", "expert"):
        assert all(way.is_allowed for way in ways(figures, extreme, section)), section
    (stopped,) = ways(figures, extreme, "obeying")
    assert stopped == LayRuling("−1", is_allowed=False, is_backwards=False)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_everything_stands_in_the_document(text: RulesText, ratio: float) -> None:
    document, chapters = QTextDocument(), text.chapters()
    text.write(document, chapters, ratio)
    shown = document.toPlainText()
    for chapter in chapters:
        for section in chapter.sections:
            assert section.title in shown
            for nth, block in enumerate(section.blocks):
                if isinstance(block, HandSizes):
                    continue
                if not isinstance(block, Figure):
                    assert block.words in shown
                    continue
                assert block.caption in shown
                source = QUrl(f"figure:{chapter.anchor(section)}-{nth}")
                kind = QTextDocument.ResourceType.ImageResource.value
                picture = document.resource(kind, source)
                assert picture.devicePixelRatio() == ratio


def test_every_scene_of_a_lesson_has_its_section(text: RulesText) -> None:
    for chapter in text.chapters():
        names = {section.name for section in chapter.sections}
        assert {scene.rule for scene in LESSONS[chapter.edition].scenes} <= names
