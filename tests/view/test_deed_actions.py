"""What can be done besides laying: each deed has all that it needs, wherever that is written."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from thegame_desktop.model.deeds import Deed
from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.window.menu_bar import MenuBar
from thegame_desktop.view.wishes import Wish

HANDS = ("2 3 4 5 6 7 8", "12 13 14 15 16 17 18")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def menus(settings: Settings, window: QWidget) -> MenuBar:
    return MenuBar(settings, window)


@pytest.mark.parametrize("deed", Deed)
def test_every_deed_has_its_place_in_the_menus_its_words_and_its_wish(
    deed: Deed, menus: MenuBar
) -> None:
    action = menus.deeds[deed]
    items = [each for menu in menus.findChildren(QMenu) for each in menu.actions()]
    assert items.count(action) == 1
    assert all((action.text(), action.toolTip(), action.whatsThis()))
    assert action.toolTip() != action.text().replace("&", ""), "what it does, not what it is called"
    assert menus.deeds.tip(deed).startswith(action.toolTip())
    assert (action in menus.with_keys) == bool(action.shortcuts()), "the list of keys tells of it"
    wished: list[object] = []
    menus.wished.connect(wished.append)
    action.trigger()
    assert [isinstance(each, Wish) for each in wished] == [True]


def test_a_button_names_the_key_of_its_deed(menus: MenuBar) -> None:
    for deed in (Deed.FINISH, Deed.TAKE_BACK, Deed.HINT, Deed.SIGNALS, Deed.HURRY, Deed.PAUSE):
        key = menus.deeds[deed].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert key
        assert menus.deeds.tip(deed) == f"{menus.deeds[deed].toolTip()} ({key})"
