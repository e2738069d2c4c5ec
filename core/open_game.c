#include "open_game.h"

#include <string.h>

/* What the judgement goes by, found by trying many: what is gone on the piles, in squares too; */
enum { STEP = 16, SQUARES = 6, COLOUR_SQUARES = 10, SQUARES_UNIT = 64 };
/* pairs that could do a trick on each other, tricks on the piles as they are, cards that don't fit; */
enum { PAIR = 63, PAIR_BOTH_WAYS = 28, PAIR_IN_HAND = 27 };
enum { TRICK = 31, TRICK_HELD = 20, MISFIT = 15 };
enum { COLOUR_TRICK = 3, COLOUR_TRICK_HELD = 11, COLOUR_MISFIT = 60 };
/* and commands. */
enum { SKULL_LEFT = 38, SKULL_LATE = 25, THREE_LEFT = 10 };
enum { TRICKS_BANNED = 10, MISSING_SQUARES = 30 };

enum { TENS = 10 }; /* how far a trick goes where cards are numbers */

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

/* Commands that are in the way, or will be: a Skull is harder to cover the fewer cards there are. */
static int32_t judge_commands(const Scene *scene, const Node *node, CardSet unlaid) {
    const Rules *rules = scene->rules;
    int skulls = card_count(common(unlaid, scene->carriers[SKULL]));
    int32_t score = SKULL_LEFT * skulls;
    score += THREE_LEFT * card_count(common(unlaid, scene->carriers[THREE]));
    for (int pile = 0; pile < rules->pile_count; pile++)
        if (command_of(rules, node->tops[pile]) == NO_BACKWARDS) score += TRICKS_BANNED;
    if (!left_to_draw(scene, node)) return score + SKULL_LATE * skulls;
    for (int seat = 0; seat < rules->player_count; seat++) {
        int missing = rules->hand_size - card_count(node->hands[seat]);
        if (seat != node->on_turn) score += MISSING_SQUARES * missing * missing;
    }
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

/* True if the player on turn has too few cards to do what the turn is held to. */
static bool is_overcommitted(const Scene *scene, const Node *node) {
    const Demands *demands = &node->demands;
    if (may_finish(demands, minimum_of(scene, node))) return false;
    CardSet hand = node->hands[node->on_turn];
    int covers = card_count(minus(hand, scene->carriers[SKULL]));
    int skulls = count_bits(demands->open_skulls);
    if (skulls > covers) return true;
    if (demands->three_laid)
        return THREE_DEMANDS - demands->laid > card_count(hand) ||
               THREE_DEMANDS - demands->laid < skulls;
    bool may_stop = !is_empty(common(hand, scene->carriers[STOP]));
    return minimum_of(scene, node) - demands->laid > card_count(hand) && !may_stop;
}

/* The cards that fit on a pile as it is, or on what may come to lie there. */
static CardSet within_reach(const Rules *rules, int pile, int top, CardSet unlaid) {
    CardSet taken = common(rules->takes[pile][top], unlaid), fresh = taken;
    while (!is_empty(fresh)) {
        CardSet more = minus(common(rules->takes[pile][take_lowest(&fresh)], unlaid), taken);
        taken = united(taken, more);
        fresh = united(fresh, more);
    }
    return taken;
}

/* True if a Skull of somebody who draws no more has no pile on which another card of the hand could
 * cover it. */
static bool has_bare_skull(const Scene *scene, const Node *node, const CardSet *reach) {
    const Rules *rules = scene->rules;
    for (int seat = 0; seat < rules->player_count; seat++) {
        CardSet hand = node->hands[seat];
        for (CardSet skulls = common(hand, scene->carriers[SKULL]); !is_empty(skulls);) {
            int skull = take_lowest(&skulls);
            bool can_be_covered = false;
            for (int pile = 0; pile < rules->pile_count; pile++)
                can_be_covered |= has_card(reach[pile], skull) &&
                                  !is_empty(common(rules->takes[pile][skull], hand));
            if (!can_be_covered) return true;
        }
    }
    return false;
}

bool is_hopeless(const Scene *scene, const Node *node) {
    if (is_overcommitted(scene, node) || is_cornered(scene, node)) return true;
    bool looks_for_skulls = scene->rules->in_play && !left_to_draw(scene, node);
    CardSet unlaid = unlaid_of(scene, node), homeless = unlaid, reach[MOST_PILES];
    for (int pile = 0; pile < scene->rules->pile_count; pile++) {
        if (is_empty(homeless) && !looks_for_skulls) return false;
        reach[pile] = within_reach(scene->rules, pile, node->tops[pile], unlaid);
        homeless = minus(homeless, reach[pile]);
    }
    return !is_empty(homeless) || (looks_for_skulls && has_bare_skull(scene, node, reach));
}
