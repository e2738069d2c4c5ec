"""The whole turns that can be played now, the one that is judged best first."""

from operator import itemgetter
from typing import NamedTuple, Protocol

from thegame_desktop.bots.colour_judge import ColourJudge
from thegame_desktop.bots.number_judge import NumberJudge
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.bots.plans import Breadth, Plan, plans
from thegame_desktop.bots.weights import GameStage, Weights, stage_of
from thegame_desktop.engine import Observation

WINDOWS = {GameStage.OPENING: 16, GameStage.MIDDLE: 16, GameStage.END: 30}
"""How much dearer than the cheapest turn one may be and still be judged; in the end, when one
card a turn will do, the cheapest turn says less."""
_ANY = 1_000
"""With two cards in hand there is little to choose from: everything is looked at."""


class Judge(Protocol):
    """Says what a turn is worth."""

    def score(self, plan: Plan) -> float:
        """What the turn is worth, before cards are drawn; lower is better."""


class JudgedPlan(NamedTuple):
    """A turn and what it is worth; lower is better."""

    score: float
    plan: Plan


def judged(observation: Observation, weights: Weights) -> list[JudgedPlan]:
    """The turns of the player on turn, best first; none if there is no way to finish."""
    stage = stage_of(observation.table.setup, observation.draw_pile_size)
    now = weights.at(stage)
    judge: Judge
    if isinstance(now, NumberWeights):
        judge = NumberJudge(observation, now)
        breadth = Breadth(WINDOWS[stage], int(now.reach))
    else:
        judge = ColourJudge(observation, now)
        breadth = Breadth(_ANY, _ANY)
    return sorted(
        (JudgedPlan(judge.score(plan), plan) for plan in plans(observation, breadth)),
        key=itemgetter(0),
    )
