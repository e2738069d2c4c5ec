"""Tunes the weights of one set-up by playing games."""

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from thegame_desktop.bots.core import Core, Decks, PlayedOutGame
from thegame_desktop.bots.simulation import interval
from thegame_desktop.bots.weights import GameStage, NamedWeights, Weights, weights_for
from thegame_desktop.engine import Setup
from tuning.evolution import Evolution
from tuning.parameters import Parameters

NEARLY = 6.0
"""How many cards left make a lost game only a third as good as a nearly won one."""


@dataclass(frozen=True)
class Effort:
    """How long to search."""

    generations: int
    games: int
    """That each candidate plays in a generation."""
    population: int = 16
    spread: float = 0.4
    validation: int = 8_000
    """Fresh games that decide whether what was found is better."""
    stages: Collection[GameStage] = tuple(GameStage)
    """Whose weights may change."""


class Strength(NamedTuple):
    """What a number of games has shown."""

    games: int
    wins: int
    cards_left: float
    value: float

    def __str__(self) -> str:
        low, high = interval(self.wins, self.games)
        return (
            f"{self.wins / self.games:.1%} won (95 %: {low:.1%} to {high:.1%}), "
            f"{self.cards_left:.2f} cards left"
        )


class Tuned(NamedTuple):
    """What the tuner found, and whether it is better than what was there."""

    named: NamedWeights
    before: Strength
    after: Strength
    is_better: bool


def value(played: PlayedOutGame) -> float:
    """What a game is worth: winning counts half, getting close the other half."""
    return 0.5 * played.won + 0.5 * math.exp(-played.cards_left / NEARLY)


def strength(games: list[PlayedOutGame]) -> Strength:
    """What these games show."""
    return Strength(
        len(games),
        sum(game.won for game in games),
        sum(game.cards_left for game in games) / len(games),
        sum(map(value, games)) / len(games),
    )


def random_decks(core: Core, count: int, rng: Random) -> Decks:
    """Decks by chance."""
    cards = list(core.bits.cards)
    decks = []
    for _ in range(count):
        rng.shuffle(cards)
        decks.append(tuple(cards))
    return Decks(core.bits, decks, [rng.getrandbits(32) for _ in range(count)])


def tune(setup: Setup, effort: Effort, seed: int, tell: Callable[[str], None]) -> Tuned:
    """Search for better weights than those of the file; always the same for a seed."""
    rng = Random(f"{setup.edition.name} {setup.variant.name} {setup.player_count} {seed}")
    core, present = Core(setup), weights_for(setup)
    parameters = Parameters(setup, present, effort.stages)
    evolution = Evolution(parameters.vector(), effort.spread, effort.population)
    for generation in range(1, effort.generations + 1):
        # All play the same deals, so that luck tells them apart as little as can be.
        decks = random_decks(core, effort.games, rng)
        candidates = evolution.ask(rng)
        tried = [strength(core.play(parameters.weights(each), decks)) for each in candidates]
        evolution.tell(candidates, [-each.value for each in tried])
        wins = sum(each.wins for each in tried) / (effort.games * len(tried))
        worth = sum(each.value for each in tried) / len(tried)
        tell(
            f"generation {generation:3}: {wins:6.1%} won, value {worth:.4f}, "
            f"spread {evolution.spread:.3f}"
        )
    named = parameters.named(evolution.mean)
    return _compared(core, present, named, parameters.weights(evolution.mean), effort, rng)


def _compared(
    core: Core,
    present: Weights,
    named: NamedWeights,
    found: Weights,
    effort: Effort,
    rng: Random,
) -> Tuned:
    """Both play the same fresh deals: better is what is so beyond chance."""
    decks = random_decks(core, effort.validation, rng)
    before, after = core.play(present, decks), core.play(found, decks)
    gains = [value(new) - value(old) for new, old in zip(after, before, strict=True)]
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return Tuned(named, strength(before), strength(after), mean > 2 * error)
