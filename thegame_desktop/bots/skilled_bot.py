"""The skilled player: judges whole turns, speaks, and listens."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.talk import TalkingBot
from thegame_desktop.bots.weights import Weights, weights_for
from thegame_desktop.engine import Action, Observation


class SkilledBot(TalkingBot):
    """Takes the turn that its judgement likes best."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        """None for those that were found best."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:  # noqa: ARG002
        setup = observation.table.setup
        bits = card_bits(setup.edition)
        if has_all_the_rest(observation):
            return longest_turn(observation).actions(bits)
        return judged(observation, self._weights or weights_for(setup))[0].plan.actions(bits)
