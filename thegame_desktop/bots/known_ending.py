"""The end of a game in which it is known who holds what: then a win can be found for sure."""

from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.solver import Solver
from thegame_desktop.bots.whole_turn import after_turn
from thegame_desktop.engine import Lay, Observation, State, Status, is_stop

_WIDTH = 300
"""So many positions are followed at the same time: in the end of a game, nearly all there are."""


def winning_turn(observation: Observation, flag: Flag) -> tuple[Lay, ...] | None:
    """The turn, or the rest of it, with which a win begins; None if none is known for sure.

    Raises NoCore.
    """
    state = _known_state(observation)
    if state is None:
        return None
    line = Solver(state).search(_WIDTH, flag).line
    if line is None:
        return None
    turn: list[Lay] = []
    for step in line:
        is_over = bool(turn) and is_stop(state.table.setup, turn[-1].card)
        if step.finishes_first or is_over:
            break
        turn.append(step.lay)
    return tuple(turn)


def wins_for_sure(observation: Observation, lays: tuple[Lay, ...], flag: Flag) -> bool:
    """True if it is known that there is a way to win after this turn. Raises NoCore."""
    state = _known_state(observation)
    if state is None:
        return False
    state = after_turn(state, lays)
    if state.table.result is not None:
        return state.table.result.status is Status.WON
    return Solver(state).search(_WIDTH, flag).line is not None


def _known_state(observation: Observation) -> State | None:
    """The whole game, if nothing of it is hidden: one other player holds all that is left."""
    sizes = observation.hand_sizes
    others = [seat for seat, size in enumerate(sizes) if size and seat != observation.seat]
    if observation.draw_pile_size or len(others) > 1:
        return None
    known = dict.fromkeys(others, observation.unseen) | {observation.seat: observation.hand}
    hands = tuple(known.get(seat, ()) for seat in range(len(sizes)))
    deck = observation.table.setup.edition.cards  # all of it is drawn, in whatever order
    return State(observation.table, hands, deck, len(deck))
