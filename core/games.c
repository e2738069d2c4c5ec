#include "games.h"

#include <string.h>

typedef struct {
    const uint8_t *deck;
    int drawn;
    int on_turn;
    CardSet hands[MOST_PLAYERS];
    CardSet laid;
    uint8_t tops[MOST_PILES];
} Game;

void sizes(int32_t *of) {
    of[0] = sizeof(Rules);
    of[1] = sizeof(Weights);
    of[2] = sizeof(View);
    of[3] = sizeof(Result);
    of[4] = sizeof(Choice);
}

static void deal(Game *game, const Rules *rules, const uint8_t *deck) {
    memset(game, 0, sizeof *game);
    game->deck = deck;
    for (int pile = 0; pile < rules->pile_count; pile++)
        game->tops[pile] = (uint8_t)rules->card_count;
    for (int round = 0; round < rules->hand_size; round++)
        for (int seat = 0; seat < rules->player_count; seat++)
            game->hands[seat] = with_card(game->hands[seat], deck[game->drawn++]);
}

static void agree_who_begins(
    Game *game, const Rules *rules, uint32_t chance, Workspace *workspace
) {
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
    view->draw_pile_size = rules->card_count - game->drawn;
    view->hand = game->hands[game->on_turn];
    view->laid = game->laid;
    memcpy(view->tops, game->tops, sizeof view->tops);
    bool is_silent = shows(rules, game->tops, SILENCE);
    for (int seat = 0; seat < rules->player_count; seat++) {
        view->hand_sizes[seat] = (uint8_t)card_count(game->hands[seat]);
        view->said[seat].pile_wanted = NO_PILE;
        if (seat != game->on_turn && !is_silent)
            speak(rules, game->hands[seat], game->laid, game->tops, &view->said[seat]);
    }
}

static int cards_left(const Game *game, const Rules *rules) {
    int left = rules->card_count - game->drawn;
    for (int seat = 0; seat < rules->player_count; seat++) left += card_count(game->hands[seat]);
    return left;
}

static void lay(Game *game, const Hand *hand, const Plan *plan) {
    CardSet *held = &game->hands[game->on_turn];
    for (int nth = 0; nth < plan->lay_count; nth++) {
        int card = hand->card[plan->place[nth]];
        *held = without_card(*held, card);
        game->laid = with_card(game->laid, card);
        game->tops[plan->pile[nth]] = (uint8_t)card;
    }
}

static void draw(Game *game, const Rules *rules) {
    CardSet *held = &game->hands[game->on_turn];
    int wanted = rules->hand_size - card_count(*held);
    if (shows(rules, game->tops, DRAW_ONE)) wanted = 1;
    for (; wanted > 0 && game->drawn < rules->card_count; wanted--)
        *held = with_card(*held, game->deck[game->drawn++]);
}

static void pass_on(Game *game, const Rules *rules) {
    do game->on_turn = (game->on_turn + 1) % rules->player_count;
    while (is_empty(game->hands[game->on_turn]));
}

static Result play(
    const Rules *rules,
    const Weights *weights,
    const uint8_t *deck,
    uint32_t chance,
    Workspace *workspace
) {
    Game game;
    deal(&game, rules, deck);
    agree_who_begins(&game, rules, chance, workspace);
    for (;;) {
        View view;
        Hand hand;
        Plan plan;
        look(&game, rules, &view);
        if (!choose(rules, weights, &view, workspace, &hand, &plan))
            return (Result){0, cards_left(&game, rules)};
        lay(&game, &hand, &plan);
        if (!cards_left(&game, rules)) return (Result){1, 0};
        draw(&game, rules);
        pass_on(&game, rules);
    }
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
    if (!workspace) return false;
    for (int32_t nth = 0; nth < count && !workspace->is_exhausted; nth++) {
        const uint8_t *deck = decks + (size_t)nth * (size_t)rules->card_count;
        results[nth] = play(rules, weights, deck, chances[nth], workspace);
    }
    bool is_complete = !workspace->is_exhausted;
    free_workspace(workspace);
    return is_complete;
}

bool choose_turn(const Rules *rules, const Weights *weights, const View *view, Choice *choice) {
    Workspace *workspace = new_workspace();
    if (!workspace) return false;
    Hand hand;
    Plan plan = {.lay_count = 0};
    choose(rules, weights, view, workspace, &hand, &plan);
    choice->lay_count = plan.lay_count;
    for (int nth = 0; nth < plan.lay_count; nth++) {
        choice->card[nth] = hand.card[plan.place[nth]];
        choice->pile[nth] = plan.pile[nth];
    }
    bool is_complete = !workspace->is_exhausted;
    free_workspace(workspace);
    return is_complete;
}

void say(const Rules *rules, const View *view, Said *said) {
    speak(rules, view->hand, view->laid, view->tops, said);
}
