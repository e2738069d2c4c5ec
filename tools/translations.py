"""Keeps `translations/` in step with the texts in the code."""

import re
from collections.abc import Sequence
from pathlib import Path

from tools.machine import Machine, Trouble
from tools.qt_tools import QtTools

SOURCE_LANGUAGE = "en"

_PREFIX = "thegame_"
_OPTIONS = ("-silent", "-no-obsolete", "-locations", "none", "-extensions", "py")


def translation_files(root: Path) -> list[Path]:
    """Return the texts of every language there is."""
    return sorted((root / "translations").glob(f"{_PREFIX}*.ts"))


def language_of(texts: Path) -> str:
    return texts.stem.removeprefix(_PREFIX)


def update(root: Path, qt: QtTools, texts: Path) -> None:
    """Bring one language's file in step with the code; what is new in it is unfinished."""
    language = language_of(texts)
    options = [*_OPTIONS, "-source-language", SOURCE_LANGUAGE, "-target-language", language]
    if language == SOURCE_LANGUAGE:
        options.append("-pluralonly")  # every other text is in the code already
    qt.lupdate([*options, str(root / "thegame_desktop"), "-ts", str(texts)])


def update_all(machine: Machine, root: Path, qt: QtTools, new_languages: Sequence[str]) -> None:
    """Bring every language in step with the code, and begin these new ones."""
    for language in new_languages:
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language):
            raise Trouble(f"{language} is no language code such as de or pt_BR.")
    new = [root / "translations" / f"{_PREFIX}{language}.ts" for language in new_languages]
    for texts in sorted({*translation_files(root), *new}):
        machine.say(f"Updating {texts.relative_to(root).as_posix()} ...")
        update(root, qt, texts)
