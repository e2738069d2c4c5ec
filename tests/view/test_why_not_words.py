"""Why the host of a table doesn't do what was wished, as the player reads it."""

from thegame_desktop.play.wishes import WhyNot
from thegame_desktop.view.words.why_not_words import WhyNotWords


def test_each_reason_is_told_in_its_own_words(qapp: object) -> None:
    words = WhyNotWords()
    assert {reason: words.why_not(reason) for reason in WhyNot} == {
        WhyNot.REPLAYED: "This is a replay. You can play on from here, with the button below.",
        WhyNot.EXPLAINED: "This turn is only shown. “Try it yourself” lets you play it.",
        WhyNot.TAUGHT: "That can't be done in a lesson.",
        WhyNot.PRACTISED: "Only this one turn can be played here.",
        WhyNot.FINAL: "There is nothing to take back.",
        WhyNot.SWITCHED_OFF: "Taking back is switched off in the settings.",
        WhyNot.NOBODY_LOOKS: "To signal something, look at your hand first.",
        # Nothing, on purpose: it can be seen.
        WhyNot.TRIED: "",
        WhyNot.AS_IT_IS: "",
    }
