"""Words for what players let each other know."""

from collections import Counter

from thegame_desktop.engine import (
    Advice,
    Colour,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Signal,
    Signals,
    TrickPossible,
)
from thegame_desktop.view.words.wording import Wording


class SignalWords(Wording):
    """The part of the words that tells signals; asked by way of `Words`."""

    def phrase(self, signal: Signal) -> str:
        """The whole signal in a short phrase, such as goes with its owner's name."""
        match signal:
            case PileAdvice(pile, _):
                words = self.tr("Pile {number}: {advice}")
                return words.format(number=pile + 1, advice=self.here(signal))
            case PileWanted(pile):
                return self.tr("wants pile {number}").format(number=pile + 1)
            case TrickPossible(pile):
                return self.tr("trick possible on pile {number}").format(number=pile + 1)
            case CommandNote(command, note):
                held, not_now = self.tr("{command}: in hand"), self.tr("{command}: better not now")
                words = held if note is Note.HELD else not_now
                return words.format(command=self._words.command(command))
            case Holding(colour, height):
                return self._holding(colour, height)

    def here(self, signal: Signal) -> str:
        """The signal where it shows which pile it is about."""
        match signal:
            case PileAdvice(_, advice):
                return {
                    Advice.KEEP_OFF: self.tr("keep off"),
                    Advice.SMALL_STEP: self.tr("small step only"),
                    Advice.GO_AHEAD: self.tr("go ahead"),
                }[advice]
            case PileWanted():
                return self.tr("wants this pile")
            case TrickPossible():
                return self.tr("trick possible here")
        return self.phrase(signal)

    def phrases(self, signals: Signals) -> list[str]:
        """All that a player says, a phrase each; what is said more than once is counted."""
        counted = self.tr("{signal} (×{count})")
        return [
            self.phrase(each)
            if count == 1
            else counted.format(signal=self.phrase(each), count=count)
            for each, count in Counter(signals).items()
        ]

    def choice(self, signal: Signal) -> str:
        """What is said, without whom or what it is about: the head of a line to choose from."""
        match signal:
            case PileAdvice(_, advice):
                return {
                    Advice.KEEP_OFF: self.tr("Keep off"),
                    Advice.SMALL_STEP: self.tr("Small step only"),
                    Advice.GO_AHEAD: self.tr("Go ahead"),
                }[advice]
            case PileWanted():
                return self.tr("Wanted")
            case TrickPossible():
                return self.tr("Trick possible")
            case CommandNote(_, Note.NOT_NOW):
                return self.tr("Better not now")
            case Holding(_, Height() as height):
                return {
                    Height.LOW: self.tr("Low"),
                    Height.MIDDLE: self.tr("Middle"),
                    Height.HIGH: self.tr("High"),
                }[height]
        return self.tr("I hold one")

    def meaning(self, signal: Signal) -> str:
        """What a choice means, in a few words; empty if it goes without saying."""
        match signal:
            case PileAdvice(_, advice):
                return {
                    Advice.KEEP_OFF: self.tr("I have something very good here"),
                    Advice.SMALL_STEP: self.tr("I have something good here"),
                    Advice.GO_AHEAD: self.tr("I have nothing here"),
                }[advice]
            case PileWanted():
                return self.tr("I would like to lay here")
            case TrickPossible():
                return self.tr("I can go backwards here")
            case Holding(_, Height() as height):
                return {
                    Height.LOW: self.tr("from 1 to 3"),
                    Height.MIDDLE: self.tr("from 4 to 7"),
                    Height.HIGH: self.tr("from 8 to 10"),
                }[height]
        return ""

    def _holding(self, colour: Colour, height: Height | None) -> str:
        # Whole phrases: in some languages the words around a colour bend with it.
        words = {
            Colour.RED: self.tr("holds something red"),
            Colour.YELLOW: self.tr("holds something yellow"),
            Colour.GREEN: self.tr("holds something green"),
            Colour.BLUE: self.tr("holds something blue"),
            Colour.PURPLE: self.tr("holds something purple"),
        }[colour]
        if height is None:
            return words
        level = {
            Height.LOW: self.tr("low"),
            Height.MIDDLE: self.tr("middle"),
            Height.HIGH: self.tr("high"),
        }[height]
        return self.tr("{holding}, {height}").format(holding=words, height=level)
