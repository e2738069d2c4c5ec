"""The icon of the program's windows, in the sizes that desktops ask for."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

_SIZES = (16, 20, 22, 24, 32, 48, 64, 128, 256)
LARGEST_SIMPLE = 32
"""Up to this size a simplified drawing is taken, as in `tools/icons.py`."""


def program_icon() -> QIcon:
    """The icon; small ones are drawn simply, so that they can be told."""
    simple, full = QIcon(":/icons/app-small.svg"), QIcon(":/icons/app.svg")
    icon = QIcon()
    for side in _SIZES:
        drawing = simple if side <= LARGEST_SIMPLE else full
        icon.addPixmap(drawing.pixmap(QSize(side, side), 1.0))
    return icon
