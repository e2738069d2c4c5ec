"""What computer players say: signals that follow from the hand, and the eagerness to begin."""

from thegame_desktop.bots.colour_talk import speak_of_colours
from thegame_desktop.bots.number_talk import speak_of_numbers
from thegame_desktop.bots.plans import Breadth, plans
from thegame_desktop.bots.player import Eagerness, PromptBot
from thegame_desktop.engine import Observation, Signals

_STRONG, _WEAK = 2, 5
"""Up to which step for each card that is demanded a player would like to begin."""


class TalkingBot(PromptBot):
    """Says all that follows from its hand and may be said."""

    says_all = True

    def speak(self, observation: Observation) -> Signals:
        if not observation.hand:
            return ()
        if observation.table.setup.edition.has_colours:
            return speak_of_colours(observation)
        return speak_of_numbers(observation)

    def eagerness(self, observation: Observation) -> Eagerness:
        """The smaller the steps are that the hand can begin with, the greater the eagerness."""
        demanded = observation.table.position.minimum
        costs = [plan.cost for plan in plans(observation, Breadth(0, 0))]
        if not costs:
            return Eagerness.NONE  # commands may leave a hand no way to begin
        step = min(costs) / demanded
        if step <= _STRONG:
            return Eagerness.STRONG
        return Eagerness.WEAK if step <= _WEAK else Eagerness.NONE
