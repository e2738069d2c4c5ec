"""How the turn goes on after a hint: told as far as it is easily remembered."""

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from tests.positions import lays, position
from thegame_desktop.bots.analysis.hints import Hint
from thegame_desktop.engine import observe
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.view.words.hint_words import HintWords
from thegame_desktop.view.words.words import Words


@pytest.mark.parametrize(
    ("cards", "then"),
    [
        ("10/0", "then finish"),
        ("10/0 20/0", "then 20 on pile 1, then finish"),
        ("10/0 20/0 30/0", "then 20 on pile 1, then 30 on pile 1"),
        ("10/0 20/0 30/0 40/0", "then 20 on pile 1, then 30 on pile 1, …"),
    ],
)
def test_only_further_cards_are_hinted_at(qapp: QApplication, cards: str, then: str) -> None:
    turn = tuple(lays(cards))
    seen = observe(position("10 20 30 40 50", "60 61", draw="91 92"), 0)
    adviser = SimpleNamespace(
        hint=Hint(turn[0], turn, ()),
        seen=seen,
        is_first=False,
        is_runner_up=False,
        is_the_only_one=False,
    )
    assert HintWords(Words()).hint(cast(Adviser, adviser)).then == then
