"""Records for tests, as plain JSON values."""

import json
from collections.abc import Sequence
from typing import Any

from tests import fixed_positions, reference
from thegame_desktop.bots.simulation import Simulation, run
from thegame_desktop.engine import BadRecord, Fault, Reason, Status, decode_record, verify

Json = dict[str, Any]

# Anna can end the game for Ben: after 98, 97, 3 and 2 he has no card that fits.
BLOCKING_HANDS = ("98 97 3 2 40 41 42", "50 51 52 53 54 55 56")
BLOCKING_LAYS = "98/0 97/1 3/2 2/3"


def new_record(edition: str = "original", players: int = 2, **changes: Any) -> Json:
    """Return the record of a game nobody has begun yet, with these keys set besides."""
    deck = changes.pop("deck", reference.all_cards(edition))
    record = {
        "format": "thegame-record",
        "version": 1,
        "edition": edition,
        "variant": "standard",
        "players": ["Anna", "Ben", "Carla", "Dirk", "Emma"][:players],
        "deck": list(deck),
        "turns": [],
    }
    return record | changes


def dealt(hands: Sequence[str], edition: str = "original", **changes: Any) -> Json:
    """Return the record of a game that player 0 begins, in which these hands are dealt."""
    deck = fixed_positions.deck_for(edition, hands, changes.pop("drawn", ""))
    return new_record(edition, len(hands), **({"starter": 0, "deck": deck} | changes))


def solo_win(edition: str = "original", **changes: Any) -> Json:
    """Return the record of a game won alone: the cards come in order and go on one pile."""
    cards = reference.all_cards("original")
    turns = [
        fixed_positions.turn_of(0, fixed_positions.whole_pile(cards[start : start + 8], 0))
        for start in range(0, len(cards), 8)
    ]
    turns[-1]["open"] = True
    return new_record(edition, 1, **({"starter": 0, "turns": turns} | changes))


def simulated(
    edition: str,
    variant: str = "standard",
    players: int = 3,
    *,
    bot: str = "random",
    seed: int = 0,
    games: int = 1,
) -> list[bytes]:
    """Return the records of games between bots."""
    simulation = Simulation(edition, variant, players, bot, seed, keeps_records=True)
    return [game.record for game in run(simulation, games, jobs=1) if game.record is not None]


def encoded(value: object) -> bytes:
    """Return a JSON value as bytes."""
    return json.dumps(value).encode("ascii")


def result(record: Json) -> tuple[Status, int]:
    """Return how the recorded game stands by the engine; raises BadRecord."""
    outcome = verify(decode_record(encoded(record))).outcome
    return outcome.status, outcome.cards_left


def fault(data: bytes | Json) -> Fault | Reason | None:
    """Return what the engine has against a record, or None if it is true to the rules."""
    try:
        verify(decode_record(data if isinstance(data, bytes) else encoded(data)))
    except BadRecord as bad:
        return bad.fault
    return None
