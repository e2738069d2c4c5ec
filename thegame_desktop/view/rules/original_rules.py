"""The rules of the Original, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Advice, PileAdvice
from thegame_desktop.view.rules.chapters import (
    Arrow,
    Chapter,
    DrawPile,
    Face,
    Figure,
    Gap,
    Hand,
    HandSizes,
    Reading,
    RowCard,
    Said,
    Section,
    Text,
    anchor_of,
)
from thegame_desktop.view.rules.variant_rules import VariantRules
from thegame_desktop.view.words.words import Words


class OriginalRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._variants = VariantRules(words)

    def chapter(self, title: str) -> Chapter:
        """The whole chapter under this title."""
        return Chapter(
            "original",
            title,
            (
                self._goal(),
                self._piles(),
                self._beginning(),
                self._turn(),
                self._laying(),
                self._trick(),
                self._empty_draw_pile(),
                self._end(),
                self._talking(),
                *self._variants.sections(),
            ),
        )

    def _goal(self) -> Section:
        return Section(
            "goal",
            self.tr("What it is about"),
            (
                Text(
                    self.tr(
                        "You are all one team, and your opponent is the game itself. Together you "
                        "lay number cards on four piles: as many as you can, and if all goes well "
                        "all 98. One to five people can play, from 8 years on, for about 20 "
                        "minutes."
                    )
                ),
                Figure(
                    (RowCard(0), Face("13"), Gap(), RowCard(2), Face("88")),
                    self.tr("One pile goes up and has reached 13, one goes down and is at 88."),
                ),
                Reading(
                    self.tr(
                        "Where a rulebook leaves something open, this game had to decide it. "
                        "Such places are marked like this one."
                    )
                ),
            ),
        )

    def _piles(self) -> Section:
        return Section(
            "piles",
            self.tr("Cards and piles"),
            (
                Text(
                    self.tr(
                        "The 98 number cards go from 2 to 99, each number once. Four row cards "
                        "begin the piles. From left to right: two ascending piles that start at "
                        "1, two descending piles that start at 100."
                    )
                ),
                Figure(
                    (RowCard(0), RowCard(1), Gap(), RowCard(2), RowCard(3)),
                    self.tr("Two ascending and two descending piles, still empty."),
                ),
                Text(
                    self.tr(
                        "Number cards lie on top of each other beside their row card. Only the "
                        "top card of a pile shows, and only that one counts."
                    )
                ),
                Reading(
                    self.tr(
                        "You may look through a pile at any time: a click on it shows all its "
                        "cards."
                    )
                ),
            ),
        )

    def _beginning(self) -> Section:
        return Section(
            "beginning",
            self.tr("Before you begin"),
            (
                Text(
                    self.tr(
                        "The number cards are shuffled, and everyone gets a hand. The more of you "
                        "play, the smaller it is:"
                    )
                ),
                HandSizes("standard"),
                Text(
                    self.tr(
                        "The other cards are the draw pile, face down. First everyone looks at "
                        "their own hand. Then the team agrees who begins, and from there it goes "
                        "round clockwise."
                    )
                ),
                Figure(
                    (Hand(("4", "18", "25", "46", "63", "79", "92")), Gap(), DrawPile()),
                    self.tr("Two players: seven cards in hand, and the draw pile."),
                ),
                Reading(
                    self.tr(
                        "The cards are dealt one by one, round after round, from the first seat "
                        "on. A deal code deals the very same cards again."
                    )
                ),
            ),
            see_also=(anchor_of("original", "talking"),),
        )

    def _turn(self) -> Section:
        return Section(
            "turn",
            self.tr("Your turn"),
            (
                Text(
                    self.tr(
                        "In your turn, lay at least two cards, one after another. This minimum "
                        "has to be met; more cards are up to you, even your whole hand. For each "
                        "card you choose freely where it goes: all on one pile, or here and there."
                    )
                ),
                Figure(
                    (Face("12"), Arrow(0), Face("15"), Gap(), Face("90"), Arrow(2), Face("84")),
                    self.tr("A turn of two cards, on two different piles."),
                ),
                Text(
                    self.tr(
                        "Then finish your turn: you draw as many cards as you have laid, so your "
                        "hand is full again. Now it is the next player's turn."
                    )
                ),
                Reading(
                    self.tr(
                        "Nothing is drawn within a turn, only at its end. So the minimum stays "
                        "the same from the first card of a turn to its last."
                    )
                ),
            ),
            see_also=(anchor_of("original", "laying"), anchor_of("original", "empty-draw-pile")),
        )

    def _laying(self) -> Section:
        return Section(
            "laying",
            self.tr("Laying up and down"),
            (
                Text(
                    self.tr(
                        "On an ascending pile each card must be higher than the one below it, on "
                        "a descending pile lower. The step may be as large as you like. Small "
                        "steps are better, though: every number that you skip is lost for this "
                        "pile."
                    )
                ),
                Figure(
                    (
                        RowCard(0),
                        Arrow(0),
                        Face("5"),
                        Arrow(0),
                        Face("14"),
                        Arrow(0),
                        Face("15"),
                    ),
                    self.tr("Up on an ascending pile: 5, then 14, then 15."),
                ),
                Figure(
                    (
                        RowCard(2),
                        Arrow(2),
                        Face("96"),
                        Arrow(2),
                        Face("91"),
                        Arrow(2),
                        Face("79"),
                    ),
                    self.tr("Down on a descending pile: 96, then 91, then 79."),
                ),
                Figure(
                    (Face("52"), Arrow(0), Face("49"), Gap(), Face("30"), Arrow(2), Face("36")),
                    self.tr("Neither fits: 49 is not higher than 52, and 36 is not lower than 30."),
                ),
            ),
            see_also=(anchor_of("original", "trick"),),
        )

    def _trick(self) -> Section:
        return Section(
            "trick",
            self.tr("The backwards trick"),
            (
                Text(
                    self.tr(
                        "There is one way back: a card that is exactly 10 lower than the top of "
                        "an ascending pile, or exactly 10 higher than the top of a descending "
                        "one. That wins back room. You may do it as often as you like in your "
                        "turn, on any pile, before and after other cards."
                    )
                ),
                Figure(
                    (Face("58"), Arrow(0), Face("48"), Gap(), Face("26"), Arrow(2), Face("36")),
                    self.tr("Backwards on an ascending pile (left) and on a descending one."),
                ),
                Figure(
                    (Face("58"), Arrow(0), Face("49")),
                    self.tr("Nine back is not ten back: 49 doesn't fit on this ascending pile."),
                ),
                Reading(
                    self.tr(
                        "A row card counts as the top of its empty pile. No card is ten away "
                        "from it in the wrong direction, so there is no trick on an empty pile."
                    )
                ),
            ),
        )

    def _empty_draw_pile(self) -> Section:
        return Section(
            "empty-draw-pile",
            self.tr("When the draw pile is empty"),
            (
                Text(
                    self.tr(
                        "If the draw pile runs out, you draw what is left of it. From then on you "
                        "play without drawing, and one card a turn is enough; more are allowed. "
                        "Whoever has no cards left is passed over, and the others play on."
                    )
                ),
                Figure(
                    (DrawPile(is_empty=True), Gap(), Hand(("41", "58", "77"))),
                    self.tr("Nothing left to draw: now one card a turn will do."),
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
                        "As soon as all 98 cards are laid, you have beaten the game. It is lost "
                        "at once if the player on turn can't lay the minimum: two cards, or one "
                        "if the draw pile is empty."
                    )
                ),
                Text(
                    self.tr(
                        "After a lost game you count the cards left: those in all hands and those "
                        "in the draw pile. Fewer than ten is an excellent result."
                    )
                ),
                Reading(
                    self.tr(
                        "Lost means: there is no way left to finish the turn, in whatever order "
                        "the cards are laid. The program tries them all, even before the first "
                        "card of a turn. Who could lay one card but never a second one has lost "
                        "at once, and that card counts as left too."
                    )
                ),
                Figure(
                    (Face("33"), Arrow(0), Face("34"), Arrow(0), Face("24")),
                    self.tr(
                        "The order matters: 34 on 33 and then back to 24 are two cards. With 24 "
                        "first it would be none, as 24 doesn't fit on 33."
                    ),
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
                        "Plan your turns together and talk about everything, but not about "
                        "numbers: nobody asks for one, nobody tells one of their own, and nobody "
                        "says anything that gives one away. “Please leave this pile to me” is "
                        "fine, and so is “only a small step here”."
                    )
                ),
                Reading(
                    self.tr(
                        "Around one laptop you simply talk. The signals of this game are for "
                        "computer players, and to remind you at the table. For each pile there "
                        "are these three, and no others:"
                    )
                ),
                Figure(
                    tuple(Said(PileAdvice(0, advice)) for advice in Advice),
                    self.tr(
                        "Keep off: I have something very good here. Small step only: I have "
                        "something good here. Go ahead: there is nothing here for me."
                    ),
                ),
                Reading(
                    self.tr(
                        "Everyone signals for themselves, one thing for each pile, also while "
                        "others are on turn; without a card in hand there is nothing to signal. "
                        "What you say ends when you lay a card; what is said about a pile ends "
                        "when a card is laid on it. “I can do a backwards trick here” is not among "
                        "the signals: it would give a number away."
                    )
                ),
                Reading(
                    self.tr(
                        "Computer players know only what somebody on their seat may know. They "
                        "give a signal only if at least three numbers that aren't laid yet could "
                        "be the reason, so nobody can work out a card from it."
                    )
                ),
            ),
        )
