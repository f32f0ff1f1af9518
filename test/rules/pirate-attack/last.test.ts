import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import { packs, type Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import { attack, ids, offered, seaOf, settle, whole, type Rows } from './sea.ts';
import { pass, won, type Seating, type Table } from './table.ts';

describe('what would end the game as it works', () => {
  /** Nothing is left to draw, only red has a ship, and the last card in a hand is robbed. */
  const robbed = (): Table => {
    const t = seaOf({ packs: ['main', 'magic-shop'] }).at(
      { red: [['sloop-3-3']] },
      { 'hand.red': 99, 'hand.blue': 99 },
    );
    t.stand({ 'hand.yellow': 5 + deckLeft(t.state) });
    t.stand({ 'hand.red': 1, 'hand.blue': 1, 'hand.yellow': 0 });
    return t.do({ kind: 'playCard', seat: 'red', card: 'spy', on: 'blue' });
  };
  const kinds = (t: Table) => pirateAttack.prompts(t.state).map(({ kind }) => kind);

  test('is asked about by itself, since no other fact comes behind it', () => {
    const t = robbed();
    const lets: Command = { kind: 'passChip', seat: 'red' };
    expect([kinds(t), offered(t, 'last')]).toEqual([['last', 'react'], [lets]]);
    expect(t.refused({ kind: 'passChip', seat: 'blue' })).toBe('game-over');
    expect(t.refused({ kind: 'discardCard', seat: 'red' })).toBe('game-over');
    t.do(lets);
    expect([t.winners, t.told('chipPassed'), whole(t)]).toEqual([['red'], [], true]);
  });

  test('may still be stopped', () => {
    const t = robbed().do({ kind: 'answerCard', seat: 'blue', card: 'spy' });
    expect([t.told('cardAnswered').length, t.winners]).toEqual([1, ['red']]);
  });
});

describe('whoever is out of cards and has no ship left', () => {
  const out = { deck: 0, 'hand.red': 0, 'hand.blue': 0, 'hand.yellow': 0, 'out.yellow': true };
  const strong: Rows = { red: [['brigantine-8-8']], blue: [['sloop-3-3']] };
  const equal: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-3']] };
  /** Nobody has a card, and the last fight is told. */
  const fought = (rows: Rows, fields: FieldValues = {}, box: readonly Pack[] = packs, more: Seating = {}) =>
    seaOf({ packs: box })
      .at(rows, { ...out, ...fields }, {}, more)
      .do(attack(1, 2), settle);
  const raise: Command = { kind: 'playMagic', seat: 'blue', card: 'raise-the-dead', grave: 0 };

  test('may have what has just sunk for gold that is not locked, and else the game is over at once', () => {
    const yard = (fields: FieldValues) =>
      fought(strong, { 'ability.blue': 'bone-yard', ...fields }, [
        'main',
        'magic-shop',
        'walk-the-plank',
        'special-abilities',
      ]).do(won('red', 5));
    const wreck: Command = { kind: 'takeWreck', seat: 'blue', ship: 2 };
    const t = yard({ 'gold.blue': 5 });
    expect([t.winners, offered(t, 'bone-yard')]).toEqual([undefined, [wreck]]);
    expect(ids(t.do(wreck), 'blue')).toEqual([3]);
    expect(yard({ 'locked.blue': 5 }).winners).toEqual(['red']);
  });

  test('has one last turn where Magic is saved, and is back with a ship that it raises', () => {
    const t = fought(strong, { 'magic.blue': 1 }).do(won('red', 5));
    expect([t.winners, t.refused(raise)]).toEqual([undefined, 'not-your-turn']);
    t.do(pass('red'), raise);
    expect([t.winners, ids(t, 'blue'), t.state.outs.map(({ seat }) => seat)]).toEqual([
      undefined,
      [3],
      ['yellow'],
    ]);
  });

  test('is out with the Chip that is passed on, and then the game is over', () => {
    const t = fought(strong, { 'magic.blue': 1 }).do(won('red', 5), pass('red'), pass('blue'));
    expect([t.told('captainOut'), t.winners]).toMatchObject([[{ seat: 'blue' }], ['red']]);
  });

  test('and has nothing that may bring a ship is out at once', () => {
    expect(fought(strong).do(won('red', 5)).winners).toEqual(['red']);
    expect(fought(equal).winners).toEqual([]);
    const cannot = fought(strong, { 'magic.blue': 1 }, ['main', 'magic-shop', 'walk-the-plank']);
    expect(cannot.do(won('red', 5)).winners).toEqual(['red']);
  });

  test.each<readonly [what: string, fields: FieldValues, plays: boolean]>([
    ['five gold and an open Magic Shop', { 'gold.blue': 5 }, true],
    ['five gold that is locked until then', { 'locked.blue': 5 }, true],
    ['four gold', { 'gold.blue': 4 }, false],
    ['nine gold and a Magic Shop that is shut', { 'gold.blue': 9, magicOpen: false }, false],
    ['ten gold for the Tavern', { 'gold.blue': 10, magicOpen: false }, true],
    ['gold, and a Broken Wand', { 'gold.blue': 9, 'soul.blue': 'broken-wand' }, false],
    ['half of the price, and the Black Market', { 'gold.blue': 3, 'ability.blue': 'black-market' }, true],
  ])('has that turn with %s, or has not', (_, fields, plays) => {
    const t = fought(strong, fields).do(won('red', 5));
    expect(t.winners === undefined).toBe(plays);
  });

  test('may win alone where the last two have sunk each other, or nobody does', () => {
    const both = () => fought(equal, { 'magic.blue': 1 });
    expect(both().winners).toBeUndefined();
    expect(both().do(pass('red'), raise).winners).toEqual(['blue']);
    expect(both().do(pass('red'), pass('blue')).winners).toEqual([]);
    const gone = both().do({ kind: 'goOut', seat: 'red' });
    expect([gone.turn, gone.winners, gone.do(pass('blue')).winners]).toEqual(['blue', undefined, []]);
  });

  test('keeps no game of the own partner open', () => {
    const seats = ['red', 'yellow', 'blue', 'green'] as const;
    const lie: Rows = { red: [['brigantine-8-8']], yellow: [['sloop-3-3']] };
    const t = fought(lie, { 'hand.green': 0, 'out.yellow': false, 'magic.blue': 1 }, packs, {
      seats,
      teams: true,
    });
    expect(t.do(won('red', 5)).winners).toEqual(['red', 'blue']);
  });

  test('has the turn behind the one on which the last card was played', () => {
    const t = seaOf({ packs }).at(strong, {
      ...out,
      'hand.red': 1,
      'hand.blue': 1,
      'out.yellow': false,
      turn: 'blue',
    });
    t.do(
      { kind: 'sinkShip', ship: 2 },
      { kind: 'playCard', seat: 'blue', card: 'close-market' },
      pass('blue'),
    );
    expect(t.state.outs).toEqual([]);
    t.do(pass('yellow'));
    expect([t.turn, t.state.outs.map(({ seat }) => seat)]).toEqual(['red', ['yellow']]);
  });
});
