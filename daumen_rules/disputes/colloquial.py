"""What people say at a table, put into the words of the questions that courts have.

A line of the table has the words of a question, then `=`, then what is said for it. `a/b` stands
for either word, words in brackets may be missing. N stands for a player, REST for anything; both
are kept. No game is known here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

_OPENERS: Final = re.compile(
    r"^(?:(?:so|well|ok|okay|hey|and|but|um|sorry|also|und|aber|na|tja|sag|say|tell me|äh|moment"
    r"|leute|stop|halt|wait)\b[,!.:]?\s*)+",
    re.IGNORECASE,
)
_TAG: Final = re.compile(
    r",? (?:oder|oder nicht|nicht wahr|ne|nicht|gell|stimmt's|correct|or not|right|or|"
    r"(?:is|does|can|has|must|may)n't (?:he|she|it|that)|can't (?:he|she|it))$",
    re.IGNORECASE,
)
"""What makes a question of a statement: `Ben is next, isn't he?`"""
_STATED: Final = re.compile(
    r"^(?P<name>\w+) (?P<verb>may|can|must|darf|kann|muss)(?: (?:not|nicht))? (?P<rest>.+)$",
    re.IGNORECASE,
)
_FILLERS: Final = re.compile(
    r"(?:^|(?<=\s))(?:there|here|at all|again|then|even|now|da|dann|jetzt|dafür|damit"
    r"|drauf|darauf|wirklich|vielleicht|trotzdem|so far|bisher|anyway|still|maybe|perhaps"
    r"|right now|at the moment|in dem fall"
    r"|for (?:it|that|this)|with (?:it|that|this))(?=\s|$)",
    re.IGNORECASE,
)
"""Words that a question may do without. They go only where the question is not read with them."""
_WHETHER: Final = re.compile(
    r"^(?P<said>.+?),? (?:is (?:that|this|it)(?: (?:ok|okay|fine|legal|allowed|possible|right))?"
    r"|geht das|ist das (?:ok|okay|erlaubt|möglich|richtig|legal)|darf (?:er|sie|man) das"
    r"|may (?:he|she|they|one) do (?:that|so))$",
    re.IGNORECASE,
)
"""What is told, with a question whether that is all right: `Ben wants to pass, is that ok?`"""
_WANTS: Final = re.compile(
    r"^(?P<name>\w+) (?P<verb>(?:wants|want|would like) to|will|möchte|wants) (?P<rest>.+)$",
    re.IGNORECASE,
)
_USUAL: Final = (
    (r"\b(?:could|might|would)\b", "may"),
    (r"\b(?:dürfte|könnte|dürfen|können|könnt|dürft)\b", "darf"),
    (r"\b(?:müsste|müssen)\b", "muss"),
    (r"\b(?:drauf|hin|ab|aus)(legen|spielen)\b", r"\1"),
    (r"\b(?:his|her|their|your|my|(?:sein|ihr|mein)e?[nmrs]?)\b", ""),
    (r"\b(?:den|dem|der|diese[rnm]|the|this|that) (?:stich|trick)\b", "TRICK"),
)
"""Usual words for others."""
_TABLE: Final = """
whose turn is it = is it N turn/go/move (next)
whose turn is it = is N next/on/up (next/turn) (to) (play)
whose turn is it = who goes/moves/acts/plays (next)
whose turn is it = who has/is to go/play/move/act/throw (next)
whose turn is it = who must go/play/move/act/throw
whose turn is it = whose move/throw/go/turn (is) (it)
whose turn is it = am/are/is N up/on/next (turn) (to) (play)
whose turn is it = who plays/throws/moves/leads first
whose turn is it = who throws/rolls/plays/draws/lays as (the) next
whose turn is it = whose turn/go may it be
whose turn is it = it is N turn/go/move
whose turn is it = N is next/on/up (turn)
whose turn is it = who do/are we wait/waiting (for)
wer ist am zug = ist (jetzt) (als) (nächster/nächste/nächstes) N dran
wer ist am zug = ist N (als) (nächster/nächste/nächstes) dran
wer ist am zug = ist/kommt N (der/die) (nächste) (dran) (am) (zug) (an) (der) (reihe)
wer ist am zug = N ist/kommt (als) (nächster/nächste) (dran) (am) (zug) (an) (der) (reihe)
wer ist am zug = wer ist/kommt/muss/darf/spielt als nächster/nächste/nächstes (dran) (am) (zug)
wer ist am zug = wer ist der/die nächste
wer ist am zug = wer würfelt/wirft/legt/zieht/setzt (als) nächster/nächste/nächstes/erster/zuerst
wer ist am zug = bin/bist/sind N (als) (nächster/nächste) dran
wer ist am zug = bin/bist/sind N (an) (der) (am) reihe/zug
wer ist am zug = wer darf/kann legen/spielen/ziehen/würfeln/setzen
wer ist am zug = wer muss (was/etwas) tun/machen/legen/spielen/ziehen/würfeln/setzen
wer ist am zug = bei wem sind wir
wer ist am zug = (auf) wen warten/muss/fragen wir (fragen)

what may N do = what are N options/choices/moves/possibilities
what may N do = what options/choices/moves/possibilities does/has N (have)
what may N do = what/which cards/moves/men/dice may/can N do/play/show/lay/make/choose/take/keep
what may N do = what/which (ones) may/can N do/play/show/lay/make/choose/take/keep
what may N do = what may N be allowed to do
what may N do = what is legal/allowed/possible for N
was darf N tun = was für möglichkeiten/züge/optionen hat N
was darf N tun = welche möglichkeiten/züge/optionen hat N
was darf N tun = welche karten/züge/steine/würfel darf/kann N legen/spielen/zeigen/machen/nehmen
was darf N tun = welche karten/züge/steine/würfel darf/kann N ziehen/behalten/setzen
was darf N tun = was darf/kann N (alles) tun/machen/legen/spielen/zeigen/ziehen
was darf N tun = was ist/bleibt (für) N (erlaubt/möglich/übrig)
was darf N tun = was hat N (für) (karten/züge) zur auswahl/wahl
was darf N tun = was geht/ginge für N

may N pass = may/can N still pass
may N pass = may/can N skip
darf N passen = darf/kann N noch passen
darf N passen = darf/kann N aussetzen
must N pass = has/have N another/any (other) choice (but) (to) (pass)
must N pass = does N have another/any/a (other) choice (but) (to) (pass)
muss N passen = hat N eine/keine andere wahl (als) (zu) (passen)

who takes the trick = who gets/takes/wins/won/took/got it/this/that/them/TRICK
who takes the trick = who gets/takes/wins/has (won) the cards/pile/lot
who takes the trick = who has won it/this/that/TRICK
who takes the trick = who picks it/them/TRICK up
who takes the trick = who picks up it/them/TRICK
who takes the trick = who does it/this/that/TRICK go/belong to
who takes the trick = whose is it/this/that/TRICK
who takes the trick = whose cards/trick are/is these/those/this/that/they/it
who takes the trick = does/did/has N get/take/taken/win/won it/TRICK
wer bekommt den stich = wer bekommt/kriegt/nimmt/gewinnt/macht/holt/sticht/hat ihn/das/den/TRICK
wer bekommt den stich = wer hat ihn/das/den/TRICK gewonnen/bekommen/gemacht
wer bekommt den stich = wer bekommt/kriegt/nimmt die karten
wer bekommt den stich = an wen geht/gehen/fällt er/das/TRICK (die) (karten)
wer bekommt den stich = gehört/gehören/geht/gehen er/das/die/TRICK (karten) (an) N
wer bekommt den stich = wem gehört/gehören er/das/die/TRICK (karten)
wer bekommt den stich = wessen karten/stich sind/ist das/dies/es
wer bekommt den stich = bekommt/kriegt/nimmt/hat N ihn/TRICK (gewonnen/bekommen/gemacht)

what is the trick worth = how many points is/does/are/for TRICK (count/bring/give)
what is the trick worth = how much is/does/for TRICK (count/bring/give)
what is the trick worth = what do/does (these/the) TRICK/cards count/score/bring
what is the trick worth = how good/bad/much is TRICK
what is the trick worth = is TRICK good/bad/worth (or) (bad/good/anything)
was ist der stich wert = was bringt/gibt/ist/macht TRICK (wert/ein)
was ist der stich wert = wie/wieviel/wieviele (viel/viele) (punkte) bringt/gibt TRICK
was ist der stich wert = wie/wieviel (viel) ist/macht TRICK (wert)
was ist der stich wert = was ist TRICK (drin/wert)
was ist der stich wert = was ist in/im TRICK/stich (drin)

who leads = who has/must/needs/may (to) lead/start/begin/open (next) (TRICK)
who leads = who starts/begins/leads/opens/plays (to) (the) next (trick)
who leads = who starts/begins/leads/opens TRICK/afterwards
wer spielt aus = wer macht/spielt weiter
wer spielt aus = wer beginnt/eröffnet/spielt/fängt/startet (den) nächsten/neuen (stich) (an/aus)
wer spielt aus = wer spielt (als) (nächster/nächste) an/aus/auf

who draws first = who draws (as) (the) first
who draws first = who is (the) first to draw
wer zieht zuerst = wer zieht (als) erster/erste/zuerst
wer zieht zuerst = wer darf zuerst ziehen

may N look at the trick = may/can N see/check/inspect TRICK
may N look at the trick = may/can N see/know/check what is/was in TRICK
darf N den stich ansehen = darf/kann N nachsehen/gucken/schauen was in/im TRICK/stich ist/liegt/war
darf N den stich ansehen = darf/kann N nachschauen/wissen/sehen was in/im TRICK/stich ist/liegt/war

how much is it = how much/many (points) does/do/will/may it/that/he/she/we get/score/make/give
how much is it = how much/many (points) does/do/will/may N get/score/make/give
how much is it = what does it/that get/score/make/give
how much is it = what does/did N get/score/make/give
how much is it = how much/many (points) did N get/score/make/give
how much is it = wie/wieviel/wieviele/was (viel/viele) (punkte) kriegt/bekommt/schreibt N (auf/an)
how much is it = wie/wieviel/wieviele/was (viel/viele) (punkte) gibt/sind/macht das/es
how much is it = wie/wieviel/wieviele/was (viel/viele) (punkte) kriegt/bekommt man
how much is it = was schreibt N (auf/an)
what does REST count = how much/many (points) for REST
was zählt REST = wie/wieviel/wieviele (viel/viele) (punkte) für REST

who wins = has/did anybody/anyone/somebody/someone won/win
who wins = has/did N won/win/lost/lose
who wins = who is ahead/winning/leading/first (in) (the) (lead)
who wins = who is in the lead
wer gewinnt = hat jemand/einer/wer gewonnen/verloren
wer gewinnt = hat N gewonnen/verloren
wer gewinnt = wer liegt/ist vorn/vorne
wer gewinnt = wer ist/liegt in führung
wer gewinnt = wer ist/wird (der) sieger/gewinner/erster

is it over = is the game/round the/done/finished/all (end)
is it over = is it/that the/done/finished/all (end)
is it over = does/has the game end/ended
is it over = are we done/finished
ist es zu ende = ist das spiel fertig/rum/gelaufen
ist es zu ende = ist es/das fertig/aus/vorbei/rum
ist es zu ende = sind wir fertig
ist es zu ende = endet das/die/es (spiel/partie)

how many points has N = what is/are N score/points/total
how many points has N = what has/is N (got)
wie viele punkte hat N = wie/wieviel/wieviele (viel/viele) punkte/augen hat N gemacht/geholt
wie viele punkte hat N = wie/wieviel/wieviele (viel/viele) punkte/augen hat N bekommen
wie viele punkte hat N = wie steht es bei/für/mit N

may N REST = is it ok/okay/fine/legal/allowed if/for/that N (to) REST
may N REST = is N free/able/permitted/allowed to REST
may one REST = is REST allowed/legal/ok/okay
may one show REST = is/may/will REST (be) (high) enough/ok/okay/fine/legal/allowed/possible
may one play REST = is/may/will REST (be) (high) enough/ok/okay/fine/legal/allowed/possible
may one lay REST = is/may/will REST (be) (high) enough/ok/okay/fine/legal/allowed/possible
must N REST = is/was N forced/obliged/required/bound to REST
must N REST = does/do N need (to) REST
must N REST = do/does N have/need (got) to REST
must N REST = has/have N (got) to REST
darf N REST = ist es erlaubt/ok/okay wenn/dass N REST
muss N REST = ist N gezwungen/verpflichtet REST
darf man REST = geht/gilt/passt/reicht REST
darf man REST zeigen = geht/gilt/passt/reicht REST
darf man REST zeigen = ist REST hoch genug
darf man REST legen = geht/gilt/passt/reicht REST
darf man REST legen = ist REST hoch genug
darf man REST spielen = geht/gilt/passt/reicht REST
darf man REST spielen = ist REST hoch genug
"""


def _pattern(said: str) -> re.Pattern[str]:
    parts = ""
    for word in said.replace("(", " (").split():
        either = "|".join(word.strip("()").split("/"))
        either = {"N": r"(?P<name>\S.*?)", "REST": r"(?P<rest>\S.*?)"}.get(either, either)
        parts += rf"(?: (?:{either}))" + "?" * word.startswith("(")
    return re.compile(parts, re.IGNORECASE)


_SAID: Final = tuple(
    (words, _pattern(said))
    for line in _TABLE.splitlines()
    if line
    for words, said in [line.split(" = ")]
)


def put_plainly(
    words: tuple[str, ...], is_name: Callable[[tuple[str, ...]], bool]
) -> Iterator[tuple[str, ...]]:
    """The words as they are written in a question: with usual words for rare ones, without fillers,
    and as the sentence that is said for them. `is_name` says whether words name a player.
    """
    said = _TAG.sub("", re.sub(r"(?<=\w)['’]s\b", "", _OPENERS.sub("", " ".join(words))))
    said = said.replace(",", " ")
    for spoken, usual in _USUAL:
        said = re.sub(spoken, usual, said, flags=re.IGNORECASE)
    without = " ".join(_FILLERS.sub("", said).split())
    for one in dict.fromkeys((" ".join(said.split()), without)):
        yield from _written(one, is_name)
        if whether := _WHETHER.fullmatch(one):
            yield from _whether(whether["said"], is_name)
        if stated := _STATED.fullmatch(one):
            rest = stated["rest"].replace(" nicht ", " ")
            yield from _written(f"{stated['verb']} {stated['name']} {rest}", is_name)


def _whether(said: str, is_name: Callable[[tuple[str, ...]], bool]) -> Iterator[tuple[str, ...]]:
    """Questions whether what is told may be done: by a player that wants it, or by anybody."""
    if wants := _WANTS.fullmatch(said):
        yield from _written(f"may {wants['name']} {wants['rest']}", is_name)
        yield from _written(f"darf {wants['name']} {wants['rest']}", is_name)
    for card in dict.fromkeys((said, re.sub(r" (?:auf|on|over|über) .+$", "", said))):
        yield from _written(f"is {card} ok", is_name)
        yield from _written(f"geht {card}", is_name)


def _written(said: str, is_name: Callable[[tuple[str, ...]], bool]) -> Iterator[tuple[str, ...]]:
    """The words with a usual name for the trick, and each question that is said so."""
    yield tuple(re.sub(r"\bTRICK\b", "the trick", said).split())
    yield tuple(re.sub(r"\bTRICK\b", "den Stich", said).split())
    for words, pattern in _SAID:
        if found := pattern.fullmatch(f" {said}"):
            gaps = found.groupdict()
            name = gaps.get("name") or ""
            if not name or is_name(tuple(name.split())):
                whole = words.replace("REST", gaps.get("rest") or "")
                yield tuple(re.sub(r"\bN\b", name, whole).split())
