"""A lesson at the real table, with somebody who explains it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import (
    Action,
    Event,
    FinishTurn,
    GameEnded,
    GiveSignals,
    Grade,
    Lay,
    Status,
)
from thegame_desktop.model.tutor import LessonPhase, Tutor
from thegame_desktop.play.reply import Reply
from thegame_desktop.view.look.focus_ring import is_choosing_key
from thegame_desktop.view.rules.chapters import anchor_of
from thegame_desktop.view.table.hints.spotlight import Spotlight
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.table_page import BarPage
from thegame_desktop.view.tutorial.celebration import Celebration
from thegame_desktop.view.tutorial.lesson_words import LessonWords
from thegame_desktop.view.tutorial.tutor_bar import TutorBar
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.speech_bar import TWO_LINES, Speech, Tone
from thegame_desktop.view.wishes import ChooseGame, Go, Teach
from thegame_desktop.view.words.words import Words


class LessonPage(BarPage[TutorBar]):
    """Its host is the tutor; it tells what the tutor says."""

    def __init__(self, kit: TableKit, words: Words, tutor: Tutor, parent: QWidget) -> None:
        super().__init__(parent)
        self._tutor = tutor
        self._settings = kit.settings
        self._reply: Reply | None = None
        self._words = words
        self._lesson_words = LessonWords(words)
        self.bar = TutorBar(kit.theme, self)
        self.column.addWidget(self.bar)
        self.lay_table(kit, words, tutor.sitting, tutor, calls_players=True)
        self._spotlight = Spotlight(kit.theme, self.table)
        self._celebration = Celebration(kit.theme, self.table)
        self.table.settled.connect(self._spotlight.find)
        self.table.choreographer.idle.connect(self._point_to_way_on)
        self.director.happened.connect(self._celebrate)
        self.table.settled.connect(self._place_celebration)
        tutor.session.started.connect(self._celebration.end)
        self.bar.go_on.clicked.connect(tutor.go_on)
        self.bar.following.clicked.connect(self._wish_for_next)
        for button in (self.bar.back, self.bar.others):
            self.wish_by(button, Go.BACK)
        self.bar.play.clicked.connect(lambda: self.wished.emit(ChooseGame(self.edition)))
        tutor.changed.connect(self._show_step)
        tutor.changed.connect(kit.heed)
        self.retranslate()

    @property
    def edition(self) -> str:
        """What is being taught."""
        return self._tutor.lesson.edition

    @property
    def rule(self) -> str:
        """The place in the rules that tells of what is being taught."""
        place = self._tutor.asked or self._tutor.last
        return anchor_of(self.edition, place.scene.rule if place else "")

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Lesson"))
        self._place_celebration()

    # What the tutor says

    def _show_step(self) -> None:
        self._reply = None
        self._tell()
        self.table.buttons.show_pace()
        self._point_to_way_on()

    def _point_to_way_on(self) -> None:
        """Have the keyboard where it goes on, once nothing is to be done at the table."""
        if (button := self._way_on) is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _way_on(self) -> PageButton | None:
        """What leads on; None as long as there is something to be done at the table."""
        ways_on = {LessonPhase.RESTS: self.bar.go_on, LessonPhase.DONE: self.bar.way_on}
        return ways_on.get(self._tutor.phase)

    def _wish_for_next(self) -> None:
        if (edition := self._tutor.next_lesson) is not None:
            self.wished.emit(Teach(edition))

    def _hear_reply(self, reply: Reply) -> None:
        self._reply = reply
        if isinstance(reply.action, Lay) and reply.refusal is None:
            self.let_go()  # else the table has been told why not
        self._tell()

    def _tell(self) -> None:
        tutor = self._tutor
        nth, steps = tutor.nth, tutor.lesson.length
        count = self.tr("Step {step} of {steps}").format(step=nth, steps=steps)
        self.bar.count(nth, steps, count)
        is_done = tutor.phase is LessonPhase.DONE
        following = tutor.next_lesson if is_done else None
        self.bar.offer(
            go_on=tutor.phase is LessonPhase.RESTS,
            is_done=is_done,
            following="" if following is None else self._words.edition(following),
        )
        self._reserve()
        self.bar.say(self._speech())
        asked = tutor.asked
        is_shown = asked is not None and (asked.step.is_shown or self._reply is not None)
        way = tutor.shown_way if is_shown else None
        self._spotlight.show([] if way is None else _touched(way))

    def _speech(self) -> Speech:
        tutor, lesson, words = self._tutor, self._tutor.lesson, self._lesson_words
        asked, last = tutor.asked, tutor.last
        praise = "" if last is None else words.step(lesson, last).praise
        match tutor.phase:
            case LessonPhase.DONE:
                speech = Speech(self.tr("Well done!"), words.farewell(lesson))
            case LessonPhase.WATCHES:
                assert last is not None, "something was played"
                table = tutor.session.observation.table
                assert table.on_turn is not None, "the game has begun"
                whose = self._words.whose_turn(table.on_turn, table.setup.player_count)
                speech = Speech(words.scene(lesson, last), whose)
            case LessonPhase.RESTS:
                assert last is not None, "something was played"
                way_on = self.tr("Click “Continue”, or press Enter.")
                speech = Speech(words.scene(lesson, last), praise, way_on)
            case LessonPhase.ASKS:
                assert asked is not None, "it is asked for something"
                # What was praised at the end of a scene has been read there.
                praise = praise if asked.nth else ""
                task = words.step(lesson, asked).task
                speech = Speech(words.scene(lesson, asked), task, praise)
        if self._reply is None:
            return speech
        nudge = "" if asked is None else words.step(lesson, asked).nudge
        table = tutor.session.observation.table
        answer = words.reply(self._reply, nudge, table, tutor.phase)
        return Speech(speech.title, speech.task, answer, Tone.OBJECTION)

    def _reserve(self) -> None:
        """Have room for all that may be said in this lesson."""
        lesson, words = self._tutor.lesson, self._lesson_words
        places = [lesson.place(number) for number in range(len(lesson.steps))]
        steps = [words.step(lesson, place) for place in places]
        self.bar.reserve(
            {words.scene(lesson, place) for place in places},
            [*(step.task for step in steps), words.farewell(lesson)],
            [TWO_LINES, *(each for step in steps for each in (step.praise, step.nudge))],
        )

    # The end of its game

    def _celebrate(self, event: Event) -> None:
        """Let it be seen that the game is won."""
        if isinstance(event, GameEnded) and event.outcome.status is Status.WON:
            self._celebration.setGeometry(self.table.rect())
            rain_ms = motion_for(self._settings.preferences).rain_ms
            self._celebration.begin(self._cheer, self.table.hand_room, rain_ms)

    def _place_celebration(self) -> None:
        """Say it again: the words or the room for them may be others now."""
        if not self._celebration.isHidden():
            self._celebration.setGeometry(self.table.rect())
            self._celebration.say(self._cheer, self.table.hand_room)

    @property
    def _cheer(self) -> str:
        return self._words.grade(Grade.BEATEN)

    # The page itself

    def press_beside(self, event: QKeyEvent) -> bool:
        if not is_choosing_key(event) or self._way_on is None:
            return False
        self._way_on.click()
        return True


def _touched(way: Action) -> list[str]:
    """The names of the widgets that are touched by whoever does this."""
    match way:
        case Lay(card, pile):
            return [f"card {card.code}", f"pile {pile}"]
        case FinishTurn():
            return ["finish"]
        case GiveSignals():
            return ["signals"]
    return []
