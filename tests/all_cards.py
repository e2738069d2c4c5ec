"""What nobody at the table may know, for tests that hold what is shown to it."""

from thegame_desktop.engine import State
from thegame_desktop.model.session import Session


def state_of(session: Session) -> State:
    """The game with all its cards, as the session has it now."""
    course = session.course
    assert course is not None, "a game has been started"
    return course.state
