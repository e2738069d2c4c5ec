"""Words for who sits on a seat: a person, or a computer player, its strength and its eagerness."""

from PySide6.QtCore import QObject

from thegame_desktop.bots.player import Eagerness
from thegame_desktop.bots.roster import Strength
from thegame_desktop.model.preferences import Pace


class ComputerWords(QObject):
    """Says how computer players are, and how fast they play; asked by way of `Words`."""

    def strength(self, strength: Strength | None) -> str:
        """Who sits on a seat: a person, or a computer player of some strength."""
        return {
            None: self.tr("Person"),
            Strength.CASUAL: self.tr("Casual"),
            Strength.SKILLED: self.tr("Skilled"),
            Strength.EXPERT: self.tr("Expert"),
        }[strength]

    def strength_meaning(self, strength: Strength | None) -> str:
        """Who sits on a seat, and what to expect of them, in a line."""
        return {
            None: self.tr("Person – somebody here plays"),
            Strength.CASUAL: self.tr("Casual – takes the smallest steps and overlooks some"),
            Strength.SKILLED: self.tr("Skilled – weighs whole turns and heeds every signal"),
            Strength.EXPERT: self.tr("Expert – thinks every turn through before playing a card"),
        }[strength]

    def is_computer(self, strength: Strength) -> str:
        """What a seat says of its computer player, in a few words."""
        return {
            Strength.CASUAL: self.tr("casual computer player"),
            Strength.SKILLED: self.tr("skilled computer player"),
            Strength.EXPERT: self.tr("expert computer player"),
        }[strength]

    def eagerness(self, eagerness: Eagerness) -> str:
        """How much a computer player would like to begin."""
        return {
            Eagerness.NONE: self.tr("rather not"),
            Eagerness.WEAK: self.tr("would like to"),
            Eagerness.STRONG: self.tr("would love to"),
        }[eagerness]

    def pace(self, pace: Pace) -> str:
        """How fast computer players play."""
        return {
            Pace.LEISURELY: self.tr("Leisurely"),
            Pace.NORMAL: self.tr("Normal"),
            Pace.BRISK: self.tr("Brisk"),
            Pace.AT_ONCE: self.tr("At once"),
        }[pace]
