#include "layers.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

bool begin_layers(Layers *layers, const Node *start) {
    memset(layers, 0, sizeof *layers);
    layers->nodes = malloc(FIRST_ROOM * sizeof *layers->nodes);
    layers->children = malloc(FIRST_ROOM * sizeof *layers->children);
    layers->table = calloc(FIRST_ROOM, sizeof *layers->table);
    layers->queue = malloc(FIRST_ROOM * sizeof *layers->queue);
    layers->origins = malloc(FIRST_ROOM * sizeof *layers->origins);
    if (!layers->nodes || !layers->children || !layers->table || !layers->queue ||
        !layers->origins) {
        free_layers(layers);
        return false;
    }
    layers->node_room = layers->child_room = layers->table_room = FIRST_ROOM;
    layers->queue_room = layers->origin_room = FIRST_ROOM;
    layers->nodes[0] = *start;
    layers->node_count = 1;
    return true;
}

void free_layers(Layers *layers) {
    free(layers->nodes);
    free(layers->children);
    free(layers->table);
    free(layers->queue);
    free(layers->origins);
}

/* Where items are once there is room for as many as needed; where they were, if there can't be. */
static void *with_room(Layers *layers, void *items, size_t *room, size_t needed, size_t size) {
    size_t more = *room;
    while (more < needed) more *= 2;
    if (more == *room) return items;
    void *grown = realloc(items, more * size);
    if (!grown) {
        layers->is_exhausted = true;
        return items;
    }
    *room = more;
    return grown;
}

static void grow_table(Layers *layers) {
    size_t room = layers->table_room * 2;
    uint32_t *grown = calloc(room, sizeof *grown);
    if (!grown) {
        layers->is_exhausted = true;
        return;
    }
    for (size_t nth = 0; nth < layers->child_count; nth++) {
        size_t place = (size_t)layers->children[nth].hash & (room - 1);
        while (grown[place]) place = (place + 1) & (room - 1);
        grown[place] = (uint32_t)nth + 1;
    }
    free(layers->table);
    layers->table = grown;
    layers->table_room = room;
}

static uint64_t hash_of(const Node *essence) {
    uint64_t words[sizeof *essence / sizeof(uint64_t)], hash = 0;
    memcpy(words, essence, sizeof words);
    for (size_t nth = 0; nth < sizeof words / sizeof *words; nth++) {
        hash = (hash ^ words[nth]) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    return hash;
}

void keep_child(Layers *layers, const Scene *scene, const Node *node, Origin origin) {
    size_t count = layers->child_count;
    if (count * 2 >= layers->table_room) grow_table(layers);
    layers->children = with_room(
        layers, layers->children, &layers->child_room, count + 1, sizeof *layers->children
    );
    if (layers->is_exhausted) return;
    Node essence = essence_of(scene, node);
    uint64_t hash = hash_of(&essence);
    size_t place = (size_t)hash & (layers->table_room - 1);
    for (uint32_t number; (number = layers->table[place]) != 0;) {
        const Child *other = &layers->children[number - 1];
        if (other->hash == hash) {
            Node like = essence_of(scene, &other->node);
            if (!memcmp(&like, &essence, sizeof like)) return;
        }
        place = (place + 1) & (layers->table_room - 1);
    }
    layers->children[count] = (Child){*node, origin, hash, judge_node(scene, node)};
    layers->table[place] = (uint32_t)++layers->child_count;
}

/* Lets an entry of the queue sink to where it belongs. */
static void sift(uint64_t *queue, size_t count, size_t at) {
    uint64_t moved = queue[at];
    for (size_t below; (below = 2 * at + 1) < count; at = below) {
        if (below + 1 < count && queue[below + 1] < queue[below]) below++;
        if (queue[below] >= moved) break;
        queue[at] = queue[below];
    }
    queue[at] = moved;
}

/* Of equally good children, the one found first stays first. */
static void line_up(Layers *layers) {
    size_t count = layers->child_count;
    layers->queue =
        with_room(layers, layers->queue, &layers->queue_room, count, sizeof *layers->queue);
    if (layers->is_exhausted) return;
    for (size_t nth = 0; nth < count; nth++) {
        uint32_t score = (uint32_t)layers->children[nth].score ^ UINT32_C(0x80000000);
        layers->queue[nth] = (uint64_t)score << 32 | nth;
    }
    for (size_t nth = count / 2; nth-- > 0;) sift(layers->queue, count, nth);
}

static void enter(Layers *layers, const Child *child) {
    size_t count = layers->node_count;
    layers->nodes =
        with_room(layers, layers->nodes, &layers->node_room, count + 1, sizeof *layers->nodes);
    layers->origins = with_room(
        layers,
        layers->origins,
        &layers->origin_room,
        layers->origin_count + 1,
        sizeof *layers->origins
    );
    if (layers->is_exhausted) return;
    layers->nodes[layers->node_count++] = child->node;
    layers->origins[layers->origin_count++] = child->origin;
}

void next_layer(Layers *layers, const Scene *scene, size_t width) {
    line_up(layers);
    size_t count = layers->child_count;
    layers->starts[++layers->depth] = layers->origin_count;
    layers->node_count = 0;
    while (count && layers->node_count < width && !layers->is_exhausted) {
        const Child *best = &layers->children[(uint32_t)layers->queue[0]];
        layers->queue[0] = layers->queue[--count];
        if (count) sift(layers->queue, count, 0);
        if (!is_hopeless(scene, &best->node)) enter(layers, best);
    }
    if (count) layers->was_cut = true;
    layers->child_count = 0;
    memset(layers->table, 0, layers->table_room * sizeof *layers->table);
}

void tell_line(const Layers *layers, Origin last, LineStep *line) {
    for (int depth = layers->depth;; depth--) {
        line[depth] = last.step;
        if (!depth) return;
        last = layers->origins[layers->starts[depth] + last.parent];
    }
}
