import type { Interpretation, Sign } from '../rules/kernel/sign.ts';

export type Face = Sign & { readonly kind: 'face' };
export type Trouble = 'cocked' | 'moved' | 'missing';

/** One physical die: at rest with its face, or kept from counting. */
export type Lying = {
  /** Tells it from a twin that shows the same faces. */
  readonly id: string;
  /** What the game calls it. */
  readonly die: string;
} & (
  | {
      readonly state: 'rest';
      readonly sign: Face;
      /** The reading as it was stored, if it could be. */
      readonly reading: number | undefined;
    }
  | { readonly state: Trouble }
);

/** Dice that answer one prompt together. Each physical die counts once, as it lies now. */
export type DiceSet = ReadonlyMap<string, Lying>;

export const noDice: DiceSet = new Map();

/** A die that lies there already lies there anew: the last report of it counts. */
export const laid = (set: DiceSet, die: Lying): DiceSet => new Map(set).set(die.id, die);

type AtRest = Lying & { readonly state: 'rest' };

export type Arbitration =
  | { readonly kind: 'ready'; readonly dice: readonly AtRest[] }
  | { readonly kind: 'waiting'; readonly troubled: readonly Troubled[] }
  | { readonly kind: 'too-many'; readonly dice: readonly string[] };

export interface Troubled {
  readonly die: string;
  readonly state: Trouble;
}

/** What a game says is missing where another die is. */
const anotherDie = 'die';

export const wantsDice = (meant: Interpretation<unknown>): boolean =>
  meant.kind === 'incomplete' && meant.missing.includes(anotherDie);

/**
 * Nothing is read before all of them lie still. Which are enough the game says; `belonging` are the dice that the
 * question names, so that one of them which is not there can be named too.
 */
export function arbitrate(
  set: DiceSet,
  belonging: readonly string[],
  mean: (faces: readonly Face[]) => Interpretation<unknown>,
): Arbitration {
  const all = [...set.values()];
  const dice = all.filter((each) => each.state === 'rest');
  const unsteady = all.flatMap(({ die, state }): readonly Troubled[] =>
    state === 'cocked' || state === 'moved' ? [{ die, state }] : [],
  );
  const meant = mean(dice.map(({ sign }) => sign));
  if (dice.length > 0 && meant.kind === 'unfit')
    return { kind: 'too-many', dice: dice.map(({ die }) => die) };
  const isEnough = dice.length > 0 && !wantsDice(meant);
  if (isEnough && unsteady.length === 0) return { kind: 'ready', dice };
  const gone = all.filter((each) => each.state === 'missing').map(({ die }) => die);
  const absent = isEnough ? [] : belonging.filter((die) => !all.some((each) => each.die === die));
  const missing = [...gone, ...absent].map((die): Troubled => ({ die, state: 'missing' }));
  return { kind: 'waiting', troubled: [...unsteady, ...missing] };
}
