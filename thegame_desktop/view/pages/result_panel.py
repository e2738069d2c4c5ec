"""How a game ended: the headline, why, what it is worth, and the result as a text to share."""

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.engine import Grade, Setup
from thegame_desktop.play.ending import Ending
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown, text_scale
from thegame_desktop.view.look.texts import explain, fitted, inscribe, text_width, tinge
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.pages.confetti import Rain
from thegame_desktop.view.pages.result_scale import ResultScale
from thegame_desktop.view.widgets.buttons import PageButton, roomy
from thegame_desktop.view.widgets.copy_button import CopyButton
from thegame_desktop.view.widgets.labels import PageLabel, plain_label
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SIDE = 22


class ResultPanel(Translated, Scaled, Group):
    """Tells the result in words and picture."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._daily = DailyWords(words)
        self._ending: Ending | None = None
        self._setup: Setup | None = None
        self._rain_ms = 0
        """How long the confetti will fall, if it is still to do so."""
        self._rain = Rain(self)
        self._day = PageLabel(theme, 15, "text_muted", QFont.Weight.Bold, wraps=True)
        self._headline = plain_label(wraps=True)
        self._why = plain_label(wraps=True)
        self.rule = PageButton("rule", kind="link")
        self._scale = ResultScale(theme)
        self._meaning = PageLabel(theme, 16, weight=QFont.Weight.DemiBold, wraps=True)
        small = [PageLabel(theme, 14, "text_muted", wraps=True) for _ in range(4)]
        *self._marks, self._game = small
        self._deal_title = PageLabel(theme, 14, "text_muted")
        self._deal = PageLabel(theme, 15, weight=QFont.Weight.Bold)
        for label in (self._day, self._why, self._meaning, *small, self._deal):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = CopyButton()
        self._copy.clicked.connect(lambda: self._copy.copy(self.result_text()))
        self._lay_out()
        self.retranslate()

    @property
    def copy_button(self) -> CopyButton:
        """The button that puts the result on the clipboard."""
        return self._copy

    def show_result(self, ending: Ending, setup: Setup) -> None:
        """Show how this game ended."""
        self._ending, self._setup = ending, setup
        self._copy.forget()
        self._scale.show_result(
            len(setup.edition.cards),
            ending.outcome.cards_left,
            setup.edition.excellent_below,
            ending.grade,
        )
        self.retranslate()
        self.update()

    def celebrate(self, rain_ms: int) -> None:
        """Let the confetti of a game that was won take this long to fall."""
        self._rain_ms = rain_ms
        self.update()

    def calm_down(self) -> None:
        """Let nothing fall any more."""
        self._rain_ms = 0
        self._rain.stop()

    def forget(self) -> None:
        """Know nothing of it any more."""
        self._ending = None
        self.calm_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rain.stop()
        self._fit_texts()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.calm_down()

    def rescale(self) -> None:
        unit = self.unit
        self.rule.setFont(self._theme.font(max(13, 14 * unit), QFont.Weight.Bold))
        self._copy.setFont(self._theme.font(max(13, 13 * unit), QFont.Weight.Bold))
        self._copy.setMinimumSize(roomy(self._copy, self._copy.texts, unit))
        side = round(_SIDE * unit)
        self._column.setContentsMargins(side, round(18 * unit), side, round(18 * unit))
        self._column.setSpacing(round(8 * unit))
        self._fit_texts()

    def retranslate(self) -> None:
        self._copy.set_label(self.tr("Copy result"))
        self._copy.setMinimumSize(roomy(self._copy, self._copy.texts, self.unit))
        inscribe(
            self.rule,
            self.tr("Read the rule"),
            self.tr("Open the rules where they tell of this"),
            self.tr("Opens the rules at the one that tells why this game was lost."),
        )
        self._explain_copying()
        explain(
            self._scale,
            self.tr("How far the game got, from all cards left to none"),
            self.tr(
                "How many cards of the game were laid. The line is full when all of them are; the "
                "marked part at its end is an excellent result."
            ),
        )
        self._deal_title.setText(self.tr("Deal"))
        self._recolour()
        ending, setup = self._ending, self._setup
        if ending is None or setup is None:
            return
        self._day.setVisible(bool(ending.daily))
        if ending.daily:
            self._day.setText(self._daily.deal(date.fromisoformat(ending.daily)))
        self._headline.setText(self._headline_words(ending, setup))
        self.setAccessibleName(self._headline.text())
        self._why.setText(self._why_words(ending, setup))
        self.rule.setVisible(ending.outcome.reason is not None)
        self._fit_texts()
        self._meaning.setText(self._meaning_words(ending, setup))
        self._scale.setAccessibleName(self._scale_words(ending, setup))
        for mark, (words, is_so) in zip(self._marks, self._mark_words(ending), strict=True):
            mark.setText(words)
            mark.setVisible(is_so)
        self._game.setText(self._game_words(setup))
        # The text to share tells of a result that stands.
        self._copy.setVisible(not ending.daily or ending.day_result is not None)
        self._deal.setText(ending.deal_code)
        self._deal.setVisible(bool(ending.deal_code))
        self._deal_title.setVisible(bool(ending.deal_code))

    def _explain_copying(self) -> None:
        if self._ending is not None and self._ending.daily:
            tip = self.tr("Put the result on the clipboard; it spoils nothing")
            meaning = self.tr(
                "Copies the result as a few lines of text, to compare it with others. It tells of "
                "no card, so that they can still play the same deal."
            )
        else:
            tip = self.tr("Put the result and its deal code on the clipboard")
            meaning = self.tr(
                "Copies the result as a few lines of text, to send it to friends. With the deal "
                "code they can try the same cards."
            )
        explain(self._copy, tip, meaning)

    def result_text(self) -> str:
        """The result as a few lines to share."""
        ending, setup = self._ending, self._setup
        if ending is None or setup is None:
            return ""
        if ending.day_result is not None:
            return self._daily.share_text(ending.day_result)
        grade = ending.grade
        result = self.tr("Given up") if grade is None else self._words.grade(grade)
        left = self.tr("%n card(s) left", "", ending.outcome.cards_left)
        lines = [self.tr("The Game"), self._game_words(setup), f"{result.rstrip('!.')} · {left}"]
        lines += [words for words, is_so in self._mark_words(ending) if is_so]
        if ending.deal_code:
            lines.append(self.tr("Deal {code}").format(code=ending.deal_code))
        return "\n".join(lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        radius = 14 * self.unit
        shape = QPainterPath()
        shape.addRoundedRect(self._theme.within_panel_pen(self.rect()), radius, radius)
        with smooth_painter(self) as painter:
            painter.fillPath(shape, self._theme.colours.surface)
            if self._ending is not None and self._ending.grade is Grade.BEATEN:
                painter.setClipPath(shape)
                self._paint_celebration(painter)
            painter.strokePath(shape, self._theme.panel_pen())

    def _fit_texts(self) -> None:
        """Make smaller what is too wide: the headline, or a name that can't be broken."""
        room = self.contentsRect().width() - 2 * round(_SIDE * self.unit) - 2
        # A headline is large as it is: it needs less to be as easy to read as other texts.
        pixels = grown(34 * self.unit, 0.3)
        font = self._theme.picture_font(pixels, QFont.Weight.Black)
        text = self._headline.text()
        if text_scale() > 1:
            text = _longest_word(text, font)  # in lines rather than small
        self._headline.setFont(fitted(font, text, room))
        font = self._theme.font(16 * self.unit)
        self._why.setFont(fitted(font, _longest_word(self._why.text(), font), room))

    def _lay_out(self) -> None:
        column, below, deal = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        self._column = column
        column.addWidget(self._day)
        column.addWidget(self._headline)
        column.addWidget(self._why)
        column.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        for told in (self._scale, self._meaning, *self._marks):
            column.addWidget(told)
        column.addStretch(1)
        column.addWidget(self._game)
        column.addLayout(below)
        below.addLayout(deal, 1)
        below.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignBottom)
        deal.setSpacing(0)
        deal.addStretch()
        deal.addWidget(self._deal_title)
        deal.addWidget(self._deal)

    def _recolour(self) -> None:
        colours = self._theme.colours
        grade = self._ending.grade if self._ending else None
        loud = {Grade.BEATEN: colours.accent, Grade.EXCELLENT: colours.success}
        tinge(self._headline, loud.get(grade, colours.text) if grade else colours.text)
        tinge(self._why, colours.text)

    def _headline_words(self, ending: Ending, setup: Setup) -> str:
        if ending.grade is None:
            return self.tr("Given up")
        return {
            Grade.BEATEN: self.tr("You beat the game!", "", setup.player_count),
            Grade.EXCELLENT: self.tr("Excellent!"),
            Grade.LOST: self.tr("The game wins this time"),
        }[ending.grade]

    def _why_words(self, ending: Ending, setup: Setup) -> str:
        if ending.grade is None:
            return self.tr("Here is what was still hidden.")
        if ending.outcome.reason is None:
            return self.tr("All %n card(s) are laid.", "", len(setup.edition.cards))
        why = self._words.loss(ending.outcome.reason)
        if setup.player_count == 1 or ending.player is None:
            return why
        if self._words.is_you(ending.player, setup.player_count):
            return self.tr("You were on turn. {reason}").format(reason=why)
        player = self._words.player(ending.player, setup.player_count)
        return self.tr("{player} was on turn. {reason}").format(player=player, reason=why)

    def _meaning_words(self, ending: Ending, setup: Setup) -> str:
        left = ending.outcome.cards_left
        bound = setup.edition.excellent_below
        if ending.grade is Grade.BEATEN:
            return self.tr("Not one card left: that is as good as it gets.")
        if ending.grade is Grade.EXCELLENT:
            return self.tr("%n card(s) left: an excellent result.", "", left)
        if not left:
            return self.tr("Not one card left, and yet it is lost.")
        if bound is None or ending.grade is None:
            return self.tr("%n card(s) left", "", left)
        words = self.tr("%n card(s) left. Fewer than {bound} would be excellent.", "", left)
        return words.format(bound=bound)

    def _mark_words(self, ending: Ending) -> Sequence[tuple[str, bool]]:
        """What made the game easier, and whether it did."""
        return (
            (self.tr("%n hint(s) seen", "", ending.hints), ending.hints > 0),
            (self.tr("%n card(s) taken back", "", ending.take_backs), ending.take_backs > 0),
            (self.tr("Played with open hands"), ending.open_hands),
        )

    def _scale_words(self, ending: Ending, setup: Setup) -> str:
        cards = len(setup.edition.cards)
        words = self.tr("{laid} of %n card(s) laid", "", cards)
        return words.format(laid=cards - ending.outcome.cards_left)

    def _game_words(self, setup: Setup) -> str:
        parts = (
            self._words.edition(setup.edition.name),
            self._words.variant(setup.variant.name),
            self._words.player_count(setup.player_count),
        )
        return " · ".join(parts)

    def _paint_celebration(self, painter: QPainter) -> None:
        """A warm light from above, and the cards of the game as confetti that falls once."""
        accent = self._theme.colours.accent
        light = QRadialGradient(QPointF(self.width() / 2, 0), self.width() * 0.9)
        light.setColorAt(0, with_alpha(accent, 0.22))
        light.setColorAt(1, with_alpha(accent, 0))
        painter.fillRect(self.rect(), light)
        if self._rain_ms:
            QTimer.singleShot(0, self, self._let_rain)  # everything has its place by then

    def _let_rain(self) -> None:
        rain_ms, self._rain_ms = self._rain_ms, 0
        if rain_ms and self.isVisible():
            self._rain.fall(self.unit, self._theme, rain_ms)


def _longest_word(text: str, font: QFont) -> str:
    """What needs the most room of what can't be broken."""
    return max(text.split() or [""], key=partial(text_width, font))
