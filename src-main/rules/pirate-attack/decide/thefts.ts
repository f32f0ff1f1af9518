import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { keptBefore, keptRow } from '../kept.ts';
import { refusal } from '../refusals.ts';
import { isSafe } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { begins } from './card-tasks.ts';
import { areCardsTold, isFirst, isIn, isOnTurn, isPlaying } from './checks.ts';
import { handsBut } from './rounds-of-hands.ts';
import { ruling } from './script.ts';

/** Whose hands a captain may take a card of at the end of the turn. */
export const thievedFrom = (state: State, seat: SeatId): readonly SeatId[] =>
  isTheftDue(state) ? handsBut(state, seat) : [];

const isTheftDue = ({ play }: State): boolean => play.played && !play.again && (play.thefts ?? 0) > 0;

/** It is used at once, beside the play of the turn, and replaced. */
export const decideBeginTheft = ruling<'beginTheft'>((state, { seat, on }) => ({
  checks: [
    ...isPlaying(state, seat),
    areCardsTold(state),
    isFirst(state),
    isIn(state, seat),
    isOnTurn(state, seat),
    () => (isSafe(state, on) ? refusal('in-the-vault', { player: { seat: on } }) : undefined),
    () => (thievedFrom(state, seat).includes(on) ? undefined : refusal('no-theft', { player: { seat } })),
  ],
  write(script) {
    const card = thiefOf(state, seat);
    script.add({ kind: 'theftBegun', seat, card, on });
    begins(script, { seat, card, ask: 'picks', left: [on] });
  },
}));

const thiefOf = (state: State, seat: SeatId): string =>
  keptBefore(state, seat).find(({ card }) => keptRow(card)?.steals)?.card ?? '';

/** Before the Chip goes on. */
export const theftFirst = (state: State): Refusal | undefined =>
  thievedFrom(state, state.turn).length > 0
    ? refusal('theft-first', { player: { seat: state.turn } })
    : undefined;
