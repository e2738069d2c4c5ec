"""Games in files of the player's own: opened from anywhere, saved anywhere."""

from dataclasses import replace
from pathlib import Path
from uuid import uuid4

from thegame_desktop.engine import decode_record, encode_record
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import course_of_record, record_of_course, require_room
from thegame_desktop.storage.record_files import read_one_record
from thegame_desktop.storage.safe_write import replacing

SUFFIX = ".thegame"


def open_game(session: Session, autosave: Autosave, path: Path) -> None:
    """Go on with the game in a file, which stays as it is; of one that is over, show the end.

    Raises OSError or BadRecord; then nothing has changed.
    """
    data = read_one_record(path)
    course = course_of_record(decode_record(data))
    if course.is_over:
        session.open(course.turned_up(), is_concluded=True)
    elif not _is_on_the_table(course, session):
        # A game of its own: the one that the file was saved from may have gone on meanwhile.
        course = replace(course, id=uuid4().hex)
        require_room(course)
        session.conclude()
        course = replace(course, game=marked_if_known(course.game, autosave))
        autosave.borrow(course, path, data)
        session.open(course)


def save_game(session: Session, path: Path) -> None:
    """Write the game as it stands to a file; raises OSError or BadRecord, and an old file stays."""
    assert session.course is not None, "no game has been started"
    data = encode_record(record_of_course(session.course))
    with replacing(path) as stream:
        stream.write(data + b"\n")


def _is_on_the_table(course: Course, session: Session) -> bool:
    """True if it is just the game that is running: then there is nothing to be opened."""
    running = session.course
    if running is None or not session.is_running:
        return False
    return (course.id, course.state) == (running.id, running.state)
