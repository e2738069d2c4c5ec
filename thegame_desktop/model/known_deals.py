"""Whether somebody may know the cards of a game that is about to be dealt by its code."""

from dataclasses import replace

from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.history import History
from thegame_desktop.model.new_game import Beginning, NewGame

_PATIENCE_S = 1.0
"""How long a result that is being written is waited for."""


def marked_if_known(game: NewGame, autosave: Autosave, history: History) -> NewGame:
    """The game, marked as known if a game of the same deal is over.

    Where nobody can tell, a daily deal is marked too, so that it doesn't count twice.
    """
    autosave.flush(_PATIENCE_S)
    try:
        is_known = history.archive.knows_deal(game.deal_code)
    except OSError:
        is_known = bool(game.daily)
    return replace(game, beginning=Beginning.DEAL) if is_known else game
