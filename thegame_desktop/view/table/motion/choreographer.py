"""Moves widgets, one stage after another. Decoration: at duration 0 everything is there at once."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QRect, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.table.motion.ways import Way, straight


@dataclass(frozen=True)
class Glide:
    """One widget on its way to a place."""

    widget: QWidget
    target: QRect
    delay_ms: int = 0
    way: Way = straight
    along: Callable[[float], None] | None = None
    """Is told on the way which share of the time has passed, and at its end that all has."""

    def go(self, start: QRect, share: float) -> None:
        """Be as far as after this share of the time."""
        self.widget.setGeometry(self.target if share >= 1 else self.way(start, self.target, share))
        if self.along is not None:
            self.along(share)


def appearing(fade: Callable[[float], None]) -> Callable[[float], None]:
    """Be there from the moment on at which it sets out."""
    return lambda _share: fade(1.0)


def fading_to(end: float, fade: Callable[[float], None]) -> Callable[[float], None]:
    """Fade on the way, until this much is there."""
    return lambda share: fade(1 - (1 - end) * share)


@dataclass(frozen=True)
class Stage:
    """Things that move at the same time, and what is done when all have arrived."""

    prepare: Callable[[], Iterable[Glide]]
    """Called when the stage begins, because only then it is plain where things are."""
    glide_ms: int
    then: Callable[[], None] = field(default=lambda: None)


class Choreographer(QObject):
    """Plays stages in order. `hurry` ends them all at once, with the same result."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Stage] = deque()
        self._current: Stage | None = None
        self._glides: list[tuple[Glide, QRect]] = []
        self._is_finishing = False
        self._is_hurried = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._arrive)

    @property
    def is_moving(self) -> bool:
        """True while a stage is being played."""
        return self._current is not None

    def play(self, stages: Iterable[Stage]) -> None:
        """Play these stages after those that are still under way.

        All of them are made now; what they find is there only when each is prepared.
        """
        self._waiting.extend(stages)
        if self._current is None and not self._is_finishing and self._begin_next():
            self._go_on()

    def hurry(self) -> None:
        """Bring everything to its place at once; from within a stage's end, all that follows."""
        self._is_hurried = True
        if self._current is not None and not self._is_finishing:
            self._clock.stop()
            self._go_on()
        elif self._current is None:
            self._is_hurried = False

    def cancel(self) -> None:
        """Leave everything where it is: what was to come has no meaning any more."""
        self._waiting.clear()
        self._glides = []
        self._current = None
        self._is_hurried = False
        self._clock.stop()

    def _go_on(self) -> None:
        """Finish the stage that is being played, and play on until one takes time."""
        self._finish_current()
        while self._begin_next():
            self._finish_current()

    def _begin_next(self) -> bool:
        """Begin the next stage; true if there is one and it takes no time."""
        if not self._waiting:
            self._current = None
            self._is_hurried = False
            self.idle.emit()
            return False
        stage = self._current = self._waiting.popleft()
        glides = list(stage.prepare())
        longest = stage.glide_ms + max((glide.delay_ms for glide in glides), default=0)
        # Before the glides are set: a clock that is told another time calls out its old one.
        self._clock.setDuration(longest)
        self._clock.setEndValue(float(longest))
        self._glides = [(glide, glide.widget.geometry()) for glide in glides]
        if self._is_hurried or stage.glide_ms == 0:
            return True
        self._clock.start()
        return False

    def _move(self, now_ms: float) -> None:
        if self._current is None:
            return
        for glide, start in self._glides:
            share = (now_ms - glide.delay_ms) / self._current.glide_ms
            if share > 0:
                glide.go(start, min(share, 1.0))

    def _arrive(self) -> None:
        if self._current is not None:
            self._go_on()

    def _finish_current(self) -> None:
        stage = self._current
        assert stage is not None, "only a stage that was begun can arrive"
        for glide, start in self._glides:
            glide.go(start, 1.0)
        self._glides = []
        self._is_finishing = True
        try:
            stage.then()
        finally:
            self._is_finishing = False
