"""Extreme: each of its commands, with the cards of the usual layout."""

from thegame_desktop.model.lessons.lesson import Lesson, Scene, finish, step
from thegame_desktop.model.lessons.prepared import Prepared

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
                draw="43",
            ),
            (step("one_pile", "31/0"), step("same_pile", "33/0"), finish("draw_one")),
        ),
        Scene(
            "silence",
            "silence",
            Prepared(
                ("22 27 41 51 63 77 89", "33 37 44 57 64 67 95"),
                ("6/0 91/2", "20/0 84/3", "9/1 70/2", "60/2 52/2"),
                draw="38 68 16 71",
            ),
            (
                step("cover_silence", "51/2", is_shown=False),
                step("talk_again", "22/0 27/0 77/3", is_shown=False),
                finish("all_commands"),
            ),
        ),
    ),
)
