"""What is done in a dice game besides throwing: what `pieces.choices` has, dice that are kept, and
what is heard.

How such acts are written and told. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import REFEREE, Mover, Seat
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text, sentence
from daumen_rules.pieces import dice
from daumen_rules.pieces.action_kinds import ActionKind, action_kind
from daumen_rules.pieces.callouts import Heard, heard_verb
from daumen_rules.pieces.choices import (
    CHOOSING,
    Bet,
    Choose,
    Choosing,
    Named,
    Say,
    Stake,
    Word,
    choice_term,
    choice_told,
    choice_verbs,
)
from daumen_rules.pieces.dice import DIE, FACES, SHAKE, THROW, Faces, Throw, faces_term
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.operands import lying
from daumen_rules.pieces.verbs import Verb, Verbs, verb

STOP: Final = "stop"
"""What a seat says that throws no more in this go."""
ROLL: Final = "roll"
"""What a seat says that throws once more, where it may stop."""


def in_order(faces: Iterable[int]) -> Faces:
    """Dice that all look alike, lowest first."""
    return tuple(sorted(faces))


@frozen(repr=False)
class Keep(Named):
    """A seat keeps these dice, lowest first, and throws the others again."""

    faces: Faces = field(converter=in_order)

    @property
    def choice(self) -> Faces:
        return self.faces


Choice: TypeAlias = int | str | Stake | Faces
Chosen: TypeAlias = Choose | Say | Bet | Keep
Act: TypeAlias = Throw | Chosen | Heard

NOBODY: Final = Term("-", Text("Nobody", "Niemand"))
SOMEBODY: Final = Term("-", Text("nobody", "niemandem"))

WORDS: Final[Mapping[str, Word]] = {
    STOP: Word(
        "aufhören", Text("{seat} stops.", "{seat} hört auf."), "throw no more | höre auf zu würfeln"
    ),
    ROLL: Word(
        "weiter",
        Text("{seat} throws again.", "{seat} würfelt weiter."),
        "throw again | würfle weiter",
    ),
}
KEEPS_ALL: Final = Word(
    "aufhören",
    Text("{seat} keeps all dice.", "{seat} lässt alle Würfel stehen."),
    "keep all dice | lass alle Würfel stehen",
)
"""`STOP` where all dice that lie there are kept."""
KEPT: Final = evolve(FACES, of=evolve(DIE, touches=lying))
"""Dice that lie there."""


def keeping(values: Mapping[str, Any]) -> Text:
    """The phrase of dice that are kept."""
    if values["faces"]:
        return Text("keep {faces}", "behalte {faces}")
    return Text("keep no dice", "behalte keinen Würfel")


def throws_again(_: Any, action: Act) -> bool:
    """Whether a seat that may stop throws once more."""
    return isinstance(action, Keep) or (isinstance(action, Say) and action.word == ROLL)


THROWS_AGAIN: Final[ActionKind[Act]] = action_kind(
    *("throw again", "noch einmal würfeln"),
    throws_again,
    "throw, throw once more, throw on, roll, roll again, roll once more, go on, noch mal, nochmal, "
    "noch mal würfeln, nochmal würfeln, noch einmal, weiter, weiterwürfeln, weitermachen, würfeln, "
    "noch mal werfen, nochmal werfen, weiter würfeln",
)


def choosing_of(choosing: Choosing | Callable[[int], Choosing], number: int) -> Choosing:
    """The words of the choice of a number, where a function may give them."""
    return choosing if isinstance(choosing, Choosing) else choosing(number)


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses, the table tells who was heard."""
    return REFEREE if isinstance(action, Heard) else dice.actor(action)


def act_of(seat: Seat, choice: Choice) -> Chosen:
    """The act by which a seat chooses."""
    match choice:
        case int():
            return Choose(seat, choice)
        case str():
            return Say(seat, choice)
        case Stake(chips, on):
            return Bet(seat, chips, on)
        case _:
            return Keep(seat, choice)


def said(says: Mapping[str, Word], choice: Choice) -> Term:
    """What can be chosen, as it is said."""
    return faces_term(choice) if isinstance(choice, tuple) else choice_term(says, choice)


def verbs(
    numbers: Sequence[int],
    says: Mapping[str, Word],
    bets: Sequence[int] = (),
    hears: Mapping[str, Word] | None = None,
    *,
    keeps: bool = False,
    choosing: Choosing | Callable[[int], Choosing] = CHOOSING,
) -> Verbs[Act]:
    """How to throw, to choose, to say, to bet, to keep dice, and to tell what was heard."""
    chosen = partial(choosing_of, choosing)
    rows: list[Verb[Act]] = [THROW, *choice_verbs(numbers, says, bets, chosen)]
    if keeps:
        rows.append(verb(Keep, "keep {faces}", "behalte {faces}", phrase=keeping, faces=KEPT))
    if hears:
        rows.append(heard_verb(hears, 8))
    return Verbs(tuple(rows), (THROWS_AGAIN,) if keeps or ROLL in says else ())


def act_told(
    by: Clause, action: Chosen | Heard, words: Mapping[str, Word], choosing: Choosing = CHOOSING
) -> TextEvent:
    """What is told of an act of a seat, or of who was heard."""
    match action:
        case Heard(seat, word):
            text = words[word].told
            who = NOBODY if seat is None else SeatTerm(seat)
            return TextEvent(by, sentence(text.en, text.de, seat=who))
        case Keep(seat, ()):
            en, de = "{seat} throws all dice again.", "{seat} wirft alle Würfel neu."
            return told(by, en, de, seat=SeatTerm(seat))
        case Keep(seat, faces):
            en, de = "{seat} keeps {what}.", "{seat} lässt {what} stehen."
            return told(by, en, de, seat=SeatTerm(seat), what=faces_term(faces))
        case _:
            return choice_told(by, action, words, choosing)


def thrown_told(thrower: Seat, owner: Seat, what: Term) -> TextEvent:
    """What is told of a throw, which may be made for another seat."""
    en, de = "{seat} throws {what}", "{seat} wirft {what}"
    facts: dict[str, Fact] = {"seat": SeatTerm(thrower), "what": what}
    if thrower != owner:
        en, de, facts = (
            f"{en} for {{owner}}",
            f"{de} für {{owner}}",
            facts | {"owner": SeatTerm(owner)},
        )
    return TextEvent(SHAKE, sentence(f"{en}.", f"{de}.", **facts), shows=True)


def not_heard(
    clause: Clause,
    by_choice: Callable[[Any, Any], Clause] | None,
    heard: Callable[[Any], Sequence[Heard]],
) -> Row[Any, Any]:
    """Those are heard who can be. The row of a clause refuses all others, or what would be heard by
    this clause.
    """

    @row(clause, "Now that cannot be heard of {who}.", "Das ist von {who} jetzt nicht zu hören.")
    def not_heard(sheet: object, action: Heard) -> Facts | None:
        if action in heard(sheet):
            return None
        if by_choice is not None and by_choice(sheet, action) != clause:
            return None
        return {"who": SOMEBODY if action.seat is None else SeatTerm(action.seat)}

    return not_heard
