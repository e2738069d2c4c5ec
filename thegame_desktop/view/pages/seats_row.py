"""Who sits at the table, side by side in the order in which they play."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from thegame_desktop.play.seats import (
    FIRST_SEATS,
    MOST_SEATS,
    Seat,
    default_name,
    exchanged,
    names_of,
    next_colour,
    played_by,
    recoloured,
    renamed,
)
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.pages.seat_editor import (
    KINDS,
    ColourButton,
    KindBox,
    NameField,
    SwapButton,
)
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_GAP, _LINE_GAP = 4, 6
_COLUMNS = 3
"""What stands side by side of each seat: the disc, the name, and arrows to the next seat."""


class SeatsBar(Translated, Scaled, Group):
    """Lets those who play be chosen, named and coloured, and neighbours change places."""

    changed = Signal(object)
    """All seats as the players have changed them just now, as a tuple."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._seats: tuple[Seat, ...] = FIRST_SEATS
        self._player_count = MOST_SEATS
        # Words of its own: the others tell of the players of a game that may be running.
        self._words = Words(self)
        places = range(MOST_SEATS)
        self._discs = [ColourButton(place, theme, self) for place in places]
        self._names = [NameField(place, self) for place in places]
        self._kinds = [KindBox(place, theme, self) for place in places]
        self._swaps = [SwapButton(place, theme, self) for place in places[:-1]]
        self._arrange()
        for place in places:
            self._discs[place].clicked.connect(partial(self._recolour, place))
            # Not textEdited: what screen readers write would not count.
            self._names[place].textChanged.connect(partial(self._rename, place))
            self._kinds[place].currentIndexChanged.connect(partial(self._reseat, place))
        for place, swap in enumerate(self._swaps):
            swap.clicked.connect(partial(self._swap, place))
        self.retranslate()

    def show_seats(self, seats: Sequence[Seat], player_count: int) -> None:
        """Show the seats that play."""
        if (tuple(seats), player_count) != (self._seats, self._player_count):
            self._seats, self._player_count = tuple(seats), player_count
            self._show()

    def rescale(self) -> None:
        self._grid.setHorizontalSpacing(round(_GAP * self.unit))
        self._grid.setVerticalSpacing(round(_LINE_GAP * self.unit))

    def retranslate(self) -> None:
        for place, field in enumerate(self._names):
            field.setAccessibleName(self.tr("Name on seat {number}").format(number=place + 1))
            explain(
                field,
                self.tr("The name of whoever plays here"),
                self.tr(
                    "A name for this player, as it is shown at the table and kept for the next "
                    "game. Without one, the seat's number will do."
                ),
            )
            kinds = self._kinds[place]
            kinds.setAccessibleName(self.tr("Who plays on seat {number}").format(number=place + 1))
            for index, kind in enumerate(KINDS):
                kinds.name_kind(
                    index,
                    self._words.computers.strength(kind),
                    self._words.computers.strength_meaning(kind),
                )
            kinds.fit()
        self._show()

    def _arrange(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        buttons: list[QWidget] = []
        for place in range(MOST_SEATS):
            swap = self._swaps[place : place + 1]
            for way, widget in enumerate((self._discs[place], self._names[place], *swap)):
                self._grid.addWidget(widget, 0, _COLUMNS * place + way)
            self._grid.addWidget(self._kinds[place], 1, _COLUMNS * place, 1, 2)
            buttons += [self._discs[place], *swap]
        # From name to name, or a space in the next one would press a button; then the buttons.
        for before, after in pairwise([*self._names, *self._kinds, *buttons]):
            self.setTabOrder(before, after)

    def _show(self) -> None:
        """Show every seat as it is; a name that is being written is left alone."""
        self._words.call_players(names_of(self._seats))
        for place, seat in enumerate(self._seats):
            plays = place < self._player_count
            self._discs[place].setVisible(plays)
            self._names[place].setVisible(plays)
            self._names[place].show_name(seat.name)
            self._names[place].setPlaceholderText(self._placeholder(place, seat))
            self._names[place].fit()
            with QSignalBlocker(self._kinds[place]):
                self._kinds[place].show_strength(seat.strength)
            meaning = self._words.computers.strength_meaning(seat.strength)
            explain(
                self._kinds[place],
                meaning,
                self.tr(
                    "Who plays on this seat: a person, or a computer player that is casual, "
                    "skilled or expert. They know no more than their seat may know."
                ),
            )
            self._kinds[place].setAccessibleDescription(meaning)
            self._kinds[place].setVisible(plays)
            self._show_colour(place, seat)
        for place in range(len(self._swaps)):
            self._swaps[place].setVisible(place + 1 < self._player_count)
            self._call_swap(place)

    def _placeholder(self, place: int, seat: Seat) -> str:
        """What the player is called without a name of their own."""
        if seat.strength is not None:
            return default_name(place)
        return Words().full_name(place, MOST_SEATS)

    def _show_colour(self, place: int, seat: Seat) -> None:
        disc, colour = self._discs[place], self._words.seat_colour(seat.colour)
        disc.show_seat(seat, self._words.initial(place))
        name = self.tr("Colour of seat {number}: {colour}")
        disc.setAccessibleName(name.format(number=place + 1, colour=colour))
        disc.setAccessibleDescription(self.tr("A click takes the next free colour."))
        explain(
            disc,
            self.tr("{colour}: a click takes the next free colour").format(colour=colour),
            self.tr(
                "The colour by which this player is known at the table. No two players of a game "
                "have the same."
            ),
        )

    def _call_swap(self, place: int) -> None:
        one, other = (self._words.player(each, MOST_SEATS) for each in (place, place + 1))
        name = self.tr("{one} and {other} change places").format(one=one, other=other)
        self._swaps[place].setAccessibleName(name)
        explain(
            self._swaps[place],
            name,
            self.tr(
                "Lets two neighbours change places, with name and colour. The turn goes from left "
                "to right, as you sit round the table."
            ),
        )

    # What the players do

    def _rename(self, place: int, text: str) -> None:
        self._take(renamed(self._seats, place, text))

    def _reseat(self, place: int, index: int) -> None:
        self._take(played_by(self._seats, place, KINDS[index]))

    def _recolour(self, place: int) -> None:
        colour = next_colour(self._seats[: self._player_count], place)
        self._take(recoloured(self._seats, place, colour))

    def _swap(self, place: int) -> None:
        self._take(exchanged(self._seats, place, place + 1))

    def _take(self, seats: tuple[Seat, ...]) -> None:
        if seats != self._seats:
            self._seats = seats
            self._show()
            self.changed.emit(seats)
