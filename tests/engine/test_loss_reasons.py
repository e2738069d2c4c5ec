"""A lost game is told for what it was: the demand without which there was a way."""

import pytest

from tests.positions import extreme, play
from thegame_desktop.engine import LossReason, Outcome, Status

BLOCKED = {1: "98", 2: "3", 3: "4"}


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
    state = extreme(hand, "5", variant="expert", tops={0: "43", **BLOCKED}, **commands)
    lost = play(state, laid)
    assert lost.outcome == Outcome(Status.LOST, lost.cards_left, reason)


def test_a_three_that_cannot_be_reached_while_the_minimum_is_met() -> None:
    state = extreme("50 55 56 44", "5", tops={0: "43", **BLOCKED}, three="56")
    assert play(state, "50/0 56/0").outcome.reason is LossReason.THREE
