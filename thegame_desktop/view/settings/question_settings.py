"""Settings: what the program warns of and asks about."""

from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts


class QuestionSettings(SettingsGroup):
    """Which questions are asked."""

    def heading(self) -> str:
        return self.tr("Warnings and questions")

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "warns_of_losing_lay": SettingTexts(
                self.tr("&Warn before a lay that loses"),
                self.tr("Says so if no way would be left to finish the turn."),
                self.tr(
                    "The program looks ahead at every card you lay, and asks once more if the game "
                    "would be lost with it. Switch it off to have nobody look over your shoulder."
                ),
            ),
            "asks_before_stop": SettingTexts(
                self.tr("Ask &before a Stop"),
                self.tr("It finishes the turn at once, with no way back."),
                self.tr(
                    "A Stop card ends the turn with no way to take it back; this asks before it is "
                    "laid. Only Extreme has it."
                ),
            ),
            "asks_before_leaving": SettingTexts(
                self.tr("&Ask before ending a game"),
                self.tr("When giving up or restarting the deal."),
                self.tr(
                    "Asks before a game is given up or dealt again. Nothing is asked when you quit "
                    "or begin another game: this one is kept."
                ),
            ),
        }
