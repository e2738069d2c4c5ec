"""The edges of the lower cards of a stack, which look out from under its top."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from thegame_desktop.view.look.card_parts import corner, rounded
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme

_STEP = 1.5
_SHADES = (0.34, 0.1)
"""How dark the edges are by turns, so that they can be counted."""


def draw_stack_edges(
    painter: QPainter, top: QRect, theme: Theme, edges: int, unit: float, *, is_to_left: bool
) -> None:
    """Draw the edges of as many cards below and beside the place of the top one."""
    ratio = painter.device().devicePixelRatio()
    step = max(1, round(_STEP * unit * ratio)) / ratio
    place = QRectF(top)
    painter.setPen(Qt.PenStyle.NoPen)
    for edge in range(edges, 0, -1):
        away = edge * step
        colour = mix(theme.cards.paper, theme.cards.shadow, _SHADES[edge % len(_SHADES)])
        rounded(
            painter, place.translated(-away if is_to_left else away, away), corner(place), colour
        )
