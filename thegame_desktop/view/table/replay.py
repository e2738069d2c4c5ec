"""What a player has missed, played once more on the table."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.recap import Recap, Scene
from thegame_desktop.model.session import Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.card_button import with_shadow
from thegame_desktop.view.table.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.flying_card import FlyingCard
from thegame_desktop.view.table.motion import Motion
from thegame_desktop.view.table.placement import Placement
from thegame_desktop.view.table.surroundings import Surroundings

_SMALL = 4
"""How many times smaller a card is where it sets off."""
_ENCORES = 2
_BEFORE_ENCORE_MS = 5000
"""While the laptop goes from hand to hand, nobody sees the first replay."""


class Replay(QObject):
    """Shows the table as it was; then each card flies from whoever laid it."""

    def __init__(
        self,
        art: CardArt,
        session: Session,
        placement: Placement,
        around: Surroundings,
        choreographer: Choreographer,
        canvas: QWidget,
        *,
        motion: Callable[[], Motion],
        settle: Callable[[], None],
    ) -> None:
        super().__init__(canvas)
        self._art = art
        self._session = session
        self._placement = placement
        self._around = around
        self._choreographer = choreographer
        self._canvas = canvas
        self._motion = motion
        self._settle = settle
        """Shows the table of now."""
        self._encores = 0
        self._encore = QTimer(self)
        self._encore.setSingleShot(True)
        self._encore.timeout.connect(self._play_encore)

    def stages(self) -> Iterator[Stage]:
        """For whoever has just been handed the laptop: the replay, then the table of now."""
        self._encores = _ENCORES
        return self._stages()

    def again(self) -> None:
        """Play it once more, at once."""
        self._choreographer.hurry()
        self._choreographer.play(self._stages())

    def stop(self) -> None:
        """Play no encore, and let no card be left in the air."""
        self._encore.stop()
        for flying in self._canvas.findChildren(FlyingCard):
            flying.land()

    def _play_encore(self) -> None:
        if self._encores and self._canvas.isVisible():
            self._encores -= 1
            self.again()

    def _stages(self) -> Iterator[Stage]:
        missed, motion = self._around.recap(self._session.observation.table), self._motion()
        if missed is None or not missed.scenes or not motion.replay_pause_ms:
            return
        yield Stage(lambda: self._rewind(missed), 2 * motion.replay_pause_ms)
        for scene in missed.scenes:
            yield self._flight(scene, motion)
            yield Stage(list, motion.replay_pause_ms)
        yield Stage(list, 0, self._end)

    def _rewind(self, missed: Recap) -> list[Glide]:
        self._around.show_table(missed.before, ())
        return []

    def _flight(self, scene: Scene, motion: Motion) -> Stage:
        laid, commands = scene.laid, scene.table.setup.layout.by_card

        def prepare() -> list[Glide]:
            places = self._placement.places
            size = places.pile_card
            flying = FlyingCard(laid.card, commands.get(laid.card), size, self._art, self._canvas)
            start = QRect(0, 0, size.width() // _SMALL, size.height() // _SMALL)
            start.moveCenter(places.seats[laid.player].center())
            flying.start_from(start)
            return [Glide(flying, with_shadow(places.pile_card_rect(laid.pile)))]

        def then() -> None:
            self.stop()
            self._around.show_table(scene.table, ())

        return Stage(prepare, motion.replay_ms, then)

    def _end(self) -> None:
        self._settle()
        if self._around.cover.is_waiting:
            self._encore.start(_BEFORE_ENCORE_MS)
