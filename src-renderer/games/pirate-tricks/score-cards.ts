import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Kind } from '../shapes.ts';

export const suits = ['red', 'green', 'blue'] as const;
export type Scoring = { readonly kind: string } & Readonly<Record<string, unknown>>;

export interface ScoreCard {
  readonly id: string;
  readonly deck: string;
  readonly name?: string;
  readonly label: Message;
  readonly text: Message;
  readonly scoring: Scoring;
  readonly predicts: boolean;
}

export interface Edition {
  readonly factions: Readonly<Record<string, string | undefined>>;
  readonly scoringKinds: Readonly<Record<string, readonly string[]>>;
  readonly scoreCards: readonly ScoreCard[];
  readonly scorings: readonly Kind[];
}

/** What is typed of one card. */
export interface Patch {
  readonly id: string;
  readonly name?: string;
  readonly scoring: Scoring;
  readonly predicts: boolean;
}

/** A number of a scoring, and what it may be. */
export interface NumberField {
  readonly id: string;
  readonly least: number;
  readonly most: number;
}

/** The numbers that belong to a kind of scoring. */
export const numbersOf = ({ scorings }: Edition, kind: string): readonly NumberField[] =>
  Object.entries(scorings.find((one) => one.kind === kind)?.shape ?? {}).flatMap(([id, member]) =>
    member.kind === 'whole' ? [{ id, least: member.least, most: member.most }] : [],
  );

/** How a kind begins, before anything of it is typed. */
export const freshScoring: Readonly<Record<string, Scoring>> = {
  hand: { kind: 'hand' },
  run: { kind: 'run', length: 3, oneSuit: true, loon: 1 },
  set: { kind: 'set', size: 2, of: 'number', loon: 1 },
  card: { kind: 'card', suits: ['red'], least: 1, most: 20, loon: 1 },
  trick: { kind: 'trick', loon: 1 },
  rank: { kind: 'rank', order: 'most', places: [3, 2, 1], needsTricks: false },
  prediction: { kind: 'prediction', hit: 5, each: 0, miss: 0, off: 0 },
};

/** A hand with a run, a pair and three equal numbers in it. */
export const sampleHand: readonly string[] = [
  'red-13',
  'red-14',
  'red-15',
  'red-16',
  'green-7',
  'green-8',
  'green-13',
  'blue-8',
  'blue-13',
  'blue-20',
];

/** Four captains after ten tricks: two share the lead, one took none. */
export const sampleTricks: readonly { readonly tricks: number; readonly prediction: number }[] = [
  { tricks: 4, prediction: 4 },
  { tricks: 4, prediction: 2 },
  { tricks: 2, prediction: 3 },
  { tricks: 0, prediction: 0 },
];

export const isGroup = ({ kind }: Scoring): boolean => kind === 'run' || kind === 'set' || kind === 'card';

/** The game's answer to a preview. */
export interface Previewed {
  readonly text: Message;
  readonly amounts: readonly number[] | null;
  readonly groups: readonly (readonly (readonly string[])[])[] | null;
}
