/* Sets of cards as bits. Two words instead of a 128-bit type, which not every compiler has. */
#ifndef CARD_SET_H
#define CARD_SET_H

#include <stdbool.h>
#include <stdint.h>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

typedef struct {
    uint64_t low;
    uint64_t high;
} CardSet;

static inline int count_bits(uint64_t bits) {
#if defined(__GNUC__)
    return __builtin_popcountll(bits);
#else
    int count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
#endif
}

/* The place of the lowest bit; there must be one. */
static inline int lowest_bit(uint64_t bits) {
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#elif defined(_MSC_VER) && defined(_M_X64)
    unsigned long place;
    _BitScanForward64(&place, bits);
    return (int)place;
#else
    int place = 0;
    while (!(bits >> place & 1)) place++;
    return place;
#endif
}

static inline CardSet no_cards(void) {
    return (CardSet){0, 0};
}

static inline bool has_card(CardSet set, int card) {
    return (card < 64 ? set.low >> card : set.high >> (card - 64)) & 1;
}

static inline CardSet with_card(CardSet set, int card) {
    if (card < 64) set.low |= (uint64_t)1 << card;
    else set.high |= (uint64_t)1 << (card - 64);
    return set;
}

static inline CardSet without_card(CardSet set, int card) {
    if (card < 64) set.low &= ~((uint64_t)1 << card);
    else set.high &= ~((uint64_t)1 << (card - 64));
    return set;
}

static inline CardSet common(CardSet one, CardSet other) {
    return (CardSet){one.low & other.low, one.high & other.high};
}

static inline CardSet united(CardSet one, CardSet other) {
    return (CardSet){one.low | other.low, one.high | other.high};
}

static inline CardSet minus(CardSet one, CardSet other) {
    return (CardSet){one.low & ~other.low, one.high & ~other.high};
}

static inline int card_count(CardSet set) {
    return count_bits(set.low) + count_bits(set.high);
}

static inline bool is_empty(CardSet set) {
    return !(set.low | set.high);
}

/* Takes the lowest card out of a set; there must be one. */
static inline int take_lowest(CardSet *set) {
    if (set->low) {
        int card = lowest_bit(set->low);
        set->low &= set->low - 1;
        return card;
    }
    int card = 64 + lowest_bit(set->high);
    set->high &= set->high - 1;
    return card;
}

/* The 64 bits from a place on, which may lie before the first one. */
static inline uint64_t bits_from(CardSet set, int place) {
    if (place >= 128 || place <= -64) return 0;
    if (place >= 64) return set.high >> (place - 64);
    if (place > 0) return set.low >> place | set.high << (64 - place);
    return set.low << -place;
}

/* How many of the set's bits are at that place or above; it mustn't lie before the first one. */
static inline int count_from(CardSet set, int place) {
    if (place >= 128) return 0;
    if (place >= 64) return count_bits(set.high >> (place - 64));
    return count_bits(set.low >> place) + count_bits(set.high);
}

#endif
