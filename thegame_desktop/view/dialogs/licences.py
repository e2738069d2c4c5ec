"""The licences of everything that the program is made of, to choose from and to read."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile, QIODevice
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QVBoxLayout, QWidget

import thegame_desktop
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.words.translated import Translated

LENT = Path(thegame_desktop.__file__).with_name("licences") / "system"
"""In an installed program: the licences of libraries that came from the system it was made on."""
_HEIGHT = 190


class Licence(NamedTuple):
    """The terms of one thing, or of several from the same makers."""

    name: str
    text: str


class Licences(Translated, QWidget):
    """A box to choose from, and below it the words as they were written."""

    def __init__(self, lent: Path = LENT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lent = lent
        self._whose = QComboBox()
        self._whose.setObjectName("whose licence")
        self._words = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self._words.setObjectName("licence")
        self._words.setFixedHeight(_HEIGHT)
        self._whose.currentIndexChanged.connect(self._show)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self._whose)
        layout.addWidget(self._words)
        self.retranslate()

    def retranslate(self) -> None:
        chosen = max(0, self._whose.currentIndex())
        self._all = self._collected()
        self._whose.blockSignals(True)
        self._whose.clear()
        self._whose.addItems([each.name for each in self._all])
        self._whose.setCurrentIndex(chosen)
        self._whose.blockSignals(False)
        self._show()
        self._whose.setAccessibleName(self.tr("Whose licence"))
        explain(
            self._whose,
            self.tr("Choose whose licence to read"),
            self.tr(
                "Other people's work is part of this program: its font, Python, Qt and some "
                "libraries. Choose one of them to read its terms below."
            ),
        )
        explain(
            self._words,
            self.tr("The terms of what is chosen above"),
            self.tr("The words under which it was given to everybody, as they were written."),
        )

    def _show(self) -> None:
        licence = self._all[self._whose.currentIndex()]
        self._words.setPlainText(licence.text)
        self._words.setAccessibleName(self.tr("Licence: {name}").format(name=licence.name))

    def _collected(self) -> list[Licence]:
        """Our own first, then the largest parts, then what lies in a folder beside the program."""
        own = [
            Licence("The Game – Desktop", _read(":/licences/LICENSE")),
            Licence("Nunito", _read(":/fonts/OFL.txt")),
            Licence("Qt, PySide6", _read(":/licences/qt.txt")),
            Licence(self.tr("Parts of Qt made by others"), _read(":/licences/qt-others.txt")),
            Licence("Python", _read(":/licences/python.txt")),
            Licence("PyInstaller", _read(":/licences/pyinstaller.txt")),
        ]
        lent = sorted(self._lent.glob("*.txt")) if self._lent.is_dir() else []
        return own + [
            Licence(path.stem, path.read_text(encoding="utf-8", errors="replace")) for path in lent
        ]


def _read(path: str) -> str:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode(errors="replace")
