#include "open_game.h"

#include <string.h>

/* What the judgement goes by: found by trying many. */
enum { STEP = 16, SQUARES = 6, SQUARES_UNIT = 64, TENS = 10 };
enum { PAIR = 63, PAIR_BOTH_WAYS = 28, PAIR_IN_HAND = 27, TRICK = 31, TRICK_HELD = 20, MISFIT = 15 };
enum { COLOUR_TRICK = 3, COLOUR_TRICK_HELD = 11, COLOUR_MISFIT = 60, COLOUR_SQUARES = 10 };

void set_scene(Scene *scene, const Rules *rules, const World *world) {
    memset(scene, 0, sizeof *scene);
    scene->rules = rules;
    scene->world = world;
    for (int drawn = world->draw_pile_size; drawn-- > 0;)
        scene->undrawn[drawn] = with_card(scene->undrawn[drawn + 1], world->draw_pile[drawn]);
    for (int card = 0; card < rules->card_count; card++) {
        CardSet *carriers = &scene->carriers[rules->command[card]];
        *carriers = with_card(*carriers, card);
    }
    int squares = rules->has_colours ? COLOUR_SQUARES : SQUARES;
    for (int pile = 0; pile < rules->pile_count; pile++)
        for (int top = 0; top <= rules->card_count; top++) {
            int far = gone(rules, pile, top);
            scene->cost[pile][top] = STEP * far + squares * far * far / SQUARES_UNIT;
        }
    for (int pile = 0; pile + 1 < rules->pile_count; pile++) {
        const CardSet *takes = rules->takes[pile], *next = rules->takes[pile + 1];
        scene->is_like_next[pile] = !memcmp(takes, next, sizeof rules->takes[pile]);
    }
}

CardSet unlaid_of(const Scene *scene, const Node *node) {
    CardSet unlaid = scene->undrawn[node->drawn];
    for (int seat = 0; seat < scene->rules->player_count; seat++)
        unlaid = united(unlaid, node->hands[seat]);
    return unlaid;
}

void pass_on(const Scene *scene, Node *node) {
    const World *world = scene->world;
    CardSet *held = &node->hands[node->on_turn];
    int wanted = cards_to_draw(scene->rules, *held, node->tops);
    for (; wanted > 0 && node->drawn < world->draw_pile_size; wanted--)
        *held = with_card(*held, world->draw_pile[node->drawn++]);
    node->on_turn = (uint8_t)next_player(scene->rules, node->hands, node->on_turn);
    node->demands = (Demands){.bound_to = UNBOUND};
}

static void swap_with_next(Node *node, int pile) {
    int next = pile + 1;
    uint8_t top = node->tops[pile];
    node->tops[pile] = node->tops[next];
    node->tops[next] = top;
    Demands *demands = &node->demands;
    unsigned skulls = demands->open_skulls, both = 3u << pile;
    unsigned swapped = (skulls >> 1 & 1u << pile) | (skulls << 1 & 1u << next);
    demands->open_skulls = (uint8_t)((skulls & ~both) | swapped);
    if (demands->bound_to == pile) demands->bound_to = (uint8_t)next;
    else if (demands->bound_to == next) demands->bound_to = (uint8_t)pile;
}

Node essence_of(const Scene *scene, const Node *node) {
    const Rules *rules = scene->rules;
    Node essence = *node;
    for (int pile = 0; pile + 1 < rules->pile_count; pile++)
        if (scene->is_like_next[pile] && essence.tops[pile] > essence.tops[pile + 1])
            swap_with_next(&essence, pile);
    int enough = minimum_of(scene, node);
    if (rules->in_play && enough < THREE_DEMANDS) enough = THREE_DEMANDS;
    if (!rules->maximum && essence.demands.laid > enough) essence.demands.laid = (uint8_t)enough;
    return essence;
}

/* The cards that have the one ten above them in the set. */
static CardSet tens_below(CardSet set) {
    return (CardSet){set.low >> TENS | set.high << (64 - TENS), set.high >> TENS};
}

/* Tricks, and cards for which there is no place now. */
static int32_t judge_numbers(const Scene *scene, const Node *node, CardSet unlaid) {
    const Rules *rules = scene->rules;
    CardSet held = minus(unlaid, scene->undrawn[node->drawn]);
    CardSet fits[2] = {no_cards(), no_cards()}; /* on piles that go up, and on those that go down */
    int32_t score = 0;
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = node->tops[pile];
        CardSet trick = common(rules->backwards[pile][top], unlaid);
        if (!is_empty(trick)) score -= TRICK;
        if (!is_empty(common(trick, held))) score -= TRICK_HELD;
        CardSet *fitting = &fits[2 * pile >= rules->pile_count];
        *fitting = united(*fitting, rules->takes[pile][top]);
    }
    score += MISFIT * card_count(minus(unlaid, united(fits[0], fits[1])));
    /* The lower ones of two that could do a trick on each other once one of them is laid. */
    CardSet pairs = common(unlaid, tens_below(unlaid));
    CardSet up = common(pairs, tens_below(fits[0])), down = common(pairs, fits[1]);
    score -= PAIR * card_count(united(up, down)) + PAIR_BOTH_WAYS * card_count(common(up, down));
    for (int seat = 0; seat < rules->player_count; seat++) {
        CardSet hand = node->hands[seat];
        score -= PAIR_IN_HAND * card_count(common(hand, tens_below(hand)));
    }
    return score;
}

static int32_t judge_colours(const Scene *scene, const Node *node, CardSet unlaid) {
    const Rules *rules = scene->rules;
    CardSet fits = no_cards(), held = minus(unlaid, scene->undrawn[node->drawn]);
    int32_t score = 0;
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = node->tops[pile];
        CardSet tricks = common(rules->backwards[pile][top], unlaid);
        score -= COLOUR_TRICK * card_count(tricks);
        score -= COLOUR_TRICK_HELD * card_count(common(tricks, held));
        fits = united(fits, rules->takes[pile][top]);
    }
    return score + COLOUR_MISFIT * card_count(minus(held, fits));
}

int32_t W[24] = {16,6,63,31,20,15,28,27,0,0,10,30,3,0,10,10,0,0,0,0,0,10};

static int32_t judge_commands(const Scene *scene, const Node *node, CardSet unlaid) {
    const Rules *rules = scene->rules;
    int32_t score = W[12] * count_bits(node->demands.open_skulls);
    for (int pile = 0; pile < rules->pile_count; pile++) {
        Command command = command_of(rules, node->tops[pile]);
        if (command == DRAW_ONE) score += W[8];
        if (command == ONE_PILE) score += W[9];
        if (command == NO_BACKWARDS) score += W[10];
    }
    if (left_to_draw(scene, node))
        for (int seat = 0; seat < rules->player_count; seat++) {
            int missing = rules->hand_size - card_count(node->hands[seat]);
            if (seat != node->on_turn) score += W[11] * missing * missing;
        }
    for (int command = STOP; command < COMMANDS; command++)
        score += W[12 + command] * card_count(common(unlaid, scene->carriers[command]));
    return score;
}

int32_t judge_node(const Scene *scene, const Node *node) {
    CardSet unlaid = unlaid_of(scene, node);
    int32_t score = 0;
    for (int pile = 0; pile < scene->rules->pile_count; pile++)
        score += scene->cost[pile][node->tops[pile]];
    if (scene->rules->has_colours) return score + judge_colours(scene, node, unlaid);
    if (scene->rules->in_play) score += judge_commands(scene, node, unlaid);
    return score + judge_numbers(scene, node, unlaid);
}

/* True if somebody who draws no more can't ever obey a command in hand: a "3!" is one of three cards,
 * and something else has to cover a Skull. */
static bool is_cornered(const Scene *scene, const Node *node) {
    if (!scene->rules->in_play || left_to_draw(scene, node)) return false;
    for (int seat = 0; seat < scene->rules->player_count; seat++) {
        CardSet hand = node->hands[seat];
        int count = card_count(hand), laid = node->demands.laid;
        if (seat == node->on_turn && laid < THREE_DEMANDS) count += laid;
        if (count < THREE_DEMANDS && !is_empty(common(hand, scene->carriers[THREE]))) return true;
        if (!is_empty(hand) && is_empty(minus(hand, scene->carriers[SKULL]))) return true;
    }
    return false;
}

/* True if there is a card that fits neither on a pile as it is, nor on anything that may come to lie
 * there. */
static bool has_dead_card(const Scene *scene, const Node *node) {
    const Rules *rules = scene->rules;
    CardSet unlaid = unlaid_of(scene, node), homeless = unlaid;
    for (int pile = 0; pile < rules->pile_count && !is_empty(homeless); pile++) {
        CardSet taken = common(rules->takes[pile][node->tops[pile]], unlaid), fresh = taken;
        while (!is_empty(fresh)) {
            CardSet more = minus(common(rules->takes[pile][take_lowest(&fresh)], unlaid), taken);
            taken = united(taken, more);
            fresh = united(fresh, more);
        }
        homeless = minus(homeless, taken);
    }
    return !is_empty(homeless);
}

bool is_hopeless(const Scene *scene, const Node *node) {
    return is_cornered(scene, node) || has_dead_card(scene, node);
}
