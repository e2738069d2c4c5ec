/* What a skilled player knows, says and goes by. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "turns.h"
#include "workspace.h"

typedef enum { NO_ADVICE, KEEP_OFF, SMALL_STEP, GO_AHEAD } Advice;

enum { ANY_HEIGHT = 3, MOST_HOLDINGS = 2, NO_PILE = -1 };

/* What one player is saying: advice and notes where cards are numbers, else the rest. */
typedef struct {
    uint8_t advice[MOST_PILES];
    uint8_t unwanted; /* a bit for each command that had better not come now */
    uint8_t holding_count;
    uint8_t colour[MOST_HOLDINGS];
    uint8_t height[MOST_HOLDINGS];
    int8_t pile_wanted;
    uint8_t tricks; /* a bit for each pile */
} Said;

/* What a seat may know. */
typedef struct {
    int32_t seat;
    int32_t draw_pile_size;
    CardSet hand;
    CardSet laid;
    uint8_t hand_sizes[MOST_PLAYERS];
    uint8_t tops[MOST_PILES];
    Said said[MOST_PLAYERS];
} View;

/* The fields of bots/number_weights.py's NumberWeights, in their order. */
typedef struct {
    double square, room, near, trick_held, trick_unseen, trick_late, chain, pair, lower;
    double dead_unseen, dead_held, hand_gap, gap_cap, count;
    double keep_off, keep_off_lost, small_step, small_step_lost, go_ahead, reach;
    double silence, no_backwards, one_pile, draw_one;
    double stop_laid, skull_laid, three_laid, stranded, not_now;
} NumberWeights;

/* The fields of bots/colour_judge.py's ColourWeights, in their order. */
typedef struct {
    double square, room, trick, trick_unseen, hand_gap, misfit, mate, later, stuck, count;
    double wanted, trick_spoilt;
} ColourWeights;

/* By stage; the edition decides which of the two count. */
typedef struct {
    NumberWeights numbers[STAGES];
    ColourWeights colours[STAGES];
} Weights;

/* What a player says who holds these cards. */
void speak(const Rules *rules, CardSet hand, CardSet laid, const uint8_t *tops, Said *said);
void speak_of_numbers(
    const Rules *rules, CardSet hand, CardSet laid, const uint8_t *tops, Said *said
);
void speak_of_colours(const Rules *rules, CardSet hand, const uint8_t *tops, Said *said);

/* How much a player would like to begin: not, a little, very much. */
int wish_to_begin(const Rules *rules, CardSet hand, const uint8_t *tops, Workspace *workspace);

/* The best of the workspace's plans. */
const Plan *best_by_numbers(const Hand *, const View *, const NumberWeights *, const Workspace *);
const Plan *best_by_colours(const Hand *, const View *, const ColourWeights *, const Workspace *);

/* The turn of the player on turn; false if there is no way to finish one. */
bool choose(const Rules *, const Weights *, const View *, Workspace *, Hand *hand, Plan *chosen);

#endif
