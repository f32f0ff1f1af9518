import { packs, type Pack } from './cards.ts';
import type { CardFame } from './fame.ts';

/** What a table plays with. */
export interface Edition {
  readonly packs: readonly Pack[];
}

/** What a setup states of it. The box itself is always among it. */
export interface EditionGiven {
  readonly packs?: readonly Pack[];
  /** What the table has read off its cards. */
  readonly fame?: CardFame;
}

export const deliveredEdition: Edition = { packs: ['main'] };

export const editionOf = ({ packs: chosen = [] }: EditionGiven = {}): Edition => ({
  packs: packs.filter((pack) => pack === 'main' || chosen.includes(pack)),
});
