"""What the charts are drawn with: round numbers on the axis, and colours that can be told apart."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.view.theme_tools import dark_theme, register_resources
from thegame_desktop.view.coach import chance_drawing
from thegame_desktop.view.coach.chance_drawing import Curve, CurvePoint, CurveTurn
from thegame_desktop.view.look.style_sheet import contrast, mix
from thegame_desktop.view.look.theme import load_theme, theme_names
from thegame_desktop.view.statistics.chart_data import Bar, ChartData, Kind
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing, colour_of, ticks

register_resources()


def test_ticks_are_few_and_round() -> None:
    for most in (*range(200), 999, 1000, 1001, 12_345, 100_000):
        found = ticks(most)
        assert found[0] == 0
        assert found[-1] >= max(1, most)
        assert len(found) <= 6
        step = found[1]
        assert found == list(range(0, found[-1] + 1, step))
        assert found[-1] - step < max(1, most), "no line more than is needed"
        assert int(str(step).rstrip("0")) in (1, 2, 5)


@pytest.mark.parametrize("name", theme_names())
def test_bars_can_be_seen_in_every_theme(name: str) -> None:
    theme = load_theme(name)
    for kind in Kind:
        assert contrast(colour_of(kind, theme), theme.colours.surface) >= 3


def test_every_bar_is_found_where_it_is(qapp: object) -> None:
    bars = tuple(Bar(str(nth), ((Kind.LOST, nth),), ("so many",)) for nth in range(9))
    drawing = ChartDrawing(ChartData(bars=bars), dark_theme(), QRectF(10, 10, 400, 200), 1.0)
    for nth in range(9):
        assert drawing.column_at(drawing.column(nth).center()) == nth
    assert drawing.column_at(QPointF(drawing.plot.left() - 1, 50)) is None
    assert drawing.column_at(QPointF(drawing.plot.right() + 1, 50)) is None


def test_no_number_of_a_turn_lies_on_the_curve(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, QRectF] = {}
    picture = QImage(80, 200, QImage.Format.Format_RGB32)
    monkeypatch.setattr(
        chance_drawing, "draw_line", lambda _painter, rect, text, *_: written.update({text: rect})
    )
    for chances in ((1.0, 0.0), (0.0, 1.0), (0.4, 0.6), (0.5, 0.5), (0.6, 0.4)):
        turn = CurveTurn(QColor("red"), True, ("so much",))
        curve = Curve(points=tuple(CurvePoint(each, 0.0) for each in chances), turns=(turn,))
        drawing = chance_drawing.ChanceDrawing(curve, dark_theme(), QRectF(0, 0, 80, 200), 1.0)
        with QPainter(picture) as painter:
            drawing.draw(painter)
        start, end = (drawing.plot.bottom() - drawing.plot.height() * each for each in chances)
        for step in range(101):
            along = drawing.plot.center().x() + drawing.plot.width() / 2 * step / 100
            on_curve = QPointF(along, start + (end - start) * step / 100)
            assert not written["1"].contains(on_curve)


def test_a_turn_that_cost_much_is_marked_where_its_chance_stands(qapp: object) -> None:
    """Not halfway to what became of it: the list tells the figure that the dot shows."""
    picture = QImage(400, 400, QImage.Format.Format_RGB32)
    turns = [CurveTurn(QColor("red"), is_costly, ()) for is_costly in (False, True, False)]
    points = tuple(CurvePoint(each, 0.0) for each in (0.7, 0.6, 0.1))
    curve = Curve(points=points, turns=tuple(turns))
    theme = dark_theme()
    drawing = chance_drawing.ChanceDrawing(curve, theme, QRectF(0, 0, 400, 400), 1.0)
    plot = drawing.plot
    marked = QPointF(drawing.column(1).center().x(), plot.bottom() - 0.6 * plot.height())
    halfway = QPointF(plot.left() + plot.width() * 2 / 3, plot.bottom() - 0.35 * plot.height())
    with QPainter(picture) as painter:
        drawing.draw(painter)
    dot = mix(theme.colours.surface, theme.colours.accent, 0.25)
    assert picture.pixelColor(marked.toPoint()).name() == dot.name()
    assert picture.pixelColor(halfway.toPoint()).name() != dot.name()
