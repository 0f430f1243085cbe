"""Leaks planted in every game of the collection that hides something.

Each function lets one thing out, and a table lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from attrs import evolve

from daumen_rules.games.cards import (
    camerun_skat,
    das_saebel_spiel,
    der_letzte_stich,
    dreiblatt,
    dreiblatt_mit_schieben,
    ecarte,
    einundfuenfzig,
    elfern,
    farbe_oder_wert,
    fuenf_dazu,
    herzeln,
    hund,
    lasst_fuenf_gerade_sein,
    leben_und_tod,
    meine_tante_deine_tante,
    orakel,
    quartett,
    red_dog,
    schnipp_schnapp_schnurr,
    sechsundsechzig_zu_dritt,
    trouper,
    verirrter_ritter,
    zwanzig_ab,
)
from daumen_rules.games.cards.brandeln import game as brandeln
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.laying import rank_term
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.herz_ass_herz_10 import game as herz_ass_herz_10
from daumen_rules.games.cards.mau_mau import effect as mau_effect
from daumen_rules.games.cards.mau_mau import game as mau_mau
from daumen_rules.games.cards.mau_mau.clauses import DRAW
from daumen_rules.games.cards.mogeln import effect as mogeln_effect
from daumen_rules.games.cards.mogeln import game as mogeln
from daumen_rules.games.cards.mogeln.clauses import SAY
from daumen_rules.games.cards.mogeln.table import Let
from daumen_rules.games.cards.preference import game as preference
from daumen_rules.games.cards.schlafmuetze import game as schlafmuetze
from daumen_rules.games.cards.sechsundsechzig import game as sechsundsechzig
from daumen_rules.games.cards.siebzehn_und_vier import game as siebzehn_und_vier
from daumen_rules.games.cards.skat import game as skat
from daumen_rules.games.cards.skat.table import Discard, TakeSkat
from daumen_rules.games.cards.spitz_pass_auf import game as spitz
from daumen_rules.games.dice import turmblaeser, wieviel_augen_2w, wieviel_augen_3w, wuerfelstapel
from daumen_rules.kernel.row import Facts, Legality, Row
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.cards import Card, cards_term
from daumen_rules.pieces.event_text import TextEvent, told
from tests.leaks.planting import Leak, in_entry

Patch = pytest.MonkeyPatch
SKAT: Final = skat.GAME.rules
MAU_MAU: Final = mau_mau.GAME.rules
"""The rules as they are before a leak is planted in them."""
OfStep = Callable[[Any, Any, Any], Any]
"""What a leak makes of three values: a state, a viewer or an action, and a view or a step."""
OfTry = Callable[[Any, Any], Any]
"""What a leak finds in a state and an action."""


def in_views(patch: Patch, module: Any, change: OfStep) -> None:
    """Views of which something is changed by the whole state."""
    game = module.GAME.rules

    def seen(state: Any, viewer: Viewer) -> Any:
        return change(state, viewer, game.view(state, viewer))

    in_entry(patch, module, view=seen)


def in_steps(patch: Patch, module: Any, tells: OfStep) -> None:
    """Steps after which one more thing is told to all."""
    game = module.GAME.rules

    def effect(state: Any, action: Any) -> Step[Any, Any, Any]:
        done: Step[Any, Any, Any] = game.effect(state, action)
        more = tells(state, action, done)
        if more is None:
            return done
        clause = module.GAME.book.clauses[0]
        event = told(clause, "It is {what}.", "Es ist {what}.", what=more)
        return evolve(done, events=(*done.events, event))

    in_entry(patch, module, effect=effect)


def in_rows(patch: Patch, module: Any, is_wrong: OfTry, fact: OfTry) -> None:
    """A row of the table that asks what the seat cannot know."""
    game = module.GAME.rules

    def finds(state: object, action: object) -> Facts | None:
        return {"what": fact(state, action)} if is_wrong(state, action) else None

    row: Row[Any, Any] = Row(
        module.GAME.book.clauses[0], Text("No: {what}.", "Nein: {what}."), finds
    )
    in_entry(patch, module, legality=Legality(*game.legality.rows, row))


def whole_events(patch: Patch, module: Any) -> None:
    """Everybody hears what few may know."""

    def witness(event: TextEvent, viewer: Viewer) -> TextEvent:
        return event

    in_entry(patch, module, witness=witness)


def holds_red(cards: tuple[Card, ...]) -> bool:
    """Whether the first of some cards is red."""
    return any(card.suit.value in "DH" for card in cards[:1])


# 145 Mogeln


def mogeln_says_the_true_rank(patch: Patch) -> None:
    lay = mogeln_effect.lay

    def laid(state: Any, action: Any) -> Any:
        after, (_, *rest) = lay(state, action)
        said = told(
            SAY,
            "{seat} lays face down and says {rank}.",
            "{seat} legt verdeckt und sagt {rank}.",
            seat=SeatTerm(action.seat),
            rank=rank_term(action.card.rank),
        )
        return after, (said, *rest)

    patch.setattr(mogeln_effect, "lay", laid)


def mogeln_counts_what_is_slipped(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        return evolve(seen, sizes=tuple(map(len, state.hands)))

    in_views(patch, mogeln, change)


def mogeln_lets_no_red_card_stand(patch: Patch) -> None:
    def is_wrong(state: Any, action: Any) -> bool:
        return isinstance(action, Let) and bool(state.pile) and holds_red(state.pile[-1].cards)

    in_rows(patch, mogeln, is_wrong, lambda state, _: rank_term(state.due))


def mogeln_sorts_who_is_asked(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        lie = bool(state.pile) and holds_red(state.pile[-1].cards)
        return evolve(seen, asked=seen.asked[::-1] if lie else seen.asked)

    in_views(patch, mogeln, change)


def mogeln_tells_of_slips(patch: Patch) -> None:
    def tells(state: Any, action: Any, done: Any) -> Any:
        return cards_term(done.state.slipped) if done.state.slipped else None

    in_steps(patch, mogeln, tells)


# 150 Skat


def skat_before_it_is_taken(patch: Patch) -> None:
    def change(match: Any, viewer: Viewer, seen: Any) -> Any:
        mine = match.soloist is not None and viewer == match.soloist
        return evolve(seen, skat=match.stock) if mine else seen

    in_views(patch, skat, change)


def skat_laid_away_for_all(patch: Patch) -> None:
    def change(match: Any, viewer: Viewer, seen: Any) -> Any:
        return evolve(seen, skat=match.stock) if match.task is Task.PLAY else seen

    in_views(patch, skat, change)


def skat_taken_told_to_all(patch: Patch) -> None:
    whole_events(patch, skat)


def skat_discards_by_colour(patch: Patch) -> None:
    def tells(match: Any, action: Any, done: Any) -> Any:
        red = isinstance(action, Discard) and holds_red(action.cards)
        return cards_term(()) if red else None

    in_steps(patch, skat, tells)


def skat_no_second_chance(patch: Patch) -> None:
    def is_wrong(match: Any, action: Any) -> bool:
        return isinstance(action, TakeSkat) and holds_red(match.stock)

    in_rows(patch, skat, is_wrong, lambda _match, _action: cards_term(()))


def skat_refusals_tell_who_can_follow(patch: Patch) -> None:
    def is_wrong(match: Any, action: Any) -> bool:
        return isinstance(action, Play) and not SKAT.legality.allows(match, action)

    def fact(match: Any, action: Any) -> Any:
        seats = (seat for seat, hand in enumerate(match.hands) if action.card in hand)
        return SeatTerm(next(seats, 0))

    def row(match: Any, action: Any) -> bool:
        return match.task is Task.PLAY and is_wrong(match, action)

    in_rows(patch, skat, row, fact)


# 117 Spitz, pass auf!


def spitz_shows_the_next_cards(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        return evolve(seen, kept=tuple(pile[:1] for pile in state.piles))

    in_views(patch, spitz, change)


def spitz_orders_slaps_by_the_piles(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        red = bool(state.piles) and holds_red(state.piles[0])
        return evolve(seen, out=(*seen.out, 0) if red else seen.out)

    in_views(patch, spitz, change)


def spitz_tells_the_dead_cards(patch: Patch) -> None:
    def tells(state: Any, action: Any, done: Any) -> Any:
        return cards_term(done.state.piles[0][-1:]) if done.state.piles else None

    in_steps(patch, spitz, tells)


# 125 Mau-Mau


def mau_tells_what_is_drawn(patch: Patch) -> None:
    def drawn(seat: Any, got: Any) -> TextEvent:
        return told(
            DRAW,
            "{seat} draws {cards}.",
            "{seat} zieht {cards}.",
            shows=True,
            seat=SeatTerm(seat),
            cards=cards_term(got),
        )

    patch.setattr(mau_effect, "_drawn", drawn)


def mau_shows_what_was_drawn(patch: Patch) -> None:
    in_views(patch, mau_mau, lambda state, _, seen: evolve(seen, drawn=state.drawn))


def mau_waits_for_a_better_card(patch: Patch) -> None:
    def candidates(state: Any) -> Iterator[Any]:
        found = list(MAU_MAU.candidates(state))
        return iter(found[::-1] if holds_red(state.stock) else found)

    in_entry(patch, mau_mau, candidates=candidates)


# 118 Herz Ass – Herz 10


def herz_names_the_partners(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        return evolve(seen, soloist=min(herz_ass_herz_10.partners(state), default=None))

    in_views(patch, herz_ass_herz_10, change)


def herz_announces_too_early(patch: Patch) -> None:
    def tells(state: Any, action: Any, done: Any) -> Any:
        own = herz_ass_herz_10.partners(done.state)
        return SeatTerm(min(own)) if len(own) == 1 else None

    in_steps(patch, herz_ass_herz_10, tells)


# 132 Der letzte Stich gewinnt


def stich_refuses_by_a_hand(patch: Patch) -> None:
    def is_wrong(state: Any, action: Any) -> bool:
        return isinstance(action, Play) and bool(state.hands) and action.seat != state.turn

    def fact(state: Any, action: Any) -> Any:
        return cards_term(state.hands[state.turn][:1])

    in_rows(patch, der_letzte_stich, is_wrong, fact)


def stich_deals_open(patch: Patch) -> None:
    whole_events(patch, der_letzte_stich)


def stich_counts_aces(patch: Patch) -> None:
    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        aces = tuple(sum(card.rank.value == "A" for card in hand) for hand in state.hands)
        return evolve(seen, left=(*seen.left, *aces[:1]))

    in_views(patch, der_letzte_stich, change)


# 75, 96, 106, 110b: dice under a cup, or behind the magician's back


def shows_the_dice(module: Any) -> Callable[[Patch], None]:
    """Whoever looks sees the faces of the dice that lie there."""

    def plant(patch: Patch) -> None:
        in_views(patch, module, lambda state, _, seen: evolve(seen, faces=state.faces))

    return plant


def _leak(channel: str, game: str, tells: str, plant: Any, rules: str = "manual") -> Leak:
    return Leak(channel, game, rules, tells, plant)


MULTI: Final = "manual with multi=yes"
LATE: Final = "manual with announced=with_the_first"
RECYCLE: Final = "manual with unmatched=recycle"
# Games of the desk


def shows_a_hand(module: Any) -> Callable[[Patch], None]:
    """The hand of the left neighbour is seen as cards that one has laid away."""

    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        if not isinstance(viewer, int) or not state.hands:
            return seen
        return evolve(seen, away=state.hands[(viewer + 1) % state.players])

    return lambda patch: in_views(patch, module, change)


def shows_what_lies_face_down(module: Any) -> Callable[[Patch], None]:
    """The last card of the piles or of the stock is seen as one laid aside."""

    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        below = [card for pile in (*state.piles, state.stock) for card in pile[-1:]]
        return evolve(seen, aside=(*seen.aside, *below[:1]))

    return lambda patch: in_views(patch, module, change)


def preference_shows_the_suit(patch: Patch) -> None:
    """All see the suits of games from the hand."""
    in_views(patch, preference, lambda state, _, seen: evolve(seen, games=state.games))


def shows_a_neighbours_hand(module: Any) -> Callable[[Patch], None]:
    """The hand of the left neighbour is seen as cards that lie aside."""

    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        if not isinstance(viewer, int) or not state.hands:
            return seen
        return evolve(seen, aside=state.hands[(viewer + 1) % state.players])

    return lambda patch: in_views(patch, module, change)


def tells_all(module: Any) -> Callable[[Patch], None]:
    """All hear what others get and draw."""
    return lambda patch: whole_events(patch, module)


def shows_the_next_card(module: Any) -> Callable[[Patch], None]:
    """The top card of the stock is seen as one that lies in the middle."""

    def change(state: Any, viewer: Viewer, seen: Any) -> Any:
        return evolve(seen, middle=(*seen.middle, *state.stock[:1]))

    return lambda patch: in_views(patch, module, change)


BANKS: Final = (
    *(trouper, das_saebel_spiel, meine_tante_deine_tante, camerun_skat, red_dog),
    siebzehn_und_vier,
)
DESKS: Final = (
    *(elfern, fuenf_dazu, zwanzig_ab, dreiblatt, dreiblatt_mit_schieben, brandeln, sechsundsechzig),
    *(
        sechsundsechzig_zu_dritt,
        einundfuenfzig,
        ecarte,
        herzeln,
        preference,
        schnipp_schnapp_schnurr,
        lasst_fuenf_gerade_sein,
    ),
)
LEAKS: Final = (
    _leak("witness", "mogeln", "the true rank", mogeln_says_the_true_rank),
    _leak("witness", "mogeln", "what is slipped", mogeln_tells_of_slips, MULTI),
    _leak("value", "mogeln", "how many are slipped", mogeln_counts_what_is_slipped, MULTI),
    _leak("legal", "mogeln", "a red card cannot be let stand", mogeln_lets_no_red_card_stand),
    _leak("order", "mogeln", "who is asked, by the last card", mogeln_sorts_who_is_asked),
    _leak("value", "skat", "the skat before it is taken", skat_before_it_is_taken),
    _leak("value", "skat", "what was laid away", skat_laid_away_for_all),
    _leak("witness", "skat", "hands and skat told to all", skat_taken_told_to_all),
    _leak("witness", "skat", "one event more by what is laid away", skat_discards_by_colour),
    _leak("legal", "skat", "a red skat cannot be taken", skat_no_second_chance),
    _leak("refusal", "skat", "who holds a card", skat_refusals_tell_who_can_follow),
    _leak("value", "spitz-pass-auf", "the next cards", spitz_shows_the_next_cards),
    _leak("length", "spitz-pass-auf", "one more by a pile", spitz_orders_slaps_by_the_piles),
    _leak("witness", "spitz-pass-auf", "the last of a pile", spitz_tells_the_dead_cards, RECYCLE),
    _leak("witness", "mau-mau", "what others draw", mau_tells_what_is_drawn),
    _leak("picture", "mau-mau", "what others have drawn", mau_shows_what_was_drawn),
    _leak("order", "mau-mau", "actions by the stock", mau_waits_for_a_better_card),
    _leak("value", "preference", "the suit of a game from the hand", preference_shows_the_suit),
    _leak("value", "herz-ass-herz-10", "a partner", herz_names_the_partners),
    _leak("witness", "herz-ass-herz-10", "a solo too early", herz_announces_too_early, LATE),
    _leak("refusal", "der-letzte-stich", "a card of who is on turn", stich_refuses_by_a_hand),
    _leak("witness", "der-letzte-stich", "all hands", stich_deals_open),
    _leak("length", "der-letzte-stich", "aces", stich_counts_aces),
    _leak("value", "turmblaeser", "dice under the cup", shows_the_dice(turmblaeser)),
    _leak("value", "wieviel-augen-2w", "two dice", shows_the_dice(wieviel_augen_2w)),
    _leak("value", "wieviel-augen-3w", "three dice", shows_the_dice(wieviel_augen_3w)),
    _leak("value", "wuerfelstapel", "the dice of the tower", shows_the_dice(wuerfelstapel)),
    *(
        _leak("value", each.GAME.slug, "a card face down", shows_what_lies_face_down(each))
        for each in (orakel, farbe_oder_wert, leben_und_tod)
    ),
    *(
        _leak("value", each.GAME.slug, "a hand as laid aside", shows_a_neighbours_hand(each))
        for each in (quartett, verirrter_ritter, hund, schlafmuetze)
    ),
    *(_leak("value", each.GAME.slug, "a hand", shows_a_hand(each)) for each in DESKS[::2]),
    *(_leak("value", each.GAME.slug, "the next card", shows_the_next_card(each)) for each in BANKS),
    *(_leak("witness", each.GAME.slug, "all cards", tells_all(each)) for each in BANKS[-2:]),
    *(_leak("witness", each.GAME.slug, "what all get", tells_all(each)) for each in DESKS[1::2]),
)
