"""The page that the program opens with: what to go on with, and everything that can be begun."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, pairwise, repeat

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.start_signs import StartSign
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.start_hero import StartHero
from thegame_desktop.view.pages.start_tile import CountTile, ResumeTile, StartTile
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.neighbours import neighbour
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wish_keys import key_of
from thegame_desktop.view.wishes import (
    ChooseGame,
    Go,
    Open,
    ReadRules,
    Resume,
    ShowLessons,
    ShowUnfinished,
)
from thegame_desktop.view.words.start_words import StartNews, StartWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.unfinished_words import UnfinishedWords
from thegame_desktop.view.words.words import Words

_TILES_SHARE, _MOST_TILES_SHARE = 0.56, 0.68
"""How much of the width the tiles have beside the title."""
_NARROWEST = 216
"""How wide a tile has to be for its words to look well."""
_COUNT_WIDTH = 96
_GAP, _MIDDLE = 14, 34
_STRETCH_OF_ROW = 4
"""The room above and below all rows has 1."""


class StartPage(Translated, ScaledPage):
    """Shows the game's name, its cards, and big tiles; Enter does what the first one says."""

    column_width = 1110

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        news: StartNews,
        refresh: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Whenever it comes in sight, it has its news refreshed."""
        super().__init__(theme, parent)
        self._refresh = refresh
        self._words = StartWords(words)
        self._news = news
        self.unit = 0.0
        self._rows: list[QHBoxLayout] = []
        self._arranged: list[list[StartTile]] = []
        """The tiles as they lie in these rows; further rows are empty."""
        # Where they will stay: what got another parent would be hidden for a moment.
        column = self._column
        self._hero = StartHero(theme, art, column)
        self._resume = ResumeTile(theme, art, column)
        self._all = CountTile("all unfinished", theme, column)
        self._new_game = StartTile("start new", StartSign.NEW_GAME, "accent", theme, column)
        self._daily = StartTile("start daily", StartSign.DAILY, "ascending", theme, column)
        self._lessons = StartTile("start lessons", StartSign.LESSONS, "success", theme, column)
        self._history = StartTile("start history", StartSign.HISTORY, "descending", theme, column)
        self._statistics = self._quiet("start statistics")
        self._rules = self._quiet("start rules")
        self._settings = self._quiet("start settings")
        self._tiles = QVBoxLayout()
        self._body = QHBoxLayout()
        self.column.addLayout(self._body, 1)
        self._body.addWidget(self._hero)
        self._body.addLayout(self._tiles)
        for _above_and_below in range(2):
            self._tiles.addStretch(1)
        self.footer.addStretch(1)
        for button in self._quiet_buttons:
            self.footer.addWidget(button)
        self._connect()
        self.show_news(news)

    @property
    def first(self) -> StartTile:
        """The tile that most will want."""
        if self._news.latest is not None:
            return self._resume
        return self._lessons if self._news.is_new else self._new_game

    def show_news(self, news: StartNews) -> None:
        """Show all of it as it is now; Enter does what most will want, as long as it did before."""
        had_focus = self.first.hasFocus()
        self._news = news
        self._resume.show_game(news.latest)
        others = news.unfinished - int(news.latest is not None)
        self._all.setVisible(others > 0 or news.inventory.unreadable is not None)
        self._all.write_on_sign(str(news.unfinished or "?"))
        self._daily.write_on_sign(str(news.day.day))
        for tile in self._big_tiles:
            tile.put_first(is_primary=tile is self.first)
        self._arrange()
        self.retranslate()
        if had_focus:
            self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the page is made of

    def _quiet(self, name: str) -> QPushButton:
        return PageButton(name, self, size=(38, 16), kind="link")

    @property
    def _quiet_buttons(self) -> tuple[QPushButton, ...]:
        return self._statistics, self._rules, self._settings

    @property
    def _big_tiles(self) -> tuple[StartTile, ...]:
        return self._resume, self._new_game, self._daily, self._lessons, self._history

    @property
    def _all_tiles(self) -> tuple[StartTile, ...]:
        return *self._big_tiles, self._all

    def _connect(self) -> None:
        for tile in self._all_tiles:
            tile.left.connect(partial(self._go, tile))
        self._resume.clicked.connect(self._wish_to_resume)
        self.wish_by(self._all, ShowUnfinished())
        self.wish_by(self._new_game, ChooseGame())
        self.wish_by(self._daily, Go.DAILY)
        self._lessons.clicked.connect(lambda: self.wished.emit(ShowLessons(self._news.is_new)))
        self.wish_by(self._history, Go.HISTORY)
        self.wish_by(self._statistics, Go.STATISTICS)
        self.wish_by(self._rules, ReadRules())
        self.wish_by(self._settings, Open.SETTINGS)

    def _go(self, here: QWidget, key: Qt.Key) -> None:
        """Give the keyboard to what lies in the direction of an arrow key."""
        there = neighbour(here, (*self._all_tiles, *self._quiet_buttons), key)
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self.bring_in_sight(there)

    def _wish_to_resume(self) -> None:
        if self._news.latest is not None:
            self.wished.emit(Resume(self._news.latest.place))

    # Where the tiles lie

    def _arrange(self) -> None:
        """Lay the tiles out anew: the first one above, the others below in pairs."""
        self._arranged = list(self._in_rows())
        while len(self._rows) < len(self._arranged):
            self._rows.append(QHBoxLayout())
            self._tiles.insertLayout(len(self._rows), self._rows[-1])  # below the first stretch
        empty: list[StartTile] = []
        for row, tiles in zip(self._rows, chain(self._arranged, repeat(empty)), strict=False):
            for tile in tiles:
                row.addWidget(tile)
            self._tiles.setStretchFactor(row, _STRETCH_OF_ROW if tiles else 0)
        for before, after in pairwise((*chain(*self._arranged), *self._quiet_buttons)):
            QWidget.setTabOrder(before, after)
        self._measure()

    def _in_rows(self) -> Iterator[list[StartTile]]:
        """The tiles that show, row by row; where they don't come in pairs, one has a whole row."""
        head = [self.first]
        if not self._all.isHidden():
            head.append(self._all)
        yield head
        others = [each for each in self._big_tiles if each not in (self.first, self._resume)]
        if len(others) % 2 or not self._has_pairs:
            yield from ([each] for each in others[: 1 if self._has_pairs else None])
            others = others[1:] if self._has_pairs else []
        yield from (others[nth : nth + 2] for nth in range(0, len(others), 2))

    @property
    def _room(self) -> float:
        """How wide the column is within its margins."""
        margins = self.column.contentsMargins()
        return self._column.width() - margins.left() - margins.right() - _MIDDLE * self.unit

    @property
    def _tiles_width(self) -> float:
        wanted = 2 * grown(_NARROWEST * self.unit) + _GAP * self.unit
        least, most = self._room * _TILES_SHARE, self._room * _MOST_TILES_SHARE
        return round(min(max(least, wanted), most))

    @property
    def _has_pairs(self) -> bool:
        """True if two tiles have room side by side."""
        return self._tiles_width >= 2 * grown(_NARROWEST * 0.85 * self.unit) + _GAP * self.unit

    def _measure(self) -> None:
        """Give each tile the width that it has in its row, and the height that it needs there."""
        if not self.unit:
            return  # nobody has told yet how large anything is
        gap, width = round(_GAP * self.unit), self._tiles_width
        self._body.setSpacing(round(_MIDDLE * self.unit))
        self._tiles.setSpacing(gap)
        narrow = round(grown(_COUNT_WIDTH * self.unit))
        self._hero.setFixedWidth(max(1, round(self._room - width)))
        for row, tiles in zip(self._rows, self._arranged, strict=False):
            row.setSpacing(gap)
            each = (width - gap * (len(tiles) - 1)) / len(tiles)
            for tile in tiles:
                if self._all in tiles:
                    each = narrow if tile is self._all else width - gap - narrow
                tile.setFixedWidth(round(each))
        others = [each for each in self._big_tiles if each not in (self.first, self._resume)]
        height = max(each.needed_height for each in others)
        for tile in others:
            tile.set_lowest(height)
        for tile in (self.first, self._all):
            tile.set_lowest(self.first.needed_height)

    def rescale(self) -> None:
        super().rescale()
        if self._arranged == list(self._in_rows()):
            self._measure()
        else:
            self._arrange()

    # Words

    def retranslate(self) -> None:
        words, news = self._words, self._news
        self.setAccessibleName(self.tr("Start page"))
        self._hero.set_texts(self.tr("The cooperative card game by Steffen Benndorf"))
        if news.latest is not None:
            game = UnfinishedWords(news.latest)
            self._resume.set_texts(
                self.tr("Resume"),
                f"{game.kind()}\n{game.players()} · {game.left()}",
                self.tr("Go on with the game that was left last (Enter)"),
                self.tr(
                    "The game that was left last: the tops of its piles, who plays, and how far it "
                    "is. It goes on exactly there; of several people nobody's hand is in sight."
                ),
            )
        self._all.set_texts(
            self.tr("All unfinished games"),
            self.tr("unfinished"),
            self.tr("See all games that were begun ({keys})").format(keys=key_of(ShowUnfinished())),
            self.tr("Lists the games that were begun and not finished, to go on with any of them."),
        )
        self._new_game.set_texts(
            self.tr("New game"),
            self.tr("Choose an edition, and who plays"),
            self.tr("Choose and deal a game ({keys})").format(keys=key_of(ChooseGame())),
            self.tr("Leads to the choice of a new game. Games that were begun are kept."),
        )
        self._daily.set_texts(
            self.tr("Daily deal"),
            words.daily(news),
            self.tr("Play the deal of today ({keys})").format(keys=key_of(Go.DAILY)),
            self.tr("Leads to the deal of today: the same cards for everyone, and a calendar."),
        )
        self._lessons.set_texts(
            self.tr("New here?") if news.is_new else self.tr("Learn to play"),
            words.lessons(news),
            self.tr("Learn the game at the table, card by card"),
            self.tr(
                "Leads to the lessons: one for each edition. A lesson can be left at any time, and "
                "goes on later where it was left."
            ),
        )
        self._history.set_texts(
            self.tr("History"),
            words.history(news),
            self.tr("See all games that are over ({keys})").format(keys=key_of(Go.HISTORY)),
            self.tr("Lists every game that was played to its end, to look at it once more."),
        )
        inscribe(
            self._statistics,
            self.tr("Statistics"),
            self.tr("See how well it has been going ({keys})").format(keys=key_of(Go.STATISTICS)),
            self.tr("Shows how many games were won, how many cards were left, and more."),
        )
        inscribe(
            self._rules,
            self.tr("Rules"),
            self.tr("Read the rules of all editions ({keys})").format(keys=key_of(ReadRules())),
            self.tr("Opens the whole rules with pictures; they can be searched."),
        )
        inscribe(
            self._settings,
            self.tr("Settings"),
            self.tr("Language, look, motion and more ({keys})").format(keys=key_of(Open.SETTINGS)),
            self.tr("Opens the settings. Every change holds at once."),
        )
        self._measure()

    # Qt's own calls

    def come_in_sight(self) -> None:
        self._refresh()
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)
