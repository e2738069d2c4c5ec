"""Python's garbage is collected in the GUI thread only.

Python collects in whichever thread happens to allocate. Objects of Qt that are destroyed in another
thread than their own take the program down, and the thread that saves games allocates a lot.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer

_PAUSE_MS = 1_000


class Housekeeper(QObject):
    """Collects now and then what is due by Python's thresholds; nobody else collects anything."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        timer.timeout.connect(collect_what_is_due)
        timer.start(_PAUSE_MS)


def collect_what_is_due() -> None:
    """Collect the generations whose thresholds have been passed; mostly that is none."""
    due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    generation = due.index(False) - 1 if False in due else len(due) - 1
    if generation >= 0:
        gc.collect(generation)
