"""What of the players' signals is news to whom."""

from collections import Counter
from collections.abc import Iterable, Mapping

from thegame_desktop.engine import Signal, Table

SeatSignal = tuple[int, Signal]
"""A signal with the seat that gives it."""


class SignalNews:
    """Remembers for each player what they have heard of the others.

    Computer players keep their signals up to date all the time. So what is dropped and said again
    within a turn is no news; but it is once a turn has begun without it.
    """

    def __init__(self) -> None:
        self._heard: dict[int, Counter[SeatSignal]] = {}

    def begin(self) -> None:
        """Nobody has heard anything yet."""
        self._heard = {}

    def forget_unsaid(self, table: Table) -> None:
        """A turn begins: what isn't being said now is news when it is said again."""
        if table.is_silent:
            return  # what was said comes back when Silence is covered
        said = _said(table)
        self._heard = {listener: heard & said for listener, heard in self._heard.items()}

    def tell(self, table: Table, listeners: Iterable[int]) -> Mapping[int, list[Signal]]:
        """What is new to one of these players, by who says it; from now on they know it."""
        said, news = _said(table), Counter[SeatSignal]()
        for listener in listeners:
            of_others = Counter({each: n for each, n in said.items() if each[0] != listener})
            heard = self._heard.get(listener, Counter())
            news |= of_others - heard
            self._heard[listener] = heard | of_others
        told: dict[int, list[Signal]] = {}
        for owner, signal in news.elements():
            told.setdefault(owner, []).append(signal)
        return dict(sorted(told.items()))


def _said(table: Table) -> Counter[SeatSignal]:
    """All that is being said, as it is observed: nothing while Silence shows."""
    return Counter((owner, each) for owner, said in enumerate(table.signals) for each in said)
