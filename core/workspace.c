#include "workspace.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_PLANS = 1024, FIRST_SEEN = 4096, POSITION_BITS = 40 };

static const uint32_t LAST_SEARCH = (1u << (64 - POSITION_BITS)) - 1;

Workspace *new_workspace(void) {
    Workspace *workspace = calloc(1, sizeof *workspace);
    if (!workspace) return NULL;
    workspace->plan_room = FIRST_PLANS;
    workspace->plans = malloc(FIRST_PLANS * sizeof *workspace->plans);
    workspace->seen_room = FIRST_SEEN;
    workspace->seen = calloc(FIRST_SEEN, sizeof *workspace->seen);
    if (!workspace->plans || !workspace->seen) {
        free_workspace(workspace);
        return NULL;
    }
    return workspace;
}

void free_workspace(Workspace *workspace) {
    if (!workspace) return;
    free(workspace->plans);
    free(workspace->seen);
    free(workspace);
}

void begin_search(Workspace *workspace) {
    workspace->plan_count = 0;
    workspace->seen_count = 0;
    if (workspace->search == LAST_SEARCH) {
        memset(workspace->seen, 0, workspace->seen_room * sizeof *workspace->seen);
        workspace->search = 0;
    }
    workspace->search++;
}

static size_t place_of(const Workspace *workspace, uint64_t marked) {
    uint64_t hash = marked * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(hash >> 32) & (workspace->seen_room - 1);
}

static bool is_of_search(const Workspace *workspace, uint64_t marked) {
    return marked >> POSITION_BITS == workspace->search;
}

static bool put(Workspace *workspace, uint64_t marked) {
    size_t place = place_of(workspace, marked);
    while (is_of_search(workspace, workspace->seen[place])) {
        if (workspace->seen[place] == marked) return false;
        place = (place + 1) & (workspace->seen_room - 1);
    }
    workspace->seen[place] = marked;
    workspace->seen_count++;
    return true;
}

static void grow_seen(Workspace *workspace) {
    size_t old_room = workspace->seen_room;
    uint64_t *old = workspace->seen;
    uint64_t *grown = calloc(old_room * 2, sizeof *grown);
    if (!grown) {
        workspace->is_exhausted = true;
        return;
    }
    workspace->seen = grown;
    workspace->seen_room = old_room * 2;
    workspace->seen_count = 0;
    for (size_t place = 0; place < old_room; place++)
        if (is_of_search(workspace, old[place])) put(workspace, old[place]);
    free(old);
}

bool meet(Workspace *workspace, uint64_t position) {
    if (workspace->seen_count * 2 >= workspace->seen_room) grow_seen(workspace);
    if (workspace->is_exhausted) return false; /* nothing new: the search comes to its end */
    return put(workspace, position | (uint64_t)workspace->search << POSITION_BITS);
}

void keep_plan(Workspace *workspace, const Plan *plan) {
    if (workspace->plan_count == workspace->plan_room) {
        Plan *grown = realloc(workspace->plans, 2 * workspace->plan_room * sizeof *grown);
        if (!grown) {
            workspace->is_exhausted = true;
            return;
        }
        workspace->plans = grown;
        workspace->plan_room *= 2;
    }
    workspace->plans[workspace->plan_count++] = *plan;
}
