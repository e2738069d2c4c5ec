"""What players do."""

from dataclasses import dataclass

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.signals import Signals


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """The team has agreed who begins."""

    player: int


@dataclass(frozen=True, slots=True)
class Lay:
    """The player on turn lays a card on a pile."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class FinishTurn:
    """The player on turn has laid enough, and draws."""


@dataclass(frozen=True, slots=True)
class GiveSignals:
    """A player says this, and no longer what they said before; legal out of turn."""

    player: int
    signals: Signals


Action = ChooseStarter | Lay | FinishTurn | GiveSignals
