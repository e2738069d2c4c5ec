"""The rules of Extreme, in our own words."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Command, CommandNote, Note
from thegame_desktop.view.rules.chapters import (
    Arrow,
    Chapter,
    Face,
    Figure,
    Gap,
    HandSizes,
    Reading,
    Said,
    Section,
    Text,
    anchor_of,
    carrier,
)
from thegame_desktop.view.rules.command_rules import CommandRules
from thegame_desktop.view.rules.variant_rules import VariantRules
from thegame_desktop.view.words.words import Words

_INSTANT = tuple(each for each in Command if not each.is_lasting)
_LASTING = tuple(each for each in Command if each.is_lasting)


class ExtremeRules(QObject):
    """Tells the rules in the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._commands = CommandRules(words)
        self._variants = VariantRules(words)

    def chapter(self, title: str) -> Chapter:
        """The whole chapter under this title."""
        return Chapter(
            "extreme",
            title,
            (
                self._news(),
                self._obeying(),
                self._instant(),
                *map(self._commands.section, _INSTANT),
                self._lasting(),
                *map(self._commands.section, _LASTING),
                self._end(),
                self._talking(),
                *self._variants.sections(),
            ),
        )

    def _news(self) -> Section:
        return Section(
            "news",
            self.tr("What is new"),
            (
                Text(
                    self.tr(
                        "All rules of the Original stay: one to five players, at least two cards "
                        "a turn, one card once the draw pile is empty, and hands as large as "
                        "there:"
                    )
                ),
                HandSizes("standard"),
                Text(
                    self.tr(
                        "But 28 of the 98 number cards carry a command: seven different ones, on "
                        "four cards each."
                    )
                ),
                Figure(
                    (Face("24"), Gap(), carrier(Command.STOP, 1), carrier(Command.SILENCE, 2)),
                    self.tr("A plain card, an instant command (Stop), a lasting one (Silence)."),
                ),
                Reading(
                    self.tr(
                        "Which numbers carry which command is ours, and always the same. In a new "
                        "game you can have them shuffled for every deal, choose them yourself, or "
                        "switch single commands off to learn them step by step."
                    )
                ),
                Reading(
                    self.tr(
                        "There is no English rulebook of this edition at hand, so the English "
                        "names of the commands are ours."
                    )
                ),
            ),
            see_also=("original", anchor_of("extreme", "instant"), anchor_of("extreme", "lasting")),
        )

    def _obeying(self) -> Section:
        return Section(
            "obeying",
            self.tr("If a command isn't obeyed"),
            (
                Text(
                    self.tr(
                        "Whoever lays a card with a command has to obey it exactly. You may lay "
                        "several commands in one turn; then all of them have to be obeyed. If "
                        "one isn't, the game is lost at once."
                    )
                ),
                Reading(
                    self.tr(
                        "A card that would plainly break a command is refused, with the reason, "
                        "and nothing is lost: a fourth card with “3!”, “3!” as the fourth card or "
                        "later, a Stop where the turn may not end, a trick under “No backwards "
                        "trick”, a second pile under “One pile”."
                    )
                ),
                Figure(
                    (
                        carrier(Command.SKULL, 1),
                        Gap(),
                        Face("60"),
                        Arrow(2, is_forbidden=True),
                        carrier(Command.STOP, 2),
                    ),
                    self.tr("Refused: a Stop on another pile while your Skull still shows."),
                ),
                Reading(
                    self.tr(
                        "Any other card may be laid. But if it leaves no way to obey, the game is "
                        "lost: for example if you lay a “3!” and then a Skull as the third card. "
                        "The settings can have you warned of such a card."
                    )
                ),
                Reading(
                    self.tr(
                        "Whoever can't obey already when the turn begins, for example with "
                        "nothing but a Skull in hand, has lost at once, and those cards count as "
                        "left. The rulebook lets them be laid first; lost it is either way."
                    )
                ),
            ),
            see_also=tuple(
                anchor_of("extreme", each)
                for each in ("stop", "skull", "three", "no_backwards", "one_pile", "end")
            ),
        )

    def _instant(self) -> Section:
        return Section(
            "instant",
            self.tr("Instant commands"),
            (
                Text(
                    self.tr(
                        "Stop, Skull and “3!” show a flash of lightning. They are obeyed at once, "
                        "by whoever lays them, and in that turn only. After it they are cards "
                        "like all others."
                    )
                ),
                Figure(
                    (
                        carrier(Command.STOP, 1),
                        carrier(Command.SKULL, 1),
                        carrier(Command.THREE, 2),
                    ),
                    self.tr("Stop, Skull and “3!”."),
                ),
            ),
            see_also=tuple(anchor_of("extreme", each.value) for each in _INSTANT),
        )

    def _lasting(self) -> Section:
        return Section(
            "lasting",
            self.tr("Lasting commands"),
            (
                Text(
                    self.tr(
                        "The other four show the sign of infinity. They hold for everyone, from "
                        "the moment they are laid and as long as they show on top of a pile. If "
                        "several show, all of them hold. Once covered, they mean nothing any more."
                    )
                ),
                Figure(
                    (
                        carrier(Command.SILENCE, 1),
                        carrier(Command.NO_BACKWARDS, 2),
                        carrier(Command.ONE_PILE, 2),
                        carrier(Command.DRAW_ONE, 3),
                    ),
                    self.tr("Silence, No backwards trick, One pile, Draw only one."),
                ),
                Reading(
                    self.tr(
                        "A lasting command doesn't yet hold for the card that carries it: that "
                        "card itself may go back by a trick, or on a new pile."
                    )
                ),
            ),
            see_also=tuple(anchor_of("extreme", each.value) for each in _LASTING),
        )

    def _end(self) -> Section:
        return Section(
            "end",
            self.tr("Won or lost"),
            (
                Text(
                    self.tr(
                        "As in the Original: with all 98 cards laid you have beaten the game, and "
                        "fewer than ten cards left are an excellent result. It is lost if too few "
                        "cards fit to meet the minimum."
                    )
                ),
                Text(
                    self.tr(
                        "Commands add some ways to lose: a Skull that can't be covered, a “3!” "
                        "that can't get its three cards, or cards that would fit but that the "
                        "commands forbid. That goes for the very last turn too: even with all 98 "
                        "cards laid, the game is lost if it leaves a Skull on top or a “3!” "
                        "unobeyed."
                    )
                ),
                Figure(
                    (Face("89"), Arrow(0), carrier(Command.SKULL, 3)),
                    self.tr("The last card of all is a Skull that nobody can cover: lost."),
                ),
            ),
            see_also=(
                anchor_of("extreme", "skull"),
                anchor_of("extreme", "three"),
                anchor_of("extreme", "obeying"),
            ),
        )

    def _talking(self) -> Section:
        return Section(
            "talking",
            self.tr("Talking"),
            (
                Text(
                    self.tr(
                        "As in the Original, and you may talk about commands too: which ones you "
                        "hold, and which had better not come now. Numbers stay secret. While "
                        "Silence shows, nothing is said at all."
                    )
                ),
                Reading(
                    self.tr(
                        "Besides the signals for the piles there are two for each command: “I "
                        "hold one” and “Better not now”. For computer players the same holds as "
                        "in the Original: at least three numbers could be the reason."
                    )
                ),
                Figure(
                    (
                        Said(CommandNote(Command.STOP, Note.HELD)),
                        Said(CommandNote(Command.NO_BACKWARDS, Note.NOT_NOW)),
                    ),
                    self.tr("I hold one: Stop. Better not now: No backwards trick."),
                ),
            ),
            see_also=(anchor_of("extreme", "silence"),),
        )
