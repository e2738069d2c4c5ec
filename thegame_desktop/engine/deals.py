"""Deal codes: a short word that fixes a deal, the same on every machine for ever.

A code has ten characters in two groups, such as `T22T6-5TMFC`, all from 23456789ACEFHJKMNPRTWXY:
first a letter for the edition (T the Original, E Extreme, X Extreme with shuffled commands, K Quick
& Easy), then eight for the seed as a number to the base 23 with the highest place first, last a
check character.

The check: with a character's place in that alphabet, from 0 on, as its value, 1·first + 2·second +
… + 10·tenth is a multiple of 23. As 23 is prime, no single wrong character and no two characters
swapped go unnoticed.

The shuffle: SHAKE-256 (FIPS 202) of a purpose, a space and the code's first nine characters, as
ASCII, gives 128 bytes, read as one big-endian number. The pack begins in order: 2 to 99, or 1 to 10
in red, then in yellow, green, blue and purple. From the last place down to the second, the number
is divided by how many cards are left to choose from: the quotient is the new number, the remainder
the place to swap with, counted from 0. 98! has 512 bits, so every order is as likely as any other
to one part in 2^512.

The purpose is `deck` for the deck. For shuffled commands it is `commands`: of the pack shuffled so,
the first four cards carry stop, the next four skull, then three, silence, no_backwards, one_pile,
draw_one.

A series of seeds: SHAKE-256 of a word and numbers, separated by spaces, gives 128 bytes, read as
one big-endian number and divided by 23^8; the remainder is the seed.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TypeVar

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.commands import Command, Layout
from thegame_desktop.engine.editions import EDITIONS, Edition
from thegame_desktop.engine.layouts import CARDS_PER_COMMAND

ALPHABET = "23456789ACEFHJKMNPRTWXY"
"""No two of these look alike: left out are 0 O D Q, 1 I L, 2's Z, 5's S, 6's G, 8's B, U and V."""

SEED_LENGTH = 8
SEED_COUNT: int = len(ALPHABET) ** SEED_LENGTH
_CODE_LENGTH = SEED_LENGTH + 2
_GROUP = 5
_SHUFFLE_BYTES = 128

T = TypeVar("T")


class CodeFault(StrEnum):
    """What is wrong with a deal code; the value is a stable code."""

    LENGTH = "code_length"
    CHARACTER = "code_character"
    CHECK = "code_check"
    EDITION = "code_edition"


class BadDealCode(ValueError):
    """A text is no deal code."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        return self.fault.value


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of an edition: the order of its deck and, if shuffled, its commands."""

    edition: Edition
    seed: int
    shuffles_commands: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.seed < SEED_COUNT:
            raise ValueError("the seed is out of range")
        if self.shuffles_commands and not self.edition.has_commands:
            raise ValueError(f"{self.edition.name} has no commands to shuffle")

    @classmethod
    def by_chance(cls, edition: Edition, rng: Random, *, shuffles_commands: bool = False) -> "Deal":
        """Any deal of the edition, each as likely as the others."""
        return cls(edition, rng.randrange(SEED_COUNT), shuffles_commands)

    @property
    def code(self) -> str:
        """The deal as a text that can be passed on."""
        body = self._body
        # The check character's own weight is 10, and 10 · 7 = 70 = 3 · 23 + 1: times 7 undoes it.
        check = ALPHABET[-_weighted_sum(body) * 7 % len(ALPHABET)]
        return f"{body[:_GROUP]}-{body[_GROUP:]}{check}"

    @property
    def deck(self) -> tuple[Card, ...]:
        """Every card in the order it leaves the shuffled pack."""
        return _shuffled(self.edition.cards, f"deck {self._body}")

    @property
    def layout(self) -> Layout:
        """Which cards carry commands, all commands being switched on."""
        if not self.shuffles_commands:
            return self.edition.default_layout
        cards = _shuffled(self.edition.cards, f"commands {self._body}")
        return Layout.of(
            {
                command: cards[nth * CARDS_PER_COMMAND : (nth + 1) * CARDS_PER_COMMAND]
                for nth, command in enumerate(Command)
            }
        )

    @property
    def _body(self) -> str:
        letter = self.edition.deal_letter
        if self.shuffles_commands:
            letter = self.edition.shuffled_deal_letter or letter
        seed, characters = self.seed, []
        for _ in range(SEED_LENGTH):
            seed, value = divmod(seed, len(ALPHABET))
            characters.append(ALPHABET[value])
        return letter + "".join(reversed(characters))


def parse_deal(text: str) -> Deal:
    """The deal of a code; capitals, spaces and hyphens don't matter. Raises BadDealCode."""
    code = "".join(text.upper().replace("-", " ").split())
    if len(code) != _CODE_LENGTH:
        raise BadDealCode(CodeFault.LENGTH)
    if not set(code) <= set(ALPHABET):
        raise BadDealCode(CodeFault.CHARACTER)
    if _weighted_sum(code) % len(ALPHABET):
        raise BadDealCode(CodeFault.CHECK)
    seed = 0
    for character in code[1:-1]:
        seed = seed * len(ALPHABET) + ALPHABET.index(character)
    for edition in EDITIONS.values():
        if code[0] == edition.deal_letter:
            return Deal(edition, seed)
        if code[0] == edition.shuffled_deal_letter:
            return Deal(edition, seed, shuffles_commands=True)
    raise BadDealCode(CodeFault.EDITION)


def seed_from(series: str, *numbers: int) -> int:
    """The seed at a place in a series, as evenly spread as chance."""
    return _big_number(" ".join([series, *map(str, numbers)])) % SEED_COUNT


def _weighted_sum(code: str) -> int:
    return sum(weight * ALPHABET.index(character) for weight, character in enumerate(code, start=1))


def _big_number(purpose: str) -> int:
    digest = hashlib.shake_256(purpose.encode("utf-8"), usedforsecurity=False)
    return int.from_bytes(digest.digest(_SHUFFLE_BYTES), "big")


def _shuffled(items: Iterable[T], purpose: str) -> tuple[T, ...]:
    order = list(items)
    choices = _big_number(purpose)
    for last in range(len(order) - 1, 0, -1):
        choices, chosen = divmod(choices, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
