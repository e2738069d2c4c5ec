"""A recorded game told line by line, so that any change of the rules shows in a diff."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from thegame_desktop.engine import (
    Card,
    CardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    Record,
    SignalsGiven,
    StarterChosen,
    State,
    TurnFinished,
    TurnStarted,
    legal_actions,
    replay,
)


def transcript(record: Record) -> str:
    """Every event of the game and what could be done after it."""
    lines: list[str] = []
    for state, events in replay(record):
        if not events:
            lines.append("deal " + " | ".join(map(_codes, state.hands)))
        lines += [_told(event) for event in events]
        lines.append("  " + " ".join(_situation(state)))
    return "\n".join(lines) + "\n"


def _situation(state: State) -> Iterator[str]:
    yield "tops " + _codes(state.table.position.tops)
    showing = [command.value for command in state.table.showing if command is not None]
    if showing:
        yield "showing " + ",".join(showing)
    yield f"draw pile {state.draw_pile_size}"
    yield f"left {state.cards_left}"
    yield f"choices {len(legal_actions(state))}"


def _told(event: Event) -> str:
    match event:
        case StarterChosen(player):
            return f"player {player} begins"
        case TurnStarted(player, minimum):
            return f"turn of player {player}, at least {minimum}"
        case CardLaid(_, card, pile, step):
            return f"lays {card} on {pile}, step {step:+d}"
        case TurnFinished(player):
            return f"player {player} is done"
        case CardsDrawn(player, count, cards):
            return f"player {player} draws {count}: {_codes(cards or ())}"
        case SignalsGiven(player, signals):
            return f"player {player} says {signals}"
        case GameEnded(_, outcome):
            reason = f", {outcome.reason.value}" if outcome.reason else ""
            return f"{outcome.status.value}{reason}, {outcome.cards_left} left"
        case _:
            assert_never(event)


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
