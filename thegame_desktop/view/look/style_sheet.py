"""Arithmetic with colours, and the style sheet template filled with them."""

import re
from collections.abc import Mapping
from string import Template

from PySide6.QtGui import QColor


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """The colour `share` of the way from `one` to `other`; 0 gives `one`, 1 gives `other`."""
    pairs = zip(one.getRgbF(), other.getRgbF(), strict=True)  # type: ignore[call-overload]
    return QColor.fromRgbF(*(start + (end - start) * share for start, end in pairs))


def luminance(colour: QColor) -> float:
    """The relative luminance of an opaque colour, as WCAG defines it: 0 black, 1 white."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two opaque colours, as WCAG defines it: 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The same colour, `alpha` opaque: 0 invisible, 1 solid."""
    shade = QColor(colour)
    shade.setAlphaF(alpha)
    return shade


def fill_template(template: str, shades: Mapping[str, QColor]) -> str:
    """The style sheet with each `${name}` replaced by that colour or a shade made of them."""
    raised, surface = shades["surface_raised"], shades["surface"]
    text, edge = shades["text"], shades["table_edge"]
    accent, danger = shades["accent"], shades["danger"]
    derived = {
        "sunken": mix(surface, edge, 0.55),
        "field_hover": mix(shades["field"], text, 0.04),
        "raised_hover": mix(raised, text, 0.09),
        "raised_pressed": mix(raised, edge, 0.35),
        "raised_hover_line": mix(shades["raised_line"], text, 0.09),
        "raised_pressed_line": mix(shades["raised_line"], edge, 0.35),
        "disabled": mix(surface, raised, 0.45),
        "disabled_line": mix(surface, shades["raised_line"], 0.45),
        "disabled_text": mix(surface, shades["text_muted"], 0.55),
        "faint_line": mix(surface, shades["outline"], 0.5),
        "accent_hover": mix(accent, text, 0.35),
        "accent_pressed": mix(accent, edge, 0.18),
        "danger_pressed": mix(danger, edge, 0.2),
        "field_line": mix(surface, shades["outline"], 0.8),
        "mark_line": shades["text_muted"],
        "group": mix(surface, raised, 0.3),
    }
    names = {name: colour.name() for name, colour in {**shades, **derived}.items()}
    return Template(template).substitute(
        names,
        ink=_ink(text),
        accent_ink=_ink(shades["on_accent"]),
    )


def scale_texts(sheet: str, scale: float) -> str:
    """The style sheet with every text so many times as large."""
    return re.sub(
        r"(?<=font-size: )(\d+)(?=px)", lambda size: str(round(int(size[1]) * scale)), sheet
    )


def _ink(colour: QColor) -> str:
    # The icons come in two inks; this is the one that goes with the text.
    return "light" if luminance(colour) > 0.2 else "dark"
