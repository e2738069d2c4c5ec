"""What a screen reader gets to know of the hands, from outside: over the accessibility bus."""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.window.accessibility_bus import Node, ScreenReader, accessibility_bus, screen_reader
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
    setup_named,
)

SCREEN = (1500, 1000)
MANY_REPEATS = 40
DEAL = Deal(EDITIONS["original"], 203)
"""None of its first cards has a number that is on the table anyway, such as how many lie there."""
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

    def lay(self, lay: Lay) -> None:
        """Lay a card by the screen reader: the card first, then the pile."""
        self.press(f"card {lay.card.code}")
        self.press(f"pile {lay.pile}")
        self.reader.wait_until_gone(f"card {lay.card.code}")


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
        assert process.communicate(timeout=PATIENCE) == ("", "")


def cards(tree: Sequence[Node]) -> list[int]:
    """The cards that can be picked up."""
    buttons = [node for node in tree if node.role == "push button" and "Press" in node.actions]
    return sorted(int(button.name) for button in buttons if button.name.isdigit())


def numbers(hand: Iterable[Card]) -> list[int]:
    return sorted(card.number for card in hand)


def leaks(told: Iterable[str], hidden: Iterable[Card]) -> list[str]:
    """All that is told and has the number of a hidden card in it."""
    secret = {str(card.number) for card in hidden}
    return [each for each in told if secret & set(re.findall(r"\d+", _PATH.sub("", each)))]


def words(tree: Sequence[Node]) -> list[str]:
    return [each for node in tree for each in node.words]


def smallest_lay(state: State) -> Lay:
    """What a player would lay: nothing that the program asks about."""
    table, hand = state.table, state.hands[0]
    rows, tops = table.setup.edition.rows, table.position.tops
    lays = legal_lays(table.setup, table.position, hand)
    return min(lays, key=lambda lay: rows[lay.pile].step(tops[lay.pile], lay.card))


if sys.platform == "linux":

    def test_a_screen_reader_finds_no_hand_but_the_uncovered_one(tmp_path: Path) -> None:
        state = deal(setup_named("original", "standard", 2), DEAL.deck)
        first, second = state.hands
        with laptop(tmp_path) as table:
            reader = table.reader
            table.deal()
            reader.wait_for("uncover")
            finds_nothing(reader, first + second)
            assert leaks(reader.heard(), first + second) == []

            table.uncover()
            finds(reader, first, hidden=second)
            table.press("pass on")
            reader.wait_for("uncover")
            finds_nothing(reader, first + second)
            assert leaks(reader.heard(), second) == []

            table.uncover()
            finds(reader, second, hidden=first)
            assert leaks(reader.heard(), first) == []
            table.press("pass on")
            reader.wait_for("starter 0")
            finds_nothing(reader, first + second)

            reader.heard()
            table.press("starter 0")
            reader.wait_for("uncover")
            assert leaks(reader.heard(), first + second) == []
            table.uncover()
            state = apply(state, ChooseStarter(0)).state
            for _ in range(2):
                lay = smallest_lay(state)
                table.lay(lay)
                state = apply(state, lay).state
            finds(reader, state.hands[0], hidden=second)

            table.press("finish")
            state = apply(state, FinishTurn()).state
            reader.wait_for("uncover")
            finds_nothing(reader, state.hands[0] + second)
            assert leaks(reader.heard(), second) == []

            table.uncover()
            finds(reader, second, hidden=state.hands[0])
            assert leaks(reader.heard(), state.hands[0]) == []

    def test_another_window_in_front_covers_the_hand(tmp_path: Path) -> None:
        """As the system tells it, and nobody else."""
        hands = deal(setup_named("original", "standard", 2), DEAL.deck).hands
        with laptop(tmp_path) as table:
            table.deal()
            table.uncover()
            finds(table.reader, hands[0], hidden=hands[1])
            with another_window(table.screen, "Something else"):
                other = wait_for(lambda: table.screen.window("Something else"), "it appears")
                table.screen.activate(other)
                table.reader.wait_for("uncover")
                finds_nothing(table.reader, hands[0] + hands[1])

    def test_a_key_that_is_held_down_uncovers_nothing(tmp_path: Path) -> None:
        """However the system tells of it; here it looks let go and pressed again at times."""
        with laptop(tmp_path) as table:
            table.deal()
            table.uncover()
            with table.screen.holding("space"):
                table.press("pass on")
                table.reader.wait_for("uncover")
                for _ in range(MANY_REPEATS):
                    assert table.reader.find("uncover") is not None
                    assert table.screen.run(["xdotool", "getactivewindow"])
            assert table.reader.find("uncover") is not None
            table.uncover()


def finds(reader: ScreenReader, hand: Iterable[Card], hidden: Iterable[Card]) -> None:
    """Make sure that the reader finds exactly this hand."""
    tree = reader.tree()
    assert cards(tree) == numbers(hand)
    assert leaks(words(tree), hidden) == []


def finds_nothing(reader: ScreenReader, hidden: Iterable[Card]) -> None:
    """Make sure that the reader finds no hand at all."""
    finds(reader, (), hidden)
