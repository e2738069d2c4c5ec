"""The hand in sight, as buttons: the view of the hand's model."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.table_models import HandModel, HandRole
from thegame_desktop.play.rows import HandRow
from thegame_desktop.view.look.card_art import CardArt, with_shadow
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.motion.choreographer import Glide, appearing
from thegame_desktop.view.table.motion.ways import arc, is_turned, turning
from thegame_desktop.view.table.places.placement import Placement
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_LIFT = 0.09
"""How far a card that is picked up stands out, as a share of its height."""
_NEW_LIFT = 0.05
"""The same of a card that was just drawn."""
_ABOVE_ROW = 8
"""Which part of its height a card may lie above the row and still be in it."""


class HandView(Translated, QWidget):
    """Has a button for each row, and knows its place. Itself it has no size and no paint.

    A card that comes into the hand lies face down on the draw pile, until somebody puts it
    elsewhere or it glides home. One that leaves it is gone at once, unless somebody has taken it.
    """

    added = Signal(object)
    """A CardButton that wasn't there before."""
    raised = Signal()
    """The cards lie above everything else now."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        placement: Placement,
        table: QWidget,
        *,
        is_played_at: bool,
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._art = art
        self._words = words
        self._placement = placement
        self._table = table
        self._is_played_at = is_played_at
        self._buttons: dict[Card, CardButton] = {}
        self._places: Sequence[QRect] = ()
        self.hide()

    # The model

    def setModel(self, model: HandModel) -> None:
        """Show what this model says, from now on."""
        self.model = model
        model.modelReset.connect(self._begin)
        model.rowsInserted.connect(self._add)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._arrange)
        model.dataChanged.connect(self._tell_rows)
        self._begin()

    def _begin(self) -> None:
        """Another game: no card of the one before is left, not even one that flies."""
        for button in self._table.findChildren(CardButton):
            button.vanish()
        self._buttons = {}
        if self.model.rowCount():
            self._add(QModelIndex(), 0, self.model.rowCount() - 1)

    def _add(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.place()
        for row in range(first, last + 1):
            self._make(self.model.index(row))
        self._arrange()

    def _make(self, index: QModelIndex) -> None:
        """A button for a new card: it comes from the draw pile."""
        row: HandRow = index.data(VALUE_ROLE)
        button = CardButton(row.card, row.command, self._theme, self._art, self._table)
        button.set_card_size(self._places[0].size())
        button.setGeometry(with_shadow(self._placement.places.draw_card_rect))
        _wait_on_draw_pile(button)
        self._buttons[row.card] = button
        self._name(button, index)
        self.added.emit(button)
        button.show()

    def _remove(self) -> None:
        for card in self._buttons.keys() - {*self.model.cards}:
            self._let_go(self._buttons.pop(card)).vanish()
        self._arrange()

    def _arrange(self) -> None:
        """Have the buttons in the order of the rows, from left to right and from below to above."""
        self._buttons = {card: self._buttons[card] for card in self.model.cards}
        self.place()
        self._raise()
        for nth, button in enumerate(self):
            self._describe(button, self.model.index(nth))

    def _raise(self) -> None:
        """Have the cards lie above all that they may glide across."""
        for button in self:
            button.raise_()
        self.raised.emit()

    def _tell_rows(self, first: QModelIndex, last: QModelIndex, roles: Sequence[int]) -> None:
        for row in range(first.row(), last.row() + 1):
            index = self.model.index(row)
            if (button := self.button(index.data(HandRole.CARD))) is not None:
                if HandRole.IS_NEW in roles:
                    self._name(button, index)
                self._describe(button, index)

    def take(self, card: Card) -> CardButton | None:
        """Take a card's button out of the hand before its row goes, and see to its end."""
        button = self._buttons.pop(card, None)
        return None if button is None else self._let_go(button)

    def _let_go(self, button: CardButton) -> CardButton:
        if button.hasFocus():
            self._table.setFocus()  # or Qt would hand it to whatever comes next
        return button

    # What there is

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

    @property
    def has_new(self) -> bool:
        """True while cards stand out that have just been drawn."""
        return any(row.is_new for row in self.model.rows)

    # Places

    def place(self) -> None:
        """Have places for as many cards as there are."""
        self._places = self._placement.with_hand(self.model.rowCount()).hand
        for button, place in zip(self._buttons.values(), self._places, strict=False):
            button.set_card_size(place.size())

    @property
    def places(self) -> Sequence[QRect]:
        """Where the cards rest, without their shadows."""
        return self._places[: len(self._buttons)]

    def _resting_place(self, nth: int) -> QRect:
        """Where the button of the nth card rests, its shadow included."""
        place, index = self._places[nth], self.model.index(nth)
        is_held, is_new = index.data(HandRole.IS_HELD), index.data(HandRole.IS_NEW)
        lift = _LIFT if is_held else _NEW_LIFT if is_new else 0.0
        return with_shadow(place.translated(0, -round(place.height() * lift)))

    def homeward(self, stagger_ms: int = 0) -> list[Glide]:
        """The glides of all cards to where they rest, those that aren't there yet in turn.

        Cards that lie face down are turned over on their way, and the others make room at once.
        """
        self._raise()
        away = [
            (button, target)
            for button, target in self._resting()
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

    def put_face_down(self) -> None:
        """Put all cards on the draw pile, as if nobody had them yet."""
        for button in self:
            button.setGeometry(with_shadow(self._placement.places.draw_card_rect))
            _wait_on_draw_pile(button)

    def put_below(self, edge: int) -> None:
        """Have all cards wait face up below this edge, each where it will come in."""
        self.settle()
        for button in self:
            button.move(button.x(), edge)

    def put_at(self, card: Card, place: QRect) -> None:
        """Put a card here, face up: it comes from there."""
        if (button := self.button(card)) is not None:
            button.setGeometry(with_shadow(place))
            button.turn(is_face_up=True)
            button.fade(1.0)

    def dealt(self, stagger_ms: int) -> list[Glide]:
        """The glides of all cards to where they rest, one after another, as they lie."""
        self._raise()
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

    def _resting(self) -> Iterator[tuple[CardButton, QRect]]:
        """Every card with its place, but for one that follows the pointer."""
        for nth, button in enumerate(self):
            if not button.is_dragged:
                yield button, self._resting_place(nth)

    def settle(self) -> None:
        """Put all cards where they rest, face up, at once."""
        for button, target in self._resting():
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

    # Words

    def retranslate(self) -> None:
        for nth, button in enumerate(self):
            self._name(button, self.model.index(nth))
            self._describe(button, self.model.index(nth))

    def _describe(self, button: CardButton, index: QModelIndex) -> None:
        """Tell those who can't see it."""
        assert self.model.setup is not None, "there are rows"
        told = self._words.spoken.card_in_hand(
            index.row(),
            self.model.rowCount(),
            index.data(HandRole.TARGETS),
            self.model.setup,
            is_held=index.data(HandRole.IS_HELD),
            is_new=index.data(HandRole.IS_NEW),
        )
        button.setAccessibleDescription(told)

    def _name(self, button: CardButton, index: QModelIndex) -> None:
        command = button.command
        button.setAccessibleName(as_sentence(self._words.card(button.card, command)))
        button.mark(self.tr("new") if index.data(HandRole.IS_NEW) else "")
        told = [self._words.command_meaning(command)] if command else []
        tip = self.tr("Drag it to a pile, or click it and then a pile")
        meaning = self.tr(
            "A card of your hand. Drag it to a pile, or click it and then the pile; a double click "
            "lays it on the best one. While you hold it, each pile tells whether it fits there."
        )
        if not self._is_played_at:
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
