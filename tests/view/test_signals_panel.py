"""The panel of signals: all that may be said can be said, by mouse and keys, and nothing else."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.shown_rows import seats_model
from tests.view.marked_language import marked_language
from tests.view.signal_tools import (
    ODD_NAMES,
    empty_piles,
    seats_called,
    setup_id,
    setups_that_differ,
)
from tests.view.theme_tools import dark_theme
from tests.window.all_texts import bare_parts, cut_off, painted_in, texts_of
from thegame_desktop.engine import (
    Advice,
    Colour,
    Holding,
    PileAdvice,
    PileWanted,
    Setup,
    Signal,
    Signals,
    setup_named,
)
from thegame_desktop.engine.signals import in_order, signals_refusal
from thegame_desktop.play.wishes import Say
from thegame_desktop.view.table.signals.signal_choices import choice_name
from thegame_desktop.view.table.signals.signal_table import SignalButton
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.words.words import Words

LEFT = Qt.MouseButton.LeftButton
AROUND, UNIT = QRect(22, 88, 940, 400), 1.0
SMALL, SMALL_UNIT = QRect(15, 65, 870, 258), 0.68
LARGE, LARGE_UNIT = QRect(33, 132, 1440, 600), 1.5
IN_EVERY_GAME = pytest.mark.parametrize("setup", setups_that_differ(), ids=setup_id)
QUICK = setup_named("quick", "standard", 2)
EXTREME = setup_named("extreme", "standard", 3)


class Below(QWidget):
    """What the panel lies on; it must not get what was meant for the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[QEvent.Type] = []
        self.button = QPushButton("elsewhere", self)

    def event(self, event: QEvent) -> bool:
        kinds = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        if event.type() in kinds:
            self.got.append(event.type())
        return super().event(event)


class Table:
    """A panel at work: what is chosen is said."""

    def __init__(self, qtbot: QtBot, words: Words) -> None:
        self._qtbot = qtbot
        self.words = words
        self.below = Below()
        qtbot.addWidget(self.below)
        self.below.resize(1500, 800)
        self.panel = SignalsPanel(dark_theme(), words, self._hear, self.below)
        self.panel.hear(UNIT)
        self.said: Signals = ()
        self.times_closed = 0
        self.hears = True
        self.panel.closed.connect(self._count_closing)
        with qtbot.waitActive(self.below):
            self.below.show()
            self.below.activateWindow()

    def open(self, setup: Setup, said: Signals = (), hand_size: int | None = None) -> None:
        seats = seats_called(*("Anna", "Ben", "Clara", "Dan", "Eve")[: setup.player_count])
        self.words.call_players([seat.name for seat in seats])
        self.setup, self.said = setup, said
        self.hand_size = setup.hand_size if hand_size is None else hand_size
        self.seats = seats_model(setup, seats, hand_size=self.hand_size, said=said)
        self.panel.setModel(self.seats)
        self.panel.open_for(self.seats.index(1), empty_piles(setup))
        self.panel.place(AROUND)
        QApplication.processEvents()

    def _hear(self, wish: Say) -> None:
        if self.hears:
            self.say(wish.signals)

    def say(self, signals: Signals) -> None:
        assert signals_refusal(signals, self.setup.vocabulary, self.hand_size) is None
        assert signals == in_order(signals)
        self.said = signals
        self.seats.become([row._replace(said=signals) for row in self.seats.rows])

    def _count_closing(self) -> None:
        self.times_closed += 1

    def button(self, name: str) -> QAbstractButton:
        found = self.panel.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), f"there is no button {name}"
        return found

    def click(self, what: Signal | str) -> None:
        name = what if isinstance(what, str) else f"signal {choice_name(what)}"
        self._qtbot.mouseClick(self.button(name), LEFT)

    def expect(self, *said: Signal) -> None:
        """Find that this is what is being said."""
        assert self.said == said

    @property
    def cells(self) -> list[SignalButton]:
        found = self.panel.findChildren(SignalButton)
        return [each for each in found if each.isVisible()]

    @property
    def focused(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication) -> Table:
    return Table(qtbot, Words())


# What can be said


@IN_EVERY_GAME
def test_every_signal_can_be_given_and_withdrawn(table: Table, setup: Setup) -> None:
    table.open(setup)
    assert {cell.signal for cell in table.cells} == setup.vocabulary
    for signal in setup.vocabulary:
        table.click(signal)
        table.expect(signal)
        assert table.button(f"signal {choice_name(signal)}").isChecked()
        while signal in table.said:
            table.click(signal)
        table.expect()
        assert not any(cell.isChecked() for cell in table.cells)


@IN_EVERY_GAME
@pytest.mark.parametrize("hand_size", [0, 1, 2, 6])
def test_whatever_is_clicked_never_contradicts_itself(
    table: Table, setup: Setup, hand_size: int
) -> None:
    rng = Random(hand_size)
    table.open(setup, hand_size=hand_size)
    for _ in range(20):
        if not table.cells:
            break
        before, cell = table.said, rng.choice(table.cells)
        table.click(cell.signal)  # refused signals fail in `Table`
        assert cell.isEnabled() == (table.said != before)
        assert [each.isChecked() for each in table.cells] == [
            each.signal in table.said for each in table.cells
        ]


def test_one_piece_of_advice_takes_the_place_of_another(table: Table) -> None:
    table.open(EXTREME)
    table.click("signal pile_advice 0 keep_off")
    table.click("signal pile_advice 1 go_ahead")
    table.click("signal pile_advice 0 small_step")
    table.expect(PileAdvice(0, Advice.SMALL_STEP), PileAdvice(1, Advice.GO_AHEAD))


def test_one_pile_is_wanted_at_most(table: Table) -> None:
    table.open(QUICK)
    table.click("signal pile_wanted 0")
    table.click("signal pile_wanted 1")
    table.expect(PileWanted(1))


def test_cards_are_told_one_by_one_as_far_as_the_hand_goes(table: Table) -> None:
    table.open(setup_named("quick", "expert", 2))
    red, blue = Holding(Colour.RED), Holding(Colour.BLUE)
    table.click("signal holding red")
    table.click("signal holding red")
    table.expect(red, red)
    assert "×2" in [each.text for each in painted_in(table.below)]
    assert not table.button("signal holding blue").isEnabled()
    table.click("signal holding red")
    table.expect()
    table.click("signal holding red")
    table.click("signal holding blue")
    table.expect(*in_order((red, blue)))
    assert not table.button("signal holding green").isEnabled()
    table.click("signal holding red")
    table.expect(blue)


def test_with_one_card_in_hand_one_colour_takes_the_place_of_another(table: Table) -> None:
    table.open(QUICK, hand_size=1)
    table.click("signal holding red low")
    table.click("signal holding blue high")
    assert [choice_name(signal) for signal in table.said] == ["holding blue high"]


def test_what_is_being_said_shows_when_it_opens_and_later(table: Table) -> None:
    advice = PileAdvice(2, Advice.KEEP_OFF)
    table.open(EXTREME, (advice,))
    assert [cell.signal for cell in table.cells if cell.isChecked()] == [advice]
    table.say(())
    assert not any(cell.isChecked() for cell in table.cells)


def test_a_click_only_asks(table: Table) -> None:
    table.open(EXTREME)
    table.hears = False
    table.click("signal pile_advice 0 keep_off")
    assert not any(cell.isChecked() for cell in table.cells)


def test_all_can_be_withdrawn_at_once(table: Table) -> None:
    table.open(EXTREME)
    assert not table.button("signals none").isEnabled()
    table.click("signal pile_advice 0 keep_off")
    table.click("signal command stop held")
    table.click("signal command stop not_now")
    assert len(table.said) == 3
    table.click("signals none")
    table.expect()
    assert not table.button("signals none").isEnabled()


def test_it_can_be_opened_for_another_game(table: Table) -> None:
    table.open(EXTREME)
    table.open(QUICK)
    assert {cell.signal for cell in table.cells} == QUICK.vocabulary


# How it is left, and the keyboard


def test_it_is_hidden_until_it_is_opened(table: Table) -> None:
    table.panel.place(AROUND)
    assert not table.panel.isVisible()
    table.open(EXTREME)
    assert table.panel.isVisible()
    assert table.times_closed == 0


def test_done_closes_it(table: Table) -> None:
    table.open(EXTREME)
    table.click("signals done")
    assert not table.panel.isVisible()
    assert table.times_closed == 1


def test_escape_closes_it_wherever_the_focus_is(table: Table) -> None:
    for name in ("signal pile_advice 3 go_ahead", "signals none", "signals done"):
        closed = table.times_closed
        table.open(EXTREME, (PileAdvice(0, Advice.KEEP_OFF),))
        table.button(name).setFocus()
        QTest.keyClick(table.focused, Qt.Key.Key_Escape)
        assert not table.panel.isVisible()
        assert table.times_closed == closed + 1


def test_hiding_it_tells_nobody_and_leaves_no_focus_behind(table: Table) -> None:
    table.open(EXTREME)
    table.panel.hide()
    assert table.times_closed == 0
    assert not table.panel.isAncestorOf(table.focused)
    table.panel.dismiss()
    assert table.times_closed == 0, "it was closed already"


@IN_EVERY_GAME
def test_the_first_button_has_the_focus_and_tab_goes_round(table: Table, setup: Setup) -> None:
    table.open(setup)
    names: list[str] = []
    while table.focused.objectName() not in names:
        names.append(table.focused.objectName())
        QTest.keyClick(table.focused, Qt.Key.Key_Tab)
    expected = {f"signal {choice_name(signal)}" for signal in setup.vocabulary} | {"signals done"}
    assert set(names) == expected
    assert table.focused.objectName() == names[0] != "signals done"
    QTest.keyClick(table.focused, Qt.Key.Key_Backtab)
    assert table.focused.objectName() == "signals done"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_the_buttons(table: Table, key: Qt.Key) -> None:
    table.open(EXTREME)
    QTest.keyClick(table.focused, key)
    table.expect(PileAdvice(0, Advice.KEEP_OFF))
    table.button("signals none").setFocus()
    QTest.keyClick(table.focused, key)
    table.expect()
    assert table.focused.objectName() == "signals done", "what is of no use has no focus"
    QTest.keyClick(table.focused, key)
    assert not table.panel.isVisible()


def test_arrow_keys_go_to_the_next_button_that_way(table: Table) -> None:
    table.open(EXTREME)
    keys = Qt.Key
    for key, name in [
        (keys.Key_Right, "signal pile_advice 1 keep_off"),
        (keys.Key_Down, "signal pile_advice 1 small_step"),
        (keys.Key_Left, "signal pile_advice 0 small_step"),
        (keys.Key_Left, "signal pile_advice 0 small_step"),
        (keys.Key_Down, "signal pile_advice 0 go_ahead"),
        (keys.Key_Down, "signal command stop held"),
        (keys.Key_Down, "signal command stop not_now"),
        (keys.Key_Down, "signal command stop not_now"),
        (keys.Key_Up, "signal command stop held"),
    ]:
        QTest.keyClick(table.focused, key)
        assert table.focused.objectName() == name
    table.button("signal pile_advice 3 keep_off").setFocus()
    QTest.keyClick(table.focused, keys.Key_Up)
    assert table.focused.objectName() == "signals done"


def test_nothing_meant_for_it_reaches_the_table_below(table: Table) -> None:
    table.open(QUICK)
    for key in (Qt.Key.Key_5, Qt.Key.Key_S, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Delete):
        QTest.keyClick(table.focused, key)
    QTest.mouseClick(table.panel, LEFT, pos=QPoint(3, table.panel.height() // 2))
    table.click("signal pile_wanted 0")
    QTest.keyClick(table.focused, Qt.Key.Key_Escape)
    assert table.below.got == []


# How it looks


@pytest.mark.parametrize(
    ("around", "unit"), [(AROUND, UNIT), (SMALL, SMALL_UNIT), (LARGE, LARGE_UNIT)]
)
@IN_EVERY_GAME
def test_it_takes_the_middle_and_all_of_it_can_be_read(
    table: Table, setup: Setup, around: QRect, unit: float
) -> None:
    table.open(setup)
    table.panel.hear(unit)
    table.panel.place(around)
    QApplication.processEvents()
    place = table.panel.geometry()
    assert around.contains(place)
    assert abs(place.center().x() - around.center().x()) <= 1
    assert abs(place.center().y() - around.center().y()) <= 1
    shown = [each for each in table.panel.findChildren(QWidget) if each.isVisible()]
    for widget in shown:
        outer = widget.parentWidget()
        assert outer is not None
        room = outer.rect()
        if isinstance(outer.parentWidget(), QAbstractScrollArea):
            room.setHeight(max(room.height(), widget.height()))
        assert room.contains(widget.geometry()), widget
    assert cut_off(table.below) == []
    for text, pixels, lacks in painted_in(table.below):
        assert pixels >= 10, text
        assert lacks.isNull(), text


def test_buttons_do_not_overlap(table: Table) -> None:
    table.open(EXTREME)
    buttons = [each for each in table.panel.findChildren(QAbstractButton) if each.isVisible()]
    places = [QRect(each.mapTo(table.panel, QPoint()), each.size()) for each in buttons]
    for nth, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[:nth])


def test_it_changes_its_language_while_it_is_open(table: Table) -> None:
    table.open(EXTREME, (PileAdvice(0, Advice.KEEP_OFF),))
    before = [texts_of(table.panel), *painted_in(table.below)]
    with marked_language():
        told = [each.text for each in texts_of(table.panel)]
        told += [each.text for each in painted_in(table.panel)]
        assert told
        bare = {bare_parts(text) for text in told} - {"", "Ben"}
        assert bare == set()
    assert [texts_of(table.panel), *painted_in(table.below)] == before


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_plain_text_and_has_room(table: Table, name: str) -> None:
    seats = seats_called(name, name)
    table.words.call_players([seat.name for seat in seats])
    for setup in setups_that_differ():
        model = seats_model(setup, seats, hand_size=2)
        table.panel.setModel(model)
        table.panel.open_for(model.index(0), empty_piles(setup))
        table.panel.place(AROUND)
        assert AROUND.contains(table.panel.geometry())
        headline = table.panel.accessibleName()
        assert table.words.player(0, 2) in headline
        texts = {text: lacks for text, _, lacks in painted_in(table.panel)}
        assert texts[headline].isNull()


def test_buttons_tell_all_to_a_screen_reader(table: Table) -> None:
    table.open(EXTREME)
    names = [cell.accessibleName() for cell in table.cells]
    assert len(set(names)) == len(names)
    assert "Pile 1: keep off" in names
    assert "Skull: in hand" in names
