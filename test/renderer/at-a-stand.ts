import { afterAll, afterEach, beforeAll } from 'vitest';
import { openStand, type Stand } from './house.ts';

/** One stand for the tests of a group, with every page closed between two of them. */
export function atAStand(): Stand {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  }, 120_000);
  afterEach(() => stand.clear());
  afterAll(() => stand.close());
  return {
    get house() {
      return stand.house;
    },
    get data() {
      return stand.data;
    },
    get table() {
      return stand.table;
    },
    url: (path) => stand.url(path),
    begin: (game, more) => stand.begin(game, more),
    visit: (path, options) => stand.visit(path, options),
    clear: () => stand.clear(),
    close: () => stand.close(),
  };
}
