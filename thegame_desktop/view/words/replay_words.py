"""Words for a game that is gone through once more: where one is in it, and what happened there."""

from thegame_desktop.engine import CardsDrawn, GameEnded, SignalsGiven, TurnStarted
from thegame_desktop.model.replay import Playback
from thegame_desktop.view.words.wording import Wording


class ReplayWords(Wording):
    """Tells of the step that is shown."""

    def place(self, playback: Playback) -> str:
        """Which turn it is; at the end, what came of it."""
        turn = self.tr("Turn {turn} of {turns}")
        told = turn.format(turn=playback.step.turn, turns=playback.turns)
        if playback.step.turn == 0:
            told = self.tr("Before the first turn")
        if playback.now < playback.last:
            return told
        grade = playback.step.state.table.grade
        result = self.tr("Given up") if grade is None else self._words.grade(grade)
        return self.tr("{turn} – {result}").format(turn=told, result=result)

    def possible(self, place: str) -> str:
        """The same, where it could have gone like that and didn't."""
        return self.tr("A possible course, not what happened – {place}").format(place=place)

    def happening(self, playback: Playback) -> str:
        """What was done in the step; at the end, how the game ended."""
        if playback.now == playback.last:
            return self._end(playback)
        setup = playback.session.setup
        # Who comes on turn after that can be seen; alone, the first turn begins with the deal.
        told = [
            self._words.log_line(event, setup)
            for event in playback.step.events
            if not isinstance(event, TurnStarted | SignalsGiven | CardsDrawn)
        ]
        if not told:
            return self.tr("The cards are dealt")
        drawn = [event for event in playback.step.events if isinstance(event, CardsDrawn)]
        told += [self.tr("%n card(s) drawn", "", event.count) for event in drawn]
        return " · ".join(told)

    def _end(self, playback: Playback) -> str:
        left = self.tr("%n card(s) left", "", playback.outcome.cards_left)
        for event in playback.step.events:
            if isinstance(event, GameEnded) and event.outcome.reason is not None:
                return f"{left}. {self._words.loss(event.outcome.reason)}"
        return left if playback.is_given_up else self.tr("Every card is laid.")
