"""What the window ought to show of the cards of a game: in their places, and no others."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from tests.window.driver import Driver
from tests.window.recogniser import (
    PictureBook,
    Recogniser,
    agree,
    background,
    card_in,
    is_same,
    place_of,
)
from thegame_desktop.engine import Card, Command, Direction, Observation
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.places.table_layout import Counts, TableLayout, table_layout
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.widgets.notice import Notice

W = TypeVar("W", bound=QWidget)

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
COMMANDS: Mapping[Command, str] = {
    Command.STOP: "Stop",
    Command.SKULL: "Skull",
    Command.THREE: "3!",
    Command.SILENCE: "Silence",
    Command.NO_BACKWARDS: "No backwards trick",
    Command.ONE_PILE: "One pile",
    Command.DRAW_ONE: "Draw only one",
}
DIRECTIONS = {Direction.ASCENDING: "ascending", Direction.DESCENDING: "descending"}


def cards_in_words(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


class ShownCards:
    """Compares one window, step by step, with the game that it shows. It speaks English."""

    def __init__(self, driver: Driver, theme: Theme, art: CardArt) -> None:
        self._driver = driver
        self._theme = theme
        setup = driver.app.session.setup
        self._setup = setup
        self._recogniser = Recogniser(art, setup.edition, setup.layout)
        self._book = PictureBook()
        self._empty_table: QImage | None = None
        self.new_cards: frozenset[Card] = frozenset()
        """What whoever looks has just drawn."""

    def look(self, image: QImage, seen: Observation, awaited: int | None) -> None:
        """From now on it is about this picture, and about what this seat may know.

        If nobody may see a hand, `awaited` tells who the laptop goes to; None for the whole team.
        """
        self._image, self._seen, self._table = image, seen, self._driver.table
        self._awaited = awaited
        self._layout = self._places()

    # What is there

    def _places(self) -> TableLayout:
        edition = self._setup.edition
        counts = Counts(
            piles=len(edition.rows),
            hand=len(self._seen.hand),
            full_hand=self._setup.hand_size,
            seats=self._setup.player_count,
            lanes=len({card.colour for card in edition.cards}),
        )
        return table_layout(self._table.size(), counts)

    def _visible(self) -> list[QWidget]:
        children = self._table.findChildren(QWidget)
        return [
            each for each in children if each.isVisible() and each.parentWidget() is self._table
        ]

    def _all(self, kind: type[W]) -> list[W]:
        return [each for each in self._visible() if isinstance(each, kind)]

    def _one(self, kind: type[W]) -> W:
        (found,) = self._all(kind)
        return found

    def _picture(self, widget: QWidget) -> QImage:
        return self._image.copy(place_of(widget))

    def check_what_is_there(self) -> None:
        """Each thing once: no card of an earlier hand, no line of an earlier refusal."""
        expected = [f"card {card.code}" for card in self._seen.hand]
        expected += [f"pile {index}" for index in range(len(self._setup.edition.rows))]
        expected += [f"seat {seat}" for seat in range(self._setup.player_count)]
        expected += ["signals"] if self._setup.player_count > 1 else []
        kinds: list[type[QWidget]] = [DrawPileView, NumberLine, InForce, LogPanel]
        if self._seen.seat is None:
            kinds.append(StarterPanel if self._awaited is None else Cover)
        else:
            kinds.append(TurnPanel)
            is_on_turn = self._seen.table.on_turn == self._seen.seat
            expected += ["finish", "take back", "hint"] if is_on_turn else ["pass on"]
        if self._is_warned:
            kinds.append(Notice)
            agree("warning", self._one(Notice).accessibleName(), self._cover_skulls())
        expected += [kind.__name__ for kind in kinds]
        there = [each.objectName() or type(each).__name__ for each in self._visible()]
        agree("on the table", sorted(there), sorted(expected))

    def check_ground(self) -> None:
        """Between all that is there, there is nothing but the table."""
        if self._empty_table is None:
            self._empty_table = background(self._table, self._image.size())
        shown, expected = QImage(self._image), QImage(self._empty_table)
        covered = [place_of(each) for each in self._visible()]
        above = place_of(self._table).top()
        covered.append(QRect(0, 0, shown.width(), above))
        for image in (shown, expected):
            painter = QPainter(image)
            for place in covered:
                painter.fillRect(place, QColor("black"))
            painter.end()
        assert is_same(shown, expected), "something lies on the table that nobody knows of"

    # Cards

    def _named(self, card: Card, *, with_command: bool = True) -> str:
        name = f"{COLOURS[card.colour.value]} {card.number}" if card.colour else str(card.number)
        command = self._setup.layout.by_card.get(card)
        return f"{name}, {COMMANDS[command]}" if command and with_command else name

    def _is_spent(self, card: Card) -> bool:
        """True if a card carries an instant command and was laid in an earlier turn."""
        command = self._setup.layout.by_card.get(card)
        instant = (Command.STOP, Command.SKULL, Command.THREE)
        return command in instant and card not in [lay.card for lay in self._seen.table.lays]

    @property
    def _skulls(self) -> list[Card]:
        """The Skulls of this turn that still show."""
        by_card, tops = self._setup.layout.by_card, self._seen.table.position.tops
        laid = [lay.card for lay in self._seen.table.lays]
        return [top for top in tops if top in laid and by_card.get(top) is Command.SKULL]

    def _cover_skulls(self) -> str:
        """What is said as long as a Skull of this turn shows; empty if none does."""
        numbers = [str(skull.number) for skull in self._skulls]
        if len(numbers) <= 1:
            return f"Cover the Skull on {numbers[0]} in this turn" if numbers else ""
        return f"Cover the Skulls on {' and '.join(numbers)} in this turn"

    @property
    def _is_warned(self) -> bool:
        """True for whoever has just laid a Skull."""
        table = self._seen.table
        last = [lay.card for lay in table.lays[-1:]]
        is_on_turn = self._seen.seat is not None and self._seen.seat == table.on_turn
        return is_on_turn and any(card in self._skulls for card in last)

    def check_hand(self) -> None:
        hand = sorted(self._seen.hand, key=lambda card: (card.number, card.colour or ""))
        buttons = sorted(self._all(CardButton), key=lambda button: button.x())
        names = [button.accessibleName() for button in buttons]
        agree("names of the hand", names, [_capital(self._named(card)) for card in hand])
        places = list(map(card_in, buttons))
        corner = self._table.mapTo(self._table.window(), QPoint())
        resting = [place.translated(corner) for place in self._layout.hand]
        lifts = [rest.y() - place.y() for rest, place in zip(resting, places, strict=True)]
        new = {card for card, lift in zip(hand, lifts, strict=True) if lift}
        agree("cards that stand out", new, set(self.new_cards))
        assert all(0 <= lift < self._layout.hand_card.height() // 10 for lift in lifts)
        raised = [rest.translated(0, -lift) for rest, lift in zip(resting, lifts, strict=True)]
        agree("places of the hand", places, raised)
        strides = [there.x() - here.x() for here, there in pairwise(places)]
        seen = [
            self._recogniser.card(self._image, place, showing, is_marked=card in self.new_cards)
            for card, place, showing in zip(hand, places, [*strides, None], strict=False)
        ]
        agree("hand", seen, hand)

    def check_piles(self) -> None:
        table = self._seen.table
        edition = self._setup.edition
        for index, pile in enumerate(table.piles):
            button = self._driver.pile(index)
            start = f"Pile {index + 1}, {DIRECTIONS[pile.row.direction]}: "
            if pile.cards:
                top, count = pile.cards[-1], cards_in_words(len(pile.cards))
                spent = " (spent)" if self._is_spent(top) else ""
                expected = f"{start}{self._named(top)}{spent} on top, {count}"
            elif edition.row_cards_are_numbered:
                expected = f"{start}empty, starts at {pile.row.card.number}"
            else:
                expected = f"{start}empty"
            agree("pile", button.accessibleName(), expected)
            assert not button.accessibleDescription(), "no card is held"
            self._check_pile_pixels(button, index)
            thing = (pile.row, pile.top, len(pile.cards), self._is_spent(pile.top))
            self._book.compare(f"pile {index}", thing, self._picture(button))

    def _check_pile_pixels(self, button: QWidget, index: int) -> None:
        pile = self._seen.table.piles[index]
        frame = self._layout.piles[index]
        agree("place of the pile", button.geometry(), frame)
        inner = self._layout.pile_card_rect(index).translated(-frame.topLeft())
        place = place_of(button, inner)
        if pile.cards:
            is_spent = self._is_spent(pile.top)
            seen = self._recogniser.card(self._image, place, is_spent=is_spent)
            agree("top", seen, pile.cards[-1])
            return
        agree("top", self._recogniser.card(self._image, place), None)
        ground = self._image.pixelColor(place.left() - 3, place.center().y())
        agree("row card", self._recogniser.row(self._image, place, ground), pile.row.direction)

    def check_draw_pile(self) -> None:
        count = self._seen.draw_pile_size
        view = self._one(DrawPileView)
        agree("draw pile", view.accessibleName(), f"Draw pile: {cards_in_words(count)}")
        corner = self._table.mapTo(self._table.window(), QPoint())
        place = self._layout.draw_card_rect.translated(corner)
        agree("a back", self._recogniser.is_back(self._image, place), bool(count))
        ground = self._image.pixelColor(place.left() - 12, place.center().y())
        agree("no back", self._recogniser.is_slot(self._image, place, ground), not count)
        self._book.compare("draw pile", count, self._picture(view))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
