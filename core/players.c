#include "players.h"

#include <string.h>

enum { ANY = 1000, STRONG_STEP = 2, WEAK_STEP = 5 };

void talk_about(Talk *talk, const Rules *rules, CardSet laid, const uint8_t *tops) {
    memset(talk, 0, sizeof *talk);
    talk->rules = rules;
    talk->tops = tops;
    talk->unlaid = minus(all_cards(rules), laid);
    if (!rules->has_colours) talk_about_numbers(talk);
}

void speak(const Talk *talk, CardSet hand, Said *said) {
    memset(said, 0, sizeof *said);
    said->pile_wanted = NO_PILE;
    if (is_empty(hand)) return;
    if (talk->rules->has_colours) speak_of_colours(talk, hand, said);
    else speak_of_numbers(talk, hand, said);
}

void speak_all(const Rules *rules, const CardSet *hands, View *view) {
    Talk talk;
    talk_about(&talk, rules, view->laid, view->tops);
    for (int seat = 0; seat < rules->player_count; seat++)
        if (seat != view->seat) speak(&talk, hands[seat], &view->said[seat]);
}

int wish_to_begin(const Rules *rules, CardSet cards, const uint8_t *tops, Workspace *workspace) {
    Hand hand;
    lay_out(&hand, rules, cards, tops, rules->minimum);
    find_plans(&hand, (Breadth){0, 0}, workspace);
    if (!workspace->plan_count) return 0;
    int cheapest = workspace->plans[0].cost;
    for (size_t nth = 1; nth < workspace->plan_count; nth++)
        if (workspace->plans[nth].cost < cheapest) cheapest = workspace->plans[nth].cost;
    if (cheapest <= STRONG_STEP * rules->minimum) return 2;
    return cheapest <= WEAK_STEP * rules->minimum;
}

static Stage stage_of(const Rules *rules, int draw_pile_size) {
    if (!draw_pile_size) return END;
    return draw_pile_size <= rules->middle_size ? MIDDLE : OPENING;
}

static bool has_all_the_rest(const Rules *rules, const View *view) {
    int others = 0;
    for (int seat = 0; seat < rules->player_count; seat++)
        if (seat != view->seat) others += view->hand_sizes[seat];
    return !rules->in_play && !rules->maximum && !view->draw_pile_size && !others;
}

void consider(
    const Rules *rules, const Weights *weights, const View *view, Workspace *workspace, Hand *hand
) {
    lay_out(hand, rules, view->hand, view->tops, minimum_with(rules, view->draw_pile_size));
    hand->demands = view->demands;
    if (has_all_the_rest(rules, view)) {
        find_longest(hand, workspace);
        return;
    }
    Stage stage = stage_of(rules, view->draw_pile_size);
    Breadth breadth = {ANY, ANY};
    if (!rules->has_colours)
        breadth = (Breadth){rules->windows[stage], (int)weights->numbers[stage].reach};
    find_plans(hand, breadth, workspace);
    if (rules->has_colours) judge_by_colours(hand, view, &weights->colours[stage], workspace);
    else judge_by_numbers(hand, view, &weights->numbers[stage], workspace);
}

bool choose(
    const Rules *rules,
    const Weights *weights,
    const View *view,
    Slips *slips,
    Workspace *workspace,
    Hand *hand,
    Plan *chosen
) {
    consider(rules, weights, view, workspace, hand);
    if (!workspace->plan_count) return false;
    if (slips->most > 0)
        for (size_t nth = 0; nth < workspace->plan_count; nth++)
            workspace->plans[nth].score += slips->most * share(&slips->chance);
    const Plan *best = &workspace->plans[0];
    for (size_t nth = 1; nth < workspace->plan_count; nth++)
        if (workspace->plans[nth].score < best->score) best = &workspace->plans[nth];
    *chosen = *best;
    return true;
}
