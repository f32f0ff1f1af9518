import { message, type Message } from './message.ts';
import type { BySeat } from './seat.ts';

/**
 * What a table chooses before the session, beside seats, depth and options: maps, boards, decks, packs, teams. Its
 * words stand under `before.<name>` in the game's catalogue.
 */
export type BeforeChoice =
  ChoiceOf<'one', string> | ChoiceOf<'several', readonly string[]> | ChoiceOf<'each', BySeat<string>>;

/** What is chosen by the names of the choices: one, several, or one for each seat that has any. */
export type Chosen = BeforeChoice['default'];
export type ChosenByName = Readonly<Record<string, Chosen>>;

/** Parts of the game's setup. What a choice puts into the edition joins what the table knows of its own cards. */
export type Settled = Readonly<Record<string, unknown>>;

interface ChoiceOf<Of extends string, Value> {
  readonly name: string;
  readonly of: Of;
  readonly default: Value;
  readonly offers: (kept: readonly Kept[]) => readonly BeforeOffer[];
  /** What it puts into the setup; nothing for what is not offered. */
  readonly settles: (value: Value, kept: readonly Kept[]) => Settled | undefined;
  /** Where a table makes its own, kept under a name: what is wrong with one, if anything. */
  readonly wrong?: (made: unknown) => Message | undefined;
}

export interface BeforeOffer {
  readonly value: string;
  readonly label: Message;
  readonly note?: Message;
  /** It belongs to every session: shown as chosen, and not to be left out. */
  readonly fixed?: boolean;
  /** What the game draws it by. */
  readonly drawn?: unknown;
}

/** What a table has made of one choice, under its own name. */
export interface Kept {
  readonly name: string;
  readonly value: unknown;
}

/** One of these, the first where nobody says anything; called `before.<name>.<value>`. */
export const oneOf = (name: string, values: readonly [string, ...string[]]): BeforeChoice => ({
  name,
  of: 'one',
  default: values[0],
  offers: () => values.map((value) => ({ value, label: message(`before.${name}.${value}`) })),
  settles: (value) => (values.includes(value) ? { [name]: value } : undefined),
});

/** The choice whose packs bring house rules of their own. */
export const packsChoice = 'packs';

/** The box, which belongs to every session, and what a table has bought to it; called `before.packs.<pack>`. */
export const packsOf = ([box, ...packs]: readonly [string, ...string[]]): BeforeChoice => ({
  name: packsChoice,
  of: 'several',
  default: [box],
  offers: () =>
    [box, ...packs].map((value) => ({
      value,
      label: message(`before.${packsChoice}.${value}`),
      ...(value === box ? { fixed: true } : {}),
    })),
  settles: (chosen) =>
    chosen.every((pack) => pack === box || packs.includes(pack)) ? { [packsChoice]: chosen } : undefined,
});

/** What a chosen value puts into the setup; nothing for what this choice does not offer. */
export function settledByChoice(
  choice: BeforeChoice,
  value: unknown,
  kept: readonly Kept[],
): Settled | undefined {
  switch (choice.of) {
    case 'one':
      return typeof value === 'string' ? choice.settles(value, kept) : undefined;
    case 'several':
      return isList(value) ? choice.settles(value, kept) : undefined;
    case 'each':
      return isBySeat(value) ? choice.settles(value, kept) : undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isBySeat = (value: unknown): value is BySeat<string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
