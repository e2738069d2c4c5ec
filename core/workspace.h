/* Memory that searches need again and again: one for each thread, grown as needed. */
#ifndef WORKSPACE_H
#define WORKSPACE_H

#include <stddef.h>

#include "turns.h"

typedef struct Workspace {
    Plan *plans;
    size_t plan_count;
    size_t plan_room;
    /* Positions that were met in the present search; those of earlier ones have another mark. */
    uint64_t *seen;
    size_t seen_count;
    size_t seen_room; /* a power of two */
    uint32_t search;
    bool is_exhausted; /* memory ran out: nothing that was found since counts */
} Workspace;

Workspace *new_workspace(void);
void free_workspace(Workspace *workspace);

void begin_search(Workspace *workspace);
/* False if the position was met before in this search. */
bool meet(Workspace *workspace, uint64_t position);
void keep_plan(Workspace *workspace, const Plan *plan);

#endif
