/* Hands and draw piles that agree with all that a seat knows and was told. */
#ifndef WORLDS_H
#define WORLDS_H

#include "players.h"

typedef struct {
    CardSet hands[MOST_PLAYERS];
    uint8_t draw_pile[MOST_CARDS];
    int32_t draw_pile_size;
} World;

/* The world with this number: always the same for a seed. */
void imagine(const Rules *rules, const View *view, uint64_t seed, int index, World *world);

#endif
