"""A turn played to its end, with all cards known."""

from thegame_desktop.engine import FinishTurn, Lay, State, apply, is_stop


def after_turn(state: State, lays: tuple[Lay, ...]) -> State:
    """The game once these cards, the rest of a turn, are laid and the turn is finished."""
    for lay in lays:
        state = apply(state, lay).state
    is_over = bool(lays) and is_stop(state.table.setup, lays[-1].card)
    if state.table.result is None and not is_over:
        state = apply(state, FinishTurn()).state
    return state
