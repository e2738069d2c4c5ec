"""How high everything on the table is: rooms for words grow with them, cards have what is left."""

from dataclasses import dataclass

from thegame_desktop.view.look.text_size import grown

_LINE_NEEDS_HEIGHT = 560
_WITH_LINE = 620
"""How much of the usual height the table needs with the number line; more with larger texts."""
_FOR_CARDS = 0.45
"""How much of the height the cards have at least: rooms for larger texts grow no further then."""
_SIGN = 20.0
"""How much higher a card of an open hand is with the sign of its command."""
_STEP = 0.1
"""By how much smaller texts are tried."""


@dataclass(frozen=True)
class TableRows:
    """How high everything is that lies on the table."""

    bar: int
    open_hands: int
    notice: int
    line: int
    """Nothing where there is no room for the number line."""
    label: int
    finish: int
    take_back: int
    turn: int
    """What the turn's state and the buttons need beside the hand."""
    cards: int
    """What is left for a card on a pile and one in hand."""


def table_rows(
    height: int, unit: float, text_scale: float, *, lanes: int, open_hands: bool, signs: bool
) -> TableRows:
    """The rows for texts of this scale, and for a number line with so many lanes, if any.

    Cards of open hands have `signs` below their numbers where they carry commands.

    Where too little would be left for the cards, first the line gives way, then the texts.
    """

    def for_text(length: float, share: float = 1.0) -> int:
        return round(grown(length, share, text_scale))

    gap = round(14 * unit)
    bar = for_text(max(44.0, 52 * unit), 0.6)
    hands = for_text(max(26.0, 30 * unit)) if open_hands else 0
    hands += for_text(max(_SIGN, _SIGN * unit)) if open_hands and signs else 0
    notice = for_text(max(26.0, 30 * unit))
    line = 0
    if lanes and height >= max(_LINE_NEEDS_HEIGHT, for_text(_WITH_LINE * unit, 0.4)):
        line = for_text((74 if lanes == 1 else 26 + 17 * lanes) * unit, 0.5)
    label = for_text(max(24.0, 32 * unit), 0.6)
    finish = for_text(max(40.0, 54 * unit), 0.4)
    take_back = for_text(max(40.0, 40 * unit), 0.4)
    turn = max(finish + gap // 2 + take_back, for_text(max(70.0, 100 * unit), 0.5))
    taken = round(12 * unit) + bar + hands + 3 * gap + notice + line + round(16 * unit)
    taken += round(22 * unit) + 2 * round(12 * unit) + label
    if line:
        taken += gap
    cards = height - taken
    if cards < _FOR_CARDS * height and text_scale > 1:
        smaller = text_scale if line else max(1.0, text_scale - _STEP)
        return table_rows(height, unit, smaller, lanes=0, open_hands=open_hands, signs=signs)
    return TableRows(bar, hands, notice, line, label, finish, take_back, turn, cards)
