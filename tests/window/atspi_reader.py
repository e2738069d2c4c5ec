"""A screen reader for tests: tells all that it finds on the accessibility bus.

It is run by the system's own Python, the one that has pyatspi. Each line of its input is a request,
`["read"]`, `["find", object name]`, `["do", program, path, action]` or `["heard"]`, and is answered
by a line of JSON.
"""

import json
import sys
from collections.abc import Iterable
from typing import Any, NamedTuple

import pyatspi  # type: ignore[import-not-found]
from gi.repository import Atspi, Gio, GLib  # type: ignore[import-not-found]

SPOKEN = ("object:announcement", "object:property-change", "object:text-changed")
"""The kinds of events that carry words."""
PROPERTIES = {
    "name": "Name",
    "description": "Description",
    "help": "HelpText",
    "identity": "AccessibleId",
}
METHODS = {
    "role": "GetRoleName",
    "states": "GetState",
    "attributes": "GetAttributes",
    "interfaces": "GetInterfaces",
}
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_ACTION = "org.a11y.atspi.Action"
_TEXT = "org.a11y.atspi.Text"


class Place(NamedTuple):
    """Where a node is to be found."""

    program: str
    path: str


class Question(NamedTuple):
    """A call to a node; what it answers is one value."""

    place: Place
    interface: str
    method: str
    arguments: Any = None


class Reader:
    """Asks all questions at once: pyatspi would wait for each of thousands of answers."""

    def __init__(self) -> None:
        self._bus = _accessibility_bus()
        self._heard: list[tuple[str, str]] = []
        pyatspi.Registry.registerEventListener(self._hear, *SPOKEN)

    def answer(self, request: list[str]) -> object:
        """What is asked for; None if a node has gone meanwhile."""
        try:
            match request:
                case ["read"]:
                    return self._about(self._places())
                case ["find", name]:
                    return self._about(self._called(name))
                case ["do", program, path, action]:
                    return self._do(Place(program, path), action)
                case ["heard"]:
                    heard, self._heard = self._heard, []
                    return heard
        except GLib.Error:
            return None
        raise ValueError(request)

    def _about(self, places: list[Place]) -> list[dict[str, Any]]:
        """All that can be known about these nodes."""
        told = self._ask(question for place in places for question in _questions(place))
        keys = (*PROPERTIES, *METHODS)
        rows = [told[start : start + len(keys)] for start in range(0, len(told), len(keys))]
        nodes = [dict(zip(keys, row, strict=True)) for row in rows]
        found = dict(zip(places, nodes, strict=True))
        actions = self._ask_those(found, _ACTION, "GetActions")
        texts = self._ask_those(found, _TEXT, "GetText", GLib.Variant("(ii)", (0, -1)))
        for place, node in found.items():
            del node["interfaces"]
            node.update(place._asdict())
            node["states"] = _states(*node["states"])
            node["attributes"] = [f"{key}:{value}" for key, value in node["attributes"].items()]
            node["actions"] = [name for name, *_ in actions.get(place, ())]
            node["text"] = texts.get(place, "")
        return nodes

    def _called(self, object_name: str) -> list[Place]:
        """Every node of this name."""
        places = self._places()
        identities = self._ask(_property(place, PROPERTIES["identity"]) for place in places)
        return [
            place
            for place, identity in zip(places, identities, strict=True)
            if identity.rpartition(".")[2] == object_name
        ]

    def _places(self) -> list[Place]:
        """Every node of every program, whether it can be seen or not."""
        found: list[Place] = []
        level = [Place("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")]
        while level:
            families = self._ask(Question(place, _ACCESSIBLE, "GetChildren") for place in level)
            level = [Place(*child) for family in families for child in family]
            found += level
        return found

    def _ask_those(
        self, nodes: dict[Place, dict[str, Any]], interface: str, method: str, arguments: Any = None
    ) -> dict[Place, Any]:
        """Ask only the nodes that can be asked this."""
        able = [place for place, node in nodes.items() if interface in node["interfaces"]]
        questions = [Question(place, interface, method, arguments) for place in able]
        return dict(zip(able, self._ask(questions), strict=True))

    def _do(self, place: Place, action: str) -> bool:
        """Do a node's action; False if it hasn't got that."""
        (actions,) = self._ask([Question(place, _ACTION, "GetActions")])
        names = [name.replace(" ", "") for name, *_ in actions]  # Qt 6.12 says "Set Focus"
        if action not in names:
            return False
        nth = GLib.Variant("(i)", (names.index(action),))
        (is_done,) = self._ask([Question(place, _ACTION, "DoAction", nth)])
        return bool(is_done)

    def _ask(self, questions: Iterable[Question]) -> list[Any]:
        """Ask everything at once, and wait until all is answered."""
        answers: list[Any] = []
        missing = 0

        def done(bus: Any, result: Any, nth: int) -> None:
            nonlocal missing
            missing -= 1
            try:
                (answers[nth],) = bus.call_finish(result).unpack()
            except GLib.Error as error:
                answers[nth] = error

        for nth, (place, *call) in enumerate(questions):
            answers.append(None)
            missing += 1
            self._bus.call(*place, *call, None, Gio.DBusCallFlags.NONE, -1, None, done, nth)
        while missing:
            GLib.MainContext.default().iteration(True)
        for answer in answers:
            if isinstance(answer, GLib.Error):
                raise answer
        return answers

    def _hear(self, event: Any) -> None:
        if isinstance(event.any_data, str):
            self._heard.append((str(event.type), event.any_data))


def _questions(place: Place) -> Iterable[Question]:
    for name in PROPERTIES.values():
        yield _property(place, name)
    for name in METHODS.values():
        yield Question(place, _ACCESSIBLE, name)


def _property(place: Place, name: str) -> Question:
    wanted = GLib.Variant("(ss)", (_ACCESSIBLE, name))
    return Question(place, "org.freedesktop.DBus.Properties", "Get", wanted)


def _states(low: int, high: int) -> list[str]:
    bits = high << 32 | low
    return [Atspi.StateType(nth).value_nick for nth in range(64) if bits >> nth & 1]


def _accessibility_bus() -> Any:
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    place = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    (address,) = session.call_sync(*place, None, None, Gio.DBusCallFlags.NONE, -1, None)
    flags = Gio.DBusConnectionFlags
    client = flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, client, None, None)


def main() -> None:
    """Answer until there are no more requests."""
    reader = Reader()
    loop = GLib.MainLoop()  # that of pyatspi never rests

    def on_input(*_: object) -> bool:
        line = sys.stdin.readline()
        if line:
            print(json.dumps(reader.answer(json.loads(line))), flush=True)
        else:
            loop.quit()
        return bool(line)

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, on_input)
    loop.run()


if __name__ == "__main__":
    main()
