/* Judging and speaking where cards are numbers: bots/number_judge.py and bots/number_talk.py.
 *
 * The sums are made in the same order as there, so that they agree to the last bit.
 */
#include <string.h>

#include "players.h"

enum { HIGHEST = 100, FEWEST_CAUSES = 3, CARDS_IN_ALL = 98 };

typedef struct {
    const Hand *hand;
    const NumberWeights *weights;
    bool descends[MOST_PILES];
    int at[MOST_PILES][MOST_STANDS];  /* where a pile stands, counting upwards from 1 */
    double worth[MOST_PILES][MOST_STANDS]; /* of a pile that stands there, without the hand */
    double gap[MOST_PILES][MOST_STANDS][MOST_HAND];
    CardSet unseen[2]; /* as they stand on ascending and on descending piles */
    uint8_t place_at[2][MOST_HAND];
    bool is_kept_off[MOST_PILES];
    bool is_small_step[MOST_PILES];
    double go_ahead[MOST_PILES];
    double when_shown[COMMANDS];
    double when_laid[COMMANDS];
} Judge;

static int stand_of(const Rules *rules, int pile, int card) {
    int row = rules->card_count;
    return card == row ? 1 : 1 + rules->steps[pile][row][card];
}

static int pile_that(const Judge *judge, bool descends) {
    int pile = 0;
    while (judge->descends[pile] != descends) pile++;
    return pile;
}

static double worth_of(const Judge *judge, int pile, int at, int unseen_count) {
    const NumberWeights *weights = judge->weights;
    CardSet unseen = judge->unseen[judge->descends[pile]];
    double worth = at + weights->square * at * at / 100.0;
    int near = count_bits(bits_from(unseen, at + 1) & 7);
    worth -= weights->room * count_from(unseen, at + 1) + weights->near * near;
    if (at > 11 && has_card(unseen, at - 10)) {
        worth -= weights->trick_unseen;
        worth -= weights->trick_late * (CARDS_IN_ALL - unseen_count) / 100.0;
    }
    return worth;
}

static void see(Judge *judge, const View *view) {
    const Hand *hand = judge->hand;
    const Rules *rules = hand->rules;
    for (int pile = 0; pile < rules->pile_count; pile++)
        judge->descends[pile] = stand_of(rules, pile, 0) > stand_of(rules, pile, 1);
    CardSet unseen = minus(all_cards(rules), united(view->laid, view->hand));
    for (int side = 0; side < 2; side++) {
        int pile = pile_that(judge, side);
        judge->unseen[side] = no_cards();
        for (CardSet left = unseen; !is_empty(left);)
            judge->unseen[side] = with_card(judge->unseen[side], stand_of(rules, pile, take_lowest(&left)));
        for (int place = 0; place < hand->hand_count; place++)
            judge->place_at[side][place] = (uint8_t)stand_of(rules, pile, hand->card[place]);
    }
    int unseen_count = card_count(unseen);
    for (int pile = 0; pile < rules->pile_count; pile++)
        for (int stand = 0; stand < MOST_STANDS; stand++) {
            if (stand >= hand->hand_count && stand != AS_FOUND) continue;
            int at = stand_of(rules, pile, top_of(hand, pile, stand));
            judge->at[pile][stand] = at;
            judge->worth[pile][stand] = worth_of(judge, pile, at, unseen_count);
            for (int place = 0; place < hand->hand_count; place++) {
                int step = hand->step[pile][stand][place];
                bool is_trick = hand->backwards[pile][stand] >> place & 1;
                judge->gap[pile][stand][place] = step > 0 ? step : is_trick ? 0 : HIGHEST;
            }
        }
}

static void hear(Judge *judge, const View *view) {
    const Rules *rules = judge->hand->rules;
    const NumberWeights *weights = judge->weights;
    int mates = 0;
    unsigned unwanted = 0;
    for (int seat = 0; seat < rules->player_count; seat++)
        mates += seat != view->seat && view->hand_sizes[seat];
    for (int seat = 0; seat < rules->player_count; seat++) {
        if (seat == view->seat || !view->hand_sizes[seat]) continue;
        const Said *said = &view->said[seat];
        unwanted |= said->unwanted;
        for (int pile = 0; pile < rules->pile_count; pile++) {
            judge->is_kept_off[pile] |= said->advice[pile] == KEEP_OFF;
            judge->is_small_step[pile] |= said->advice[pile] == SMALL_STEP;
            if (said->advice[pile] == GO_AHEAD) judge->go_ahead[pile] += 1.0 / mates;
        }
    }
    judge->when_shown[SILENCE] = weights->silence;
    judge->when_shown[NO_BACKWARDS] = weights->no_backwards;
    judge->when_shown[ONE_PILE] = weights->one_pile;
    judge->when_shown[DRAW_ONE] = weights->draw_one;
    judge->when_laid[STOP] = -weights->stop_laid;
    judge->when_laid[SKULL] = -weights->skull_laid;
    judge->when_laid[THREE] = -weights->three_laid;
    for (int command = STOP; command < COMMANDS; command++)
        if (unwanted >> command & 1) judge->when_laid[command] += weights->not_now;
}

/* What the rest of the hand adds to what a pile is worth. */
static double with_hand(const NumberWeights *weights, int at, CardSet unseen, CardSet held) {
    double score = -weights->room * count_from(held, at + 1);
    if (at > 11) {
        double chain = 0.0;
        if (at > 21 && has_card(united(unseen, held), at - 20)) chain = weights->chain;
        if (has_card(held, at - 10)) score -= weights->trick_held + chain;
        else if (has_card(unseen, at - 10)) score -= chain / 2;
    }
    uint64_t pairs = bits_from(held, at + 1) & bits_from(held, at - 9) & 0x1FF;
    if (pairs) score -= weights->pair * (10 - (lowest_bit(pairs) + 1));
    return score;
}

/* What it means to the others that a pile has moved. */
static double heeded(const Judge *judge, int pile, int moved) {
    const NumberWeights *weights = judge->weights;
    double score = 0.0;
    if (judge->is_kept_off[pile]) score += weights->keep_off;
    else if (judge->is_small_step[pile] && !(0 <= moved && moved < 3)) score += weights->small_step;
    if (moved > 0)
        score -= weights->go_ahead * judge->go_ahead[pile] * (moved < 15 ? moved : 15) / 15.0;
    return score;
}

/* How far the cards in hand are from the piles. */
static double hand_gaps(const Judge *judge, const Plan *plan) {
    double gaps = 0.0;
    for (unsigned rest = plan->rest; rest; rest &= rest - 1) {
        int place = lowest_bit(rest);
        double smallest = judge->weights->gap_cap;
        for (int pile = 0; pile < judge->hand->rules->pile_count; pile++) {
            double gap = judge->gap[pile][plan->stands[pile]][place];
            if (gap < smallest) smallest = gap;
        }
        gaps += smallest;
    }
    return gaps;
}

static double of_commands(const Judge *judge, const Plan *plan) {
    const Hand *hand = judge->hand;
    double score = 0.0;
    for (int pile = 0; pile < hand->rules->pile_count; pile++) {
        int stand = plan->stands[pile];
        score += judge->when_shown[stand == AS_FOUND ? hand->found[pile] : hand->carried[stand]];
    }
    for (int nth = 0; nth < plan->lay_count; nth++)
        score += judge->when_laid[hand->carried[plan->place[nth]]];
    return score;
}

static int count_between(CardSet set, int first, int last) {
    return count_from(set, first) - count_from(set, last + 1);
}

static double score_of(const Judge *judge, const Plan *plan) {
    const NumberWeights *weights = judge->weights;
    const Rules *rules = judge->hand->rules;
    CardSet held[2] = {no_cards(), no_cards()};
    for (unsigned rest = plan->rest; rest; rest &= rest - 1)
        for (int side = 0; side < 2; side++)
            held[side] = with_card(held[side], judge->place_at[side][lowest_bit(rest)]);
    double score = -weights->count * plan->lay_count;
    int lowest[2] = {HIGHEST, HIGHEST};
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int side = judge->descends[pile], stand = plan->stands[pile], at = judge->at[pile][stand];
        score += judge->worth[pile][stand] + with_hand(weights, at, judge->unseen[side], held[side]);
        if (at < lowest[side]) lowest[side] = at;
        int moved = at - judge->at[pile][AS_FOUND];
        if (moved) score += heeded(judge, pile, moved);
    }
    score += weights->lower * (lowest[0] + lowest[1]);
    if (lowest[0] + lowest[1] > HIGHEST) {
        int first = HIGHEST + 1 - lowest[1];
        score += weights->dead_unseen * count_between(judge->unseen[0], first, lowest[0]);
        score += weights->dead_held * count_between(held[0], first, lowest[0]);
    }
    score += weights->hand_gap * hand_gaps(judge, plan);
    if (rules->has_commands) score += of_commands(judge, plan);
    return score;
}

const Plan *best_by_numbers(
    const Hand *hand, const View *view, const NumberWeights *weights, const Workspace *workspace
) {
    Judge judge;
    memset(&judge, 0, sizeof judge);
    judge.hand = hand;
    judge.weights = weights;
    see(&judge, view);
    hear(&judge, view);
    const Plan *best = NULL;
    double lowest = 0.0;
    for (size_t nth = 0; nth < workspace->plan_count; nth++) {
        const Plan *plan = &workspace->plans[nth];
        double score = score_of(&judge, plan);
        if (!best || score < lowest) {
            best = plan;
            lowest = score;
        }
    }
    return best;
}

static Advice advice_on(const Rules *rules, CardSet hand, CardSet unlaid, int pile, int top) {
    CardSet very_good = common(rules->very_good[pile][top], unlaid);
    CardSet good = common(rules->good[pile][top], unlaid);
    if (card_count(very_good) >= FEWEST_CAUSES) {
        if (!is_empty(common(hand, very_good))) return KEEP_OFF;
        good = minus(good, very_good);
    }
    if (card_count(good) >= FEWEST_CAUSES && !is_empty(common(hand, good))) return SMALL_STEP;
    CardSet near = rules->near[pile][top];
    bool has_near = !is_empty(common(hand, near));
    return !has_near && card_count(minus(unlaid, near)) >= FEWEST_CAUSES ? GO_AHEAD : NO_ADVICE;
}

void speak_of_numbers(
    const Rules *rules, CardSet hand, CardSet laid, const uint8_t *tops, Said *said
) {
    CardSet unlaid = minus(all_cards(rules), laid);
    CardSet tricks = no_cards();
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = tops[pile];
        said->advice[pile] = (uint8_t)advice_on(rules, hand, unlaid, pile, top);
        tricks = united(tricks, common(rules->backwards[pile][top], unlaid));
    }
    /* Which commands are held is said too; no judgement goes by it. */
    if (card_count(tricks) >= FEWEST_CAUSES && !is_empty(common(hand, tricks)))
        said->unwanted = 1u << NO_BACKWARDS;
}
