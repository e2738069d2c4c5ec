"""Whose hand is in sight: a value of its own, without any game."""

from random import Random

import pytest

from thegame_desktop.play.sight import Sight

COUNTS = (2, 3, 4, 5)


def looked_round(players: int) -> Sight:
    """Everybody has had a look, and all is covered."""
    sight = Sight(players)
    for _ in range(players):
        sight = sight.uncover().cover(None)
    return sight


@pytest.mark.parametrize("players", COUNTS)
def test_it_begins_covered_and_waits_for_the_first(players: int) -> None:
    sight = Sight(players)
    assert (sight.uncovered, sight.awaited) == (None, 0)
    assert not sight.is_open
    assert not sight.is_up_to_the_team


@pytest.mark.parametrize("players", COUNTS)
def test_after_the_deal_each_looks_in_turn_covered_in_between(players: int) -> None:
    sight = Sight(players)
    seen: list[int | None] = []
    for seat in range(players):
        assert sight.awaited == seat
        assert not sight.is_up_to_the_team
        sight = sight.uncover()
        seen += [sight.uncovered]
        assert not sight.is_up_to_the_team
        sight = sight.cover(None)
        seen += [sight.uncovered]
    assert seen == [one for seat in range(players) for one in (seat, None)]
    assert sight.is_up_to_the_team
    assert sight.have_looked == frozenset(range(players))


def test_whoever_wants_to_looks_first_and_then_it_goes_on_clockwise() -> None:
    sight = Sight(4).wait_for(2)
    looks = []
    while not sight.is_up_to_the_team:
        sight = sight.uncover()
        looks.append(sight.uncovered)
        sight = sight.cover(None)
    assert looks == [2, 3, 0, 1]


def test_a_second_look_before_the_beginning_leads_back_to_the_team() -> None:
    sight = looked_round(3).wait_for(1)
    assert not sight.is_up_to_the_team
    sight = sight.uncover()
    assert sight.uncovered == 1
    assert sight.cover(None).is_up_to_the_team


def test_there_is_nobody_to_uncover_while_it_is_up_to_the_team() -> None:
    sight = looked_round(2)
    assert sight.uncover() == sight


def test_uncovering_twice_or_covering_twice_changes_nothing() -> None:
    sight = Sight(3).uncover()
    assert sight.uncover() == sight
    covered = sight.cover(None)
    assert covered.cover(None) == covered
    assert covered.cover(2) == covered


@pytest.mark.parametrize("players", COUNTS)
def test_a_look_out_of_turn_leads_back_to_whoever_is_on_turn(players: int) -> None:
    for on_turn in range(players):
        for guest in range(players):
            sight = looked_round(players).pass_on(on_turn).uncover()
            assert sight.uncovered == on_turn
            visiting = sight.wait_for(guest)
            if guest == on_turn:
                assert visiting == sight
                continue
            assert (visiting.uncovered, visiting.awaited) == (None, guest)
            visiting = visiting.uncover()
            assert visiting.uncovered == guest
            back = visiting.cover(on_turn)
            assert (back.uncovered, back.awaited) == (None, on_turn)
            assert back.uncover().uncovered == on_turn


def test_whom_it_waits_for_can_be_changed_while_it_is_covered() -> None:
    sight = looked_round(3).pass_on(0).wait_for(2)
    assert sight.wait_for(0).uncover().uncovered == 0


def test_passing_on_covers_unless_the_same_player_goes_on() -> None:
    sight = looked_round(3).pass_on(1).uncover()
    assert sight.pass_on(1) == sight
    assert (sight.pass_on(2).uncovered, sight.pass_on(2).awaited) == (None, 2)


@pytest.mark.parametrize("players", COUNTS)
def test_open_it_is_up_to_the_team_at_once_and_then_whoever_is_on_turn_is_in_sight(
    players: int,
) -> None:
    sight = Sight.of_all(players)
    assert sight.is_open
    assert sight.is_up_to_the_team
    assert sight.uncovered is None
    rng = Random(players)
    for _ in range(50):
        on_turn = rng.randrange(players)
        sight = sight.pass_on(on_turn)
        assert sight.uncovered == on_turn
        assert not sight.is_up_to_the_team
        for same in (sight.uncover(), sight.cover(on_turn), sight.wait_for(players - 1)):
            assert same == sight


@pytest.mark.parametrize("players", COUNTS)
def test_nobody_comes_into_sight_but_by_uncovering_whom_it_waits_for(players: int) -> None:
    rng = Random(f"sight {players}")
    sight = Sight(players)
    on_turn: int | None = None
    for _ in range(2000):
        before = sight
        match rng.randrange(4):
            case 0:
                sight = sight.uncover()
                assert sight.uncovered in (before.uncovered, before.awaited)
                continue
            case 1:
                sight = sight.cover(on_turn)
            case 2:
                sight = sight.wait_for(rng.randrange(players))
            case _:
                on_turn = rng.randrange(players)
                sight = sight.pass_on(on_turn)
        assert sight.uncovered is None or sight == before
        assert sight.have_looked == before.have_looked


def test_where_nothing_is_hidden_there_is_nobody_to_recall() -> None:
    sight = Sight.of_all(3)
    assert sight.recall(None) == sight
    assert sight.recall(1) == sight


# Computer players


def test_only_people_are_asked_to_look() -> None:
    sight = Sight.hidden(4, frozenset({0, 2}))
    looked = []
    while sight.awaited is not None:
        looked.append(sight.awaited)
        sight = sight.uncover().cover(None)
    assert looked == [1, 3]
    assert sight.is_up_to_the_team


def test_while_a_computer_player_is_on_turn_no_hidden_hand_is_in_sight() -> None:
    sight = Sight.hidden(3, frozenset({2})).pass_on(0).uncover()
    watched = sight.pass_on(2)
    assert (watched.uncovered, watched.awaited) == (None, None)
    assert watched.pass_on(1).awaited == 1
    assert watched.wait_for(2) == watched, "there is nobody who could look"
    looking = watched.wait_for(0).uncover()
    assert looking.uncovered == 0
    assert looking.cover(2) == watched.wait_for(0).recall(2)
    assert looking.cover(2).is_up_to_the_team


@pytest.mark.parametrize("person", range(3))
def test_the_only_person_always_sees_their_own_hand(person: int) -> None:
    sight = Sight.of_all(3, frozenset({0, 1, 2} - {person}))
    assert sight.uncovered == person
    for on_turn in (0, 1, 2, 0):
        sight = sight.pass_on(on_turn)
        assert sight.uncovered == person
        assert sight.cover(on_turn) == sight


def test_with_open_hands_whoever_comes_next_is_in_sight_while_computers_play() -> None:
    sight = Sight.of_all(4, frozenset({1, 2}))
    assert sight.uncovered is None
    assert [sight.pass_on(seat).uncovered for seat in range(4)] == [0, 3, 3, 3]


def test_nobody_looks_where_nobody_sits() -> None:
    sight = Sight.of_all(2, frozenset({0, 1}))
    for on_turn in (0, 1):
        assert sight.pass_on(on_turn).uncovered is None
