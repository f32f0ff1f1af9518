import { canonical } from '../kernel/digest.ts';
import { message } from '../kernel/message.ts';
import { rowsOfKind, type OwnData, type TypedRows } from '../kernel/own-data.ts';
import type { Board } from './board.ts';
import { captainName, cardName, type CaptainRow, type CardRow } from './cards.ts';
import { deliveredCaptains } from './data/captains.ts';
import { deliveredCards } from './data/cards.ts';
import { sampleBoard } from './data/sample-board.ts';
import type { State } from './state.ts';

type Row = CardRow | CaptainRow;

/** Rows that are not as they came. */
const changed = (kind: string, rows: readonly Row[], delivered: readonly Row[]): TypedRows =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const before = delivered.find(({ id }) => id === row.id);
      return before && canonical(before) === canonical(row) ? [] : [[`${kind}/${row.id}`, row]];
    }),
  );

/** The board, the texts of cards and Pirate Captains, and the cards that this box has lost. */
export const ownData: OwnData<State> = {
  typed: ({ board, cards, captains }) => ({
    ...(canonical(board) === canonical(sampleBoard) ? {} : { board }),
    ...changed('card', cards, deliveredCards),
    ...changed('captain', captains, deliveredCaptains),
    ...Object.fromEntries(
      deliveredCards.flatMap(({ id }) =>
        cards.some((row) => row.id === id) ? [] : [[`missing/${id}`, true]],
      ),
    ),
  }),
  edition: (rows) => {
    const board = rows['board'] as Board | undefined;
    const lists = {
      cards: rowsOfKind(rows, 'card').map(([, row]) => row),
      captains: rowsOfKind(rows, 'captain').map(([, row]) => row),
      missing: rowsOfKind(rows, 'missing').map(([id]) => id),
    };
    return {
      ...(board ? { board } : {}),
      ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    };
  },
  name: (row, value) => {
    const [, kind, id = ''] = /^(\w+)\/(.*)$/.exec(row) ?? [];
    const lost = deliveredCards.find((card) => card.id === id);
    if (kind === 'card') return cardName(value as CardRow);
    if (kind === 'captain') return captainName(value as CaptainRow);
    return kind === 'missing' && lost
      ? message('own.missing', { card: cardName(lost) })
      : message('own.board');
  },
};
