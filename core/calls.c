#include "calls.h"

#include <string.h>

#include "checks.h"

void sizes(int32_t *of) {
    of[0] = sizeof(Rules);
    of[1] = sizeof(Weights);
    of[2] = sizeof(View);
    of[3] = sizeof(Result);
    of[4] = sizeof(Turn);
    of[5] = sizeof(World);
}

/* The answer, unless memory ran out, now or before. */
static int32_t release(Workspace *workspace, int32_t answer) {
    bool has_done = workspace && !workspace->is_exhausted;
    free_workspace(workspace);
    return has_done ? answer : OUT_OF_MEMORY;
}

static bool are_sound_decks(const Rules *rules, int32_t count, const uint8_t *decks) {
    for (int32_t nth = 0; nth < count; nth++)
        if (!is_sound_deck(rules, decks + (size_t)nth * (size_t)rules->card_count)) return false;
    return count >= 0;
}

int32_t play_games(
    const Rules *rules,
    const Weights *weights,
    int32_t count,
    const uint8_t *decks,
    const uint32_t *chances,
    Result *results
) {
    if (!are_sound_rules(rules) || !are_sound_weights(weights)) return REFUSED;
    if (!are_sound_decks(rules, count, decks)) return REFUSED;
    Workspace *workspace = new_workspace();
    for (int32_t nth = 0; workspace && nth < count && !workspace->is_exhausted; nth++) {
        Game game;
        deal(&game, rules, decks + (size_t)nth * (size_t)rules->card_count);
        agree_who_begins(&game, rules, chances[nth], workspace);
        results[nth] = play_on(&game, rules, weights, workspace);
    }
    return release(workspace, DONE);
}

static Turn turn_of(const Hand *hand, const Plan *plan) {
    Turn turn;
    memset(&turn, 0, sizeof turn);
    turn.score = plan->score;
    turn.lay_count = plan->lay_count;
    for (int nth = 0; nth < plan->lay_count; nth++) {
        turn.card[nth] = hand->card[plan->place[nth]];
        turn.pile[nth] = plan->pile[nth];
    }
    return turn;
}

int32_t find_turns(
    const Rules *rules, const Weights *weights, const View *view, int32_t most, Turn *turns
) {
    if (!are_sound_rules(rules) || !are_sound_weights(weights)) return REFUSED;
    if (!is_sound_view(rules, view) || most < 1) return REFUSED;
    Workspace *workspace = new_workspace();
    if (!workspace) return OUT_OF_MEMORY;
    Hand hand;
    consider(rules, weights, view, workspace, &hand);
    int32_t count = 0;
    for (size_t nth = 0; nth < workspace->plan_count; nth++) {
        const Plan *plan = &workspace->plans[nth];
        /* Of equally good ones, the one found first stays first. */
        int32_t at = count < most ? count++ : most;
        if (at == most && plan->score >= turns[--at].score) continue;
        for (; at && plan->score < turns[at - 1].score; at--) turns[at] = turns[at - 1];
        turns[at] = turn_of(&hand, plan);
    }
    return release(workspace, count);
}

int32_t say(const Rules *rules, const View *view, Said *said) {
    if (!are_sound_rules(rules) || !is_sound_view(rules, view)) return REFUSED;
    Talk talk;
    talk_about(&talk, rules, view->laid, view->tops);
    speak(&talk, view->hand, said);
    return DONE;
}

int32_t deal_world(
    const Rules *rules, const View *view, uint64_t seed, int32_t index, World *world
) {
    if (!are_sound_rules(rules) || !is_sound_view(rules, view)) return REFUSED;
    imagine(rules, view, seed, index, world);
    return DONE;
}

static void enter(Game *game, const View *view, const World *world) {
    memset(game, 0, sizeof *game);
    memcpy(game->hands, world->hands, sizeof game->hands);
    memcpy(game->draw_pile, world->draw_pile, sizeof game->draw_pile);
    memcpy(game->tops, view->tops, sizeof game->tops);
    game->draw_pile_size = world->draw_pile_size;
    game->laid = view->laid;
    game->on_turn = view->seat;
}

static Result finish(
    Game *game, const Rules *rules, const Weights *weights, const Turn *turn, Workspace *workspace
) {
    for (int nth = 0; nth < turn->lay_count; nth++) lay(game, turn->card[nth], turn->pile[nth]);
    if (!cards_left(game, rules)) return (Result){1, 0};
    finish_turn(game, rules);
    return play_on(game, rules, weights, workspace);
}

static bool are_sound_turns(
    const Rules *rules, const View *view, int32_t count, const Turn *turns
) {
    for (int32_t nth = 0; nth < count; nth++)
        if (!is_sound_turn(rules, view, &turns[nth])) return false;
    return count >= 0;
}

int32_t roll_out(
    const Rules *rules,
    const Weights *weights,
    const View *view,
    int32_t turn_count,
    const Turn *turns,
    const World *known,
    double slip,
    uint64_t seed,
    int32_t first_world,
    int32_t world_count,
    const volatile int32_t *is_cancelled,
    Result *results
) {
    if (!are_sound_rules(rules) || !are_sound_weights(weights)) return REFUSED;
    if (!is_sound_view(rules, view) || !are_sound_turns(rules, view, turn_count, turns))
        return REFUSED;
    if (known && !is_sound_world(rules, view, known)) return REFUSED;
    if (first_world < 0 || world_count < 0 || first_world > INT32_MAX - world_count) return REFUSED;
    Workspace *workspace = new_workspace();
    if (!workspace) return OUT_OF_MEMORY;
    for (int32_t nth = 0; nth < world_count; nth++) {
        World world;
        if (known) world = *known;
        else imagine(rules, view, seed, first_world + nth, &world);
        for (int32_t turn = 0; turn < turn_count; turn++) {
            if (workspace->is_exhausted || *is_cancelled) return release(workspace, DONE);
            Game game;
            enter(&game, view, &world);
            game.slips = (Slips){slip, chance_of(seed, first_world + nth)};
            *results++ = finish(&game, rules, weights, &turns[turn], workspace);
        }
    }
    return release(workspace, DONE);
}
