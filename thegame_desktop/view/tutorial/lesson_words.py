"""All words of the tutorial: of every lesson, and the answers to whatever a learner does."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from thegame_desktop.engine import Command, Lay, Reason, Refusal, Setup, Table
from thegame_desktop.model.tutor import LessonPhase
from thegame_desktop.play.lessons.lesson import Lesson, Place
from thegame_desktop.play.reply import Objection, Reply
from thegame_desktop.view.tutorial.extreme_words import ExtremeLessonWords
from thegame_desktop.view.tutorial.original_words import OriginalLessonWords
from thegame_desktop.view.tutorial.quick_words import QuickLessonWords
from thegame_desktop.view.tutorial.step_words import StepWords, WordsOfLesson
from thegame_desktop.view.words.words import Words

_COMMANDS = {
    Reason.BACKWARDS_FORBIDDEN: Command.NO_BACKWARDS,
    Reason.SECOND_PILE: Command.ONE_PILE,
    Reason.FOURTH_CARD: Command.THREE,
    Reason.THREE_TOO_LATE: Command.THREE,
    Reason.THREE_OWED: Command.THREE,
    Reason.STOP_NOT_THIRD: Command.THREE,
    Reason.STOP_UNDER_SKULL: Command.SKULL,
    Reason.SKULL_OPEN: Command.SKULL,
}
"""Which command is behind a refusal."""


class LessonWords(QObject):
    """Turns what the tutor says into words of the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words
        self._lessons: Mapping[str, WordsOfLesson] = {
            "original": OriginalLessonWords(self),
            "extreme": ExtremeLessonWords(words),
            "quick": QuickLessonWords(self),
        }

    def scene(self, lesson: Lesson, place: Place) -> str:
        """The title of a scene."""
        return self._lessons[lesson.edition].scenes()[place.scene.name]

    def step(self, lesson: Lesson, place: Place) -> StepWords:
        """What is said about a step."""
        return self._lessons[lesson.edition].steps()[place.step.name]

    def farewell(self, lesson: Lesson) -> str:
        """What is said when all has been played."""
        return self._lessons[lesson.edition].farewell()

    def reply(self, reply: Reply, nudge: str, table: Table, phase: LessonPhase) -> str:
        """The answer to something that wasn't asked for; `nudge` is the step's own."""
        match reply.objection:
            case Objection.REFUSED:
                assert reply.refusal is not None, "the rules have a reason"
                return self._refused(reply, reply.refusal, table.setup)
            case Objection.LOSES:
                return self.tr(
                    "It would fit, but after that you couldn't finish the turn any more: the game "
                    "would be lost. Try another way."
                )
            case Objection.TAKES:
                assert reply.player is not None, "somebody has asked"
                words = self.tr("{player} has something very good for this pile: leave it alone.")
                return words.format(
                    player=self._words.player(reply.player, table.setup.player_count)
                )
            case Objection.WASTES:
                return self.tr(
                    "It would fit, but %n number(s) would be skipped and no longer fit on this "
                    "pile. Look for a smaller step.",
                    "",
                    reply.skipped,
                )
            case Objection.OTHERWISE:
                return nudge or self.tr("That is possible too. But play what is asked for here.")
            case Objection.TOO_EARLY:
                return self.tr("You could finish the turn. But first play what is asked for here.")
            case Objection.OVER:
                if phase is LessonPhase.WATCHES:
                    assert table.on_turn is not None, "somebody is being watched"
                    player = self._words.player(table.on_turn, table.setup.player_count)
                    return self.tr("One moment: it is {player}'s turn.").format(player=player)
                return self.tr("All done here: use the button above to continue.")

    def _refused(self, reply: Reply, refused: Refusal, setup: Setup) -> str:
        """The reason, and the rule behind it."""
        reason = self._words.refusals.why(refused, reply.action)
        rule = ""
        if refused.reason in _COMMANDS:
            rule = self._words.command_rule(_COMMANDS[refused.reason])
        elif isinstance(reply.action, Lay):
            rule = self._rule(refused.reason, has_colours=setup.edition.has_colours)
        ended = reason if reason.endswith((".", "!")) else f"{reason}."
        return f"{ended} {rule}".strip()

    def _rule(self, reason: Reason, *, has_colours: bool) -> str:
        """What fits on a pile."""
        if reason is Reason.NOT_HIGHER:
            if has_colours:
                return self.tr("This pile goes up: a higher number fits, or the same colour.")
            return self.tr("This pile goes up: a higher card fits, or one exactly 10 lower.")
        if reason is Reason.NOT_LOWER:
            if has_colours:
                return self.tr("This pile goes down: a lower number fits, or the same colour.")
            return self.tr("This pile goes down: a lower card fits, or one exactly 10 higher.")
        return ""
