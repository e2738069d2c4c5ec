"""There are words for everything: no value of the engine or the model shows itself raw."""

import re
from collections.abc import Callable
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.random_games import random_game
from tests.view.marked_language import marked_language
from thegame_desktop.engine import (
    EDITIONS,
    Card,
    CardLaid,
    CardsDrawn,
    CodeFault,
    Colour,
    Command,
    Direction,
    Event,
    Fault,
    FinishTurn,
    GameEnded,
    Grade,
    Lay,
    LossReason,
    Outcome,
    Pile,
    PileWanted,
    Reason,
    Refusal,
    SignalsGiven,
    StarterChosen,
    Status,
    TurnFinished,
    TurnStarted,
    setup_named,
)
from thegame_desktop.model.preferences import Speed
from thegame_desktop.play.choices import Target
from thegame_desktop.play.new_game import CommandLayout
from thegame_desktop.play.seats import SeatColour
from thegame_desktop.view.words.words import Words

ASCENDING, DESCENDING = Direction.ASCENDING, Direction.DESCENDING
TOP = Card(69)
LAY = Lay(Card(37), 0)
EVENTS: list[Event] = [
    StarterChosen(1),
    TurnStarted(1, 2),
    CardLaid(1, Card(37), 0, 3),
    TurnFinished(1),
    CardsDrawn(1, 2, None),
    SignalsGiven(1, ()),
    SignalsGiven(1, (PileWanted(0),)),
    GameEnded(1, Outcome(Status.WON, 0)),
    *(GameEnded(1, Outcome(Status.LOST, 5, reason)) for reason in LossReason),
]


@pytest.fixture
def words(qapp: QApplication) -> Words:
    return Words()


def check(text: str, *raw: Enum) -> None:
    """Find words in the text, all placeholders filled in, and no value as the code has it."""
    assert text.strip(), "there are no words"
    assert not re.search(r"[{}]|%n|_", text), text
    for value in raw:
        assert text != str(value.value), f"{value!r} shows itself"
        assert value.name not in text, f"{value!r} shows itself"


ALL_OF: list[tuple[type[Enum], Callable[[Words], Callable[[Any], str]]]] = [
    (Command, lambda words: words.command),
    (Command, lambda words: words.command_rule),
    (CommandLayout, lambda words: words.command_layout),
    (CommandLayout, lambda words: words.command_layout_rule),
    (Colour, lambda words: words.colour),
    (Direction, lambda words: words.direction),
    (LossReason, lambda words: words.loss),
    (Grade, lambda words: words.grade),
    (CodeFault, lambda words: words.refusals.code_fault),
    (Fault, lambda words: words.refusals.layout_fault),
    (Speed, lambda words: words.speed),
    (SeatColour, lambda words: words.seat_colour),
]


@pytest.mark.parametrize(("kind", "method"), ALL_OF)
def test_every_value_has_words_of_its_own(
    words: Words, kind: type[Enum], method: Callable[[Words], Callable[[Any], str]]
) -> None:
    texts = [method(words)(value) for value in kind]
    for value, text in zip(kind, texts, strict=True):
        check(text, value)
    if kind is not Fault:  # many of them can't happen to a layout
        assert len(set(texts)) == len(texts)


def test_every_edition_and_variant_has_a_name(words: Words) -> None:
    for edition in EDITIONS.values():
        assert words.edition(edition.name) != edition.name
        check(words.edition(edition.name))
        check(words.edition_summary(edition.name))
        for variant in edition.variants.values():
            assert words.variant(variant.name) != variant.name
            check(words.variant(variant.name))


def test_an_edition_to_come_is_called_by_its_name(words: Words) -> None:
    assert words.edition("haunted") == "haunted"
    assert words.edition_summary("haunted") == ""
    assert words.variant("hopeless") == "hopeless"


def test_a_variant_is_summed_up_from_its_numbers(words: Words) -> None:
    for edition in EDITIONS.values():
        for variant in edition.variants.values():
            for count, hand in variant.hand_sizes.items():
                text = words.variant_summary(variant, count)
                check(text)
                numbers = set(map(int, re.findall(r"\d+", text)))
                assert numbers == {
                    hand,
                    variant.minimum,
                    variant.maximum or variant.minimum,
                    variant.minimum_with(0),
                }


def test_players(words: Words) -> None:
    assert words.player(0, 1) == "You"
    assert words.player(0, 2) == "Player 1"
    assert words.whose_turn(0, 1) == "Your turn"
    assert words.whose_turn(1, 2) == "Player 2's turn"
    assert words.player_count(1) == "Alone"
    assert words.player_count(3).startswith("3 player")


FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    "name",
    ["Anna", "<b>Tim</b>", "&Mia", "%n {player} %1", "李小龙", "Zoe\u0308", FAMILY, "n" * 18, "—"],
)
def test_names_are_told_as_they_are_spelt(words: Words, name: str) -> None:
    words.call_players(("", name))
    assert words.player(1, 2) == name
    assert words.full_name(1, 2) == name
    assert words.whose_turn(1, 2) == f"{name}'s turn"
    laid = words.log_line(CardLaid(1, Card(37), 0, 36), setup_named("original", "standard", 2))
    assert laid.startswith(f"{name}: 37")


def test_who_has_no_name_is_called_by_the_number_of_the_seat(words: Words) -> None:
    words.call_players(("", "Anna"))
    assert words.player(0, 3) == "Player 1"
    assert words.player(2, 3) == "Player 3"
    assert [words.initial(seat) for seat in range(3)] == ["1", "A", "3"]


def test_alone_a_name_does_not_matter(words: Words) -> None:
    words.call_players(("Anna",))
    assert words.player(0, 1) == "You"
    assert words.whose_turn(0, 1) == "Your turn"
    assert words.initial(0) == "Y"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("n" * 19, "n" * 18 + "…"),
        ("n" * 200, "n" * 18 + "…"),
        ("Maximilian Maria von Hohenfels", "Maximilian Maria v…"),
        ("Seventeen letters and more", "Seventeen letters…"),
        ("e\u0301" * 30, "e\u0301" * 18 + "…"),
    ],
)
def test_a_long_name_is_shortened_and_the_whole_is_kept(
    words: Words, name: str, short: str
) -> None:
    words.call_players((name, ""))
    assert words.player(0, 2) == short
    assert words.full_name(0, 2) == name


@pytest.mark.parametrize("letter", ["W", "龍", FAMILY, "🇩🇪", "👍🏽"])
def test_wide_letters_are_fewer_and_stay_whole(words: Words, letter: str) -> None:
    words.call_players((letter * 25, ""))
    start, end = words.player(0, 2)[:-1], words.player(0, 2)[-1]
    assert end == "…"
    count, rest = divmod(len(start), len(letter))
    assert rest == 0
    assert start == letter * count
    assert 1 <= count <= 18
    width = QFontMetricsF(QGuiApplication.font()).horizontalAdvance
    assert width(start) <= width("n" * 18)


@pytest.mark.parametrize("name", ["יעל", "محمد", "Anna יעל", "\u0661\u0662"])
def test_a_name_from_right_to_left_leaves_the_words_around_it_in_their_place(
    words: Words, name: str
) -> None:
    words.call_players((name, ""))
    apart = f"\u2068{name}\u2069"
    assert words.player(0, 2) == apart
    assert words.whose_turn(0, 2) == f"{apart}'s turn"
    assert words.full_name(0, 2) == name
    words.call_players((name * 40, ""))
    assert words.player(0, 2).startswith("\u2068")
    assert words.player(0, 2).endswith("…\u2069"), "what begins is ended too"


@pytest.mark.parametrize(
    ("name", "initial"),
    [
        ("anna", "A"),
        ("ömer", "Ö"),
        ("o\u0308mer", "O\u0308"),
        ("<b>", "B"),
        ("& Mia", "M"),
        ("(7)", "7"),
        ("李小龙", "李"),
        ("יעל", "י"),
        (FAMILY + " Meier", FAMILY),
        ("🇩🇪 Karl", "🇩🇪"),
        ("👍🏽", "👍🏽"),
        ("?!", "?"),
    ],
)
def test_the_initial_is_the_first_character_that_tells_something(
    words: Words, name: str, initial: str
) -> None:
    words.call_players((name, ""))
    assert words.initial(0) == initial


def test_names_stay_and_numbers_follow_the_language(words: Words, qapp: QApplication) -> None:
    words.call_players(("Anna", ""))
    with marked_language():
        assert words.player(0, 2) == "Anna"
        assert words.player(1, 2) == "‹Player 2›"
        assert words.whose_turn(0, 2) == "‹Anna's turn›"
        assert [words.initial(seat) for seat in range(2)] == ["A", "2"]
    assert words.player(1, 2) == "Player 2"


def test_the_next_game_has_its_own_players(words: Words) -> None:
    words.call_players(("Anna", "Ben"))
    words.call_players(())
    assert words.player(0, 2) == "Player 1"


def test_cards(words: Words) -> None:
    assert words.card(Card(37)) == "37"
    assert words.card(Card(37), Command.SKULL) == "37, Skull"
    assert words.card(Card(7, Colour.RED)) == "red 7"


def test_piles(words: Words) -> None:
    ascending, *_, descending = EDITIONS["original"].rows
    assert words.pile(0, ascending) == "Pile 1, ascending"
    full = Pile(ascending, (Card(5), Card(47)))
    state = words.pile_state(0, full, Command.STOP, is_numbered=True)
    assert state.startswith("Pile 1, ascending: 47, Stop on top, 2 card")
    empty = Pile(descending, ())
    assert words.pile_state(3, empty, None, is_numbered=True) == (
        "Pile 4, descending: empty, starts at 100"
    )
    assert words.pile_state(3, empty, None, is_numbered=False) == "Pile 4, descending: empty"


@pytest.mark.parametrize(
    ("step", "is_backwards", "direction", "expected"),
    [
        (3, False, ASCENDING, "+3"),
        (13, False, DESCENDING, "−13"),
        (-10, True, ASCENDING, "↶\N{NO-BREAK SPACE}10"),
        (-4, True, DESCENDING, "↶\N{NO-BREAK SPACE}4"),
        (-7, False, ASCENDING, "−7"),
        (0, False, ASCENDING, "0"),
        (None, False, ASCENDING, ""),
    ],
)
def test_steps_are_told_as_the_numbers_go(
    words: Words, step: int | None, is_backwards: bool, direction: Direction, expected: str
) -> None:
    target = Target(LAY, None, step, is_backwards)
    assert words.step(target, direction) == expected


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_told(words: Words, reason: Reason) -> None:
    text = words.refusals.why(Refusal(reason, TOP, 2, player=1), LAY)
    check(text, reason)
    assert len(text) < 60, "a short line"
    assert "\n" not in text


def test_a_reason_names_the_cards(words: Words) -> None:
    refusal = Refusal(Reason.NOT_HIGHER, Card(47))
    assert words.refusals.why(refusal, Lay(Card(36), 0)) == "36 is not higher than 47"
    refusal = Refusal(Reason.NOT_LOWER, Card(3, Colour.BLUE))
    text = words.refusals.why(refusal, Lay(Card(7, Colour.RED), 0))
    assert text == "Red 7 is not lower than blue 3, and of another colour"
    assert "2" in words.refusals.why(Refusal(Reason.MINIMUM_OWED, owed=2), FinishTurn())


@pytest.mark.parametrize("laid", [0, 2])
@pytest.mark.parametrize("reason", Reason)
def test_the_state_of_a_turn_is_told(words: Words, reason: Reason, laid: int) -> None:
    check(words.refusals.turn_owed(Refusal(reason, TOP, 2, player=1), laid, can_lay=True), reason)


def test_a_turn_that_can_be_finished_says_so(words: Words) -> None:
    more = words.refusals.turn_owed(None, 2, can_lay=True)
    no_more = words.refusals.turn_owed(None, 2, can_lay=False)
    assert "finish" in more
    assert "finish" in no_more
    assert more != no_more


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_has_its_line(words: Words, event: Event, players: int) -> None:
    text = words.log_line(event, setup_named("extreme", "standard", players))
    check(text)
    assert text[0] == text[0].upper()
    tells_of_player = not isinstance(event, GameEnded)
    assert ("Player 2" in text) == (players > 1 and tells_of_player)


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


def test_lays_are_told_with_what_they_did(words: Words) -> None:
    extreme = setup_named("extreme", "standard", 1)
    skull = extreme.layout.cards(Command.SKULL)[0]
    assert words.log_line(CardLaid(0, Card(98), 2, 2), extreme) == "98 on pile 3 (−2)"
    assert words.log_line(CardLaid(0, skull, 0, 3), extreme) == f"{skull} on pile 1 (+3): Skull"
    trick = words.log_line(CardLaid(0, Card(37), 1, -10), extreme)
    assert trick == "37 on pile 2, backwards trick (↶\N{NO-BREAK SPACE}10)"


def test_a_first_lay_on_a_row_card_without_a_number_tells_no_step(words: Words) -> None:
    quick = setup_named("quick", "standard", 2)
    assert words.log_line(CardLaid(0, Card(7, Colour.RED), 0, 4), quick) == (
        "Player 1: red 7 on pile 1"
    )
    assert words.log_line(CardLaid(0, Card(7, Colour.RED), 0, 3), quick) == (
        "Player 1: red 7 on pile 1 (−3)"
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_can_be_told(words: Words, edition: str) -> None:
    for seed in range(5):
        for step in random_game(edition, "standard", 2, Random(seed)):
            for event in step.events:
                check(words.log_line(event, step.state.table.setup))


def test_languages_have_their_own_names(words: Words) -> None:
    assert words.language("de") == "Deutsch"
    assert words.language("en") == "English"
    assert words.language("fr") == "français"


def test_players_whose_names_look_the_same_are_numbered() -> None:
    words = Words()
    words.call_players(["Anna", "Ben", "anna", "x" * 40, "x" * 41, "", ""])
    told = [words.player(seat, 7) for seat in range(7)]
    assert told[:3] == ["Anna (1)", "Ben", "anna (2)"]
    assert told[3] != told[4]
    assert told[5:] == ["Player 6", "Player 7"]
    assert words.full_name(4, 7) == "x" * 41 + " (2)"
