"""All of a game that has to survive, told apart from the program's own way of writing it down."""

from collections.abc import Iterable
from hashlib import sha256

from thegame_desktop.engine import Card, Lay, State
from thegame_desktop.play.course import Course


def digest(course: Course) -> str:
    """One word for all that has to survive: a hash for each part of it, joined by dots."""
    return ".".join(sha256(text.encode()).hexdigest()[:10] for text in _parts(course).values())


def differences(one: str, other: str, course: Course) -> list[str]:
    """The parts in which two digests of games like this one differ."""
    pairs = zip(_parts(course), one.split("."), other.split("."), strict=True)
    return [name for name, first, second in pairs if first != second]


def _parts(course: Course) -> dict[str, str]:
    game, state, table = course.game, course.state, course.state.table
    setup = game.setup
    carriers = [f"{card.code} {command.value}" for card, command in setup.layout.carriers]
    turns = [f"{turn.player} {_lays(turn.lays)}" for turn in table.turns]
    return {
        "id": f"{course.id} {course.begun}",
        "setup": f"{setup.edition.name} {setup.variant.name} {setup.player_count} {carriers}",
        "deck": f"{game.deal_code} {_codes(game.deck)} {_codes(state.deck)} {state.drawn}",
        "seats": repr([(seat.name, seat.colour.value) for seat in game.players]),
        "open hands": str(game.open_hands),
        "beginning": str(table.starter),
        "turns": repr(turns),
        "open turn": f"{table.on_turn} {_lays(table.lays)}",
        "result": f"{table.result} {course.is_given_up}",
        "hands": repr([_codes(hand) for hand in state.hands]),
        "words": repr(table.signals),
        "take backs": str(course.take_backs),
        "way back": repr([(_before(each.state), each.event_count) for each in course.earlier]),
        "events": repr(course.events),
        "looks": _looks(course),
        "own orders": _own_orders(course),
    }


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _lays(lays: Iterable[Lay]) -> str:
    return " ".join(f"{lay.card.code}/{lay.pile}" for lay in lays)


def _before(state: State) -> str:
    """The game before a lay: what a take-back would bring back."""
    table = state.table
    hands = [_codes(hand) for hand in state.hands]
    return f"{_lays(table.lays)} {hands} {table.signals} {table.position}"


def _is_settled(course: Course) -> bool:
    """True if the game is over and nobody takes a hand up again."""
    is_over = course.is_given_up or course.state.table.result is not None
    return is_over and not course.earlier


def _looks(course: Course) -> str:
    """Who has looked, who was the last, and whom the laptop goes to once it is covered."""
    if _is_settled(course):
        return "nobody looks"
    sight, on_turn = course.sight, course.state.table.on_turn
    players = course.game.setup.player_count
    if players == 1 or course.game.open_hands:
        return f"all look at {sight.uncovered}"
    if sight.uncovered is None:
        goes_to = sight.awaited
    elif on_turn is not None:
        goes_to = on_turn
    else:
        # Before the beginning: on to the next, clockwise, who hasn't seen their hand yet.
        clockwise = [(sight.uncovered + way) % players for way in range(players)]
        waiting = [seat for seat in clockwise if seat not in sight.have_looked]
        goes_to = waiting[0] if waiting else None
    return f"{sorted(sight.have_looked)} {sight.last} {goes_to}"


def _own_orders(course: Course) -> str:
    """How players keep their hands, and where a card would go that is taken back."""
    if _is_settled(course):
        return "nobody holds a hand"
    states = [course.state, *(each.state for each in course.earlier)]
    orders = []
    for seat, order in sorted(course.hand_orders.items()):
        held = {card for state in states for card in state.hands[seat]}
        orders.append(f"{seat}: {_codes(card for card in order if card in held)}")
    return repr(orders)
