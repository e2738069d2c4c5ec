"""Seats: names that are safe to show, colours that are told apart, and what is kept of them."""

import json
import unicodedata
from random import Random

import pytest

from thegame_desktop.bots.roster import Strength
from thegame_desktop.play.seats import (
    FIRST_SEATS,
    LONGEST_NAME,
    MOST_SEATS,
    Seat,
    SeatColour,
    clean_name,
    default_name,
    exchanged,
    names_of,
    next_colour,
    people_of,
    played_by,
    recoloured,
    renamed,
    seats_from,
    seats_to,
    you_of,
)

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë Müller-Lüdenscheidt",
        "<b>Tim</b>",
        "&amp; Mia",
        "%n {player} %1",
        "李小龙",
        "יעל כהן",
        "محمد",
        "مى\u200cخواهم",  # a joiner that the script needs
        "กุ้ง",
        "ÅSA",
        "e\u0301",
        "7",
        "?!",
        "❤️",
        FAMILY,
        SCOTLAND,
        "\\n",
    ],
)
def test_names_in_any_script_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna  ", "Anna"),
        ("Anna\tMaria", "Anna Maria"),
        ("Anna\r\nMaria\x0b\x0cEva", "Anna Maria Eva"),
        ("Anna\u2028Maria\u2029Eva\x85Ida", "Anna Maria Eva Ida"),
        ("A\u00a0\u3000 B", "A B"),
        ("An\x00na\x07\x1b[31m", "Anna[31m"),
        ("An\x7f\x9fna", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066Anna\u2069\u2067\u2068", "Anna"),
        ("\u200e\u200fAnna\u061c", "Anna"),
        ("An\u00adna\u200b\u2060\ufeff", "Anna"),
        ("An\ud800na\udfff", "Anna"),
        (f"\u200d{FAMILY}\u200d", FAMILY),
        ("\u200c\u200d Anna \u200d", "Anna"),
        ("An\ufff9na\u206a", "Anna"),
    ],
)
def test_what_would_spoil_a_line_is_left_out(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " \t\n\u3000",
        "\u200b\u200c\u200d\u2060\ufeff",
        "\u202e\u202e\u202e",
        "\ud800\udc00\ud83d",
        "\x00\x01\x02",
        "\u0301\u0302",  # marks upon nothing
        "\ufe0f\ufe0e",
        "\u3164\u3164",  # letters that show nothing
        "\u115f\u1160\uffa0",
        "\u2800 \u2800",
        "\U000e0067\U000e007f",
        "\ue000\U000f0000\uffff",
    ],
)
def test_a_name_that_nobody_could_see_is_none(typed: str) -> None:
    assert clean_name(typed) == ""


@pytest.mark.parametrize(
    "typed", ["W" * 10_000, "a " * 10_000, FAMILY * 10_000, "a" + "\u0301" * 10_000, " " * 10**4]
)
def test_no_name_is_too_long(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip("\u200c\u200d ")


def test_random_texts_become_one_visible_line_or_nothing() -> None:
    rng = Random("names")
    spoilers = [chr(code) for code in (*range(0xD800, 0xE000, 97), *range(0x2000, 0x2070))]
    for _ in range(3000):
        text = "".join(
            rng.choice(spoilers) if rng.random() < 0.4 else chr(rng.randrange(0x110000))
            for _ in range(rng.randrange(12))
        )
        name = clean_name(text)
        assert clean_name(name) == name, "a clean name stays"
        assert len(name.splitlines()) <= 1
        assert name == name.strip()
        assert "  " not in name
        name.encode()
        for char in name:
            assert unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp")
            assert unicodedata.bidirectional(char) not in (
                *("LRE", "RLE", "LRO", "RLO", "PDF"),
                *("LRI", "RLI", "FSI", "PDI"),
            )


def test_there_are_as_many_first_seats_as_can_play_each_in_a_colour_of_its_own() -> None:
    assert len(FIRST_SEATS) == MOST_SEATS
    assert len({seat.colour for seat in FIRST_SEATS}) == MOST_SEATS
    assert {seat.name for seat in FIRST_SEATS} == {""}


def test_renaming_cleans_the_name_and_touches_nobody_else() -> None:
    seats = renamed(FIRST_SEATS, 2, " \u202eAnna\n")
    assert seats[2] == Seat("Anna", FIRST_SEATS[2].colour)
    assert seats[:2] + seats[3:] == FIRST_SEATS[:2] + FIRST_SEATS[3:]
    assert FIRST_SEATS[2].name == ""


def test_who_takes_a_colour_gives_theirs() -> None:
    seats = renamed(renamed(FIRST_SEATS, 0, "Anna"), 3, "Ben")
    seats = recoloured(seats, 0, FIRST_SEATS[3].colour)
    assert (seats[0], seats[3]) == (
        Seat("Anna", FIRST_SEATS[3].colour),
        Seat("Ben", FIRST_SEATS[0].colour),
    )
    free = next(colour for colour in SeatColour if colour not in {s.colour for s in seats})
    assert recoloured(seats, 1, free)[1].colour is free
    assert recoloured(seats, 1, seats[1].colour) == seats


def test_the_next_colour_is_one_that_is_free_and_all_of_them_come_round() -> None:
    seats = FIRST_SEATS
    met = {seats[1].colour}
    for _ in range(len(SeatColour)):
        following = next_colour(seats, 1)
        assert following not in {seat.colour for seat in seats}
        seats = recoloured(seats, 1, following)
        met.add(following)
    others = {seat.colour for seat in FIRST_SEATS} - {FIRST_SEATS[1].colour}
    assert met == set(SeatColour) - others


def test_where_no_colour_is_free_it_stays() -> None:
    everyone = [Seat(colour=colour) for colour in SeatColour]
    assert next_colour(everyone, 4) is everyone[4].colour


def test_players_change_places_with_their_names_and_colours() -> None:
    seats = renamed(FIRST_SEATS, 0, "Anna")
    moved = exchanged(seats, 0, 3)
    assert (moved[3], moved[0]) == (seats[0], seats[3])
    assert exchanged(moved, 3, 0) == seats


def test_seats_survive_being_kept() -> None:
    rng = Random("seats")
    names = ["", "<b>", "יעל", FAMILY, "W" * 200, '"', "\\", "Anna"]
    for _ in range(200):
        seats = FIRST_SEATS
        for place in range(MOST_SEATS):
            seats = renamed(seats, place, rng.choice(names))
            seats = recoloured(seats, place, rng.choice(list(SeatColour)))
            seats = played_by(seats, place, rng.choice([None, *Strength]))
        assert seats_from(json.loads(json.dumps(seats_to(seats)))) == seats


@pytest.mark.parametrize(
    "kept",
    [
        [],
        [None, 7, "Anna", [], {}],
        [{"name": 7, "colour": ["red"]}],
        [{"colour": "mauve"}, {"colour": None}],
        [{"name": "\u202e\x00"}],
        [{"strength": "grandmaster"}, {"strength": ["skilled"]}, {"strength": None}],
        "Anna",
    ],
    ids=repr,
)
def test_what_cannot_be_understood_leaves_the_first_seats(kept: list[object]) -> None:
    assert seats_from(kept) == FIRST_SEATS


def test_what_is_spoilt_is_mended() -> None:
    seats = seats_from([{"name": " A\nB ", "colour": "teal"}] * 9)
    assert len(seats) == MOST_SEATS
    assert {seat.name for seat in seats} == {"A B"}
    assert len({seat.colour for seat in seats}) == MOST_SEATS, "nobody shares a colour"


def test_computer_players_have_names_and_people_have_numbers_unless_they_are_named() -> None:
    seats = played_by(FIRST_SEATS, 1, Strength.SKILLED)
    assert names_of(seats) == ("", default_name(1), "", "", "")
    assert names_of(renamed(seats, 1, "Robbie"))[1] == "Robbie"
    assert people_of(seats) == (0, 2, 3, 4)
    defaults = [default_name(place) for place in range(MOST_SEATS)]
    assert len(set(defaults)) == MOST_SEATS


def test_only_a_nameless_person_among_computers_is_you() -> None:
    seats = FIRST_SEATS[:3]
    assert you_of(seats) is None
    seats = played_by(played_by(seats, 0, Strength.CASUAL), 2, Strength.SKILLED)
    assert you_of(seats) == 1
    assert you_of(renamed(seats, 1, "Anna")) is None
    assert you_of(played_by(seats, 1, Strength.CASUAL)) is None
    assert you_of(FIRST_SEATS[:1]) is None, "alone there is nobody to be told from"


def test_a_computer_player_takes_its_strength_to_another_place() -> None:
    seats = exchanged(played_by(FIRST_SEATS, 0, Strength.CASUAL), 0, 3)
    assert [seat.strength for seat in seats] == [None, None, None, Strength.CASUAL, None]
