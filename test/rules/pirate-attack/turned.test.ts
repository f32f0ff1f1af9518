import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { running, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const up = (ship: number, card: string): Command => ({ kind: 'turnUp', ship, card });
const cure = (ship: number, card: string, side: 'cursed' | 'other' = 'cursed'): Command => ({
  kind: 'cureShip',
  ship,
  card,
  side,
});
const settle: Command = { kind: 'settleFight' };
const cardsOf = (t: Table, seat: SeatId) => rowOf(t.state, seat).map(({ card }) => card);

/** Red attacks blue, each with all the ships named, those of one side as one where there are several. */
function fight(red: readonly string[], blue: readonly string[], options = {}): Table {
  const t = running({}, { depth: 'fights', options });
  const lay = (seat: SeatId, ships: readonly string[]) => {
    for (const card of ships) t.do({ kind: 'layShip', seat, card });
    const ids = rowOf(t.state, seat).map(({ id }) => id);
    if (ids.length > 1) t.do({ kind: 'formArmada', seat, ships: ids });
  };
  lay('red', red);
  lay('blue', blue);
  return t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: red.length + 1 });
}

test('a curse is cured by its own cure alone, and of two alike the first that is not yet', () => {
  const t = fight(['brigantine-10-10'], ['sloop-3-3']).do(up(1, 'fire'), up(1, 'poison'));
  const cures = () => t.state.fight?.turned[1]?.curses.map(({ curse, cure: by }) => [curse, by]);
  t.do(cure(1, 'antidote'));
  expect(cures()).toEqual([
    ['fire', 'none'],
    ['poison', 'cursed'],
  ]);
  t.do(up(1, 'poison'), cure(1, 'antidote'));
  expect(cures()).toEqual([
    ['fire', 'none'],
    ['poison', 'cursed'],
    ['poison', 'cursed'],
  ]);
});

describe('the booklet’s examples, as the cards say', () => {
  test('1: a Brigantine made 5/5 sinks before a Schooner 5/6', () => {
    const t = fight(['brigantine-7-8'], ['schooner-5-6']).do(
      up(1, 'lazy-blacksmith-2'),
      up(1, 'skilled-carpenter-1'),
      up(1, 'lazy-carpenter-4'),
      settle,
    );
    expect([t.ships('red'), t.ships('blue'), t.fame('blue')]).toEqual([0, 1, 1]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 1 }]);
  });

  test('2: Fire takes five of nine, both sink, and nobody has anything', () => {
    const t = fight(['schooner-6-7'], ['brigantine-10-10']).do(
      up(2, 'fire'),
      up(1, 'skilled-blacksmith-2'),
      up(1, 'lazy-blacksmith-2'),
      up(1, 'skilled-blacksmith-1'),
      up(1, 'lazy-carpenter-4'),
      up(2, 'lazy-blacksmith-3'),
      up(2, 'skilled-blacksmith-4'),
      up(2, 'lazy-carpenter-1'),
      settle,
    );
    expect([t.ships('red'), t.ships('blue'), t.fame('red'), t.fame('blue')]).toEqual([0, 0, 0, 0]);
  });

  test('3: an armada of four loses to one ship, which has four Gold Cards', () => {
    const t = fight(['schooner-5-5', 'schooner-6-7', 'sloop-3-3', 'brigantine-9-9'], ['brigantine-8-8']).do(
      up(4, 'poison'),
      up(2, 'fire'),
      up(1, 'lazy-blacksmith-3'),
      up(2, 'lazy-carpenter-1'),
      up(3, 'lazy-carpenter-4'),
      up(5, 'skilled-blacksmith-4'),
      up(5, 'skilled-carpenter-5'),
      settle,
    );
    expect([t.ships('red'), t.ships('blue'), t.fame('blue')]).toEqual([0, 1, 4]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 4 }]);
  });

  const fourth = (zeroShipGuns: string) =>
    fight(
      ['schooner-6-6', 'schooner-6-7', 'brigantine-7-8'],
      ['sloop-3-3', 'brigantine-10-10', 'brigantine-9-9', 'schooner-7-7'],
      { zeroShipGuns },
    ).do(
      up(7, 'mutiny'),
      ...['lazy-carpenter-4', 'lazy-carpenter-3', 'lazy-carpenter-1'].map((card) => up(1, card)),
      ...['skilled-blacksmith-5', 'skilled-blacksmith-5', 'skilled-blacksmith-4'].map((card) => up(1, card)),
      up(2, 'lazy-blacksmith-3'),
      up(3, 'skilled-carpenter-4'),
      up(4, 'lazy-carpenter-2'),
      up(5, 'lazy-carpenter-4'),
      up(6, 'lazy-carpenter-2'),
      up(6, 'lazy-blacksmith-4'),
      settle,
    );

  test('4: under the rule it needs, one ship sinks, one changes sides, and no gold is won', () => {
    const t = fourth('ignore');
    expect(cardsOf(t, 'red')).toEqual(['schooner-6-7', 'brigantine-7-8', 'schooner-7-7']);
    expect(t.ships('blue')).toBe(3);
    expect([t.fame('red'), t.fame('blue')]).toEqual([0, 1]);
    expect(t.told('goldOwed')).toEqual([]);
  });

  test('4: where a ship without strength fires, the other armada goes down instead', () => {
    const t = fourth('count');
    expect(t.ships('blue')).toBe(0);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'red', count: 3 }]);
  });
});

describe('curses and cures', () => {
  test('Poison sinks the ship it lies on, whatever it is worth', () => {
    const t = fight(['brigantine-10-10'], ['sloop-3-3']).do(up(1, 'poison'), settle);
    expect([t.ships('red'), t.ships('blue')]).toEqual([0, 1]);
  });

  test('an Antidote of the cursed side undoes it', () => {
    const t = fight(['brigantine-10-10'], ['sloop-3-3']).do(up(1, 'poison'), cure(1, 'antidote'), settle);
    expect([t.ships('red'), t.ships('blue')]).toEqual([1, 0]);
  });

  test('the Black Plague takes both, a Vaccine of the cursed side saves both', () => {
    const plagued = () => fight(['sloop-3-3'], ['sloop-3-4']).do(up(1, 'the-black-plague'));
    const both = plagued().do(settle);
    expect([both.ships('red'), both.ships('blue')]).toEqual([0, 0]);
    const cured = plagued().do(cure(1, 'vaccine'), settle);
    expect([cured.ships('red'), cured.ships('blue')]).toEqual([0, 1]);
  });

  test('a Vaccine of the other side saves that side alone', () => {
    const t = fight(['brigantine-10-10'], ['sloop-3-4']).do(
      up(1, 'the-black-plague'),
      cure(1, 'vaccine', 'other'),
      settle,
    );
    expect([t.ships('red'), t.ships('blue')]).toEqual([0, 1]);
  });

  test('Mutiny gives the ship to the other side, unless a Talking Parrot answers', () => {
    const t = fight(['brigantine-10-10'], ['sloop-3-4']).do(up(1, 'mutiny'), settle);
    expect(cardsOf(t, 'blue')).toEqual(['sloop-3-4', 'brigantine-10-10']);
    const kept = fight(['brigantine-10-10'], ['sloop-3-4']).do(
      up(1, 'mutiny'),
      cure(1, 'talking-parrot'),
      settle,
    );
    expect([kept.ships('red'), kept.ships('blue')]).toEqual([1, 0]);
  });

  test('Mutiny lets nobody look at what lies under its ship, as long as no Talking Parrot answers', () => {
    const t = fight(['brigantine-10-10'], ['sloop-3-4']).do(up(1, 'mutiny'));
    const under = up(1, 'skilled-carpenter-1');
    const both = [under, up(2, 'skilled-carpenter-1'), up(1, 'fire')];
    expect(both.map((one) => t.refused(one))).toEqual(['leaves-unseen', undefined, undefined]);
    const [asked] = pirateAttack.prompts(t.state);
    const card = { kind: 'card', row: 'skilled-carpenter-1', copy: 1 } as const;
    expect(pirateAttack.interpret(t.state, asked!, [card], undefined)).toEqual({
      kind: 'command',
      command: up(2, 'skilled-carpenter-1'),
    });
    expect(t.do(cure(1, 'talking-parrot')).refused(under)).toBeUndefined();
  });

  test.each([
    ['mutiny', 'leaves-unseen'],
    ['poison', undefined],
  ])('with a Poison on the same ship that counts where %s comes first', (wdOrder, code) => {
    const t = fight(['brigantine-10-10'], ['sloop-3-4'], { wdOrder }).do(up(1, 'mutiny'), up(1, 'poison'));
    expect(t.refused(up(1, 'skilled-carpenter-1'))).toBe(code);
  });

  test('Fire and Storm take half, rounded up, unless Water Bucket and Navigator answer', () => {
    const burning = () => fight(['brigantine-8-9'], ['schooner-5-5']).do(up(1, 'fire'));
    expect(burning().do(settle).ships('red')).toBe(0);
    expect(burning().do(cure(1, 'water-bucket'), settle).ships('red')).toBe(1);
    const stormy = () => fight(['brigantine-9-9'], ['schooner-5-5']).do(up(1, 'storm'));
    expect(stormy().do(settle).ships('blue')).toBe(1);
    expect(stormy().do(cure(1, 'navigator'), settle).ships('blue')).toBe(0);
  });

  test('are answered by the cursed side, but for the Black Plague', () => {
    const t = fight(['sloop-3-3'], ['sloop-3-4']).do(up(1, 'poison'));
    expect(t.refused(cure(1, 'antidote', 'other'))).toBe('cursed-side-only');
    expect(t.refused(cure(1, 'vaccine'))).toBe('nothing-to-cure');
    expect(t.refused(cure(2, 'antidote'))).toBe('nothing-to-cure');
  });
});

describe('what is turned up', () => {
  test('lay above or under a ship of the fight', () => {
    const t = fight(['sloop-3-3'], ['sloop-3-4']).do({ kind: 'layShip', seat: 'red', card: 'sloop-4-4' });
    expect(t.refused(up(3, 'fire'))).toBe('not-in-fight');
    expect(t.refused(up(1, 'spy'))).toBe('not-turned');
    expect(running({}, { depth: 'fights' }).refused(up(1, 'fire'))).toBe('no-fight');
  });

  test('is there no more often than there are cards of it', () => {
    const t = fight(['sloop-3-3'], ['sloop-3-4']);
    for (let time = 0; time < 4; time++) t.do(up(1, 'skilled-carpenter-5'));
    expect(t.refused(up(1, 'skilled-carpenter-5'))).toBe('no-copy-left');
  });

  test('is read at a reader: the card, and then the ship', () => {
    const t = fight(['sloop-3-3'], ['sloop-3-4']);
    const [asked] = pirateAttack.prompts(t.state);
    const card = { kind: 'card', row: 'lazy-carpenter-4', copy: 1 } as const;
    expect(pirateAttack.interpret(t.state, asked!, [card], undefined)).toMatchObject({ kind: 'incomplete' });
    const square = { kind: 'square', square: '2' } as const;
    expect(pirateAttack.interpret(t.state, asked!, [card, square], undefined)).toEqual({
      kind: 'command',
      command: up(2, 'lazy-carpenter-4'),
    });
  });

  test('that is a ship is the one that lay there unnamed; which of two is asked', () => {
    const read = (target: string) => {
      const rows = { 'row.red': [{ card: 'unknown' }], 'row.blue': [{ card: target }] };
      const t = running(rows, { depth: 'fights' });
      t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 });
      const card = { kind: 'card', row: 'sloop-4-4', copy: 1 } as const;
      return pirateAttack.interpret(t.state, pirateAttack.prompts(t.state)[0]!, [card], undefined);
    };
    expect(read('sloop-3-3')).toMatchObject({ command: { kind: 'nameShip', ship: 1, card: 'sloop-4-4' } });
    expect(read('unknown')).toMatchObject({ kind: 'incomplete', missing: ['ship'] });
  });

  test('says on the button what would sink', () => {
    const t = fight(['sloop-3-3'], ['brigantine-8-8']);
    const [asked] = pirateAttack.prompts(t.state);
    const computed = waysToAnswer(pirateAttack, t.state, asked!, undefined).find(
      ({ command }) => command === settle || command.kind === 'settleFight',
    );
    expect(computed?.note).toMatchObject({ key: 'note.sinks' });
  });

  test('may be left out: the table says what sank', () => {
    const t = fight(['sloop-3-3'], ['brigantine-8-8']).do(
      { kind: 'sinkShip', ship: 2 },
      { kind: 'endFight' },
    );
    expect([t.ships('red'), t.ships('blue')]).toEqual([1, 0]);
  });

  test('settles nothing while a ship of the fight has no name', () => {
    const t = running({ 'ships.red': 1 }).do({ kind: 'setDepth', depth: 'fights' });
    t.do({ kind: 'layShip', seat: 'blue', card: 'sloop-3-3' });
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 });
    expect(t.refused(settle)).toBe('not-certain');
  });

  test.each([
    ['largest', 1],
    ['all', 0],
  ])('the Black Plague against an armada takes %s, so that %i are left', (plagueVsArmada, left) => {
    const t = fight(['sloop-3-3'], ['brigantine-8-8', 'sloop-3-4'], { plagueVsArmada });
    expect(t.do(up(1, 'the-black-plague'), settle).ships('blue')).toBe(left);
  });

  test('and leaves a choice to the table where that is settled so', () => {
    const t = fight(['sloop-3-3'], ['brigantine-8-8', 'sloop-3-4'], { plagueVsArmada: 'chosen' });
    expect(t.do(up(1, 'the-black-plague')).refused(settle)).toBe('not-certain');
  });

  test.each([
    ['swap', ['sloop-3-4'], ['sloop-3-3']],
    ['stay', ['sloop-3-3'], ['sloop-3-4']],
  ])('two mutinies: %s', (doubleMutiny, red, blue) => {
    const t = fight(['sloop-3-3'], ['sloop-3-4'], { doubleMutiny }).do(
      up(1, 'mutiny'),
      up(2, 'mutiny'),
      settle,
    );
    expect([cardsOf(t, 'red'), cardsOf(t, 'blue')]).toEqual([red, blue]);
  });
});
