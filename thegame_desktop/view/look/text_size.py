"""How large texts are: the application's own font is the measure of all others."""

from math import ceil

from PySide6.QtGui import QGuiApplication

USUAL_PIXELS = 15
"""How high the application's font is at 100 percent."""


def text_scale() -> float:
    """How much larger texts are than usual; 1 for 100 percent."""
    pixels = QGuiApplication.font().pixelSize()
    return pixels / USUAL_PIXELS if pixels > 0 else 1.0  # in points as long as it isn't ours


def text_pixels(pixels: float) -> int:
    """How high a text is that usually has so many pixels."""
    return max(1, round(pixels * text_scale()))


def measure(percent: int) -> int:
    """How high the application's font has to be for texts of this size."""
    return ceil(USUAL_PIXELS * percent / 100)


def grown(length: float, share: float = 1.0, scale: float | None = None) -> float:
    """A length that has so great a share of text in it, for texts of this scale or the present."""
    return length * (1 + share * ((text_scale() if scale is None else scale) - 1))
