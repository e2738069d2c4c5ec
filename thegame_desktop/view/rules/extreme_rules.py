"""The rules of Extreme, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Command
from thegame_desktop.view.rules.chapters import (
    Arrow,
    Block,
    Chapter,
    Face,
    Figure,
    Gap,
    Reading,
    Section,
    Text,
)
from thegame_desktop.view.words.words import Words


class ExtremeRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words

    def chapter(self, title: str) -> Chapter:
        """The whole chapter under this title."""
        return Chapter(
            "extreme",
            title,
            (
                self._news(),
                self._obeying(),
                self._instant(),
                *(self._command(each) for each in Command if not each.is_lasting),
                self._lasting(),
                *(self._command(each) for each in Command if each.is_lasting),
                self._talking(),
            ),
        )

    def _news(self) -> Section:
        return Section(
            "news",
            self.tr("What is new"),
            (
                Text(
                    self.tr(
                        "All rules of the Original hold, both variants for experts too. But 28 of "
                        "the 98 cards carry a command: seven different commands, four cards each. "
                        "Who lays such a card has to obey its command exactly, and if there are "
                        "several, all of them."
                    )
                ),
                Reading(
                    self.tr(
                        "Which numbers carry which command is ours, and fixed. In a new game you "
                        "can have them shuffled for every deal, choose them yourself, or switch "
                        "single commands off to learn them step by step."
                    )
                ),
            ),
        )

    def _obeying(self) -> Section:
        return Section(
            "obeying",
            self.tr("If a command isn't obeyed"),
            (
                Text(self.tr("A command that isn't obeyed exactly loses the game at once.")),
                Reading(
                    self.tr(
                        "A card that would break a command outright is simply refused, with the "
                        "reason, and nothing is lost: a fourth card with “3!”, “3!” as the fourth "
                        "card or later, a Stop where the turn may not end, a trick under “No "
                        "backwards trick”, a second pile under “One pile”. Any other card may be "
                        "laid, but the game is lost if it leaves no way to obey."
                    )
                ),
                Reading(
                    self.tr(
                        "Whoever has no way to obey when the turn begins, for example with "
                        "nothing but a Skull in hand, has lost at once, and those cards count as "
                        "left. The rulebook lets them be laid first; lost it is either way."
                    )
                ),
            ),
        )

    def _instant(self) -> Section:
        return Section(
            "instant",
            self.tr("Commands of the moment"),
            (
                Text(
                    self.tr(
                        "Stop, Skull and “3!” show a flash of lightning. They hold for whoever "
                        "lays them, in that turn only. Later they are cards like all others."
                    )
                ),
            ),
        )

    def _lasting(self) -> Section:
        return Section(
            "lasting",
            self.tr("Commands that last"),
            (
                Text(
                    self.tr(
                        "The other four show the sign of infinity. They hold for everyone from "
                        "the moment they are laid, for as long as they show on top of a pile. If "
                        "several show, all of them hold. Covered, they mean nothing any more. A "
                        "lasting command doesn't govern the card that carries it."
                    )
                ),
            ),
        )

    def _command(self, command: Command) -> Section:
        return Section(command.value, self._words.command(command), self._about(command))

    def _about(self, command: Command) -> tuple[Block, ...]:
        return {
            Command.STOP: self._stop,
            Command.SKULL: self._skull,
            Command.THREE: self._three,
            Command.SILENCE: self._silence,
            Command.NO_BACKWARDS: self._no_backwards,
            Command.ONE_PILE: self._one_pile,
            Command.DRAW_ONE: self._draw_one,
        }[command]()

    def _stop(self) -> tuple[Block, ...]:
        return (
            Figure(
                (Face("20"), Arrow(0), Face("24", Command.STOP)),
                self.tr("The turn is over with this card."),
            ),
            Text(
                self.tr(
                    "Your turn ends with this card, however few you have laid: even if it is the "
                    "first one. You draw, and the next player goes on."
                )
            ),
            Reading(
                self.tr(
                    "It can't be laid where the turn may not end: if you have laid a “3!” and "
                    "Stop isn't the third card, or if a Skull of this turn still shows. Laid on "
                    "that Skull, it covers it."
                )
            ),
        )

    def _skull(self) -> tuple[Block, ...]:
        return (
            Figure(
                (Face("31", Command.SKULL), Arrow(0), Face("34")),
                self.tr("The next card on this pile covers the Skull."),
            ),
            Text(
                self.tr(
                    "You have to cover it in the same turn. Nobody may finish a turn while a "
                    "Skull of this turn shows on a pile. If it is the last card of all and still "
                    "shows, the game is lost although all 98 are laid."
                )
            ),
        )

    def _three(self) -> tuple[Block, ...]:
        return (
            Figure(
                (
                    Face("12"),
                    Arrow(0),
                    Face("15", Command.THREE),
                    Arrow(0),
                    Face("16", Command.STOP),
                ),
                self.tr("One card, “3!”, and a Stop as the third: three in all."),
            ),
            Text(
                self.tr(
                    "This turn has exactly three cards in all, those before it included. That "
                    "goes before the usual number. A Stop may be the third card, and only the "
                    "third. At the end of the game, with fewer than three cards in hand, it can't "
                    "be obeyed any more, and the game is lost."
                )
            ),
        )

    def _silence(self) -> tuple[Block, ...]:
        return (
            Figure((Face("42", Command.SILENCE),), self.tr("As long as it shows, be quiet.")),
            Text(
                self.tr(
                    "Nobody may talk about the game or make any sign. The signals at the table "
                    "are locked meanwhile; computer players neither give nor heed any."
                )
            ),
        )

    def _no_backwards(self) -> tuple[Block, ...]:
        return (
            Figure(
                (
                    Face("58", Command.NO_BACKWARDS),
                    Gap(),
                    Face("47"),
                    Arrow(0, is_forbidden=True),
                    Face("37"),
                ),
                self.tr("While it shows, 37 may not go on 47."),
            ),
            Text(
                self.tr(
                    "No backwards trick on any of the four piles, not even one that would cover "
                    "this very card."
                )
            ),
        )

    def _one_pile(self) -> tuple[Block, ...]:
        return (
            Figure((Face("66", Command.ONE_PILE),), self.tr("All cards of a turn on one pile.")),
            Text(
                self.tr(
                    "Whoever is on turn lays all cards of the turn on one single pile, whichever "
                    "they like."
                )
            ),
            Reading(
                self.tr(
                    "If it is laid in the middle of a turn, the cards before it and the card "
                    "itself don't count: the ones after it go on one pile. Each showing card of "
                    "this kind binds by itself. Covered, it binds nobody any more, and the rest "
                    "of the turn is free."
                )
            ),
        )

    def _draw_one(self) -> tuple[Block, ...]:
        return (
            Figure((Face("73", Command.DRAW_ONE),), self.tr("One new card, not more.")),
            Text(
                self.tr(
                    "Whoever finishes a turn draws only one card, however many were laid. Once "
                    "it is covered, players draw back up to the full hand again."
                )
            ),
            Reading(
                self.tr(
                    "Who then has fewer cards than a turn demands, while there is still a draw "
                    "pile, has lost when their turn comes; only a Stop can save it."
                )
            ),
        )

    def _talking(self) -> Section:
        return Section(
            "talking",
            self.tr("Talking"),
            (
                Text(
                    self.tr(
                        "As in the Original, and about commands too: you may say which ones you "
                        "hold, and which had better not come now. Numbers stay secret."
                    )
                ),
            ),
        )
