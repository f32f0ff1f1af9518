import type { Captain } from '../look/marks.ts';
import type { SignName } from '../look/sign-names.ts';

export type Hatch = 'red' | 'blue' | 'green' | 'white';

export interface CardFace {
  readonly value: number | string;
  readonly suit?: SignName;
  /** A coloured foot with its letter, where cards have colours and no suits. */
  readonly band?: { readonly hatch: Hatch; readonly letter: string };
  /** A small sign in the corner: universal, trump. */
  readonly badge?: SignName;
}

/**
 * `laid` fights on, `winning` is the one solid card, `aside` cannot win, `tried` is not paid for yet,
 * `thrown` was discarded, `down` is face down.
 */
export type CardStanding = 'laid' | 'winning' | 'aside' | 'tried' | 'thrown' | 'down';

/** One captain's place in a fight. */
export interface Play {
  readonly captain: Captain;
  /** Under the card: the name, or what the card does. */
  readonly caption: string;
  readonly face?: CardFace;
  readonly standing?: CardStanding;
  readonly label: string;
}

export const DIE_FACES = ['pip1', 'pip2', 'pip3', 'bolt', 'circle', 'x', 'xx', 'blank'] as const;
export type DieFace = (typeof DIE_FACES)[number];
