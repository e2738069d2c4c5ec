"""Words for a hint: what to do, what comes then, and why."""

from collections.abc import Iterator
from typing import NamedTuple

from thegame_desktop.bots.analysis.hints import Hint
from thegame_desktop.engine import Lay, Observation, is_stop
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.view.words.reason_words import ReasonWords
from thegame_desktop.view.words.wording import Wording
from thegame_desktop.view.words.words import Words

_MOST_TO_COME = 2
"""So much of the rest of the turn is told."""


class HintText(NamedTuple):
    """A hint as it is shown: a line of what to do, and below it a line of why."""

    kind: str
    what: str = ""
    then: str = ""
    why: str = ""
    note: str = ""

    @property
    def spoken(self) -> str:
        """All of it, to be read aloud."""
        what = f"{self.kind}: {self.what}" if self.what else self.kind
        then = f"{what}, {self.then}" if self.then else what
        return " ".join(filter(None, (f"{then}." if self.what else then, self.why, self.note)))


class HintWords(Wording):
    """Tells a hint in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._reasons = ReasonWords(words)

    def thinking(self) -> HintText:
        """While there is nothing to tell yet."""
        return HintText(self.tr("Thinking…"))

    def hint(self, adviser: Adviser) -> HintText:
        """What to do; the first one of a game says what that means."""
        hint, seen = adviser.hint, adviser.seen
        assert hint is not None, "there is nothing to tell"
        note = self.tr("Counts as a game with hints.") if adviser.is_first else ""
        if adviser.is_the_only_one:
            note = self.tr("Nothing else comes close.")
        return HintText(
            kind=self.tr("Second choice") if adviser.is_runner_up else self.tr("Hint"),
            what=self._reasons.action(hint.action, seen),
            then=self._then(hint, seen),
            why=self._reasons.tell(hint.reasons, seen),
            note=note,
        )

    def _then(self, hint: Hint, seen: Observation) -> str:
        """How the turn goes on, as far as it is easily remembered."""
        to_come = list(self._to_come(hint.lays, seen))
        told = [self.tr("then {what}").format(what=what) for what in to_come[:_MOST_TO_COME]]
        if len(hint.lays) - 1 > _MOST_TO_COME:  # that one finishes then, everybody knows
            told.append("…")
        return ", ".join(told)

    def _to_come(self, lays: tuple[Lay, ...], seen: Observation) -> Iterator[str]:
        for lay in lays[1:]:
            card = self._words.card(lay.card)
            yield self.tr("{card} on pile {number}").format(card=card, number=lay.pile + 1)
        if lays and not is_stop(seen.table.setup, lays[-1].card) and not _wins(lays, seen):
            yield self.tr("finish")


def _wins(lays: tuple[Lay, ...], seen: Observation) -> bool:
    """True if nothing is left after these lays: there is no turn to finish any more."""
    return len(lays) == sum(seen.hand_sizes) + seen.draw_pile_size
