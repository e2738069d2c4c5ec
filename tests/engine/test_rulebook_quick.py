"""Every example and figure in the rulebook of Quick & Easy."""

from collections import Counter

import pytest

from tests.positions import cards, codes, lays, play, play_out, position
from thegame_desktop.engine import (
    EDITIONS,
    CardLaid,
    CardsDrawn,
    ChooseStarter,
    Colour,
    FinishTurn,
    GiveSignals,
    Grade,
    Height,
    Holding,
    LossReason,
    Outcome,
    PileWanted,
    Reason,
    Refusal,
    State,
    Status,
    TrickPossible,
    deal,
    refusal,
    setup_named,
)

QUICK = EDITIONS["quick"]
DOWN, UP = 0, 1


def quick(
    *hands: str,
    tops: dict[int, str] | None = None,
    draw: str = "P1 P2 P3 P4 P5 P6",
    variant: str = "standard",
) -> State:
    """A game of Quick & Easy."""
    return position(*hands, edition="quick", variant=variant, tops=tops, draw=draw)


def test_fifty_cards_1_to_10_in_five_colours() -> None:
    assert Counter(card.number for card in QUICK.cards) == dict.fromkeys(range(1, 11), 5)
    assert Counter(card.colour for card in QUICK.cards) == dict.fromkeys(Colour, 10)


def test_the_upper_pile_descends_and_the_lower_ascends() -> None:
    assert [row.direction.name for row in QUICK.rows] == ["DESCENDING", "ASCENDING"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_two_cards(players: int) -> None:
    state = deal(setup_named("quick", "standard", players), QUICK.cards)
    assert [len(hand) for hand in state.hands] == [2] * players


def test_it_is_for_two_to_five() -> None:
    assert sorted(QUICK.variants["standard"].hand_sizes) == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="not for 1 players"):
        setup_named("quick", "standard", 1)


@pytest.mark.parametrize(("pile", "row"), [(UP, "R3 Y5 G6 B8"), (DOWN, "R10 Y8 G7 B4")])
def test_rows_of_the_rulebook(pile: int, row: str) -> None:
    first, second, third, fourth = row.split()
    state = quick(f"{first} {second}", f"{third} {fourth}")
    state = play(state, f"{first}/{pile} {second}/{pile}", "finish")
    state = play(state, f"{third}/{pile} {fourth}/{pile}")
    assert codes(state.table.piles[pile].cards) == row


def test_sarah_begins_with_the_red_7_and_tim_and_linus_follow() -> None:
    state = quick("R7 P10", "B4 G2", "B5 P9")
    state, events = play_out(state, f"R7/{DOWN}", "finish")
    assert CardsDrawn(0, 1, cards("P1")) in events
    state, events = play_out(state, f"B4/{DOWN} G2/{DOWN}", "finish")
    assert CardsDrawn(1, 2, cards("P2 P3")) in events
    state, events = play_out(state, f"B5/{UP}", "finish")
    assert CardsDrawn(2, 1, cards("P4")) in events
    assert codes(state.table.position.tops) == "G2 B5"


def test_one_card_on_each_pile_is_fine_and_a_third_is_not() -> None:
    state = play(quick("R7 R8", "B4 G2"), f"R7/{DOWN} R8/{UP}")
    assert refusal(state, FinishTurn()) is None
    third = position("R7 R8 R9", "B4 G2", edition="quick", draw="P1")
    third = play(third, f"R7/{DOWN} R8/{UP}")
    assert refusal(third, lays(f"R9/{UP}")[0]) == Refusal(Reason.TURN_FULL)


def test_colours_don_t_matter_while_the_numbers_fit() -> None:
    assert refusal(quick("Y8 B2", "G1 G2", tops={UP: "R7"}), lays(f"Y8/{UP}")[0]) is None


def test_maria_lays_green_8_on_green_2_against_the_pile() -> None:
    state = quick("G8 R10", "R1 R2", tops={DOWN: "G2", UP: "B9"})
    _, events = play_out(state, f"G8/{DOWN}")
    assert events == [CardLaid(0, cards("G8")[0], DOWN, step=-6)]


def test_any_number_of_the_same_colour_goes_forwards_or_backwards() -> None:
    for number in (1, 2, 3, 4, 6, 7, 8, 9, 10):
        state = quick(f"G{number} R1", "R2 R3", tops={DOWN: "G5", UP: "B10"})
        assert refusal(state, lays(f"G{number}/{DOWN}")[0]) is None


@pytest.mark.parametrize("pile", [DOWN, UP])
def test_an_equal_number_in_another_colour_is_illegal(pile: int) -> None:
    state = quick("R5 R6", "R2 R3", tops={DOWN: "G5", UP: "B5"})
    reason = Reason.NOT_LOWER if pile == DOWN else Reason.NOT_HIGHER
    assert refusal(state, lays(f"R5/{pile}")[0]) == Refusal(reason, state.table.position.tops[pile])


@pytest.mark.parametrize("pile", [DOWN, UP])
@pytest.mark.parametrize("code", ["R1", "G10", "P5"])
def test_any_card_goes_on_an_empty_pile(pile: int, code: str) -> None:
    assert refusal(quick(f"{code} B3", "R2 R3"), lays(f"{code}/{pile}")[0]) is None


def test_a_fairly_high_yellow_and_a_middle_blue_card_can_be_said() -> None:
    said = (Holding(Colour.YELLOW, Height.HIGH), Holding(Colour.BLUE, Height.MIDDLE))
    state = play(quick("R1 R2", "Y9 B5"), GiveSignals(1, said))
    assert set(state.table.signals[1]) == set(said)


def test_nothing_can_be_said_that_fixes_a_number() -> None:
    vocabulary = setup_named("quick", "standard", 3).vocabulary
    assert {type(signal) for signal in vocabulary} == {Holding, PileWanted}


def test_play_goes_on_when_the_draw_pile_is_empty() -> None:
    state = play(quick("R7 R8", "B4 G2", draw=""), f"R7/{DOWN}", "finish")
    assert codes(state.hands[0]) == "R8"
    assert state.table.on_turn == 1


def test_lost_when_the_player_on_turn_can_lay_no_card() -> None:
    state = play(
        quick("R7 R8", "B9 B10", "P7 P8", tops={DOWN: "G8", UP: "G9"}, draw="P1"),
        f"R7/{DOWN}",
        "finish",
    )
    assert state.table.result is None, "the blue 10 goes up"
    state = play(
        quick("R7 R8", "B9 B8", "P7 P8", tops={DOWN: "G8", UP: "G9"}, draw="P1"),
        f"R7/{DOWN}",
        "finish",
    )
    assert state.outcome == Outcome(Status.LOST, 6, LossReason.MINIMUM)
    assert state.table.grade is Grade.LOST, "Quick & Easy knows only won and lost"


def test_all_fifty_cards_laid_beats_the_game() -> None:
    # A colour from its 2 up to its 10, then its 1 as a trick; the next colour's 2 goes on that.
    order = [f"{colour}{number}" for colour in Colour for number in (*range(2, 11), 1)]
    state = deal(setup_named("quick", "standard", 2), cards(" ".join(order)))
    state = play(state, ChooseStarter(0))
    for code in order[:-1]:
        state = play(state, f"{code}/{UP}", "finish")
    state = play(state, f"{order[-1]}/{UP}")
    assert state.outcome == Outcome(Status.WON, 0)
    assert state.table.grade is Grade.BEATEN


def test_experts_lay_exactly_one_card() -> None:
    state = play(quick("R7 R8", "B4 G2", variant="expert"), f"R7/{DOWN}")
    assert refusal(state, lays(f"R8/{UP}")[0]) == Refusal(Reason.TURN_FULL)
    assert refusal(state, FinishTurn()) is None


def test_experts_say_only_colours_the_pile_wanted_and_where_a_trick_is_possible() -> None:
    assert setup_named("quick", "expert", 2).vocabulary == {
        *(Holding(colour) for colour in Colour),
        PileWanted(DOWN),
        PileWanted(UP),
        TrickPossible(DOWN),
        TrickPossible(UP),
    }
