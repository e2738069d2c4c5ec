/* Judging and speaking where cards are numbers: bots/number_judge.py and bots/number_talk.py.
 *
 * The sums are made in the same order as there, so that they agree to the last bit.
 */
#include <string.h>

#include "players.h"

enum { HIGHEST = 100, TRICK = 10, FAR = 15 };
enum { FEWEST_CAUSES = 3, MOST_PAIRS = MOST_HAND };

/* Two cards of the hand, ten apart, of which the higher goes on the pile. */
typedef struct {
    uint8_t places;
    uint8_t won;
} Pair;

/* A pile with a certain card on top. Sets within the hand have a bit for each place. */
typedef struct {
    bool is_known; /* the others are looked at only if a turn leads there */
    int at;
    double worth;
    uint8_t forwards;
    uint8_t trick;
    uint8_t second_trick;
    bool has_trick;
    bool is_trick_unseen;
    bool is_second_unseen;
    uint8_t pair_count;
    Pair pairs[MOST_PAIRS];
} Stand;

typedef struct {
    const Hand *hand;
    const NumberWeights *weights;
    CardSet unseen;
    bool descends[MOST_PILES];
    Tiers meant[MOST_PILES];
    Stand stands[MOST_PILES][MOST_STANDS];
    int mate_count;
    int keep_offs[MOST_PILES];
    int small_steps[MOST_PILES];
    int go_aheads[MOST_PILES];
    double when_shown[COMMANDS];
    double when_laid[COMMANDS];
} Judge;

static Tiers tiers(const Rules *rules, int pile, int top, CardSet unlaid) {
    Tiers found;
    memset(&found, 0, sizeof found);
    int rank = 0;
    for (int nth = 0; nth < rules->welcome_count[pile][top]; nth++) {
        int card = rules->welcome[pile][top][nth];
        if (!has_card(unlaid, card)) continue;
        CardSet *tier = &found.tier[rank / FEWEST_CAUSES];
        *tier = with_card(*tier, card);
        if (++rank == TIERS * FEWEST_CAUSES) break;
    }
    return found;
}

static void hear(Judge *judge, const View *view) {
    const Rules *rules = judge->hand->rules;
    const NumberWeights *weights = judge->weights;
    unsigned unwanted = 0;
    for (int seat = 0; seat < rules->player_count; seat++) {
        if (seat == view->seat || !view->hand_sizes[seat]) continue;
        const Said *said = &view->said[seat];
        judge->mate_count++;
        unwanted |= said->unwanted;
        for (int pile = 0; pile < rules->pile_count; pile++) {
            judge->keep_offs[pile] += said->advice[pile] == KEEP_OFF;
            judge->small_steps[pile] += said->advice[pile] == SMALL_STEP;
            judge->go_aheads[pile] += said->advice[pile] == GO_AHEAD;
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

/* The share of the numbers meant that don't fit any more; one's own can't be meant. */
static double lost(const Judge *judge, CardSet meant, CardSet takes) {
    CardSet possible = common(meant, judge->unseen);
    if (is_empty(possible)) return 0.0;
    return (double)card_count(minus(possible, takes)) / card_count(possible);
}

/* What it means to the others that a pile has moved. */
static double heeded(const Judge *judge, int pile, int top, const Tiers *meant) {
    const NumberWeights *weights = judge->weights;
    const Rules *rules = judge->hand->rules;
    int keep_offs = judge->keep_offs[pile], small_steps = judge->small_steps[pile];
    double score = 0.0;
    if (keep_offs || small_steps) {
        CardSet takes = rules->takes[pile][top];
        if (keep_offs)
            score += weights->keep_off
                + weights->keep_off_lost * keep_offs * lost(judge, meant->tier[0], takes);
        else score += weights->small_step;
        score += weights->small_step_lost * small_steps * lost(judge, meant->tier[1], takes);
    }
    int moved = gone(rules, pile, top) - gone(rules, pile, judge->hand->tops[pile]);
    if (moved > 0 && judge->go_aheads[pile]) {
        double share = (double)judge->go_aheads[pile] / judge->mate_count;
        score -= weights->go_ahead * share * (moved < FAR ? moved : FAR) / (double)FAR;
    }
    return score;
}

/* The pairs that do a sure trick on a pile, the best one first. */
static void find_pairs(const Hand *hand, int pile, int from, Stand *stand) {
    for (unsigned left = hand->won_back[pile]; left; left &= left - 1) {
        int place = lowest_bit(left), step = hand->step[pile][from][place];
        unsigned back = hand->backwards[pile][place];
        if (step <= 0 || step >= TRICK) continue;
        Pair pair = {(uint8_t)(1u << place | back), (uint8_t)(TRICK - step)};
        int at = stand->pair_count++;
        for (; at && pair.won > stand->pairs[at - 1].won; at--)
            stand->pairs[at] = stand->pairs[at - 1];
        stand->pairs[at] = pair;
    }
}

static double worth_of(const Judge *judge, int pile, int top, const Tiers *meant) {
    const NumberWeights *weights = judge->weights;
    const Rules *rules = judge->hand->rules;
    CardSet trick = rules->backwards[pile][top];
    CardSet ahead = common(minus(rules->takes[pile][top], trick), judge->unseen);
    int at = 1 + gone(rules, pile, top), near = card_count(common(rules->near[pile][top], ahead));
    int seen = rules->card_count - card_count(judge->unseen);
    double worth = at + weights->square * at * at / 100.0;
    worth -= weights->room * card_count(ahead);
    worth -= weights->near * near;
    if (!is_empty(common(trick, judge->unseen)))
        worth -= weights->trick_unseen + weights->trick_late * seen / 100.0;
    if (top != judge->hand->tops[pile]) worth += heeded(judge, pile, top, meant);
    return worth + judge->when_shown[command_of(rules, top)];
}

static void get_to_know(Judge *judge, int pile, int from, Stand *stand) {
    const Hand *hand = judge->hand;
    const Rules *rules = hand->rules;
    int top = top_of(hand, pile, from);
    stand->is_known = true;
    stand->at = 1 + gone(rules, pile, top);
    stand->worth = worth_of(judge, pile, top, &judge->meant[pile]);
    stand->trick = hand->backwards[pile][from];
    stand->forwards = hand->takes[pile][from] & (uint8_t)~stand->trick;
    CardSet trick = rules->backwards[pile][top];
    stand->has_trick = !is_empty(trick);
    if (stand->has_trick) {
        stand->is_trick_unseen = !is_empty(common(trick, judge->unseen));
        CardSet second = rules->backwards[pile][take_lowest(&trick)];
        stand->is_second_unseen = !is_empty(common(second, judge->unseen));
        stand->second_trick = (uint8_t)places_of(hand, second);
    }
    find_pairs(hand, pile, from, stand);
}

static const Stand *stand_at(Judge *judge, int pile, int from) {
    Stand *stand = &judge->stands[pile][from];
    if (!stand->is_known) get_to_know(judge, pile, from, stand);
    return stand;
}

/* What a pile is worth to the rest of the hand. */
static double with_hand(const NumberWeights *weights, const Stand *stand, unsigned rest) {
    double score = -weights->room * count_bits(rest & stand->forwards);
    if (stand->has_trick) {
        bool goes_on = stand->is_second_unseen || (rest & stand->second_trick);
        double chain = goes_on ? weights->chain : 0.0;
        if (rest & stand->trick) score -= weights->trick_held + chain;
        else if (stand->is_trick_unseen) score -= chain / 2;
    }
    for (int nth = 0; nth < stand->pair_count; nth++)
        if ((rest & stand->pairs[nth].places) == stand->pairs[nth].places) {
            score -= weights->pair * stand->pairs[nth].won;
            break;
        }
    return score;
}

/* How far the cards in hand are from the piles. */
static double hand_gaps(const Judge *judge, const Plan *plan) {
    const Hand *hand = judge->hand;
    uint8_t gaps[MOST_HAND];
    memset(gaps, NO_FIT, sizeof gaps);
    for (int pile = 0; pile < hand->rules->pile_count; pile++) {
        const uint8_t *on = hand->gap[pile][plan->stands[pile]];
        for (int place = 0; place < MOST_HAND; place++)
            gaps[place] = on[place] < gaps[place] ? on[place] : gaps[place];
    }
    double cap = judge->weights->gap_cap, total = 0.0;
    for (unsigned rest = plan->rest; rest; rest &= rest - 1) {
        int gap = gaps[lowest_bit(rest)];
        total += gap < cap ? gap : cap;
    }
    return total;
}

/* The unseen cards that fit nowhere without a trick. */
static int dead_unseen(const Judge *judge, const Plan *plan) {
    const Rules *rules = judge->hand->rules;
    CardSet dead = judge->unseen;
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = top_of(judge->hand, pile, plan->stands[pile]);
        dead = minus(dead, minus(rules->takes[pile][top], rules->backwards[pile][top]));
    }
    return card_count(dead);
}

/* How many cards of the rest demand more cards than there are. */
static int stranded(const Hand *hand, unsigned rest) {
    int kept = count_bits(rest), count = 0;
    for (unsigned left = rest; left; left &= left - 1) {
        Command command = (Command)hand->carried[lowest_bit(left)];
        count += command == THREE && kept < THREE_DEMANDS;
        count += command == SKULL && kept == 1;
    }
    return count;
}

static double score_of(Judge *judge, const Plan *plan) {
    const NumberWeights *weights = judge->weights;
    const Hand *hand = judge->hand;
    double score = -weights->count * plan->lay_count;
    int low_up = HIGHEST, low_down = HIGHEST;
    unsigned fitting = 0;
    for (int pile = 0; pile < hand->rules->pile_count; pile++) {
        const Stand *stand = stand_at(judge, pile, plan->stands[pile]);
        score += stand->worth + with_hand(weights, stand, plan->rest);
        fitting |= stand->forwards;
        int *low = judge->descends[pile] ? &low_down : &low_up;
        if (stand->at < *low) *low = stand->at;
    }
    score += weights->lower * (low_up + low_down);
    /* As long as the lower piles haven't met, everything fits on one of them. */
    if (low_up + low_down > HIGHEST) score += weights->dead_unseen * dead_unseen(judge, plan);
    score += weights->dead_held * count_bits(plan->rest & ~fitting);
    score += weights->hand_gap * hand_gaps(judge, plan);
    if (hand->rules->in_play) {
        for (int nth = 0; nth < plan->lay_count; nth++)
            score += judge->when_laid[hand->carried[plan->place[nth]]];
        score += weights->stranded * stranded(hand, plan->rest);
    }
    return score;
}

void judge_by_numbers(
    const Hand *hand, const View *view, const NumberWeights *weights, const Workspace *workspace
) {
    Judge judge;
    memset(&judge, 0, sizeof judge);
    judge.hand = hand;
    judge.weights = weights;
    judge.unseen = minus(all_cards(hand->rules), united(view->laid, view->hand));
    hear(&judge, view);
    CardSet unlaid = minus(all_cards(hand->rules), view->laid);
    for (int pile = 0; pile < hand->rules->pile_count; pile++) {
        judge.descends[pile] = hand->rules->steps[pile][0][1] < 0;
        judge.meant[pile] = tiers(hand->rules, pile, hand->tops[pile], unlaid);
    }
    for (size_t nth = 0; nth < workspace->plan_count; nth++)
        workspace->plans[nth].score = score_of(&judge, &workspace->plans[nth]);
}

static Advice unless_telling(Advice advice, CardSet causes) {
    return card_count(causes) >= FEWEST_CAUSES ? advice : NO_ADVICE;
}

static Advice advice_on(const Tiers *found, CardSet hand, CardSet unlaid) {
    if (!is_empty(common(hand, found->tier[0]))) return unless_telling(KEEP_OFF, found->tier[0]);
    if (!is_empty(common(hand, found->tier[1]))) return unless_telling(SMALL_STEP, found->tier[1]);
    if (!is_empty(common(hand, found->tier[2]))) return NO_ADVICE;
    CardSet near = united(found->tier[0], united(found->tier[1], found->tier[2]));
    return unless_telling(GO_AHEAD, minus(unlaid, near));
}

void talk_about_numbers(Talk *talk) {
    const Rules *rules = talk->rules;
    for (int pile = 0; pile < rules->pile_count; pile++) {
        int top = talk->tops[pile];
        talk->tiers[pile] = tiers(rules, pile, top, talk->unlaid);
        talk->tricks = united(talk->tricks, common(rules->backwards[pile][top], talk->unlaid));
    }
    if (card_count(talk->tricks) < FEWEST_CAUSES) talk->tricks = no_cards();
    if (!rules->in_play) return;
    for (int card = 0; card < rules->card_count; card++)
        if (rules->command[card] != PLAIN && has_card(talk->unlaid, card)) {
            CardSet *carriers = &talk->carriers[rules->command[card]];
            *carriers = with_card(*carriers, card);
        }
    for (int command = STOP; command < COMMANDS; command++)
        if (card_count(talk->carriers[command]) < FEWEST_CAUSES)
            talk->carriers[command] = no_cards();
}

void speak_of_numbers(const Talk *talk, CardSet hand, Said *said) {
    int in_play = talk->rules->in_play;
    for (int pile = 0; pile < talk->rules->pile_count; pile++)
        said->advice[pile] = (uint8_t)advice_on(&talk->tiers[pile], hand, talk->unlaid);
    if (!in_play) return;
    if (in_play >> NO_BACKWARDS & 1 && !is_empty(common(hand, talk->tricks)))
        said->unwanted = 1u << NO_BACKWARDS;
    for (int command = STOP; command < COMMANDS; command++)
        if (!is_empty(common(hand, talk->carriers[command])))
            said->held |= (uint8_t)(1u << command);
}

int untrue_of_numbers(const Told *told, CardSet hand, CardSet kept) {
    int count = card_count(common(hand, told->barred)) + card_count(common(kept, told->barred_kept));
    for (int nth = 0; nth < told->need_count; nth++) {
        const Need *need = &told->needs[nth];
        count += is_empty(common(need->is_kept ? kept : hand, need->cards));
    }
    return count;
}
