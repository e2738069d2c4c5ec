"""Games in files of the player's own: opened from anywhere, saved anywhere."""

from dataclasses import replace
from pathlib import Path
from uuid import uuid4

from thegame_desktop.engine import decode_record, encode_record
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.course import Course
from thegame_desktop.model.saved_game import course_of_record, record_of_course
from thegame_desktop.model.session import Session
from thegame_desktop.storage.record_files import read_one_record
from thegame_desktop.storage.safe_write import replacing

SUFFIX = ".thegame"


def open_game(session: Session, autosave: Autosave, path: Path) -> None:
    """Go on with the game in a file, which stays as it is; of one that is over, show the end.

    Raises OSError or BadRecord; then nothing has changed.
    """
    course = course_of_record(decode_record(read_one_record(path)))
    if course.is_over:
        session.open(course.turned_up(), is_concluded=True)
    elif not _is_same(course, session.course):
        # A game of its own: the one that the file was saved from may have gone on meanwhile.
        course = replace(course, id=uuid4().hex)
        session.conclude()
        autosave.borrow(course)
        session.open(course)


def save_game(session: Session, path: Path) -> None:
    """Write the game as it stands to a file; raises OSError, and then an old file stays."""
    assert session.course is not None, "no game has been started"
    data = encode_record(record_of_course(session.course))
    with replacing(path) as stream:
        stream.write(data + b"\n")


def _is_same(course: Course, running: Course | None) -> bool:
    """True if it is just the game that is running: then there is nothing to be opened."""
    if running is None or running.is_over:
        return False
    return record_of_course(course).turns == record_of_course(running).turns and (
        course.id == running.id
    )
