"""Settings: the language, and what everything looks like."""

from collections.abc import Sequence

from thegame_desktop.model.language import languages
from thegame_desktop.model.preferences import (
    TEXT_PERCENTS,
    CardStyle,
    Settings,
    TableTop,
    ThemeChoice,
)
from thegame_desktop.view.settings.settings_group import SettingsGroup, SettingTexts
from thegame_desktop.view.words.words import Words

_SYSTEM = ""
"""The language setting that follows the system."""


class LookSettings(SettingsGroup):
    """The language, the theme, the cards, the table and the size of texts."""

    def __init__(self, settings: Settings, words: Words) -> None:
        super().__init__(settings, words)
        self._languages = (_SYSTEM, *languages())
        self.add_choice("language", self._languages)
        self.add_choice("theme", list(ThemeChoice))
        self.add_choice("text_percent", TEXT_PERCENTS)
        self.add_choice("card_style", list(CardStyle))
        self.add_choice("table_top", list(TableTop))
        self.retranslate()
        self.show_preferences()

    def retranslate(self) -> None:
        super().retranslate()
        self.setTitle(self.tr("Language and look"))

    def texts(self) -> dict[str, SettingTexts]:
        return {
            "language": SettingTexts(
                self.tr("&Language"),
                self.tr("The language of everything, at once"),
                self.tr(
                    "In which language the program speaks. It changes at once, even in the middle "
                    "of a game."
                ),
            ),
            "theme": SettingTexts(
                self.tr("Loo&k"),
                self.tr("Dark, light or in high contrast, at once"),
                self.tr(
                    "Whether the table and everything around it are dark, light, or in the "
                    "strongest contrast there is. “As the system” changes whenever your computer "
                    "does, for example in the evening."
                ),
            ),
            "text_percent": SettingTexts(
                self.tr("Te&xt size"),
                self.tr("How large all texts are, at once"),
                self.tr(
                    "How large the texts of the whole program are. Cards keep the size that the "
                    "window has room for."
                ),
            ),
            "card_style": SettingTexts(
                self.tr("Car&ds"),
                self.tr("How the cards are drawn"),
                self.tr(
                    "How the cards are drawn. In every style, cards whose numbers are near each "
                    "other look alike."
                ),
            ),
            "table_top": SettingTexts(
                self.tr("Tabl&e"),
                self.tr("What the cards lie on"),
                self.tr(
                    "What the table is made of. In high contrast it is always plain, so that "
                    "everything on it stands out."
                ),
            ),
        }

    def value_texts(self, name: str) -> Sequence[str]:
        if name == "language":
            codes = self._languages[1:]
            return [self.tr("As the system"), *(self.words.language(code) for code in codes)]
        if name == "text_percent":
            return [self.tr("{percent}%").format(percent=percent) for percent in TEXT_PERCENTS]
        return {
            "theme": [self._theme_name(each) for each in ThemeChoice],
            "card_style": [self._card_style_name(each) for each in CardStyle],
            "table_top": [self._table_top_name(each) for each in TableTop],
        }[name]

    def _theme_name(self, theme: ThemeChoice) -> str:
        return {
            ThemeChoice.SYSTEM: self.tr("As the system"),
            ThemeChoice.DARK: self.tr("Dark"),
            ThemeChoice.LIGHT: self.tr("Light"),
            ThemeChoice.CONTRAST: self.tr("High contrast"),
        }[theme]

    def _card_style_name(self, style: CardStyle) -> str:
        return {
            CardStyle.TIDE: self.tr("Tide"),
            CardStyle.PAPER: self.tr("Paper"),
        }[style]

    def _table_top_name(self, top: TableTop) -> str:
        return {
            TableTop.SLATE: self.tr("Slate"),
            TableTop.FELT: self.tr("Felt"),
            TableTop.WOOD: self.tr("Wood"),
        }[top]
