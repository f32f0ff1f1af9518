import { groupsOf } from '../effects/group.ts';
import { isGroupScoring } from '../effects/score.ts';
import { isByCards } from '../decide/claim.ts';
import { dueFor } from '../decide/spoils.ts';
import { coinsFor } from '../coins.ts';
import { cardIn, isClaimTime, phaseOf } from '../phase.ts';
import { recruitmentSlots, spoilSlots, type RecruitmentSlot } from '../score-card.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { State } from '../state.ts';

/** Recruits laid open, what they make, and what was collected for them. */
export const claimsPart = (state: State) => ({
  open: isClaimTime(state),
  byCards: recruitmentSlots.filter((slot) => isByCards(state, slot)),
  seats: state.seats.map((seat) => ({
    seat,
    shown: state.round.shown[seat] ?? [],
    slots: recruitmentSlots.map((slot) => ({
      slot,
      groups: groupsShown(state, seat, slot),
      loon: state.round.collected[seat]?.[slot] ?? null,
      coins: coinsFor(state.round.collected[seat]?.[slot] ?? 0),
    })),
  })),
});

function groupsShown(state: State, seat: SeatId, slot: RecruitmentSlot) {
  const scoring = cardIn(state, slot)?.scoring;
  return scoring && isGroupScoring(scoring) ? groupsOf(scoring, state.round.shown[seat] ?? []) : [];
}

/** What capture and treasure bring: while amounts are missing what is known of them, then what was settled. */
export function spoilsPart(state: State) {
  const isSettling = phaseOf(state) === 'settle';
  const last = state.round.spoils.length > 0 ? state.round : state.past.at(-1);
  const settled = last?.spoils ?? [];
  return {
    /** The round that was settled last. */
    round: last?.number ?? null,
    waiting: isSettling ? spoilSlots.map((slot) => ({ slot, due: dueFor(state, slot) })) : [],
    settled: settled.map(({ slots, lines }) => ({
      slots,
      lines: lines.map(({ seat, due, change }) => ({
        seat,
        due,
        change,
        coins: coinsFor(Math.abs(change)),
      })),
    })),
  };
}
