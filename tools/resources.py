"""Compiles `resources/`, `translations/` and the sounds into the one file that the game loads.

Inside it, a file has its path below `resources/`; the texts are `translations/thegame_XX.qm`, and
Qt's own `translations/qtbase_XX.qm`; the sounds are `sounds/XX.wav`.
"""

from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from tools import sounds, synthesis
from tools.machine import Machine
from tools.made_file import MadeFile, fingerprint
from tools.qt_tools import QtTools
from tools.translations import language_of, translation_files

COMPILED = Path("thegame_desktop", "resources.rcc")

# Notes to ourselves stay out; licences are shown in the game.
NOTES = frozenset({".md", ".txt"})
LICENSED = ("fonts", "licences")
OWN_LICENCE = "LICENSE"

_SOUND_RECIPES = (sounds.__file__, synthesis.__file__)


def ensure(machine: Machine, root: Path, qt: QtTools) -> None:
    """Compile the resources, unless the file at hand was made from the very same inputs."""
    resources = MadeFile(root, COMPILED, "resources")
    # Taken before anything is compiled, so that an edit made meanwhile is noticed the next time.
    inputs = _inputs(root, qt)
    if resources.is_made_from(inputs):
        return
    machine.say("Compiling texts, pictures and sounds ...")
    with resources.workshop() as workshop:
        resources.take(_compile(root, qt, workshop), inputs)


def resource_files(root: Path) -> dict[str, Path]:
    """Return what goes in as it is, by its name inside."""
    folder = root / "resources"
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    named = {path.relative_to(folder).as_posix(): path for path in found}
    files = {name: path for name, path in named.items() if _belongs(Path(name))}
    own = root / OWN_LICENCE
    return files | ({f"licences/{OWN_LICENCE}": own} if own.is_file() else {})


def _belongs(name: Path) -> bool:
    if any(part.startswith(".") for part in name.parts):
        return False
    return name.suffix not in NOTES or (name.suffix == ".txt" and name.parts[0] in LICENSED)


def _qt_texts(root: Path, qt: QtTools) -> dict[str, Path]:
    found = (qt.own_texts(language_of(texts)) for texts in translation_files(root))
    return {f"translations/{path.name}": path for path in found if path.is_file()}


def _compile(root: Path, qt: QtTools, workshop: Path) -> Path:
    files = resource_files(root) | _qt_texts(root, qt)
    for texts in translation_files(root):
        released = workshop / f"{texts.stem}.qm"
        qt.lrelease(["-silent", "-nounfinished", str(texts), "-qm", str(released)])
        files[f"translations/{released.name}"] = released
    files |= {f"sounds/{path.name}": path for path in sounds.write_all(workshop)}
    collection, compiled = workshop / "resources.qrc", workshop / "resources.rcc"
    collection.write_text(_collection(files), encoding="utf-8")
    # This format keeps no times: the same inputs give the same bytes.
    options = ["--binary", "--format-version", "1", "--compress-algo", "zlib"]
    qt.rcc([*options, str(collection), "--output", str(compiled)])
    return compiled


def _collection(files: Mapping[str, Path]) -> str:
    document = ElementTree.Element("RCC")
    folder = ElementTree.SubElement(document, "qresource", prefix="/")
    for name, path in sorted(files.items()):
        entry = ElementTree.SubElement(folder, "file", alias=name)
        entry.text = str(path)
        if path.suffix == ".wav":
            entry.set("threshold", "1")  # rcc packs only what becomes much smaller, unless told
    return ElementTree.tostring(document, encoding="unicode")


def _inputs(root: Path, qt: QtTools) -> str:
    """Return what changes when the resources have to be compiled again."""
    texts = {f"translations/{path.name}": path for path in translation_files(root)}
    recipes = {Path(made).name: Path(made) for made in (__file__, *_SOUND_RECIPES)}
    files = resource_files(root) | _qt_texts(root, qt) | texts | recipes
    return fingerprint(f"PySide6 {qt.version}", files)
