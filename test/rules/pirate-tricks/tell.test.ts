import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import {
  begin,
  bids,
  collect,
  dealOf,
  dealt,
  draw,
  layRows,
  play,
  rowsInOrder,
  tricksTo,
  type Table,
} from './table.ts';

const names = { red: 'Ines', blue: 'Mo', yellow: 'Freya' };

/** What the log says of one command, and whose mark stands beside each line. */
function told(
  table: Table,
  command: Command,
  viewer: Viewer = { kind: 'table' },
  ...codes: readonly string[]
) {
  const before = table.state;
  const from = table.events.length;
  if (codes.length > 0) table.override(command, ...codes);
  else table.do(command);
  return game
    .tell(command, table.events.slice(from), before, viewer)
    .map(({ seat, message }) => `${seat ? `(${seat}) ` : ''}${say([game.text.en], message, names)}`);
}

const auction = (): Table => draw(begin({ depth: 'fights' }));

describe('the log says in words', () => {
  test('score cards and open cards', () => {
    const table = begin();
    expect(told(table, { kind: 'drawScoreCard', card: 'gang-of-two' })).toEqual(['Gang of Two lies open.']);
    expect(told(table, { kind: 'drawScoreCard', card: 'capture-4' })).toEqual(['Capture card 4 lies open.']);
    expect(told(table, { kind: 'dealCard', row: 2, card: 'red-17' })).toEqual(['Red 17 lies in row 2.']);
  });

  test('that something was left out', () => {
    const bid = { kind: 'bid', seat: 'red', row: 1, amount: 1 } as const;
    expect(told(begin(), bid, { kind: 'table' }, 'score-cards-missing', 'rows-face-down')).toEqual([
      'The table goes on without telling the score cards.',
      'The table goes on without telling the rows.',
      '(red) Ines seals a bid for row 1.',
    ]);
  });

  test('a bid as sealed, to its own seat with the amount, and all of them when they are opened', () => {
    const table = auction();
    const own = { kind: 'captain', seat: 'red' } as const;
    expect(told(table, { kind: 'bid', seat: 'red', row: 1, amount: 4 }, own)).toEqual([
      '(red) Ines seals 4 loon for row 1.',
    ]);
    table.do({ kind: 'bid', seat: 'blue', row: 1, amount: 0 });
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 1, amount: 1 })).toEqual([
      '(yellow) Freya seals a bid for row 1.',
      'Bids for row 1: Ines 4, Mo 0, Freya 1.',
      '(red) Ines takes row 1 for 4 loon.',
    ]);
  });

  test('a row that nobody wants, and that it comes up again', () => {
    const table = auction();
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    table.do(
      { kind: 'bid', seat: 'red', row: 3, amount: 0 },
      { kind: 'bid', seat: 'blue', row: 3, amount: 0 },
    );
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 3, amount: 0 }).slice(2)).toEqual([
      'Nobody bids for row 3. 2 loon lie on it.',
      'Row 1 is bid for again.',
    ]);
    table.do(
      { kind: 'bid', seat: 'red', row: 1, amount: 0 },
      { kind: 'bid', seat: 'blue', row: 1, amount: 0 },
    );
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 1, amount: 0 }).slice(2)).toEqual([
      'Nobody wants row 1. Ines, Mo, Freya lay a card to decide who must.',
    ]);
    expect(told(table, { kind: 'winTie', seat: 'blue' })).toEqual([
      '(blue) Mo has the higher card and may choose.',
    ]);
    expect(told(table, { kind: 'nameTaker', seat: 'blue', taker: 'red' })[0]).toBe(
      '(red) Ines is given row 1, with 2 loon on it.',
    );
  });

  test('a tie and the cards that break it', () => {
    const table = layRows(draw(begin()));
    table.do(
      { kind: 'bid', seat: 'red', row: 1, amount: 2 },
      { kind: 'bid', seat: 'blue', row: 1, amount: 2 },
    );
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 1, amount: 0 })[2]).toBe(
      'Ines, Mo are tied at 2 for row 1.',
    );
    expect(told(table, { kind: 'layTieCard', seat: 'red', card: 'blue-20' })).toEqual([
      '(red) Ines lays a card face down.',
    ]);
    const own = { kind: 'captain', seat: 'blue' } as const;
    expect(told(table, { kind: 'layTieCard', seat: 'blue', card: 'blue-19' }, own)).toEqual([
      '(blue) Mo lays Blue 19 face down.',
      '(red) Ines Blue 20, Mo Blue 19. Ines is higher.',
      '(red) Ines takes row 1 by the card, for 2 loon.',
    ]);
  });

  test('the last row', () => {
    const table = bids(auction(), 1, 0, 0);
    table.do({ kind: 'bid', seat: 'blue', row: 2, amount: 3 });
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 2, amount: 0 }).slice(2)).toEqual([
      '(blue) Mo takes row 2 for 3 loon.',
      '(yellow) Freya takes the last row.',
    ]);
  });

  test('two rows left over, and one given away', () => {
    const table = draw(begin({ depth: 'fights', options: { secondPass: 'ask' } }));
    bids(bids(table, 0, 0, 0), 0, 0, 0);
    table.do(
      { kind: 'bid', seat: 'red', row: 3, amount: 1 },
      { kind: 'bid', seat: 'blue', row: 3, amount: 0 },
    );
    expect(told(table, { kind: 'bid', seat: 'yellow', row: 3, amount: 0 }).at(-1)).toBe(
      'Rows 1, 2 are left over.',
    );
    expect(told(table, { kind: 'giveRow', seat: 'blue', row: 2 })).toEqual([
      '(blue) The table gives row 2 to Mo, with 2 loon on it.',
      '(yellow) Freya takes the last row, with 2 loon on it.',
    ]);
  });

  test('notes only as noted, except to their own seat', () => {
    const note = { kind: 'noteHand', seat: 'red', cards: ['blue-20'] } as const;
    const aside = { kind: 'ditch', seat: 'red', cards: ['blue-20'] } as const;
    const own = { kind: 'captain', seat: 'red' } as const;
    expect(told(dealt(), note)).toEqual(['(red) Ines notes their hand.']);
    expect(told(dealt(), note, own)).toEqual(['(red) Ines notes Blue 20.']);
    expect(told(dealt(), aside)).toEqual(['(red) Ines notes what lies aside.']);
    expect(told(dealt(), aside, own)).toEqual(['(red) Ines sets Blue 20 aside.']);
  });

  test('who set two cards aside: one, some, or everyone', () => {
    const table = dealt();
    expect(told(table, { kind: 'layAside', seat: 'blue' })).toEqual(['(blue) Mo has set two cards aside.']);
    expect(told(table, { kind: 'layAside' })).toEqual(['Ines, Freya have set two cards aside.']);
    expect(told(dealt(), { kind: 'layAside' })).toEqual(['Everyone has set two cards aside.']);
  });

  test('predictions, recruits and tricks', () => {
    const cards = ['gang-of-three', 'recruitment-4', 'extra-loot', 'capture-1'];
    expect(told(dealt({ cards }), { kind: 'predict', seat: 'red', tricks: 1 })).toEqual([
      'Everyone has set two cards aside.',
      '(red) Ines predicts 1 trick.',
    ]);
    const table = dealt().do({ kind: 'layAside' });
    expect(told(table, { kind: 'showCards', seat: 'red', cards: ['blue-20'] })).toEqual([
      '(red) Ines lays Blue 20 open.',
    ]);
    play(table, ['red', 'blue-20'], ['blue', 'blue-19']);
    const last = told(table, { kind: 'playCard', seat: 'yellow', card: 'blue-18' });
    expect(last).toEqual(['(yellow) Freya plays Blue 18.', '(red) Ines takes trick 1, 1 by now.']);
  });

  test('what was collected and given back', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'layAside' });
    expect(told(table, { kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 3 })).toEqual([
      '(red) Ines collects 3 loon for Gang of Three.',
    ]);
    expect(told(table, { kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 1 })).toEqual([
      '(red) Ines gives 2 loon back for Gang of Three.',
    ]);
  });

  test('the settling, and that a round is over and another begins', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 4, 3, 3);
    expect(told(table, { kind: 'collect', seat: 'red', slot: 'capture', loon: -2 })).toEqual([
      '(red) Capture card 1: Ines −2.',
    ]);
    collect(table, 'capture', -2, 0);
    expect(told(table, { kind: 'collect', seat: 'yellow', slot: 'capture', loon: 1 })).toEqual([
      '(yellow) Capture card 1: Freya +1.',
      'Capture card 1: Ines −2, Mo +0, Freya +1.',
      'Bountiful Booty: Ines +6, Mo +4, Freya +4.',
      'Round 1 is over.',
      'Round 2 begins.',
    ]);
    expect(
      told(table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 1 }), {
        kind: 'topUp',
        seat: 'red',
      }),
    ).toEqual(['(red) Ines fills up by 4 loon.']);
    const five = { kind: 'topUp', seat: 'red' } as const;
    expect(told(table, five, { kind: 'table' }, 'not-broke')).toEqual([
      '(red) Ines fills up by nothing: the purse is not short.',
    ]);
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 4 });
    expect(told(table, five)).toEqual(['(red) Ines fills up by 1 loon.']);
  });

  test('rounds told by their numbers, and the end', () => {
    const table = begin({ depth: 'score' });
    for (let round = 1; round < 3; round++) {
      rowsInOrder(table);
      table.do({ kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 1 })) });
    }
    expect(told(table, { kind: 'tellRow', seat: 'blue', row: 1, bid: 2, found: 2 })).toEqual([
      '(blue) Mo takes row 1 for 2 loon, with 2 loon on it.',
    ]);
    table.do({ kind: 'tellRow', seat: 'red', row: 2, bid: 0 });
    expect(told(table, { kind: 'tellGain', seat: 'red', loon: 3 })).toEqual([
      '(red) Told for the round: Ines +3.',
    ]);
    const shared = { kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 1 })) } as const;
    const before = table.state;
    const decided = game.decide(before, shared, new Set());
    const lines = decided.ok ? game.tell(shared, decided.value, before, { kind: 'table' }) : [];
    expect(lines.map(({ message }) => say([game.text.en], message, names)).at(-1)).toMatch(
      / share the win with 15 /,
    );
    expect(lines.at(-1)).not.toHaveProperty('seat');
    const one = table.seats.map((seat) => ({ seat, loon: seat === 'yellow' ? 9 : 0 }));
    expect(told(table, { kind: 'tellRound', gains: one })).toEqual([
      'Round 3: Ines +0, Mo +0, Freya +9.',
      'Round 3 is over.',
      '(yellow) Freya wins with 23 loon.',
    ]);
  });

  test('a breach, and what the table made of it', () => {
    const table = dealt({ depth: 'fights', options: { breach: 'table' } }).do({
      kind: 'setDepth',
      depth: 'cards',
    });
    play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16'], ['red', 'red-9']);
    expect(told(table, { kind: 'playCard', seat: 'blue', card: 'green-18' })[0]).toBe(
      '(blue) Mo did not follow Green in trick 1 (Blue 20) and played Green 18 in trick 2.',
    );
    expect(told(table, { kind: 'ruleBreach', flag: 1, fine: 20 })).toEqual([
      '(blue) Mo pays 12 loon for the breach.',
    ]);
  });

  test('a breach that costs nothing as one that the table lets stand', () => {
    const table = dealt({ depth: 'fights', options: { breach: 'table' } }).do({
      kind: 'setDepth',
      depth: 'cards',
    });
    play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16'], ['red', 'red-9']);
    play(table, ['blue', 'green-18']);
    expect(told(table, { kind: 'ruleBreach', flag: 1, fine: 0 })).toEqual([
      '(blue) The table lets Mo’s breach stand.',
    ]);
  });

  test('a recruit laid open as the whole proof that its suit was held', () => {
    const hands = [['green-17'], ['green-20', 'blue-18']] as const;
    const open = [[], ['red-16', 'red-17', 'red-18', 'red-19', 'red-20']] as const;
    const table = dealt({ deal: dealOf(3, { hands, open }) });
    table.do({ kind: 'showCards', seat: 'blue', cards: ['green-20'] });
    play(table, ['red', 'green-17']);
    const lines = told(
      table,
      { kind: 'playCard', seat: 'blue', card: 'blue-18' },
      { kind: 'table' },
      'must-follow',
    );
    expect(lines).toContain('(blue) Mo did not follow Green in trick 1 (Blue 18) and held Green 20.');
  });

  test('a single loon that lay on a row with the row', () => {
    const table = begin({ depth: 'score' });
    expect(told(table, { kind: 'tellRow', seat: 'blue', row: 2, bid: 3, found: 1 })).toEqual([
      '(blue) Mo takes row 2 for 3 loon, with 1 loon on it.',
    ]);
    expect(told(table, { kind: 'tellRow', seat: 'red', row: 1, bid: 1, found: 0 })[0]).toBe(
      '(red) Ines takes row 1 for 1 loon.',
    );
  });

  test('what the table filled in and set by hand', () => {
    const table = begin();
    expect(told(table, { kind: 'teachScoreCard', card: 'capture-1', name: 'Ransom' })).toEqual([
      'What is printed on Ransom is filled in.',
    ]);
    expect(told(table, { kind: 'nameFaction', suit: 'red', name: 'Vulper' })).toEqual([
      'Red is called Vulper.',
    ]);
    expect(told(table, { kind: 'setDepth', depth: 'fights' })).toEqual([
      'From here on the table tells: Tricks.',
    ]);
    const set = {
      kind: 'setTable',
      fields: {
        'loon.red': 3,
        'prediction.red': '2',
        leader: 'blue',
        treasure: 'extra-loot',
        capture: 'none',
      },
    } as const;
    expect(told(table, set)).toEqual([
      'Set by hand: Treasure card Extra Loot, Capture card none, Loon of Ines, Predicted tricks of Ines 2, Leads next Mo.',
    ]);
    expect(told(table, set, { kind: 'captain', seat: 'red' })[0]).toContain('Loon of Ines 3');
  });
});
