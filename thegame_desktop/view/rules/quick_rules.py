"""The rules of Quick & Easy, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Colour, Height, Holding, PileWanted, TrickPossible
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
from thegame_desktop.view.words.words import Words


class QuickRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words

    def chapter(self, title: str) -> Chapter:
        """The whole chapter under this title."""
        return Chapter(
            "quick",
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
                        "The small sister of the Original: again you are one team, and try to lay "
                        "all 50 cards on two piles. Two to five people can play, from 8 years on, "
                        "for about 10 minutes."
                    )
                ),
                Figure(
                    (RowCard(0), Face("P6"), Gap(), RowCard(1), Face("Y3")),
                    self.tr("One pile goes down and is at 6, one goes up and has reached 3."),
                ),
                Reading(
                    self.tr(
                        "There is no English rulebook of this edition at hand, so its English "
                        "words are ours."
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
                        "The 50 number cards go from 1 to 10 in five colours. Two row cards begin "
                        "the piles: the left pile descends, the right one ascends."
                    )
                ),
                Figure(
                    (RowCard(0), RowCard(1)),
                    self.tr("The descending and the ascending pile, still empty."),
                ),
                Reading(
                    self.tr(
                        "Any card may begin an empty pile. And the rulebook names only four of "
                        "the five colours; that the fifth is purple is ours."
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
                        "The number cards are shuffled, and everyone gets two of them. The others "
                        "are the draw pile, face down. You agree who begins, and from there it "
                        "goes round clockwise."
                    )
                ),
                HandSizes("standard"),
                Figure(
                    (Hand(("R4", "G9")), Gap(), DrawPile()),
                    self.tr("Two cards in hand, and the draw pile."),
                ),
                Reading(
                    self.tr("As in the Original, everyone looks at their own hand before that.")
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
                        "Lay one card or two, both on one pile or one on each. Then draw until "
                        "you have two cards in hand again. That is all!"
                    )
                ),
                Figure(
                    (Face("R8"), Arrow(0), Face("Y6"), Gap(), Face("B2"), Arrow(1), Face("G4")),
                    self.tr("A turn of two cards, one on each pile."),
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
                        "lower. The step may be as large as you like. Colours don't matter here, "
                        "except for the backwards trick. The same number in another colour is "
                        "neither higher nor lower, so it doesn't fit."
                    )
                ),
                Figure(
                    (Face("R9"), Arrow(0), Face("B6"), Arrow(0), Face("G5")),
                    self.tr("Down on the descending pile: 9, then 6, then 5."),
                ),
                Figure(
                    (Face("B5"), Arrow(1), Face("Y5")),
                    self.tr("A five never goes on a five of another colour."),
                ),
            ),
            see_also=(anchor_of("quick", "trick"),),
        )

    def _trick(self) -> Section:
        return Section(
            "trick",
            self.tr("The backwards trick"),
            (
                Text(
                    self.tr(
                        "If a card has the same colour as the top of the pile, its number doesn't "
                        "matter: it may even go backwards, as far as you like."
                    )
                ),
                Figure(
                    (Face("B1"), Arrow(0), Face("B7"), Gap(), Face("R10"), Arrow(1), Face("R4")),
                    self.tr("Blue on blue (left) and red on red: both piles have room again."),
                ),
            ),
        )

    def _empty_draw_pile(self) -> Section:
        return Section(
            "empty-draw-pile",
            self.tr("When the draw pile is empty"),
            (
                Text(self.tr("Then you play on without drawing.")),
                Figure(
                    (DrawPile(is_empty=True), Gap(), Hand(("Y7",))),
                    self.tr("Nothing left to draw, and one card in hand."),
                ),
                Reading(
                    self.tr(
                        "Whoever has no cards left is passed over, and the others play on, as in "
                        "the Original."
                    )
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
                        "When all 50 cards are laid, you have beaten the game. It is lost at once "
                        "if the player on turn can't lay even one card. There is nothing in "
                        "between, whether few cards are left or many."
                    )
                ),
                Figure(
                    (Face("R1"), Arrow(0), Face("G3"), Gap(), Face("B9"), Arrow(1), Face("G3")),
                    self.tr("Lost with only this green 3 in hand: it fits on neither pile."),
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
                        "Talking is what makes you win: which colours you have, whether they are "
                        "low, middle or high, and which pile you would like. Only the numbers "
                        "stay secret, and whatever gives one away: “one more than the card there” "
                        "would be too much."
                    )
                ),
                Reading(
                    self.tr(
                        "Around one laptop you simply talk. The signals of this game are for "
                        "computer players, and to remind you at the table: the colour of each "
                        "card with its height, where low means 1 to 3, middle 4 to 7 and high 8 "
                        "to 10; and the pile that is wanted. There are no others."
                    )
                ),
                Figure(
                    (
                        Said(Holding(Colour.RED, Height.LOW)),
                        Said(Holding(Colour.YELLOW, Height.MIDDLE)),
                        Said(Holding(Colour.BLUE, Height.HIGH)),
                        Said(PileWanted(0)),
                    ),
                    self.tr("A low red card, a middle yellow one, a high blue one; pile wanted."),
                ),
            ),
        )

    def _experts(self) -> Section:
        return Section(
            "expert",
            self._words.variant("expert"),
            (
                Text(
                    self.tr(
                        "Exactly one card a turn, never two, from a hand of two cards. And no "
                        "word about heights any more: you may only say which colours you hold, "
                        "which pile you would like, and on which one you can do a backwards trick."
                    )
                ),
                HandSizes("expert"),
                Figure(
                    (
                        Said(Holding(Colour.GREEN)),
                        Said(Holding(Colour.PURPLE)),
                        Said(PileWanted(1)),
                        Said(TrickPossible(0)),
                    ),
                    self.tr(
                        "I hold one: green, and purple. Wanted: the right pile. Trick possible: on "
                        "the left one."
                    ),
                ),
                Reading(
                    self.tr(
                        "“Trick possible” is a signal here though not in the Original: it gives "
                        "away a colour, not a number."
                    )
                ),
            ),
        )
