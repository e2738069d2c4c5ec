"""Settings: what hides a hand while several people share one laptop."""

from thegame_desktop.model.preferences import MINUTES_UNTIL_COVERED, SECONDS_OF_NEW_CARDS, Settings
from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts, make_note
from thegame_desktop.view.words.words import Words


class LaptopSettings(SettingsGroup):
    """When a hand is covered."""

    def __init__(self, settings: Settings, words: Words) -> None:
        self._about_files = make_note()
        super().__init__(settings, words)
        self._about_files.setContentsMargins(0, 0, 0, 0)  # it is about none of the settings above
        self.form.addRow(self._about_files)

    def heading(self) -> str:
        return self.tr("Around one laptop")

    def retranslate(self) -> None:
        super().retranslate()
        self._about_files.setText(
            self.tr(
                "Saved games are plain text: whoever opens such a file sees all cards and the deal "
                "code."
            )
        )
        self._about_files.setWhatsThis(
            self.tr(
                "A saved game is a file that any program can read, not only this program. It tells "
                "the hands and the draw pile too, so don't look into it before the end."
            )
        )

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "new_cards_seconds": SettingTexts(
                self.tr("New cards stay &in sight"),
                self.tr("Time to look at them and to talk, before the laptop is passed on."),
                self.tr(
                    "After your turn you see the cards that you have drawn. The laptop waits until "
                    "you pass it on, or covers your hand by itself after some seconds."
                ),
                {
                    seconds: self.tr("for %n second(s)", "", seconds)
                    if seconds
                    else self.tr("until I pass the laptop on")
                    for seconds in SECONDS_OF_NEW_CARDS
                },
                shows_note=True,
            ),
            "covers_when_away": SettingTexts(
                self.tr("&Cover the hand when another window is in front"),
                self.tr("Whoever comes by sees no card. A click or a key uncovers it again."),
                self.tr(
                    "As soon as another program is in front, the hand in sight is covered. It is "
                    "for games in which several people hide their hands from each other."
                ),
            ),
            "covers_after_minutes": SettingTexts(
                self.tr("Cover the &hand when nothing happens for"),
                self.tr("Hands are covered only while several players keep theirs hidden."),
                self.tr(
                    "If nobody touches the keyboard or the mouse for so long, the hand in sight is "
                    "covered, so that nobody else sees it."
                ),
                {
                    minutes: self.tr("%n minute(s)", "", minutes) if minutes else self.tr("Never")
                    for minutes in MINUTES_UNTIL_COVERED
                },
                shows_note=True,
            ),
        }
