"""What a player has missed, played once more on the table."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Table
from thegame_desktop.model.recap import Recap, Scene
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.card_button import with_shadow
from thegame_desktop.view.table.choreographer import Glide, Stage
from thegame_desktop.view.table.flying_card import FlyingCard
from thegame_desktop.view.table.motion import Motion
from thegame_desktop.view.table.placement import Placement

_SMALL = 4
"""How many times smaller a card is where it sets off."""


class Replay:
    """Makes the stages: the table as it was, then each card flies from whoever laid it."""

    def __init__(
        self,
        art: CardArt,
        canvas: QWidget,
        placement: Placement,
        show_table: Callable[[Table], None],
    ) -> None:
        self._art = art
        self._canvas = canvas
        self._placement = placement
        self._show_table = show_table

    def stages(self, missed: Recap, motion: Motion) -> Iterator[Stage]:
        """The stages of a replay; whoever plays them shows the table of now afterwards."""
        if not missed.scenes or not motion.replay_pause_ms:
            return

        def rewind() -> list[Glide]:
            self._show_table(missed.before)
            return []

        yield Stage(rewind, 2 * motion.replay_pause_ms)
        for scene in missed.scenes:
            yield self._flight(scene, motion)
            yield Stage(list, motion.replay_pause_ms)

    def clear(self) -> None:
        """Let no card be left in the air."""
        for flying in self._canvas.findChildren(FlyingCard):
            flying.land()

    def _flight(self, scene: Scene, motion: Motion) -> Stage:
        laid, commands = scene.laid, scene.table.setup.layout.by_card

        def prepare() -> list[Glide]:
            places = self._placement.places
            size = places.pile_card
            flying = FlyingCard(laid.card, commands.get(laid.card), size, self._art, self._canvas)
            seat = places.seats[laid.player]
            start = QRect(0, 0, size.width() // _SMALL, size.height() // _SMALL)
            start.moveCenter(seat.center())
            flying.start_from(start)
            return [Glide(flying, with_shadow(places.pile_card_rect(laid.pile)))]

        def then() -> None:
            self.clear()
            self._show_table(scene.table)

        return Stage(prepare, motion.replay_ms, then)
