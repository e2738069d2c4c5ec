"""Words for what has happened, a line each."""

from collections.abc import Sequence

from thegame_desktop.engine import (
    CardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    Grade,
    Outcome,
    Setup,
    SignalsGiven,
    StarterChosen,
    TurnFinished,
    TurnStarted,
)
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.wording import Wording


class EventWords(Wording):
    """The part of the words that tells the course of a game; asked by way of `Words`."""

    def log_line(self, event: Event, setup: Setup) -> str:
        """What has happened, as a line of the log."""
        match event:
            case StarterChosen(player):
                return self._words.begins(player, setup.player_count)
            case TurnStarted(player, minimum):
                if minimum == setup.variant.maximum:
                    words = self.tr("{turn}: exactly %n card(s)", "", minimum)
                else:
                    words = self.tr("{turn}: at least %n card(s)", "", minimum)
                return words.format(turn=self._words.whose_turn(player, setup.player_count))
            case CardLaid(player):
                return self._by(player, setup, self.laid(event, setup))
            case CardsDrawn(player, count):
                return self._by(player, setup, self.tr("%n card(s) drawn", "", count))
            case TurnFinished(player):
                return self._by(player, setup, self.tr("turn finished"))
            case SignalsGiven(player, signals):
                said = self.tr("signals given") if signals else self.tr("signals withdrawn")
                return self._by(player, setup, said)
            case GameEnded(outcome=outcome):
                return self._ended(outcome)

    def recap_line(self, lays: Sequence[CardLaid], setup: Setup) -> str:
        """The lays of one turn, one after another, on one line."""
        laid = "; ".join(self.laid(event, setup) for event in lays)
        return self._by(lays[0].player, setup, laid)

    def laid(self, event: CardLaid, setup: Setup) -> str:
        """What was laid where, and how far the pile has moved by it."""
        row = setup.edition.rows[event.pile]
        # A step all the way from a row card without a number means nothing to anyone.
        counts = setup.edition.row_cards_are_numbered
        if not counts and event.step == row.step(row.card, event.card):
            words = self.tr("{card} on pile {number}")
        elif event.backwards:
            words = self.tr("{card} on pile {number}, backwards trick ({step})")
        else:
            words = self.tr("{card} on pile {number} ({step})")
        lay = words.format(
            card=self._words.card(event.card),
            number=event.pile + 1,
            step=self._words.step_badge(event.step, row.direction, is_backwards=event.backwards),
        )
        command = setup.layout.by_card.get(event.card)
        return lay if command is None else f"{lay}: {self._words.command(command)}"

    def _by(self, player: int, setup: Setup, happening: str) -> str:
        """What has happened with who did it; alone that goes without saying."""
        if setup.player_count == 1:
            return as_sentence(happening)
        name = self._words.player(player, setup.player_count)
        return self.tr("{player}: {happening}").format(player=name, happening=happening)

    def _ended(self, outcome: Outcome) -> str:
        if outcome.reason is None:
            return self._words.grade(Grade.BEATEN)
        words = self.tr("Lost with %n card(s) left. {reason}", "", outcome.cards_left)
        return words.format(reason=self._words.loss(outcome.reason))
