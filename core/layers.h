/* The nodes of a search by the number of cards laid: one layer, its children, and where all came
 * from. Memory grows as needed. */
#ifndef LAYERS_H
#define LAYERS_H

#include <stddef.h>

#include "open_game.h"

typedef struct {
    uint8_t card;
    uint8_t pile;
    uint8_t finishes_first; /* the turn before it is finished, other than by a Stop */
} LineStep;

/* How a node was reached. */
typedef struct {
    uint32_t parent; /* in the layer before */
    LineStep step;
} Origin;

typedef struct {
    Node node;
    Origin origin;
    uint64_t hash; /* of what is essential */
    int32_t score;
} Child;

typedef struct {
    Node *nodes; /* of the present layer */
    size_t node_count, node_room;
    Child *children;
    size_t child_count, child_room;
    uint32_t *table; /* where the children are by their hash: their number, counted from one */
    size_t table_room; /* a power of two */
    uint64_t *queue; /* the children with their scores, the best first */
    size_t queue_room;
    Origin *origins; /* of all layers but the first, one after another */
    size_t origin_count, origin_room;
    size_t starts[MOST_CARDS + 1]; /* of the layers among the origins */
    int depth;
    bool was_cut; /* some children were left out, though they might win */
    bool is_exhausted; /* memory ran out: nothing that was found since counts */
} Layers;

/* Begins with a layer of one node; false if memory ran out. */
bool begin_layers(Layers *layers, const Node *start);
void free_layers(Layers *layers);

/* Keeps a child, unless there is one that leads to the same. */
void keep_child(Layers *layers, const Scene *scene, const Node *node, Origin origin);

/* Makes the best of the children the next layer. */
void next_layer(Layers *layers, const Scene *scene, size_t width);

/* The steps that lead to a child of the present layer, the first one first. */
void tell_line(const Layers *layers, Origin last, LineStep *line);

#endif
