"""The Original, from the first card to the last."""

from thegame_desktop.engine import Advice, PileAdvice
from thegame_desktop.play.lessons.lesson import Lesson, Scene, finish, say, step
from thegame_desktop.play.lessons.prepared import Prepared


def _nearly_all() -> tuple[str, ...]:
    """Everything has been laid but 38, 49, 50 and 51: pairs from both ends towards the middle."""
    up = [f"{number}/{number % 2}" for number in range(2, 49) if number != 38]
    down = [f"{number}/{2 if number % 2 else 3}" for number in range(99, 51, -1)]
    laid = [*up, *down]
    return tuple(" ".join(laid[n : n + 2]) for n in range(0, len(laid), 2))


_SMALL = "14/0 28/1 85/2 66/3"
_AWAY_FROM_ADA = "24/1 73/2 57/3"

ORIGINAL_LESSON = Lesson(
    "original",
    (
        Scene(
            "piles",
            "piles",
            Prepared(("3 8 29 44 57 71 92 97",), draw="16 35"),
            (step("up", "3/0 3/1"), step("down", "97/2 97/3"), finish("draw")),
        ),
        Scene(
            "steps",
            "laying",
            Prepared(
                ("14 28 33 47 61 66 79 85",),
                ("5/0 96/2", "9/0 20/1", "12/0 88/2", "25/1 81/3 70/3"),
                draw="52 38 17",
            ),
            (
                step("small", _SMALL, is_shown=False),
                step("small_again", _SMALL, is_shown=False),
                step("more", _SMALL, is_shown=False),
                finish("enough"),
            ),
        ),
        Scene(
            "trick",
            "trick",
            Prepared(
                ("13 30 47 51 60 74 83 91",),
                ("23/0 95/2", "39/0 77/2", "57/0 62/2", "18/1 41/2", "34/1 86/3 68/3"),
                draw="5 66",
            ),
            (
                step("trick_up", "47/0"),
                step("trick_down", "51/2", is_shown=False),
                finish("after_tricks"),
            ),
        ),
        Scene(
            "ahead",
            "end",
            Prepared(
                ("11 13 17 19 21 24 28 34",),
                (
                    *("9/0 90/2", "33/0 64/2", "37/1 40/2", "58/1 6/2"),
                    *("72/1 85/3", "95/1 50/3", "16/3 4/3"),
                ),
                draw="45 62",
            ),
            (
                step("only_one", "34/0", is_shown=False),
                step("makes_room", "24/0", is_shown=False),
                finish("saved"),
            ),
        ),
        Scene(
            "talk",
            "talking",
            Prepared(
                ("24 42 49 57 67 73 88", "8 15 30 47 52 65 94"),
                ("11/0 97/2", "26/0 84/2", "40/0 75/2", "22/1 78/3 60/3"),
                draw="33 90 54 19",
            ),
            (
                step("keep_off", _AWAY_FROM_ADA, is_shown=False),
                step("keep_off_again", _AWAY_FROM_ADA, is_shown=False),
                finish("ada"),
            ),
        ),
        Scene(
            "say",
            "talking",
            Prepared(
                ("14 33 49 55 70 82 91", "17 28 45 56 63 74 96"),
                ("11/0 97/2", "26/0 84/2", "40/0 77/2", "22/1 78/3 60/3"),
                draw="41 12 86 37",
                on_turn=1,
            ),
            (
                say("say", PileAdvice(3, Advice.KEEP_OFF), answer="74/2 45/0"),
                step("own_trick", "70/3"),
                step("beside_ada", "49/0", is_shown=False),
                finish("both_tricks"),
            ),
        ),
        Scene(
            "end",
            "empty-draw-pile",
            Prepared(("38 49 50 51",), _nearly_all()),
            (
                step("last_trick", "38/0", is_shown=False),
                finish("one_is_enough"),
                step("last_three", "49/1", is_shown=False, takes_any_lay=True),
                step("last_two", "50/1", is_shown=False, takes_any_lay=True),
                step("last", "51/1", is_shown=False, takes_any_lay=True),
            ),
        ),
    ),
)
