"""The libraries that the program needs on Windows: bundled where they are looked for, or its own.

Wine has many that Windows lacks, so that starting it there shows less than this does.
"""

import re
import subprocess
from pathlib import Path

from tools.machine import Trouble

BUNDLED = "_internal"
SEARCHED = ("PySide6", "shiboken6")
"""Folders below it where libraries are found too, wherever they are asked for."""
PART_OF_WINDOWS = frozenset(
    (
        *("advapi32", "authz", "avrt", "bcrypt", "comctl32", "comdlg32", "crypt32", "d3d11"),
        *("d3d12", "d3d9", "dnsapi", "dwmapi", "dwrite", "dxgi", "gdi32", "imm32", "iphlpapi"),
        *("kernel32", "mpr", "netapi32", "ntdll", "ole32", "oleaut32", "propsys", "rpcrt4"),
        *("secur32", "setupapi", "shcore", "shell32", "shlwapi", "ucrtbase", "uiautomationcore"),
        *("user32", "userenv", "uxtheme", "version", "winhttp", "winmm", "ws2_32", "wtsapi32"),
    )
)
_NEEDED = re.compile(r"DLL Name: (\S+)")


def check(folder: Path) -> None:
    """Raise Trouble if a library that is needed is neither there nor part of Windows 10."""
    inside = folder / BUNDLED
    searched = [inside, *(inside / name for name in SEARCHED)]
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() not in (".exe", ".dll", ".pyd"):
            continue
        # Nothing but its own folder is known yet when Python itself is loaded.
        places = [inside] if path.parent in (folder, inside) else [path.parent, *searched]
        found = {each.name.lower() for place in places for each in place.glob("*.[dD][lL][lL]")}
        missing = [name for name in needed(path) if name.lower() not in found]
        missing = [name for name in missing if not _is_part_of_windows(name.lower())]
        if missing:
            raise Trouble(f"{path.relative_to(folder)} needs {missing[0]}, which is not bundled.")


def needed(path: Path) -> list[str]:
    """What a program or library asks for when it is loaded."""
    done = subprocess.run(
        ["objdump", "--private-headers", str(path)], capture_output=True, text=True, check=True
    )
    return _NEEDED.findall(done.stdout)


def _is_part_of_windows(name: str) -> bool:
    stem = name.removesuffix(".dll")
    return stem in PART_OF_WINDOWS or stem.startswith(("api-ms-win-", "ext-ms-"))
