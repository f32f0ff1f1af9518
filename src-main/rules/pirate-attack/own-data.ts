import { message } from '../kernel/message.ts';
import { rowsOfKind, type OwnData } from '../kernel/own-data.ts';
import { cardOf } from './data/cards.ts';
import { cardName } from './names.ts';
import type { State } from './state.ts';

/** What stands on the cards and in no booklet: the table reads it off once, and the next evening begins with it. */
export const ownData: OwnData<State> = {
  typed: ({ cardFame }) =>
    Object.fromEntries(Object.entries(cardFame).map(([card, fame]) => [`fame/${card}`, fame])),
  edition: (rows) => {
    const read = rowsOfKind(rows, 'fame');
    return read.length > 0 ? { fame: Object.fromEntries(read) } : {};
  },
  name: (row) => {
    const card = cardOf(row.slice('fame/'.length));
    return message('own.fame', { card: card ? cardName(card) : row });
  },
};
