"""What can be done is worked out once a change, however many ask for it."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.prepared import dealt
from thegame_desktop.engine import Action, Observation, Refusal, State
from thegame_desktop.engine import refusal as refusal_by_the_rules
from thegame_desktop.play import choices


class Asked:
    """Counts what the rules are asked: of which position, about which action."""

    def __init__(self) -> None:
        self.times: Counter[tuple[int, Action]] = Counter()
        self._positions: list[State | Observation] = []
        """Kept, or another one might get the same id."""

    def refusal(self, view: State | Observation, action: Action) -> Refusal | None:
        self._positions.append(view)
        self.times[id(view), action] += 1
        return refusal_by_the_rules(view, action)


def test_refusals_and_targets_are_worked_out_once_a_change(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked()
    monkeypatch.setattr(choices, "refusal", asked.refusal)
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    driver.drag_card(card("4"), driver.pile(1))
    driver.click_card(card("8"))
    driver.click_pile(1)
    driver.click_card(card("3"))
    driver.click_card(card("3"))
    driver.double_click_card(card("2"))
    driver.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [each.code for each in driver.session.observation.table.laid] == ["4", "8", "2"]
    assert len(asked.times) > 4 * 8, "the hand says of every card where it fits"
    assert set(asked.times.values()) == {1}
