#include "turns.h"

#include <string.h>

#include "workspace.h"

enum { NO_BOUND = 1000000, TRICK = 10, MOST_NODES = 4000, ENOUGH = 400 };

/* A point within a turn, as the engine's Position has it. */
typedef struct {
    uint8_t stands[MOST_PILES];
    uint8_t rest;
    Demands demands;
} Point;

typedef struct {
    int16_t step;
    uint8_t place;
    uint8_t pile;
} Move;

typedef struct {
    const Hand *hand;
    Breadth breadth;
    Workspace *workspace;
    int cheapest;
    Plan path;
} Search;

unsigned places_of(const Hand *hand, CardSet cards) {
    unsigned places = 0;
    for (CardSet held = common(cards, hand->cards); !is_empty(held);) {
        int card = take_lowest(&held), place = 0;
        while (hand->card[place] != card) place++;
        places |= 1u << place;
    }
    return places;
}

/* What the hand does on a pile with this top. */
static void stand_on(Hand *hand, int pile, int stand) {
    int top = top_of(hand, pile, stand);
    unsigned takes = places_of(hand, hand->rules->takes[pile][top]);
    hand->takes[pile][stand] = (uint8_t)takes;
    hand->backwards[pile][stand] = (uint8_t)places_of(hand, hand->rules->backwards[pile][top]);
    for (; takes; takes &= takes - 1) {
        int place = lowest_bit(takes), step = hand->rules->steps[pile][top][hand->card[place]];
        hand->step[pile][stand][place] = (int8_t)step;
        hand->gap[pile][stand][place] = (uint8_t)(step > 0 ? step : 0);
    }
}

void lay_out(Hand *hand, const Rules *rules, CardSet cards, const uint8_t *tops, int minimum) {
    memset(hand, 0, sizeof *hand);
    memset(hand->gap, NO_FIT, sizeof hand->gap);
    hand->rules = rules;
    hand->minimum = minimum;
    hand->demands.bound_to = UNBOUND;
    hand->cards = cards;
    while (!is_empty(cards)) {
        int place = hand->hand_count++;
        hand->card[place] = (uint8_t)take_lowest(&cards);
        hand->carried[place] = (uint8_t)command_of(rules, hand->card[place]);
    }
    for (int pile = 0; pile < rules->pile_count; pile++) {
        hand->tops[pile] = tops[pile];
        hand->found[pile] = (uint8_t)command_of(rules, tops[pile]);
        stand_on(hand, pile, AS_FOUND);
        for (int stand = 0; stand < hand->hand_count; stand++) {
            stand_on(hand, pile, stand);
            if (hand->backwards[pile][stand]) hand->won_back[pile] |= (uint8_t)(1u << stand);
        }
    }
}

static Point start_of(const Hand *hand) {
    Point point = {
        .rest = (uint8_t)((1u << hand->hand_count) - 1),
        .demands = hand->demands,
    };
    memset(point.stands, AS_FOUND, sizeof point.stands);
    return point;
}

static Command showing(const Hand *hand, const Point *point, int pile) {
    int stand = point->stands[pile];
    return (Command)(stand == AS_FOUND ? hand->found[pile] : hand->carried[stand]);
}

static bool is_showing(const Hand *hand, const Point *point, Command command) {
    for (int pile = 0; pile < hand->rules->pile_count; pile++)
        if (showing(hand, point, pile) == command) return true;
    return false;
}

static bool can_finish(const Hand *hand, const Point *point) {
    return may_finish(&point->demands, hand->minimum);
}

static bool binds(const Hand *hand, const Point *point, int pile) {
    for (int other = 0; other < hand->rules->pile_count; other++)
        if (other != pile && showing(hand, point, other) == ONE_PILE) return true;
    return false;
}

static Point after_lay(const Hand *hand, const Point *point, int place, int pile) {
    Point after = *point;
    after.stands[pile] = (uint8_t)place;
    after.rest &= (uint8_t)~(1u << place);
    if (!hand->rules->in_play) {
        after.demands.laid++;
        return after;
    }
    Command command = (Command)hand->carried[place];
    add_lay(&after.demands, command, pile, binds(hand, point, pile));
    return after;
}

/* How many cards are laid follows from the rest, so it needn't be told. */
static uint64_t key_of(const Point *point) {
    uint64_t key = point->rest;
    for (int pile = 0; pile < MOST_PILES; pile++) key = key << 4 | point->stands[pile];
    key = key << 4 | point->demands.open_skulls;
    return (key << 3 | point->demands.bound_to) << 1 | point->demands.three_laid;
}

static bool is_before(Move one, Move other) {
    if (one.step != other.step) return one.step < other.step;
    if (one.place != other.place) return one.place < other.place;
    return one.pile < other.pile;
}

/* What can be laid, smallest step first; nothing that is dearer than the bound. */
static int find_moves(const Hand *hand, const Point *point, int bound, Move *moves) {
    const Rules *rules = hand->rules;
    if (is_full(rules, &point->demands)) return 0;
    bool no_tricks = rules->in_play && is_showing(hand, point, NO_BACKWARDS);
    int count = 0;
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int stand = point->stands[pile];
        unsigned taken = hand->takes[pile][stand] & point->rest;
        for (; taken; taken &= taken - 1) {
            int place = lowest_bit(taken);
            Move move = {hand->step[pile][stand][place], (uint8_t)place, (uint8_t)pile};
            if (move.step > bound) continue;
            bool is_banned = no_tricks && hand->backwards[pile][stand] >> place & 1;
            Command command = (Command)hand->carried[place];
            if (rules->in_play && is_forbidden(&point->demands, command, pile, is_banned)) continue;
            int at = count++;
            for (; at && is_before(move, moves[at - 1]); at--) moves[at] = moves[at - 1];
            moves[at] = move;
        }
    }
    return count;
}

/* How dear a turn may be that leaves this rest: a trick with it may win something back. */
static int dearest(const Search *search, unsigned rest) {
    return search->cheapest + search->breadth.window + (rest ? TRICK : 0);
}

/* True once so much was looked at that the rest, the dearest of all, may be left alone. */
static bool has_enough(const Search *search) {
    return search->workspace->seen_count >= ENOUGH && search->cheapest < NO_BOUND;
}

static void keep(Search *search, const Point *point, bool stops) {
    Plan *path = &search->path;
    memcpy(path->stands, point->stands, sizeof path->stands);
    path->rest = point->rest;
    path->stops = stops;
    keep_plan(search->workspace, path);
    /* The few cards of a turn with a Stop say nothing of what a full turn costs. */
    if (!stops && path->cost < search->cheapest) search->cheapest = path->cost;
}

static void explore(Search *search, const Point *point) {
    const Hand *hand = search->hand;
    Plan *path = &search->path;
    bool may_end = can_finish(hand, point);
    if (may_end) keep(search, point, false);
    unsigned is_last = !(point->rest & (point->rest - 1));
    Move moves[MOST_HAND * MOST_PILES];
    int cost = path->cost;
    int count = find_moves(hand, point, dearest(search, !is_last) - cost, moves);
    for (int nth = 0; nth < count; nth++) {
        Move move = moves[nth];
        if (cost + move.step > dearest(search, !is_last) || has_enough(search))
            break; /* the others are no cheaper */
        if (may_end && move.step > search->breadth.reach) {
            /* Further than anybody demands: only if a trick takes it back again. */
            bool is_won_back = hand->backwards[move.pile][move.place] & point->rest;
            if (!is_won_back || move.step > search->breadth.reach + TRICK) continue;
        }
        Point after = after_lay(hand, point, move.place, move.pile);
        path->place[path->lay_count] = move.place;
        path->pile[path->lay_count] = move.pile;
        path->lay_count++;
        path->cost = (int16_t)(cost + move.step);
        if (hand->carried[move.place] == STOP) keep(search, &after, true);
        else if (meet(search->workspace, key_of(&after))) explore(search, &after);
        path->lay_count--;
        path->cost = (int16_t)cost;
    }
}

void find_plans(const Hand *hand, Breadth breadth, Workspace *workspace) {
    begin_search(workspace);
    Search search = {hand, breadth, workspace, .cheapest = NO_BOUND};
    Point start = start_of(hand);
    explore(&search, &start);
    size_t kept = 0;
    for (size_t nth = 0; nth < workspace->plan_count; nth++) {
        const Plan *plan = &workspace->plans[nth];
        if (plan->cost <= dearest(&search, plan->rest)) workspace->plans[kept++] = *plan;
    }
    workspace->plan_count = kept;
}

/* True as soon as everything is laid. */
static bool explore_longest(Search *search, const Point *point, Plan *longest) {
    Plan *path = &search->path;
    if (path->lay_count > longest->lay_count) {
        *longest = *path;
        memcpy(longest->stands, point->stands, sizeof longest->stands);
        longest->rest = point->rest;
    }
    if (!point->rest) return true;
    Move moves[MOST_HAND * MOST_PILES];
    int count = find_moves(search->hand, point, NO_BOUND, moves);
    for (int nth = 0; nth < count; nth++) {
        Point after = after_lay(search->hand, point, moves[nth].place, moves[nth].pile);
        if (search->workspace->seen_count >= MOST_NODES) return false;
        if (!meet(search->workspace, key_of(&after))) continue;
        path->place[path->lay_count] = moves[nth].place;
        path->pile[path->lay_count] = moves[nth].pile;
        path->lay_count++;
        if (explore_longest(search, &after, longest)) return true;
        path->lay_count--;
    }
    return false;
}

void find_longest(const Hand *hand, Workspace *workspace) {
    begin_search(workspace);
    Search search = {.hand = hand, .workspace = workspace};
    Point start = start_of(hand);
    Plan longest = {.lay_count = 0};
    explore_longest(&search, &start, &longest);
    if (longest.lay_count || can_finish(hand, &start)) keep_plan(workspace, &longest);
}
