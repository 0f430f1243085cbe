"""The trick so far, with every kind of card that can stand where nobody remembers.

The module enumerates forgotten cards and passes. The rules decide whether a card may follow
another, at a table where every seat holds all cards: so the hands do not matter, only the order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.card_order import colour_order, is_higher, is_twin_of_highest
from daumen_rules.games.daumen_drauf.cards import Card, Kind, Pack
from daumen_rules.games.daumen_drauf.model import Playing, Trick
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rule_set import ForcedPass, RuleSet, Scope
from daumen_rules.games.daumen_drauf.setup import kinds
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused

from .model import FORGOTTEN, Entry, Situation
from .trick_so_far import Halt, TrickSoFar, enter, lead, pass_until, up_to, with_passes

Said: TypeAlias = tuple[tuple[str, str], ...]
"""The told facts on the cards of a kind: card or kind, and the half-remembered card it may be."""


@frozen
class Lineup:
    """The cards of a trick in order, each at least by its kind, and how many passes came after.

    `useful` are the cards that can be shown now or parry now; `duties` are those of the leader
    at each earlier moment at which he began a lap and passed. `over` says that the trick has ended.
    """

    sights: tuple[Card | Kind, ...]
    passes: int
    over: bool
    colours: tuple[str, ...]
    useful: frozenset[Card]
    duties: frozenset[Card]


@frozen
class _Partial:
    so_far: TrickSoFar
    sights: tuple[Card | Kind, ...] = ()
    duties: frozenset[Card] = frozenset()
    useful: frozenset[Card] = frozenset()


def lineups(
    situation: Situation,
    rules: RuleSet,
    pack: Pack,
    leader: Seat,
    halts: list[Halt],
    tick: Tick = no_tick,
) -> Iterator[Lineup]:
    """Every line-up of the trick that the rules allow. Where they refuse, `halts` gets it.

    Of several line-ups that are alike only one is given: they have the same highest card and
    colours, and as much is known elsewhere of their forgotten cards (`_alike`). Either all of them
    can be completed or none. Where the rules ask for hands within the trick, all are given.
    """
    known = _known(situation)
    each = rules.forced_pass is ForcedPass.SKIP_ALL or rules.must_show_scope is Scope.LAP
    first = _Partial(lead(rules, pack, situation.players, leader))
    for partial in _ends(situation, pack, first, known, halts, tick, each=each):
        for passes, so_far in _turns(situation, partial.so_far, halts):
            yield _lineup(evolve(partial, so_far=so_far), pack, passes)


def _ends(
    situation: Situation,
    pack: Pack,
    first: _Partial,
    known: dict[Kind, Said],
    halts: list[Halt],
    tick: Tick,
    *,
    each: bool,
) -> Iterator[_Partial]:
    """What the entries make of a trick; after each of them one of those that are alike, or `each`.

    `open_` holds for every number of entries what is still to be looked at: a trick may be long.
    """
    open_ = [iter((first,))]
    seen = [set[object]() for _ in (*situation.trick, None)]
    while open_:
        at = len(open_) - 1
        partial = next(open_[at], None)
        if partial is None:
            open_.pop()
            continue
        key = partial.sights if each else _alike(situation, partial, known)
        if key in seen[at]:
            continue
        seen[at].add(key)
        if at == len(situation.trick):
            yield partial
        else:
            open_.append(_entered(situation, pack, partial, at, known, halts, tick))


def _known(situation: Situation) -> dict[Kind, Said]:
    """The told facts on the two cards of each kind, wherever they lie."""
    trick = [entry.card for entry in situation.trick]
    sights = [seen for heap in situation.heaps for seen in heap.seen] + trick
    said: dict[Kind, list[tuple[str, str]]] = {}
    for seen in sights:
        for sight in _named(seen):
            half = str(seen) if isinstance(seen, Some) else ""
            said.setdefault(_kind(sight), []).append((str(sight), half))
    return {kind: tuple(sorted(of)) for kind, of in said.items()}


def _named(seen: Noted) -> tuple[Card | Kind, ...]:
    """The cards or kinds that a note names."""
    if seen is None:
        return ()
    return seen.sights if isinstance(seen, Some) else (seen,)


def _is_taken(said: Said) -> bool:
    """Whether the places of both cards of a kind are told."""
    return sum(not half for _, half in said) > 1


def _kind(sight: Card | Kind) -> Kind:
    return sight.kind if isinstance(sight, Card) else sight


def _alike(situation: Situation, partial: _Partial, known: dict[Kind, Said]) -> object:
    """The facts of a trick so far that matter for its rest, and for the places of cards."""
    state = partial.so_far.state
    if not isinstance(state, Playing) or partial.so_far.over:
        order: object = partial.so_far.over
    else:
        colours = colour_order(state.trick, state.table.rules.colour_scope)
        highest = state.trick.highest
        order = (colours, highest and highest.card.kind)
    asked, number = situation.ask.card, situation.asked_card
    wanted = partial.sights[number : number + 1] if number is not None else ()
    gaps = [
        (
            tuple((sort[2:], half) for sort, half in known.get(_kind(sight), ())),
            str(entry.card),
            str(sight)[2:],
            asked is not None and _kind(asked) == _kind(sight),
        )
        for entry, sight in zip(
            (e for e in situation.trick if e.act.shows), partial.sights, strict=False
        )
        if entry.card is None or isinstance(entry.card, Some)
    ]
    return order, wanted, tuple(sorted(gaps))


def _entered(
    situation: Situation,
    pack: Pack,
    partial: _Partial,
    at: int,
    known: dict[Kind, Said],
    halts: list[Halt],
    tick: Tick,
) -> Iterator[_Partial]:
    entry = situation.trick[at]
    ready = up_to(partial.so_far, entry)
    if not isinstance(ready, TrickSoFar):
        halts.append(Halt(at, ready))
        return
    for sight in _sights(entry, ready, pack):
        tick()
        if entry.card is None and isinstance(sight, Kind) and _is_taken(known.get(sight, ())):
            continue
        after = enter(ready, entry, _card(sight, ready, entry.seat))
        if not isinstance(after, TrickSoFar):
            halts.append(Halt(at, after))
            continue
        duties = partial.duties | _duties(partial.so_far, entry, pack)
        sights = (*partial.sights, sight) if sight is not None else partial.sights
        yield _Partial(after, sights, duties, _useful_after(partial, entry, after, pack))


def _sights(entry: Entry, so_far: TrickSoFar, pack: Pack) -> Iterator[Card | Kind | None]:
    """The cards or kinds that an entry may have shown; a parry has the highest card's kind."""
    if entry.act.passes:
        yield None
    elif entry.card is not None:
        yield from _named(entry.card)
    elif entry.act is Did.SHOW:
        yield from kinds(pack)
    elif isinstance(so_far.state, Playing) and so_far.state.trick.highest is not None:
        yield so_far.state.trick.highest.card.kind
    else:
        yield pack.cards[0].kind


def _card(sight: Noted, so_far: TrickSoFar, seat: Seat) -> Card | None:
    """The card itself, or one of its kind that the seat has not shown yet.

    An earlier entry may have used this card for its twin. The search for places decides later
    which of the two was shown there.
    """
    if sight is None:
        return None
    state = so_far.state
    held = state.table.hands[seat] if isinstance(state, Playing) else ()
    if isinstance(sight, Card):
        return sight.twin if sight not in held and sight.twin in held else sight
    found = next((card for card in held if card.kind == sight), None)
    return found or Card.parse(f"{sight}p")


def useful(trick: Trick, rules: RuleSet, pack: Pack) -> frozenset[Card]:
    """The cards that are higher than the highest, and its twin."""
    return frozenset(
        card
        for card in pack.cards
        if is_higher(card, trick, rules.colour_scope) or is_twin_of_highest(card, trick)
    )


def _useful_after(
    partial: _Partial, entry: Entry, after: TrickSoFar, pack: Pack
) -> frozenset[Card]:
    """The useful cards since the last card was shown: they stay the same while others pass."""
    if entry.act.passes:
        return partial.useful
    if after.over or not isinstance(after.state, Playing):
        return frozenset()
    return useful(after.state.trick, after.state.table.rules, pack)


def _duties(so_far: TrickSoFar, entry: Entry, pack: Pack) -> frozenset[Card]:
    """The cards that the leader cannot have held, as he began a lap with a pass up to an entry."""
    state = so_far.state
    if not isinstance(state, Playing) or not state.trick.shown:
        return frozenset()
    passes = entry.act.passes
    at: TrickSoFar | Refused = so_far
    if state.trick.leader != entry.seat:
        at = pass_until(so_far, state.trick.leader)
        reached = isinstance(at, TrickSoFar) and at.turn == state.trick.leader
        between = (entry.seat - state.trick.turn) % state.table.players
        head = (state.trick.leader - state.trick.turn) % state.table.players
        passes = reached and head < between
    return useful(state.trick, state.table.rules, pack) if passes else frozenset()


def _turns(
    situation: Situation, so_far: TrickSoFar, halts: list[Halt]
) -> Iterator[tuple[int, TrickSoFar]]:
    """The passes after the last entry: as many as the told turn requires, or any number."""
    end = len(situation.trick)
    if so_far.over or not situation.trick or situation.turn is None:
        yield 0, so_far
        return
    if situation.turn is FORGOTTEN:
        for passes in range(situation.players - 1):
            after = with_passes(so_far, passes)
            if isinstance(after, TrickSoFar):
                yield passes, after
        return
    assert isinstance(situation.turn, int)
    found = pass_until(so_far, situation.turn)
    if isinstance(found, TrickSoFar) and found.turn == situation.turn:
        yield len(found.events) - len(so_far.events), found
    else:
        halts.append(Halt(end, found if isinstance(found, Refused) else None))


def _lineup(partial: _Partial, pack: Pack, passes: int) -> Lineup:
    so_far, state = partial.so_far, partial.so_far.state
    if so_far.over or not isinstance(state, Playing):
        return Lineup(partial.sights, passes, True, (), partial.useful, partial.duties)
    trick = state.trick
    colours = tuple(dict.fromkeys(shown.card.colour.value for shown in trick.shown))
    now = useful(trick, state.table.rules, pack)  # in a new lap it may be other cards (Q12)
    return Lineup(partial.sights, passes, False, colours, now, partial.duties)
