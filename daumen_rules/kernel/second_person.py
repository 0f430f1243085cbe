"""Turns a sentence about a seat into one that is said to it: *{seat} holds …* into *You hold …*.

Only grammar stands here: the verbs that sentences about seats have, and the words around the gap
of a seat. A sentence that these rules cannot turn is left as it is, and names the seat.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .text import Language


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_REGULAR: Final = """
act add advance announce ask attack bank beat become begin belong bet bid bow build buy call capture
castle change choose claim close come count cover cut deal decide declare demand discard divide
double doubt draw drop end enter erase exchange fill fold follow gather get give grab guess hand
hold huff jump keep knock lay lead leave let look lose make mark meld move multiply name need note
notice offer open own owe parry pass pay pick place play point pour push put raise reach receive
release remove roll save say score see send set shift show shuffle shut sit slap slide slip speak
spin split stake stand start stay steal step stop store subtract surrender swap take tell throw
touch try turn use wager wait want warn weigh win withdraw wish write
"""
_UNCHANGED: Final = """
can cannot could had held laid led may might must parried played said shall showed thought threw
took will won would
"""


def _third(verb: str) -> str:
    """The third person of a regular English verb."""
    if re.search("[^aeiou]y$", verb):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "sh", "ch")) else f"{verb}s"


ENGLISH: Final = {
    **{_third(verb): verb for verb in _REGULAR.split()},
    **{verb: verb for verb in _UNCHANGED.split()},
    **_pairs("has have is are was were does do goes go undoes undo"),
}
"""The verbs of English sentences about a seat: the third person, and the second."""

GERMAN: Final = _pairs(
    """
    addiert addierst  anspielt anspielst  antwortet antwortest  baut baust  bedient bedienst
    beginnt beginnst  behält behältst  bekam bekamst  bekommt bekommst  bestimmt bestimmst
    bezahlt bezahlst  bietet bietest  bittet bittest  bleibt bleibst  bläst bläst  braucht brauchst
    breitet breitest  bringt bringst  darf darfst  deckt deckst  dividiert dividierst  dreht drehst
    endet endest  entdeckt entdeckst  entscheidet entscheidest  erhält erhältst  erhöht erhöhst
    erreicht erreichst  fordert forderst  fragt fragst  füllt füllst  geht gehst  gehört gehörst
    gewinnt gewinnst  gibt gibst  greift greifst  handelt handelst  hat hast  hatte hattest
    hebt hebst  heißt heißt  hält hältst  hätte hättest  hört hörst  ist bist  kann kannst
    kauft kaufst  kommt kommst  konnte konntest  könnte könntest  legt legst  liegt liegst
    lässt lässt  löscht löschst  macht machst  meldet meldest  merkt merkst  mischt mischst
    multipliziert multiplizierst  muss musst  nennt nennst  nimmt nimmst  notiert notierst
    pariert parierst  passt passt  rechnet rechnest  redet redest  reizt reizt  rettet rettest
    rät rätst  rückt rückst  rügt rügst  sagt sagst  scheidet scheidest  schickt schickst
    schiebt schiebst  schließt schließt  schlägt schlägst  schreibt schreibst  schuldet schuldest
    setzt setzt  sieht siehst  soll sollst  spielt spielst  spricht sprichst  steckt steckst
    stehen stehst  steht stehst  steigt steigst  sticht stichst  streicht streichst
    subtrahiert subtrahierst  sucht suchst  tauscht tauschst  teilt teilst  tilgt tilgst  tut tust
    verlangt verlangst  verliert verlierst  verlässt verlässt  verzichtet verzichtest  wagt wagst
    war warst  wartet wartest  weiß weißt  wendet wendest  wettet wettest  will willst  wird wirst
    wirft wirfst  wählt wählst  wäre wärst  würde würdest  würfelt würfelst  zahlt zahlst
    zeigt zeigst  zieht ziehst  zweifelt zweifelst  zählt zählst  überspringt überspringst
    """
)
"""The verbs of German sentences about a seat: the third person, and the second."""

_OWN: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "against it:": "against you:",
        "its own": "your own",
        "of his own": "of your own",
        "its side": "your side",
        "its lead": "your lead",
        "that it cannot": "that you cannot",
    },
    "de": {
        "an ihm": "an dir",
        "es könne": "du könntest",
        "seine Partei": "deine Partei",
        "sich": "dich",
    },
}
"""Words after the gap of a subject that mean the same seat."""

_YOUR: Final = _pairs(
    "die deine der deiner den deinen dem deinem Die Deine Alle Alle~deine alle alle~deine"
)
"""German articles before a thing of the seat, each with the word that takes its place."""
_TO: Final = {
    "en": _words(
        "after against at before beside by for from not of on than to with asks gives owes"
    ),
    "dir": _words("aus bei mit nach seit von vor zu"),
    "dich": _words("an auf durch für gegen ohne um"),
}
"""Prepositions, and verbs, after which the seat is no subject: in English, and in German by the
word for the seat.
"""
_GIVEN: Final = {"gibt": "dir", "schuldet": "dir", "fragt": "dich"}
"""German verbs of another seat, before the seat to which something is done."""
_CLAUSES: Final = _words("als bevor bis dass die ob wann warum was weil wenn wer wie wo wohin")
"""Words that begin a German clause with its verb at the end."""


@lru_cache(maxsize=4096)
def addressed(template: str, gap: str, language: Language) -> str | None:
    """A template in which the seat of a gap is the reader; None where a verb is not known."""
    hole, told = f"{{{gap}}}", template
    turned = _english if language == "en" else _german
    while hole in told:
        before, _, after = told.partition(hole)
        found = turned(before, after)
        if found is None:
            return None
        told = found
    return told


def _is_start(before: str, signs: str) -> bool:
    """Whether a sentence begins after a text."""
    return not before or before.rstrip().endswith(tuple(signs))


def _last(before: str) -> str:
    """The word before a gap; empty where a clause begins."""
    found = re.search(r"(\w+) $", before)
    return found[1] if found else ""


def _is_listed(before: str, after: str) -> bool:
    """Whether a gap is one of several seats with one verb: `{one}, {two} and {three} throw off`."""
    last = before.endswith(("} and ", "} und "))
    return last or re.match(r"(?:,| and| und) \{\w+\}(?:,| [a-z])", after) is not None


def _english(before: str, after: str) -> str | None:
    own = re.search(r"\b([Tt]he|[Aa]ll|[Aa]n?) ((?:[a-z]+ )?[a-z]+) of $", before)
    if own is not None:
        head, article, things = before[: own.start()], own[1], own[2]
        if article.lower() in ("a", "an"):
            return f"{head}{article} {things} of yours{after}"
        your = {"the": "your", "The": "Your"}.get(article, f"{article} your")
        return f"{head}{your} {things}{after}"
    own = re.search(r"(?:^|(?<=[;:] ))([A-Za-z]+) of $", before)
    if own is not None:
        your = "Your" if _is_start(before[: own.start()], ".!?") else "your"
        return f"{before[: own.start()]}{your} {own[1].lower()}{after}"
    if before.endswith("that of "):
        return f"{before.removesuffix('that of ')}yours{after}"
    you, last = "You" if _is_start(before, ".!?") else "you", _last(before)
    verb = re.match(r" (?:alone |still |now )?(\w+)", after)
    is_subject = (
        verb is not None and verb[1] in ENGLISH and (last == "before" or last not in _TO["en"])
    )
    if last in _TO["en"] and not is_subject:
        return f"{before}you{after}"
    if last == "is" and after.startswith("."):
        return f"{before.removesuffix('is ')}are you{after}"
    if after.startswith(":") or (not is_subject and _is_listed(before, after)):
        return f"{before}{you}{after}"
    if verb is None or not is_subject:
        return None
    return before + you + _second(after, verb.start(1), "and|or", ENGLISH, "en")


def _german(before: str, after: str) -> str | None:
    own = re.search(r"\b([Dd]ie|der|den|dem|[Aa]lle) ((?:\w+e[nrs]? )?[A-ZÄÖÜ]\w+) von $", before)
    if own is not None:
        article = _YOUR[own[1]].replace("~", " ")
        return f"{before[: own.start()]}{article} {own[2]}{after}"
    own = re.search(r"(?:^|(?<=[;:] ))([A-ZÄÖÜ]\w+) von $", before)
    if own is not None:
        article = "deine" if before[: own.start()].rstrip().endswith(";") else "Deine"
        return f"{before[: own.start()]}{article} {own[1]}{after}"
    du, last = "Du" if _is_start(before, ".!?:") else "du", _last(before)
    given = _GIVEN.get(last) if last != "gibt" or before.endswith("} gibt ") else None
    for case in ("dir", "dich"):
        if given == case or last in _TO[case]:
            return f"{before}{case}{after}"
    if after.startswith(":") or last == "nicht":
        return f"{before}{du}{after}"
    verb = re.match(r" (?:allein )?(\w+)", after)
    if (verb is None or verb[1] not in GERMAN) and _is_listed(before, after):
        return f"{before}{du}{re.sub(r'stechen(?=;)', 'stecht', after)}"
    if verb is not None and verb[1] in GERMAN:
        return before + du + _second(after, verb.start(1), "und|oder", GERMAN, "de")
    inverted = re.search(r"(\w+) (?:nur |ihn )?$", before)
    if inverted is not None and inverted[1].lower() in GERMAN:
        form = GERMAN[inverted[1].lower()]
        form = form.capitalize() if inverted[1][0].isupper() else form
        rest = _second(after, len(after), "und|oder", GERMAN, "de")
        return f"{before[: inverted.start()]}{form}{before[inverted.end(1) :]}{du}{rest}"
    end = re.match(r"[^,.:;({]*?(\w+)(?=[,.:;({]| \(|$)", after)
    if last.lower() in _CLAUSES and end is not None and end[1] in GERMAN:
        return before + du + _second(after, end.start(1), "und|oder", GERMAN, "de")
    return None


def _second(after: str, at: int, joins: str, verbs: dict[str, str], language: Language) -> str:
    """What follows a subject, in the second person: the verb at a place, those that are joined to
    it, and words that mean the same seat.
    """
    stop = re.search("[;.(]", after)
    end = len(after) if stop is None else stop.start()

    def form(found: re.Match[str]) -> str:
        return found[1] + verbs.get(found[2], found[2])

    head, tail = after[:end], after[end:]
    if at < end:
        head = head[:at] + re.sub(r"()(\w+)", form, head[at:], count=1)
    head = re.sub(rf"(\b(?:{joins}) )(\w+)", form, head)
    told = head + tail
    for other, own in _OWN[language].items():
        told = re.sub(rf"\b{re.escape(other)}(?!\w)", own, told)
    return told
