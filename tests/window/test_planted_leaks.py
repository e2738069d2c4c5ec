"""The search for leaks finds a hidden card, wherever it is planted."""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QStandardItemModel
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from tests.positions import card
from tests.shown_rows import hand_model, piles_model
from tests.view.signal_tools import empty_piles
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.gestures import Act, Gesture
from tests.window.leaks import Finders, LeakSearch, Output
from tests.window.prepared import dealt
from tests.window.round_the_table import RoundTheTable
from thegame_desktop.engine import Lay, deal
from thegame_desktop.model.table_models import HandModel
from thegame_desktop.play.choices import Target
from thegame_desktop.play.rows import HandRow
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.number_line import NumberLine

HIDDEN = card("37")
"""In the second player's hand."""


@dataclass(frozen=True)
class Secret:
    value: object


class Scene:
    """A covered game at the window, and the search."""

    def __init__(self, driver: Driver, theme: Theme, finders: Finders, output: Output) -> None:
        game = dealt("2 3 4 5 6 7 8", "30 31 32 33 34 36 37")
        driver.start(game)
        self.driver = driver
        self.window = driver.window
        self.theme = theme
        self.round = RoundTheTable(deal(game.setup, game.deck))
        self._search = LeakSearch(driver, theme, finders, game.setup, output)

    def leaks(self) -> list[str]:
        return self._search.leaks(self.round.known, thoroughly=True)

    def label(self) -> QLabel:
        """Something more on the table."""
        label = QLabel(self.driver.table)
        label.setGeometry(300, 100, 200, 250)
        return label

    # What is planted

    def picture(self) -> None:
        label = self.label()
        label.setPixmap(CardArt(self.theme).face(HIDDEN, None, self._hand_card(), 1))
        label.show()

    def picture_in_another_window(self) -> None:
        label = QLabel(self.window)
        label.setWindowFlag(Qt.WindowType.Tool)
        label.setPixmap(CardArt(self.theme).face(HIDDEN, None, self._hand_card(), 1))
        label.show()
        QApplication.processEvents()

    def _hand_card(self) -> QSize:
        return self._search.sizes(self.round.known)[0]

    def cell_of_the_number_line(self) -> None:
        line = self.driver.find(NumberLine, None)
        setup = self.driver.app.session.setup
        line.setModel(piles_model(setup, empty_piles(setup)))
        line.set_hand(hand_model(setup, [HIDDEN]))
        line.repaint()
        line.setAccessibleName("")  # only the picture tells
        assert hasattr(line, "_hand"), "or this hides nothing"
        line._hand = frozenset()

    def accessible_name(self) -> None:
        self.label().setAccessibleName("37")

    def accessible_name_of_something_invisible(self) -> None:
        label = self.label()
        label.setAccessibleName("37, Stop")
        label.hide()

    def accessible_name_in_a_dialog(self) -> None:
        label = QLabel(QDialog(self.window))
        label.setAccessibleName("37")

    def accessible_description(self) -> None:
        self.driver.pile(0).setAccessibleDescription("37 is not higher than 56")

    def step_though_no_card_is_held(self) -> None:
        self.driver.pile(0).setAccessibleDescription("+36")

    def tool_tip(self) -> None:
        self.driver.button("uncover").setToolTip("Zeigt 37")

    def status_tip(self) -> None:
        self.driver.button("uncover").setStatusTip("37")

    def whats_this(self) -> None:
        self.driver.button("uncover").setWhatsThis("37")

    def window_title(self) -> None:
        self.window.setWindowTitle("The Game – 37")

    def name_in_code(self) -> None:
        QWidget(self.driver.table).setObjectName("card 37")

    def text(self) -> None:
        self.label().setText("It is 37!")

    def property_of_its_own(self) -> None:
        self.driver.button("uncover").setProperty("next", "37")

    def menu_item(self) -> None:
        self.window.addAction(QAction("Lay 37", self.window))

    def row_of_a_model(self) -> None:
        hand = self.driver.app.findChildren(HandModel)[0]
        hand.beginResetModel()
        hand.rows = (HandRow(HIDDEN, None),)
        hand.endResetModel()

    def offer_of_a_pile(self) -> None:
        lays = [Target(Lay(HIDDEN, pile), None) for pile in range(4)]
        self.driver.table.shown.piles.offer(tuple(lays))

    def odd_role_of_a_model(self) -> None:
        model = QStandardItemModel(1, 1, self.window)
        model.setData(model.index(0, 0), "37", Qt.ItemDataRole.UserRole + 31)

    def value_in_a_model(self) -> None:
        model = QStandardItemModel(1, 1, self.window)
        model.setData(model.index(0, 0), Secret([HIDDEN]), Qt.ItemDataRole.UserRole + 1)

    def header_of_a_model(self) -> None:
        model = QStandardItemModel(1, 1, self.window)
        model.setHeaderData(0, Qt.Orientation.Horizontal, "37", Qt.ItemDataRole.ToolTipRole)

    def log(self) -> None:
        logging.getLogger("thegame_desktop.test").debug("player 2 holds %s", HIDDEN)

    def standard_output(self) -> None:
        print(HIDDEN)

    def standard_error(self) -> None:
        print(repr([HIDDEN]), file=sys.stderr)

    def clipboard(self) -> None:
        QGuiApplication.clipboard().setText("37")

    def file_name(self) -> None:
        (self.driver.app.data_folder / "hand 37").touch()

    def file(self) -> None:
        path = self.driver.app.data_folder / "autosave.json"
        path.write_text('{"hands": [["37"]]}', encoding="utf-8")

    def attribute(self) -> None:
        self.driver.table.secret = HIDDEN  # type: ignore[attr-defined]

    def attribute_deep_inside(self) -> None:
        self.driver.table.secret = {"hand": [Secret((1, {HIDDEN}))]}  # type: ignore[attr-defined]

    def closure(self) -> None:
        hidden = HIDDEN
        self.driver.table.secret = lambda: str(hidden)  # type: ignore[attr-defined]

    def argument_of_a_partial(self) -> None:
        self.driver.table.secret = partial(str, HIDDEN)  # type: ignore[attr-defined]

    def keyword_of_a_partial(self) -> None:
        self.driver.table.secret = partial(Secret, value=[HIDDEN])  # type: ignore[attr-defined]

    def function_of_a_partial(self) -> None:
        self.driver.table.secret = partial(HIDDEN.__str__)  # type: ignore[attr-defined]


KINDS = (
    Scene.picture,
    Scene.picture_in_another_window,
    Scene.cell_of_the_number_line,
    Scene.accessible_name,
    Scene.accessible_name_of_something_invisible,
    Scene.accessible_name_in_a_dialog,
    Scene.accessible_description,
    Scene.step_though_no_card_is_held,
    Scene.tool_tip,
    Scene.status_tip,
    Scene.whats_this,
    Scene.window_title,
    Scene.name_in_code,
    Scene.text,
    Scene.property_of_its_own,
    Scene.menu_item,
    Scene.row_of_a_model,
    Scene.offer_of_a_pile,
    Scene.odd_role_of_a_model,
    Scene.value_in_a_model,
    Scene.header_of_a_model,
    Scene.log,
    Scene.standard_output,
    Scene.standard_error,
    Scene.clipboard,
    Scene.file_name,
    Scene.file,
    Scene.attribute,
    Scene.attribute_deep_inside,
    Scene.closure,
    Scene.argument_of_a_partial,
    Scene.keyword_of_a_partial,
    Scene.function_of_a_partial,
)


@pytest.fixture(scope="module")
def finders(theme: Theme) -> Finders:
    return Finders(theme)


@pytest.fixture
def scene(
    open_window: OpenWindow,
    theme: Theme,
    finders: Finders,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> Scene:
    return Scene(open_window(at_once=True), theme, finders, Output(caplog, capfd))


@pytest.mark.parametrize("plant", KINDS, ids=lambda kind: kind.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Scene], None], scene: Scene) -> None:
    assert scene.leaks() == []
    plant(scene)
    scene.driver.table.repaint()
    try:
        found = scene.leaks()
    finally:
        QGuiApplication.clipboard().clear()
    assert found
    assert any("37" in leak or "step" in leak for leak in found)


def test_the_own_hand_is_no_leak_until_it_is_covered(scene: Scene) -> None:
    scene.driver.uncover()
    assert any("2" in leak for leak in scene.leaks()), "the game beside knows of no look yet"
    scene.round.do(Gesture(Act.UNCOVER))
    assert scene.leaks() == []
