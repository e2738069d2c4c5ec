/* Turns worth judging: see bots/plans.py and bots/endgame.py, whose choices these are. */
#ifndef TURNS_H
#define TURNS_H

#include "laws.h"

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
    double score;
} Plan;

/* A hand before the piles as they were found, with what its cards do on each other. */
typedef struct {
    const Rules *rules;
    int hand_count;
    CardSet cards;
    uint8_t card[MOST_STANDS]; /* lowest first, then nothing */
    uint8_t tops[MOST_PILES];  /* as found */
    int minimum;
    Demands demands; /* of the turn when it is looked at */
    uint8_t takes[MOST_PILES][MOST_STANDS]; /* bits for the places of the cards that fit */
    uint8_t backwards[MOST_PILES][MOST_STANDS];
    uint8_t won_back[MOST_PILES]; /* bits for those on which another of the hand does a trick */
    int8_t step[MOST_PILES][MOST_STANDS][MOST_HAND]; /* of those that fit */
    uint8_t gap[MOST_PILES][MOST_STANDS][MOST_HAND]; /* the step, a trick counting nothing */
    uint8_t carried[MOST_HAND]; /* commands by place */
    uint8_t found[MOST_PILES];  /* commands on the piles as found */
} Hand;

typedef struct {
    int window;
    int reach;
} Breadth;

/* At the beginning of a turn; `demands` tells it otherwise. */
void lay_out(Hand *hand, const Rules *rules, CardSet cards, const uint8_t *tops, int minimum);

enum { NO_FIT = 100 }; /* the gap of a card that doesn't fit: longer than any step */

/* The places of those cards that are in the hand, as bits. */
unsigned places_of(const Hand *hand, CardSet cards);

static inline int top_of(const Hand *hand, int pile, int stand) {
    return stand == AS_FOUND ? hand->tops[pile] : hand->card[stand];
}

/* Finds the turns, in the workspace's plans; none if there is no way to finish. */
void find_plans(const Hand *hand, Breadth breadth, struct Workspace *workspace);

/* Finds the one turn that lays as many cards as can be; only for games without commands. */
void find_longest(const Hand *hand, struct Workspace *workspace);

#endif
