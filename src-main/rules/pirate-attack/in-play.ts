import { lately } from '../kernel/lately.ts';
import { cards } from './data/cards.ts';
import { copiesPlayed, type Edition } from './edition.ts';

/** The cards of the packs in play of which a copy is there: the same for a whole evening, and asked for by every seat. */
export const cardsInPlay = lately((edition: Edition) =>
  cards.filter((row) => copiesPlayed(row, edition) > 0),
);

export const shipsInPlay = lately((edition: Edition) =>
  cardsInPlay(edition).filter(({ kind }) => kind === 'ship'),
);
