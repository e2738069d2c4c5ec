"""Texts can be read in every theme and on every table: AA, in high contrast AAA, as painted."""

import pytest

from tests.gallery import SCENES
from tests.gallery_scenes import shown
from tests.window.conftest import OpenWindow
from tests.window.painted_contrast import measured_in
from tests.window.test_look import settle
from thegame_desktop.model.preferences import TableTop, ThemeChoice

DARK, LIGHT = ThemeChoice.DARK, ThemeChoice.LIGHT
SLATE, FELT, WOOD = TableTop.SLATE, TableTop.FELT, TableTop.WOOD
CONTRAST = (ThemeChoice.CONTRAST, FELT)
RICH = {
    "table-extreme-2-mid": [(DARK, WOOD), (LIGHT, FELT), (LIGHT, WOOD)],
    "signals-panel-quick-standard": [(DARK, FELT)],
    "end-original-excellent-3": [(LIGHT, FELT)],
    "replay-original-2-mid": [(DARK, SLATE)],
    "new-game-extreme-own": [(LIGHT, WOOD)],
    "history-filters": [(LIGHT, SLATE)],
    "statistics-few": [(DARK, WOOD)],
    "dialog-settings": [(LIGHT, SLATE)],
    "dialog-rules-original": [(LIGHT, SLATE)],
    "start-3-played": [(LIGHT, FELT)],
    "daily-month": [(DARK, SLATE)],
}
"""Scenes that have something of everything, and the looks in which they are measured.

All of these inks on all of these grounds are reckoned in tests/view/test_theme.py too."""
FEWEST = 4
"""As many texts are in each of them at least, or nothing has been measured."""


def least(theme: ThemeChoice, *, is_large: bool) -> float:
    """What WCAG asks for; and we, of what can't be chosen, as much as of large texts."""
    if theme is ThemeChoice.CONTRAST:
        return 4.5 if is_large else 7.0
    return 3.0 if is_large else 4.5


@pytest.mark.parametrize("name", RICH)
def test_every_text_has_enough_contrast(open_window: OpenWindow, name: str) -> None:
    driver = open_window(1280, 720)
    (scene,) = (each for each in SCENES if each.name == name)
    scene.prepare(driver)
    driver.open()
    settle()
    scene.pose(driver)
    faint = []
    for theme, top in (*RICH[name], CONTRAST):
        driver.app.settings.change(theme=theme, table_top=top)
        settle()
        texts = measured_in(shown(driver, scene))
        assert len(texts) >= FEWEST
        faint += [
            (theme.value, top.value, each.text, round(each.ratio, 2))
            for each in texts
            if each.ratio < least(theme, is_large=each.is_large or not each.can_be_used)
        ]
    assert not faint, "\n".join(map(str, faint))
