/* A game in which all hands and the draw pile are known, played by skilled players. */
#ifndef GAME_H
#define GAME_H

#include "players.h"

typedef struct {
    uint8_t draw_pile[MOST_CARDS]; /* in the order in which it is drawn */
    int drawn;
    int draw_pile_size; /* what was drawn included */
    int on_turn;
    CardSet hands[MOST_PLAYERS];
    CardSet laid;
    uint8_t tops[MOST_PILES];
    Slips slips;
} Game;

typedef struct {
    int32_t won;
    int32_t cards_left;
} Result;

void deal(Game *game, const Rules *rules, const uint8_t *deck);
void agree_who_begins(Game *game, const Rules *rules, uint32_t chance, Workspace *workspace);
void lay(Game *game, int card, int pile);

/* How many cards are drawn after a turn that leaves this hand, as long as there are any. */
int cards_to_draw(const Rules *rules, CardSet hand, const uint8_t *tops);

/* The next player who has cards; there must be one. */
int next_player(const Rules *rules, const CardSet *hands, int player);

/* Finishes the turn: draws, and passes on to the next player who has cards. */
void finish_turn(Game *game, const Rules *rules);

/* Plays from the beginning of a turn to the game's end. */
Result play_on(Game *game, const Rules *rules, const Weights *weights, Workspace *workspace);

int cards_left(const Game *game, const Rules *rules);

#endif
