"""Settings: the language, and what everything looks like."""

from thegame_desktop.model.language import languages
from thegame_desktop.model.preferences import (
    TEXT_PERCENTS,
    CardStyle,
    TableTop,
    ThemeChoice,
)
from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts

_SYSTEM = ""
"""The language setting that follows the system."""


class LookSettings(SettingsGroup):
    """The language, the theme, the cards, the table and the size of texts."""

    def heading(self) -> str:
        return self.tr("Language and look")

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "language": SettingTexts(
                self.tr("&Language"),
                self.tr("The language of everything, at once"),
                self.tr(
                    "In which language the program speaks. It changes at once, even in the middle "
                    "of a game."
                ),
                {
                    _SYSTEM: self.tr("As the system"),
                    **{code: self.words.language(code) for code in languages()},
                },
            ),
            "theme": SettingTexts(
                self.tr("Loo&k"),
                self.tr("Dark, light or in high contrast, at once"),
                self.tr(
                    "Whether the table and everything around it are dark, light, or in the "
                    "strongest contrast there is. “As the system” changes whenever your computer "
                    "does, for example in the evening."
                ),
                {
                    ThemeChoice.SYSTEM: self.tr("As the system"),
                    ThemeChoice.DARK: self.tr("Dark"),
                    ThemeChoice.LIGHT: self.tr("Light"),
                    ThemeChoice.CONTRAST: self.tr("High contrast"),
                },
            ),
            "text_percent": SettingTexts(
                self.tr("Te&xt size"),
                self.tr("How large all texts are, at once"),
                self.tr(
                    "How large the texts of the whole program are. Cards keep the size that the "
                    "window has room for."
                ),
                {each: self.tr("{percent}%").format(percent=each) for each in TEXT_PERCENTS},
            ),
            "card_style": SettingTexts(
                self.tr("Car&ds"),
                self.tr("How the cards are drawn"),
                self.tr(
                    "How the cards are drawn. In every style, cards whose numbers are near each "
                    "other look alike."
                ),
                {CardStyle.TIDE: self.tr("Tide"), CardStyle.PAPER: self.tr("Paper")},
            ),
            "table_top": SettingTexts(
                self.tr("Tabl&e"),
                self.tr("What the cards lie on"),
                self.tr(
                    "What the table is made of. In high contrast it is always plain, so that "
                    "everything on it stands out."
                ),
                {
                    TableTop.SLATE: self.tr("Slate"),
                    TableTop.FELT: self.tr("Felt"),
                    TableTop.WOOD: self.tr("Wood"),
                },
            ),
        }
