"""The rules of Quick & Easy, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.view.rules.chapters import (
    Arrow,
    Chapter,
    Face,
    Figure,
    Reading,
    RowCard,
    Section,
    Text,
)


class QuickRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

    def chapter(self, title: str) -> Chapter:
        """The whole chapter under this title."""
        return Chapter(
            "quick",
            title,
            (
                self._goal(),
                self._turn(),
                self._laying(),
                self._trick(),
                self._end(),
                self._talking(),
                self._experts(),
            ),
        )

    def _goal(self) -> Section:
        return Section(
            "goal",
            self.tr("What it is about"),
            (
                Text(
                    self.tr(
                        "You play in one team, two to five of you, and try to lay all 50 cards on "
                        "two piles. The cards go from 1 to 10 in five colours. The upper pile "
                        "descends, the lower one ascends; each begins with any card you like."
                    )
                ),
                Figure(
                    (RowCard(0), RowCard(1)),
                    self.tr("The descending and the ascending pile, still empty."),
                ),
                Reading(
                    self.tr(
                        "The rulebook names four of the five colours; that the fifth is "
                        "purple is ours."
                    )
                ),
            ),
        )

    def _turn(self) -> Section:
        return Section(
            "turn",
            self.tr("Your turn"),
            (
                Text(
                    self.tr(
                        "Everyone holds two cards. Look at yours, then agree who begins; it goes "
                        "round clockwise. On your turn, lay one card or both, on one pile or on "
                        "both, and draw back up to two. Once the draw pile is empty, you play on "
                        "without drawing; who has no cards left is passed over."
                    )
                ),
            ),
        )

    def _laying(self) -> Section:
        return Section(
            "laying",
            self.tr("Laying up and down"),
            (
                Text(
                    self.tr(
                        "On the ascending pile each card must be higher, on the descending pile "
                        "lower; how large the step is doesn't matter. The same number in another "
                        "colour fits on neither."
                    )
                ),
                Figure(
                    (Face("R7"), Arrow(0), Face("B4"), Arrow(0), Face("G2")),
                    self.tr("Down on the descending pile: 7, then 4, then 2."),
                ),
                Figure(
                    (Face("B5"), Arrow(1), Face("Y5")),
                    self.tr("A five never goes on a five of another colour."),
                ),
            ),
        )

    def _trick(self) -> Section:
        return Section(
            "trick",
            self.tr("The backwards trick"),
            (
                Text(
                    self.tr(
                        "A card of the same colour as the top may have any number: it may go "
                        "backwards as far as you like."
                    )
                ),
                Figure(
                    (Face("G2"), Arrow(0), Face("G8")),
                    self.tr("Green on green: the descending pile goes back from 2 to 8."),
                ),
            ),
        )

    def _end(self) -> Section:
        return Section(
            "end",
            self.tr("Won or lost"),
            (
                Text(
                    self.tr(
                        "With all 50 cards laid you have beaten the game. If the player on turn "
                        "can't lay any card, it is lost. There is nothing in between."
                    )
                ),
            ),
        )

    def _talking(self) -> Section:
        return Section(
            "talking",
            self.tr("Talking"),
            (
                Text(
                    self.tr(
                        "Talk about your cards: which colours they have, whether they are low, "
                        "middle or high, and which pile you would like. Only the numbers "
                        "themselves, or anything that gives one away, stay secret."
                    )
                ),
                Reading(
                    self.tr("In the signals, low means 1 to 3, middle 4 to 7, and high 8 to 10.")
                ),
            ),
        )

    def _experts(self) -> Section:
        return Section(
            "expert",
            self.tr("For experts"),
            (
                Text(
                    self.tr(
                        "Exactly one card a turn, never two. And no word about heights any more: "
                        "you may only tell which colours you hold, which pile you would like, and "
                        "where you can do a backwards trick."
                    )
                ),
            ),
        )
