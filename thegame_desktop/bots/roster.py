"""The computer players by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from thegame_desktop.bots.casual_bot import CasualBot
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.random_bot import RandomBot
from thegame_desktop.bots.skilled_bot import SkilledBot

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "casual": CasualBot, "skilled": SkilledBot}
)
