"""Plays anything that is legal: the weakest player, and the one that tries every corner."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.engine.actions import Action
from thegame_desktop.engine.game import legal_actions
from thegame_desktop.engine.observation import Observation


class RandomBot:
    """Chooses evenly among all legal actions, one at a time."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        return [rng.choice(legal_actions(observation))]
