"""Random games that get far: mostly small steps, half of them on kind decks."""

from collections.abc import Iterator
from random import Random

from thegame_desktop.engine import (
    EDITIONS,
    Action,
    Card,
    Command,
    Deal,
    FinishTurn,
    Lay,
    State,
    Step,
    apply,
    deal,
    legal_actions,
    setup_named,
)


def random_deal(edition: str, variant: str, players: int, rng: Random) -> State:
    """A fresh game; in Extreme with shuffled commands, some of them switched off."""
    chance = Deal(EDITIONS[edition], rng.randrange(10**9), edition == "extreme")
    deck = chance.deck if rng.random() < 0.5 else _kind_deck(chance.deck, rng)
    # In their own order: a set has another one in every process.
    off = {command for command in Command if rng.random() < 0.2}
    return deal(setup_named(edition, variant, players, chance.layout.without(off)), deck)


def random_game(edition: str, variant: str, players: int, rng: Random) -> Iterator[Step]:
    """Every step of a random game from the deal to its end."""
    step = Step(random_deal(edition, variant, players, rng), ())
    yield step
    while step.state.table.result is None:
        step = apply(step.state, random_action(step.state, rng))
        yield step


def random_action(state: State, rng: Random) -> Action:
    """Mostly the smallest step, so that games last; sometimes anything."""
    actions = legal_actions(state)
    lays = [action for action in actions if isinstance(action, Lay)]
    if FinishTurn() in actions and (not lays or rng.random() < 0.4):
        return FinishTurn()
    if not lays or rng.random() < 0.15:
        return rng.choice(actions)
    rows, tops = state.table.setup.edition.rows, state.table.position.tops
    return min(lays, key=lambda lay: rows[lay.pile].step(tops[lay.pile], lay.card))


def _kind_deck(deck: tuple[Card, ...], rng: Random) -> list[Card]:
    """A deck whose low cards come in rising order and whose high cards in falling order, nearly."""
    half = max(card.number for card in deck) // 2
    low = sorted(card for card in deck if card.number <= half)
    high = sorted((card for card in deck if card.number > half), reverse=True)
    kind: list[Card] = []
    while low or high:
        source = low if not high or (low and rng.random() < 0.5) else high
        kind.append(source.pop(min(len(source) - 1, int(rng.expovariate(2)))))
    return kind
