"""Telling those who can't see it what has just changed."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(about: QWidget, words: str, *, is_urgent: bool = False) -> None:
    """Have a screen reader say this; what is urgent interrupts whatever it is saying."""
    if not words:
        return
    event = QAccessibleAnnouncementEvent(about, words)
    if is_urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
