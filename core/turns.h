/* Turns worth judging: see bots/plans.py and bots/endgame.py, whose choices these are. */
#ifndef TURNS_H
#define TURNS_H

#include "rules.h"

struct Workspace;

/* Where a pile stands within a turn: the card's place in the hand, or here, as it was found. */
enum { AS_FOUND = MOST_HAND, MOST_STANDS = MOST_HAND + 1 };

typedef struct {
    uint8_t place[MOST_HAND]; /* in the hand */
    uint8_t pile[MOST_HAND];
    uint8_t lay_count;
    uint8_t stands[MOST_PILES];
    uint8_t rest; /* a bit for each place */
    bool stops;
    int16_t cost;
} Plan;

/* A hand before the piles as they were found, with what its cards do on each other. */
typedef struct {
    const Rules *rules;
    int hand_count;
    uint8_t card[MOST_STANDS]; /* lowest first, then nothing */
    uint8_t tops[MOST_PILES];  /* as found */
    int minimum;
    uint8_t takes[MOST_PILES][MOST_STANDS]; /* bits for the places of the cards that fit */
    uint8_t backwards[MOST_PILES][MOST_STANDS];
    int8_t step[MOST_PILES][MOST_STANDS][MOST_HAND];
    uint8_t carried[MOST_HAND]; /* commands by place */
    uint8_t found[MOST_PILES];  /* commands on the piles as found */
} Hand;

typedef struct {
    int window;
    int reach;
} Breadth;

void lay_out(Hand *hand, const Rules *rules, CardSet cards, const uint8_t *tops, int minimum);

static inline int top_of(const Hand *hand, int pile, int stand) {
    return stand == AS_FOUND ? hand->tops[pile] : hand->card[stand];
}

/* Finds the turns, in the workspace's plans; none if there is no way to finish. */
void find_plans(const Hand *hand, Breadth breadth, struct Workspace *workspace);

/* The turn that lays as many cards as can be; only for games without commands. */
void find_longest(const Hand *hand, struct Workspace *workspace, Plan *longest);

#endif
