"""The game itself: deal, what may be done, and `apply`, which leads from state to state."""

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import NamedTuple, TypeVar

from thegame_desktop.engine.actions import Action, ChooseStarter, FinishTurn, GiveSignals, Lay
from thegame_desktop.engine.cards import Card, without
from thegame_desktop.engine.commands import Command
from thegame_desktop.engine.events import (
    CardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    SignalsGiven,
    StarterChosen,
    TurnFinished,
    TurnStarted,
)
from thegame_desktop.engine.laying import (
    THREE_DEMANDS,
    after_lay,
    finish_refusal,
    is_stop,
    lay_refusal,
    legal_lays,
)
from thegame_desktop.engine.observation import Observation
from thegame_desktop.engine.outlook import look_ahead
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.reasons import IllegalAction, Reason, Refusal
from thegame_desktop.engine.setup import Setup
from thegame_desktop.engine.signals import (
    Remark,
    Signals,
    in_order,
    lapse,
    signals_refusal,
    with_remark,
    without_old_remarks,
)
from thegame_desktop.engine.state import LossReason, Outcome, State, Status, Table, Turn

T = TypeVar("T")


class Step(NamedTuple):
    """Where an action led, and the events on the way there."""

    state: State
    events: tuple[Event, ...]


def deal(setup: Setup, deck: Sequence[Card]) -> State:
    """The state after dealing: one card at a time from player 0 on, round by round."""
    if len(deck) != len(setup.edition.cards) or set(deck) != set(setup.edition.cards):
        raise ValueError("a deck holds every card of the edition once")
    players = setup.player_count
    dealt = players * setup.hand_size
    table = Table(
        setup=setup,
        position=setup.opening(),
        starter=None,
        on_turn=None,
        turns=(),
        lays=(),
        signals=((),) * players,
        result=None,
    )
    hands = tuple(tuple(deck[player:dealt:players]) for player in range(players))
    return State(table, hands, tuple(deck), dealt)


def legal_actions(view: State | Observation) -> list[Action]:
    """What the team or the player on turn may do; of a seat that isn't on turn, nothing.

    Signals are left out: whoever wants to speak finds the words in `Setup.vocabulary`.
    """
    table = view.table
    if table.result is not None:
        return []
    if table.on_turn is None:
        return [ChooseStarter(player) for player in range(table.setup.player_count)]
    if isinstance(view, Observation) and not view.is_on_turn:
        return []
    actions: list[Action] = [*legal_lays(table.setup, table.position, view.hand_on_turn)]
    if finish_refusal(table.position) is None:
        actions.append(FinishTurn())
    return actions


def refusal(view: State | Observation, action: Action) -> Refusal | None:
    """Why the action is illegal, in a form that can be explained to a player, or None.

    Asked of an observation: why that seat can't do it.
    """
    reason = _reason(view, action)
    return None if reason is None else _explain(view.table, action, reason)


def apply(state: State, action: Action) -> Step:
    """The step that a legal action leads to; raises IllegalAction, and never mutates."""
    reason = _reason(state, action)
    if reason is not None:
        raise IllegalAction(_explain(state.table, action, reason))
    match action:
        case Lay():
            return _lay(state, action)
        case FinishTurn():
            return _finish_turn(state)
        case ChooseStarter(player):
            begun = replace(state, table=replace(state.table, starter=player))
            return _start_turn(begun, player, (StarterChosen(player),))
        case GiveSignals(player, signals):
            return _give_signals(state, player, in_order(signals))


def _reason(view: State | Observation, action: Action) -> Reason | None:
    table = view.table
    if table.result is not None:
        return Reason.GAME_OVER
    if isinstance(action, GiveSignals):
        return _signals_reason(view, action)
    if isinstance(action, ChooseStarter):
        if table.on_turn is not None:
            return Reason.ALREADY_STARTED
        is_player = 0 <= action.player < table.setup.player_count
        return None if is_player else Reason.NO_SUCH_PLAYER
    if table.on_turn is None:
        return Reason.NOT_STARTED
    if isinstance(view, Observation) and not view.is_on_turn:
        return Reason.NOT_ON_TURN
    if isinstance(action, FinishTurn):
        return finish_refusal(table.position)
    if not 0 <= action.pile < len(table.position.tops):
        return Reason.NO_SUCH_PILE
    if action.card not in view.hand_on_turn:
        return Reason.NOT_IN_HAND
    return lay_refusal(table.setup, table.position, action)


def _signals_reason(view: State | Observation, action: GiveSignals) -> Reason | None:
    if not 0 <= action.player < view.table.setup.player_count:
        return Reason.NO_SUCH_PLAYER
    if isinstance(view, Observation) and view.seat != action.player:
        return Reason.NOT_YOUR_SIGNALS
    if view.table.is_silent:
        return Reason.SILENCED
    hand_size = view.hand_sizes[action.player]
    return signals_refusal(action.signals, view.table.setup.vocabulary, hand_size)


def _explain(table: Table, action: Action, reason: Reason) -> Refusal:
    """The reason with what is in the way: a card, the cards still owed, or somebody's turn."""
    tops, by_card = table.position.tops, table.setup.layout.by_card
    match reason:
        case Reason.NOT_HIGHER | Reason.NOT_LOWER if isinstance(action, Lay):
            return Refusal(reason, card=tops[action.pile])
        case Reason.NOT_ON_TURN:
            return Refusal(reason, player=table.on_turn)
        case Reason.BACKWARDS_FORBIDDEN:
            return Refusal(reason, card=_showing(table, Command.NO_BACKWARDS))
        case Reason.SILENCED:
            return Refusal(reason, card=_showing(table, Command.SILENCE))
        case Reason.SECOND_PILE:
            return Refusal(reason, card=_showing(table, Command.ONE_PILE))
        case Reason.SKULL_OPEN | Reason.STOP_UNDER_SKULL:
            covered = action.pile if isinstance(action, Lay) else None
            return Refusal(reason, card=tops[min(table.position.open_skulls - {covered})])
        case Reason.FOURTH_CARD | Reason.STOP_NOT_THIRD | Reason.THREE_OWED:
            three = next(lay.card for lay in table.lays if by_card.get(lay.card) is Command.THREE)
            owed = max(0, THREE_DEMANDS - table.position.laid)
            return Refusal(reason, card=three, owed=owed)
        case Reason.MINIMUM_OWED:
            return Refusal(reason, owed=table.position.minimum - table.position.laid)
        case _:
            return Refusal(reason)


def _showing(table: Table, command: Command) -> Card:
    return table.position.tops[table.showing.index(command)]


def _give_signals(state: State, player: int, said: Signals) -> Step:
    table = state.table
    remark = Remark(player, said, len(table.turns), len(table.lays))
    table = replace(
        table,
        signals=_replaced(table.signals, player, said),
        remarks=with_remark(table.remarks, remark),
    )
    return Step(replace(state, table=table), (SignalsGiven(player, said),))


def _lay(state: State, lay: Lay) -> Step:
    table = state.table
    setup, player = table.setup, _on_turn(table)
    hand = without(state.hands[player], lay.card)
    hands = _replaced(state.hands, player, hand)
    position = after_lay(setup, table.position, lay)
    row = setup.edition.rows[lay.pile]
    step = row.step(table.position.tops[lay.pile], lay.card)
    events = (CardLaid(player, lay.card, lay.pile, step),)
    signals = table.signals
    if any(signals):
        signals = lapse(signals, player, lay.pile)
    table = Table(
        setup,
        position,
        table.starter,
        player,
        table.turns,
        (*table.lays, lay),
        signals,
        None,
        table.remarks,
    )
    after = State(table, hands, state.deck, state.drawn)
    stopped = is_stop(setup, lay.card)
    if after.drawn == len(after.deck) and not any(hands):
        won = stopped or finish_refusal(position) is None
        return _end(after, events, Status.WON if won else Status.LOST)
    if stopped:
        return _finish_turn(after, events)
    if finish_refusal(position) is not None and not look_ahead(setup, position, hand).can_finish:
        return _end(after, events, Status.LOST)
    return Step(after, events)


def _finish_turn(state: State, events: tuple[Event, ...] = ()) -> Step:
    table = state.table
    setup, player = table.setup, _on_turn(table)
    hand = state.hands[player]
    if setup.layout.shows(Command.DRAW_ONE, table.position.tops):
        count = 1
    else:
        count = setup.hand_size - len(hand)
    count = min(count, state.draw_pile_size)
    drawn = state.deck[state.drawn : state.drawn + count]
    if table.remarks:
        last = _last_turn_of(player, table.turns)
        table = replace(table, remarks=without_old_remarks(table.remarks, player, last))
    state = State(
        table, _replaced(state.hands, player, hand + drawn), state.deck, state.drawn + count
    )
    events = (*events, TurnFinished(player))
    if count:
        events = (*events, CardsDrawn(player, count, drawn))
    turns = (*table.turns, Turn(player, table.lays, count))
    return _start_turn(state, _next_player(state.hands, player), events, turns)


def _start_turn(
    state: State, player: int, events: tuple[Event, ...], turns: tuple[Turn, ...] = ()
) -> Step:
    """Put `player` on turn after the finished `turns`; who has no way to finish loses at once."""
    setup = state.table.setup
    minimum = setup.variant.minimum_with(state.draw_pile_size)
    position = state.table.position.next_turn(minimum)
    table = replace(state.table, on_turn=player, position=position, turns=turns, lays=())
    state = State(table, state.hands, state.deck, state.drawn)
    events = (*events, TurnStarted(player, minimum))
    if look_ahead(setup, position, state.hands[player]).can_finish:
        return Step(state, events)
    return _end(state, events, Status.LOST)


def _last_turn_of(player: int, turns: tuple[Turn, ...]) -> int | None:
    """The index of the last turn that a player has finished."""
    return next((n for n in reversed(range(len(turns))) if turns[n].player == player), None)


def _end(state: State, events: tuple[Event, ...], status: Status) -> Step:
    reason = None if status is Status.WON else _loss_reason(state)
    outcome = Outcome(status, state.cards_left, reason)
    ended = replace(state, table=replace(state.table, result=outcome))
    return Step(ended, (*events, GameEnded(_on_turn(state.table), outcome)))


def _loss_reason(state: State) -> LossReason:
    """The demand without which there would have been a way to finish the turn."""
    setup, position = state.table.setup, state.table.position
    without_skulls = position._replace(open_skulls=frozenset())
    if position.open_skulls and _could_finish(state, without_skulls, {Command.SKULL}):
        return LossReason.SKULL
    without_three = position._replace(three_laid=False)
    if position.three_laid and _could_finish(state, without_three, {Command.THREE}):
        return LossReason.THREE
    plain = Position(position.tops, position.minimum, position.laid)
    if setup.layout.carriers and _could_finish(state, plain, set(Command)):
        return LossReason.COMMANDS
    return LossReason.MINIMUM


def _could_finish(state: State, position: Position, switched_off: Set[Command]) -> bool:
    setup = state.table.setup
    relieved = replace(setup, layout=setup.layout.without(switched_off))
    return look_ahead(relieved, position, state.hand_on_turn).can_finish


def _next_player(hands: tuple[tuple[Card, ...], ...], player: int) -> int:
    """The next player clockwise who has cards; possibly the same one again."""
    clockwise: list[int] = [*range(player + 1, len(hands)), *range(player + 1)]
    return next(candidate for candidate in clockwise if hands[candidate])


def _on_turn(table: Table) -> int:
    assert table.on_turn is not None, "the rules let nobody act before the beginning"
    return table.on_turn


def _replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
