"""Which cards a text speaks of: any number in it, unless it plainly means something else."""

import re
from functools import cache
from typing import NamedTuple

from thegame_desktop.engine import EDITIONS, Card, Edition

_COUNTED = (
    r"(?:cards?|Karten?|Handkarten?|Restkarten?|players|Spieler|minutes?|Minuten?|hints?|Tipps?)"
)
_TRICK = r"(?:, (?:backwards trick|Rückwärts-Trick))?"
_STEP = r"\((?:[+−]\d+|0|↶\s\d+)\)"
_NO_CARDS = re.compile(
    "|".join(
        (
            rf"\d+ (?:of|von) \d+ {_COUNTED}",
            rf"\d (?:to|bis) \d {_COUNTED}",
            rf"\d+ (?:more |weitere )?{_COUNTED}",
            # a lay that was done, and how far its pile moved on
            rf"(?:on pile|auf Stapel) [1-4]\b{_TRICK}(?: {_STEP})?",
            r"(?:[Pp]ile|Stapel) [1-4]\b",
            r"(?:Player|Spieler|seat|Platz) [1-5]\b",
            r"(?:starts at|beginnt bei) (?:100|1)\b",
            r"\b3!",
            r"(?:Fewer than|Weniger als) 10\b",
            r"(?:only|nur) 1 (?:once|bei)",
            r"(?:from|von) (?:1 (?:to|bis) 3|4 (?:to|bis) 7|8 (?:to|bis) 10)\b",
            r"\(×\d\)",
            # why a hint is a good one: how far piles move, how many numbers, a card still to come
            r"\b(?:um )?\d+ (?:rather than|statt)(?: um)? \d+\b",
            r"\b\d+ (?:steps?|Schritte?)\b",
            rf"(?:can be made|möglich ist|next to nothing|fast nichts) {_STEP}",
            r"\b(?:on|auf die) (?:1|100)\b",
            r"\b\d+ (?:for the trick may still come|für den Trick kann noch kommen)",
            r"\bF(?:1|11)\b",
            # names in code
            r"^(?:ring )?pile [0-3]$",
            r"^(?:seat|seat colour|seat name|seat kind|swap|starter|eagerness) [0-4]$",
            r"^signal (?:pile_advice|pile_wanted|trick_possible) [0-3]\b",
            r"^(covers_after_minutes|new_cards_seconds)=\d+$",
            r"^(text_percent|volume)=\d+$",
        )
    ),
    re.MULTILINE,
)
_OFFER = re.compile(
    r"[+−]\d+|0|↶\s\d+|(?:Takes the card|Nimmt die Karte)"
    rf"(?:{_TRICK} {_STEP})?"
)
_COLOURS = {
    "R": ("red", "rote"),
    "Y": ("yellow", "gelbe"),
    "G": ("green", "grüne"),
    "B": ("blue", "blaue"),
    "P": ("purple", "lila"),
}
_COLOURED = re.compile(
    "|".join(
        rf"\b(?i:{'|'.join(names)}) (?P<{code}>\d+)\b|\b{code}(?P<{code}_>\d+)\b"
        for code, names in _COLOURS.items()
    )
)


class Claims(NamedTuple):
    """What a text says about cards."""

    cards: frozenset[Card] = frozenset()
    offers: bool = False
    """True if it tells how far a card would move a pile."""
    riddles: tuple[str, ...] = ()
    """Numbers that are neither cards nor anything else that is known."""


@cache
def claims(text: str, edition_name: str) -> Claims:
    """What a text of a game of this edition says about cards."""
    if not any(char.isdigit() for char in text):
        return Claims()
    edition = EDITIONS[edition_name]
    if text in {row.card.code for row in edition.rows}:
        return Claims()  # an empty pile has the number of its row card
    if _OFFER.fullmatch(text):
        return Claims(offers=True)
    rest = _NO_CARDS.sub(" ", text)
    if edition.cards[0].colour is not None:
        codes = [_code(found) for found in _COLOURED.finditer(rest)]
        rest = _COLOURED.sub(" ", rest)
        return _told(edition, codes, re.findall(r"\d+", rest))
    return _told(edition, re.findall(r"\d+", rest), [])


def _code(found: re.Match[str]) -> str:
    group = found.lastgroup or ""
    return f"{group.rstrip('_')}{found[group]}"


def _told(edition: Edition, codes: list[str], riddles: list[str]) -> Claims:
    known = [code for code in codes if code in edition.card_by_code]
    unknown = [code for code in codes if code not in edition.card_by_code]
    cards = frozenset(edition.card_by_code[code] for code in known)
    return Claims(cards, riddles=(*unknown, *riddles))
