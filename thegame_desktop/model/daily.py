"""The daily deal: one for each edition and day, the same for everyone, for ever."""

from datetime import date

from thegame_desktop.engine import Deal, Edition, seed_from


def daily_deal(edition: Edition, day: date) -> Deal:
    """The edition's deal of this day."""
    return Deal(edition, seed_from(f"daily {edition.name}", day.year, day.month, day.day))
