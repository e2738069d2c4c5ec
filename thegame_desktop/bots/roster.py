"""The computer players by name."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from thegame_desktop.bots.casual_bot import CasualBot
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.random_bot import RandomBot
from thegame_desktop.bots.skilled_bot import SkilledBot


class Strength(StrEnum):
    """The computer players that one can sit at a table with, the weakest first."""

    CASUAL = "casual"
    SKILLED = "skilled"
    EXPERT = "expert"


BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        Strength.CASUAL.value: CasualBot,
        Strength.SKILLED.value: SkilledBot,
        Strength.EXPERT.value: ExpertBot,
    }
)
"""Those, and some that only play among themselves."""
