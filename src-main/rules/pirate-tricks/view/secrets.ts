import type { SeatId } from '../../kernel/seat.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import { ditchedEach, sorted, suitOf, type CardId } from '../cards.ts';
import { coinsFor } from '../coins.ts';
import { groupsOf } from '../effects/group.ts';
import { isGroupScoring } from '../effects/score.ts';
import { handSize, knownHand, playedBy } from '../knowledge.ts';
import { cardIn, loonOf, nextSeat, phaseOf } from '../phase.ts';
import { recruitmentSlots } from '../score-card.ts';
import type { State } from '../state.ts';

/** What a seat keeps to itself, for whoever may see it. */
export const secretsPart = (state: State, viewer: Viewer) =>
  Object.fromEntries(
    state.seats.filter((seat) => maySee(viewer, seat)).map((seat) => [seat, secretsOf(state, seat)]),
  );

function secretsOf(state: State, seat: SeatId) {
  const { round } = state;
  const hand = sorted(knownHand(round, seat));
  const ditched = round.ditched[seat] ?? [];
  return {
    loon: loonOf(state, seat),
    coins: coinsFor(loonOf(state, seat)),
    bid: round.lot?.bids.answers[seat] ?? null,
    tieCard: round.lot?.tie?.cards.answers[seat] ?? null,
    hand,
    /** Cards of the hand that nobody told the companion. */
    unknown: Math.max(0, cardsLeft(state, seat) - hand.length),
    noted: round.noted[seat] ?? [],
    ditched,
    playable: playable(state, seat, hand),
    best: recruitmentSlots.map((slot) => ({ slot, ...bestOf(state, slot, hand) })),
  };
}

function cardsLeft(state: State, seat: SeatId): number {
  const { round } = state;
  const played = playedBy(round, seat).length;
  const ditched = round.ditched[seat]?.length ?? 0;
  const aside = played > 0 || round.aside.includes(seat) ? ditchedEach : ditched;
  return handSize(round, seat) - played - aside;
}

/** Cards of the known hand that may be laid now: those of the suit led, if there are any. */
function playable(state: State, seat: SeatId, hand: readonly CardId[]): readonly CardId[] {
  if (phaseOf(state) !== 'tricks' || nextSeat(state) !== seat) return [];
  const led = state.round.laid[0];
  const following = led ? hand.filter((card) => suitOf(card) === suitOf(led.card)) : [];
  return following.length > 0 ? following : hand;
}

/** The best claim that the hand allows, as far as it is known. */
function bestOf(state: State, slot: (typeof recruitmentSlots)[number], hand: readonly CardId[]) {
  const scoring = cardIn(state, slot)?.scoring;
  if (!scoring || !isGroupScoring(scoring)) return { groups: [], loon: null };
  const groups = groupsOf(scoring, hand);
  return { groups, loon: groups.length * scoring.loon };
}
