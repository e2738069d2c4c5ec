"""What can be heard."""

from enum import StrEnum

from PySide6.QtCore import QDir


class Sound(StrEnum):
    """Each is called as its files are: `laid-1.wav`, `laid-2.wav`, made by `tools/sounds.py`."""

    LAID = "laid"
    TRICK = "trick"
    DRAWN = "drawn"
    DEALT = "dealt"
    TURN = "turn"
    WON = "won"
    LOST = "lost"

    @property
    def files(self) -> list[str]:
        """Its variants, which are heard in turn: no card falls twice in the same way."""
        folder = QDir(":/sounds")
        names = folder.entryList([f"{self}-*.wav"], QDir.Filter.Files, QDir.SortFlag.Name)
        return [f"qrc{folder.filePath(name)}" for name in names]
