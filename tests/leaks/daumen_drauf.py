"""Leaks planted in Daumen drauf!, by either manual: hidden things that get out.

Each function lets one thing out, and a table lists them. Most tell whether the highest card is
poisonous, or which card is on top of the draw pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Final

import pytest
from attrs import evolve, fields

from daumen_rules import Action, Card, Event, Fang, Kind, Pass, Show, State, View, knowledge
from daumen_rules.contracts.story import Eye, Overseer
from daumen_rules.games.daumen_drauf import cards, reasons
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf import view as views
from daumen_rules.games.daumen_drauf.events import Drawn, Inspected, Parried, Shown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.knowledge import Known, Zone
from daumen_rules.games.daumen_drauf.model import Following, Playing, Undealt
from daumen_rules.games.daumen_drauf.view import view, witness
from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.row import NO_FACTS, Facts, Legality, Row
from daumen_rules.kernel.seats import Mover, Viewer
from daumen_rules.kernel.text import Text
from tests.leaks.planting import Leak, in_daumen_drauf

# What is hidden


def is_poisonous(state: State) -> bool:
    """Whether the card to be beaten is."""
    highest = state.trick.highest if isinstance(state, Playing) else None
    return highest is not None and highest.card.fang is Fang.POISONOUS


def pile_of(state: State) -> tuple[Card, ...]:
    return () if isinstance(state, Undealt) else state.table.pile


def top_is_low(state: State) -> bool:
    """Whether the top card of the pile has a value of 1 or 2."""
    return any(card.value < 3 for card in pile_of(state)[:1])


# Kinds that are equal, and not the same

_KEPT: list[Kind] = []
"""Copies are kept, so that no other object gets their number."""
_POISONOUS: set[int] = set()


def copied(card: Card) -> Kind:
    """The kind of a card as a new object, of which it is noted by what fang it came."""
    kind = Kind(card.colour, card.value)
    _KEPT.append(kind)
    if card.fang is Fang.POISONOUS:
        _POISONOUS.add(id(kind))
    return kind


@cache
def doubled(card: Card) -> Kind:
    """The kind of a card as one object for each card."""
    return Kind(card.colour, card.value)


def hashed(card: Card) -> Kind:
    """The kind of a card as a new object, its hash kept since it was worked out from the card."""
    kind = copied(card)
    object.__setattr__(kind, "_attrs_cached_hash", hash(card))
    return kind


def with_kinds(kind_of: Any, state: State, viewer: Viewer) -> View:
    """A view in which the kinds of the trick are others."""
    seen = view(state, viewer)
    if not isinstance(state, Playing):
        return seen
    shown = tuple(
        evolve(s, card=kind_of(real.card)) if isinstance(s.card, Kind) else s
        for s, real in zip(seen.shown, state.trick.shown, strict=True)
    )
    return evolve(seen, shown=shown)


def kinds_in_views(patch: pytest.MonkeyPatch, kind_of: Any = doubled) -> None:
    in_daumen_drauf(patch, view=partial(with_kinds, kind_of))


def kinds_of_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(cards, "_kind", doubled)


def kinds_in_events(patch: pytest.MonkeyPatch) -> None:
    def told(event: Event, viewer: Viewer) -> Event:
        seen = witness(event, viewer)
        if isinstance(event, Shown | Parried) and isinstance(event.card, Card) and seen != event:
            return evolve(event, card=doubled(event.card))
        return seen

    in_daumen_drauf(patch, witness=told)


def kinds_in_knowledge(patch: pytest.MonkeyPatch) -> None:
    def known(state: State, viewer: Viewer) -> tuple[Known, ...]:
        covered = (
            {} if not isinstance(state, Playing) else {s.card.kind: s for s in state.trick.shown}
        )
        return tuple(
            evolve(entry, kind=doubled(covered[entry.kind].card))
            if entry.zone is Zone.COVERED
            else entry
            for entry in knowledge(state, viewer)
        )

    in_daumen_drauf(patch, shows=(known,))


def kinds_and_their_hash(patch: pytest.MonkeyPatch) -> None:
    kinds_in_views(patch, hashed)


def kinds_and_their_words(patch: pytest.MonkeyPatch) -> None:
    def words(kind: Kind) -> str:
        return f"Kind({kind}{' ' * (id(kind) in _POISONOUS)})"

    patch.setattr(Kind, "__repr__", words)
    kinds_in_views(patch, copied)


def kinds_packed(patch: pytest.MonkeyPatch) -> None:
    def packed(kind: Kind) -> tuple[Any, ...]:
        if id(kind) in _POISONOUS:
            return Kind.parse, (str(kind),)
        return Kind, (kind.colour, kind.value)

    patch.setattr(Kind, "__reduce__", packed, raising=False)
    kinds_in_views(patch, copied)


def kinds_saved(patch: pytest.MonkeyPatch) -> None:
    form = Form(lambda kind: f"{kind}{'p' * (id(kind) in _POISONOUS)}", Kind.parse)
    forms = {**dict(GAME.notation.forms), Kind: form}
    in_daumen_drauf(patch, forms=tuple(forms.items()))
    kinds_in_views(patch, copied)


# Views


def in_views(patch: pytest.MonkeyPatch, change: Callable[[State, View], View]) -> None:
    """Views of which something is changed by the whole state."""

    def seen(state: State, viewer: Viewer) -> View:
        return change(state, view(state, viewer))

    in_daumen_drauf(patch, view=seen)


def a_pile_that_counts_low_cards(patch: pytest.MonkeyPatch) -> None:
    in_views(patch, lambda state, seen: evolve(seen, pile=seen.pile + top_is_low(state)))


def cards_out_in_the_order_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    def change(state: State, seen: View) -> View:
        place = {card.kind: number for number, card in enumerate(pile_of(state))}
        kinds = [sight.kind if isinstance(sight, Card) else sight for sight in seen.out]
        order = sorted(range(len(kinds)), key=lambda number: place.get(kinds[number], 99))
        return evolve(seen, out=tuple(seen.out[number] for number in order))

    in_views(patch, change)


def a_card_more_for_each_fang(patch: pytest.MonkeyPatch) -> None:
    def change(state: State, seen: View) -> View:
        return evolve(seen, left=seen.out[:1] * is_poisonous(state))

    in_views(patch, change)


class Remembering(View):
    """A view with a place for what it is better not to keep."""


def a_view_that_keeps_its_state(patch: pytest.MonkeyPatch) -> None:
    names = [field.name for field in fields(View)]

    def change(state: State, seen: View) -> View:
        kept = Remembering(**{name: getattr(seen, name) for name in names})
        object.__setattr__(kept, "_pile", pile_of(state))
        return kept

    in_views(patch, change)


# Knowledge


def in_knowledge(patch: pytest.MonkeyPatch, change: Any) -> None:
    def known(state: State, viewer: Viewer) -> tuple[Known, ...]:
        return tuple(change(state, knowledge(state, viewer)))

    in_daumen_drauf(patch, shows=(known,))


def knowledge_ordered_by_the_hidden_fang(patch: pytest.MonkeyPatch) -> None:
    def change(state: State, known: tuple[Known, ...]) -> list[Known]:
        return list(reversed(known)) if is_poisonous(state) else list(known)

    in_knowledge(patch, change)


def knowledge_since_another_event(patch: pytest.MonkeyPatch) -> None:
    def change(state: State, known: tuple[Known, ...]) -> Iterator[Known]:
        for entry in known:
            covered = entry.zone is Zone.COVERED and entry.fang is None and is_poisonous(state)
            yield evolve(entry, event=0) if covered else entry

    in_knowledge(patch, change)


def knowledge_of_cards_that_are_out(patch: pytest.MonkeyPatch) -> None:
    def change(state: State, known: tuple[Known, ...]) -> Iterator[Known]:
        top = {card.kind for card in pile_of(state)[:1]}
        return (e for e in known if e.zone is not Zone.OUT or e.kind not in top)

    in_knowledge(patch, change)


# What may be done


def no_pass_on_a_poisonous_card(patch: pytest.MonkeyPatch) -> None:
    def candidates(state: State) -> Iterator[Action]:
        found = GAME.rules.candidates(state)
        return (a for a in found if not (isinstance(a, Pass) and is_poisonous(state)))

    in_daumen_drauf(patch, candidates=candidates)


def actions_the_other_way_round(patch: pytest.MonkeyPatch) -> None:
    def candidates(state: State) -> Iterator[Action]:
        found = list(GAME.rules.candidates(state))
        return iter(found[::-1] if top_is_low(state) else found)

    patch.setattr(views, "candidates", candidates)


def only_holders_of_a_twin_are_to_move(patch: pytest.MonkeyPatch) -> None:
    def movers(state: State) -> tuple[Mover, ...]:
        found = GAME.rules.movers(state)
        if not isinstance(state, Playing) or state.trick.highest is None:
            return found
        twin = state.trick.highest.card.twin
        hands = state.table.hands
        return (found[0], *(s for s in found[1:] if isinstance(s, int) and twin in hands[s]))

    in_daumen_drauf(patch, movers=movers)


# Refusals


def with_row(patch: pytest.MonkeyPatch, finds: Any, words: Text) -> None:
    row: Row[State, Action] = Row(c.HIGH_1, words, finds)
    in_daumen_drauf(patch, legality=Legality(*GAME.rules.legality.rows, row))


def _is_refused(state: State, action: Action) -> bool:
    return isinstance(action, Show) and not GAME.rules.legality.allows(state, action)


def refusals_that_name_the_whole_card(patch: pytest.MonkeyPatch) -> None:
    def finds(state: Following, action: Show) -> Facts | None:
        return {"it": state.highest.card.term} if _is_refused(state, action) else None

    with_row(patch, finds, Text("It is {it}.", "Es ist {it}."))


def refusals_with_a_clause_more(patch: pytest.MonkeyPatch) -> None:
    def finds(state: Playing, action: Show) -> Facts | None:
        return NO_FACTS if top_is_low(state) and _is_refused(state, action) else None

    with_row(patch, finds, Text("Too low.", "Zu niedrig."))


# Events


def in_events(patch: pytest.MonkeyPatch, whole: Callable[[Event], bool]) -> None:
    """Some events are told whole to everybody."""

    def told(event: Event, viewer: Viewer) -> Event:
        return event if whole(event) else witness(event, viewer)

    in_daumen_drauf(patch, witness=told)


def drawn_cards_told_to_all(patch: pytest.MonkeyPatch) -> None:
    in_events(patch, lambda event: isinstance(event, Drawn))


def the_fang_of_a_parry_told_to_all(patch: pytest.MonkeyPatch) -> None:
    in_events(patch, lambda event: isinstance(event, Parried))


def a_trick_looked_into_by_all(patch: pytest.MonkeyPatch) -> None:
    in_events(patch, lambda event: isinstance(event, Inspected))


def poisonous_cards_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def whole(event: Event) -> bool:
        return isinstance(event, Shown) and getattr(event.card, "fang", None) is Fang.POISONOUS

    in_events(patch, whole)


def drawn_cards_told_by_their_colours(patch: pytest.MonkeyPatch) -> None:
    def told(event: Event, viewer: Viewer) -> Event:
        seen = witness(event, viewer)
        if isinstance(event, Drawn) and isinstance(seen, Drawn) and not seen.cards:
            return evolve(seen, count=len({card.colour for card in event.cards}))
        return seen

    in_daumen_drauf(patch, witness=told)


def no_undo_of_poisonous_cards(patch: pytest.MonkeyPatch) -> None:
    def reveals(event: Event) -> bool:
        if isinstance(event, Shown) and isinstance(event.card, Card):
            return event.card.fang is Fang.POISONOUS
        return GAME.rules.reveals(event)

    in_daumen_drauf(patch, reveals=reveals)


# Pictures and reasons


def pictures_of_all_fangs(patch: pytest.MonkeyPatch) -> None:
    look = Eye.look

    def seen(self: Eye, state: State) -> Any:
        if isinstance(state, Undealt) or isinstance(self.who, Overseer):
            return look(self, state)
        assert GAME.scene.whole is not None
        return evolve(look(self, state), captured=GAME.scene.whole(state).captured)

    patch.setattr(Eye, "look", seen)


def pictures_told_whole(patch: pytest.MonkeyPatch) -> None:
    def told(self: Eye, event: Event) -> Event:
        return event

    patch.setattr(Eye, "witnessed", told)


def pictures_with_a_sorted_pile(patch: pytest.MonkeyPatch) -> None:
    look = Eye.look

    def seen(self: Eye, state: State) -> Any:
        return evolve(look(self, state), pile=len(pile_of(state)) - top_is_low(state))

    patch.setattr(Eye, "look", seen)


def reasons_from_whole_events(patch: pytest.MonkeyPatch) -> None:
    def told(event: Event, viewer: Viewer) -> Event:
        return event

    patch.setattr(reasons, "witness", told)


def _leak(channel: str, rules: str, tells: str, plant: Any) -> Leak:
    return Leak(channel, "daumen-drauf", rules, tells, plant)


ANY_TIME: Final = "german with parry_timing=any_time"
LEAKS: Final = (
    _leak("identity", "german", "views: a kind is one object for each card", kinds_in_views),
    _leak("identity", "english", "everywhere: a kind is one object for each card", kinds_of_cards),
    _leak("identity", "english", "events: a kind is one object for each card", kinds_in_events),
    _leak("identity", "english", "knowledge: kinds of the trick, by card", kinds_in_knowledge),
    _leak("hash", "english", "a hash kept since it was the card's", kinds_and_their_hash),
    _leak("repr", "german", "a blank behind the kind of a poisonous card", kinds_and_their_words),
    _leak("pickle", "english", "kinds are packed in two ways", kinds_packed),
    _leak("saved", "german", "the fang in a saved view", kinds_saved),
    _leak("value", "english", "a pile that counts low cards", a_pile_that_counts_low_cards),
    _leak("order", "german", "cards out as the pile lies", cards_out_in_the_order_of_the_pile),
    _leak("length", "english", "a card more for a poisonous one", a_card_more_for_each_fang),
    _leak("attribute", "german", "a view keeps the pile", a_view_that_keeps_its_state),
    _leak("knowledge", "german", "ordered by the fang", knowledge_ordered_by_the_hidden_fang),
    _leak("knowledge", "english", "ordered by the fang", knowledge_ordered_by_the_hidden_fang),
    _leak("knowledge", "english", "since another event", knowledge_since_another_event),
    _leak("knowledge", "german", "without the top of the pile", knowledge_of_cards_that_are_out),
    _leak("legal", "english", "no pass on a poisonous card", no_pass_on_a_poisonous_card),
    _leak("legal", "german", "actions by the top of the pile", actions_the_other_way_round),
    _leak("movers", ANY_TIME, "who holds the twin", only_holders_of_a_twin_are_to_move),
    _leak("refusal", "english", "the whole highest card", refusals_that_name_the_whole_card),
    _leak("refusal", "german", "a clause more by the pile", refusals_with_a_clause_more),
    _leak("witness", "german", "cards drawn by others", drawn_cards_told_to_all),
    _leak("witness", "english", "the fang of a parry", the_fang_of_a_parry_told_to_all),
    _leak("witness", "english", "a trick that one may look at", a_trick_looked_into_by_all),
    _leak("witness", "german", "poisonous cards, and no others", poisonous_cards_told_to_all),
    _leak("witness", "english", "colours drawn, by a number", drawn_cards_told_by_their_colours),
    _leak("undo", "german", "no way back from a fang", no_undo_of_poisonous_cards),
    _leak("picture", "english", "the fangs of captured cards", pictures_of_all_fangs),
    _leak("picture", "german", "what is told beside the table", pictures_told_whole),
    _leak("picture", "german", "the size of the pile", pictures_with_a_sorted_pile),
    _leak("reasons", "english", "reasons from whole events", reasons_from_whole_events),
    _leak("reasons", "german", "reasons from whole events", reasons_from_whole_events),
)
