"""The settings: every change holds at once."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.settings.laptop_settings import LaptopSettings
from thegame_desktop.view.settings.look_settings import LookSettings
from thegame_desktop.view.settings.motion_settings import MotionSettings
from thegame_desktop.view.settings.question_settings import QuestionSettings
from thegame_desktop.view.settings.settings_group import SettingsGroup
from thegame_desktop.view.settings.table_settings import TableSettings
from thegame_desktop.view.sound.sound_board import SoundBoard
from thegame_desktop.view.words.words import Words

_COLUMNS: tuple[tuple[type[SettingsGroup], ...], ...] = (
    (LookSettings, MotionSettings),
    (TableSettings, LaptopSettings, QuestionSettings),
)
_COLUMN_WIDTH = 440


class SettingsDialog(Dialog):
    """All groups, in two columns where the screen is wide enough for them."""

    def __init__(
        self,
        settings: Settings,
        words: Words,
        parent: QWidget | None = None,
        *,
        sounds: SoundBoard | None = None,
    ) -> None:
        """With a sound board, it can be heard how loud sounds are, and seen why they can't be."""
        super().__init__(parent)
        self._content = content = QWidget()
        self._columns = QHBoxLayout(content)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for groups in _COLUMNS:
            column = QVBoxLayout()
            self._columns.addLayout(column, 1)
            for group in groups:
                column.addWidget(group(settings, words))
            column.addStretch(1)
        if sounds is not None:
            for motion in content.findChildren(MotionSettings):
                motion.listen_to(sounds)
        # Small windows at large scales have less height than all of this needs.
        self._scroll = SeeThroughScroll(content)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._page = QVBoxLayout(self)
        self._page.addWidget(self._scroll, 1)
        self._page.addWidget(self._buttons)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._fit()

    def _fit(self) -> None:
        """Take the room that all of it needs, as far as the screen has it; the rest scrolls."""
        for box in self.findChildren(QComboBox):
            # A box measures new words by itself, but only a moment later.
            QCoreApplication.sendEvent(box, QEvent(QEvent.Type.StyleChange))
        # What has new words or a new size tells so by and by.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        margins = self.contentsMargins() + self._page.contentsMargins()
        room = self.room
        least = QSize(bar, 0).grownBy(margins).width()
        for direction, columns in (
            (QHBoxLayout.Direction.LeftToRight, len(_COLUMNS)),
            (QHBoxLayout.Direction.TopToBottom, 1),
        ):
            self._columns.setDirection(direction)
            self._columns.activate()
            usual = columns * text_pixels(_COLUMN_WIDTH)
            width = max(usual, self._content.minimumSizeHint().width())
            if width + least <= room.width():
                break
        # A single column makes do with what there is.
        width = max(self._content.minimumSizeHint().width(), min(width, room.width() - least))
        below = self._page.spacing() + self._buttons.sizeHint().height()
        needed = QSize(width + bar, self._content.heightForWidth(width) + below)
        self._scroll.setMinimumWidth(width + bar)
        self.resize(needed.grownBy(margins).boundedTo(room))
        for group in self.findChildren(SettingsGroup):
            group.form.invalidate()  # it may still have the heights of another width
