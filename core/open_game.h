/* Points of a game in which all cards lie open, and how promising they are. */
#ifndef OPEN_GAME_H
#define OPEN_GAME_H

#include "game.h"
#include "worlds.h"

/* Its bytes are compared, so none is left to chance. */
typedef struct {
    CardSet hands[MOST_PLAYERS];
    uint8_t tops[MOST_PILES];
    Demands demands;
    uint8_t on_turn;
    uint8_t drawn;
    uint8_t unused[6];
} Node;

/* What is the same all the time. */
typedef struct {
    const Rules *rules;
    const World *world;
    CardSet undrawn[MOST_CARDS + 1]; /* by how many are drawn */
    CardSet carriers[COMMANDS];
    int32_t cost[MOST_PILES][MOST_TOPS]; /* of having come there */
    bool is_like_next[MOST_PILES]; /* the pile takes what the one after it takes */
} Scene;

void set_scene(Scene *scene, const Rules *rules, const World *world);

static inline int left_to_draw(const Scene *scene, const Node *node) {
    return scene->world->draw_pile_size - node->drawn;
}

static inline int minimum_of(const Scene *scene, const Node *node) {
    return minimum_with(scene->rules, left_to_draw(scene, node));
}

/* All cards that nobody has laid. */
CardSet unlaid_of(const Scene *scene, const Node *node);

/* Finishes the turn, as finish_turn does. */
void pass_on(const Scene *scene, Node *node);

/* The same for all nodes that lead to the same: which of two like piles is which, and how many more
 * than needed are laid, makes no difference. */
Node essence_of(const Scene *scene, const Node *node);

/* How promising a node is, compared with others that have as many cards laid; lower is better. */
int32_t judge_node(const Scene *scene, const Node *node);

/* True if it is plain that it can't be won from here. */
bool is_hopeless(const Scene *scene, const Node *node);

#endif
