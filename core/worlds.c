#include "worlds.h"

#include <string.h>

#include "chance.h"

enum { TRIES = 3, MOST_SWAPS = 3000, SWAPS_A_CARD = 3 };

/* The unseen cards: those of the others first, one player after the other, then the draw pile. The
 * first of each player's are those that were kept when the others were drawn. */
typedef struct {
    const Rules *rules;
    const View *view;
    Talk talk; /* where cards have colours */
    uint8_t cards[MOST_CARDS];
    int count;
    int held_count;
    uint8_t owner[MOST_CARDS]; /* by place; nobody's in the draw pile */
    int first[MOST_PLAYERS];   /* place */
    int mismatches[MOST_PLAYERS];
} Guess;

static void exchange(uint8_t *cards, int one, int other) {
    uint8_t card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
}

static void shuffle(Chance *chance, uint8_t *cards, int count) {
    for (int left = count; left > 1; left--) exchange(cards, left - 1, below(chance, left));
}

/* The first of a player's cards. */
static CardSet first_of(const Guess *guess, int seat, int count) {
    CardSet cards = no_cards();
    for (int nth = 0; nth < count; nth++)
        cards = with_card(cards, guess->cards[guess->first[seat] + nth]);
    return cards;
}

static CardSet hand_of(const Guess *guess, int seat) {
    return first_of(guess, seat, guess->view->hand_sizes[seat]);
}

/* How much of what a player has said would be wrong with these cards. Who holds none can't be wrong:
 * no other card would make it true. */
static int mismatches_of(const Guess *guess, int seat) {
    if (!guess->view->hand_sizes[seat]) return 0;
    CardSet hand = hand_of(guess, seat);
    if (guess->rules->has_colours)
        return unsaid_of_colours(&guess->talk, hand, &guess->view->said[seat]);
    const Told *told = &guess->view->told[seat];
    return untrue_of_numbers(told, hand, first_of(guess, seat, told->kept));
}

static void begin(Guess *guess, Chance *chance) {
    const View *view = guess->view;
    CardSet unseen = minus(all_cards(guess->rules), united(view->laid, view->hand));
    guess->count = guess->held_count = 0;
    while (!is_empty(unseen)) guess->cards[guess->count++] = (uint8_t)take_lowest(&unseen);
    shuffle(chance, guess->cards, guess->count);
    memset(guess->owner, MOST_PLAYERS, sizeof guess->owner);
    for (int seat = 0; seat < guess->rules->player_count; seat++) {
        if (seat == view->seat) continue;
        guess->first[seat] = guess->held_count;
        for (int nth = 0; nth < view->hand_sizes[seat]; nth++)
            guess->owner[guess->held_count++] = (uint8_t)seat;
        guess->mismatches[seat] = mismatches_of(guess, seat);
    }
}

/* Exchanges the cards of two places unless more of what is said would be wrong then. */
static void swap_unless_worse(Guess *guess, int one, int other) {
    int seats[] = {guess->owner[one], guess->owner[other]};
    /* Within a hand too: one may have been kept, and the other drawn. */
    int seat_count = seats[1] == MOST_PLAYERS || seats[1] == seats[0] ? 1 : 2;
    int before = 0, after = 0, wrong[2];
    exchange(guess->cards, one, other);
    for (int nth = 0; nth < seat_count; nth++) {
        wrong[nth] = mismatches_of(guess, seats[nth]);
        before += guess->mismatches[seats[nth]];
        after += wrong[nth];
    }
    if (after > before) exchange(guess->cards, one, other);
    else
        for (int nth = 0; nth < seat_count; nth++) guess->mismatches[seats[nth]] = wrong[nth];
}

static bool is_wrong(const Guess *guess) {
    for (int seat = 0; seat < guess->rules->player_count; seat++)
        if (guess->mismatches[seat]) return true;
    return false;
}

/* Somebody must hold a card. */
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
    Chance chance = chance_of(seed, index);
    Guess guess = {.rules = rules, .view = view};
    if (rules->has_colours) talk_about(&guess.talk, rules, view->laid, view->tops);
    /* What people say may not be true: after some tries the last guess has to do. */
    for (int nth = 0; nth < TRIES; nth++) {
        begin(&guess, &chance);
        if (mend(&guess, &chance)) break;
    }
    memset(world, 0, sizeof *world);
    for (int seat = 0; seat < rules->player_count; seat++)
        world->hands[seat] = seat == view->seat ? view->hand : hand_of(&guess, seat);
    uint8_t *rest = guess.cards + guess.held_count;
    shuffle(&chance, rest, guess.count - guess.held_count);
    world->draw_pile_size = view->draw_pile_size;
    memcpy(world->draw_pile, rest, (size_t)world->draw_pile_size);
}
