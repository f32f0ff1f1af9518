import { copiesIn, packs, type CardRow, type Pack, type ShipClass } from './cards.ts';
import type { CardFame } from './fame.ts';

/** What of a card is otherwise in this box than our list has it; what is left out is as listed. */
export interface Differing {
  /** Copies that are missing from the box. */
  readonly lost?: number;
  readonly redirect?: boolean;
  readonly block?: boolean;
  readonly class?: ShipClass;
}
/** By the ids of the cards. */
export type CardsDiffering = Readonly<Record<string, Differing>>;

/** What a table plays with. */
export interface Edition {
  readonly packs: readonly Pack[];
  readonly differing?: CardsDiffering;
}

/** What a setup states of it. The box itself is always among it. */
export interface EditionGiven {
  readonly packs?: readonly Pack[];
  /** What the table has read off its cards. */
  readonly fame?: CardFame;
  readonly cards?: CardsDiffering;
}

export const deliveredEdition: Edition = { packs: ['main'] };

export const editionOf = ({ packs: chosen = [] }: EditionGiven = {}): Edition => ({
  packs: packs.filter((pack) => pack === 'main' || chosen.includes(pack)),
});

export const differingOf = ({ differing }: Edition, id: string): Differing => differing?.[id] ?? {};

/** How many of a card are played with: those of the packs, less what is lost. */
export const copiesPlayed = (row: CardRow, edition: Edition): number =>
  Math.max(0, copiesIn(row, edition.packs) - (differingOf(edition, row.id).lost ?? 0));

/** Whether it comes with the packs in play, and not all of its copies are lost. */
export const inPacks = (
  { edition }: { readonly edition: Edition },
  card: CardRow | undefined,
): card is CardRow => card !== undefined && copiesPlayed(card, edition) > 0;
