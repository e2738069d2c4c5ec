"""A table with the game on it: the one that is played at, or the one that is learnt at."""

from dataclasses import dataclass
from typing import Protocol

from thegame_desktop.model.session import Session
from thegame_desktop.view.table.table import Table


class Wishes(Protocol):
    """Where the wishes go that menus and keys have in common with the table."""

    def finish_turn(self) -> None:
        """Finish the turn, if that can be."""
        ...

    def take_back(self) -> None:
        """Undo the last lay, if that can be."""
        ...


@dataclass(frozen=True)
class Desk:
    """What the menus act on while its table is in sight."""

    session: Session
    table: Table
    wishes: Wishes
