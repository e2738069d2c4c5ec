"""Quick & Easy: two piles, five colours, and a computer player as a partner."""

from thegame_desktop.play.lessons.lesson import Lesson, Scene, finish, step
from thegame_desktop.play.lessons.prepared import Prepared


def _nearly_all() -> tuple[str, ...]:
    """Everything has been laid but G7, B5, P2 and B1."""
    up = [
        *(f"R{n}" for n in range(1, 9)),
        *("Y9", "Y10", *(f"Y{n}" for n in range(1, 9))),
        *("G9", "G10", "G8", *(f"G{n}" for n in range(1, 7))),
    ]
    down = [
        *("R10", "R9", "B8", "B10", "B9", "B7", "B6", "B4", "B3", "B2"),
        *("P1", *(f"P{n}" for n in range(10, 2, -1))),
    ]
    laid = [*(f"{code}/1" for code in up), *(f"{code}/0" for code in down)]
    return tuple(" ".join(laid[n : n + 2]) for n in range(0, len(laid), 2))


QUICK_LESSON = Lesson(
    "quick",
    (
        Scene(
            "piles",
            "laying",
            Prepared(("Y2 B9", "R5 G6"), draw="P4 R8 Y7 G3"),
            (step("low", "Y2/1"), step("high", "B9/0"), finish("draw")),
        ),
        Scene(
            "colours",
            "trick",
            Prepared(
                ("R3 B4", "P2 Y8"),
                ("B10/0 R2/1", "G8/0 Y5/1", "G4/0 R7/1"),
                draw="P9 Y1 G2 B6",
            ),
            (
                step("same_colour", "R3/1"),
                step("fits_now", "B4/1", is_shown=False),
                finish("after_colours"),
            ),
        ),
        Scene(
            "end",
            "empty-draw-pile",
            Prepared(("G7 B5", "P2 B1"), _nearly_all()),
            (
                step("last_two", "G7/1", is_shown=False),
                finish("ada_ends", answer="P2/0 B1/0"),
                step("last", "B5/0", is_shown=False),
            ),
        ),
    ),
)
