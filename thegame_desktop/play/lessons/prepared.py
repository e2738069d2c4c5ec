"""A game that has been played up to a certain point, made of its hands and of what was laid."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import (
    Card,
    ChooseStarter,
    Command,
    Edition,
    FinishTurn,
    Lay,
    Setup,
)
from thegame_desktop.play.course import Course
from thegame_desktop.play.lessons.notation import cards, lays
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import FIRST_SEATS

LEARNER = 0
"""The seat of whoever is learning; on the others sit computer players."""
PARTNER = "Ada"
"""What the lessons call the computer player."""
_STRIDE = 37
"""Mixes the cards that don't matter: those next to each other come far apart."""


@dataclass(frozen=True)
class Prepared:
    """Whoever is learning holds the first of these hands, and is on turn unless told."""

    hands: tuple[str, ...]
    """The codes of the cards in each hand, separated by spaces."""
    turns: tuple[str, ...] = ()
    """What was laid before, written as card/pile, a text for each turn."""
    draw: str = ""
    """The codes of the cards that are drawn next; others follow them."""
    on_turn: int = LEARNER


def course_of(edition: Edition, prepared: Prepared) -> Course:
    """The prepared game, played up to its point by the rules; nothing of it is in the log."""
    return _Preparation(edition, prepared).course()


def played_turn(course: Course, laid: Iterable[Lay]) -> Course:
    """The course after a turn with these lays, which only a Stop finishes by itself."""
    turns = len(course.state.table.turns)
    for lay in laid:
        course = course.advanced(lay).course
    is_finished = len(course.state.table.turns) > turns
    return course if is_finished else course.advanced(FinishTurn()).course


class _Preparation:
    """Works backwards: whoever is to lay a card must have been dealt it or drawn it before."""

    def __init__(self, edition: Edition, prepared: Prepared) -> None:
        variant = next(iter(edition.variants.values()))
        self._players = len(prepared.hands)
        self._setup = Setup(edition, variant, self._players, edition.default_layout)
        self._turns = [lays(turn) for turn in prepared.turns]
        self._starter = (prepared.on_turn - len(self._turns)) % self._players
        self._hands = [cards(hand) for hand in prepared.hands]
        self._draw = cards(prepared.draw)

    def course(self) -> Course:
        seats = tuple(
            seat if place == LEARNER else replace(seat, name=PARTNER, strength=Strength.SKILLED)
            for place, seat in enumerate(FIRST_SEATS[: self._players])
        )
        course = Course.begin(NewGame(self._setup, self._deck(), seats=seats), "", "")
        if self._players > 1:
            course = course.advanced(ChooseStarter(self._starter)).course
        for turn in self._turns:
            course = played_turn(course, turn)
        return replace(course, events=())

    def _deck(self) -> tuple[Card, ...]:
        """The cards in the order in which they leave the pack, so that it comes to this point."""
        coming = [iter(self._passing_through(player)) for player in range(self._players)]
        deck = [next(coming[player]) for player in self._takers()]
        others = [card for card in self._setup.edition.cards if card not in (*deck, *self._draw)]
        shuffled = sorted(others, key=lambda card: (card.number * _STRIDE % 101, card))
        return (*deck, *self._draw, *shuffled)

    def _passing_through(self, player: int) -> Iterator[Card]:
        """All cards that a player gets: first those that are laid, then those that are held."""
        for turn, laid in enumerate(self._turns):
            if self._player(turn) == player:
                yield from (lay.card for lay in laid)
        yield from self._hands[player]

    def _takers(self) -> Iterator[int]:
        """Who gets each card as it leaves the pack."""
        full, left = self._setup.hand_size, len(self._setup.edition.cards)
        held = [full] * self._players
        tops = {pile: row.card for pile, row in enumerate(self._setup.edition.rows)}
        yield from [*range(self._players)] * full
        left -= full * self._players
        for turn, laid in enumerate(self._turns):
            player = self._player(turn)
            tops |= {lay.pile: lay.card for lay in laid}
            held[player] -= len(laid)
            draws_one = self._setup.layout.shows(Command.DRAW_ONE, tops.values())
            drawn = min(left, 1 if draws_one else full - held[player])
            held[player] += drawn
            left -= drawn
            yield from [player] * drawn

    def _player(self, turn: int) -> int:
        return (self._starter + turn) % self._players
