"""The words of the lesson about Extreme."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from thegame_desktop.engine import Command
from thegame_desktop.view.tutorial.step_words import StepWords
from thegame_desktop.view.words.words import Words


class ExtremeLessonWords(QObject):
    """Tells in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words

    def scenes(self) -> Mapping[str, str]:
        return {
            "stop": self._words.command(Command.STOP),
            "skull": self._words.command(Command.SKULL),
            "three": self._words.command(Command.THREE),
            "no_backwards": self._words.command(Command.NO_BACKWARDS),
            "one_pile": self.tr("One pile, and draw only one"),
            "silence": self._words.command(Command.SILENCE),
            "end": self.tr("The end of the game"),
        }

    def steps(self) -> Mapping[str, StepWords]:
        return {**self._instant(), **self._lasting(), **self._end()}

    def farewell(self) -> str:
        return self.tr(
            "All 98 cards are laid: you have beaten the game! A click on a command at the top of "
            "the table opens its rule. In a new game, you can switch some of them off."
        )

    def _instant(self) -> Mapping[str, StepWords]:
        return {
            "stop": StepWords(
                self.tr(
                    "Extreme is the Original with commands on 28 cards. The 7 is a Stop: with it "
                    "your turn ends, however few cards you have laid. Lay it on a pile that goes "
                    "up."
                ),
                self.tr("The turn was over at once, with a single card, and you have drawn."),
                self.tr("That fits too. But this time lay the 7 with the Stop on it."),
            ),
            "skull": StepWords(
                self.tr(
                    "The 14 is a Skull: whoever lays it has to cover it in the same turn. You can "
                    "do that. So lay it on the 10."
                ),
                self.tr("As long as the Skull shows, you can't finish the turn."),
                self.tr("That fits too. But lay the 14 on the 10."),
            ),
            "cover_skull": StepWords(
                self.tr("Cover it: lay the 17 on the Skull."),
                self.tr("Covered, it means nothing any more."),
                self.tr("First cover the Skull, with a step as small as possible."),
            ),
            "skull_covered": StepWords(
                self.tr("Two cards, and no Skull in sight. Finish the turn."),
                self.tr(
                    "Stop, Skull and “3!” have a lightning bolt: they hold in that one turn only."
                ),
                self.tr("That would be possible. But now finish the turn."),
            ),
            "three": StepWords(
                self.tr(
                    "The 21 says “3!”: this turn has exactly three cards, neither more nor fewer. "
                    "Lay it on the 17."
                ),
                self.tr("Now two more cards are owed."),
                self.tr("That fits too. But begin with the 21, on the 17."),
            ),
            "three_second": StepWords(
                self.tr("Lay a second card, with a small step."),
                self.tr("One more card is owed."),
            ),
            "three_third": StepWords(
                self.tr("And the third, again with a small step."),
                self.tr("Three cards: the command is obeyed."),
            ),
            "three_done": StepWords(
                self.tr("A fourth card would be refused: try it, if you like. Finish the turn."),
                self.tr("You have drawn three cards."),
            ),
        }

    def _lasting(self) -> Mapping[str, StepWords]:
        return {
            "cover_sign": StepWords(
                self.tr(
                    "The other commands hold for everybody, for as long as they lie on top. The "
                    "69 forbids the backwards trick on all piles, so 34 can't go on 44. Cover the "
                    "69 with a small step first."
                ),
                self.tr("The 69 is covered, and forbids nothing any more."),
                self.tr("That fits too. But first cover the 69."),
            ),
            "trick_again": StepWords(
                self.tr("Now 34 may go on 44: lay it."),
                self.tr("The backwards trick is back."),
                self.tr("That fits too. But 34 on 44 takes the pile back by ten."),
            ),
            "sign_covered": StepWords(
                self.tr("Finish the turn."),
                self.tr("The next two commands show at the same time."),
                self.tr("That would be possible. But now finish the turn."),
            ),
            "one_pile": StepWords(
                self.tr(
                    "The 18 means: all cards of a turn go on one single pile, whichever you like. "
                    "The 87 means: draw only one card. Lay the 31 on the 30."
                ),
                self.tr("This pile is the one for your turn now."),
                self.tr("That would do, too. But begin with the 31 on the 30."),
            ),
            "same_pile": StepWords(
                self.tr("Now only this pile takes cards. Lay the 33 on it, too."),
                self.tr("Two cards, both on one pile."),
                self.tr("That fits too, but 33 is the smaller step."),
            ),
            "draw_one": StepWords(
                self.tr("Finish the turn, and watch how many cards you draw."),
                self.tr("Only one, though you had laid two."),
                self.tr("That would be possible. But now finish the turn."),
            ),
            "cover_one_pile": StepWords(
                self.tr("Covered, these commands end. You have drawn the 20: lay it on the 18."),
                self.tr("The 18 is covered: your other cards may go on any pile."),
                self.tr("That fits too. But first lay the 20 on the 18."),
            ),
            "cover_draw_one": StepWords(
                self.tr("Now cover the 87 too, with a small step."),
                self.tr("No command is left on the table."),
                self.tr("That fits too. But first cover the 87."),
            ),
            "full_hand": StepWords(
                self.tr("Finish the turn, and watch how many cards you draw now."),
                self.tr("Four: your hand is full again."),
                self.tr("Two cards are enough here. Finish the turn."),
            ),
            "cover_silence": StepWords(
                self.tr(
                    "The last command: the 52 demands silence. Nobody may talk about the game, "
                    "and the signals are locked. Cover it with a small step."
                ),
                self.tr("Now everybody may talk again."),
                self.tr("That fits too. But first cover the 52."),
            ),
            "talk_again": StepWords(
                self.tr(
                    "Ada is talking again, and signals “Keep off” at the first pile. Make a small "
                    "step elsewhere."
                ),
                self.tr("Two cards are laid, and Ada's pile is untouched."),
                self.tr("That fits too, but there is a smaller step elsewhere."),
            ),
            "all_commands": StepWords(
                self.tr("Finish the turn, and see why Ada has asked for it."),
                self.tr("10 on 20, a backwards trick. In silence you couldn't have known."),
                self.tr("Two cards are enough here. Finish the turn."),
            ),
        }

    def _end(self) -> Mapping[str, StepWords]:
        return {
            "end_first": StepWords(
                self.tr(
                    "The draw pile is empty, and these are the last three cards. The “3!” demands "
                    "all three in one turn, and the Skull has to be covered. Lay the first one."
                ),
                self.tr("Two more."),
            ),
            "end_second": StepWords(
                self.tr("Lay the second one, and mind the Skull."),
                self.tr("One more."),
            ),
            "end_last": StepWords(self.tr("The last card of all: lay it.")),
        }
