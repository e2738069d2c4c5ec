"""The bar that tells, as long as it is so, that the game can't be saved."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.session import Session
from thegame_desktop.view.look.texts import inscribe
from thegame_desktop.view.widgets.labels import plain_label
from thegame_desktop.view.wishes import SaveAs
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class SaveBar(Translated, QFrame):
    """Comes and goes by itself; play goes on below it."""

    wished = Signal(object)

    def __init__(self, autosave: Autosave, session: Session, words: Words) -> None:
        super().__init__()
        self._autosave = autosave
        self._words = words
        self.setObjectName("save trouble")
        self.setProperty("kind", "alert")
        self._label = plain_label(wraps=True)
        self._save_as = QPushButton()
        self._save_as.setObjectName("save elsewhere")
        self._save_as.clicked.connect(lambda: self.wished.emit(SaveAs()))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 12, 6)
        row.setSpacing(14)
        row.addWidget(self._label, 1)
        row.addWidget(self._save_as)
        autosave.trouble_changed.connect(self.retranslate)
        session.started.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        trouble = self._autosave.trouble
        if trouble is not None:
            reason = self._words.files.cannot_save(trouble)
            self._label.setText(self._wording().format(reason=reason))
        self.setWhatsThis(
            self.tr(
                "Games are saved by themselves while you play. Just now that fails; this bar goes "
                "away as soon as it works again."
            )
        )
        inscribe(
            self._save_as,
            self.tr("Save elsewhere…"),
            self.tr("Save a copy in a place of your choice"),
            self.tr(
                "Writes the game to a file of your own, for example on a stick, until the usual "
                "place can be written again."
            ),
        )
        self._save_as.setVisible(self._autosave.is_about_the_table)
        self.setVisible(trouble is not None)

    def _wording(self) -> str:
        if self._autosave.is_about_the_table:
            return self.tr(
                "The game can't be saved: {reason}. You can play on; saving will be tried again."
            )
        return self.tr(
            "An earlier game can't be saved: {reason}. Saving will be tried again, as long as "
            "the program runs."
        )
