import type { CardMove, ZoneName } from '../../kernel/zones.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { handAt, handSize } from '../custody.ts';
import { inPlay } from '../state.ts';
import { carry } from './carrying.ts';
import type { Script } from './script.ts';

export interface Passed {
  readonly from: SeatId;
  readonly to: SeatId;
}

/** Whole hands go over at once: first they lie on the table, each by itself. */
export function passHands(script: Script, passed: readonly Passed[]): void {
  const between = (seat: SeatId): ZoneName => `table.hand-${seat}`;
  const full = passed.map((one) => ({ ...one, count: handSize(script.state, one.from) }));
  const moves = (make: (one: Passed) => Pick<CardMove, 'from' | 'to'>): readonly CardMove[] =>
    full.flatMap((one) => (one.count > 0 ? [{ ...make(one), count: one.count }] : []));
  carry(
    script,
    ...moves(({ from }) => ({ from: handAt(from), to: between(from) })),
    ...moves(({ from, to }) => ({ from: between(from), to: handAt(to) })),
  );
  for (const { from, to, count } of full) script.add({ kind: 'handPassed', seat: from, to, count });
}

/** Every captain's hand goes so many seats on, clockwise. */
export function passHandsOn(script: Script, seats: number): void {
  const all = inPlay(script.state);
  passHands(
    script,
    all.map((from, at) => ({ from, to: all.at((at + seats) % all.length) ?? from })),
  );
}
