/* Chance that is the same on every machine. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

typedef struct {
    uint64_t state;
} Chance;

/* Steele, Lea and Flood's SplitMix: short, and good enough to shuffle with. */
static inline uint32_t next(Chance *chance) {
    uint64_t bits = chance->state += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((bits ^ bits >> 31) >> 32);
}

/* From 0 up to the bound, which is never reached; it must be more than 0. */
static inline int below(Chance *chance, int bound) {
    return (int)((uint64_t)next(chance) * (uint64_t)bound >> 32);
}

/* From 0 up to 1, which is never reached. */
static inline double share(Chance *chance) {
    return next(chance) / 4294967296.0;
}

/* The chance of the nth of many things that have a seed in common. */
static inline Chance chance_of(uint64_t seed, int nth) {
    Chance chance = {seed ^ (uint64_t)nth * UINT64_C(0xD1342543DE82EF95)};
    next(&chance);
    return chance;
}

#endif
