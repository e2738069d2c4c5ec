"""Words for those who hear the game: what can be done with a card, and what has changed."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale

from thegame_desktop.engine import (
    Advice,
    Card,
    CardsDrawn,
    Direction,
    Event,
    PileAdvice,
    Setup,
    Signal,
    TurnFinished,
)
from thegame_desktop.play.choices import Target
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.wording import Wording


class SpokenWords(Wording):
    """The part of the words that is only heard; asked by way of `Words`."""

    def card_in_hand(
        self,
        nth: int,
        count: int,
        targets: Sequence[Target],
        setup: Setup,
        *,
        is_held: bool,
        is_new: bool = False,
    ) -> str:
        """Where a card lies in the hand, and where it could go; no targets if it can't be laid."""
        told = [self.tr("{nth} of %n card(s)", "", count).format(nth=nth + 1)]
        if is_new:
            told.append(self.tr("new"))
        if is_held:
            told.append(self.tr("held"))
        if targets:
            told.append(self.takers(targets, setup))
        return ". ".join(told)

    def picked_up(self, card: Card, targets: Sequence[Target], setup: Setup) -> str:
        """A card is held, and this is where it could go."""
        held = as_sentence(self.tr("{card} is held").format(card=self._words.card(card)))
        return f"{held}. {self.takers(targets, setup)}"

    def put_back(self, card: Card) -> str:
        """A card isn't held any more, or was taken back."""
        words = self.tr("{card} is back in the hand").format(card=self._words.card(card))
        return as_sentence(words)

    def takers(self, targets: Sequence[Target], setup: Setup) -> str:
        """The piles that take a card, each with its step."""
        takers = [target for target in targets if target.refusal is None]
        if not takers:
            return self.tr("Fits nowhere")
        places = [self._place(target, setup) for target in takers]
        return self.tr("Fits {places}").format(places=self._listed(places))

    def offer(self, target: Target, direction: Direction) -> str:
        """What a pile says that takes the held card."""
        step = self._words.step(target, direction)
        if target.is_backwards:
            return self.tr("Takes the card, backwards trick ({step})").format(step=step)
        if step:
            return self.tr("Takes the card ({step})").format(step=step)
        return self.tr("Takes the card")

    def hand(self, cards: Sequence[Card], setup: Setup) -> str:
        """The whole hand in sight."""
        commands = setup.layout.by_card
        told = [self._words.card(card, commands.get(card)) for card in cards]
        return self.tr("Hand: {cards}").format(cards="; ".join(told)) if told else ""

    def who_begins(self) -> str:
        """The team is to agree on it."""
        return self.tr("Who begins?")

    def says(self, owner: int, signals: Sequence[Signal], setup: Setup) -> str:
        """What a player lets the others know; piles that get the same advice are told together."""
        advised: dict[Advice, list[int]] = {}
        for signal in signals:
            if isinstance(signal, PileAdvice):
                advised.setdefault(signal.advice, []).append(signal.pile)
        told = [self._advice(advice, sorted(piles)) for advice, piles in advised.items()]
        rest = tuple(each for each in signals if not isinstance(each, PileAdvice))
        told += self._words.signals.phrases(rest)
        player = self._words.player(owner, setup.player_count)
        return self.tr("{player}: {signals}").format(player=player, signals="; ".join(told))

    def _advice(self, advice: Advice, piles: Sequence[int]) -> str:
        words = {
            Advice.KEEP_OFF: self.tr("keep off {piles}"),
            Advice.SMALL_STEP: self.tr("only small steps on {piles}"),
            Advice.GO_AHEAD: self.tr("go ahead on {piles}"),
        }[advice]
        named = [self.tr("pile {number}").format(number=pile + 1) for pile in piles]
        return words.format(piles=self._listed(named))

    def happened(self, events: Sequence[Event], setup: Setup, looks: int | None) -> Iterator[str]:
        """What has happened, a sentence each; which cards were drawn hears only who looks."""
        for event in events:
            if isinstance(event, TurnFinished):
                continue  # what follows tells it
            line = self._words.log_line(event, setup)
            if isinstance(event, CardsDrawn) and event.cards and event.player == looks:
                line = f"{line}: {self._drawn(event.cards, setup)}"
            yield line

    def _drawn(self, cards: Sequence[Card], setup: Setup) -> str:
        commands = setup.layout.by_card
        return self._listed([self._words.card(card, commands.get(card)) for card in sorted(cards)])

    def _place(self, target: Target, setup: Setup) -> str:
        step = self._words.step(target, setup.edition.rows[target.lay.pile].direction)
        if target.is_backwards:
            words = self.tr("on pile {number}, backwards trick ({step})")
        elif step:
            words = self.tr("on pile {number} ({step})")
        else:
            words = self.tr("on pile {number}")
        return words.format(number=target.lay.pile + 1, step=step)

    def _listed(self, parts: Sequence[str]) -> str:
        return QLocale().createSeparatedList(parts)
