"""What a screen reader finds and hears of a game, from outside: over the accessibility bus."""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.window.accessibility_bus import (
    Heard,
    Node,
    ScreenReader,
    accessibility_bus,
    screen_reader,
)
from tests.window.leak_claims import claims
from tests.window.real_screen import (
    PATIENCE,
    RealScreen,
    another_window,
    program,
    real_screen,
    wait_for,
)
from thegame_desktop.engine import (
    EDITIONS,
    Card,
    ChooseStarter,
    Deal,
    FinishTurn,
    Lay,
    State,
    apply,
    deal,
    legal_lays,
    observe,
    refusal,
    setup_named,
)

SCREEN = (1500, 1000)
MANY_REPEATS = 20
DEAL = Deal(EDITIONS["original"], 203)
"""None of its first cards has a number that is on the table anyway, such as how many lie there."""
SECOND_LOWEST = 2
"""Which lay it is by its step: both ascending piles take the lowest card."""
PILES = [f"Pile {number}" for number in range(1, 5)]
LATE_ANSWER = "Qt warning: QSpiApplication::"
"""So Qt complains if the bus takes more than a tenth of a second for a key, as busy machines do."""
_PATH = re.compile(r"/\S+")
"""A place on this machine, as of the program itself: its numbers are no cards."""


class Laptop:
    """The program in a real window, with a screen reader, while it goes round."""

    def __init__(self, screen: RealScreen, reader: ScreenReader) -> None:
        self.screen = screen
        self.reader = reader

    def press(self, object_name: str) -> None:
        """Press a button by the screen reader, once it can be pressed."""
        self.reader.do(self.reader.wait_for(object_name), "Press")

    def deal(self) -> None:
        """Choose this deal for two, with the keyboard."""
        self.press("start new")
        deal_code = self.reader.wait_for("deal code")
        window = wait_for(lambda: self.screen.window("The Game"), "the window appears")
        self.screen.activate(window)
        self.reader.do(deal_code, "SetFocus")
        self.screen.type(DEAL.code)
        (two,) = (each for each in self.reader.named("Segment") if each.name == "2 players")
        self.reader.do(two, "SetFocus")
        self.screen.key("space")
        self.press("play")

    def uncover(self) -> None:
        """Press Space until the cover is gone: it takes no key in its first moment."""

        def look() -> bool:
            self.screen.key("space")
            return any(self.reader.find("uncover") is None for _ in range(10))

        self.reader.wait_for("uncover")
        wait_for(look, "the hand is uncovered")


@contextmanager
def laptop(folder: Path) -> Iterator[Laptop]:
    """The program and all that it takes to read it; it mustn't complain about anything."""
    with (
        real_screen(folder, *SCREEN) as plain,
        accessibility_bus(plain) as screen,
        screen_reader(screen) as reader,
        program(screen) as process,
    ):
        yield Laptop(screen, reader)
        process.kill()
        out, complaints = process.communicate(timeout=PATIENCE)
        assert out == ""
        assert [each for each in complaints.splitlines() if not each.startswith(LATE_ANSWER)] == []


def cards(tree: Sequence[Node]) -> list[int]:
    """The cards that can be picked up."""
    buttons = [node for node in tree if node.role == "push button" and "Press" in node.actions]
    return sorted(int(button.name) for button in buttons if button.name.isdigit())


def numbers(hand: Iterable[Card]) -> list[int]:
    return sorted(card.number for card in hand)


def leaks(told: Iterable[str], hidden: Iterable[Card]) -> list[str]:
    """All that is told and speaks of a hidden card."""
    secret = frozenset(hidden)
    return [each for each in told if claims(_PATH.sub("", each), "original").cards & secret]


def leaked(heard: Iterable[Heard], hidden: Iterable[Card]) -> list[str]:
    return leaks((each.words for each in heard), hidden)


def words(tree: Sequence[Node]) -> list[str]:
    return [each for node in tree for each in node.words]


def lays_of(state: State) -> list[Lay]:
    """What the first player could lay, the smallest step first: nothing that is asked about."""
    table, hand = state.table, state.hands[0]
    lays = legal_lays(table.setup, table.position, hand)
    return sorted(lays, key=lambda lay: step_of(state, lay))


def step_of(state: State, lay: Lay) -> int:
    row = state.table.setup.edition.rows[lay.pile]
    return row.step(state.table.position.tops[lay.pile], lay.card)


def badge(state: State, lay: Lay) -> str:
    """The step as it is told."""
    sign = "+" if state.table.setup.edition.rows[lay.pile].direction.value > 0 else "−"
    return f"({sign}{step_of(state, lay)})"


if sys.platform == "linux":

    def test_a_screen_reader_finds_no_hand_but_the_uncovered_one(tmp_path: Path) -> None:
        state = deal(setup_named("original", "standard", 2), DEAL.deck)
        first, second = state.hands
        with laptop(tmp_path) as table:
            reader = table.reader
            table.deal()
            reader.wait_for("uncover")
            finds_nothing(reader, first + second)
            assert leaked(reader.heard(), first + second) == []

            table.uncover()
            finds(reader, first, hidden=second)
            table.press("pass on")
            reader.wait_for("uncover")
            finds_nothing(reader, first + second)
            assert leaked(reader.heard(), second) == []

            table.uncover()
            finds(reader, second, hidden=first)
            assert leaked(reader.heard(), first) == []
            table.press("pass on")
            told, _ = reader.wait_to_hear("Who begins?")
            assert told == "Who begins?"
            choice = wait_for(lambda: focused(reader, "starter 0"), "a choice has the focus")
            assert choice.name == "Player 1"
            finds_nothing(reader, first + second)
            question_first = ["Who begins?", *PILES, "Draw pile"]
            wait_for(lambda: starts_with(order_of(reader), question_first), "all is at rest")
            assert fillers(reader) == []

            reader.heard()
            table.press("starter 0")
            reader.wait_for("uncover")
            assert leaked(reader.heard(), first + second) == []
            table.uncover()
            state = apply(state, ChooseStarter(0)).state
            told, heard = reader.wait_to_hear("Hand: ")
            hand = "; ".join(map(str, numbers(first)))
            assert told == f"Hand: {hand}. Player 1's turn. Lay at least 2 cards"
            assert leaked(heard, second) == []

            hand_first = [*map(str, numbers(first)), *PILES, "Draw pile"]
            wait_for(lambda: starts_with(order_of(reader), hand_first), "the hand comes to rest")
            assert fillers(reader) == []

            state = plays_a_card(table, state, SECOND_LOWEST)
            hears_why_not(table, state)
            state = plays_a_card(table, state)
            finds(reader, state.hands[0], hidden=second)
            assert leaked(reader.heard(), second) == []

            table.press("finish")
            state = apply(state, FinishTurn()).state
            told, heard = reader.wait_to_hear("Player 1: 2 cards drawn")
            drawn = " and ".join(map(str, sorted(numbers(state.hands[0][-2:]))))
            assert told.startswith(f"Player 1: 2 cards drawn: {drawn}. Player 2's turn: at least")
            assert told.endswith("then pass the laptop to Player 2 (Space)")
            assert leaked(heard, second) == []
            finds(reader, state.hands[0], hidden=second)
            table.press("pass on")
            reader.wait_for("uncover")
            reader.heard()
            finds_nothing(reader, state.hands[0] + second)
            table.uncover()
            finds(reader, second, hidden=state.hands[0])
            told, heard = reader.wait_to_hear("Hand: ")
            assert leaked(heard, state.hands[0]) == []

    def test_neither_another_window_nor_a_held_key_shows_a_hand(tmp_path: Path) -> None:
        """As the system tells it, and nobody else."""
        hands = deal(setup_named("original", "standard", 2), DEAL.deck).hands
        with laptop(tmp_path) as table:
            table.deal()
            table.uncover()
            # The system tells of a held key as if it were let go and pressed again at times.
            with table.screen.holding("space"):
                table.press("pass on")
                table.reader.wait_for("uncover")
                for _ in range(MANY_REPEATS):
                    assert table.reader.find("uncover") is not None
                    assert table.screen.run(["xdotool", "getactivewindow"])
            assert table.reader.find("uncover") is not None
            table.uncover()
            finds(table.reader, hands[1], hidden=hands[0])
            with another_window(table.screen, "Something else"):
                other = wait_for(lambda: table.screen.window("Something else"), "it appears")
                table.screen.activate(other)
                table.reader.wait_for("starter 0")
                finds_nothing(table.reader, hands[0] + hands[1])


def focused(reader: ScreenReader, object_name: str) -> Node | None:
    """The node of this name, if it has the focus."""
    node = reader.find(object_name)
    return node if node is not None and "focused" in node.states else None


def order_of(reader: ScreenReader) -> list[str]:
    """What lies on the table, in the order in which it is found, by how its name begins."""
    tree = [node for node in reader.tree() if node.is_showing]
    (table,) = (node for node in tree if node.name == "Table")
    depth = table.identity.count(".") + 1
    inside = [node for node in tree if node.identity.startswith(f"{table.identity}.")]
    return [re.split("[,:.]", node.name)[0] for node in inside if node.identity.count(".") == depth]


def starts_with(found: Sequence[str], expected: Sequence[str]) -> bool:
    return found[: len(expected)] == expected


def fillers(reader: ScreenReader) -> list[str]:
    """Names that are never said: those of nodes that mean nothing, but for what is scrolled."""
    nodes = (node for node in reader.tree() if node.is_showing and node.role == "filler")
    return [node.name for node in nodes if node.name and "Scroll" not in node.object_name]


def plays_a_card(table: Laptop, state: State, nth: int = 0) -> State:
    """Lay a card, and hear at each step what a player has to know."""
    reader, lays = table.reader, lays_of(state)
    lay, step = lays[nth], badge(state, lays[nth])
    hand, name = sorted(state.hands[0]), f"card {lay.card.code}"
    piles = [each for each in lays if each.card == lay.card]
    fits = [f"on pile {each.pile + 1} {badge(state, each)}" for each in sorted(piles, key=_pile)]
    card = reader.wait_for(name)
    place = f"{hand.index(lay.card) + 1} of {len(hand)} cards"
    assert card.description == f"{place}. Fits {listed(fits)}"
    table.press(name)
    told, _ = reader.wait_to_hear(f"{lay.card.number} is held")
    assert told == f"{lay.card.number} is held. Fits {listed(fits)}"
    pile = reader.wait_for(f"pile {lay.pile}")
    assert pile.description == f"Takes the card {step}"
    assert "held" in reader.wait_for(name).description
    table.press(f"pile {lay.pile}")
    told, _ = reader.wait_to_hear("Player 1: ")
    left = 1 - len(state.table.lays)
    owed = f"{left} more card to lay" if left else "Lay more, or finish the turn"
    assert told == f"Player 1: {lay.card.number} on pile {lay.pile + 1} {step}. {owed}"
    reader.wait_until_gone(name)
    return apply(state, lay).state


def hears_why_not(table: Laptop, state: State) -> None:
    """Try to lay a card where it doesn't go."""
    seen = observe(state, 0)
    attempts = [Lay(card, pile) for card in seen.hand for pile in range(4)]
    wrong = next(each for each in attempts if refusal(seen, each) is not None)
    table.press(f"card {wrong.card.code}")
    table.press(f"pile {wrong.pile}")
    told, _ = table.reader.wait_to_hear(f"{wrong.card.number} is not ")
    assert told.endswith(f"er than {state.table.position.tops[wrong.pile].number}")


def _pile(lay: Lay) -> int:
    return lay.pile


def listed(parts: Sequence[str]) -> str:
    """As a sentence has it."""
    *most, last = parts
    if len(most) > 1:
        return f"{', '.join(most)}, and {last}"
    return f"{most[0]} and {last}" if most else last


def finds(reader: ScreenReader, hand: Iterable[Card], hidden: Iterable[Card]) -> None:
    """Make sure that the reader finds exactly this hand."""
    tree = reader.tree()
    assert cards(tree) == numbers(hand)
    assert leaks(words(tree), hidden) == []


def finds_nothing(reader: ScreenReader, hidden: Iterable[Card]) -> None:
    """Make sure that the reader finds no hand at all."""
    finds(reader, (), hidden)
