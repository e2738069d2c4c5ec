"""What is Scaled hears the unit, wherever it is and whenever it comes there."""

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from thegame_desktop.view.widgets.scaled import Scaled


class Part(Scaled, QWidget):
    """Notes the units by which its sizes were set."""

    def __init__(self, parent: QWidget | None = None, *, least_unit: float = 0.0) -> None:
        super().__init__(parent)
        self.least_unit = least_unit
        self.units: list[float] = []

    def rescale(self) -> None:
        super().rescale()
        assert all(part.units for part in self.findChildren(Part)), "what is below comes first"
        self.units.append(self.unit)


def a_whole(qtbot: QtBot) -> Part:
    whole = Part()
    qtbot.addWidget(whole)
    return whole


def test_all_below_hear_the_unit_once_each_time(qtbot: QtBot) -> None:
    whole = a_whole(qtbot)
    holder = QWidget(whole)
    parts = [Part(whole), Part(holder), Part(QWidget(holder)), Part(Part(whole))]
    assert [part.unit for part in parts] == [1.0] * 4
    whole.hear(1.0)
    whole.hear(1.0)  # texts may be of another size
    whole.hear(2.0)
    whole.show()
    assert all(part.units == [1.0, 1.0, 2.0] for part in (whole, *whole.findChildren(Part)))


def test_nobody_hears_anything_before_something_is_said(qtbot: QtBot) -> None:
    whole = a_whole(qtbot)
    column, part = QVBoxLayout(whole), Part()
    column.addWidget(part)
    whole.show()
    assert whole.units == part.units == []


def test_what_is_added_later_hears_the_unit_at_once(qtbot: QtBot) -> None:
    whole = a_whole(qtbot)
    column, inner = QVBoxLayout(), QWidget(whole)
    inner.setLayout(column)
    whole.hear(1.0)
    part = Part()
    nested = Part(part)
    column.addWidget(part)
    assert part.units == nested.units == [1.0]
    whole.hear(1.5)
    part.setParent(None)
    whole.hear(3.0)
    column.addWidget(part)
    assert part.units == nested.units == [1.0, 1.5, 3.0]
    assert whole.units == [1.0, 1.5, 3.0]


def test_what_is_made_in_its_place_or_comes_with_something_else_hears_it_when_it_shows(
    qtbot: QtBot,
) -> None:
    whole = a_whole(qtbot)
    whole.hear(1.0)
    whole.show()
    made, holder = Part(whole), QWidget()
    brought = Part(holder)
    holder.setParent(whole)
    made.show()
    holder.show()
    assert made.units == brought.units == [1.0]
    made.hide()
    made.show()
    assert made.units == [1.0], "it knows"


def test_none_takes_a_smaller_unit_than_its_least_nor_does_what_is_below(qtbot: QtBot) -> None:
    whole = a_whole(qtbot)
    bar = Part(whole, least_unit=0.8)
    segment, slider = Part(bar), Part(bar, least_unit=0.9)
    for unit in (0.5, 0.85, 2.0):
        whole.hear(unit)
    late = Part(QWidget(bar))
    whole.hear(0.6)
    assert whole.units == [0.5, 0.85, 2.0, 0.6]
    assert bar.units == segment.units == [0.8, 0.85, 2.0, 0.8]
    assert slider.units == [0.9, 0.9, 2.0, 0.9]
    assert late.units == [0.8]
    whole.show()
    assert late.units == [0.8], "it knows"


def test_a_unit_that_is_taken_instead_holds_below_until_another_one_is_heard(qtbot: QtBot) -> None:
    whole = a_whole(qtbot)
    panel = Part(whole)
    head = Part(panel)
    whole.hear(1.0)
    panel.take(0.8)
    late = Part(panel)
    whole.show()
    panel.hide()
    panel.show()
    assert [each.unit for each in (panel, head, late)] == [0.8] * 3
    assert (panel.units, head.units, late.units) == ([1.0], [1.0, 0.8], [0.8])
    whole.hear(2.0)
    assert [each.unit for each in (panel, head, late)] == [2.0] * 3
