"""A recorded game, step by step, with what was said in it."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from thegame_desktop.engine import (
    Action,
    CardLaid,
    ChooseStarter,
    Event,
    FinishTurn,
    GiveSignals,
    Lay,
    Record,
    SignalsGiven,
    StarterChosen,
    State,
    TurnStarted,
    apply,
    refusal,
    replay,
)
from thegame_desktop.play.saved_game import said_in


@dataclass(frozen=True)
class ShownStep:
    """The game after something was done in it."""

    state: State
    events: tuple[Event, ...]
    """What it took to come here, and what was said before it went on."""
    turn: int
    """In which turn it was done, counted from 1; 0 before the first one."""

    @property
    def starts_turn(self) -> bool:
        """True if somebody came on turn here, or the game was over before they could lay."""
        return any(isinstance(event, TurnStarted) for event in self.events)


def steps_of(
    record: Record, talk: Callable[[State], State] = lambda state: state
) -> tuple[ShownStep, ...]:
    """Every step of the recorded game: the deal, who began, each lay, each finished turn.

    Alone, the deal and the beginning are one. What somebody says whose words aren't recorded is up
    to `talk`, at the start of each turn. Raises BadRecord.
    """
    played, said = [*replay(record)], deque(said_in(record))
    steps: list[ShownStep] = []
    state, told = played[0].state, 0
    for nth, (_state, events) in enumerate(played):
        before = state.table
        if events:
            state = apply(state, _action(events[0])).state
        told += len(events)
        words: list[Event] = []
        while said and (said[0][0] <= told or nth == len(played) - 1):
            words.append(said[0][1])
            state = _saying(state, said.popleft()[1])
        turn = 0 if before.on_turn is None else len(before.turns) + 1
        step = ShownStep(state, (*events, *words), turn)
        if step.starts_turn and state.table.result is None:
            step = replace(step, state=talk(state))
        state = step.state
        steps.append(step)
    is_alone = record.setup.player_count == 1
    return tuple(steps[1:] if is_alone and len(steps) > 1 else steps)


def _action(event: Event) -> Action:
    """What somebody did, told by the first thing that happened."""
    match event:
        case StarterChosen(player):
            return ChooseStarter(player)
        case CardLaid(card=card, pile=pile):
            return Lay(card, pile)
        case _:
            return FinishTurn()


def _saying(state: State, said: SignalsGiven) -> State:
    """The state in which a player says this, if that can be."""
    action = GiveSignals(said.player, said.signals)
    return state if refusal(state, action) else apply(state, action).state
