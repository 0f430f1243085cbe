"""How a man that goes or enters is written, what a button says, and what it touches."""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.kernel.text import Text
from daumen_rules.pieces.action_kinds import ActionKind, action_kind
from daumen_rules.pieces.operands import MOVES
from daumen_rules.pieces.verbs import Verb, verb

from .fields import FIELD, TERMS, YARDS, arm_of, start_of
from .play import Ludo
from .state import A, AnyState, Enter, Move, Plain


def going(kind: type[A], en: str, de: str, phrase: Text) -> Verb[A]:
    """How a man that goes from a field to another is written, and the phrase of a button."""
    return verb(kind, en, de, phrase=phrase, origin=FIELD, target=FIELD)


def entering(view: AnyState, action: Enter) -> tuple[str, ...]:
    """The yard of a man that enters, and its field there."""
    arm = arm_of(action.seat, view.players)
    return TERMS[YARDS[arm]].words.en, TERMS[start_of(arm)].words.en


PLAIN_VERBS: Final[tuple[Verb[Plain], ...]] = (
    going(Move, "{origin}-{target}", "{origin}-{target}", MOVES),
    verb(
        Enter,
        "enter",
        "setze ein",
        phrase=Text("enter a man", "setze eine Figur ein"),
        touches=entering,
    ),
)


def enters(_: AnyState, action: Any) -> bool:
    """Whether a man comes from its yard to the track."""
    return isinstance(action, Enter)


ENTERS: Final[ActionKind[Any]] = action_kind(
    *("come out", "herauskommen"),
    enters,
    "enter, enter a man, bring a man out, raus, heraus, rauskommen, rausgehen, einsetzen, "
    "eine Figur einsetzen",
)


def beating(ludo: Ludo[Any, Any, Any]) -> ActionKind[Any]:
    """To beat a man of another seat."""

    def beats(state: AnyState, action: Any) -> bool:
        way = ludo.possible(state).get(action)
        return way is not None and bool(way.beaten)

    return action_kind(
        *("beat a man", "eine Figur schlagen"),
        beats,
        "beat, capture, hit, knock out, schlagen, rauswerfen, rausschmeißen, hinauswerfen",
    )
