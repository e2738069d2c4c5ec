#include "solve.h"

#include <string.h>

#include "checks.h"

typedef struct {
    Scene scene;
    Layers layers;
    Origin last; /* the lay that wins, if it was found */
} Search;

/* The node after a lay, still within the turn. */
static Node after_lay(const Rules *rules, const Node *node, int card, int pile) {
    Node after = *node;
    bool binds = false;
    for (int other = 0; other < rules->pile_count; other++)
        binds |= other != pile && command_of(rules, node->tops[other]) == ONE_PILE;
    add_lay(&after.demands, command_of(rules, card), pile, binds);
    after.hands[node->on_turn] = without_card(after.hands[node->on_turn], card);
    after.tops[pile] = (uint8_t)card;
    return after;
}

/* Keeps what a lay leads to; true if it wins. */
static bool follow(Search *search, const Node *node, Origin origin) {
    const Scene *scene = &search->scene;
    int card = origin.step.card;
    Node after = after_lay(scene->rules, node, card, origin.step.pile);
    bool stops = command_of(scene->rules, card) == STOP;
    if (is_empty(unlaid_of(scene, &after))) {
        search->last = origin;
        return stops || may_finish(&after.demands, minimum_of(scene, &after));
    }
    if (stops) pass_on(scene, &after);
    keep_child(&search->layers, scene, &after, origin);
    return false;
}

/* Tries every lay of the player on turn; true if one wins. */
static bool lay_each(Search *search, const Node *node, uint32_t parent, bool finishes_first) {
    const Rules *rules = search->scene.rules;
    if (is_full(rules, &node->demands)) return false;
    bool no_tricks = shows(rules, node->tops, NO_BACKWARDS);
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = node->tops[pile];
        CardSet fits = common(node->hands[node->on_turn], rules->takes[pile][top]);
        while (!is_empty(fits)) {
            int card = take_lowest(&fits);
            bool is_banned = no_tricks && has_card(rules->backwards[pile][top], card);
            if (is_forbidden(&node->demands, command_of(rules, card), pile, is_banned)) continue;
            LineStep step = {(uint8_t)card, (uint8_t)pile, finishes_first};
            if (follow(search, node, (Origin){parent, step})) return true;
        }
    }
    return false;
}

/* Goes on with the turn, and with the next one if this may be finished; true if a lay wins. */
static bool expand(Search *search, uint32_t nth) {
    const Scene *scene = &search->scene;
    Node node = search->layers.nodes[nth];
    if (lay_each(search, &node, nth, false)) return true;
    if (!may_finish(&node.demands, minimum_of(scene, &node))) return false;
    pass_on(scene, &node);
    return lay_each(search, &node, nth, true);
}

static int32_t run(
    Search *search,
    size_t width,
    const volatile int32_t *is_cancelled,
    volatile int32_t *progress,
    LineStep *line
) {
    Layers *layers = &search->layers;
    while (layers->node_count) {
        *progress = layers->depth;
        for (uint32_t nth = 0; nth < layers->node_count; nth++) {
            if (*is_cancelled) return UNKNOWN;
            bool is_won = expand(search, nth);
            if (layers->is_exhausted) return OUT_OF_MEMORY;
            if (is_won) {
                tell_line(layers, search->last, line);
                return FOUND;
            }
        }
        next_layer(layers, &search->scene, width);
        if (layers->is_exhausted) return OUT_OF_MEMORY;
    }
    return layers->was_cut ? UNKNOWN : IMPOSSIBLE;
}

int32_t solve(
    const Rules *rules,
    const View *view,
    const World *world,
    int32_t width,
    const volatile int32_t *is_cancelled,
    volatile int32_t *progress,
    LineStep *line
) {
    if (!are_sound_rules(rules) || !is_sound_view(rules, view)) return REFUSED;
    if (!is_sound_world(rules, view, world) || width < 1) return REFUSED;
    Node start;
    memset(&start, 0, sizeof start);
    memcpy(start.hands, world->hands, sizeof start.hands);
    memcpy(start.tops, view->tops, sizeof start.tops);
    start.demands = view->demands;
    start.on_turn = (uint8_t)view->seat;
    Search search;
    set_scene(&search.scene, rules, world);
    if (!begin_layers(&search.layers, &start)) return OUT_OF_MEMORY;
    int32_t verdict = run(&search, (size_t)width, is_cancelled, progress, line);
    free_layers(&search.layers);
    return verdict;
}
