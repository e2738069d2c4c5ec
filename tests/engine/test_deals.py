"""Deal codes: the same deal for ever, and no slip of the finger goes unnoticed."""

from itertools import combinations
from random import Random

import pytest

from thegame_desktop.engine import (
    EDITIONS,
    BadDealCode,
    Command,
    Deal,
    parse_deal,
    seed_from,
)
from thegame_desktop.engine.deals import ALPHABET, SEED_COUNT

# These must never change: people have written their codes down.
DECKS = {
    "T2222-22227": (
        "35 19 54 42 78 40 66 21 29 57 65 3 61 68 52 39 87 80 74 37 46 36 34 7 84 "
        "98 77 48 32 16 12 71 50 5 25 85 18 38 55 60 30 81 96 14 17 58 4 2 11 59 "
        "27 13 23 86 47 44 56 69 41 28 15 9 75 79 24 73 92 31 49 88 95 8 26 70 82 "
        "89 76 94 22 97 93 10 53 20 43 99 51 6 72 83 64 90 67 63 62 91 33 45"
    ),
    "T2255-C7R4K": (
        "47 14 44 97 28 76 78 98 22 61 46 41 89 69 91 95 42 64 49 38 27 18 30 92 21 "
        "23 75 87 50 84 31 51 88 16 9 60 40 83 4 39 77 8 10 24 63 86 71 58 66 79 "
        "3 94 32 48 73 74 57 45 20 26 54 52 56 7 55 81 62 17 80 82 59 25 68 11 6 "
        "12 72 29 65 53 90 67 37 36 93 99 34 35 13 85 43 15 5 19 33 2 70 96"
    ),
    "E2222-223TF": (
        "17 63 21 11 86 47 79 76 85 80 29 71 91 84 27 45 42 75 41 57 24 48 26 72 35 "
        "60 82 19 70 8 15 95 78 89 54 44 98 34 92 46 99 3 73 83 94 14 30 97 51 59 "
        "5 58 88 49 93 20 40 74 64 43 90 69 7 12 36 25 62 2 52 22 4 50 28 81 31 "
        "37 53 38 23 32 61 10 39 9 6 67 33 66 56 65 55 77 96 13 87 68 18 16"
    ),
    "X2222-223T5": (
        "84 27 11 45 70 52 67 99 3 36 87 41 93 31 16 68 95 30 61 94 89 92 82 73 80 "
        "98 76 62 81 75 71 83 22 57 90 54 38 8 51 12 63 14 28 59 6 42 85 53 10 50 "
        "97 77 32 55 49 17 24 37 20 40 44 66 65 34 25 60 5 23 9 74 39 15 21 79 69 "
        "7 58 96 91 13 43 4 35 78 86 18 2 26 88 64 47 56 72 29 46 33 48 19"
    ),
    "K2222-223T8": (
        "G5 R1 Y1 B2 G6 R7 B1 R2 Y9 B7 R10 G1 P10 B9 Y6 P6 Y10 R3 G9 B6 P8 Y5 R4 P7 Y4 "
        "G4 Y2 G8 P5 R9 G3 P1 B8 B10 B5 G7 R5 R6 P9 G10 B4 B3 Y7 P2 Y8 R8 P3 G2 Y3 P4"
    ),
}
LAYOUT_CODE = "X2222-223T5"
LAYOUT = {
    Command.STOP: [45, 64, 82, 95],
    Command.SKULL: [22, 43, 44, 89],
    Command.THREE: [39, 41, 61, 90],
    Command.SILENCE: [16, 25, 55, 65],
    Command.NO_BACKWARDS: [14, 29, 57, 98],
    Command.ONE_PILE: [8, 23, 56, 68],
    Command.DRAW_ONE: [31, 71, 79, 86],
}


@pytest.mark.parametrize("code", DECKS)
def test_a_code_gives_the_same_deck_for_ever(code: str) -> None:
    assert " ".join(card.code for card in parse_deal(code).deck) == DECKS[code]


def test_a_code_gives_the_same_shuffled_commands_for_ever() -> None:
    layout = parse_deal(LAYOUT_CODE).layout
    cards = {command: [card.number for card in layout.cards(command)] for command in Command}
    assert cards == LAYOUT


def test_the_seeds_of_a_series_stay_the_same_for_ever() -> None:
    seeds = [seed_from("simulation", 0, index) for index in range(3)]
    assert seeds == [59142768592, 77390226302, 71383405551]


ALL_DEALS = [
    Deal(edition, seed, shuffled)
    for edition in EDITIONS.values()
    for seed in (0, 1, 22, 23, 123_456_789, SEED_COUNT - 1)
    for shuffled in ((False, True) if edition.has_commands else (False,))
]


@pytest.mark.parametrize("deal", ALL_DEALS, ids=lambda deal: deal.code)
def test_codes_carry_edition_seed_and_shuffling(deal: Deal) -> None:
    assert parse_deal(deal.code) == deal


@pytest.mark.parametrize("deal", ALL_DEALS, ids=lambda deal: deal.code)
def test_every_deck_is_a_whole_pack(deal: Deal) -> None:
    assert sorted(deal.deck) == sorted(deal.edition.cards)


def test_codes_are_short_and_no_two_characters_look_alike() -> None:
    assert all(len(deal.code) == 11 for deal in ALL_DEALS)
    for alike in ("0OQD", "1IL", "2Z", "5S", "6G", "8B", "UV"):
        assert sum(character in ALPHABET for character in alike) <= 1


@pytest.mark.parametrize("deal", ALL_DEALS, ids=lambda deal: deal.code)
def test_every_single_wrong_character_is_caught(deal: Deal) -> None:
    code = deal.code.replace("-", "")
    for place, character in enumerate(code):
        for wrong in ALPHABET.replace(character, ""):
            with pytest.raises(BadDealCode, match="code_check"):
                parse_deal(code[:place] + wrong + code[place + 1 :])


@pytest.mark.parametrize("deal", ALL_DEALS, ids=lambda deal: deal.code)
def test_every_two_characters_swapped_are_caught(deal: Deal) -> None:
    code = deal.code.replace("-", "")
    for one, other in combinations(range(len(code)), 2):
        swapped = list(code)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if swapped != list(code):
            with pytest.raises(BadDealCode, match="code_check"):
                parse_deal("".join(swapped))


@pytest.mark.parametrize(
    "typed", ["{code}", " {code} ", "{lower}", "{bare}", "{spaced}", "{lower}\n"]
)
def test_capitals_spaces_and_hyphens_don_t_matter(typed: str) -> None:
    deal = ALL_DEALS[4]
    code = deal.code
    text = typed.format(
        code=code, lower=code.lower(), bare=code.replace("-", ""), spaced=" ".join(code)
    )
    assert parse_deal(text) == deal


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "code_length"),
        ("T7K4M", "code_length"),
        ("T7K4M-PX2R9-2", "code_length"),
        ("T7K4M-PX2RO", "code_character"),
        ("T7K4M-PX2Rß", "code_length"),
        ("T7K4M-PX2R²", "code_character"),
        ("T2222-22222", "code_check"),
        ("22222-22222", "code_edition"),
    ],
)
def test_what_is_no_code_is_told_why(text: str, fault: str) -> None:
    with pytest.raises(BadDealCode) as caught:
        parse_deal(text)
    assert caught.value.fault == fault


def test_places_in_a_series_are_told_apart() -> None:
    seeds = {seed_from("a", 1, 2), seed_from("a", 12), seed_from("a", 1), seed_from("b", 1, 2)}
    assert len(seeds) == 4


def test_a_deal_by_chance_depends_on_the_chance_alone() -> None:
    extreme = EDITIONS["extreme"]
    deals = [Deal.by_chance(extreme, Random(seed), shuffles_commands=True) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert all(deal.shuffles_commands for deal in deals)


def test_shuffled_commands_are_four_cards_each() -> None:
    layout = Deal(EDITIONS["extreme"], 7, shuffles_commands=True).layout
    assert [len(layout.cards(command)) for command in Command] == [4] * 7
    assert len(layout.by_card) == 28


def test_without_shuffling_the_default_layout_holds() -> None:
    extreme = EDITIONS["extreme"]
    assert Deal(extreme, 7).layout == extreme.default_layout


def test_editions_without_commands_cannot_shuffle_them() -> None:
    with pytest.raises(ValueError, match="no commands"):
        Deal(EDITIONS["quick"], 7, shuffles_commands=True)


@pytest.mark.parametrize("seed", [-1, SEED_COUNT])
def test_seeds_have_a_range(seed: int) -> None:
    with pytest.raises(ValueError, match="range"):
        Deal(EDITIONS["original"], seed)


def test_the_shuffle_is_fair() -> None:
    """Over many deals each card comes first, and last, about equally often."""
    original, rng, deals = EDITIONS["original"], Random(3), 5_000
    first = dict.fromkeys(original.cards, 0)
    last = dict.fromkeys(original.cards, 0)
    for _ in range(deals):
        deck = Deal(original, rng.randrange(SEED_COUNT)).deck
        first[deck[0]] += 1
        last[deck[-1]] += 1
    expected = deals / 98
    for counts in (first, last):
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        assert chi_square < 149.5, "99.95 % of fair shuffles stay below (97 degrees of freedom)"
