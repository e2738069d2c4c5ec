"""How cards and lays are written down in lessons: by the codes that records have."""

from thegame_desktop.engine import EDITIONS, Card, Lay


def cards(codes: str) -> tuple[Card, ...]:
    """Cards of whichever edition, separated by spaces."""
    return tuple(map(_card, codes.split()))


def lays(codes: str) -> tuple[Lay, ...]:
    """Lays written as card/pile, separated by spaces."""
    pairs = (each.partition("/") for each in codes.split())
    return tuple(Lay(_card(card), int(pile)) for card, _, pile in pairs)


def _card(code: str) -> Card:
    editions = (edition.card_by_code for edition in EDITIONS.values())
    return next(by_code[code] for by_code in editions if code in by_code)
