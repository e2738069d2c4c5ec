"""A button that puts a text on the clipboard, and says so."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from thegame_desktop.view.words.translated import Translated

_COPIED_MS = 2000


class CopyButton(Translated, QPushButton):
    """Whoever it belongs to says what it is called, and what is copied by a click."""

    def __init__(self) -> None:
        super().__init__(autoDefault=True)
        self._label = ""
        self._copied = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied.timeout.connect(self.retranslate)

    @property
    def texts(self) -> tuple[str, str]:
        """All that it may say: it needs room for either."""
        return self._label, self.tr("Copied")

    def set_label(self, label: str) -> None:
        """Say this until something is copied."""
        self._label = label
        self.retranslate()

    def copy(self, text: str) -> None:
        """Put this on the clipboard, and say so for a while."""
        QGuiApplication.clipboard().setText(text)
        self._copied.start()
        self.retranslate()

    def forget(self) -> None:
        """Something else is to be copied from now on."""
        self._copied.stop()
        self.retranslate()

    def retranslate(self) -> None:
        to_do, done = self.texts
        self.setText(done if self._copied.isActive() else to_do)
