"""Settings: how things move, and what is heard of them."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QSlider, QWidget

from thegame_desktop.model.preferences import VOLUMES, MotionChoice, Pace, Settings, Speed
from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts
from thegame_desktop.view.sound.player import Silence
from thegame_desktop.view.sound.sound_board import SoundBoard


class MotionSettings(SettingsGroup):
    """The speed of cards and computer players, and the sounds."""

    _sounds: SoundBoard | None = None

    def heading(self) -> str:
        return self.tr("Motion and sound")

    def make_control(self, name: str, texts: SettingTexts) -> QWidget:
        if name == "volume":
            self._volume = VolumeSlider(self.settings)
            return self._volume
        return super().make_control(name, texts)

    def listen_to(self, sounds: SoundBoard) -> None:
        """Let it be heard how loud sounds are; where nothing can be heard, tell why."""
        self._sounds = sounds
        self._volume.chosen.connect(sounds.give_sample)
        for switch in self.findChildren(QCheckBox, "sounds"):
            switch.toggled.connect(sounds.give_sample)
        sounds.silence_changed.connect(self.retranslate)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._sounds is not None:
            self._sounds.get_ready()
            self.retranslate()  # a loudspeaker may have come or gone

    def show_preferences(self) -> None:
        super().show_preferences()
        self._volume.setEnabled(self.settings.preferences.sounds)

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "speed": SettingTexts(
                self.tr("&Speed of the cards"),
                self.tr("How fast cards glide"),
                self.tr(
                    "How fast cards glide to their places. You never have to wait for them: the "
                    "next click or key brings everything to its place."
                ),
                {each: self.words.speed(each) for each in Speed},
            ),
            "motion": SettingTexts(
                self.tr("&Motion"),
                self.tr("Reduced: nothing glides, cards are in their place at once."),
                self.tr(
                    "For everybody who is bothered by things that move: with reduced motion "
                    "nothing glides any more. “As the system” does what your computer is set to."
                ),
                {
                    MotionChoice.SYSTEM: self.tr("As the system"),
                    MotionChoice.FULL: self.tr("Full"),
                    MotionChoice.REDUCED: self.tr("Reduced"),
                },
                shows_note=True,
            ),
            "pace": SettingTexts(
                self.tr("&Pace of the computer players"),
                self.tr("How long computer players take for a card"),
                self.tr(
                    "How long computer players wait before and between their cards, so that you "
                    "can follow. “Hurry” plays a single turn at once."
                ),
                {each: self.words.computers.pace(each) for each in Pace},
            ),
            "sounds": SettingTexts(
                self.tr("S&ounds"),
                self._about_sounds(),
                self.tr(
                    "Cards can be heard, and a chime tells you that it is your turn. Without "
                    "loudspeakers the game is silent."
                ),
            ),
            "volume": SettingTexts(
                self.tr("&Volume"),
                self.tr("How loud the sounds are"),
                self.tr(
                    "How loud the sounds of this game are. Your computer's own volume comes on "
                    "top of it."
                ),
            ),
        }

    def _about_sounds(self) -> str:
        match None if self._sounds is None else self._sounds.silence:
            case Silence.NOT_INSTALLED:
                return self.tr("Nothing can be heard: QtMultimedia isn't installed.")
            case Silence.NOT_LOADABLE:
                return self.tr("Nothing can be heard: QtMultimedia can't be loaded.")
            case Silence.NO_LOUDSPEAKER:
                return self.tr("Nothing can be heard: no loudspeaker was found.")
        return self.tr("Quiet ones, for what happens at the table.")


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
