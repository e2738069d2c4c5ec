"""An accessibility bus of its own, on which a screen reader reads the real program."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.window.real_screen import RealScreen, server, wait_for
from tools.system_packages import SYSTEM_PYTHON

_READER = Path(__file__).with_name("atspi_reader.py")
_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""How a session's bus starts the accessibility bus: the one service that ours can start."""
_CONFIGURATION = """\
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <servicedir>{folder}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@dataclass(frozen=True)
class Node:
    """All that a screen reader can ask one node for."""

    program: str
    path: str
    """Where it is on the bus: a number that says nothing."""
    role: str
    name: str
    description: str
    help: str
    identity: str
    """The object names from the application down to it."""
    states: Sequence[str]
    actions: Sequence[str]
    text: str
    attributes: Sequence[str]

    @property
    def object_name(self) -> str:
        """What the program calls the widget, by its class if it has no name."""
        return self.identity.rpartition(".")[2]

    @property
    def is_showing(self) -> bool:
        """True if it can be seen."""
        return "showing" in self.states

    @property
    def is_enabled(self) -> bool:
        """True if it isn't greyed out."""
        return "enabled" in self.states

    @property
    def words(self) -> tuple[str, ...]:
        """Everything in it that could be read aloud or by a program."""
        own = (self.name, self.description, self.help, self.text, self.object_name)
        return (*own, *self.attributes)


class Heard(NamedTuple):
    """An event that carries words."""

    kind: str
    words: str

    @property
    def is_announced(self) -> bool:
        """True if a screen reader says it, wherever the focus is."""
        return self.kind.startswith("object:announcement")


class ScreenReader:
    """Reads what is on the bus, and does what a node offers."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def tree(self) -> Sequence[Node]:
        """All nodes of the program, those too that can't be seen."""
        return self._nodes("read")

    def named(self, object_name: str) -> Sequence[Node]:
        """All nodes that the program calls so, those too that can't be seen."""
        return self._nodes("find", object_name)

    def find(self, object_name: str) -> Node | None:
        """The one node of this name that can be seen; None if none can."""
        found = [node for node in self.named(object_name) if node.is_showing]
        assert len(found) <= 1, f"{len(found)} of {object_name!r} can be seen"
        return found[0] if found else None

    def wait_for(self, object_name: str) -> Node:
        """The node of this name, once it can be seen and used."""

        def look() -> Node | None:
            node = self.find(object_name)
            return node if node is not None and node.is_enabled else None

        return wait_for(look, f"{object_name!r} can be used")

    def wait_until_gone(self, object_name: str) -> None:
        """Wait until no node of this name can be seen."""
        wait_for(lambda: self.find(object_name) is None, f"{object_name!r} is gone")

    def do(self, node: Node, action: str) -> None:
        """Do one of the node's actions, as a player would by the screen reader."""
        assert self._ask("do", node.program, node.path, action), f"{action} at {node}"

    def heard(self) -> Sequence[Heard]:
        """All events with words since the last time: what was announced, and what changed."""
        return [Heard(*each) for each in self._ask("heard")]

    def wait_to_hear(self, start: str) -> tuple[str, Sequence[Heard]]:
        """Wait for an announcement that starts like this; the others heard by then come along."""
        heard: list[Heard] = []

        def listen() -> str:
            heard.extend(self.heard())
            announced = [each.words for each in heard if each.is_announced]
            return next((each for each in announced if each.startswith(start)), "")

        return wait_for(listen, f"{start!r} is announced"), heard

    def _nodes(self, *request: str) -> Sequence[Node]:
        """Ask again as long as a node goes while it is read."""

        def look() -> tuple[Sequence[Node]] | None:
            answer = self._ask(*request)
            return None if answer is None else ([Node(**each) for each in answer],)

        (nodes,) = wait_for(look, "all nodes can be read")
        return nodes

    def _ask(self, *request: str) -> Any:
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        pipe.write(json.dumps(request) + "\n")
        pipe.flush()
        answer = answers.readline()
        assert answer, "the screen reader has ended"
        return json.loads(answer)


@contextmanager
def accessibility_bus(screen: RealScreen) -> Iterator[RealScreen]:
    """The same screen with an accessibility bus, which is gone afterwards with all its helpers."""
    # A socket's path must be short: the folder of the test may be too long.
    with TemporaryDirectory(prefix="bus-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        shutil.copy(_SERVICE, folder)
        configuration = folder / "bus.conf"
        configuration.write_text(_CONFIGURATION.format(folder=folder))
        environment = {
            **screen.environment,
            "XDG_RUNTIME_DIR": name,
            "GSETTINGS_BACKEND": "memory",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            # To be asked about a node that has just gone is nothing to complain about.
            "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
        }
        command = ["dbus-daemon", "--nofork", f"--config-file={configuration}", "--print-address"]
        with server(command, environment) as address:
            environment["DBUS_SESSION_BUS_ADDRESS"] = address
            yield replace(screen, environment=environment)


@contextmanager
def screen_reader(screen: RealScreen) -> Iterator[ScreenReader]:
    """A screen reader on the accessibility bus of that screen."""
    with subprocess.Popen(
        [SYSTEM_PYTHON, "-I", str(_READER)],
        env=screen.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield ScreenReader(process)
        finally:
            process.kill()
