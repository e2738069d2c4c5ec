"""The package for Debian, Ubuntu and their kin."""

import hashlib
from pathlib import Path

from installers import libraries, linux_files
from installers.freezing import freeze
from installers.workplace import (
    CONTRIBUTORS,
    DESCRIPTION,
    PACKAGE,
    SUMMARY,
    Workplace,
    given_dates,
)


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the package."""
    workplace.needs_linux()
    workplace.needs(dpkg_deb="dpkg")
    frozen = freeze(workplace)
    tree = workplace.emptied("deb") / "tree"
    linux_files.lay_out(workplace, frozen, tree / "usr")
    about = tree / "DEBIAN"
    about.mkdir()
    architecture = workplace.asked("dpkg", "--print-architecture").strip()
    control = _control(workplace, frozen, tree, architecture)
    (about / "control").write_text(control, encoding="utf-8")
    (about / "md5sums").write_text(_checksums(tree), encoding="utf-8")
    given_dates(tree, workplace.epoch)
    package = workplace.artefact(f"{PACKAGE}_{workplace.version}_{architecture}.deb")
    workplace.run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree, package)
    return package


def _control(workplace: Workplace, frozen: Path, tree: Path, architecture: str) -> str:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir())
    fields = {
        "Package": PACKAGE,
        "Version": workplace.version,
        "Architecture": architecture,
        # There is no address to write to; a name alone is none for dpkg.
        "Maintainer": f"{CONTRIBUTORS} <nobody@thegame-desktop.invalid>",
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(-(-size // 1024)),
        **needed_packages(frozen),
        "Description": "\n ".join((SUMMARY, *DESCRIPTION)),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def needed_packages(frozen: Path) -> dict[str, str]:
    """What the program depends on, as Debian says it."""
    found = libraries.binaries(frozen)
    required, useful = (
        {libraries.DECLARED[name] for name in names} for names in libraries.needed(found)
    )
    depends = sorted({*required, *libraries.FILES_NEEDED})
    glibc = "libc6 (>= {}.{})".format(*libraries.glibc_of(found))
    return {
        "Depends": ", ".join((glibc, *depends)),
        "Recommends": ", ".join(sorted(useful - required)),
    }


def _checksums(tree: Path) -> str:
    """By these, `dpkg --verify` finds what was damaged."""
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file())
    own = [path for path in files if not path.is_symlink()]
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree)}\n"
        for path in own
    ]
    return "".join(lines)
