import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { deckFor, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { ownData } from '../../../src-main/rules/pirate-tricks/own-data.ts';
import { secrets } from '../../../src-main/rules/pirate-tricks/secrets.ts';
import { begin, bids, draw, layRows, type Table } from './table.ts';

const onlyBlue = (seat: SeatId): boolean => seat === 'blue';
const bidding = (options = {}): Table => draw(begin({ depth: 'fights', options }));

/** Red and blue have bid the same for the first row, and hold these cards. */
function tied(): { readonly table: Table; readonly reds: CardId; readonly blues: CardId } {
  const table = bids(layRows(draw(begin())), 3, 3, 1);
  const open = new Set(table.state.round.rows.flatMap((row) => row.open));
  const [reds, blues] = deckFor(table.seats.length).filter((card) => !open.has(card));
  if (!reds || !blues) throw new Error('every card lies open');
  return { table, reds, blues };
}

describe('the table as one captain knows it', () => {
  const hidden = (table: Table) => secrets.hide(table.state, onlyBlue, table.state);

  test('has the bids that others sealed, without what they are', () => {
    const table = bidding().do(
      { kind: 'bid', seat: 'red', row: 1, amount: 7 },
      { kind: 'bid', seat: 'blue', row: 1, amount: 5 },
    );
    expect(hidden(table).round.lot?.bids.answers).toMatchObject({ blue: 5 });
    expect(Object.keys(hidden(table).round.lot?.bids.answers ?? {})).toEqual(['red', 'blue']);
    expect(hidden(table).round.lot?.bids.answers['red']).not.toBe(7);
  });

  test('has the cards that others laid face down, without what they are', () => {
    const { table, reds } = tied();
    table.do({ kind: 'layTieCard', seat: 'red', card: reds });
    expect(table.state.round.lot?.tie?.cards.answers).toEqual({ red: reds });
    const shown = hidden(table).round.lot?.tie?.cards.answers['red'];
    expect([shown === undefined, shown === reds]).toEqual([false, false]);
  });

  test('has the own purse alone, and all of them where they lie open', () => {
    const purses = hidden(bidding()).loon;
    expect([purses['blue'], purses['red'] === 12]).toEqual([12, false]);
    expect(hidden(bidding({ showLoon: true })).loon).toMatchObject({ red: 12, blue: 12 });
  });
});

describe('what was entered, as one captain may know it', () => {
  const told = (command: Command, table = bidding()) => secrets.hideIn(command, onlyBlue, table.state);

  test('lacks the purses of others among what was set by hand, and nothing else', () => {
    const fields = { 'loon.red': 4, 'loon.blue': 6, bank: 100 };
    expect(told({ kind: 'setTable', fields })).toEqual({
      kind: 'setTable',
      fields: { 'loon.blue': 6, bank: 100 },
    });
    expect(told({ kind: 'setRight', field: 'loon', seat: 'red', value: 4 })).toEqual({
      kind: 'setTable',
      fields: {},
    });
  });

  test('is the very same where nothing of it is kept from that captain', () => {
    for (const command of [
      { kind: 'setTable', fields: { 'loon.blue': 6 } },
      { kind: 'setRight', field: 'loon', seat: 'blue', value: 6 },
      { kind: 'bid', seat: 'blue', row: 1, amount: 5 },
      { kind: 'layAside' },
    ] as const)
      expect(told(command)).toBe(command);
    const purses = { kind: 'setTable', fields: { 'loon.red': 4 } } as const;
    expect(told(purses, bidding({ showLoon: true }))).toBe(purses);
  });

  test('is opened with the bids of those who bid, and the cards of those who tied', () => {
    const { table, reds, blues } = tied();
    expect(secrets.opens(table.last('bidsOpened'))).toEqual({
      kind: 'bid',
      seats: ['red', 'blue', 'yellow'],
    });
    table.do(
      { kind: 'layTieCard', seat: 'red', card: reds },
      { kind: 'layTieCard', seat: 'blue', card: blues },
    );
    expect(secrets.opens(table.last('tieOpened'))).toEqual({ kind: 'layTieCard', seats: ['red', 'blue'] });
    expect(secrets.opens(table.last('rowTaken'))).toBeUndefined();
  });
});

describe('what a table has typed in', () => {
  const ransom = { id: 'capture-1', name: 'Ransom', scoring: { kind: 'trick', loon: 1 } } as const;

  test('is nothing where all is as it was delivered', () => {
    expect(ownData.typed(begin().state)).toEqual({});
    expect(ownData.edition({})).toEqual({});
  });

  test('is each card that is another one now, and each faction that has a name', () => {
    const table = begin({ edition: { scoreCards: [ransom], factions: { red: 'Vulper' } } });
    const typed = ownData.typed(table.state);
    expect(Object.keys(typed)).toEqual(['card/capture-1', 'faction/red']);
    expect(typed['card/capture-1']).toMatchObject(ransom);
    expect(ownData.edition(typed)).toMatchObject({ scoreCards: [ransom], factions: { red: 'Vulper' } });
    expect(ownData.edition({ 'faction/red': 'Vulper' })).toEqual({ factions: { red: 'Vulper' } });
    expect(ownData.edition({ 'card/capture-1': typed['card/capture-1'] ?? null })).toEqual({
      scoreCards: [typed['card/capture-1']],
    });
  });

  test('is called by its name', () => {
    expect(ownData.name('faction/red', 'Vulper')).toEqual({ key: 'own.faction', values: { name: 'Vulper' } });
    expect(ownData.name('card/gang-of-three', {})).not.toMatchObject({ key: 'own.faction' });
  });
});
