import type { Seen } from '../drawing.ts';
import type { DataSay, TablesOf } from '../tables.ts';
import { boardTables } from './board-rows.ts';
import { part } from './parts.ts';
import { taughtTable } from './taught.ts';

export const tables: TablesOf = (seen: Seen, say: DataSay) => {
  const { cards, captains } = part(seen, 'edition');
  return [
    taughtTable(seen, say, { id: 'flag-cards', rows: cards, kind: 'teachCard', field: 'card' }),
    taughtTable(seen, say, { id: 'captains', rows: captains, kind: 'teachCaptain', field: 'captain' }),
    ...boardTables(say, part(seen, 'board')),
  ];
};
