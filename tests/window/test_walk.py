"""The walk of a card that ARCHITECTURE tells is followed: it is the one that a card goes."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.prepared import dealt
from tests.window.slow_motion import SlowMotion
from thegame_desktop.model.preferences import Speed

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "thegame_desktop"
ROW = re.compile(r"^\| (\d+) \| `(\w+(?:\.\w+)?)` \| `([\w/]+\.py)` \|", re.MULTILINE)
MOST_FUNCTIONS, MOST_MODULES = 15, 12


class Place(NamedTuple):
    """A function, and the file below the package in which it is."""

    function: str
    file: str


class Call(NamedTuple):
    """A function at work, and who has called it, from the nearest to the farthest."""

    place: Place
    callers: tuple[Place, ...]


def walk() -> list[Place]:
    """The walk as ARCHITECTURE tells it."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    _, told, _ = re.split(r"<!-- /?walk -->", text)
    rows = ROW.findall(told)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    return [Place(function, file) for _, function, file in rows]


def place_of(frame: FrameType) -> Place | None:
    """Where it is, if it is of the program; what a function makes for itself belongs to it."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(PACKAGE):
        return None
    name, _, _ = frame.f_code.co_qualname.partition(".<locals>")
    return Place(name, path.relative_to(PACKAGE).as_posix())


def callers_of(frame: FrameType) -> Iterator[Place]:
    above = frame.f_back
    while above is not None:
        place = place_of(above)
        if place is not None:
            yield place
        above = above.f_back


class Recorder:
    """Notes every function of the program that is called, but for those of generators gone on."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def __enter__(self) -> "Recorder":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and (place := place_of(frame)) is not None:
            self.calls.append(Call(place, tuple(callers_of(frame))))


def laid_by_drag(open_window: OpenWindow) -> list[Call]:
    """All that is called from the press on a card until it lies and everything is at rest."""
    driver = open_window(speed=Speed.NORMAL)
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    motion = SlowMotion(driver)
    motion.come_to_rest()
    with Recorder() as recorder:
        driver.drag_card(card("4"), driver.pile(1))
        motion.come_to_rest()
    assert [each.code for each in driver.session.observation.table.laid] == ["4"]
    return recorder.calls


def test_the_walk_is_short() -> None:
    places = walk()
    assert len(places) == len({*places})
    assert 10 <= len(places) <= MOST_FUNCTIONS
    assert len({place.file for place in places}) <= MOST_MODULES


def test_a_card_goes_the_walk(open_window: OpenWindow) -> None:
    calls, places = laid_by_drag(open_window), walk()
    files = {place.file for place in places}
    start = 0
    for place in places:
        found = [nth for nth, call in enumerate(calls) if nth >= start and call.place == place]
        assert found, f"{place} isn't called after the one before"
        # Up to another one of the walk, or to Qt, the way leads through its modules alone.
        ways = [[*_up_to_another(calls[nth], places)] for nth in found]
        strange = [{each.file for each in way} - files for way in ways]
        assert set() in strange, f"{place} is reached by way of {min(strange, key=len)}"
        start = found[strange.index(set())] + 1


def _up_to_another(call: Call, places: list[Place]) -> Iterator[Place]:
    for caller in call.callers:
        if caller in places and caller != call.place:
            return
        yield caller


def test_what_is_left_out_is_found(open_window: OpenWindow) -> None:
    """Without the host, the walk would lead through a module that it doesn't tell."""
    calls, places = laid_by_drag(open_window), walk()
    (host,) = (place for place in places if place.function == "GameHost.fulfil")
    kept = [place for place in places if place != host]
    files = {place.file for place in kept}
    (submit,) = (call for call in calls if call.place.function == "Session.submit")
    assert {each.file for each in _up_to_another(submit, kept)} - files == {host.file}
