"""Reads translation files, and finds what is wrong with them and with the calls they come from."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

SHOWN_LENGTH = 40
DEBRIS = re.compile(r"[<>]|\b(?:amp|gt|lt|quot);")


@dataclass(frozen=True)
class Message:
    """One text and its translation; a plural has several forms."""

    context: str
    source: str
    comment: str
    is_plural: bool
    is_finished: bool
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool, int]:
        """What the code and the language settle, but not the translator."""
        return (self.context, self.source, self.comment, self.is_plural, len(self.forms))

    def __str__(self) -> str:
        shown = (
            self.source if len(self.source) <= SHOWN_LENGTH else self.source[:SHOWN_LENGTH] + "…"
        )
        return f"{self.context}: {shown!r}"


def read_messages(texts: Path) -> list[Message]:
    document = ElementTree.parse(texts)
    return [
        _message(context.findtext("name", ""), message)
        for context in document.iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ElementTree.Element) -> Message:
    is_plural = message.get("numerus") == "yes"
    translation = message.find("translation")
    assert translation is not None
    return Message(
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        is_plural,
        translation.get("type") is None,
        tuple(form.text or "" for form in translation.iter("numerusform"))
        if is_plural
        else (translation.text or "",),
    )


# ------------------------------------------------------------------------------- whole languages


def out_of_step(kept: Iterable[Message], wanted: Iterable[Message]) -> list[str]:
    """Compare the messages of a file with those that the code calls for."""
    keys_kept, keys_wanted = {message.key for message in kept}, {message.key for message in wanted}
    missing = [f"missing: {message}" for message in wanted if message.key not in keys_kept]
    obsolete = [f"obsolete: {message}" for message in kept if message.key not in keys_wanted]
    return [*missing, *obsolete]


def gaps(messages: Iterable[Message]) -> list[str]:
    """Find texts that a player would see untranslated."""
    return [
        f"{message} is not translated"
        for message in messages
        if not (message.is_finished and message.forms and all(map(str.strip, message.forms)))
    ]


# ----------------------------------------------------------------------------------- single texts

ENDINGS = ("…", ":", " ", "\n")
ACCELERATOR = re.compile(r"&(?!&|\s|#?\w+;)")


def mismatches(messages: Iterable[Message]) -> list[str]:
    """Find translations that don't fit their source where a program or a habit relies on it."""
    return [
        f"{message}: {difference}"
        for message in messages
        if message.is_finished
        for difference in _differences(message)
    ]


def _differences(message: Message) -> Iterator[str]:
    last = len(message.forms) - 1
    for number, form in enumerate(message.forms):
        expected, found = _placeholders(message.source), _placeholders(form)
        # A form for few numbers may say them in words; the last one stands for all the others.
        if message.is_plural and number < last and "%n" not in found:
            del expected["%n"]
        if expected != found:
            yield f"placeholders of {form!r}"
        if _ending(message.source) != _ending(form):
            yield f"ending of {form!r}"
        if message.source[:1].isspace() != form[:1].isspace():
            yield f"white space before {form!r}"
        if _accelerators(message.source) != _accelerators(form):
            yield f"accelerator of {form!r}"
        if DEBRIS.search(form) and not DEBRIS.search(message.source):
            yield f"debris of markup in {form!r}"


def _placeholders(text: str) -> Counter[str]:
    try:
        fields = [f"{{{field}}}" for _, field, _, _ in Formatter().parse(text) if field is not None]
    except ValueError:
        fields = ["a brace that is not closed"]
    return Counter([*fields, *re.findall(r"%(?:L?\d{1,2}|n)", text)])


def _ending(text: str) -> str:
    return next((ending for ending in ENDINGS if text.endswith(ending)), "")


def _accelerators(text: str) -> int:
    return len(ACCELERATOR.findall(text.replace("&&", "")))


# -------------------------------------------------------------------------------- calls in the code

# call -> how many of its first arguments have to be literals
LITERALS = {"tr": 1, "translate": 2, "QT_TR_NOOP": 1, "QT_TRANSLATE_NOOP": 2}


def unreadable_calls(source: str) -> list[str]:
    """Find translated texts that lupdate doesn't see, or sees otherwise than the program does."""
    return [
        f"{call.lineno}: {objection}"
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and (objection := _objection(call))
    ]


def _objection(call: ast.Call) -> str | None:
    name = _called(call)
    if name is None:
        return None
    texts = call.args[: LITERALS[name]]
    if len(texts) < LITERALS[name] or not all(map(_is_text, texts)):
        return "the text has to be a plain literal"
    if name == "tr" and not _is_on_self(call):
        return "the text belongs to a class only if it is self that translates it"
    is_plural = name == "tr" and len(call.args) == 3
    if call.keywords or ("%n" in ast.literal_eval(texts[-1]) and not is_plural):
        return 'a plural is told as self.tr("… %n …", "", n)'
    return None


def _called(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) if name in LITERALS:
            return name
        case ast.Attribute(attr="tr"):
            return "tr"
        # Painters and strings translate too.
        case ast.Attribute(attr="translate", value=ast.Name(id=owner)):
            return "translate" if owner.endswith("Application") else None
    return None


def _is_text(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str)


def _is_on_self(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "self"
