/* The rules as the tables of one set-up, handed in: they are made of the engine's own data. */
#ifndef RULES_H
#define RULES_H

#include "card_set.h"

enum { MOST_CARDS = 98, MOST_TOPS = MOST_CARDS + 1, MOST_PILES = 4, MOST_PLAYERS = 5 };
enum { MOST_HAND = 8, MOST_WELCOME = 16 };

/* In the order of the engine's Command, after none. */
typedef enum { PLAIN, STOP, SKULL, THREE, SILENCE, NO_BACKWARDS, ONE_PILE, DRAW_ONE } Command;

enum { THREE_DEMANDS = 3, COMMANDS = DRAW_ONE + 1 };

/* How far a game has come; in the end, nothing is left to be drawn. */
typedef enum { OPENING, MIDDLE, END } Stage;

enum { STAGES = END + 1 };

typedef struct {
    int32_t card_count;
    int32_t pile_count;
    int32_t player_count;
    int32_t hand_size;
    int32_t minimum;
    int32_t maximum; /* 0 if a turn may have as many cards as one likes */
    int32_t in_play; /* a bit for each command that a card carries */
    int32_t has_colours;
    int32_t tells_heights;
    int32_t middle_size; /* the draw pile's, when the middle of the game begins */
    int32_t windows[STAGES]; /* how much dearer than the cheapest turn one may be */
    uint8_t command[MOST_CARDS];
    uint8_t colour[MOST_CARDS];
    uint8_t height[MOST_CARDS];
    /* By pile and top; the row card's number is the one after the last card's. */
    CardSet takes[MOST_PILES][MOST_TOPS];
    CardSet backwards[MOST_PILES][MOST_TOPS];
    CardSet near[MOST_PILES][MOST_TOPS]; /* those that would be small steps forwards */
    int8_t steps[MOST_PILES][MOST_TOPS][MOST_CARDS];
    /* What players speak of: the cards near a top, the most welcome one first. */
    uint8_t welcome[MOST_PILES][MOST_TOPS][MOST_WELCOME];
    uint8_t welcome_count[MOST_PILES][MOST_TOPS];
} Rules;

static inline Command command_of(const Rules *rules, int top) {
    return top < rules->card_count ? (Command)rules->command[top] : PLAIN;
}

static inline bool shows(const Rules *rules, const uint8_t *tops, Command command) {
    if (!rules->in_play) return false;
    for (int pile = 0; pile < rules->pile_count; pile++)
        if (command_of(rules, tops[pile]) == command) return true;
    return false;
}

/* How far a pile has gone from its row card. */
static inline int gone(const Rules *rules, int pile, int top) {
    return top == rules->card_count ? 0 : rules->steps[pile][rules->card_count][top];
}

static inline int minimum_with(const Rules *rules, int draw_pile_size) {
    return draw_pile_size ? rules->minimum : 1;
}

static inline CardSet all_cards(const Rules *rules) {
    int count = rules->card_count;
    if (count < 64) return (CardSet){((uint64_t)1 << count) - 1, 0};
    return (CardSet){~(uint64_t)0, ((uint64_t)1 << (count - 64)) - 1};
}

#endif
