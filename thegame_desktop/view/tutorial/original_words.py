"""The words of the lesson about the Original."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from thegame_desktop.view.tutorial.step_words import StepWords


class OriginalLessonWords(QObject):
    """Tells in the language that is spoken when asked."""

    def scenes(self) -> Mapping[str, str]:
        return {
            "piles": self.tr("Four piles"),
            "steps": self.tr("Small steps"),
            "trick": self.tr("The backwards trick"),
            "ahead": self.tr("Look ahead"),
            "talk": self.tr("Playing together"),
            "say": self.tr("Now you talk"),
            "end": self.tr("The end of the game"),
        }

    def steps(self) -> Mapping[str, StepWords]:
        return {**self._beginning(), **self._trick(), **self._together(), **self._end()}

    def farewell(self) -> str:
        return self.tr(
            "All 98 cards are laid: you have beaten the game! With fewer than ten cards left, the "
            "result would be excellent, too. Now you know all you need. F1 has all the rules."
        )

    def _beginning(self) -> Mapping[str, StepWords]:
        small = self.tr("That fits too, but it is more than 4 away. Look for a smaller step.")
        return {
            "up": StepWords(
                self.tr(
                    "All cards from 2 to 99 are to be laid on four piles. Two go up from 1. Lay "
                    "the 3 on one of them: drag it there, or click the card and then the pile."
                ),
                self.tr("From now on only higher cards fit on it."),
                self.tr("That fits too, but 3 is nearer to 1. Lay the 3 on a pile that goes up."),
            ),
            "down": StepWords(
                self.tr("The other two piles go down from 100. Lay the 97 on one of them."),
                self.tr("Only lower cards fit on it now."),
                self.tr("That fits too, but 97 is nearer to 100. Lay it on a pile that goes down."),
            ),
            "draw": StepWords(
                self.tr(
                    "A turn has at least two cards. Done: at the bottom left both places are "
                    "filled. Click “Finish turn”."
                ),
                self.tr("You have drawn two cards: after every turn your hand is full again."),
                self.tr("You may lay more than two cards. But now finish the turn."),
            ),
            "small": StepWords(
                self.tr(
                    "What a pile has passed doesn't fit on it any more. So make small steps: find "
                    "a card that is no more than 4 away from a pile, and lay it there."
                ),
                self.tr("A small step: hardly a number is lost."),
                small,
            ),
            "small_again": StepWords(
                self.tr("And another one, no more than 4 away from its pile."),
                self.tr("Two cards: that would be enough."),
                small,
            ),
            "more": StepWords(
                self.tr(
                    "Two cards are the minimum, but you may lay as many as you like. One more "
                    "small step costs little: find it."
                ),
                self.tr("Three cards in one turn."),
                small,
            ),
            "enough": StepWords(
                self.tr("The other cards can wait. Finish the turn."),
                self.tr("You have drawn three cards: as many as you had laid."),
                self.tr("You may, but the other cards can wait. Finish the turn."),
            ),
        }

    def _trick(self) -> Mapping[str, StepWords]:
        return {
            "trick_up": StepWords(
                self.tr(
                    "There is a way back! On a pile that goes up, a card that is exactly 10 lower "
                    "fits too. On the 57, that is the 47."
                ),
                self.tr("Ten back: everything from 48 to 56 fits on this pile again."),
                self.tr("That fits too. But the 47 takes the pile with the 57 back by ten."),
            ),
            "trick_down": StepWords(
                self.tr(
                    "On a pile that goes down it is the other way round: exactly 10 higher. Find "
                    "the card that can do it."
                ),
                self.tr("51 on 41: this pile has gone back by ten, too."),
                self.tr(
                    "That fits too, but it is no backwards trick. What is 10 higher than a top?"
                ),
            ),
            "after_tricks": StepWords(
                self.tr(
                    "Exactly 10: neither 9 nor 11 will do. Look out for cards in your hand that "
                    "are 10 apart. Finish the turn."
                ),
                self.tr("The hand is full again."),
                self.tr("Save your cards, and finish the turn."),
            ),
            "only_one": StepWords(
                self.tr(
                    "Things are getting tight. Whoever can't lay two cards in a turn loses. "
                    "Only one of your cards fits anywhere, but it makes room for another. Which?"
                ),
                self.tr("And that makes room for a second card."),
            ),
            "makes_room": StepWords(
                self.tr("Now the second card. Think of the backwards trick."),
                self.tr("First 34, then 24: the other way round it wouldn't have worked."),
            ),
            "saved": StepWords(
                self.tr("Two cards: the turn is saved. Finish it."),
                self.tr("If somebody can't lay enough cards, the game says so at once."),
                self.tr("That fits again, too. But now finish the turn."),
            ),
        }

    def _together(self) -> Mapping[str, StepWords]:
        smaller = self.tr("That fits too, but there is a smaller step elsewhere.")
        return {
            "keep_off": StepWords(
                self.tr(
                    "You play together, and may talk about anything but numbers. Ada signals "
                    "“Keep off” at the first pile. Make a small step elsewhere."
                ),
                self.tr("Ada's pile stays as it is."),
                smaller,
            ),
            "keep_off_again": StepWords(
                self.tr("And another small step that keeps off Ada's pile."),
                self.tr("Two cards are laid, and Ada's pile is untouched."),
                smaller,
            ),
            "ada": StepWords(
                self.tr("Finish the turn, and watch what Ada does with her pile."),
                self.tr("30 on 40: a backwards trick that nobody else could have known about."),
                self.tr("Two cards are enough here. Finish the turn."),
            ),
            "say": StepWords(
                self.tr(
                    "It is Ada's turn. In your next one, your 70 could do a backwards trick on the "
                    "60. Ask her: click “Signals”, then “Keep off” at the fourth pile."
                ),
                self.tr("Ada has laid elsewhere: the 60 is still there."),
                self.tr("Say only that: “Keep off” at the fourth pile, where the 60 lies."),
            ),
            "own_trick": StepWords(
                self.tr("Now play your trick: lay the 70 on the 60."),
                self.tr("Ten back, because Ada knew that she should wait."),
                self.tr("That fits too. But Ada has kept off for your trick: lay the 70 there."),
            ),
            "beside_ada": StepWords(
                self.tr(
                    "One more card. Now Ada signals “Keep off” at the second pile: make a small "
                    "step elsewhere."
                ),
                self.tr("A small step, and Ada's pile is untouched."),
                smaller,
            ),
            "both_tricks": StepWords(
                self.tr("Finish the turn, and see what Ada has in mind."),
                self.tr("12 on 22: that's her trick. And neither of you has said a number."),
                self.tr("Two cards are enough here. Finish the turn."),
            ),
        }

    def _end(self) -> Mapping[str, StepWords]:
        return {
            "last_trick": StepWords(
                self.tr(
                    "The draw pile is empty, and only four cards are left. From now on, one card "
                    "a turn is enough. Begin with the backwards trick."
                ),
                self.tr("That leaves plenty of room."),
                self.tr("That fits too. But the backwards trick makes more room."),
            ),
            "one_is_enough": StepWords(
                self.tr("One card was enough. Finish the turn."),
                self.tr("There is nothing left to draw."),
                self.tr("You could lay more. But one card is enough now: finish the turn."),
            ),
            "last_three": StepWords(
                self.tr(
                    "Three cards are left, and the turn may have as many as you like. Lay one."
                ),
                self.tr("Two more."),
            ),
            "last_two": StepWords(self.tr("Lay another one."), self.tr("One more.")),
            "last": StepWords(self.tr("The last card of all: lay it.")),
        }
