import { message } from '../kernel/message.ts';
import { rowsOfKind, type OwnData } from '../kernel/own-data.ts';
import { cardOf } from './data/cards.ts';
import { cardName } from './names.ts';
import type { State } from './state.ts';

/** What stands on the cards and in no booklet: the table reads it off once, and the next evening begins with it. */
export const ownData: OwnData<State> = {
  typed: ({ cardFame, edition }) =>
    Object.fromEntries([
      ...Object.entries(cardFame).map(([card, fame]) => [`fame/${card}`, fame]),
      ...Object.entries(edition.differing ?? {}).map(([card, differing]) => [`card/${card}`, differing]),
    ]),
  edition: (rows) => {
    const fame = rowsOfKind(rows, 'fame');
    const differing = rowsOfKind(rows, 'card');
    return {
      ...(fame.length > 0 ? { fame: Object.fromEntries(fame) } : {}),
      ...(differing.length > 0 ? { cards: Object.fromEntries(differing) } : {}),
    };
  },
  name: (row) => {
    const [kind = '', id = ''] = row.split('/');
    const card = cardOf(id);
    return message(`own.${kind}`, { card: card ? cardName(card) : row });
  },
};
