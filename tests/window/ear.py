"""Hears what is announced, in place of a screen reader."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


class Ear:
    """Keeps what was said; put in the place of `announcing.QAccessible`."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.heard: list[str] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        is_urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
        self.heard.append(f"{'! ' if is_urgent else ''}{event.message()}")

    def news(self) -> list[str]:
        """What was heard since the last time."""
        news, self.heard = self.heard, []
        return news
