"""The card buttons of the uncovered hand."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Layout
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.view.look.card_art import CardArt, with_shadow
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.motion.choreographer import Glide, appearing
from thegame_desktop.view.table.motion.ways import arc, is_turned, turning
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_LIFT = 0.09
"""How far a card that is picked up stands out, as a share of its height."""
_NEW_LIFT = 0.05
"""The same of a card that was just drawn."""
_ABOVE_ROW = 8
"""Which part of its height a card may lie above the row and still be in it."""


class HandCards(Translated, QWidget):
    """Makes a button for each card, and knows its place. Itself it has no size and no paint."""

    added = Signal(object)
    """A CardButton that wasn't there before."""

    def __init__(
        self, theme: Theme, art: CardArt, words: Words, sitting: Sitting, table: QWidget
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._art = art
        self._words = words
        self._table = table
        self._commands = Layout()
        self._buttons: dict[Card, CardButton] = {}
        self._places: Sequence[QRect] = ()
        self._new: frozenset[Card] = frozenset()
        self._sitting = sitting
        self.hide()

    def begin(self, commands: Layout) -> None:
        """Forget all cards: a new game has been dealt, with these commands."""
        self._commands = commands
        self._buttons = {}
        self._new = frozenset()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown, from left to right."""
        return tuple(self._buttons)

    def __iter__(self) -> Iterator[CardButton]:
        return iter(self._buttons.values())

    def button(self, card: Card) -> CardButton | None:
        """The button of a card, or None if it isn't shown."""
        return self._buttons.get(card)

    @property
    def dragged(self) -> CardButton | None:
        """The button that follows the pointer just now, or None."""
        return next((button for button in self if button.is_dragged), None)

    def add(self, card: Card, place: QRect, *, is_face_up: bool = True) -> CardButton:
        """A button for a new card, lying here."""
        command = self._commands.by_card.get(card)
        button = CardButton(card, command, self._theme, self._art, self._table)
        size = self._places[0].size() if self._places else place.size()
        button.set_card_size(size)
        button.setGeometry(with_shadow(place))
        if not is_face_up:
            _wait_on_draw_pile(button)
        self._name(button)
        self._buttons[card] = button
        self.added.emit(button)
        button.show()
        return button

    def mark_new(self, cards: Iterable[Card]) -> None:
        """Let these stand out: they have just been drawn."""
        new = frozenset(cards)
        if new != self._new:
            self._new = new
            self.retranslate()

    @property
    def has_new(self) -> bool:
        """True while cards stand out that have just been drawn."""
        return not self._new.isdisjoint(self._buttons)

    def take(self, card: Card) -> CardButton | None:
        """Let a card's button out of the hand; whoever takes it sees to its end."""
        return self._buttons.pop(card, None)

    def discard(self, card: Card) -> None:
        """Remove a card's button."""
        self._buttons.pop(card).vanish()

    def order(self, cards: Iterable[Card]) -> None:
        """Put the buttons in this order, from left to right and from below to above."""
        self._buttons = {card: self._buttons[card] for card in cards}
        for button in self._buttons.values():
            button.raise_()

    def place(self, places: Sequence[QRect]) -> None:
        """Where the cards rest from now on."""
        self._places = places
        for button, place in zip(self._buttons.values(), places, strict=False):
            button.set_card_size(place.size())

    @property
    def places(self) -> Sequence[QRect]:
        """Where the cards rest, without their shadows."""
        return self._places[: len(self._buttons)]

    def resting_place(self, nth: int, *, is_held: bool) -> QRect:
        """Where the button of the nth card rests, its shadow included."""
        place = self._places[nth]
        is_new = self.cards[nth] in self._new
        lift = _LIFT if is_held else _NEW_LIFT if is_new else 0.0
        return with_shadow(place.translated(0, -round(place.height() * lift)))

    def homeward(self, held: Card | None = None, stagger_ms: int = 0) -> list[Glide]:
        """The glides of all cards to where they rest, those that aren't there yet in turn.

        Cards that lie face down are turned over on their way, and the others make room at once.
        """
        away = [
            (button, target)
            for button, target in self._resting(held)
            if button.geometry() != target or not button.is_face_up
        ]
        new = [button for button, _ in away if not button.is_face_up]
        in_turn = new or [button for button, _ in away]
        glides = []
        for button, target in away:
            delay = in_turn.index(button) * stagger_ms if button in in_turn else 0
            if button.is_face_up:
                glides.append(Glide(button, target, delay))
            else:
                glides.append(Glide(button, target, delay, turning, _turned_over(button)))
        return glides

    def put_face_down(self, place: QRect) -> None:
        """Put all cards here, as if nobody had them yet."""
        for button in self:
            button.setGeometry(with_shadow(place))
            _wait_on_draw_pile(button)

    def dealt(self, stagger_ms: int) -> list[Glide]:
        """The glides of all cards to where they rest, one after another, as they lie."""
        return [
            Glide(button, target, nth * stagger_ms, arc, appearing(button.fade))
            for nth, (button, target) in enumerate(self._resting())
        ]

    def turned_over(self, stagger_ms: int) -> list[Glide]:
        """All cards turn over where they are, from left to right."""
        return [
            Glide(button, button.geometry(), nth * stagger_ms, turning, _turned_over(button))
            for nth, button in enumerate(self)
        ]

    def _resting(self, held: Card | None = None) -> Iterator[tuple[CardButton, QRect]]:
        """Every card with its place, but for one that follows the pointer."""
        for nth, (card, button) in enumerate(self._buttons.items()):
            if not button.is_dragged:
                yield button, self.resting_place(nth, is_held=card == held)

    def settle(self, held: Card | None = None) -> None:
        """Put all cards where they rest, face up, at once."""
        for button, target in self._resting(held):
            button.setGeometry(target)
            button.turn(is_face_up=True)
            button.fade(1.0)

    def place_at(self, x: int, moved: Card) -> int:
        """Which place a card has that was dropped here: how many others lie left of it."""
        centres = [
            place.center().x()
            for card, place in zip(self._buttons, self._places, strict=False)
            if card != moved
        ]
        return sum(centre < x for centre in centres)

    def is_at(self, spot: QPoint) -> bool:
        """Whether this spot is in the row where the cards rest, or hardly beside it."""
        row = QRect()
        for place in self.places:
            row = row.united(place)
        beside, above = self._places[0].width(), row.height() // _ABOVE_ROW
        # No card could be meant to go to the left, to the right or below.
        return row.adjusted(-beside, -above, beside, row.height()).contains(spot)

    def describe(self, words: Callable[[Card, int], str]) -> None:
        """Tell of each card, with its place in the hand, what there is to tell of it now."""
        for nth, (card, button) in enumerate(self._buttons.items()):
            button.setAccessibleDescription(words(card, nth))

    def retranslate(self) -> None:
        for button in self._buttons.values():
            self._name(button)

    def _name(self, button: CardButton) -> None:
        command = self._commands.by_card.get(button.card)
        button.setAccessibleName(as_sentence(self._words.card(button.card, command)))
        button.mark(self.tr("new") if button.card in self._new else "")
        told = [self._words.command_meaning(command)] if command else []
        tip = self.tr("Drag it to a pile, or click it and then a pile")
        meaning = self.tr(
            "A card of your hand. Drag it to a pile, or click it and then the pile; a double click "
            "lays it on the best one. While you hold it, each pile tells whether it fits there."
        )
        if not self._sitting.is_played_at:
            tip = self.tr("In the hand of whoever was on turn")
            meaning = self.tr(
                "A card of the player who was on turn. In a replay no card can be laid; you can "
                "play on from any place of the game, though."
            )
        explain(button, "\n".join([*told, tip]), "\n".join([meaning, *told]))


def _wait_on_draw_pile(button: CardButton) -> None:
    """Be face down, and seen only once it sets out: all those shadows would add up."""
    button.turn(is_face_up=False)
    button.fade(0)


def _turned_over(button: CardButton) -> Callable[[float], None]:
    """Show the other side from the moment on at which the card is seen edge-on."""
    was_face_up = button.is_face_up

    def turn(share: float) -> None:
        button.fade(1.0)
        button.turn(is_face_up=is_turned(share) != was_face_up)

    return turn
