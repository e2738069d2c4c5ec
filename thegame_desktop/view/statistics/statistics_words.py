"""Figures become words here: on tiles, in charts, and in tables."""

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale, QObject

from thegame_desktop.storage.csv_tables import Cell
from thegame_desktop.storage.statistics import (
    RECENT,
    Figures,
    LossGroup,
    Period,
    PeriodLength,
    Range,
    grouped,
)
from thegame_desktop.view.statistics.chart_data import Bar, ChartData, ChartTable, Kind, Tile


class StatisticsWords(QObject):
    """Turns figures into words of the language that is spoken when asked."""

    def tiles(self, found: Figures) -> list[Tile]:
        """The figures one by one."""
        given_up = self.tr("%n given up", "", found.given_up) if found.given_up else ""
        cards, wins = self.tr("cards left"), self.tr("wins in a row")
        return [
            Tile(self.tr("Games"), self._number(found.games), "", given_up),
            Tile(
                self.tr("Won"),
                self._percent(found.win_rate),
                self._wins(found),
                self._in_the_long_run(found.likely_rate),
            ),
            Tile(self.tr("Best result"), self._number(found.best), "", cards),
            Tile(self.tr("On average"), self._mean(found.mean_left), "", cards),
            Tile(self.tr("Streak"), self._number(found.streak), "", wins),
            Tile(self.tr("Longest streak"), self._number(found.longest_streak), "", wins),
        ]

    def _wins(self, found: Figures) -> str:
        if not found.games:
            return ""
        return self.tr("{won} of {games}").format(won=found.wins, games=found.games)

    def _in_the_long_run(self, likely: Range | None) -> str:
        """What the share of won games tells of those to come: few games tell little."""
        if likely is None:
            return ""
        words = self.tr("In the long run probably {range}")
        return words.format(range=self._range(likely))

    def games(self, count: int) -> str:
        """So many games."""
        return self.tr("%n game(s)", "", count)

    # Cards left

    def cards_left(self, found: Figures, excellent_below: int | None) -> ChartData:
        """How many games ended with so many cards left."""
        names = {
            Kind.WON: self.tr("Won"),
            Kind.EXCELLENT: self.tr("Excellent"),
            Kind.LOST: self.tr("Lost"),
            Kind.GIVEN_UP: self.tr("Given up"),
        }
        bars = {names[Kind.WON]: self._bar(Kind.WON, "0", names[Kind.WON], found.wins, found)}
        for group in grouped(found.lost_with):
            is_excellent = excellent_below is not None and 0 < group.most < excellent_below
            kind = Kind.EXCELLENT if is_excellent else Kind.LOST
            told = self.tr("Cards left: {cards}").format(cards=_span(group))
            bars[_span(group)] = self._bar(kind, _span(group), told, group.games, found)
        if found.given_up:
            name = names[Kind.GIVEN_UP]
            bars[name] = self._bar(Kind.GIVEN_UP, "×", name, found.given_up, found)
        kinds = {kind for bar in bars.values() for kind, _games in bar.parts}
        return ChartData(
            self.tr("Cards left at the end"),
            ". ".join(", ".join(bar.told[:2]) for bar in bars.values() if bar.games),
            tuple(bars.values()),
            tuple((kind, name) for kind, name in names.items() if kind in kinds),
            table=ChartTable(
                (self.tr("Cards left"), self.tr("Games"), self.tr("Share")),
                tuple((name, self._number(bar.games), bar.told[2]) for name, bar in bars.items()),
            ),
        )

    def _bar(self, kind: Kind, label: str, told: str, games: int, found: Figures) -> Bar:
        share = self._percent(games / found.games if found.games else 0.0)
        return Bar(label, ((kind, games),), (told, self.games(games), share))

    # Over time

    def over_time(self, found: Figures) -> ChartData:
        """What was played and won, period by period."""
        recent = self.tr("Won of the last {count}").format(count=RECENT)
        return ChartData(
            self.tr("Results over time"),
            ". ".join(
                ", ".join((self._period(each, found.step), *self._told(each)))
                for each in found.periods
                if each.games
            ),
            tuple(self._period_bar(each, found.step) for each in found.periods),
            (
                (Kind.WON, self.tr("Won")),
                (Kind.LOST, self.tr("Not won")),
                (Kind.RATE, recent),
            ),
            tuple(self._percent(quarter / 4) for quarter in range(5)),
            ChartTable(
                (
                    self.tr("When"),
                    self.tr("Games"),
                    self.tr("Won"),
                    self.tr("Cards left"),
                    self.tr("Last {count}").format(count=RECENT),
                ),
                tuple(
                    (
                        self._period(each, found.step),
                        self._number(each.games),
                        self._number(each.wins),
                        self._mean(each.mean_left),
                        self._percent(each.recent_rate),
                    )
                    for each in found.periods
                ),
            ),
        )

    def _period_bar(self, period: Period, step: PeriodLength) -> Bar:
        return Bar(
            self._short(period, step),
            ((Kind.WON, period.wins), (Kind.LOST, period.games - period.wins)),
            (self._period(period, step), *self._told(period)),
            period.recent_rate,
        )

    def _told(self, period: Period) -> Iterator[str]:
        yield self.games(period.games)
        if period.games:
            yield self.tr("%n won", "", period.wins)
        if period.mean_left is not None:
            words = self.tr("Cards left on average: {number}")
            yield words.format(number=self._mean(period.mean_left))
        if period.recent_rate is not None:
            words = self.tr("{percent} of the last {count} won")
            yield words.format(percent=self._percent(period.recent_rate), count=RECENT)

    def _period(self, period: Period, step: PeriodLength) -> str:
        """A period by itself."""
        if step is PeriodLength.WEEK:
            return self.tr("Week from {date}").format(date=self._short(period, step))
        return self._short(period, step)

    def _short(self, period: Period, step: PeriodLength) -> str:
        """A period as a mark on an axis: months are told by their numbers."""
        first = period.first
        if step is PeriodLength.YEAR:
            return str(first.year)
        if step is PeriodLength.MONTH:
            return f"{first.month:02}/{first.year}"
        day = QDate(first.year, first.month, first.day)
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)

    # A file

    def rows(self, found: Figures, filters: str) -> Iterator[tuple[Cell, ...]]:
        """All of it as rows of a spreadsheet, part by part."""
        likely = found.likely_rate or Range(0.0, 0.0)
        yield (self.tr("The Game: statistics"),)
        yield self.tr("Which games"), filters
        yield ()
        yield self.tr("Games"), found.games
        yield self.tr("Won"), found.wins
        yield self.tr("Given up"), found.given_up
        yield self.tr("Win rate"), found.win_rate
        yield self.tr("Win rate in the long run, at least (95% sure)"), likely.low
        yield self.tr("Win rate in the long run, at most (95% sure)"), likely.high
        yield self.tr("Fewest cards left"), found.best
        yield self.tr("Cards left on average"), found.mean_left
        yield self.tr("Wins in a row, latest"), found.streak
        yield self.tr("Wins in a row, most"), found.longest_streak
        yield ()
        yield self.tr("Cards left"), self.tr("Won"), self.tr("Lost")
        for cards in sorted({0, *found.lost_with}):
            yield cards, 0 if cards else found.wins, found.lost_with.get(cards, 0)
        yield ()
        recent = self.tr("Won of the last {count}").format(count=RECENT)
        cards_left = self.tr("Cards left on average")
        yield self.tr("From"), self.tr("Games"), self.tr("Won"), cards_left, recent
        for each in found.periods:
            first = each.first.isoformat()
            yield first, each.games, each.wins, each.mean_left, each.recent_rate

    # Numbers

    def _number(self, number: int | None) -> str:
        return "–" if number is None else str(number)

    def _mean(self, mean: float | None) -> str:
        return "–" if mean is None else f"{mean:.1f}".replace(".", QLocale().decimalPoint())

    def _percent(self, share: float | None) -> str:
        if share is None:
            return "–"
        return self.tr("{number}%").format(number=round(100 * share))

    def _range(self, likely: Range) -> str:
        low, high = round(100 * likely.low), round(100 * likely.high)
        if low == high:
            return self._percent(likely.low)
        return self.tr("{low}–{high}%").format(low=low, high=high)


def _span(group: LossGroup) -> str:
    return str(group.most) if group.fewest == group.most else f"{group.fewest}–{group.most}"
