"""The skilled player: judges whole turns, speaks, and listens."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.colour_talk import speak_of_colours
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.number_talk import speak_of_numbers
from thegame_desktop.bots.plans import Breadth, plans
from thegame_desktop.bots.player import Wish
from thegame_desktop.bots.weights import Weights, weights_for
from thegame_desktop.engine import Action, Observation, Signals

_STRONG, _WEAK = 2, 5
"""Up to which step for each card that is demanded a player would like to begin."""


class SkilledBot:
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

    def speak(self, observation: Observation) -> Signals:
        if observation.table.setup.edition.has_colours:
            return speak_of_colours(observation)
        return speak_of_numbers(observation)

    def wish(self, observation: Observation) -> Wish:
        """By how small the steps are that it can begin with."""
        demanded = observation.table.position.minimum
        step = min(plan.cost for plan in plans(observation, Breadth(0, 0))) / demanded
        if step <= _STRONG:
            return Wish.STRONG
        return Wish.WEAK if step <= _WEAK else Wish.NONE
