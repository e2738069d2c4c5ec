"""A lesson while it is played: what is asked for, and an answer to whatever the learner does."""

from collections.abc import Callable
from enum import Enum, auto
from typing import assert_never

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import (
    Action,
    Advice,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    Observation,
    PileAdvice,
    Signals,
    refusal,
)
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting import Narrator, Sitting
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.play.lessons.lesson import Lesson, Place
from thegame_desktop.play.lessons.prepared import LEARNER
from thegame_desktop.play.reply import Objection, Reply
from thegame_desktop.play.wishes import LookingAround, OwnCards, Say, TableWish, WhyNot

MANY_NUMBERS = 8
"""So many that are left out are told to be wasted."""


class LessonPhase(Enum):
    """What a lesson is waiting for."""

    ASKS = auto()
    """For the learner, to play the step."""
    WATCHES = auto()
    """For computer players, who have their turn."""
    RESTS = auto()
    """For the learner, to go on to the next scene."""
    DONE = auto()
    """For nothing: the lesson is over."""


class _Partners(ComputerPlayers):
    """Computer players who wait as long as something is asked of the learner."""

    def __init__(self, session: Session, phase: Callable[[], LessonPhase], parent: QObject) -> None:
        super().__init__(session, parent)
        self._phase = phase

    @property
    def can_be_hurried(self) -> bool:
        return super().can_be_hurried and self._phase() is LessonPhase.WATCHES

    def proceed(self) -> None:
        if self._phase() is not LessonPhase.ASKS:
            super().proceed()


class Tutor(QObject):
    """Owns the game of a lesson: all that the learner wishes to do enters here."""

    changed = Signal()
    """Another step, or something else is waited for."""

    def __init__(
        self, settings: Settings, narrator: Narrator, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.session = Session(self)
        self.sitting = Sitting(
            narrator,
            self.session,
            self,
            computers=lambda session, parent: _Partners(session, lambda: self.phase, parent),
        )
        self._lesson: Lesson | None = None
        self.played = 0
        """How many steps have been played."""
        self.phase = LessonPhase.DONE
        """What is waited for."""
        self.session.stepped.connect(self._watch)
        self.session.taken_back.connect(self._step_back)

    # What there is to know

    @property
    def lesson(self) -> Lesson:
        """What is being taught."""
        assert self._lesson is not None, "no lesson has begun"
        return self._lesson

    @property
    def nth(self) -> int:
        """Which of all that there is to see in the lesson is in sight, counted from 1."""
        seen = self.lesson.seen(self.played)
        is_at_end = self._has_ended_scene and self.phase is not LessonPhase.ASKS
        return seen if is_at_end else seen + 1

    @property
    def next_lesson(self) -> str | None:
        """The edition whose lesson is to be played after this one; None if all are done."""
        return self._settings.next_lesson

    @property
    def asked(self) -> Place | None:
        """What the learner is asked for; None if nothing is."""
        return self.lesson.place(self.played) if self.phase is LessonPhase.ASKS else None

    @property
    def last(self) -> Place | None:
        """What was played last; None before the first step."""
        return self.lesson.place(self.played - 1) if self.played else None

    @property
    def shown_way(self) -> Action | None:
        """One way to play what is asked for now."""
        asked = self.asked
        return None if asked is None else asked.step.way(self.session.observation)

    # What can be done

    def begin(self, edition: str) -> None:
        """Teach an edition, from where it was left; once it is done, from the start."""
        self._lesson = LESSONS[edition]
        played = self._settings.lesson_step(edition)
        self._open(played if played < len(self._lesson.steps) else 0)

    def go_on(self) -> None:
        """Show the next scene."""
        if self.phase is LessonPhase.RESTS:
            self._open(self.played)

    def fulfil(self, wish: TableWish) -> Reply | WhyNot | None:
        """Do it, if it is what was asked for or disturbs nothing; else answer why not."""
        if isinstance(wish, OwnCards):
            return self.sitting.fulfil(wish, self._settings.preferences)
        if isinstance(wish, ChooseStarter | LookingAround):
            return WhyNot.TAUGHT
        match wish:
            case Lay() | FinishTurn():
                return self._act(wish)
            case Say(signals):
                return self._say(signals)
            case _:
                assert_never(wish)

    def _say(self, signals: Signals) -> Reply | None:
        """Let the others know this: nobody is kept from talking, until others have heard it."""
        action = GiveSignals(LEARNER, signals)
        if self.phase is not LessonPhase.ASKS:
            return Reply(Objection.OVER, action)
        place, is_asked = self.lesson.place(self.played), self._takes(action)
        if not self.session.submit(action):
            return None  # it tells everybody why not
        if is_asked:
            self._advance()
        elif place.step.asks_for_words:
            return Reply(Objection.OTHERWISE, action)
        return None

    def close(self) -> None:
        """The program ends."""
        self.sitting.close()

    # How it goes on

    def _open(self, played: int) -> None:
        self.played = played
        self.phase = LessonPhase.ASKS
        self.session.open(self.lesson.course(played))
        self.changed.emit()

    def _act(self, action: Action) -> Reply | None:
        reply = self._reply(action)
        if reply is None:
            self.session.submit(action)
            self._advance()
        elif reply.refusal is not None:
            self.session.submit(action)  # it tells everybody why not
        return reply

    def _reply(self, action: Action) -> Reply | None:
        """Why this isn't what was asked for; None if it is."""
        if self.phase is not LessonPhase.ASKS:
            return Reply(Objection.OVER, action)
        refused = refusal(self.session.observation, action)
        if refused is not None:
            return Reply(Objection.REFUSED, action, refused)
        if isinstance(action, Lay) and self.session.would_lose(action):
            return Reply(Objection.LOSES, action)
        if self._takes(action):
            return None
        if not isinstance(action, Lay):
            return Reply(Objection.TOO_EARLY, action)
        return self._reply_to_lay(action)

    def _reply_to_lay(self, lay: Lay) -> Reply:
        """Why it had better not be laid here, though it could be."""
        seen, place = self.session.observation, self.lesson.place(self.played)
        wanted = PileAdvice(lay.pile, Advice.KEEP_OFF)
        for player, said in enumerate(seen.table.signals):
            if player != LEARNER and wanted in said:
                return Reply(Objection.TAKES, lay, player=player)
        skipped = _left_out(seen, lay)
        if place.step.asks_for_lay and skipped >= MANY_NUMBERS:
            return Reply(Objection.WASTES, lay, skipped=skipped)
        return Reply(Objection.OTHERWISE, lay)

    def _takes(self, action: Action) -> bool:
        asked = self.asked
        return asked is not None and asked.step.takes(action)

    def _advance(self) -> None:
        """The step has been played."""
        self._keep(self.played + 1)
        if self.sitting.computers.acting is not None:
            self.phase = LessonPhase.WATCHES
        else:
            self._lead_on()
        self.changed.emit()

    def _watch(self) -> None:
        """Computer players have had their turn when it is the learner's again, or the end."""
        if self.phase is LessonPhase.WATCHES and self.sitting.computers.acting is None:
            self._lead_on()
            self.changed.emit()

    def _lead_on(self) -> None:
        """Ask for the next step of the scene; after its last one, let it be seen."""
        if self.played == len(self.lesson.steps):
            self.phase = LessonPhase.DONE
        else:
            self.phase = LessonPhase.RESTS if self._has_ended_scene else LessonPhase.ASKS

    @property
    def _has_ended_scene(self) -> bool:
        """True if what was played last was the last step of its scene."""
        return self.last is not None and self.last.ends_scene

    def _step_back(self) -> None:
        """A card was taken back, and each card was a step."""
        self._keep(self.played - 1)
        self.phase = LessonPhase.ASKS
        self.changed.emit()

    def _keep(self, played: int) -> None:
        self.played = played
        self._settings.keep_lesson_step(self.lesson.edition, played)


def _left_out(seen: Observation, lay: Lay) -> int:
    """How many numbers that aren't laid yet lie between a pile's top and this card."""
    table, laid = seen.table, set(seen.table.laid)
    if table.setup.edition.has_colours:
        return 0  # any of them may still come by its colour
    low, high = sorted((table.position.tops[lay.pile].number, lay.card.number))
    return sum(low < card.number < high for card in table.setup.edition.cards if card not in laid)
