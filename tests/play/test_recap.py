"""What the others did since a player's last turn, against what the events tell of it."""

from dataclasses import dataclass, field
from itertools import groupby
from random import Random

import pytest

from tests.positions import ALL_SETUPS, LONG_DRAW, card, extreme, play, position
from tests.random_games import random_game
from thegame_desktop.engine import (
    Advice,
    CardLaid,
    FinishTurn,
    GiveSignals,
    Pile,
    PileAdvice,
    Step,
    TurnFinished,
)
from thegame_desktop.play.recap import recap

Piles = tuple[Pile, ...]


@dataclass
class Memory:
    """What one player would have to remember, written down as it happens."""

    before: Piles
    laid: list[tuple[CardLaid, Piles]] = field(default_factory=list)

    def watch(self, seat: int, step: Step) -> None:
        piles = step.state.table.piles
        for event in step.events:
            if isinstance(event, CardLaid):
                self.laid.append((event, piles))
            elif event == TurnFinished(seat):
                self.before, self.laid = piles, []


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_every_moment_of_random_games_is_told_as_it_was(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"recap {edition} {variant} {players}")
    memories: dict[int, Memory] = {}
    for step in random_game(edition, variant, players, rng):
        table = step.state.table
        for seat in range(players):
            memory = memories.setdefault(seat, Memory(table.piles))
            memory.watch(seat, step)
            told = recap(table, seat)
            assert told.before.piles == memory.before
            assert [(scene.laid, scene.table.piles) for scene in told.scenes] == memory.laid
            for shown in (told.before, *(scene.table for scene in told.scenes)):
                assert shown.position.tops == tuple(pile.top for pile in shown.piles)
                assert shown.setup is table.setup
                assert shown.result is None
                assert not any(shown.signals)
            lays = [laid for laid, _ in memory.laid]
            turns = [tuple(lays) for _, lays in groupby(lays, key=lambda laid: laid.player)]
            assert told.turns == tuple(turns)


def test_before_the_beginning_there_is_nothing_to_tell() -> None:
    (dealt, *_) = random_game("original", "standard", 3, Random(1))
    for seat in range(3):
        told = recap(dealt.state.table, seat)
        assert told.scenes == ()
        assert told.turns == ()
        assert told.before.piles == dealt.state.table.piles


def test_who_has_not_played_yet_is_told_all_from_the_deal_on() -> None:
    state = position("5 6 7 8", "60 61 62", "70 71 72", draw="90 91 92 93 94 95 96")
    state = play(state, "5/0 6/0", FinishTurn(), "60/0 61/0", FinishTurn())
    told = recap(state.table, 2)
    assert [[laid.card for laid in turn] for turn in told.turns] == [
        [card("5"), card("6")],
        [card("60"), card("61")],
    ]
    assert [laid.player for turn in told.turns for laid in turn] == [0, 0, 1, 1]
    assert [laid.step for turn in told.turns for laid in turn] == [4, 1, 54, 1]
    assert told.before.laid == ()


def test_steps_are_reckoned_from_the_top_of_that_time_backwards_too() -> None:
    state = position("47 5 6 7", "37 38 39", draw="90 91 92 93 94 95 96", variant="standard")
    state = play(state, "47/0 5/1", FinishTurn(), "37/0 38/0")
    steps = [scene.laid.step for scene in recap(state.table, 0).scenes]
    assert steps == [-10, 1]
    assert recap(state.table, 0).scenes[0].laid.backwards


def test_the_running_turn_is_told_too() -> None:
    state = play(position("5 6 7 8", "60 61 62", draw="90 91"), "5/0")
    (scene,) = recap(state.table, 1).scenes
    assert scene.laid == CardLaid(0, card("5"), 0, 4)
    assert recap(state.table, 0).scenes[-1].laid.player == 0


def test_each_scene_knows_which_turn_it_belongs_to() -> None:
    state = extreme("5 30 31 8", "60 61 62", "70 71 72", draw=LONG_DRAW, three="5")
    state = play(state, "5/0 30/1 31/1", FinishTurn(), "60/1 61/1", FinishTurn())
    scenes = recap(state.table, 2).scenes
    assert [len(scene.table.lays) for scene in scenes] == [1, 2, 3, 1, 2]
    assert [scene.table.turns for scene in scenes] == [()] * 3 + [state.table.turns[:1]] * 2
    assert [scene.table.spent[0] for scene in scenes] == [False, False, False, True, True]


def test_nobody_is_told_what_was_said_long_ago() -> None:
    state = position("5 6 7 8", "60 61 62", draw="90 91")
    said = GiveSignals(1, (PileAdvice(3, Advice.KEEP_OFF),))
    told = recap(play(state, said, "5/0").table, 1)
    assert not any(told.before.signals)
    assert not any(told.scenes[0].table.signals)
