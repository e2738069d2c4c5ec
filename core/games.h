/* Whole games of skilled players: what Python calls.
 *
 * Nothing is kept between calls and chance is handed in, so any number of threads may play at the
 * same time, and the same input always gives the same games.
 */
#ifndef GAMES_H
#define GAMES_H

#include "players.h"

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

typedef struct {
    int32_t won;
    int32_t cards_left;
} Result;

typedef struct {
    uint8_t lay_count;
    uint8_t card[MOST_HAND];
    uint8_t pile[MOST_HAND];
} Choice;

/* The sizes of Rules, Weights, View, Result and Choice: whoever fills them in compares them. */
EXPORTED void sizes(int32_t *of);

/* Plays each deck to its end; of several who would like to begin, `chances` picks one.
 * False if memory ran out. */
EXPORTED bool play_games(
    const Rules *rules,
    const Weights *weights,
    int32_t count,
    const uint8_t *decks,
    const uint32_t *chances,
    Result *results
);

/* What the player on turn does; false if memory ran out. */
EXPORTED bool choose_turn(const Rules *, const Weights *, const View *, Choice *choice);

/* What the seat of a view says; what it has heard doesn't matter. */
EXPORTED void say(const Rules *rules, const View *view, Said *said);

#endif
