"""A narrator for sittings that nobody looks at."""

from collections.abc import Sequence

from thegame_desktop.engine import Event, Setup


class PlainNarrator:
    """Tells what has happened as the engine would, and remembers who plays."""

    def __init__(self) -> None:
        self.names: Sequence[str] = ()

    def call_players(self, names: Sequence[str], you: int | None = None) -> None:
        """These are the names from now on."""
        self.names = names

    def log_line(self, event: Event, setup: Setup) -> str:
        """The event as it is."""
        return repr(event)
