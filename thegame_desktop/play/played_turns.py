"""The turns of a recorded game, as those who judge them need them."""

from collections.abc import Mapping

from thegame_desktop.bots.analysis.review import PlayedTurn
from thegame_desktop.bots.arena import talk
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.engine import Record, Status
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.shown_steps import steps_of


def played_turns(record: Record) -> tuple[PlayedTurn, ...]:
    """Each turn that was finished, or in which the game ended; raises BadRecord.

    What computer players said isn't recorded; it follows from their hands.
    """
    bots, advice = _bots(record), course_of_record(record).advice
    steps = steps_of(record, lambda state: talk(state, bots))
    starts = [step.state for step in steps if step.starts_turn and not step.state.table.result]
    end = steps[-1].state
    turns = [
        PlayedTurn(before, turn.lays, advised=advice.get(nth))
        for nth, (before, turn) in enumerate(zip(starts, end.table.turns, strict=False))
    ]
    if end.table.lays and end.table.result is not None:
        is_lost = end.table.result.status is Status.LOST
        turns.append(PlayedTurn(starts[-1], end.table.lays, end.cards_left if is_lost else None))
    return tuple(turns)


def computer_seats(record: Record) -> frozenset[int]:
    """The seats that say all there is to say; raises BadRecord."""
    return frozenset(_bots(record))


def hands_were_open(record: Record) -> bool:
    """True if the team played with open hands; raises BadRecord."""
    return course_of_record(record).game.open_hands


def _bots(record: Record) -> Mapping[int, Bot]:
    seats = enumerate(course_of_record(record).game.players)
    return {nth: BOTS[seat.strength.value]() for nth, seat in seats if seat.strength is not None}
