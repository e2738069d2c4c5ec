"""All rules, as chapters and as one document."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QTextDocument

from thegame_desktop.engine import EDITIONS, Variant
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.rules.chapters import (
    Chapter,
    Figure,
    HandSizes,
    Reading,
    Section,
    Text,
)
from thegame_desktop.view.rules.extreme_rules import ExtremeRules
from thegame_desktop.view.rules.figures import FigureArt
from thegame_desktop.view.rules.original_rules import OriginalRules
from thegame_desktop.view.rules.quick_rules import QuickRules
from thegame_desktop.view.words.words import Words


class RulesText(QObject):
    """Tells all rules in the language that is spoken when asked."""

    def __init__(self, theme: Theme, figures: FigureArt, words: Words) -> None:
        super().__init__()
        self._theme = theme
        self._figures = figures
        self._words = words
        self._original = OriginalRules(words)
        self._extreme = ExtremeRules(words)
        self._quick = QuickRules(words)
        self._titles: dict[str, str] = {}
        """What each place is called, as whoever is sent there reads it."""

    def chapters(self) -> list[Chapter]:
        """A chapter for each edition."""
        edition = self._words.edition
        return [
            self._original.chapter(edition("original")),
            self._extreme.chapter(edition("extreme")),
            self._quick.chapter(edition("quick")),
        ]

    def write(self, document: QTextDocument, chapters: list[Chapter], ratio: float) -> None:
        """Put the chapters into a document, with their pictures for a device pixel ratio."""
        document.clear()
        self._titles = {
            chapter.anchor(section): section.title
            for chapter in chapters
            for section in chapter.sections
        } | {chapter.anchor(): chapter.title for chapter in chapters}
        document.setDefaultFont(self._theme.font(15))
        document.setDefaultStyleSheet(self._style_sheet())
        html = "".join(
            line for chapter in chapters for line in self._chapter(document, chapter, ratio)
        )
        document.setHtml(html)

    def _chapter(self, document: QTextDocument, chapter: Chapter, ratio: float) -> Iterator[str]:
        yield f'<h1><a name="{chapter.anchor()}"></a>{escape(chapter.title)}</h1>'
        for section in chapter.sections:
            anchor = chapter.anchor(section)
            yield f'<h2><a name="{anchor}"></a>{escape(section.title)}</h2>'
            for nth, block in enumerate(section.blocks):
                match block:
                    case Text(words):
                        yield f"<p>{escape(words)}</p>"
                    case Reading(words):
                        yield self._reading(words)
                    case HandSizes(variant):
                        yield self._hand_sizes(EDITIONS[chapter.edition].variants[variant])
                    case Figure():
                        source = f"figure:{anchor}-{nth}"
                        edition = EDITIONS[chapter.edition]
                        size = self._figures.size(block, edition)
                        picture = self._figures.picture(block, edition, ratio)
                        kind = QTextDocument.ResourceType.ImageResource
                        document.addResource(kind.value, QUrl(source), picture)
                        yield (
                            f'<p class="figure"><img src="{source}" width="{size.width()}"'
                            f' height="{size.height()}"></p>'
                            f'<p class="caption">{escape(block.caption)}</p>'
                        )
            if section.see_also:
                yield self._see_also(section)

    def _reading(self, words: str) -> str:
        """A paragraph with a bar beside it: so it can't be taken for the rulebook's."""
        label, bar = escape(self.tr("Our reading:")), self._theme.colours.accent.name()
        return (
            '<table class="reading" cellspacing="0" cellpadding="0" width="100%"><tr>'
            f'<td width="4" bgcolor="{bar}"></td>'
            f'<td class="reading"><b>{label}</b> {escape(words)}</td></tr></table>'
        )

    def _hand_sizes(self, variant: Variant) -> str:
        rows = (
            (self.tr("Players"), [*variant.hand_sizes]),
            (self.tr("Cards in hand"), [*variant.hand_sizes.values()]),
        )
        cells = (
            f'<tr><td class="head">{escape(head)}</td>'
            + "".join(f'<td class="number" align="center">{number}</td>' for number in numbers)
            + "</tr>"
            for head, numbers in rows
        )
        return f'<table class="hands" cellspacing="0">{"".join(cells)}</table>'

    def _see_also(self, section: Section) -> str:
        links = (
            f'<a href="#{anchor}">{escape(self._titles[anchor])}</a>' for anchor in section.see_also
        )
        label = escape(self.tr("See also:"))
        return f'<p class="see">{label} {" · ".join(links)}</p>'

    def _style_sheet(self) -> str:
        colours, title, heading = self._theme.colours, text_pixels(26), text_pixels(19)
        raised, muted = colours.surface.name(), colours.text_muted.name()
        return f"""
            h1 {{ color: {colours.accent.name()}; font-size: {title}px; margin-top: 30px; }}
            h2 {{ font-size: {heading}px; margin-top: 22px; margin-bottom: 4px; }}
            p {{ margin-top: 4px; margin-bottom: 8px; }}
            a {{ color: {colours.accent.name()}; text-decoration: none; }}
            table.reading {{ margin-top: 8px; margin-bottom: 4px; }}
            td.reading {{ color: {muted}; background-color: {raised}; padding: 8px 12px; }}
            table.hands {{ margin-top: 8px; margin-bottom: 4px; }}
            td.head {{ color: {muted}; padding: 4px 14px 4px 0px; }}
            td.number {{ background-color: {raised}; padding: 4px 16px; font-weight: bold; }}
            p.figure {{ margin-top: 6px; margin-bottom: 0px; }}
            p.caption {{ color: {muted}; margin-top: 0px; margin-bottom: 10px; }}
            p.see {{ color: {muted}; margin-top: 6px; }}
        """
