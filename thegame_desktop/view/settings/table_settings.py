"""Settings: what there is at the table."""

from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts


class TableSettings(SettingsGroup):
    """What is shown at the table, and what may be done there."""

    def heading(self) -> str:
        return self.tr("At the table")

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "allows_take_back": SettingTexts(
                self.tr("&Take back"),
                self.tr("Lays of the running turn can be taken back. The result will say so."),
                self.tr(
                    "Cards of the running turn can be taken back, one by one, as long as none was "
                    "drawn. Switch it off if a card laid is to be a card played."
                ),
            ),
            "shows_number_line": SettingTexts(
                self.tr("&Number line"),
                self.tr("Shows what is laid, where the piles stand and what you hold."),
                self.tr(
                    "A line of all numbers below the piles. It helps to see the gaps; without it, "
                    "you have to remember what was laid, as at a real table."
                ),
            ),
            "shows_log": SettingTexts(
                self.tr("&Game log"),
                self.tr("Tells what has happened, where the window has room for it."),
                self.tr(
                    "A list beside the table of all that was laid and drawn. In a small window it "
                    "gives way; the view menu has it in a window of its own."
                ),
            ),
        }
