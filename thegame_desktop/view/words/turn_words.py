"""Words for one turn looked back at: what was played, what else there was, and trying it again."""

from thegame_desktop.bots.analysis.open_reasons import NextIsStuck, NextMovesLess, open_reason
from thegame_desktop.bots.analysis.reasons import reasons_for
from thegame_desktop.bots.analysis.review import Knowledge, PlayoutTally, TurnReview, WayToPlay
from thegame_desktop.engine import CardLaid, CardsDrawn, Grade, Status
from thegame_desktop.model.demonstration import Demonstration
from thegame_desktop.play.verdict import JudgedAttempt, Verdict
from thegame_desktop.view.words.coach_words import CoachWords
from thegame_desktop.view.words.reason_words import ReasonWords
from thegame_desktop.view.words.wording import Wording
from thegame_desktop.view.words.words import Words


class TurnWords(Wording):
    """Tells of it kindly: there is always another way, and never a culprit."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._coach = CoachWords(words)
        self._reasons = ReasonWords(words)

    def title(self, review: TurnReview) -> str:
        """Which turn it is, and whose it was."""
        table = review.turn.before.table
        return self._coach.turn(len(table.turns) + 1, review.turn.player, table.setup)

    # A turn explained

    def as_it_was(self, review: TurnReview, knowledge: Knowledge) -> str:
        """What was played, and what comes of it."""
        told = self.tr("As it was: {lays}.").format(lays=self._coach.lays(review.played.lays))
        lost_with = review.turn.lost_with
        if lost_with is not None:
            left = self.tr("The game ended there with %n card(s) left.", "", lost_with)
            return f"{told} {left}"
        return f"{told} {self._chance(review.played.ending, review.better, knowledge)}"

    def another_way(self, review: TurnReview, knowledge: Knowledge) -> str:
        """What would have been better and why; or that nothing is known to be."""
        if not review.is_judged:
            return self.tr("The coach is still looking for a better way.")
        if review.better is None:
            return self.tr("The coach has found no better way.")
        told = self.tr("Another way: {lays}.").format(lays=self._coach.lays(review.better.lays))
        chance = self._chance(review.better.ending, review.played, knowledge)
        # The reasons go by what the player could see, which isn't why it wins with these cards.
        if knowledge is Knowledge.THEN:
            why = self.why(review, review.better, review.played)
        else:
            why = self._why_openly(review)
        return " ".join(filter(None, (told, chance, why)))

    def why(self, review: TurnReview, better: WayToPlay, rival: WayToPlay) -> str:
        """Why one way to play the turn is better than another; empty if words can't tell that."""
        seen = review.turn.seen
        reasons = reasons_for(seen, better.lays, [rival.lays], shared=False)
        return self._reasons.tell(reasons, seen)

    def _why_openly(self, review: TurnReview) -> str:
        """Why it is better with the cards as they lay; empty if that can't be told in words."""
        assert review.better is not None, "there is another way"
        turn = review.turn
        match open_reason(turn.before, review.better.lays, turn.lays):
            case NextIsStuck():
                return self.tr("As it was, nobody could go on after it.")
            case NextMovesLess(steps, rival) if steps > 0:
                told = self.tr(
                    "The next turn then moves the piles on by less: {steps} rather than {rival}."
                )
                return told.format(steps=steps, rival=rival)
            case NextMovesLess():
                return self.tr("The next turn then needn't move the piles on at all.")
            case None:
                return ""

    def _chance(self, ending: PlayoutTally, rival: WayToPlay | None, knowledge: Knowledge) -> str:
        """How often it wins; where that is the same for both ways, also what is left."""
        won = _hundredths(ending)
        words = self.tr("With the cards as they really lay, that wins {won} of 100 games.")
        if knowledge is Knowledge.THEN:
            words = self.tr("That wins {won} of 100 games.")
        told = words.format(won=won)
        if rival is None or _hundredths(rival.ending) != won:
            return told
        left = self.tr("About %n card(s) are left then.", "", round(ending.left))
        return f"{told} {left}"

    # Its steps

    def step(self, shown: Demonstration) -> str:
        """What comes next in the turn; at its end, how it ended."""
        if shown.now == shown.last:
            return self._end(shown)
        (event, *_rest) = shown.steps[shown.now + 1].events
        if not isinstance(event, CardLaid):
            return self.tr("Next: the turn is finished.")
        deed = self._words.events.laid(event, shown.session.setup)
        if shown.now == 0:
            return self.tr("The turn begins. Next: {deed}").format(deed=deed)
        return self.tr("Next: {deed}").format(deed=deed)

    def _end(self, shown: Demonstration) -> str:
        if shown.is_finished:
            events = shown.step.events
            drawn = sum(event.count for event in events if isinstance(event, CardsDrawn))
            if drawn:
                return self.tr("The turn is finished, %n card(s) drawn.", "", drawn)
            return self.tr("The turn is finished.")
        if shown.step.state.outcome.status is Status.WON:
            return self._words.grade(Grade.BEATEN)
        return self.tr("From here the turn can't be finished any more.")

    # Practice

    def puzzle(self, review: TurnReview) -> str:
        """What there is to find."""
        assert review.better is not None, "there is something to find"
        told = self.tr("How would you play this turn?")
        won = _hundredths(review.better.ending)
        if won == _hundredths(review.played.ending):
            return told
        goal = self.tr("There is a way that wins {won} of 100 games.").format(won=won)
        return f"{told} {goal}"

    def weighing(self) -> str:
        """That an answer takes a moment."""
        return self.tr("Your turn is played through …")

    def answer(self, judged: JudgedAttempt, review: TurnReview, *, can_take_back: bool) -> str:
        """What there is to say about an attempt."""
        match judged.verdict:
            case Verdict.LOST if can_take_back:
                return self.tr(
                    "With that the turn can't be finished any more. Take the card back, or try it "
                    "once more."
                )
            case Verdict.LOST:
                return self.tr("With that the turn can't be finished any more. Try it once more.")
            case Verdict.FOUND:
                return self._found(judged.better.ending)
            case _:
                return self._compared(judged, review)

    def _found(self, ending: PlayoutTally) -> str:
        won = _hundredths(ending)
        if won:
            return self.tr("That is the coach's way: it wins {won} of 100 games.").format(won=won)
        left = round(ending.left)
        return self.tr("That is the coach's way: about %n card(s) are left.", "", left)

    def _compared(self, judged: JudgedAttempt, review: TurnReview) -> str:
        assert judged.attempt is not None, "the turn was finished"
        attempt, better = judged.attempt.ending, judged.better.ending
        numbers = {"won": _hundredths(attempt), "better": _hundredths(better)}
        if judged.verdict is Verdict.AS_GOOD:
            if not any(numbers.values()):
                words = self.tr(
                    "As good as the coach's way: about %n card(s) are left, after the coach's "
                    "{left}.",
                    "",
                    round(attempt.left),
                )
                return words.format(left=round(better.left))
            words = self.tr(
                "As good as the coach's way: it wins {won} of 100 games, the coach's {better}."
            )
            return words.format(**numbers)
        way = self._coach.lays(judged.better.lays)
        if numbers["won"] == numbers["better"]:
            words = self.tr(
                "The coach would rather play {way}. About %n card(s) are left then, after yours "
                "{left}.",
                "",
                round(better.left),
            )
            numbers["left"] = round(attempt.left)
        elif judged.verdict is Verdict.OTHERWISE:
            words = self.tr(
                "The coach would rather play {way}. That wins {better} of 100 games, yours {won}."
            )
        elif judged.played is None:
            words = self.tr(
                "Better than then: yours wins {won} of 100 games. The coach's way wins {better}: "
                "{way}."
            )
        else:
            numbers["then"] = _hundredths(judged.played.ending)
            words = self.tr(
                "Better than then: {won} of 100 games rather than {then}. The coach's way wins "
                "{better}: {way}."
            )
        # Whoever reads this wants to know about the turn just tried, not the one of the game.
        why = self.why(review, judged.better, judged.attempt)
        return " ".join(filter(None, (words.format(way=way, **numbers), why)))

    def farewell(self, found: int, count: int) -> str:
        """What came of all puzzles."""
        told = self.tr("{found} of %n found.", "", count).format(found=found)
        rest = self.tr("Each of them can be tried again at any time.")
        if found == count:
            rest = self.tr("There is nothing left to be found here.")
        return f"{told} {rest}"


def _hundredths(ending: PlayoutTally) -> int:
    return round(100 * ending.chance)
