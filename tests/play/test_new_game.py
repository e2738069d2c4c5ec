"""What is chosen for a new game can always be played, and what is kept of it can be spoilt."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import EDITIONS, BadDealCode, Card, Command, Deal, Layout, deal
from thegame_desktop.play.new_game import (
    CommandLayout,
    GameChoice,
    choice_from_text,
    choice_to_text,
    dealt_anew,
    new_game,
)
from thegame_desktop.play.seats import (
    FIRST_SEATS,
    LONGEST_NAME,
    MOST_SEATS,
    Seat,
    SeatColour,
    exchanged,
    played_by,
    recoloured,
    renamed,
)

CHOICES = [
    GameChoice(edition.name, variant.name, count)
    for edition in EDITIONS.values()
    for variant in edition.variants.values()
    for count in variant.hand_sizes
]
WITH_COMMANDS = next(edition for edition in EDITIONS.values() if edition.has_commands)


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_every_choice_can_be_dealt(choice: GameChoice) -> None:
    game = new_game(choice, Random(1))
    assert game.setup.edition.name == choice.edition
    assert game.setup.variant.name == choice.variant
    assert deal(game.setup, game.deck).hand_sizes == (game.setup.hand_size,) * choice.player_count


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_a_choice_survives_being_kept(choice: GameChoice) -> None:
    choice = replace(
        choice,
        command_layout=CommandLayout.SHUFFLED,
        switched_off=frozenset({Command.STOP, Command.SILENCE}),
        seats=exchanged(recoloured(renamed(FIRST_SEATS, 0, "אנה"), 1, SeatColour.PINK), 0, 4),
        open_hands=True,
    )
    assert choice_from_text(choice_to_text(choice)) == choice


def test_a_deal_code_is_for_one_game_only() -> None:
    choice = GameChoice().of_deal(Deal(WITH_COMMANDS, 7).code)
    assert choice.deal_code
    assert choice_from_text(choice_to_text(choice)) == replace(choice, deal_code="")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"original"', "{}", "[" * 100_000, '{"edition": 7}']
)
def test_nonsense_gives_the_defaults(text: str) -> None:
    assert choice_from_text(text) == GameChoice()


@pytest.mark.parametrize(
    "spoilt",
    [
        {"edition": "none"},
        {"variant": "none"},
        {"player_count": 99},
        {"player_count": True},
        {"command_layout": "none"},
        {"switched_off": "stop"},
        {"switched_off": ["none", 7, None, ["stop"]]},
        {"seats": "Anna"},
        {"seats": [None, 7, {"name": 7, "colour": "none"}, {}] * 3},
        {"open_hands": "true"},
        {"open_hands": 1},
    ],
    ids=str,
)
def test_what_is_spoilt_is_mended_and_the_rest_is_kept(spoilt: dict[str, object]) -> None:
    kept = json.loads(choice_to_text(GameChoice(variant="expert", player_count=3)))
    choice = choice_from_text(json.dumps(kept | spoilt))
    assert choice.player_count in choice.rules_variant.hand_sizes
    if "variant" not in spoilt:
        assert choice.variant == "expert"
    if "player_count" not in spoilt:
        assert choice.player_count == 3
    assert choice.command_layout is CommandLayout.DEFAULT
    assert choice.switched_off == frozenset()
    assert choice.seats == FIRST_SEATS
    assert not choice.open_hands


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_the_first_seats_play(choice: GameChoice) -> None:
    seats = FIRST_SEATS
    for place in range(MOST_SEATS):
        seats = renamed(seats, place, f"Name {place}")
    game = new_game(replace(choice, seats=seats, open_hands=True), Random(1))
    together = choice.player_count > 1
    assert game.seats == (seats[: choice.player_count] if together else FIRST_SEATS[:1])
    assert game.open_hands == (choice.player_count > 1), "alone there is nobody to hide from"
    assert not new_game(choice, Random(1)).open_hands


def test_who_plays_alone_has_nothing_to_do_with_the_seats() -> None:
    seats = played_by(renamed(FIRST_SEATS, 0, "Mia"), 0, Strength.EXPERT)
    seats = renamed(renamed(seats, 1, "Anna"), 2, "Mia")
    choice = GameChoice(player_count=1, seats=seats)
    assert new_game(choice, Random(1)).seats == (Seat(),), "nobody in particular"
    anna, mia = replace(choice, soloist="Anna"), replace(choice, soloist="Mia")
    assert new_game(anna, Random(1)).seats == (Seat("Anna", SeatColour.BLUE),), "as at the table"
    assert new_game(mia, Random(1)).seats == (Seat("Mia", SeatColour.GREEN),), "no computer"
    stranger = new_game(replace(choice, soloist="Zoe"), Random(1))
    assert stranger.seats == (Seat("Zoe"),)
    assert dealt_anew(stranger, Random(2)).seats == (Seat("Zoe"),)
    assert new_game(replace(anna, player_count=3), Random(1)).seats == seats[:3]


@pytest.mark.parametrize(
    ("kept", "name"),
    [
        ({}, ""),
        ({"soloist": "Anna"}, "Anna"),
        ({"soloist": " An\nna\u202e "}, "An na"),
        ({"soloist": "x" * 5000}, "x" * LONGEST_NAME),
        ({"soloist": ["Anna"]}, ""),
        ({"soloist": None}, ""),
    ],
)
def test_who_plays_alone_is_kept_as_a_name(kept: dict[str, object], name: str) -> None:
    before = choice_to_text(GameChoice(player_count=2, seats=renamed(FIRST_SEATS, 0, "Ben")))
    settings = {key: value for key, value in json.loads(before).items() if key != "soloist"}
    choice = choice_from_text(json.dumps(settings | kept))
    assert choice.soloist == name
    assert choice.seats[0].name == "Ben"
    assert choice_from_text(choice_to_text(choice)) == choice


def test_another_deal_keeps_the_players() -> None:
    choice = GameChoice(
        player_count=3, seats=exchanged(renamed(FIRST_SEATS, 0, "Anna"), 0, 2), open_hands=True
    )
    game = new_game(choice, Random(1))
    again = dealt_anew(game, Random(2))
    assert (again.seats, again.open_hands) == (game.seats, True)
    assert again.deck != game.deck


def test_other_changes_leave_the_seats_alone() -> None:
    seats = renamed(FIRST_SEATS, 4, "Zoe")
    choice = GameChoice(player_count=5, seats=seats, open_hands=True)
    for edition in EDITIONS.values():
        for changed in (
            choice.fitted(edition=edition.name, player_count=1),
            choice.of_deal(Deal(edition, 7).code),
        ):
            assert (changed.seats, changed.open_hands) == (seats, True)


def test_changes_are_fitted_to_the_edition() -> None:
    alone = GameChoice(variant="expert_plus")
    for edition in EDITIONS.values():
        choice = alone.fitted(edition=edition.name)
        assert choice.variant in edition.variants
        assert choice.player_count in choice.rules_variant.hand_sizes


def test_a_deal_code_brings_its_edition_and_its_cards() -> None:
    for edition in EDITIONS.values():
        code = Deal(edition, 12345).code
        choice = GameChoice().of_deal(f" {code.lower().replace('-', ' ')} ")
        assert (choice.edition, choice.deal_code) == (edition.name, code)
        game = new_game(choice, Random(1))
        assert (game.deck, game.deal_code) == (Deal(edition, 12345).deck, code)


def test_a_deal_code_brings_its_shuffled_commands() -> None:
    shuffled = Deal(WITH_COMMANDS, 5, shuffles_commands=True)
    choice = GameChoice(command_layout=CommandLayout.OWN).of_deal(shuffled.code)
    assert choice.command_layout is CommandLayout.SHUFFLED
    assert new_game(choice, Random(1)).setup.layout == shuffled.layout
    plain = choice.of_deal(Deal(WITH_COMMANDS, 5).code)
    assert plain.command_layout is CommandLayout.DEFAULT
    assert new_game(plain, Random(1)).setup.layout == WITH_COMMANDS.default_layout


def test_a_bad_deal_code_is_refused() -> None:
    with pytest.raises(BadDealCode):
        GameChoice().of_deal("T22T6")


def test_chance_deals_another_game_each_time_and_tells_its_code() -> None:
    rng = Random(1)
    first, second = new_game(GameChoice(), rng), new_game(GameChoice(), rng)
    assert first.deck != second.deck
    assert new_game(GameChoice(deal_code=first.deal_code), rng) == first


def test_switched_off_commands_are_on_no_card() -> None:
    off = frozenset({Command.SKULL, Command.DRAW_ONE})
    choice = GameChoice(edition=WITH_COMMANDS.name, switched_off=off)
    layout = new_game(choice, Random(1)).setup.layout
    assert layout.in_play == frozenset(Command) - off


def test_the_own_layout_is_played_if_it_is_chosen() -> None:
    own = Layout.of({Command.STOP: [Card(50)]})
    choice = GameChoice(edition=WITH_COMMANDS.name, command_layout=CommandLayout.OWN)
    assert new_game(choice, Random(1), own).setup.layout == own
    default = replace(choice, command_layout=CommandLayout.DEFAULT)
    assert new_game(default, Random(1), own).setup.layout == WITH_COMMANDS.default_layout


def test_layouts_mean_nothing_without_commands() -> None:
    own = Layout.of({Command.STOP: [Card(50)]})
    for edition in EDITIONS.values():
        for layout in CommandLayout:
            choice = GameChoice().fitted(edition=edition.name, command_layout=layout)
            if not edition.has_commands:
                assert new_game(choice, Random(1), own).setup.layout == Layout()


@given(
    st.dictionaries(
        st.sampled_from([*json.loads(choice_to_text(GameChoice()))]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.text(max_size=3), inner, max_size=3)
            ),
            max_leaves=5,
        ),
    )
)
def test_whatever_was_kept_gives_a_game_that_can_be_played(kept: dict[str, object]) -> None:
    choice = choice_from_text(json.dumps(kept))
    assert new_game(choice, Random(1)).setup.edition is choice.rules
