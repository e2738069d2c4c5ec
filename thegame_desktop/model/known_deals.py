"""Whether somebody may know the cards of a game that comes on the table."""

from dataclasses import replace

from thegame_desktop.engine import encode_deck
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.play.new_game import Beginning, NewGame

_PATIENCE_S = 1.0
"""How long a result that is being written is waited for."""


def marked_if_known(game: NewGame, autosave: Autosave, *, if_unsure: bool = False) -> NewGame:
    """The game, marked as known if a game of the same deal is over; `if_unsure`: or may be.

    Not only a new one: while a game waits, a copy of it may have come to its end.
    """
    if game.beginning is not Beginning.FRESH:
        return game
    autosave.flush(_PATIENCE_S)
    edition, deck = game.setup.edition.name, encode_deck(game.deck)
    try:
        is_known = autosave.history.archive.knows_deal(edition, game.deal_code, deck)
    except OSError:
        is_known = if_unsure
    return replace(game, beginning=Beginning.DEAL) if is_known else game
