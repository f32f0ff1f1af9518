import { faceOf, type Die } from './dice.ts';

/**
 * One roll of one player: a throw, after a big circle one more, and what luck points do to them. A throw done
 * again takes the place of the last one, so a circle is never used twice.
 */
export interface Rolling {
  /** None on white and off the board. */
  readonly die: Die | null;
  readonly faces: readonly string[];
  readonly first: number | null;
  readonly second: number | null;
  readonly circle: boolean;
  readonly plus: number;
  /** Luck points spent on this roll, and bolts that it brought in. */
  readonly spent: number;
  readonly fresh: number;
}

/** What bolts are good for in this roll. */
export type BoltUse = 'nothing' | 'pip' | 'luck' | 'both';

export interface RollRules {
  readonly bolts: BoltUse;
  readonly secondBolts: boolean;
  /** Luck points that there is room for. */
  readonly room: number;
}

export const freshRoll = (die: Die | null): Rolling => ({
  die,
  faces: [],
  first: null,
  second: null,
  circle: false,
  plus: 0,
  spent: 0,
  fresh: 0,
});

/** Which throw is awaited. */
export function nextThrow(rolling: Rolling): 'first' | 'second' | null {
  if (rolling.first === null) return 'first';
  return rolling.circle && rolling.second === null ? 'second' : null;
}

export const totalRolled = (rolling: Rolling): number =>
  (rolling.first ?? 0) + (rolling.second ?? 0) + rolling.plus;

export interface Thrown {
  readonly rolling: Rolling;
  /** Luck points that the bolts bring in. */
  readonly luck: number;
}

export function throwFace(rolling: Rolling, face: string, rules: RollRules): Thrown {
  const seen = faceOf(face);
  const isSecond = nextThrow(rolling) === 'second';
  const bolts = isSecond && !rules.secondBolts ? 0 : seen.bolts;
  const pips = seen.pips + (rules.bolts === 'pip' || rules.bolts === 'both' ? bolts : 0);
  const luck = rules.bolts === 'luck' || rules.bolts === 'both' ? Math.min(bolts, rules.room) : 0;
  const faces = [...rolling.faces, face];
  const thrown = isSecond
    ? { ...rolling, faces, second: pips }
    : { ...rolling, faces, first: pips, circle: seen.circle };
  return { rolling: { ...thrown, fresh: thrown.fresh + luck }, luck };
}

export const luckUses = ['plus', 'reroll', 'stand-in'] as const;
export type LuckUse = (typeof luckUses)[number];

/** A luck point put to use: one more, the last throw again, or one point instead of the throw awaited. */
export function useLuck(rolling: Rolling, use: LuckUse): Rolling {
  const spent = rolling.spent + 1;
  switch (use) {
    case 'plus':
      return { ...rolling, spent, plus: rolling.plus + 1 };
    case 'reroll':
      return rolling.second !== null
        ? { ...rolling, spent, second: null }
        : { ...rolling, spent, first: null, circle: false };
    case 'stand-in':
      return nextThrow(rolling) === 'second'
        ? { ...rolling, spent, second: 1 }
        : { ...rolling, spent, first: 1, circle: false };
  }
}

/** Whether this use of a luck point makes sense at this moment of the roll. */
export const canUse = (rolling: Rolling, use: LuckUse): boolean =>
  use === 'stand-in' ? nextThrow(rolling) !== null : nextThrow(rolling) === null;

/** A throw that luck stood in for cannot be done again: nothing was thrown. */
export const hasThrown = (rolling: Rolling): boolean => rolling.faces.length > 0;
