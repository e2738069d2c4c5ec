"""Extreme: each of its commands, with the cards of the usual layout."""

from collections.abc import Iterable, Iterator

from thegame_desktop.engine import EDITIONS, Card, Command
from thegame_desktop.play.lessons.lesson import Lesson, Scene, finish, step
from thegame_desktop.play.lessons.prepared import Prepared


def _nearly_all() -> tuple[str, ...]:
    """Everything has been laid but 42, 44 and 55: one pile after another."""
    last = (number for number in range(73, 42, -1) if number not in (44, 55))
    ways = ((1, range(2, 20)), (0, range(20, 42)), (2, range(99, 73, -1)), (3, last))
    return tuple(turn for pile, numbers in ways for turn in _turns(numbers, pile))


def _turns(numbers: Iterable[int], pile: int) -> Iterator[str]:
    """These cards on one pile, in turns as short as the commands on them allow."""
    commands = EDITIONS["extreme"].default_layout.by_card
    turn: list[Card] = []
    for card in map(Card, numbers):
        turn.append(card)
        has_three = Command.THREE in map(commands.get, turn)
        # A hand that is filled up by only one card at a time would soon be empty.
        is_open = commands.get(card) in (Command.SKULL, Command.DRAW_ONE)
        is_enough = len(turn) >= (3 if has_three else 2) and not is_open
        if is_enough or commands.get(card) is Command.STOP:
            yield _written(turn, pile)
            turn = []
    if turn:
        yield _written(turn, pile)


def _written(turn: Iterable[Card], pile: int) -> str:
    return " ".join(f"{card.code}/{pile}" for card in turn)


_WITH_THREE = "23/0 82/2 89/3"

EXTREME_LESSON = Lesson(
    "extreme",
    (
        Scene(
            "stop",
            "stop",
            Prepared(("7 16 30 44 58 71 86 95",), draw="37"),
            (step("stop", "7/0 7/1"),),
        ),
        Scene(
            "skull",
            "skull",
            Prepared(("14 17 33 41 48 60 75 88",), ("5/0 96/3", "10/0 91/3"), draw="50 64"),
            (step("skull", "14/0"), step("cover_skull", "17/0"), finish("skull_covered")),
        ),
        Scene(
            "three",
            "three",
            Prepared(
                ("19 21 23 40 57 68 82 89",),
                ("5/0 96/3", "17/0 91/3", "8/1 85/2"),
                draw="36 51 63",
            ),
            (
                step("three", "21/0"),
                step("three_second", _WITH_THREE, is_shown=False),
                step("three_third", _WITH_THREE, is_shown=False),
                finish("three_done"),
            ),
        ),
        Scene(
            "no_backwards",
            "no_backwards",
            Prepared(
                ("34 48 56 60 67 74 81 93",),
                ("12/0 95/2", "29/0 88/3", "44/0 69/2"),
                draw="22 53",
            ),
            (
                step("cover_sign", "67/2", is_shown=False),
                step("trick_again", "34/0", is_shown=False),
                finish("sign_covered"),
            ),
        ),
        Scene(
            "one_pile",
            "one_pile",
            Prepared(
                ("31 33 36 50 64 72 85",),
                ("9/0 92/2", "30/0 75/2", "87/3 18/1"),
                draw="20 43 68 13 57",
            ),
            (
                step("one_pile", "31/0"),
                step("same_pile", "33/0"),
                finish("draw_one"),
                step("cover_one_pile", "20/1"),
                step("cover_draw_one", "85/3", is_shown=False),
                finish("full_hand"),
            ),
        ),
        Scene(
            "silence",
            "silence",
            Prepared(
                ("22 27 41 51 63 81 89", "10 33 37 44 57 64 95"),
                ("6/0 91/2", "20/0 84/3", "12/1 70/2", "60/2 52/2"),
                draw="38 68 16 71",
            ),
            (
                step("cover_silence", "51/2", is_shown=False),
                step("talk_again", "81/3", is_shown=False),
                finish("all_commands"),
            ),
        ),
        Scene(
            "end",
            "end",
            Prepared(("42 44 55",), _nearly_all()),
            (
                step("end_first", "42/0", is_shown=False, takes_any_lay=True),
                step("end_second", "44/0", is_shown=False, takes_any_lay=True),
                step("end_last", "55/0", is_shown=False, takes_any_lay=True),
            ),
        ),
    ),
)
