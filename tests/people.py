"""Who sits at the table in tests and pictures: a family, and people with names that need care."""

from thegame_desktop.play.seats import Seat, SeatColour


def seated(*names: str) -> tuple[Seat, ...]:
    """These players, each with a colour of their own."""
    return tuple(Seat(name, colour) for name, colour in zip(names, SeatColour, strict=False))


FAMILY = seated("Anna", "Ben", "Sarah", "Zoë", "Mika")
ODD_NAMES = seated(
    "<b>Ben</b>",
    "مريم الحسيني",
    "Maximiliane Wilhelmine von Wolkenstein-Trostburg zu Rodenegg",
    "Tom & Jerry",
    "שרה כהן־לוי",
)
"""Marks that are no format, names from right to left, and one that is too long for any place."""
LONG_NAMES = seated(
    "Wolfgang Amadeus Mozart",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 2,
    "Hans-Wilhelm Müller-Wohlfahrt",
    "Maximiliane Wilhelmine von Wolkenstein",
    "Friederike-Charlotte Ochsenknecht",
)
"""Everybody's name is longer than what is told of it."""
WIDE_NAMES = seated("W" * 200, "龍" * 40, "MWMW " * 40)
"""Names of the widest letters that there are."""
