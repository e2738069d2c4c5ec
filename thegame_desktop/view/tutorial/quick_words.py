"""The words of the lesson about Quick & Easy."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from thegame_desktop.view.tutorial.step_words import StepWords


class QuickLessonWords(QObject):
    """Tells in the language that is spoken when asked."""

    def scenes(self) -> Mapping[str, str]:
        return {
            "piles": self.tr("Two piles"),
            "colours": self.tr("The same colour"),
            "end": self.tr("The end of the game"),
        }

    def steps(self) -> Mapping[str, StepWords]:
        return {
            "low": StepWords(
                self.tr(
                    "Quick & Easy has 50 cards, 1 to 10 in five colours, and two piles. The right "
                    "one goes up; on an empty pile any card fits. Lay the yellow 2 there."
                ),
                self.tr("From now on higher cards fit on it."),
                self.tr(
                    "First the yellow 2, please, on the pile that goes up: it leaves more room."
                ),
            ),
            "high": StepWords(
                self.tr("The left pile goes down: the right place for a high card. Lay the 9."),
                self.tr("Lower cards fit on it now."),
                self.tr("A high card had better go on the pile that goes down: lay the 9 there."),
            ),
            "draw": StepWords(
                self.tr(
                    "A turn has one or two cards. Finish it: you draw up to two cards again, and "
                    "then it is Ada's turn."
                ),
                self.tr("Ada has played too, and it is your turn again."),
            ),
            "same_colour": StepWords(
                self.tr(
                    "The backwards trick: a card of the same colour always fits, whatever its "
                    "number. Lay the red 3 on the red 7."
                ),
                self.tr("The pile has gone back from 7 to 3."),
                self.tr("That fits too. But on the red 7 it takes the pile back by four."),
            ),
            "fits_now": StepWords(
                self.tr(
                    "On the green 4 the blue 4 doesn't fit: the same number in another colour "
                    "never does. But there is a place for it now. Lay it."
                ),
                self.tr("4 on 3, as small as a step can be."),
            ),
            "after_colours": StepWords(
                self.tr("Both cards are laid. Finish the turn."),
                self.tr("You may tell each other colours, and whether a card is low or high."),
            ),
            "last_two": StepWords(
                self.tr(
                    "The draw pile is empty. Your blue 5 fits nowhere, but Ada signals that she "
                    "has a low blue card. So lay your other card first."
                ),
                self.tr("One card is enough for a turn."),
            ),
            "ada_ends": StepWords(
                self.tr("Finish the turn, and wait for Ada's blue card."),
                self.tr("There it is: the blue 1."),
            ),
            "last": StepWords(self.tr("The last card of all: lay the blue 5 on its colour.")),
        }

    def farewell(self) -> str:
        return self.tr(
            "All 50 cards are laid: you have beaten the game together! It would be lost if "
            "somebody couldn't lay a single card at the start of a turn. F1 has all the rules."
        )
