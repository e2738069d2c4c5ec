"""The variants for experts that the Original and Extreme have in common."""

from PySide6.QtCore import QObject

from thegame_desktop.view.rules.chapters import (
    Arrow,
    DrawPile,
    Face,
    Figure,
    Gap,
    Hand,
    HandSizes,
    Section,
    Text,
)
from thegame_desktop.view.words.words import Words


class VariantRules(QObject):
    """Tells them in the language that is spoken when asked; a section has its variant's name."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words

    def sections(self) -> tuple[Section, ...]:
        """A section for each of them."""
        return self._expert(), self._expert_plus()

    def _expert(self) -> Section:
        return Section(
            "expert",
            self._words.variant("expert"),
            (
                Text(
                    self.tr(
                        "For teams that have beaten the game: all rules stay, but a turn has at "
                        "least three cards instead of two. Once the draw pile is empty, one is "
                        "still enough. The hands are as large as ever:"
                    )
                ),
                HandSizes("expert"),
                Figure(
                    (Face("20"), Arrow(0), Face("23"), Gap(), Face("82"), Arrow(2), Face("81")),
                    self.tr("Two cards are too few now: a third one has to follow."),
                ),
            ),
        )

    def _expert_plus(self) -> Section:
        return Section(
            "expert_plus",
            self._words.variant("expert_plus"),
            (
                Text(
                    self.tr(
                        "Harder still: at least three cards a turn, and every hand has one card "
                        "fewer. Once the draw pile is empty, one card a turn is enough here too."
                    )
                ),
                HandSizes("expert_plus"),
                Figure(
                    (Hand(("8", "23", "37", "54", "71", "91")), Gap(), DrawPile()),
                    self.tr("Two players: only six cards in hand instead of seven."),
                ),
            ),
        )
