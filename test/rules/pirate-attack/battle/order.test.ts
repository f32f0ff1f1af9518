import { describe, expect, test } from 'vitest';
import { defaultBattleOptions } from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import type { Encounter } from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import { naive } from './naive.ts';
import { after, attack, played, step, sunk, total } from './waters.ts';

/** The page of six cards: what lies first in this list is what happens, and the others beside it are discarded. */
const page = ['eliminate', 'explode', 'left', 'right', 'spirit', 'field'] as const;
type Page = (typeof page)[number];

/** Every mixture of the six: 63 of them. */
const mixtures: readonly (readonly Page[])[] = Array.from({ length: 2 ** page.length - 1 }, (_, at) =>
  page.filter((__, bit) => ((at + 1) >> bit) & 1),
);

/**
 * The defender has 6 cannons and 6 strength and lies between a neighbour of 3/3 and one of 6/6; what attacks it has
 * 5 cannons and 5 strength. Shot at by it, nobody sinks but the neighbours and the attacker, as far as cannons reach.
 */
function expected(mixture: readonly Page[]): readonly string[] {
  const has = (card: Page): boolean => mixture.includes(card);
  // 6 against 5: the attacker sinks; 5 against 6: the defender holds.
  if (has('eliminate')) return ['red-1'];
  // 6 against the own 6.
  if (has('explode')) return ['blue-2'];
  if (has('left') || has('right')) {
    const both = has('left') && has('right');
    // All 6 reach 3/3 and 6/6; half of them, 3, only 3/3. With a Spirit no cannons are needed.
    const left = has('left') ? ['blue-1'] : [];
    const right = has('right') && (!both || has('spirit')) ? ['blue-3'] : [];
    return [...left, ...right];
  }
  if (has('spirit')) return ['red-1'];
  // 5 come back at the attacker's own 5.
  return ['red-1'];
}

const meeting = (mixture: readonly Page[]): Encounter =>
  attack({ red: ['5/5'], blue: ['~3/3', `6/6 ${mixture.join(' ')}`, '~6/6'], yellow: [] });

describe('the order page: of Eliminate, Exploding Cannons, both Confusions, Spirit and Force Field under one ship', () => {
  test('there are 63 mixtures', () => {
    expect(new Set(mixtures.map((mixture) => mixture.join())).size).toBe(63);
  });

  test.each(mixtures.map((mixture) => [mixture.join(' + '), mixture] as const))(
    '%s: the first of the page happens, and the others are discarded',
    (_, mixture) => {
      const sheet = played(meeting(mixture));
      const due = expected(mixture);
      expect([sunk(sheet), sheet.certain]).toEqual([due, true]);
      const survivors = step(sheet, 'survivors').ships;
      const own = survivors.find(({ ship }) => ship === 'blue-2');
      expect(own?.discarded ?? 'sunk').toEqual(due.includes('blue-2') ? 'sunk' : mixture.map((__, at) => at));
      expect(naive(meeting(mixture), defaultBattleOptions).sunk).toEqual(due);
    },
  );

  test.each(mixtures.map((mixture) => [mixture.join(' + '), mixture] as const))(
    '%s on a ship that meets a Spirit: it sinks, and takes the other along by a Spirit of its own alone',
    (_, mixture) => {
      const table = attack({ red: [`6/6 ${mixture.join(' ')}`], blue: ['5/5 spirit'], yellow: ['~4/4'] });
      const sheet = played(table);
      expect(sunk(sheet)).toEqual(naive(table, defaultBattleOptions).sunk);
      expect(sheet.sunk.includes('red-1')).toBe(true);
      // What comes before it on the page leaves the Spirit nothing to do.
      expect(sheet.sunk.includes('blue-1')).toBe(mixture[0] === 'spirit');
    },
  );

  test.each(mixtures.map((mixture) => [mixture.join(' + '), mixture] as const))(
    '%s when a Sea Creature comes: all of it is discarded, and none of it helps',
    (_, mixture) => {
      const table: Encounter = {
        ...meeting(mixture),
        clash: { kind: 'creature', level: 5, seat: 'red', defender: { seat: 'blue', ships: ['blue-2'] } },
      };
      const sheet = played(table);
      expect(sunk(sheet)).toEqual([]);
      expect(step(sheet, 'survivors').ships[0]?.discarded).toEqual(mixture.map((__, at) => at));
    },
  );
});

describe('one-shot Magic that nothing came of', () => {
  test.each([
    ['keep', []],
    ['discard', [0]],
  ] as const)('beside an opponent who shot himself: unusedMagic %s', (unusedMagic, discarded) => {
    const sheet = played(attack({ red: ['4/8 explode'], blue: ['6/6 field'] }), { unusedMagic });
    expect(step(sheet, 'survivors').ships.find(({ ship }) => ship === 'blue-1')?.discarded).toEqual(
      discarded,
    );
  });

  test.each([
    ['keep', []],
    ['discard', [0]],
  ] as const)('a Force Field at which nobody shot: ffUnused %s', (ffUnused, discarded) => {
    const sheet = played(attack({ red: ['4/8 left'], blue: ['6/6 field'] }), {
      ffUnused,
      neighbourRing: false,
    });
    expect(step(sheet, 'survivors').ships.find(({ ship }) => ship === 'blue-1')?.discarded).toEqual(
      discarded,
    );
  });
});

/** Every order of these. */
function orders<One>(all: readonly One[]): readonly (readonly One[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) =>
    orders(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

describe('the arithmetic page, in whichever order the cards were laid', () => {
  const cards = ['x2c', 'x2s', '+5c', '-3s', '+1s'] as const;

  test.each(orders(cards).map((order) => [order.join(' '), order] as const))(
    '%s: doubled, plus and minus, the fleet’s card, and half by Fire and Storm last',
    (_, order) => {
      const table = attack(
        { red: [`7/9 ${order.join(' ')} !fire !storm`], blue: ['10/10'] },
        { cards: { red: { plus: 2 } } },
      );
      const sheet = played(table);
      // 7/9 doubled 14/18, with +5 and -3 +1 19/16, with +2 21/18, and half of it lost: 11 of 21, 9 of 18.
      expect([
        after(sheet, 'doubled')['red-1'],
        after(sheet, 'underCards')['red-1'],
        after(sheet, 'fleet')['red-1'],
        after(sheet, 'halved')['red-1'],
      ]).toEqual(['14/18', '19/16', '21/18', '10/9']);
      expect(total(sheet)).toBe('10/9 against 10/10');
      expect(naive(table, defaultBattleOptions).sunk).toEqual(sunk(sheet));
    },
  );

  test.each(
    orders(['!fire', '!storm', '!fire=cursed', '!storm=cursed']).map(
      (order) => [order.join(' '), order] as const,
    ),
  )('curses as %s: those that are cured take nothing', (_, order) => {
    const sheet = played(attack({ red: [`7/9 x2c ${order.join(' ')}`], blue: ['10/10'] }));
    expect(total(sheet)).toBe('7/4 against 10/10');
  });
});
