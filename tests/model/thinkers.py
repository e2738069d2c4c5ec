"""Those who think beside the window: the object that is asked, and the threads that answer."""

import threading

from PySide6.QtCore import QObject

from thegame_desktop.model.thinker import Thinker


def thinker_of(owner: QObject) -> Thinker:
    """Who thinks for this one."""
    (thinker,) = owner.findChildren(Thinker)
    return thinker


def thinking_threads() -> set[threading.Thread]:
    """All threads of this process that answer questions."""
    return {each for each in threading.enumerate() if each.name == "thinker"}
