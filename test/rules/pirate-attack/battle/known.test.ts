import { expect, test } from 'vitest';
import { attack, creature, played, step, sum, sunk, type More } from './waters.ts';

const open = (rows: Parameters<typeof attack>[0], more: More = {}, options = {}) =>
  played(attack(rows, more), options).open;

test('a card that lies face down leaves its ship and its side uncertain, and what is printed certain', () => {
  const sheet = played(attack({ red: ['6/6 +1c ?', '3/3'], yellow: ['8/8'] }));
  expect(sheet.certain).toBe(false);
  expect(sheet.open).toEqual([{ kind: 'under', ship: 'red-1', count: 1 }]);
  expect(step(sheet, 'printed').totals.attacker?.certain).toBe(true);
  const { ships, totals } = step(sheet, 'underCards');
  expect(ships).toMatchObject([{ ship: 'red-1', faceDown: 1, certain: false }]);
  expect([totals.attacker?.certain, totals.defender?.certain]).toEqual([false, true]);
  expect([sheet.totals.attacker?.certain, sheet.totals.defender?.certain]).toEqual([false, true]);
});

test('cards that lie face down are told as a layer of their own, though they change nothing yet', () => {
  const sheet = played(attack({ red: ['6/6 ? ?'], yellow: ['8/8'] }));
  expect(step(sheet, 'underCards').ships).toMatchObject([
    { ship: 'red-1', faceDown: 2, change: { cannons: 0, strength: 0 } },
  ]);
});

test('an eliminated ship has nothing left to turn', () => {
  expect(open({ red: ['6/6 eliminate ? ?'], yellow: ['8/8'] })).toEqual([]);
});

test('a card taken out before it was turned waits for nobody', () => {
  const encounter = attack({ red: ['6/6'], yellow: ['8/8'] });
  const [red, ...others] = encounter.fleets;
  const ships = red?.ships.map((ship) => ({ ...ship, under: [{ face: null, removed: true }] })) ?? [];
  expect(played({ ...encounter, fleets: [{ ...red!, ships }, ...others] }).open).toEqual([]);
});

test('a fight asks first for curses, then for cures, for dice, and for the cards under the ships', () => {
  const rows = { red: ['X/X ? !? !?'], yellow: ['8/8 ? ? !fire=asked !storm'] };
  expect(open(rows)).toEqual([
    { kind: 'curse', ship: 'red-1', count: 2 },
    { kind: 'cure', ship: 'yellow-1', curse: 'fire', of: 'cursed' },
    { kind: 'throw', ship: 'red-1' },
    { kind: 'under', ship: 'red-1', count: 1 },
    { kind: 'under', ship: 'yellow-1', count: 2 },
  ]);
});

test('of the Plague the other side is asked for its Vaccine as well', () => {
  expect(open({ red: ['3/3 !plague=otherAsked'], yellow: ['8/8'] })).toEqual([
    { kind: 'cure', ship: 'red-1', curse: 'plague', of: 'other' },
  ]);
});

test('until a cure is answered its curse counts, and nothing is certain', () => {
  const sheet = played(attack({ red: ['9/9 !poison=asked', '3/3'], yellow: ['8/8'] }));
  expect(sum(sheet, 'poison')).toBe('3/3 against 8/8');
  expect(step(sheet, 'poison').ships).toMatchObject([{ ship: 'red-1', certain: false }]);
  expect(step(sheet, 'poison').totals.attacker?.certain).toBe(false);
  expect(sheet.totals.attacker?.certain).toBe(false);
  expect(sheet.totals.defender?.certain).toBe(true);
  expect(sheet.certain).toBe(false);
});

test('a curse that lies face down leaves its side uncertain', () => {
  const sheet = played(attack({ red: ['9/9 !?'], yellow: ['8/8'] }));
  expect([sheet.totals.attacker?.certain, sheet.totals.defender?.certain]).toEqual([false, true]);
});

test('a ship of unknown size is uncertain from the start, and half thrown still is', () => {
  const sheet = played(attack({ red: ['X/X=7/?'], yellow: ['8/8'] }));
  expect(step(sheet, 'printed').ships[0]).toMatchObject({ now: { cannons: 7, strength: 0 }, certain: false });
  expect(sheet.open).toEqual([{ kind: 'throw', ship: 'red-1' }]);
  expect(open({ red: ['X/X=7/3'], yellow: ['8/8'] })).toEqual([]);
});

test('no card is asked for under a ship that a curse has taken, nor under anybody’s once that ended the fight', () => {
  expect(open({ red: ['9/9 ? !poison', '3/3 ?'], yellow: ['8/8'] })).toEqual([
    { kind: 'under', ship: 'red-2', count: 1 },
  ]);
  expect(open({ red: ['9/9 ? !poison'], yellow: ['8/8 ?'] })).toEqual([]);
  expect(open({ red: ['X/X !mutiny'], yellow: ['8/8 ?'] })).toEqual([]);
});

test('the cards under a bystander are asked for when a confused ship fires at it', () => {
  expect(open({ red: ['~5/5 ? !?', '6/7 left'], yellow: ['3/3'] })).toEqual([
    { kind: 'under', ship: 'red-1', count: 1 },
  ]);
  expect(open({ red: ['~5/5 ?', '6/7'], yellow: ['3/3'] })).toEqual([]);
  expect(open({ red: ['~5/5 ?', '6/7 left right'], yellow: ['3/3'] })).toHaveLength(1);
});

test('curses are not asked for where none is turned', () => {
  expect(played(creature(5, 'yellow', { red: ['9/9 !? ?'], yellow: [] })).open).toEqual([
    { kind: 'under', ship: 'red-1', count: 1 },
  ]);
  expect(open({ red: ['3/3 !? ?'], yellow: ['8/8 !? ?'] }, { fled: 'defender' })).toEqual([
    { kind: 'under', ship: 'red-1', count: 1 },
  ]);
});

test('a storm asks only for a navigator, where the ship has none', () => {
  const { fleets } = attack({ red: ['X/X ?', '3/3 ? ability:navigator'], yellow: ['3/3'] });
  const sheet = played({ fleets, clash: { kind: 'storm', ships: ['red-1', 'red-2', 'yellow-1'] } });
  expect(sheet.open).toEqual([{ kind: 'under', ship: 'red-1', count: 1 }]);
});

test('a fight where nothing is left to turn is certain', () => {
  const sheet = played(attack({ red: ['6/6 +1c'], yellow: ['8/8 !fire'] }));
  expect([sheet.certain, sheet.open]).toEqual([true, []]);
});

test('a rule is named with its other readings only where the fight turns on it', () => {
  const readings = (text: string, yellow = '8/8') =>
    played(attack({ red: [text, '3/3'], yellow: [yellow] })).readings.map(({ option, differs }) => [
      option,
      differs,
    ]);
  expect(readings('6/6')).toEqual([]);
  expect(readings('6/3 -3s')).toEqual([['zeroShipGuns', true]]);
  expect(readings('6/3 -3s', '8/20')).toEqual([['zeroShipGuns', false]]);
  expect(readings('6/6 !mutiny !poison')).toEqual([['wdOrder', true]]);
  expect(readings('6/6 !fire !poison')).toEqual([]);
  expect(readings('6/6', '8/8 !plague')).toEqual([['plagueVsArmada', true]]);
  expect(readings('3/6 -5c')).toEqual([['gunsFloor', false]]);
  expect(readings('3/6 x2c x2c', '8/14')).toEqual([['doubleStack', true]]);
  expect(readings('3/6 x2c')).toEqual([]);
  expect(readings('5/6 -5c')).toEqual([]);
  expect(readings('1/3 -3s')).toEqual([['zeroShipGuns', false]]);
  expect(readings('1/3 -3s -1c')).toEqual([]);
  expect(readings('6/6 spirit', '9/9')).toEqual([['spiritEndsFight', true]]);
  expect(readings('6/6 explode')).toEqual([['explodeEndsFight', true]]);
});

test('curses beside a fight are a reading only where a confused ship shoots at one that bears some', () => {
  const readings = (beside: string, red = '6/6 right', more: More = {}) =>
    played(attack({ red: [red], blue: ['8/8'], yellow: [beside] }, more)).readings.map(
      ({ option }) => option,
    );
  expect(readings('4/4 !fire')).toContain('bystanderWD');
  expect(readings('4/4')).not.toContain('bystanderWD');
  expect(readings('4/4 !fire', '6/6')).not.toContain('bystanderWD');
  expect(readings('4/4 !fire', '6/6 right', { fled: 'defender' })).not.toContain('bystanderWD');
});

test('every other reading of a rule is told with who sinks by it', () => {
  const sheet = played(attack({ red: ['3/3 !plague'], yellow: ['5/5', '9/9'] }));
  const [reading] = sheet.readings;
  expect(reading).toMatchObject({ option: 'plagueVsArmada', counts: 'largest', differs: true });
  expect(reading?.others.map(({ value, sunk: lost }) => [value, lost.toSorted()])).toEqual([
    ['chosen', ['red-1', 'yellow-1']],
    ['all', ['red-1', 'yellow-1', 'yellow-2']],
  ]);
  expect(sunk(sheet)).toEqual(['red-1', 'yellow-2']);
});

test('another owner is another end, though nothing sinks', () => {
  const sheet = played(attack({ red: ['10/10 !mutiny'], yellow: ['3/3 !mutiny'] }));
  expect(sheet.readings).toMatchObject([{ option: 'doubleMutiny', differs: true }]);
});
