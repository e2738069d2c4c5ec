"""The rules of all three editions, as pure values and functions.

`deal` gives a state, `legal_actions` tells what may be done, `apply` leads on to the next state
and the events on the way there. `observe` gives what one seat may know.
"""

from thegame_desktop.engine.actions import Action, ChooseStarter, FinishTurn, GiveSignals, Lay
from thegame_desktop.engine.cards import Card, Colour, Direction, Row, without
from thegame_desktop.engine.codec import (
    MAX_RECORD_BYTES,
    decode_json,
    decode_layout,
    decode_record,
    encode_deck,
    encode_layout,
    encode_record,
)
from thegame_desktop.engine.commands import Command, Layout
from thegame_desktop.engine.deals import BadDealCode, CodeFault, Deal, parse_deal, seed_from
from thegame_desktop.engine.editions import EDITIONS, Edition, Variant
from thegame_desktop.engine.events import (
    CardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    SignalsGiven,
    StarterChosen,
    TurnFinished,
    TurnStarted,
)
from thegame_desktop.engine.game import Step, apply, deal, legal_actions, refusal
from thegame_desktop.engine.laying import (
    after_lay,
    finish_refusal,
    is_stop,
    lay_refusal,
    legal_lays,
)
from thegame_desktop.engine.observation import Observation, observe, observe_event
from thegame_desktop.engine.outlook import Outlook, look_ahead
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.reasons import IllegalAction, Reason, Refusal
from thegame_desktop.engine.records import (
    BadRecord,
    Fault,
    Record,
    RecordedTurn,
    StatedOutcome,
    continue_record,
    record_of,
)
from thegame_desktop.engine.replay import replay, verify
from thegame_desktop.engine.setup import Setup, setup_named
from thegame_desktop.engine.signal_codec import decode_signals, encode_signals
from thegame_desktop.engine.signals import (
    Advice,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Remark,
    Remarks,
    Signal,
    Signals,
    TrickPossible,
    pile_of,
)
from thegame_desktop.engine.state import (
    Grade,
    LossReason,
    Outcome,
    Pile,
    State,
    Status,
    Table,
    Turn,
)

__all__ = [
    "EDITIONS",
    "MAX_RECORD_BYTES",
    "Action",
    "Advice",
    "BadDealCode",
    "BadRecord",
    "Card",
    "CardLaid",
    "CardsDrawn",
    "ChooseStarter",
    "CodeFault",
    "Colour",
    "Command",
    "CommandNote",
    "Deal",
    "Direction",
    "Edition",
    "Event",
    "Fault",
    "FinishTurn",
    "GameEnded",
    "GiveSignals",
    "Grade",
    "Height",
    "Holding",
    "IllegalAction",
    "Lay",
    "Layout",
    "LossReason",
    "Note",
    "Observation",
    "Outcome",
    "Outlook",
    "Pile",
    "PileAdvice",
    "PileWanted",
    "Position",
    "Reason",
    "Record",
    "RecordedTurn",
    "Refusal",
    "Remark",
    "Remarks",
    "Row",
    "Setup",
    "Signal",
    "Signals",
    "SignalsGiven",
    "StarterChosen",
    "State",
    "StatedOutcome",
    "Status",
    "Step",
    "Table",
    "TrickPossible",
    "Turn",
    "TurnFinished",
    "TurnStarted",
    "Variant",
    "after_lay",
    "apply",
    "continue_record",
    "deal",
    "decode_json",
    "decode_layout",
    "decode_record",
    "decode_signals",
    "encode_deck",
    "encode_layout",
    "encode_record",
    "encode_signals",
    "finish_refusal",
    "is_stop",
    "lay_refusal",
    "legal_actions",
    "legal_lays",
    "look_ahead",
    "observe",
    "observe_event",
    "parse_deal",
    "pile_of",
    "record_of",
    "refusal",
    "replay",
    "seed_from",
    "setup_named",
    "verify",
    "without",
]
