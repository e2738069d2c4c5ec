"""What the history and the statistics are filtered by: drop-downs, the rarer ones on request."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import EDITIONS, Edition
from thegame_desktop.storage.summaries import Result, Wanted
from thegame_desktop.view.history.filter_box import (
    HEIGHT,
    TEXT,
    TEXT_SHARE,
    Demand,
    FilterBox,
    Option,
)
from thegame_desktop.view.history.rows import place_in_rows
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.filter_words import FilterWords
from thegame_desktop.view.words.names import in_a_sentence, shortened
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_GAP = 8
_MOST_NAMED = 30
"""So many people, and so many teams, are offered at most: those who have played most often."""
_LONGEST = 24
"""So many letters of a team's names are shown at most, unless a single one has more."""

Teams = Mapping[tuple[str, ...], int]
Named = TypeVar("Named", str, tuple[str, ...])


class FilterBar(Translated, Scaled, Group):
    """Asks which games are wanted; `changed` tells when it is others."""

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        words: Words,
        parent: QWidget | None = None,
        *,
        has_result: bool = False,
        only_fresh: bool = False,
    ) -> None:
        """With the result among the filters or not; at first of all games or of fresh deals."""
        super().__init__(parent)
        self._words = words
        self._filter_words = FilterWords(self)
        self._teams: Teams = {}
        self._shows_rarer = False
        self._only_fresh = only_fresh
        usual = ["edition", "variant", "players", "who", "computers"]
        if has_result:
            usual.append("result")
        self._usual = {name: FilterBox(name, theme, self) for name in usual}
        self._more = PageButton("more filters", self, size=(HEIGHT, TEXT))
        self._more.clicked.connect(self._show_rarer)
        self._reset = PageButton("show all", self, size=(HEIGHT, TEXT))
        self._reset.clicked.connect(self._show_all)
        self._rarer = {
            name: FilterBox(name, theme, self)
            for name in ("hints", "take-backs", "open hands", "beginning")
        }
        self._boxes = self._usual | self._rarer
        if only_fresh:
            self._rarer["beginning"].begin_with(("is_fresh", True))
        self._usual["edition"].currentIndexChanged.connect(self._offer_variants)
        for box in self._boxes.values():
            box.currentIndexChanged.connect(self._heed)
        self.retranslate()

    # What is asked for

    @property
    def wanted(self) -> Wanted:
        """The games that are asked for."""
        demands = (box.demand for box in self._boxes.values())
        return Wanted(**dict(filter(None, demands)))  # type: ignore[arg-type]

    @property
    def told(self) -> list[str]:
        """What is asked for in words, a phrase each; nothing for all games."""
        options = (box.option for box in self._boxes.values())
        return [option.label for option in options if option.demand]

    @property
    def is_changed(self) -> bool:
        """True if others are asked for than at first."""
        return any(box.is_changed for box in self._boxes.values())

    def show_people(self, teams: Teams) -> None:
        """Offer these people, and whom is asked for as long as they are among them.

        Somebody who is gone isn't asked for any longer: whoever calls this asks anew.
        """
        self._teams = teams
        self._boxes["who"].offer(self.tr("Everyone"), self._people())
        self._offer_reset()

    def reset(self) -> None:
        """Ask for what is asked for at first; `changed` tells."""
        for box in self._boxes.values():
            box.reset()
        self._offer_variants()
        self._heed()

    def _show_all(self) -> None:
        self.reset()
        # A button that can't be pressed any more would keep the focus to itself.
        self._boxes["edition"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_rarer(self) -> None:
        """Show the rarer filters, or hide them again."""
        self._shows_rarer = not self._shows_rarer
        self._offer_reset()
        self._arrange()

    def _heed(self) -> None:
        """Show what is asked for now, and tell."""
        self._offer_reset()
        self._arrange()
        self.changed.emit()

    def _offer_reset(self) -> None:
        self._reset.setEnabled(self.is_changed)
        hidden = sum(box.is_changed for box in self._rarer.values())
        if self._shows_rarer:
            self._more.setText(self.tr("Fewer filters"))
        elif hidden:
            self._more.setText(self.tr("More filters ({count})").format(count=hidden))
        else:
            self._more.setText(self.tr("More filters"))

    # What is offered

    def _editions(self) -> list[Edition]:
        """Those that what is asked for may be of."""
        chosen = self.wanted.edition
        return [each for each in EDITIONS.values() if chosen in (None, each.name)]

    def _offer_variants(self) -> None:
        """Offer the variants and numbers of players that go with the edition."""
        variants = [each for edition in self._editions() for each in edition.variants.values()]
        names = dict.fromkeys(each.name for each in variants)
        self._boxes["variant"].offer(
            self.tr("All variants"),
            [Option(self._words.variant(name), ("variant", name)) for name in names],
        )
        counts = sorted({count for each in variants for count in each.hand_sizes})
        self._boxes["players"].offer(
            self.tr("Any number of players"),
            [Option(self._words.player_count(count), ("player_count", count)) for count in counts],
        )

    def _people(self) -> Iterator[Option | None]:
        persons = Counter[str]()
        teams = Counter[tuple[str, ...]]()
        for team, games in self._teams.items():
            for name in set(team) - {""}:
                persons[name] += games
            if len(team) > 1 and all(team):
                teams[team] += games
        for name in _most_common(persons, self.wanted.person):
            yield _called([name], ("person", name))
        if teams:
            yield None
        for team in _most_common(teams, self.wanted.team):
            yield _called(team, ("team", team))

    def _yes_or_no(self, name: str, demand: str, both: str, yes: str, no: str) -> None:
        self._boxes[name].offer(both, [Option(yes, (demand, True)), Option(no, (demand, False))])

    # Words and places

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Filters"))
        boxes, words = self._boxes, self._words
        editions = [Option(words.edition(name), ("edition", name)) for name in EDITIONS]
        boxes["edition"].offer(self.tr("All editions"), editions)
        self._offer_variants()
        boxes["who"].offer(self.tr("Everyone"), self._people())
        self._yes_or_no(
            "computers",
            "has_computers",
            self.tr("People and computers"),
            self.tr("With computer players"),
            self.tr("People only"),
        )
        if "result" in boxes:
            boxes["result"].offer(
                self.tr("All results"),
                [
                    Option(self.tr("Won"), ("result", Result.WON)),
                    Option(self.tr("Lost"), ("result", Result.LOST)),
                    Option(self.tr("Given up"), ("result", Result.GIVEN_UP)),
                ],
            )
        self._offer_rarer()
        self._offer_reset()
        for name, (label, tip, meaning) in self._filter_words.explanations().items():
            if name in self._boxes:
                self._boxes[name].setAccessibleName(label)
                explain(self._boxes[name], tip, meaning)
        explain(
            self._more,
            self.tr("Filter by hints, take-backs, open hands and known deals"),
            self.tr(
                "Shows or hides the filters that are needed less often. A number tells how many of "
                "them are in use while they are hidden."
            ),
        )
        self._reset.inscribe(
            self.tr("Reset filters") if self._only_fresh else self.tr("Show all"),
            self.tr("Take back all filters"),
            self.tr("Sets all filters back to how they were at first."),
        )
        self._arrange()

    def _offer_rarer(self) -> None:
        self._yes_or_no(
            "hints",
            "has_hints",
            self.tr("With or without hints"),
            self.tr("With hints"),
            self.tr("Without hints"),
        )
        self._yes_or_no(
            "take-backs",
            "has_take_backs",
            self.tr("With or without take-backs"),
            self.tr("With take-backs"),
            self.tr("Without take-backs"),
        )
        self._yes_or_no(
            "open hands",
            "open_hands",
            self.tr("Open or hidden hands"),
            self.tr("Open hands"),
            self.tr("Hidden hands"),
        )
        self._boxes["beginning"].offer(
            self.tr("Fresh and known deals"),
            [
                Option(self.tr("Fresh deals only"), ("is_fresh", True)),
                Option(self.tr("Known deals only"), ("is_fresh", False)),
                Option(self.tr("Daily deals only"), ("is_daily", True)),
            ],
        )

    def rescale(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put all into as few rows as have room for them; the rarer ones below, if wanted."""
        unit = self.unit
        for box in self._rarer.values():
            box.setVisible(self._shows_rarer)
        rarer = list(self._rarer.values()) if self._shows_rarer else []
        usual = [*self._usual.values(), self._more, self._reset]
        gap, height = round(_GAP * unit), round(grown(HEIGHT * unit, TEXT_SHARE))
        self.setFixedHeight(place_in_rows((usual, rarer), self.width(), height, gap))


def _called(names: Sequence[str], demand: Demand) -> Option:
    """Some people, by what they are called together; and in short, if that is too long."""
    full = _listed([in_a_sentence(name) for name in names])
    told = [in_a_sentence(shortened(name)) for name in names]
    shown = _listed(told)
    while len(told) > 1 and len(shown) > _LONGEST:
        told.pop()
        shown = f"{', '.join(told)}, …"
    return Option(full, demand, "" if shown == full else shown)


def _listed(names: Sequence[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} & {last}" if others else last


def _most_common(counted: Counter[Named], chosen: object) -> list[Named]:
    """Those counted most often, the first in the alphabet among equals; the chosen one too."""
    ranked = sorted(counted, key=lambda each: (-counted[each], each))
    return ranked[:_MOST_NAMED] + [each for each in ranked[_MOST_NAMED:] if each == chosen]
