import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';

export type Face = Sign & { readonly kind: 'face' };
export const troubles = ['cocked', 'moved', 'missing'] as const;
export type Trouble = (typeof troubles)[number];

/** One die of a set: at rest with its face, or kept from counting. */
export type Lying =
  | {
      readonly die: string;
      readonly state: 'rest';
      readonly sign: Face;
      /** The reading as it was stored, if it could be. */
      readonly reading: number | undefined;
    }
  | { readonly die: string; readonly state: Trouble };

/** Dice that answer one prompt together. Each physical die counts once, as it lies now. */
export interface DiceSet {
  readonly seat: SeatId | undefined;
  readonly lying: ReadonlyMap<string, Lying>;
}

export const noDice = (seat: SeatId | undefined): DiceSet => ({ seat, lying: new Map() });

/** A die that lies there already lies there anew: the last report of it counts. */
export const laid = (set: DiceSet, die: Lying): DiceSet => ({
  ...set,
  lying: new Map(set.lying).set(die.die, die),
});

export type Arbitration =
  | { readonly kind: 'ready'; readonly dice: readonly (Lying & { readonly state: 'rest' })[] }
  | { readonly kind: 'waiting'; readonly more: number; readonly troubled: readonly Troubled[] }
  | { readonly kind: 'too-many'; readonly dice: readonly string[] };

export interface Troubled {
  readonly die: string;
  readonly state: Trouble;
}

/**
 * Nothing is read before all of them lie still. Where the dice that belong to the set are known by name and are
 * just as many as it takes, the one that is not there is named too.
 */
export function arbitrate(set: DiceSet, count: number, belonging: readonly string[]): Arbitration {
  const all = [...set.lying.values()];
  const dice = all.filter((each) => each.state === 'rest');
  const unsteady = all.flatMap(({ die, state }): readonly Troubled[] =>
    state === 'cocked' || state === 'moved' ? [{ die, state }] : [],
  );
  if (dice.length > count) return { kind: 'too-many', dice: dice.map(({ die }) => die) };
  if (dice.length === count && unsteady.length === 0) return { kind: 'ready', dice };
  const gone = all.filter((each) => each.state === 'missing').map(({ die }) => die);
  const absent = belonging.length === count ? belonging.filter((die) => !set.lying.has(die)) : [];
  const missing = [...gone, ...absent].map((die): Troubled => ({ die, state: 'missing' }));
  return { kind: 'waiting', more: count - dice.length, troubled: [...unsteady, ...missing] };
}
