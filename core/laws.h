/* The laws of laying that commands make, for any search: see engine/laying.py. */
#ifndef LAWS_H
#define LAWS_H

#include "rules.h"

enum { UNBOUND = MOST_PILES };

/* What a turn is already held to; at its beginning, nothing. */
typedef struct {
    uint8_t laid;
    uint8_t open_skulls; /* a bit for each pile */
    uint8_t bound_to;
    uint8_t three_laid;
} Demands;

/* As the engine's finish_refusal. */
static inline bool may_finish(const Demands *demands, int minimum) {
    int demanded = demands->three_laid ? THREE_DEMANDS : minimum;
    return demands->laid >= demanded && !demands->open_skulls;
}

static inline bool is_full(const Rules *rules, const Demands *demands) {
    return rules->maximum && demands->laid >= rules->maximum;
}

/* As the engine's _command_refusal, for a card with this command; `is_banned` if it would be a trick
 * while tricks are forbidden. */
static inline bool is_forbidden(
    const Demands *demands, Command command, int pile, bool is_banned
) {
    if (demands->three_laid && demands->laid >= THREE_DEMANDS) return true;
    if (demands->bound_to != UNBOUND && demands->bound_to != pile) return true;
    if (is_banned) return true;
    if (command == THREE) return demands->laid >= THREE_DEMANDS;
    if (command != STOP) return false;
    if (demands->three_laid && demands->laid + 1 != THREE_DEMANDS) return true;
    return (demands->open_skulls & ~(1u << pile)) != 0;
}

/* As the engine's after_lay; `binds` if "one pile" shows on another pile. */
static inline void add_lay(Demands *demands, Command command, int pile, bool binds) {
    demands->laid++;
    if (command == SKULL) demands->open_skulls |= (uint8_t)(1u << pile);
    else demands->open_skulls &= (uint8_t)~(1u << pile);
    demands->three_laid |= command == THREE;
    if (binds && demands->bound_to == UNBOUND) demands->bound_to = (uint8_t)pile;
}

#endif
