#include "game.h"

#include <string.h>

void deal(Game *game, const Rules *rules, const uint8_t *deck) {
    memset(game, 0, sizeof *game);
    for (int pile = 0; pile < rules->pile_count; pile++)
        game->tops[pile] = (uint8_t)rules->card_count;
    int dealt = 0;
    for (int round = 0; round < rules->hand_size; round++)
        for (int seat = 0; seat < rules->player_count; seat++)
            game->hands[seat] = with_card(game->hands[seat], deck[dealt++]);
    game->draw_pile_size = rules->card_count - dealt;
    memcpy(game->draw_pile, deck + dealt, (size_t)game->draw_pile_size);
}

void agree_who_begins(Game *game, const Rules *rules, uint32_t chance, Workspace *workspace) {
    int strongest = -1, count = 0, willing[MOST_PLAYERS];
    for (int seat = 0; seat < rules->player_count; seat++) {
        int wish = wish_to_begin(rules, game->hands[seat], game->tops, workspace);
        if (wish > strongest) {
            strongest = wish;
            count = 0;
        }
        if (wish == strongest) willing[count++] = seat;
    }
    game->on_turn = willing[chance % (uint32_t)count];
}

/* What the player on turn knows, once the others have spoken. */
static void look(const Game *game, const Rules *rules, View *view) {
    memset(view, 0, sizeof *view);
    view->seat = game->on_turn;
    view->draw_pile_size = game->draw_pile_size - game->drawn;
    view->hand = game->hands[game->on_turn];
    view->laid = game->laid;
    view->demands.bound_to = UNBOUND;
    memcpy(view->tops, game->tops, sizeof view->tops);
    bool is_silent = shows(rules, game->tops, SILENCE);
    for (int seat = 0; seat < rules->player_count; seat++) {
        view->hand_sizes[seat] = (uint8_t)card_count(game->hands[seat]);
        view->said[seat].pile_wanted = NO_PILE;
    }
    if (!is_silent) speak_all(rules, game->hands, view);
}

int cards_left(const Game *game, const Rules *rules) {
    int left = game->draw_pile_size - game->drawn;
    for (int seat = 0; seat < rules->player_count; seat++) left += card_count(game->hands[seat]);
    return left;
}

void lay(Game *game, int card, int pile) {
    CardSet *held = &game->hands[game->on_turn];
    *held = without_card(*held, card);
    game->laid = with_card(game->laid, card);
    game->tops[pile] = (uint8_t)card;
}

int cards_to_draw(const Rules *rules, CardSet hand, const uint8_t *tops) {
    return shows(rules, tops, DRAW_ONE) ? 1 : rules->hand_size - card_count(hand);
}

int next_player(const Rules *rules, const CardSet *hands, int player) {
    do player = (player + 1) % rules->player_count;
    while (is_empty(hands[player]));
    return player;
}

void finish_turn(Game *game, const Rules *rules) {
    CardSet *held = &game->hands[game->on_turn];
    int wanted = cards_to_draw(rules, *held, game->tops);
    for (; wanted > 0 && game->drawn < game->draw_pile_size; wanted--)
        *held = with_card(*held, game->draw_pile[game->drawn++]);
    game->on_turn = next_player(rules, game->hands, game->on_turn);
}

Result play_on(Game *game, const Rules *rules, const Weights *weights, Workspace *workspace) {
    for (;;) {
        View view;
        Hand hand;
        Plan plan;
        look(game, rules, &view);
        if (!choose(rules, weights, &view, &game->slips, workspace, &hand, &plan))
            return (Result){0, cards_left(game, rules)};
        for (int nth = 0; nth < plan.lay_count; nth++)
            lay(game, hand.card[plan.place[nth]], plan.pile[nth]);
        if (!cards_left(game, rules)) return (Result){1, 0};
        finish_turn(game, rules);
    }
}
