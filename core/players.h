/* What a skilled player knows, says and goes by. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "chance.h"
#include "turns.h"
#include "workspace.h"

typedef enum { NO_ADVICE, KEEP_OFF, SMALL_STEP, GO_AHEAD } Advice;

enum { ANY_HEIGHT = 3, MOST_HOLDINGS = 2, NO_PILE = -1 };

/* What one player is saying: advice and notes where cards are numbers, else the rest. */
typedef struct {
    uint8_t advice[MOST_PILES];
    uint8_t unwanted; /* a bit for each command that had better not come now */
    uint8_t held;     /* a bit for each command that is held */
    uint8_t holding_count;
    uint8_t colour[MOST_HOLDINGS];
    uint8_t height[MOST_HOLDINGS];
    int8_t pile_wanted;
    uint8_t tricks; /* a bit for each pile */
} Said;

enum { MOST_NEEDS = 32 };

/* At least one of these cards is in the hand, or among the cards of it that were kept. */
typedef struct {
    CardSet cards;
    int32_t is_kept;
} Need;

/* What a player's words, earlier ones too, tell of the hand where cards are numbers: see
 * bots/hearsay.py. */
typedef struct {
    int32_t kept; /* how many of the cards were there before the last draw */
    int32_t need_count;
    CardSet barred; /* not in the hand */
    CardSet barred_kept; /* not among those that were kept */
    Need needs[MOST_NEEDS];
} Told;

/* What a seat may know. */
typedef struct {
    int32_t seat;
    int32_t draw_pile_size;
    CardSet hand;
    CardSet laid;
    uint8_t hand_sizes[MOST_PLAYERS];
    uint8_t tops[MOST_PILES];
    Demands demands; /* of the turn so far, if this seat is on turn */
    Said said[MOST_PLAYERS];
    Told told[MOST_PLAYERS]; /* only for those who imagine worlds */
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

enum { TIERS = 3 };

/* The numbers near a top that aren't laid yet, the best first. */
typedef struct {
    CardSet tier[TIERS];
} Tiers;

/* What there is to be said of the piles as they are. */
typedef struct {
    const Rules *rules;
    const uint8_t *tops;
    CardSet unlaid;
    Tiers tiers[MOST_PILES];
    CardSet tricks;
    CardSet carriers[COMMANDS]; /* none if too few are left to tell that one is held */
} Talk;

void talk_about(Talk *talk, const Rules *rules, CardSet laid, const uint8_t *tops);
void talk_about_numbers(Talk *talk);

/* What a player says who holds these cards. */
void speak(const Talk *talk, CardSet hand, Said *said);
void speak_of_numbers(const Talk *talk, CardSet hand, Said *said);
void speak_of_colours(const Talk *talk, CardSet hand, Said *said);

/* How much of what was said of colours a player who holds these cards wouldn't say. What wasn't said
 * tells nothing: people say as little as they like. */
int unsaid_of_colours(const Talk *talk, CardSet hand, const Said *said);

/* How much of what was told of numbers isn't so with these cards, of which some were kept. */
int untrue_of_numbers(const Told *told, CardSet hand, CardSet kept);

/* Has everybody but the seat of the view say what there is to say. */
void speak_all(const Rules *rules, const CardSet *hands, View *view);

/* How much a player would like to begin: not, a little, very much. */
int wish_to_begin(const Rules *rules, CardSet hand, const uint8_t *tops, Workspace *workspace);

/* Scores the workspace's plans; the lower, the better. */
void judge_by_numbers(const Hand *, const View *, const NumberWeights *, const Workspace *);
void judge_by_colours(const Hand *, const View *, const ColourWeights *, const Workspace *);

/* Finds the turns of the player on turn, with their scores, in the workspace's plans; none if there
 * is no way to finish one. */
void consider(const Rules *, const Weights *, const View *, Workspace *, Hand *hand);

/* How players misjudge: each turn's score comes out too high by up to so much. */
typedef struct {
    double most; /* 0 if they never do */
    Chance chance;
} Slips;

/* The best of them; false if there is none. */
bool choose(
    const Rules *, const Weights *, const View *, Slips *, Workspace *, Hand *hand, Plan *chosen
);

#endif
