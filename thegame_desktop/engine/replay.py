"""A record played again by the rules."""

from collections.abc import Iterator

from thegame_desktop.engine.actions import ChooseStarter, FinishTurn
from thegame_desktop.engine.game import Step, apply, deal
from thegame_desktop.engine.reasons import IllegalAction, Reason
from thegame_desktop.engine.records import BadRecord, Fault, Record, RecordedTurn
from thegame_desktop.engine.state import State


def replay(record: Record) -> Iterator[Step]:
    """Every step of the recorded game from the deal on; raises BadRecord where it goes wrong."""
    state = deal(record.setup, record.deck)
    yield Step(state, ())
    if record.starter is not None:
        step = apply(state, ChooseStarter(record.starter))
        yield step
        state = step.state
    elif record.turns:
        raise BadRecord(Fault.NO_STARTER)
    for index, turn in enumerate(record.turns):
        is_last = index == len(record.turns) - 1
        try:
            for step in _play_turn(state, turn, is_last=is_last):
                yield step
                state = step.state
        except IllegalAction as illegal:
            raise BadRecord(illegal.refusal.reason, turn=index) from None
        except BadRecord as bad:
            raise BadRecord(bad.fault, turn=index) from None
    if record.outcome is not None and not record.outcome.is_true(state.outcome):
        raise BadRecord(Fault.WRONG_OUTCOME)


def verify(record: Record) -> State:
    """The state in which the recorded game ended or was left; raises BadRecord."""
    *_, last = replay(record)
    return last.state


def _play_turn(state: State, turn: RecordedTurn, *, is_last: bool) -> Iterator[Step]:
    if state.table.result is not None:
        # A loss at the start of a turn adds no turn, so there is none after any end.
        raise BadRecord(Reason.GAME_OVER)
    if turn.player != state.table.on_turn:
        raise BadRecord(Fault.WRONG_PLAYER)
    finished_before = len(state.table.turns)
    for lay in turn.lays:
        if len(state.table.turns) > finished_before:
            raise BadRecord(Fault.TURN_OVER)  # a Stop has finished it
        step = apply(state, lay)
        yield step
        state = step.state
    is_finished = len(state.table.turns) > finished_before
    has_ended = not is_finished and state.table.result is not None
    if turn.is_open:
        # Only the last turn can be open, and a Stop leaves it so only by ending the game.
        if is_finished or not is_last:
            raise BadRecord(Fault.OPEN_TURN)
    elif has_ended:
        raise BadRecord(Fault.CLOSED_TURN)
    elif not is_finished:
        yield apply(state, FinishTurn())
