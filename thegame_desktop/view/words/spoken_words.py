"""Words for those who hear the game: what can be done with a card, and what has changed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from thegame_desktop.engine import Card, CardsDrawn, Direction, Event, Setup, TurnFinished
from thegame_desktop.model.session import Target

if TYPE_CHECKING:
    from thegame_desktop.view.words.words import Words


class SpokenWords(QObject):
    """The part of the words that is only heard; asked by way of `Words`."""

    def __init__(self, words: "Words") -> None:
        super().__init__(words)
        self._words = words

    def card_in_hand(
        self, nth: int, count: int, targets: Sequence[Target], setup: Setup, *, is_held: bool
    ) -> str:
        """Where a card lies in the hand, and where it could go; no targets if it can't be laid."""
        told = [self.tr("{nth} of %n card(s)", "", count).format(nth=nth + 1)]
        if is_held:
            told.append(self.tr("held"))
        if targets:
            told.append(self.takers(targets, setup))
        return ". ".join(told)

    def picked_up(self, card: Card, targets: Sequence[Target], setup: Setup) -> str:
        """A card is held, and this is where it could go."""
        held = self.tr("{card} is held").format(card=self._words.card(card))
        return f"{held}. {self.takers(targets, setup)}"

    def put_back(self, card: Card) -> str:
        """A card isn't held any more, or was taken back."""
        return self.tr("{card} is back in the hand").format(card=self._words.card(card))

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
