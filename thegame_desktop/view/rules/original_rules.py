"""The rules of the Original, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.view.rules.chapters import (
    Arrow,
    Chapter,
    Face,
    Figure,
    Gap,
    Reading,
    RowCard,
    Section,
    Text,
)


class OriginalRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

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
                        "You all play in one team, and the game itself is the opponent. Together "
                        "you try to lay the number cards on four piles in the middle of the "
                        "table: as many as you can, and if possible all 98 of them."
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
                        "begin the piles: two piles ascend from 1, two descend from 100. Only the "
                        "top card of each pile counts."
                    )
                ),
                Figure(
                    (RowCard(0), RowCard(1), Gap(), RowCard(2), RowCard(3)),
                    self.tr("Two ascending and two descending piles, still empty."),
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
                        "Everyone gets a hand: 8 cards if you play alone, 7 with two players, 6 "
                        "with three to five. The other cards are the draw pile. First everyone "
                        "looks at their own hand, then the team agrees who begins. After that the "
                        "turn goes round clockwise."
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
                        "Lay at least two cards, one after another, on any piles you like. You "
                        "may lay as many more as you want, even your whole hand. When you finish "
                        "the turn, you draw until your hand is full again, as far as the draw "
                        "pile goes."
                    )
                ),
                Text(
                    self.tr(
                        "Nothing is drawn before the turn is finished. So how many cards it has "
                        "to have at least is settled when it begins."
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
                        "On an ascending pile each card must be higher than the one below it, on "
                        "a descending pile lower. How large the step is doesn't matter to the "
                        "rules, but it does to you: every number that is skipped is lost for this "
                        "pile."
                    )
                ),
                Figure(
                    (
                        RowCard(0),
                        Arrow(0),
                        Face("3"),
                        Arrow(0),
                        Face("11"),
                        Arrow(0),
                        Face("12"),
                    ),
                    self.tr("Up on an ascending pile: 3, then 11, then 12."),
                ),
                Figure(
                    (
                        RowCard(2),
                        Arrow(2),
                        Face("94"),
                        Arrow(2),
                        Face("90"),
                        Arrow(2),
                        Face("78"),
                    ),
                    self.tr("Down on a descending pile: 94, then 90, then 78."),
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
                        "There is one way back: a card that is exactly 10 lower than the top of "
                        "an ascending pile, or exactly 10 higher than the top of a descending "
                        "one. That wins back room for ten numbers. You may do it as often as you "
                        "like, on any pile, mixed with other cards."
                    )
                ),
                Figure(
                    (
                        Face("47"),
                        Arrow(0),
                        Face("37"),
                        Gap(),
                        Face("65"),
                        Arrow(2),
                        Face("75"),
                    ),
                    self.tr("Backwards on an ascending pile (left) and on a descending one."),
                ),
                Figure(
                    (Face("47"), Arrow(0), Face("38")),
                    self.tr("Nine less is not ten less: 38 doesn't fit on an ascending 47."),
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
                        "From then on nobody draws, and one card a turn is enough. Whoever has "
                        "no cards left is passed over; the others play on."
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
                        "If all 98 cards are laid, you have beaten the game. It is lost as soon "
                        "as the player on turn can't lay as many cards as the turn demands."
                    )
                ),
                Text(
                    self.tr(
                        "A lost game is counted: the cards in all hands and in the draw pile are "
                        "the cards left. Fewer than ten is an excellent result."
                    )
                ),
                Reading(
                    self.tr(
                        "Lost means: no way to finish the turn is left, in whatever order the "
                        "cards are laid. The program looks at all of them, also when a turn "
                        "begins: who could lay one card but never two has lost at once, and that "
                        "card counts as left."
                    )
                ),
                Figure(
                    (
                        Face("33"),
                        Arrow(0),
                        Face("34"),
                        Arrow(0),
                        Face("24"),
                    ),
                    self.tr(
                        "The order decides: on an ascending 33, 34 and then 24 are two cards. 24 "
                        "alone doesn't fit."
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
                        "Talk about anything but numbers. Nobody names a number of their cards, "
                        "or says anything that gives one away. “Keep off this pile” and “only a "
                        "small step here” are fine."
                    )
                ),
                Reading(
                    self.tr(
                        "For those who play with computer players, the program has signals for "
                        "each pile: keep off, small step only, go ahead. Computer players give "
                        "one only if at least three numbers that aren't laid yet could be the "
                        "reason. “I can do a backwards trick here” would give a number away, so "
                        "it isn't among them."
                    )
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
                        "At least three cards a turn instead of two; still one once the draw "
                        "pile is empty. If that is too easy, play with a small hand besides: "
                        "one card fewer for everybody, so 7 alone, 6 with two players, 5 with "
                        "three to five."
                    )
                ),
            ),
        )
