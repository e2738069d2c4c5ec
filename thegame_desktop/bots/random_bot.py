"""Plays anything that is legal: the weakest player, and the one that tries every corner."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.bots.player import QuietBot
from thegame_desktop.engine import Action, Observation, legal_actions


class RandomBot(QuietBot):
    """Chooses evenly among all legal actions, one at a time."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        return [rng.choice(legal_actions(observation))]
