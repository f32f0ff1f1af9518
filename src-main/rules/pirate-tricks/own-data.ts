import { canonical } from '../kernel/digest.ts';
import { message } from '../kernel/message.ts';
import { rowsOfKind, type OwnData } from '../kernel/own-data.ts';
import { deliveredEdition, scoreCardName, scoreCardOf } from './edition.ts';
import type { State } from './state.ts';

/** What is printed on the score cards, and which faction wears which colour. */
export const ownData: OwnData<State> = {
  typed: ({ edition }) => ({
    ...Object.fromEntries(
      edition.scoreCards.flatMap(({ deck: _, ...card }) => {
        const delivered = scoreCardOf(deliveredEdition, card.id);
        const isDelivered =
          delivered !== undefined && canonical({ ...delivered, ...card }) === canonical(delivered);
        return isDelivered ? [] : [[`card/${card.id}`, card]];
      }),
    ),
    ...Object.fromEntries(Object.entries(edition.factions).map(([suit, name]) => [`faction/${suit}`, name])),
  }),
  edition: (rows) => {
    const [cards, factions] = [rowsOfKind(rows, 'card'), rowsOfKind(rows, 'faction')];
    return {
      ...(cards.length > 0 ? { scoreCards: cards.map(([, card]) => card) } : {}),
      ...(factions.length > 0 ? { factions: Object.fromEntries(factions) } : {}),
    };
  },
  name: (row, value) => {
    const [, kind, id = ''] = /^(\w+)\/(.*)$/.exec(row) ?? [];
    if (kind === 'faction') return message('own.faction', { name: String(value) });
    return scoreCardName(deliveredEdition, id);
  },
};
