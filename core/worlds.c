#include "worlds.h"

#include <string.h>

enum { TRIES = 3, MOST_SWAPS = 3000, SWAPS_A_CARD = 3 };

typedef struct {
    uint64_t state;
} Chance;

/* Steele, Lea and Flood's SplitMix: short, and good enough to shuffle with. */
static uint32_t next(Chance *chance) {
    uint64_t bits = chance->state += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((bits ^ bits >> 31) >> 32);
}

static int below(Chance *chance, int bound) {
    return (int)((uint64_t)next(chance) * (uint64_t)bound >> 32);
}

/* The unseen cards, those of the others first, one player after the other. */
typedef struct {
    const Rules *rules;
    const View *view;
    Talk talk;
    uint8_t cards[MOST_CARDS];
    int count;
    int held_count;
    uint8_t owner[MOST_CARDS]; /* by place; nobody's in the draw pile */
    CardSet hands[MOST_PLAYERS];
    int mismatches[MOST_PLAYERS];
} Guess;

static void shuffle(Chance *chance, uint8_t *cards, int count) {
    for (int left = count; left > 1; left--) {
        int other = below(chance, left);
        uint8_t card = cards[left - 1];
        cards[left - 1] = cards[other];
        cards[other] = card;
    }
}

static int mismatches_of(const Guess *guess, int seat, CardSet hand) {
    const View *view = guess->view;
    return mismatches(&guess->talk, hand, &view->said[seat], view->tells_all[seat]);
}

static void begin(Guess *guess, Chance *chance) {
    const View *view = guess->view;
    CardSet unseen = minus(all_cards(guess->rules), united(view->laid, view->hand));
    guess->count = guess->held_count = 0;
    while (!is_empty(unseen)) guess->cards[guess->count++] = (uint8_t)take_lowest(&unseen);
    shuffle(chance, guess->cards, guess->count);
    memset(guess->hands, 0, sizeof guess->hands);
    for (int seat = 0; seat < guess->rules->player_count; seat++) {
        if (seat == view->seat) continue;
        for (int nth = 0; nth < view->hand_sizes[seat]; nth++) {
            guess->hands[seat] = with_card(guess->hands[seat], guess->cards[guess->held_count]);
            guess->owner[guess->held_count++] = (uint8_t)seat;
        }
    }
    for (int place = guess->held_count; place < guess->count; place++)
        guess->owner[place] = MOST_PLAYERS;
    for (int seat = 0; seat < guess->rules->player_count; seat++)
        if (seat != view->seat)
            guess->mismatches[seat] = mismatches_of(guess, seat, guess->hands[seat]);
}

/* Exchanges two cards unless more of what was said would be wrong then. */
static void swap_unless_worse(Guess *guess, int one, int other) {
    int giver = guess->owner[one], taker = guess->owner[other];
    if (giver == taker) return;
    int given = guess->cards[one], taken = guess->cards[other];
    CardSet first = with_card(without_card(guess->hands[giver], given), taken), second;
    int first_wrong = mismatches_of(guess, giver, first), second_wrong = 0;
    int before = guess->mismatches[giver];
    if (taker != MOST_PLAYERS) {
        second = with_card(without_card(guess->hands[taker], taken), given);
        second_wrong = mismatches_of(guess, taker, second);
        before += guess->mismatches[taker];
    }
    if (first_wrong + second_wrong > before) return;
    guess->hands[giver] = first;
    guess->mismatches[giver] = first_wrong;
    if (taker != MOST_PLAYERS) {
        guess->hands[taker] = second;
        guess->mismatches[taker] = second_wrong;
    }
    guess->cards[one] = (uint8_t)taken;
    guess->cards[other] = (uint8_t)given;
}

static bool is_wrong(const Guess *guess) {
    for (int seat = 0; seat < guess->rules->player_count; seat++)
        if (guess->mismatches[seat]) return true;
    return false;
}

static void swap_some(Guess *guess, Chance *chance) {
    swap_unless_worse(guess, below(chance, guess->held_count), below(chance, guess->count));
}

/* Swaps until all that was said is true; false if that can't be reached from here. */
static bool mend(Guess *guess, Chance *chance) {
    if (!is_wrong(guess)) return true;
    for (int nth = 0; nth < MOST_SWAPS && is_wrong(guess); nth++) swap_some(guess, chance);
    if (is_wrong(guess)) return false;
    /* The first guess that fits is not as likely as any other: on to one that is. */
    for (int nth = 0; nth < SWAPS_A_CARD * guess->held_count; nth++) swap_some(guess, chance);
    return true;
}

void imagine(const Rules *rules, const View *view, uint64_t seed, int index, World *world) {
    Chance chance = {seed ^ (uint64_t)index * UINT64_C(0xD1342543DE82EF95)};
    next(&chance);
    Guess guess = {.rules = rules, .view = view};
    talk_about(&guess.talk, rules, view->laid, view->tops);
    /* What people say may not be true: after some tries the last guess has to do. */
    for (int nth = 0; nth < TRIES; nth++) {
        begin(&guess, &chance);
        if (mend(&guess, &chance)) break;
    }
    memset(world, 0, sizeof *world);
    memcpy(world->hands, guess.hands, sizeof world->hands);
    world->hands[view->seat] = view->hand;
    uint8_t *rest = guess.cards + guess.held_count;
    shuffle(&chance, rest, guess.count - guess.held_count);
    world->draw_pile_size = view->draw_pile_size;
    memcpy(world->draw_pile, rest, (size_t)world->draw_pile_size);
}
