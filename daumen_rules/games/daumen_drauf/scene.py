"""What a view of *Daumen drauf!* shows: draw pile, trick, hands, captured cards, points.

A card is drawn of its kind and of what is known of its fang; `art` has the drawings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.scenes import (
    Fan,
    Note,
    Part,
    Place,
    Scene,
    Sign,
    Tile,
    heading,
    held,
    note,
    same,
    term,
)

from .events import Event, Parried, Shown, Taken
from .model import Card, CardCount, Colour, Fang, Playing, Sight, State, Undealt
from .view import Phase, SeenCard, View, view

COLOURS: Final = {
    Colour.YELLOW: Text("yellow", "Gelb"),
    Colour.GREEN: Text("green", "Grün"),
    Colour.BLACK: Text("black", "Schwarz"),
}
INKS: Final = {
    Colour.YELLOW: "black on yellow",
    Colour.GREEN: "black on green",
    Colour.BLACK: "bright_white on grey23",
}
FANG_INK: Final = "bold bright_white on red"
THUMB: Final = "👍"
PILE: Final = Text("draw pile", "Stapel")
TRICK: Final = Text("shown", "gezeigt")
CAPTURED: Final = Text("captured", "gestochen")
LEADS: Final = Text("leads", "spielt an")
ON_TURN: Final = Text("on turn", "am Zug")


def whole(state: State) -> View:
    """What the referee sees: what a spectator would see if all cards were known."""
    public = view(state, SPECTATOR)
    if isinstance(state, Undealt):
        return public
    shown = public.shown
    if isinstance(state, Playing):
        pairs = zip(state.trick.shown, shown, strict=True)
        shown = tuple(SeenCard(own.seat, own.card, seen.covered) for own, seen in pairs)
    captured = tuple(tuple(one.card for one in taken) for taken in state.table.captured)
    return evolve(public, shown=shown, captured=captured, last_hands=state.table.hands)


def scene(view: View, viewer: Viewer) -> Scene:
    """What a view shows; hands that lie open are seen."""
    middle: list[Part] = []
    if view.phase is Phase.PLAYING:
        middle.append(heading("Trick {number}", "Stich {number}", number=number(view.tricks + 1)))
        middle.append(pile_fan(view))
        middle += _trick(view)
    elif view.phase is Phase.FINISHED:
        middle.append(heading("The game is over", "Die Partie ist zu Ende"))
        if view.left:
            left = tuple(map(card_tile, view.left))
            middle.append(Fan(label=Text("nobody's", "niemandes"), cards=left))
    else:
        middle.append(pile_fan(view))
    return Scene(middle=tuple(middle), seats=tuple(_places(view)))


def scene_after(before: View, events: Sequence[Event], after: View, viewer: Viewer) -> Scene:
    """What is seen after a step: a trick that was taken in it lies there once more, with no thumb
    on it.
    """
    found = scene(after, viewer)
    taken = next((event for event in events if isinstance(event, Taken)), None)
    if taken is None:
        return found
    owners = [seen.seat for seen in before.shown]
    owners += [event.seat for event in events if isinstance(event, Shown | Parried)]
    cards = after.captured[taken.seat][-taken.cards :]
    tiles = [evolve(card_tile(c), by=SeatTerm(s)) for s, c in zip(owners, cards, strict=True)]
    tiles[-1] = evolve(tiles[-1], marked=True)
    title = heading("Trick {number}", "Stich {number}", number=number(after.tricks))
    taker = note("taken by {seat}", "bekommen hat ihn {seat}", seat=SeatTerm(taken.seat))
    pile = pile_fan(after)
    return evolve(found, middle=(title, taker, pile, Fan(label=TRICK, cards=tuple(tiles))))


def pile_fan(view: View) -> Fan:
    """The draw pile."""
    return Fan(label=PILE, backs=view.pile, count=same(view.pile))


# The trick


def _trick(view: View) -> Iterator[Part]:
    if not view.shown:
        yield note("nothing shown yet", "noch nichts gezeigt")
        return
    tiles = [
        evolve(card_tile(seen.card, covered=seen.covered), by=SeatTerm(seen.seat))
        for seen in view.shown
    ]
    tiles[-1] = evolve(tiles[-1], marked=True)
    yield Fan(label=TRICK, cards=tuple(tiles))
    yield _order(view.colours)


def _order(colours: Sequence[Colour]) -> Note:
    order = [COLOURS[colour] for colour in colours]
    return note(
        "Colours, the weakest first: {order}",
        "Farben, die schwächste zuerst: {order}",
        order=term(Text(" < ".join(c.en for c in order), " < ".join(c.de for c in order))),
    )


# The seats


def _places(view: View) -> Iterator[Place]:
    for seat in range(view.players):
        leads = (LEADS,) if seat == view.leader else ()
        on_turn = seat == view.turn
        yield Place(
            parts=tuple(_parts(view, seat)),
            on_turn=on_turn,
            is_own=seat == view.viewer,
            marks=(*leads, ON_TURN) if on_turn else leads,
        )


def _parts(view: View, seat: Seat) -> Iterator[Part]:
    hand: Sequence[Card] = view.last_hands[seat] if view.last_hands else ()
    own = seat == view.viewer
    cards = map(card_tile, view.hand if own else hand)
    yield held(cards, view.hand_sizes[seat], is_own=own or bool(view.last_hands))
    captured = view.captured[seat]
    if captured:
        chips = tuple(map(chip_tile, captured))
        yield Fan(label=CAPTURED, cards=chips, count=captured_words(captured))
    if view.tallies:
        yield _points(view.tallies[seat])


def _points(tally: CardCount) -> Note:
    score = f"{tally.score}".replace("-", "\N{MINUS SIGN}")
    hand = f" \N{MINUS SIGN}{tally.hand}"
    hands = Text(f"{hand} in hand", f"{hand} auf der Hand") if tally.hand else same("")
    return note(
        "Points: {score} = {parts}{hand}",
        "Punkte: {score} = {parts}{hand}",
        score=term(score),
        parts=term(f"+{tally.plus} \N{MINUS SIGN}{tally.minus}"),
        hand=term(hands),
    )


def captured_words(captured: Sequence[Sight]) -> Text:
    """What a captured pile is known to hold."""
    known = [sight for sight in captured if isinstance(sight, Card)]
    plus = sum(sight.fang is Fang.HARMLESS for sight in known)
    minus, doubt, count = len(known) - plus, len(captured) - len(known), len(captured)
    en, de = ["1 card"] if count == 1 else [f"{count} cards"], [f"{count} Karten"]
    if count == 1:
        de = ["1 Karte"]
    if known:
        en.append(f"{plus} harmless, {minus} poisonous")
        de.append(f"{plus} ungiftig, {minus} giftig")
    if doubt:
        en.append(f"{doubt} unknown")
        de.append(f"{doubt} unbekannt")
    return Text(", ".join(en), ", ".join(de))


# Cards


def card_tile(sight: Sight, *, covered: bool = False) -> Tile:
    """A card as it is seen: open, under a thumb, or with its fang in doubt."""
    kind = f"k{sight.colour.value}{sight.value}"
    known = sight.fang.value if isinstance(sight, Card) else None
    layers: tuple[str, ...] = (kind,)
    if covered:
        layers = (kind, "card-thumb", *(() if known is None else (f"card-peek-{known}",)))
    elif known is None:
        layers = (kind, "card-doubt")
    elif known == Fang.POISONOUS.value:
        layers = (kind, "card-fang")
    words = card_words(sight, covered)
    return Tile(signs=_signs(sight, covered), words=words, value=str(sight), layers=layers)


def chip_tile(sight: Sight) -> Tile:
    """A small card of a captured pile."""
    known = sight.fang.value if isinstance(sight, Card) else "u"
    layers = (f"c{sight.colour.value}{sight.value}", f"chip-{known}")
    words = card_words(sight, False)
    return Tile(signs=_signs(sight, False), words=words, value=str(sight), layers=layers)


def _signs(sight: Sight, covered: bool) -> tuple[Sign, ...]:
    """A card such as `[Y3p]`, in the colour of its snake; `[👍 Y3]` under a thumb."""
    ink = INKS[sight.colour]
    kind = sight.kind if isinstance(sight, Card) else sight
    signs: list[Sign] = [(f"[{THUMB} " if covered else "[", ink), (kind.sign, ink)]
    if isinstance(sight, Card):
        signs.append((sight.fang.sign, FANG_INK if sight.fang is Fang.POISONOUS else ink))
    return (*signs, ("]", ink))


def card_words(sight: Sight, covered: bool) -> Text:
    """A card in words, as far as it is seen: `yellow 3, poisonous, under the thumb`."""
    colour = COLOURS[sight.colour]
    en, de = f"{colour.en} {sight.value}", f"{colour.de} {sight.value}"
    if isinstance(sight, Card):
        poisonous = sight.fang is Fang.POISONOUS
        en += ", poisonous" if poisonous else ", harmless"
        de += ", giftig" if poisonous else ", ungiftig"
    elif not covered:
        en, de = f"{en}, fang unknown", f"{de}, Giftzahn unbekannt"
    if covered:
        en, de = f"{en}, under the thumb", f"{de}, unter dem Daumen"
    return Text(en, de)
