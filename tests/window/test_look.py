"""Dark or light: switched at once, everywhere, and back; chosen, or as the system likes it."""

from statistics import median

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from tests import gallery_games as games
from tests.gallery import SCENES
from tests.gallery_scenes import Scene, shown
from tests.view.theme_tools import theme_named
from tests.window.all_texts import open_windows
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.recogniser import differing, distance, plain
from thegame_desktop.model.preferences import CardStyle, ThemeChoice
from thegame_desktop.view.look import chosen_theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton

KEY = Qt.Key
SHOWN = (
    "statistics-few",
    "replay-original-2-mid",
    "round-3-agreement",
)
"""Scenes that have something of every kind: charts, a track of turns, icons, tinged labels."""
_BRIGHT = 128
_SMOOTHING = 64
"""How far shades may lie apart: letters aren't smoothed in the same way each time."""
_NOISY = 60
"""How many shades may lie further apart."""


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def lay_out_anew() -> None:
    """As any other look does: some widths are a little different only the first time."""
    application = QApplication.instance()
    assert application is not None
    QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))
    settle()


def in_a_game_with_dialogs(driver: Driver) -> list[QWidget]:
    """A game, and beside it the dialogs that have the most to show."""
    games.played_until(games.halfway, "extreme", 3).replay(driver.session)
    driver.choose("Game", "Settings…")
    driver.choose("Help", "Keys and mouse")
    driver.key(KEY.Key_F1)
    lay_out_anew()
    return open_windows(driver.window)


def pictures(windows: list[QWidget]) -> dict[str, QImage]:
    """What each window looks like; the settings but for the choice that makes it look so."""
    return {
        each.windowTitle(): plain(each.grab())
        for each in windows
        if each.windowTitle() != "Settings"
    }


def choose_look(windows: list[QWidget], key: Qt.Key, name: str = "Look") -> None:
    """Go on to the next look in the settings, or back to the one before."""
    (settings,) = (each for each in windows if each.windowTitle() == "Settings")
    (box,) = (each for each in settings.findChildren(QComboBox) if each.accessibleName() == name)
    QTest.keyClick(box, key)
    settle()


def unlike(some: dict[str, QImage], others: dict[str, QImage]) -> list[str]:
    """The windows that have other pictures here than there."""
    return [name for name, picture in some.items() if not is_like(picture, others[name])]


def is_like(one: QImage, other: QImage) -> bool:
    """True if the pictures have the same colours in the same places."""
    return differing(one, other, _SMOOTHING) <= _NOISY


def middle_left(widget: QWidget) -> QColor:
    """The ground of a stock button, beside its words."""
    image = plain(widget.grab())
    return image.pixelColor(6, image.height() // 2)


def table_ground(driver: Driver) -> QColor:
    return plain(driver.table.grab()).pixelColor(3, driver.table.height() // 2)


def test_the_settings_switch_everything_that_is_open_and_back(open_window: OpenWindow) -> None:
    first = open_window(1500, 900, theme=ThemeChoice.LIGHT)
    windows = in_a_game_with_dialogs(first)
    fresh = pictures(windows)
    for each in reversed(windows):
        each.close()
    driver = open_window(1500, 900)
    windows = in_a_game_with_dialogs(driver)
    dark, button, card = (
        pictures(windows),
        driver.button("take back"),
        driver.all(CardButton, None)[0],
    )
    assert list(dark) == list(fresh)
    assert middle_left(button).name() == theme_named("dark").colours.surface_raised.name()
    assert table_ground(driver).lightness() < _BRIGHT
    dark_card = plain(card.grab())
    choose_look(windows, KEY.Key_Down)
    assert driver.app.settings.preferences.theme is ThemeChoice.LIGHT
    assert middle_left(button).name() == theme_named("light").colours.surface_raised.name()
    assert table_ground(driver).lightness() > _BRIGHT
    assert plain(card.grab()) != dark_card
    assert unlike(pictures(windows), fresh) == []
    choose_look(windows, KEY.Key_Up)
    assert unlike(pictures(windows), dark) == []


def test_another_style_of_cards_lies_on_the_table_at_once(open_window: OpenWindow) -> None:
    driver = open_window(1280, 720)
    games.played_until(games.halfway, "extreme", 3).replay(driver.session)
    driver.choose("Game", "Settings…")
    lay_out_anew()
    windows = open_windows(driver.window)
    hand, piles = driver.all(CardButton, None), driver.all(PileButton, None)
    shown = [*hand, *piles, *driver.all(DrawPileView, None)]
    tide = [plain(each.grab()) for each in shown]
    choose_look(windows, KEY.Key_Down, "Cards")
    assert driver.app.settings.preferences.card_style is CardStyle.PAPER
    paper = [plain(each.grab()) for each in shown]
    unchanged = [each for each, one, other in zip(shown, tide, paper, strict=True) if one == other]
    assert unchanged == []
    for card, picture in zip(hand, paper, strict=False):
        left, height = picture.width() // 5, picture.height()
        beside = [picture.pixelColor(left, y) for y in range(height // 4, height * 3 // 4)]
        # Its ornament passes somewhere.
        assert median(each.lightness() for each in beside) > _BRIGHT, card.card
    choose_look(windows, KEY.Key_Up, "Cards")
    again = [plain(each.grab()) for each in shown]
    assert all(is_like(*pair) for pair in zip(again, tide, strict=True))


@pytest.fixture(params=SHOWN)
def scene(request: pytest.FixtureRequest) -> Scene:
    (found,) = (each for each in SCENES if each.name == request.param)
    return found


def posed(driver: Driver, scene: Scene) -> QImage:
    scene.prepare(driver)
    driver.open()
    settle()
    scene.pose(driver)
    driver.move_to(driver.window.menuBar())  # away from what was clicked
    lay_out_anew()
    return plain(shown(driver, scene).grab())


def test_what_is_switched_looks_as_if_it_had_been_so_from_the_start(
    open_window: OpenWindow, scene: Scene
) -> None:
    first = open_window(theme=ThemeChoice.LIGHT)
    fresh = posed(first, scene)
    first.window.close()
    driver = open_window()
    dark = posed(driver, scene)
    assert differing(dark, fresh, _SMOOTHING) > dark.width() * dark.height() / 2
    for look, expected in ((ThemeChoice.LIGHT, fresh), (ThemeChoice.DARK, dark)):
        driver.app.settings.change(theme=look)
        settle()
        assert is_like(plain(shown(driver, scene).grab()), expected), look


def test_enter_means_the_same_button_after_a_switch(open_window: OpenWindow) -> None:
    driver = open_window()
    (scene,) = (each for each in SCENES if each.name == "dialog-question-give-up")
    posed(driver, scene)
    question = shown(driver, scene)
    focused = question.focusWidget()
    assert isinstance(focused, QPushButton)
    driver.app.settings.change(theme=ThemeChoice.LIGHT)
    settle()
    assert question.focusWidget() is focused


def test_the_next_start_has_it_from_the_beginning(open_window: OpenWindow) -> None:
    first = open_window(theme=ThemeChoice.LIGHT, at_once=True)
    light = plain(first.window.grab()).pixelColor(3, 300)
    first.window.close()
    again = open_window(data=first.app.data_folder)
    assert again.app.settings.preferences.theme is ThemeChoice.LIGHT
    assert distance(plain(again.window.grab()).pixelColor(3, 300), light) <= 1


def test_it_follows_the_system_until_something_is_chosen(
    open_window: OpenWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, told = open_window(theme=ThemeChoice.SYSTEM, at_once=True), qapp.styleHints()

    def is_light_when(scheme: Qt.ColorScheme) -> bool:
        # The pretended screen has no scheme of its own, and takes none.
        monkeypatch.setattr(chosen_theme, "system_scheme", lambda: scheme)
        told.colorSchemeChanged.emit(scheme)
        settle()
        return plain(driver.window.grab()).pixelColor(3, 300).lightness() > _BRIGHT

    scheme = Qt.ColorScheme
    assert not is_light_when(scheme.Unknown)
    assert is_light_when(scheme.Light)
    assert not is_light_when(scheme.Dark)
    assert is_light_when(scheme.Light)
    driver.app.settings.change(theme=ThemeChoice.DARK)
    assert not is_light_when(scheme.Light)
