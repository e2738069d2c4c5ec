"""What people do with the laptop between their turns."""

from thegame_desktop.model.session import Session


def pass_on(session: Session) -> None:
    """Whoever still looks at new cards has seen them, and passes the laptop on."""
    if session.look is not None and session.look.has_new_cards:
        session.cover()
