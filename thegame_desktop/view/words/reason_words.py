"""Words for what to do next, and for why a way to play the turn is better than another."""

from collections.abc import Sequence

from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    CoversCommand,
    CoversSkull,
    EmptiesHand,
    EnoughLaid,
    ExactFit,
    FurtherIsDear,
    Heeds,
    KeepsBack,
    KeepsPair,
    KeepsPlayable,
    KeepsTrick,
    LaysMore,
    LeavesOutFewer,
    MoreFit,
    Moves,
    MovesLess,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    RidsOf,
    SavesPile,
    SmallestStep,
    StartsPile,
    StopEnds,
    Survives,
    TrickStillOut,
    WinsGame,
)
from thegame_desktop.engine import (
    Advice,
    Card,
    Command,
    CommandNote,
    FinishTurn,
    Holding,
    Lay,
    Observation,
    PileAdvice,
    Signal,
    pile_of,
)
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.wording import Wording

_MOST_TOLD = 2


class ReasonWords(Wording):
    """Turns reasons into sentences that suit a hint as well as a look back."""

    def action(self, action: Lay | FinishTurn, observation: Observation) -> str:
        """What to do next, as part of a sentence."""
        if isinstance(action, FinishTurn):
            return self.tr("finish the turn")
        row = observation.table.setup.edition.rows[action.pile]
        top = observation.table.position.tops[action.pile]
        if top == row.card:
            words = self.tr("{card} on pile {number} ({direction}, empty)")
        else:
            words = self.tr("{card} on pile {number} ({direction}, at {top})")
        return words.format(
            card=self._words.card(action.card),
            number=action.pile + 1,
            direction=self._words.direction(row.direction),
            top=self._words.card(top),
        )

    def tell(self, reasons: Sequence[PlayReason], observation: Observation) -> str:
        """The most telling reasons, a sentence each; empty if there are none."""
        return " ".join(self.say(reason, observation) for reason in reasons[:_MOST_TOLD])

    def say(self, reason: PlayReason, observation: Observation) -> str:
        """One reason, as a short sentence."""
        return as_sentence(self._said(reason, observation))

    def _said(self, reason: PlayReason, observation: Observation) -> str:
        match reason:
            case Heeds(seat, signal):
                return self._heeds(seat, signal, observation)
            case BackwardsTrick() | PreparedTrick():
                return self._trick(reason)
            case SmallestStep(lay, step) | CheapExtra(lay, step):
                return self._step(reason, lay, step, observation)
            case CoversCommand(card, command) | KeepsBack(card, command) | RidsOf(card, command):
                return self._command(reason, card, command)
            case MovesLess(steps) | Moves(steps) if steps <= 0:
                return self._come_back(-steps)
        return self._cards(reason, observation) or self._numbers(reason) or self._turn(reason)

    def _turn(self, reason: PlayReason) -> str:
        """What is about the turn as a whole."""
        return {
            WinsGame: self.tr("Lays all cards that are left: the game is won."),
            Survives: self.tr("Leaves a way to finish the turn."),
            OnlyWay: self.tr("The only way to finish the turn."),
            NothingMore: self.tr("No further card can be laid."),
            EmptiesHand: self.tr("Lays the last cards of this hand."),
            EnoughLaid: self.tr("Enough cards are laid."),
        }[type(reason)]

    def _trick(self, reason: BackwardsTrick | PreparedTrick) -> str:
        card, count = reason.lay.card, reason.won_back
        if isinstance(reason, BackwardsTrick):
            words, other = self.tr("Backwards trick, {card} on {other}: {gain}."), reason.top
        else:
            words = self.tr("Prepares the backwards trick, {other} on {card}: {gain}.")
            other = reason.trick.card
        if card.colour is None:
            gain = self.tr("wins back ten")
        else:
            gain = self.tr("wins back %n step(s)", "", count)
        return words.format(card=self._words.card(card), other=self._words.card(other), gain=gain)

    def _step(self, reason: PlayReason, lay: Lay, step: int, observation: Observation) -> str:
        if isinstance(reason, SmallestStep):
            words = self.tr("The smallest step that can be made ({step}).")
        else:
            words = self.tr("{card} costs next to nothing ({step}).")
        direction = observation.table.setup.edition.rows[lay.pile].direction
        badge = self._words.step_badge(step, direction, is_backwards=False)
        return words.format(card=self._words.card(lay.card), step=badge)

    def _command(self, reason: PlayReason, card: Card, command: Command) -> str:
        if isinstance(reason, CoversCommand):
            words = self.tr("Covers {card}: “{command}” is over.")
        elif isinstance(reason, RidsOf):
            words = self.tr("Gets rid of {card} with “{command}”.")
        elif command is Command.STOP:
            words = self.tr("Keeps {card} with “{command}” for a turn in need.")
        else:
            words = self.tr("Keeps {card} back: “{command}” would bind everyone.")
        return words.format(card=self._words.card(card), command=self._words.command(command))

    def _heeds(self, seat: int, signal: Signal, observation: Observation) -> str:
        said = self._words.signals.here(signal)
        match signal:
            case PileAdvice(_, Advice.GO_AHEAD):
                words = self.tr("Uses pile {number} ({player}: {said}).")
            case PileAdvice(_, Advice.SMALL_STEP):
                words = self.tr("Spares pile {number} ({player}: {said}).")
            case Holding():
                words = self.tr("Leaves a colour on top that suits ({player}: {said}).")
            case CommandNote(command):
                words = self.tr("Doesn't lay “{command}” ({player}: {said}).")
                name = self._words.command(command)
                said = self.tr("better not now")
                return words.format(command=name, player=self._player(seat, observation), said=said)
            case _:
                words = self.tr("Leaves pile {number} alone ({player}: {said}).")
        player = self._player(seat, observation)
        return words.format(number=(pile_of(signal) or 0) + 1, player=player, said=said)

    def _player(self, seat: int, observation: Observation) -> str:
        return self._words.player(seat, observation.table.setup.player_count)

    def _come_back(self, count: int) -> str:
        if count == 0:
            return self.tr("All in all, the piles don't move on.")
        return self.tr("All in all, the piles win back %n step(s).", "", count)

    def _cards(self, reason: PlayReason, observation: Observation) -> str:
        """What is about certain cards; empty if it isn't."""
        name = self._words.card
        match reason:
            case KeepsTrick(card, _, top):
                words = self.tr("Keeps {card} for the trick on {top}.")
                return words.format(card=name(card), top=name(top))
            case KeepsPair(first, second):
                words = self.tr("Keeps {first} and {second} together for a trick.")
                return words.format(first=name(first), second=name(second))
            case TrickStillOut(card, _, top):
                words = self.tr("Leaves {top} on top: the {card} for the trick may still come.")
                return words.format(card=name(card), top=name(top))
            case StopEnds(lay):
                words = self.tr("{card} is a Stop: no further card is needed.")
                return words.format(card=name(lay.card))
            case CoversSkull(_, skull):
                return self.tr("Covers the Skull on {card}.").format(card=name(skull))
            case KeepsPlayable(card):
                return self.tr("{card} still fits afterwards.").format(card=name(card))
            case ExactFit(lay, top):
                words = self.tr("{card} fits exactly on {top}: no number is left out.")
                return words.format(card=name(lay.card), top=name(top))
            case StartsPile(lay):
                words = self.tr("{card} is a good start for an empty pile.")
                return words.format(card=name(lay.card))
            case SavesPile(pile, top):
                is_empty = top == observation.table.setup.edition.rows[pile].card
                empty = self.tr("Keeps pile {number} empty for later.")
                words = self.tr("Saves pile {number} for later, with {top} on top.")
                return (empty if is_empty else words).format(number=pile + 1, top=name(top))
        return ""

    def _numbers(self, reason: PlayReason) -> str:
        """What compares numbers; empty if it doesn't."""
        match reason:
            case FurtherIsDear(step, 0):
                return self.tr(
                    "Every further card would move a pile on by at least %n step(s).", "", step
                )
            case FurtherIsDear(step):
                return self.tr(
                    "Every card more would move a pile on by at least %n step(s).", "", step
                )
            case Moves(steps):
                return self.tr("Moves the piles on by %n step(s) in all.", "", steps)
            case LeavesOutFewer(0):
                return self.tr("Leaves no number out.")
            case LeavesOutFewer(count, rival):
                words = self.tr("Leaves out fewer numbers: {count} rather than {rival}.")
            case MovesLess(count, rival):
                words = self.tr("Moves the piles on by less: {count} rather than {rival}.")
            case LaysMore(count, rival):
                words = self.tr("Lays more cards: {count} rather than {rival}.")
            case MoreFit(count, rival):
                words = self.tr(
                    "More of the unknown cards fit afterwards: {count} rather than {rival}."
                )
            case _:
                return ""
        return words.format(count=count, rival=rival)
