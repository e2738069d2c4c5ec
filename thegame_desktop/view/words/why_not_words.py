"""Why the host of a table doesn't do what was wished, in words."""

from PySide6.QtCore import QObject

from thegame_desktop.play.wishes import WhyNot


class WhyNotWords(QObject):
    """One sentence for each reason; none where it can be seen anyway."""

    def why_not(self, reason: WhyNot) -> str:
        """What to say to whoever has wished it."""
        match reason:
            case WhyNot.REPLAYED:
                return self.tr(
                    "This is a replay. You can play on from here, with the button below."
                )
            case WhyNot.EXPLAINED:
                return self.tr("This turn is only shown. “Try it yourself” lets you play it.")
            case WhyNot.TRIED | WhyNot.AS_IT_IS:
                return ""
            case WhyNot.TAUGHT:
                return self.tr("That can't be done in a lesson.")
            case WhyNot.PRACTISED:
                return self.tr("Only this one turn can be played here.")
            case WhyNot.FINAL:
                return self.tr("There is nothing to take back.")
            case WhyNot.SWITCHED_OFF:
                return self.tr("Taking back is switched off in the settings.")
            case WhyNot.NOBODY_LOOKS:
                return self.tr("To signal something, look at your hand first.")
