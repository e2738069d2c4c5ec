#include "checks.h"

enum { WIDEST_WINDOW = 1000 };

static const double FARTHEST_REACH = 1000;

static bool is_within(int64_t value, int64_t least, int64_t most) {
    return least <= value && value <= most;
}

static bool is_subset(CardSet set, CardSet whole) {
    return is_empty(minus(set, whole));
}

/* Adds a card that isn't there yet; false if it is, or if there is no such card. */
static bool add_new(CardSet *cards, const Rules *rules, int card) {
    if (card >= rules->card_count || has_card(*cards, card)) return false;
    *cards = with_card(*cards, card);
    return true;
}

/* The same for all cards of a set. */
static bool add_all_new(CardSet *cards, const Rules *rules, CardSet more) {
    if (!is_subset(more, minus(all_cards(rules), *cards))) return false;
    *cards = united(*cards, more);
    return true;
}

static bool are_sound_counts(const Rules *rules) {
    /* Who speaks of colours tells of each card held. */
    int most_held = rules->has_colours ? MOST_HOLDINGS : MOST_HAND;
    return is_within(rules->card_count, 1, MOST_CARDS)
        && is_within(rules->pile_count, 1, MOST_PILES)
        && is_within(rules->player_count, 1, MOST_PLAYERS)
        && is_within(rules->hand_size, 1, most_held)
        && rules->hand_size * rules->player_count <= rules->card_count
        /* Turns without a card would never bring a game to its end. */
        && is_within(rules->minimum, 1, rules->hand_size)
        && (!rules->maximum || is_within(rules->maximum, rules->minimum, MOST_HAND))
        && is_within(rules->in_play, 0, (1 << COMMANDS) - 1);
}

static bool is_sound_top(const Rules *rules, int pile, int top) {
    CardSet all = all_cards(rules);
    int welcome_count = rules->welcome_count[pile][top];
    if (welcome_count > MOST_WELCOME) return false;
    for (int nth = 0; nth < welcome_count; nth++)
        if (rules->welcome[pile][top][nth] >= rules->card_count) return false;
    return is_subset(rules->takes[pile][top], all) && is_subset(rules->backwards[pile][top], all);
}

bool are_sound_rules(const Rules *rules) {
    if (!are_sound_counts(rules)) return false;
    for (int stage = 0; stage < STAGES; stage++)
        if (!is_within(rules->windows[stage], 0, WIDEST_WINDOW)) return false;
    for (int card = 0; card < rules->card_count; card++)
        if (rules->command[card] >= COMMANDS) return false;
    for (int pile = 0; pile < rules->pile_count; pile++)
        for (int top = 0; top <= rules->card_count; top++)
            if (!is_sound_top(rules, pile, top)) return false;
    return true;
}

bool are_sound_weights(const Weights *weights) {
    for (int stage = 0; stage < STAGES; stage++) {
        double reach = weights->numbers[stage].reach;
        /* What is no number at all is neither more nor less. */
        if (!(reach >= -FARTHEST_REACH && reach <= FARTHEST_REACH)) return false;
    }
    return true;
}

bool is_sound_deck(const Rules *rules, const uint8_t *deck) {
    CardSet dealt = no_cards();
    for (int nth = 0; nth < rules->card_count; nth++)
        if (!add_new(&dealt, rules, deck[nth])) return false;
    return true;
}

static bool are_sound_demands(const Rules *rules, const View *view) {
    const Demands *demands = &view->demands;
    bool is_bound = demands->bound_to != UNBOUND;
    return demands->laid + card_count(view->hand) <= rules->hand_size
        && demands->open_skulls < 1u << rules->pile_count
        && (!is_bound || demands->bound_to < rules->pile_count)
        && demands->three_laid <= 1;
}

static bool are_sound_words(const Rules *rules, const View *view, int seat) {
    const Said *said = &view->said[seat];
    const Told *told = &view->told[seat];
    return said->holding_count <= MOST_HOLDINGS
        && is_within(said->pile_wanted, NO_PILE, rules->pile_count - 1)
        && is_within(told->kept, 0, view->hand_sizes[seat])
        && is_within(told->need_count, 0, MOST_NEEDS);
}

bool is_sound_view(const Rules *rules, const View *view) {
    CardSet seen = no_cards();
    if (!is_within(view->seat, 0, rules->player_count - 1)) return false;
    if (!add_all_new(&seen, rules, view->laid) || !add_all_new(&seen, rules, view->hand))
        return false;
    if (view->hand_sizes[view->seat] != card_count(view->hand)) return false;
    int unseen = rules->card_count - card_count(seen);
    for (int seat = 0; seat < rules->player_count; seat++) {
        if (view->hand_sizes[seat] > rules->hand_size) return false;
        if (!are_sound_words(rules, view, seat)) return false;
        if (seat != view->seat) unseen -= view->hand_sizes[seat];
    }
    for (int pile = 0; pile < rules->pile_count; pile++)
        if (view->tops[pile] > rules->card_count) return false;
    return is_within(view->draw_pile_size, 0, unseen) && are_sound_demands(rules, view);
}

bool is_sound_world(const Rules *rules, const View *view, const World *world) {
    CardSet found = view->laid;
    if (world->draw_pile_size != view->draw_pile_size) return false;
    for (int seat = 0; seat < rules->player_count; seat++) {
        if (card_count(world->hands[seat]) != view->hand_sizes[seat]) return false;
        if (!add_all_new(&found, rules, world->hands[seat])) return false;
    }
    for (int nth = 0; nth < world->draw_pile_size; nth++)
        if (!add_new(&found, rules, world->draw_pile[nth])) return false;
    /* The player on turn lays what the view has; with nothing left, nobody would be the next. */
    bool is_same_hand = is_subset(view->hand, world->hands[view->seat]);
    return is_same_hand && !is_subset(found, view->laid);
}

bool is_sound_turn(const Rules *rules, const View *view, const Turn *turn) {
    CardSet left = view->hand;
    /* Of a turn without a card nobody draws. */
    if (!is_within(turn->lay_count, view->demands.laid ? 0 : 1, MOST_HAND)) return false;
    for (int nth = 0; nth < turn->lay_count; nth++) {
        int card = turn->card[nth];
        if (card >= rules->card_count || !has_card(left, card)) return false;
        if (turn->pile[nth] >= rules->pile_count) return false;
        left = without_card(left, card);
    }
    return true;
}
