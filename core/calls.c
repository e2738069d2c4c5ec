#include "calls.h"

#include <string.h>

void sizes(int32_t *of) {
    of[0] = sizeof(Rules);
    of[1] = sizeof(Weights);
    of[2] = sizeof(View);
    of[3] = sizeof(Result);
    of[4] = sizeof(Turn);
    of[5] = sizeof(World);
}

/* False if memory ran out, now or before. */
static bool release(Workspace *workspace) {
    bool is_sound = workspace && !workspace->is_exhausted;
    free_workspace(workspace);
    return is_sound;
}

bool play_games(
    const Rules *rules,
    const Weights *weights,
    int32_t count,
    const uint8_t *decks,
    const uint32_t *chances,
    Result *results
) {
    Workspace *workspace = new_workspace();
    for (int32_t nth = 0; workspace && nth < count && !workspace->is_exhausted; nth++) {
        Game game;
        deal(&game, rules, decks + (size_t)nth * (size_t)rules->card_count);
        agree_who_begins(&game, rules, chances[nth], workspace);
        results[nth] = play_on(&game, rules, weights, workspace);
    }
    return release(workspace);
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
    Workspace *workspace = new_workspace();
    if (!workspace) return -1;
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
    return release(workspace) ? count : -1;
}

void say(const Rules *rules, const View *view, Said *said) {
    Talk talk;
    talk_about(&talk, rules, view->laid, view->tops);
    speak(&talk, view->hand, said);
}

void deal_world(
    const Rules *rules, const View *view, uint64_t seed, int32_t index, World *world
) {
    imagine(rules, view, seed, index, world);
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

bool roll_out(
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
    Workspace *workspace = new_workspace();
    if (!workspace) return false;
    for (int32_t nth = 0; nth < world_count; nth++) {
        World world;
        if (known) world = *known;
        else imagine(rules, view, seed, first_world + nth, &world);
        for (int32_t turn = 0; turn < turn_count; turn++) {
            if (workspace->is_exhausted || *is_cancelled) {
                release(workspace);
                return false;
            }
            Game game;
            enter(&game, view, &world);
            game.slips = (Slips){slip, chance_of(seed, first_world + nth)};
            *results++ = finish(&game, rules, weights, &turns[turn], workspace);
        }
    }
    return release(workspace);
}
