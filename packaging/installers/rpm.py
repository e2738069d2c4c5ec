"""The package for Fedora, openSUSE and their kin."""

from pathlib import Path

from installers import libraries, linux_files
from installers.freezing import freeze
from installers.workplace import (
    DESCRIPTION,
    LICENCES,
    PACKAGE,
    SUMMARY,
    Workplace,
    filled,
)


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the package."""
    workplace.needs_linux()
    workplace.needs(rpmbuild="rpm")
    frozen = freeze(workplace)
    folder = workplace.emptied("rpm")
    tree = folder / "tree"
    linux_files.lay_out(workplace, frozen, tree / "usr")
    values = {
        "PACKAGE": PACKAGE,
        "VERSION": workplace.version,
        "SUMMARY": SUMMARY,
        "LICENCES": LICENCES,
        "NEEDS": "\n".join(needs(frozen)),
        "DESCRIPTION": "\n".join(DESCRIPTION),
        "TREE": str(tree),
        "FILES": "\n".join(_listed(tree)),
    }
    spec = folder / f"{PACKAGE}.spec"
    spec.write_text(filled(workplace.recipes / "linux" / "rpm.spec", values), encoding="utf-8")
    workplace.run("rpmbuild", "--quiet", "--define", f"_topdir {folder}", "-bb", spec)
    (made,) = (folder / "RPMS").rglob("*.rpm")
    return made.replace(workplace.artefact(made.name))


def needs(frozen: Path) -> list[str]:
    """The system's libraries, by names that are the same in all distributions."""
    found = libraries.binaries(frozen)
    required, useful = libraries.needed(found)
    return [
        "Requires: libc.so.6(GLIBC_{}.{})(64bit)".format(*libraries.glibc_of(found)),
        *(f"Requires: {each}()(64bit)" for each in required),
        *(f"Recommends: {each}()(64bit)" for each in useful),
    ]


def _listed(tree: Path) -> list[str]:
    """The folder of the program as a whole, and elsewhere every file and the folder it lies in.

    Several packages may have the same folder; it goes with the last of them.
    """
    own, share = tree / "usr" / linux_files.PROGRAM, tree / "usr" / "share"
    listed = [f"/{own.relative_to(tree)}"]
    for path in sorted(tree.rglob("*")):
        if path.is_relative_to(own):
            continue
        place = f"/{path.relative_to(tree)}"
        if path.is_symlink() or path.is_file():
            listed.append(place)
        elif share in path.parents:
            listed.append(f"%dir {place}")
    return listed
