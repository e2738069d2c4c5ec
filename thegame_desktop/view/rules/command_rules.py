"""The seven commands of Extreme, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Command
from thegame_desktop.view.rules.chapters import (
    Arrow,
    Block,
    DrawPile,
    Face,
    Figure,
    Gap,
    Reading,
    Section,
    Text,
    carrier,
)
from thegame_desktop.view.words.words import Words


class CommandRules(QObject):
    """Tells them in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._words = words

    def section(self, command: Command) -> Section:
        """All about one command; its value is what the section is found by."""
        blocks = {
            Command.STOP: self._stop,
            Command.SKULL: self._skull,
            Command.THREE: self._three,
            Command.SILENCE: self._silence,
            Command.NO_BACKWARDS: self._no_backwards,
            Command.ONE_PILE: self._one_pile,
            Command.DRAW_ONE: self._draw_one,
        }[command]()
        return Section(command.value, self._words.command(command), blocks)

    def _stop(self) -> tuple[Block, ...]:
        return (
            Text(
                self.tr(
                    "Your turn ends with this card, however few you have laid: even if it is the "
                    "first one. You draw, and the next player goes on."
                )
            ),
            Figure(
                (Face("26"), Arrow(0), carrier(Command.STOP, 1)),
                self.tr("The turn is over with this card."),
            ),
            Reading(
                self.tr(
                    "It is refused where the turn may not end: if you have laid a “3!” and Stop "
                    "isn't the third card, or if a Skull of this turn still shows. Laid on that "
                    "Skull, it covers it and is fine."
                )
            ),
        )

    def _skull(self) -> tuple[Block, ...]:
        return (
            Text(
                self.tr(
                    "You have to cover it in the same turn: no turn may end while a Skull laid in "
                    "it shows on a pile. If the very last card is a Skull and still shows, the "
                    "game is lost although all 98 are laid."
                )
            ),
            Figure(
                (carrier(Command.SKULL, 1), Arrow(0), Face("44")),
                self.tr("The next card on this pile covers the Skull."),
            ),
        )

    def _three(self) -> tuple[Block, ...]:
        return (
            Text(
                self.tr(
                    "This turn has exactly three cards in all, those before it included: no more "
                    "and no fewer, whatever the minimum is. A Stop may be one of them, but only "
                    "as the third card."
                )
            ),
            Figure(
                (
                    Face("53"),
                    Arrow(0),
                    carrier(Command.THREE, 2),
                    Arrow(0),
                    carrier(Command.STOP, 2),
                ),
                self.tr("One card, “3!”, and a Stop as the third: three in all."),
            ),
            Text(
                self.tr(
                    "Whoever has only one or two cards left near the end can't obey it any more. "
                    "Then the game is lost, even if all cards could be laid."
                )
            ),
        )

    def _silence(self) -> tuple[Block, ...]:
        return (
            Text(self.tr("Nobody may talk about the game or make any sign.")),
            Figure((carrier(Command.SILENCE, 1),), self.tr("As long as it shows, be quiet.")),
            Reading(
                self.tr(
                    "The signals at the table are locked meanwhile, and the table reminds you. "
                    "Computer players neither give nor heed any."
                )
            ),
        )

    def _no_backwards(self) -> tuple[Block, ...]:
        return (
            Text(self.tr("No backwards trick is allowed, on any of the four piles.")),
            Figure(
                (
                    carrier(Command.NO_BACKWARDS, 2),
                    Gap(),
                    Face("47"),
                    Arrow(0, is_forbidden=True),
                    Face("37"),
                ),
                self.tr("While it shows, 37 may not go on 47."),
            ),
            Reading(self.tr("Not even a trick that would cover this very card is allowed.")),
        )

    def _one_pile(self) -> tuple[Block, ...]:
        return (
            Text(
                self.tr(
                    "Whoever is on turn lays all cards of the turn on one single pile, whichever "
                    "they like."
                )
            ),
            Figure((carrier(Command.ONE_PILE, 2),), self.tr("All cards of a turn on one pile.")),
            Figure(
                (
                    Face("20"),
                    Arrow(0),
                    Face("23"),
                    Gap(),
                    Face("91"),
                    Arrow(2, is_forbidden=True),
                    Face("85"),
                ),
                self.tr("After the 23, no card of this turn may go on another pile."),
            ),
            Reading(
                self.tr(
                    "If it is laid in the middle of a turn, the cards before it and the card "
                    "itself don't count: those after it go on one pile. If several show, each of "
                    "them binds by itself. Once covered, it binds nobody, and the rest of the "
                    "turn is free."
                )
            ),
        )

    def _draw_one(self) -> tuple[Block, ...]:
        return (
            Text(
                self.tr(
                    "Whoever finishes a turn draws only one card, however many were laid. So hands "
                    "may become smaller. Once it is covered, you draw back up to the full hand "
                    "again."
                )
            ),
            Figure(
                (carrier(Command.DRAW_ONE, 3), Gap(), DrawPile()),
                self.tr("One new card, not more."),
            ),
            Reading(
                self.tr(
                    "If your hand has become smaller than the minimum while there is still a draw "
                    "pile, the game is lost when it is your turn. Only a Stop can save it."
                )
            ),
        )
