"""The installer for Windows: for one user, without rights of an administrator."""

from pathlib import Path

from installers.freezing import freeze
from installers.wine import freeze_for_windows
from installers.workplace import PACKAGE, Workplace
from tools.machine import Trouble


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the installer."""
    machine = workplace.machine
    if machine.is_windows:
        frozen = freeze(workplace)
        if not machine.has_program("makensis"):
            raise Trouble("NSIS is missing: install it, and let makensis be found.")
    elif machine.is_linux:
        workplace.needs(makensis="nsis")
        frozen = freeze_for_windows(workplace)
    else:
        raise Trouble("it can be built on Windows, or with wine on Linux.")
    setup = workplace.artefact(f"{PACKAGE}-{workplace.version}-setup.exe")
    size = sum(path.stat().st_size for path in frozen.rglob("*") if path.is_file())
    values = {
        "VERSION": workplace.version,
        "PROGRAM": frozen,
        "ICONS": workplace.icons,
        "OUT": setup,
        "SIZE_KB": size // 1024,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    script = workplace.recipes / "windows" / "thegame.nsi"
    # Warnings too: nobody would look at them.
    workplace.run("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, script)
    return setup
