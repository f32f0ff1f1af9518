import { begin, bids, dealt, draw, layRows, play, type Table } from './table.ts';

export const auction = (): Table => draw(begin({ depth: 'fights' }));
export const tied = (): Table => bids(layRows(draw(begin())), 2, 2, 0);
export const chooser = (): Table => {
  const table = auction();
  for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
  return table.do({ kind: 'winTie', seat: 'blue' });
};
export const leftOver = (): Table => {
  const table = draw(begin({ depth: 'fights', options: { secondPass: 'ask' } }));
  bids(table, 0, 0, 0);
  bids(table, 0, 0, 0);
  return bids(table, 1, 0, 0);
};
export const breached = (): Table => {
  const table = dealt({ depth: 'fights', options: { breach: 'table' } }).do({
    kind: 'setDepth',
    depth: 'cards',
  });
  play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16'], ['red', 'red-9']);
  return play(table, ['blue', 'green-18']);
};
export const byHand = (): Table =>
  dealt({ cards: ['gang-of-three', 'recruitment-4', 'bountiful-booty', 'capture-1'] });
