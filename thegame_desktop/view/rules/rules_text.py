"""All rules, as chapters and as one document."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QTextDocument

from thegame_desktop.engine import EDITIONS
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.rules.chapters import Chapter, Figure, Reading, Text
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
        self._original = OriginalRules(self)
        self._extreme = ExtremeRules(words)
        self._quick = QuickRules(self)

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
                        label = escape(self.tr("Our reading:"))
                        yield f'<p class="reading"><b>{label}</b> {escape(words)}</p>'
                    case Figure():
                        source = f"figure:{anchor}-{nth}"
                        size = self._figures.size(block)
                        picture = self._figures.picture(block, EDITIONS[chapter.edition], ratio)
                        kind = QTextDocument.ResourceType.ImageResource
                        document.addResource(kind.value, QUrl(source), picture)
                        yield (
                            f'<p class="figure"><img src="{source}" width="{size.width()}"'
                            f' height="{size.height()}"></p>'
                            f'<p class="caption">{escape(block.caption)}</p>'
                        )

    def _style_sheet(self) -> str:
        colours, title, heading = self._theme.colours, text_pixels(26), text_pixels(19)
        return f"""
            h1 {{ color: {colours.accent.name()}; font-size: {title}px; margin-top: 26px; }}
            h2 {{ font-size: {heading}px; margin-top: 18px; margin-bottom: 4px; }}
            p {{ margin-top: 4px; margin-bottom: 6px; }}
            p.reading {{ color: {colours.text_muted.name()}; margin-left: 18px; }}
            p.figure {{ margin-bottom: 0px; }}
            p.caption {{ color: {colours.text_muted.name()}; margin-top: 0px; }}
        """
