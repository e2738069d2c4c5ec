"""Words for an unfinished game: who plays it, and how far they have come."""

from collections.abc import Iterator
from datetime import date, datetime

from PySide6.QtCore import QObject

from thegame_desktop.model.unfinished_games import UnfinishedGame
from thegame_desktop.play.seats import names_of, you_of
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.words import Words


class UnfinishedWords(QObject):
    """Tells of one game in the language that is spoken when asked; of no hidden card."""

    def __init__(self, game: UnfinishedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        # The players of this game, not those at the table.
        self._words = Words(self)
        self._words.call_players(names_of(game.seats), you_of(game.seats))

    def kind(self) -> str:
        """The edition, and its variant or the day whose deal it is."""
        words, setup = self._words, self._game.setup
        kind = words.variant(setup.variant.name)
        if self._game.daily:  # always in the same variant
            kind = DailyWords(words).deal(date.fromisoformat(self._game.daily))
        return f"{words.edition(setup.edition.name)} · {kind}"

    def players(self) -> str:
        """Who plays, long names shortened."""
        words, count = self._words, len(self._game.seats)
        if count == 1:
            return words.player_count(1)
        return ", ".join(words.player(seat, count) for seat in range(count))

    def full_names(self) -> str:
        """Who plays, by their whole names."""
        count = len(self._game.seats)
        return ", ".join(self._words.full_name(seat, count) for seat in range(count))

    def initial(self, seat: int) -> str:
        """What stands on a player's disc."""
        return self._words.initial(seat)

    def left(self) -> str:
        """How much is left of it, in short."""
        if self._game.is_over:
            return self.tr("ended, its result is still open")
        return self.tr("%n card(s) left", "", self._game.cards_left)

    def progress(self) -> str:
        """How far the game has come."""
        return " · ".join(self._progress())

    def when(self) -> str:
        """When it was played last."""
        return self._words.files.when(self._game.saved, datetime.now().astimezone())

    def _progress(self) -> Iterator[str]:
        game = self._game
        if game.is_on_the_table:
            yield self.tr("on the table")
        yield self.tr("%n card(s) left", "", game.cards_left)
        if game.is_over:
            yield self.tr("ended, its result is still open")
        elif game.on_turn is None:
            yield self.tr("nobody has begun yet")
        elif len(game.seats) > 1:
            yield self._words.whose_turn(game.on_turn, len(game.seats))
        if game.is_open_handed:
            yield self.tr("open hands")
