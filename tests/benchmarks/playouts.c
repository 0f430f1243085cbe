/* Random games of Daumen drauf! under its default rules, as somebody writes them in C who wants nothing
 * but the scores: no events, no memory of faces, no other reading.
 *
 * playouts(players, games, seed, sums) plays them, adds the scores by seat, and returns the number of
 * decisions. Cards: colour * 18 + 2 * (value - 1) + fang; a set of cards is a mask.
 */
#include <stdint.h>

typedef uint64_t Cards;

static uint64_t state;

static uint64_t next(void) {
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int below(int limit) { return (int)(((next() >> 32) * (uint64_t)limit) >> 32); }

static const Cards COLOUR = (1u << 18) - 1, ALL = ((Cards)1 << 54) - 1, POISONOUS = ALL / 3;

static int with_cards(const Cards *hands, int players) {
    int found = 0;
    for (int seat = 0; seat < players; seat++) found += hands[seat] != 0;
    return found;
}

static long play(int players, int64_t *sums) {
    int deck[54], size = 0, top = players + 2 < 9 ? players + 2 : 9;
    Cards hands[7] = {0}, captured[7] = {0};
    for (int card = 0; card < 54; card++)
        if (card % 18 < 2 * top) deck[size++] = card;
    for (int i = size - 1; i > 0; i--) {
        int j = below(i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    int drawn = 0, leader = 0;
    for (; drawn < 5 * players; drawn++) hands[drawn % players] |= (Cards)1 << deck[drawn];
    long decisions = 0;
    for (;;) { /* a trick */
        Cards fresh = ALL, higher = ALL, trick = 0;
        int highest = -1, owner = -1, turn = leader, passes = 0, taker = -1;
        while (taker < 0) {
            Cards may = hands[turn] & higher, twin = highest < 0 ? 0 : (Cards)1 << (highest ^ 1);
            int shows = __builtin_popcountll(may);
            int parries = (hands[turn] & twin) != 0, passing = highest >= 0;
            int choice = below(shows + passing + parries);
            decisions++;
            if (choice < shows) {
                while (choice--) may &= may - 1;
                int card = __builtin_ctzll(may);
                Cards colour = COLOUR << (card / 18 * 18);
                hands[turn] ^= (Cards)1 << card;
                trick |= (Cards)1 << card;
                fresh &= ~colour;
                higher = fresh | (colour & ~(((Cards)2 << (card | 1)) - 1));
                highest = card;
                owner = turn;
                passes = 0;
            } else if (choice == shows) {
                if (++passes == players - 1) taker = owner;
            } else {
                hands[turn] ^= twin;
                trick |= twin;
                taker = turn;
            }
            turn = turn + 1 == players ? 0 : turn + 1;
        }
        captured[taker] |= trick;
        for (int i = 0, seat = taker; i < players && drawn < size; i++) {
            int need = 5 - __builtin_popcountll(hands[seat]);
            for (; need > 0 && drawn < size; need--) hands[seat] |= (Cards)1 << deck[drawn++];
            seat = seat + 1 == players ? 0 : seat + 1;
        }
        if (with_cards(hands, players) <= 1) break;
        for (leader = taker; !hands[leader];) leader = leader + 1 == players ? 0 : leader + 1;
    }
    for (int seat = 0; seat < players; seat++)
        sums[seat] += __builtin_popcountll(captured[seat]) -
                      2 * __builtin_popcountll(captured[seat] & POISONOUS) -
                      __builtin_popcountll(hands[seat]);
    return decisions;
}

long playouts(int players, long games, uint64_t seed, int64_t *sums) {
    long decisions = 0;
    state = seed;
    for (long i = 0; i < games; i++) decisions += play(players, sums);
    return decisions;
}
