/* What Python calls.
 *
 * Nothing is kept between calls and chance is handed in, so any number of threads may call at the
 * same time, and the same input always gives the same answer.
 *
 * Every call but `sizes` answers with something that isn't negative, or with what went wrong. What it
 * is handed is checked first (checks.h): a mistake there is refused, and no memory touched. Only
 * that there is as much behind a pointer as the counts say can't be seen from here.
 */
#ifndef CALLS_H
#define CALLS_H

#include "game.h"
#include "worlds.h"

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

enum { DONE = 0, OUT_OF_MEMORY = -1, REFUSED = -2 };

/* A turn, or what is left of it. */
typedef struct {
    double score; /* lower is better */
    uint8_t lay_count;
    uint8_t card[MOST_HAND];
    uint8_t pile[MOST_HAND];
} Turn;

/* The sizes of Rules, Weights, View, Result, Turn and World: whoever fills them in compares them. */
EXPORTED void sizes(int32_t *of);

/* Plays each deck to its end; of several who would like to begin, `chances` picks one. */
EXPORTED int32_t play_games(
    const Rules *rules,
    const Weights *weights,
    int32_t count,
    const uint8_t *decks,
    const uint32_t *chances,
    Result *results
);

/* What the player on turn can do, the best first; the answer is how many there are. */
EXPORTED int32_t find_turns(
    const Rules *rules, const Weights *weights, const View *view, int32_t most, Turn *turns
);

/* What the seat of a view says; what it has heard doesn't matter. */
EXPORTED int32_t say(const Rules *rules, const View *view, Said *said);

/* Hands and draw pile as they might be, as far as the seat of a view can know. */
EXPORTED int32_t deal_world(
    const Rules *rules, const View *view, uint64_t seed, int32_t index, World *world
);

/* Plays each turn in each of some worlds, and then the game to its end; a world's results follow
 * each other. If the world is known, it is the same one again and again; the players' slips tell
 * its games apart. Ends early if somebody has set `is_cancelled`. */
EXPORTED int32_t roll_out(
    const Rules *rules,
    const Weights *weights,
    const View *view,
    int32_t turn_count,
    const Turn *turns,
    const World *known, /* or NULL */
    double slip,
    uint64_t seed,
    int32_t first_world,
    int32_t world_count,
    const volatile int32_t *is_cancelled,
    Result *results
);

#endif
