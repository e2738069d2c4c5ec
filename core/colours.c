/* Judging and speaking where cards have colours: bots/colour_judge.py and bots/colour_talk.py.
 *
 * The sums are made in the same order as there, so that they agree to the last bit.
 */
#include <string.h>

#include "players.h"

typedef struct {
    int count; /* of the cards in hand */
    CardSet possible[MOST_HOLDINGS];
} Mate;

typedef struct {
    const Hand *hand;
    const ColourWeights *weights;
    CardSet unseen;
    int mate_count;
    Mate mates[MOST_PLAYERS]; /* in their order */
    double wanted[MOST_PILES];
    double tricks[MOST_PILES];
} Judge;

static CardSet matching(const Judge *judge, int colour, int height) {
    const Rules *rules = judge->hand->rules;
    CardSet found = no_cards();
    for (CardSet left = judge->unseen; !is_empty(left);) {
        int card = take_lowest(&left);
        bool fits = height == ANY_HEIGHT || rules->height[card] == height;
        if (rules->colour[card] == colour && fits) found = with_card(found, card);
    }
    return is_empty(found) ? judge->unseen : found;
}

static void hear(Judge *judge, const View *view) {
    const Rules *rules = judge->hand->rules;
    for (int way = 1; way < rules->player_count; way++) {
        int seat = (view->seat + way) % rules->player_count;
        const Said *said = &view->said[seat];
        if (said->pile_wanted != NO_PILE) judge->wanted[said->pile_wanted] += 1.0;
        for (int pile = 0; pile < rules->pile_count; pile++)
            if (said->tricks >> pile & 1) judge->tricks[pile] += 1.0;
        if (!view->hand_sizes[seat]) continue;
        Mate *mate = &judge->mates[judge->mate_count++];
        mate->count = view->hand_sizes[seat];
        for (int nth = 0; nth < mate->count; nth++) {
            bool is_told = nth < said->holding_count;
            mate->possible[nth] =
                is_told ? matching(judge, said->colour[nth], said->height[nth]) : judge->unseen;
        }
    }
}

/* By card: what it would cost to lay it where it costs least. */
static void find_costs(const Judge *judge, const int *tops, double *costs) {
    const Rules *rules = judge->hand->rules;
    for (int card = 0; card < rules->card_count; card++) costs[card] = judge->weights->misfit;
    for (int pile = 0; pile < rules->pile_count; pile++)
        for (CardSet taken = rules->takes[pile][tops[pile]]; !is_empty(taken);) {
            int card = take_lowest(&taken), step = rules->steps[pile][tops[pile]][card];
            double cost = step > 0 ? step : judge->weights->trick * step;
            if (cost < costs[card]) costs[card] = cost;
        }
}

static double of_mates(const Judge *judge, CardSet playable, const double *costs, double score) {
    const ColourWeights *weights = judge->weights;
    double share = 1.0;
    for (int nth = 0; nth < judge->mate_count; nth++) {
        const Mate *mate = &judge->mates[nth];
        double cheapest = weights->misfit, stuck = 1.0;
        for (int held = 0; held < mate->count; held++) {
            int count = card_count(mate->possible[held]), misfits = 0;
            if (!count) continue;
            double cost = 0.0;
            for (CardSet left = mate->possible[held]; !is_empty(left);) {
                int card = take_lowest(&left);
                cost += costs[card];
                misfits += !has_card(playable, card);
            }
            if (cost / count < cheapest) cheapest = cost / count;
            stuck *= (double)misfits / count;
        }
        score += share * (weights->mate * cheapest + weights->stuck * stuck);
        share *= weights->later;
    }
    return score;
}

static double score_of(const Judge *judge, const Plan *plan) {
    const Hand *hand = judge->hand;
    const Rules *rules = hand->rules;
    const ColourWeights *weights = judge->weights;
    double score = -weights->count * plan->lay_count;
    CardSet playable = no_cards();
    int won_back = 0, tops[MOST_PILES];
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = tops[pile] = top_of(hand, pile, plan->stands[pile]);
        int at = gone(rules, pile, top);
        score += at + weights->square * at * at / 10.0;
        playable = united(playable, rules->takes[pile][top]);
        for (CardSet back = common(rules->backwards[pile][top], judge->unseen); !is_empty(back);)
            won_back -= rules->steps[pile][top][take_lowest(&back)];
        if (top != hand->tops[pile]) {
            int step = at - gone(rules, pile, hand->tops[pile]);
            score += weights->wanted * judge->wanted[pile] * (step > 0 ? step : 0);
            score += weights->trick_spoilt * judge->tricks[pile];
        }
    }
    score -= weights->room * card_count(common(playable, judge->unseen));
    score -= weights->trick_unseen * won_back / 10.0;
    double costs[MOST_CARDS];
    find_costs(judge, tops, costs);
    for (unsigned rest = plan->rest; rest; rest &= rest - 1)
        score += weights->hand_gap * costs[hand->card[lowest_bit(rest)]];
    return of_mates(judge, playable, costs, score);
}

void judge_by_colours(
    const Hand *hand, const View *view, const ColourWeights *weights, const Workspace *workspace
) {
    Judge judge;
    memset(&judge, 0, sizeof judge);
    judge.hand = hand;
    judge.weights = weights;
    judge.unseen = minus(all_cards(hand->rules), united(view->laid, view->hand));
    hear(&judge, view);
    for (size_t nth = 0; nth < workspace->plan_count; nth++)
        workspace->plans[nth].score = score_of(&judge, &workspace->plans[nth]);
}

void speak_of_colours(const Talk *talk, CardSet hand, Said *said) {
    const Rules *rules = talk->rules;
    const uint8_t *tops = talk->tops;
    int smallest = 0;
    for (CardSet left = hand; !is_empty(left);) {
        int card = take_lowest(&left), nth = said->holding_count++;
        said->colour[nth] = rules->colour[card];
        said->height[nth] = rules->tells_heights ? rules->height[card] : ANY_HEIGHT;
    }
    for (int pile = 0; pile < rules->pile_count; pile++) {
        for (CardSet left = common(hand, rules->takes[pile][tops[pile]]); !is_empty(left);) {
            int step = rules->steps[pile][tops[pile]][take_lowest(&left)];
            if (said->pile_wanted != NO_PILE && step >= smallest) continue;
            smallest = step;
            said->pile_wanted = (int8_t)pile;
        }
        bool has_trick = !is_empty(common(hand, rules->backwards[pile][tops[pile]]));
        if (!rules->tells_heights && has_trick) said->tricks |= (uint8_t)(1u << pile);
    }
}

/* How many of the cards that were told of aren't among those of another telling. */
static int untold(const Said *one, const Said *other) {
    unsigned matched = 0;
    int count = 0;
    for (int nth = 0; nth < one->holding_count; nth++) {
        int match = 0;
        while (match < other->holding_count
            && (matched >> match & 1 || one->colour[nth] != other->colour[match]
                || one->height[nth] != other->height[match]))
            match++;
        if (match == other->holding_count) count++;
        else matched |= 1u << match;
    }
    return count;
}

int unsaid_of_colours(const Talk *talk, CardSet hand, const Said *said) {
    Said would;
    speak(talk, hand, &would);
    bool has_wish = said->pile_wanted != NO_PILE;
    return untold(said, &would) + (has_wish && said->pile_wanted != would.pile_wanted)
        + count_bits(said->tricks & ~(unsigned)would.tricks);
}
