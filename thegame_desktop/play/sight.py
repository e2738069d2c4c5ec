"""Whose hand is in sight while one laptop goes round."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Sight:
    """At most one hand is uncovered. Covered, the laptop waits for somebody, or for the team."""

    players: int
    is_open: bool = False
    """True if there is nobody to hide anything from: then somebody's hand is always in sight."""
    uncovered: int | None = None
    """Whose hand is in sight."""
    awaited: int | None = 0
    """Whom the covered laptop goes to; None if it is up to the whole team."""
    last: int | None = None
    """Who has looked last."""
    have_looked: frozenset[int] = frozenset()
    """Who has had a look at the hand that was dealt."""
    computers: frozenset[int] = frozenset()
    """The seats on which nobody sits who could look."""

    @classmethod
    def of_all(cls, players: int, computers: frozenset[int] = frozenset()) -> "Sight":
        """The sight of a team that plays with open hands, or of one person, or of none."""
        sight = cls(players, is_open=True, awaited=None, computers=computers)
        is_one = players - len(computers) == 1
        return replace(sight, uncovered=sight._first_from(0, computers)) if is_one else sight

    @classmethod
    def hidden(cls, players: int, computers: frozenset[int] = frozenset()) -> "Sight":
        """The sight of people who hide their hands from each other; the first one looks first."""
        sight = cls(players, computers=computers)
        return replace(sight, awaited=sight._next(None))

    @property
    def is_up_to_the_team(self) -> bool:
        """True if everybody has looked and nobody looks now: time to agree who begins."""
        return self.uncovered is None and self.awaited is None

    def uncover(self) -> "Sight":
        """Whoever is awaited looks."""
        if self.uncovered is not None or self.awaited is None:
            return self
        have_looked = self.have_looked | {self.awaited}
        return replace(self, uncovered=self.awaited, last=self.awaited, have_looked=have_looked)

    def cover(self, on_turn: int | None) -> "Sight":
        """Nobody looks; the laptop goes to whoever is on turn or hasn't looked yet, or to all."""
        if self.is_open or self.uncovered is None:
            return self
        return replace(self, uncovered=None, awaited=self._next(on_turn))

    def wait_for(self, seat: int) -> "Sight":
        """Cover the hand, and hand the laptop to this seat for a look."""
        if self.is_open or seat == self.uncovered or seat in self.computers:
            return self
        return replace(self, uncovered=None, awaited=seat)

    def recall(self, on_turn: int | None) -> "Sight":
        """Nobody needs a look in between: the covered laptop goes where it would go without."""
        if self.is_open or self.uncovered is not None:
            return self
        return replace(self, awaited=self._next(on_turn))

    def pass_on(self, on_turn: int) -> "Sight":
        """The turn has passed to this seat; whoever looks at their own turn goes on looking."""
        if self.is_open:
            # While a computer player is on turn, whoever comes next can think about their hand.
            return replace(self, uncovered=self._first_from(on_turn, self.computers))
        if on_turn in self.computers:
            return replace(self, uncovered=None, awaited=None)  # everybody watches
        return self.wait_for(on_turn)

    def _first_from(self, seat: int, passed_over: frozenset[int]) -> int | None:
        """The first seat clockwise from this one on that isn't passed over; None if all are."""
        clockwise = [(seat + way) % self.players for way in range(self.players)]
        return next((each for each in clockwise if each not in passed_over), None)

    def _next(self, on_turn: int | None) -> int | None:
        if on_turn is not None:
            return None if on_turn in self.computers else on_turn
        start = 0 if self.last is None else self.last + 1
        return self._first_from(start, self.have_looked | self.computers)
