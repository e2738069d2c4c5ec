"""A slider for how loud sounds are."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSlider

from thegame_desktop.model.preferences import VOLUMES, Settings


class VolumeSlider(QSlider):
    """One step for each volume that there is."""

    chosen = Signal()
    """Somebody has set the volume, and let go of the slider."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._settings = settings
        self.setRange(VOLUMES[0], VOLUMES[-1])
        step = VOLUMES[1] - VOLUMES[0]
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTickInterval(step)
        self.valueChanged.connect(self._take)
        self.sliderReleased.connect(self.chosen)
        settings.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        with QSignalBlocker(self):
            self.setValue(self._settings.preferences.volume)

    def _take(self, value: int) -> None:
        nearest = min(VOLUMES, key=lambda volume: abs(volume - value))
        self._settings.change(volume=nearest)
        self._show()
        if not self.isSliderDown():
            self.chosen.emit()
