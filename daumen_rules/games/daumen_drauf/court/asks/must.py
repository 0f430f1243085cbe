"""What must or may a seat do, whatever card it is? The answers look at all actions of the seat.

What a seat can do follows from its hand, so that most of these questions need the whole hand.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import PERMISSIONS, YES_OR_NO, Phrase
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.model import Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Term, Text, sentence
from daumen_rules.kernel.verdict import Verdict

from ..situation.chains import is_told, of_action
from ..situation.model import Situation
from ..situation.trick_so_far import act
from ..situation.worlds import AskKind, InPosition
from .may import ACT, hand_of, of_kind


def needs_the_hand(situation: Situation) -> None:
    """Raises Fault unless the whole hand of the seat is told."""
    seat = situation.ask.seat
    if seat is not None and not is_told(situation.hands[seat]):
        name = situation.names[seat]
        raise Fault(
            Text(f"{name} with unknown cards", f"{name} mit unbekannten Karten"),
            Text(f"`hand {name}:` with all cards", f"`hand {name}:` mit allen Karten"),
        )


def must_show(asked: InPosition) -> Verdict:
    """Whether a seat must show a card: only who leads must."""
    action = Pass(asked.seat)
    done = act(asked.so_far, action)
    if isinstance(done, Refused):
        why = of_action(asked.situation, asked.so_far, action, None)[0]
        return v.yes_or_no(done.clauses == (c.LEAD_2,), why)
    return v.yes_or_no(False, (c.LEAD_2, c.PASS_1))


def must_pass(asked: InPosition) -> Verdict:
    """Whether a seat can do nothing but pass."""
    action = Pass(asked.seat)
    done = act(asked.so_far, action)
    if isinstance(done, Refused):
        return v.yes_or_no(False, of_action(asked.situation, asked.so_far, action, None)[0])
    has_others = bool(_cards(asked))
    return v.yes_or_no(not has_others, (c.TURN_2,) if has_others else (c.PASS_3, c.PASS_1))


def what_may(asked: InPosition) -> Verdict:
    """All that a seat may do, with its cards by their kinds.

    Once the trick is over a seat may have drawn, and its hand is not the one that is told.
    """
    state = asked.so_far.state
    if asked.so_far.over and isinstance(state, Playing) and state.trick.turn == asked.seat:
        return v.verdict(_all_of([("show any card", _ANY)]), (c.LEAD_1,))
    actions = [*_cards(asked)]
    action = Pass(asked.seat)
    done = act(asked.so_far, action)
    why = of_action(asked.situation, asked.so_far, action, None)[0]
    if not isinstance(done, Refused):
        actions.append(("pass", Text("pass", "passen")))
        why = ()
    return v.verdict(_all_of(actions), why or (c.TURN_2,))


_ANY: Final = Text("show any card", "eine beliebige Karte zeigen")


def _all_of(actions: list[tuple[str, Text]]) -> Phrase:
    code = ", ".join(each for each, _ in actions) or "nothing"
    en = ", ".join(text.en for _, text in actions) or "nothing"
    de = ", ".join(text.de for _, text in actions) or "nichts"
    return Phrase(code, sentence("{row}", "{row}", row=Term(code, Text(en, de))))


def _cards(asked: InPosition) -> tuple[tuple[str, Text], ...]:
    """What a seat may show or parry with: the code and the words of each kind of card."""
    found = dict[str, Text]()
    for card in hand_of(asked, asked.so_far):
        kind = card.kind
        if not isinstance(act(asked.so_far, Show(asked.seat, card)), Refused):
            words = kind.term.words
            found[f"show {kind}"] = Text(f"show {words.en}", f"{words.de} zeigen")
        if not isinstance(act(asked.so_far, Parry(asked.seat, card)), Refused):
            words = kind.term.words
            found[f"parry {kind}"] = Text(f"parry with {words.en}", f"mit {words.de} parieren")
    return tuple(found.items())


def may_parry_at_all(asked: InPosition) -> Verdict:
    """Whether a seat may parry, with whichever card."""
    state = asked.so_far.state
    highest = state.trick.highest if isinstance(state, Playing) else None
    if highest is None:
        return v.refused((c.PARRY_1,))
    action = Parry(asked.seat, of_kind(asked, asked.so_far, highest.card.kind))
    done = act(asked.so_far, action)
    if isinstance(done, Refused):
        return v.refused(*of_action(asked.situation, asked.so_far, action, None))
    return v.allowed(of_action(asked.situation, asked.so_far, action, done)[0])


def _follow(_: Situation, _rules: RuleSet, _pack: Pack) -> Verdict:
    """Nobody has to follow suit: a card of a new colour is higher, and passing is free."""
    return v.yes_or_no(False, (c.HIGH_2, c.LEAD_2))


_FIELDS: Final = ("trick", "turn", "hand")

MUST_SHOW: Final = AskKind(
    name="must_show",
    form=Text("must NAME show a card", "muss NAME eine Karte zeigen"),
    also=(
        "must NAME show/play",
        "must NAME show/play something",
        "does NAME have to show/play",
        "does NAME have to show/play something",
        "does NAME have to show/play a card",
        "muss/muß NAME zeigen/spielen/legen",
        "muss/muß NAME was/etwas zeigen/spielen/legen",
        "muss/muß NAME eine Karte spielen/legen",
    ),
    fields=_FIELDS,
    answer=must_show,
    answers=YES_OR_NO,
    search=ACT,
)
MUST_PASS: Final = AskKind(
    name="must_pass",
    form=Text("must NAME pass", "muss NAME passen"),
    also=("does NAME have to pass", "has NAME to pass", "muß NAME passen"),
    fields=_FIELDS,
    checks=(needs_the_hand,),
    answer=must_pass,
    answers=YES_OR_NO,
    search=ACT,
)
MUST_FOLLOW: Final = AskKind(
    name="must_follow",
    of_anybody=True,
    form=Text("must NAME follow suit", "muss NAME bedienen"),
    also=(
        "does NAME have to follow suit",
        "must NAME play/show/follow yellow/green/black",
        "muss/muß NAME gelb/grün/schwarz bedienen/legen/spielen/zeigen",
        "muss/muß NAME Farbe bedienen",
    ),
    of_table=_follow,
)
WHAT_MAY: Final = AskKind(
    name="what_may",
    form=Text("what may NAME do", "was darf NAME tun"),
    also=("what may NAME show/play", "was darf NAME machen/zeigen/spielen/legen"),
    fields=_FIELDS,
    checks=(needs_the_hand,),
    answer=what_may,
    search=ACT,
)
MAY_PARRY: Final = AskKind(
    name="may_parry",
    form=Text("may NAME parry", "darf NAME parieren"),
    fields=_FIELDS,
    checks=(needs_the_hand,),
    answer=may_parry_at_all,
    answers=PERMISSIONS,
    search=ACT,
)
ROWS: Final = (MUST_SHOW, MUST_PASS, MUST_FOLLOW, WHAT_MAY, MAY_PARRY)
