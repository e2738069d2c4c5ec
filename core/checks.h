/* Whether what is handed in keeps to the bounds that all the rest relies on.
 *
 * Looked at once in every call, where it enters, and nowhere else. What can't lead astray may be
 * wrong: who says what, how far a step goes, on which pile a card would fit.
 */
#ifndef CHECKS_H
#define CHECKS_H

#include "calls.h"

bool are_sound_rules(const Rules *rules);
bool are_sound_weights(const Weights *weights);

/* The others take it that the rules, and the view if there is one, are sound. */
bool is_sound_deck(const Rules *rules, const uint8_t *deck);
bool is_sound_view(const Rules *rules, const View *view);
bool is_sound_world(const Rules *rules, const View *view, const World *world);
bool is_sound_turn(const Rules *rules, const View *view, const Turn *turn);

#endif
