/* The way to win a game with all cards open, if one is found: called by Python, as calls.h has it. */
#ifndef SOLVE_H
#define SOLVE_H

#include "calls.h"
#include "layers.h"

/* What a search can tell. */
enum { FOUND, IMPOSSIBLE, UNKNOWN };

/* Looks for a way to lay all that is left in a running game: `world` has the hands and the draw pile,
 * `view` the piles, who is on turn, and what the turn is held to. Of the positions with equally many
 * cards laid only the most promising ones are looked at, as many as `width`; if there were never
 * more, what isn't found is impossible. `progress` counts the cards laid so far; `line`, with room
 * for all cards, gets a step for each that is left. Somebody may set `is_cancelled` meanwhile. */
EXPORTED int32_t solve(
    const Rules *rules,
    const View *view,
    const World *world,
    int32_t width,
    const volatile int32_t *is_cancelled,
    volatile int32_t *progress,
    LineStep *line
);

#endif
