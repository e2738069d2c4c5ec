"""Prepared games: positions set up card by card, written in the record's card codes."""

from collections.abc import Iterable, Mapping, Sequence

from thegame_desktop.engine import (
    EDITIONS,
    Action,
    Card,
    Event,
    FinishTurn,
    Lay,
    Layout,
    Position,
    Setup,
    State,
    Table,
    apply,
    decode_layout,
)

ALL_SETUPS = tuple(
    (edition.name, variant.name, player_count)
    for edition in EDITIONS.values()
    for variant in edition.variants.values()
    for player_count in variant.hand_sizes
)
"""Every edition, variant and number of players that there is."""
SOME_SETUPS = ALL_SETUPS[::3]
"""Every third one, for what takes long: heavy tests take all."""

LONG_DRAW = "80 81 82 83 84 85 86 87 88 89"
"""A draw pile that no single turn empties."""


def card(code: str) -> Card:
    """The card with this code, of whatever edition."""
    for edition in EDITIONS.values():
        if code in edition.card_by_code:
            return edition.card_by_code[code]
    raise ValueError(code)


def cards(codes: str) -> tuple[Card, ...]:
    """The cards with these codes, separated by spaces."""
    return tuple(map(card, codes.split()))


def layout(**commands: str) -> Layout:
    """The layout in which each command is carried by the given cards of Extreme."""
    codes: Mapping[str, object] = {name: text.split() for name, text in commands.items()}
    return decode_layout(EDITIONS["extreme"], codes)


def position(
    *hands: str,
    edition: str = "original",
    variant: str = "standard",
    tops: Mapping[int, str] | None = None,
    draw: str = "",
    commands: Layout | None = None,
    on_turn: int = 0,
) -> State:
    """A running game at the start of a turn: these hands, these tops, this draw pile."""
    rules = EDITIONS[edition]
    setup = Setup(rules, rules.variants[variant], len(hands), commands or Layout())
    top_cards = [row.card for row in rules.rows]
    for pile, code in (tops or {}).items():
        top_cards[pile] = card(code)
    held = tuple(cards(hand) for hand in hands)
    drawn = sum(map(len, held))
    deck = (*(one for hand in held for one in hand), *cards(draw))
    minimum = setup.variant.minimum_with(len(deck) - drawn)
    table = Table(
        setup=setup,
        position=Position(tuple(top_cards), minimum),
        starter=0,
        on_turn=on_turn,
        turns=(),
        lays=(),
        signals=((),) * len(hands),
        result=None,
    )
    return State(table, held, deck, drawn)


def extreme(
    *hands: str,
    tops: Mapping[int, str] | None = None,
    draw: str = LONG_DRAW,
    variant: str = "standard",
    **commands: str,
) -> State:
    """A game of Extreme at the start of a turn, with these commands on these cards."""
    return position(
        *hands,
        edition="extreme",
        variant=variant,
        tops=tops,
        draw=draw,
        commands=layout(**commands),
    )


def lays(text: str) -> list[Lay]:
    """Lays written as card/pile, separated by spaces."""
    pairs = (lay.split("/") for lay in text.split())
    return [Lay(card(code), int(pile)) for code, pile in pairs]


def play(state: State, *steps: str | Action) -> State:
    """The state after these lays (written as card/pile) and other actions."""
    return play_out(state, *steps)[0]


def play_out(state: State, *steps: str | Action) -> tuple[State, list[Event]]:
    """The state after these steps, and all events on the way."""
    events: list[Event] = []
    for action in _actions(steps):
        state, happened = apply(state, action)
        events += happened
    return state, events


def _actions(steps: Sequence[str | Action]) -> Iterable[Action]:
    for step in steps:
        if step == "finish":
            yield FinishTurn()
        elif isinstance(step, str):
            yield from lays(step)
        else:
            yield step


def codes(held: Iterable[Card]) -> str:
    """The codes of these cards, separated by spaces."""
    return " ".join(one.code for one in held)
