"""The names of those who have played here."""

from collections import Counter

from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.seats import clean_name
from thegame_desktop.storage.archive import Archive

_MOST_NAMES = 30
"""More of them would be a list to search through."""


def known_names(choice: GameChoice, archive: Archive) -> tuple[str, ...]:
    """The people of a choice, and those who have played most often, in the order of their names."""
    people = [seat.name for seat in choice.seats if seat.strength is None]
    remembered = {choice.soloist, *people} - {""}
    games = Counter[str]()
    try:
        teams = archive.teams()
    except OSError:
        teams = {}  # it can be played all the same
    for team, count in teams.items():
        for name in set(map(clean_name, team)) - {"", *remembered}:
            games[name] += count
    often = [name for name, _games in games.most_common(_MOST_NAMES)]
    return tuple(sorted({*remembered, *often}, key=lambda name: (name.casefold(), name)))
