"""Words for the filters of the history and the statistics."""

from PySide6.QtCore import QObject


class FilterWords(QObject):
    """Tells what can be filtered by."""

    def explanations(self) -> dict[str, tuple[str, str, str]]:
        """What each filter is called, what it does, and what it means."""
        return {
            "edition": (
                self.tr("Edition"),
                self.tr("Only games of one edition"),
                self.tr("Leaves only games of the chosen edition."),
            ),
            "variant": (
                self.tr("Variant"),
                self.tr("Only games of one variant"),
                self.tr("Leaves only games that were as hard as chosen here."),
            ),
            "players": (
                self.tr("Number of players"),
                self.tr("Only games of so many players"),
                self.tr(
                    "Leaves only games of so many players, people and computer players together."
                ),
            ),
            "who": (
                self.tr("Who played"),
                self.tr("Only games of one person or one team"),
                self.tr(
                    "Leaves only games in which this person took part, or just this team. People "
                    "are listed by the names that they had at the table, the most frequent first."
                ),
            ),
            "computers": (
                self.tr("Computer players"),
                self.tr("Only games with or without computer players"),
                self.tr("Leaves only games in which computer players took part, or none did."),
            ),
            "result": (
                self.tr("Result"),
                self.tr("Only games that ended like this"),
                self.tr("Leaves only games that were won, lost or given up."),
            ),
            "hints": (
                self.tr("Hints"),
                self.tr("Only games with or without hints"),
                self.tr("Leaves only games in which somebody asked for a hint, or nobody did."),
            ),
            "take-backs": (
                self.tr("Take-backs"),
                self.tr("Only games with or without take-backs"),
                self.tr("Leaves only games in which cards were taken back, or none was."),
            ),
            "open hands": (
                self.tr("Hands"),
                self.tr("Only games with open or with hidden hands"),
                self.tr("Leaves only games in which everybody saw every hand, or nobody did."),
            ),
            "beginning": (
                self.tr("Deals"),
                self.tr("Only games whose cards were new, or known before"),
                self.tr(
                    "A deal is known if the same cards were dealt before, or if the game was "
                    "played on from a place in another one. A daily deal is the same for everyone."
                ),
            ),
        }
