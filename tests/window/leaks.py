"""Searches a window, and all around it, for cards that nobody may know of just now."""

import logging
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QWidget

from tests.window.driver import Driver
from tests.window.leak_claims import claims
from tests.window.leak_pixels import CardFinder, line_marks, visible_lines
from tests.window.leak_values import Held, cards_held_by, cards_in
from tests.window.leak_words import Everything, Word, copied, everything_of, kept
from tests.window.recogniser import pixels_on_screen
from tests.window.round_the_table import Known
from thegame_desktop.engine import Layout, Setup
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.card_flow import CardFlow
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.places.table_layout import Counts, table_layout

NO_SECRETS = ("history.sqlite", "history.sqlite-journal", "games")
"""The games that are over have nothing to hide, and a saved game couldn't be played on without."""


class Finders:
    """Makes finders of cards, and keeps the latest: many games have the same cards."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        # Pictures drawn apart from those that the window has drawn for itself.
        self._art = CardArt(theme)
        self._latest: tuple[tuple[str, Layout], CardFinder] | None = None

    def of(self, setup: Setup) -> CardFinder:
        """The finder for the cards of this game, with their commands."""
        key = (setup.edition.name, setup.layout)
        if self._latest is None or self._latest[0] != key:
            finder = CardFinder(self._art, self._theme, setup.edition, setup.layout)
            self._latest = (key, finder)
        return self._latest[1]


class Output:
    """What the process has logged and printed since it was asked last."""

    def __init__(self, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
        caplog.set_level(logging.DEBUG)
        self._caplog = caplog
        self._capfd = capfd
        self._told = 0

    def news(self) -> Iterator[Word]:
        """The news, each once."""
        records = self._caplog.records[self._told :]
        self._told += len(records)
        for record in records:
            yield Word(f"log of {record.name}", record.getMessage())
            if record.exc_text:
                yield Word(f"log of {record.name}", record.exc_text)
        printed = self._capfd.readouterr()
        yield Word("standard output", printed.out)
        yield Word("standard error", printed.err)


class LeakSearch:
    """Looks everywhere, and says where it has found what."""

    def __init__(
        self, driver: Driver, theme: Theme, finders: "Finders", setup: Setup, output: Output
    ) -> None:
        self._driver = driver
        self._theme = theme
        self._setup = setup
        self._finder = finders.of(setup)
        self._output = output

    def leaks(self, known: Known, *, thoroughly: bool = False) -> list[str]:
        """All that is told of hidden cards; thoroughly, also by what was asked before."""
        all_there_is = everything_of(self._driver, every_page=thoroughly)
        held = cards_held_by([*all_there_is.things, *self._driver.app.findChildren(QObject)])
        data = list(all_there_is.data(every_row=thoroughly))
        words = [Word(where, value) for where, value in data if isinstance(value, str)]
        values = (each for where, value in data for each in cards_in(value, where))
        return [
            *self._in_pixels(all_there_is.visible, known),
            *self._in_words([*self._all_words(all_there_is), *words], known),
            *_in_values([*held, *values], known),
        ]

    def in_sight(self, known: Known) -> list[str]:
        """Which hidden cards can be seen on the screen."""
        windows = everything_of(self._driver, every_page=False).visible
        return list(self._in_pixels(windows, known))

    def sizes(self, known: Known) -> list[QSize]:
        """All sizes at which cards are shown just now."""
        setup, window = self._setup, self._driver.window
        counts = Counts(
            piles=len(setup.edition.rows),
            hand=len(known.hand),
            full_hand=setup.hand_size,
            seats=setup.player_count,
            lanes=len({card.colour for card in setup.edition.cards}),
        )
        places = table_layout(window.findChildren(GameTable)[0].size(), counts)
        sizes = [places.hand_card, places.pile_card, places.draw_card_rect.size()]
        flows = [each for each in window.findChildren(CardFlow) if each.isVisible() and each.shown]
        sizes += [flow.card_rect(0).size() for flow in flows]
        return list(dict.fromkeys(sizes))

    # Pixels

    def _in_pixels(self, windows: Iterable[QWidget], known: Known) -> Iterator[str]:
        hidden = known.hidden
        for window in windows:
            image = pixels_on_screen(window)
            for card in sorted(self._finder.cards_in(image, self.sizes(known)) & hidden):
                yield f"{card} can be seen in {type(window).__name__}"
            for line in visible_lines(window) if window is self._driver.window else ():
                marks = line_marks(image, line, self._setup.edition, self._theme)
                for card in sorted((marks.hand | marks.laid) & hidden):
                    yield f"{card} is marked in the number line"
                if marks.tells_others_apart:
                    yield "the number line tells cards apart that are neither laid nor in hand"

    # Words

    def _all_words(self, all_there_is: Everything) -> Iterator[Word]:
        yield from all_there_is.spoken()
        yield from all_there_is.written()
        yield from copied()
        yield from kept(self._driver.app.data_folder, but=NO_SECRETS)
        yield from self._output.news()

    def _in_words(self, words: Iterable[Word], known: Known) -> Iterator[str]:
        edition, hidden = self._setup.edition.name, known.hidden
        if not hidden:
            return
        folder = str(self._driver.app.data_folder)
        for where, text in words:
            told = claims(text.replace(folder, ""), edition)
            for card in sorted(told.cards & hidden):
                yield f"{where} tells of {card}: {text!r}"
            if told.offers and known.held is None:
                yield f"{where} tells of a step though no card is held: {text!r}"
            for riddle in told.riddles:
                yield f"{where} tells of {riddle}, whatever that is: {text!r}"


def _in_values(found: Iterable[Held], known: Known) -> Iterator[str]:
    for where, card in found:
        if card in known.hidden:
            yield f"{where} holds {card}"
