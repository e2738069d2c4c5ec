"""A lost game is told for what it was: the demand without which there was a way."""

import pytest

from tests.positions import layout, play, position
from thegame_desktop.engine import LossReason, Outcome, Status

BLOCKED = {1: "98", 2: "3", 3: "4"}
DRAW = "80 81 82 83 84 85 86 87 88 89"


@pytest.mark.parametrize(
    ("hand", "laid", "commands", "reason"),
    [
        ("44 45 50 56", "50/0", {"skull": "50"}, LossReason.MINIMUM),
        ("44 50 56 57", "44/0 50/0 57/0", {"skull": "57"}, LossReason.SKULL),
        ("44 50 56 57", "44/0 57/0", {"three": "44"}, LossReason.MINIMUM),
        ("44 50 57 56", "44/0 50/0 57/0", {"three": "44", "skull": "57"}, LossReason.SKULL),
    ],
)
def test_with_experts_on_one_pile(
    hand: str, laid: str, commands: dict[str, str], reason: LossReason
) -> None:
    state = position(
        hand,
        "5",
        edition="extreme",
        variant="expert",
        tops={0: "43", **BLOCKED},
        draw=DRAW,
        commands=layout(**commands),
    )
    lost = play(state, laid)
    assert lost.outcome == Outcome(Status.LOST, lost.cards_left, reason)


def test_a_three_that_cannot_be_reached_while_the_minimum_is_met() -> None:
    state = position(
        "50 55 56 44",
        "5",
        edition="extreme",
        tops={0: "43", **BLOCKED},
        draw=DRAW,
        commands=layout(three="56"),
    )
    assert play(state, "50/0 56/0").outcome.reason is LossReason.THREE
