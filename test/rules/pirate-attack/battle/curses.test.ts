import { expect, test } from 'vitest';
import { after, attack, kindsIn, played, prizes, standings, step, sunk, total } from './waters.ts';

const deserters = (sheet: ReturnType<typeof played>) =>
  step(sheet, 'survivors').deserters.map(({ ship, to }) => `${ship} to ${to}`);

test('Poison sinks its ship before a card is turned, and the other side has won', () => {
  const sheet = played(attack({ red: ['10/10 +5c !poison'], yellow: ['3/3'] }));
  expect(kindsIn(sheet)).toEqual(['printed', 'poison', 'prizes', 'deaths', 'survivors']);
  expect(standings(sheet)).toBe('sinks against holds');
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 1 cards, 0 gold']);
});

test('the Black Plague takes the ship it lies on and the ship it fights', () => {
  const sheet = played(attack({ red: ['10/10 !plague'], yellow: ['3/3'] }));
  expect(sunk(sheet)).toEqual(['red-1', 'yellow-1']);
  expect(prizes(sheet)).toEqual([]);
});

test('a Vaccine of the cursed side saves both, who then fight', () => {
  const sheet = played(attack({ red: ['10/10 !plague=cursed'], yellow: ['3/3'] }));
  expect(sunk(sheet)).toEqual(['yellow-1']);
});

test('a Vaccine of the other side saves that side alone', () => {
  const sheet = played(attack({ red: ['10/10 !plague=other'], yellow: ['3/3'] }));
  expect(sunk(sheet)).toEqual(['red-1']);
});

test('against an armada the Plague takes the largest as printed', () => {
  const sheet = played(attack({ red: ['3/3 !plague'], yellow: ['5/5 +5s', '9/9 -5s', '6/6'] }));
  expect(sunk(sheet)).toEqual(['red-1', 'yellow-2']);
});

test('tables may choose the ship of an armada that the Plague takes', () => {
  const rows = { red: ['3/3 !plague'], yellow: ['5/5', '9/9', '6/6'] };
  const options = { plagueVsArmada: 'chosen' } as const;
  const asked = played(attack(rows), options);
  expect(asked.open).toEqual([
    { kind: 'choice', by: 'red-1', seat: 'red', among: ['yellow-1', 'yellow-2', 'yellow-3'] },
  ]);
  expect(sunk(asked)).toEqual(['red-1', 'yellow-1']);
  const told = played(attack(rows, { choices: [{ by: 'red-1', victim: 'yellow-3' }] }), options);
  expect(told.open).toEqual([]);
  expect(sunk(told)).toEqual(['red-1', 'yellow-3']);
});

test('or it takes the whole armada', () => {
  const encounter = attack({ red: ['3/3 !plague'], yellow: ['5/5', '9/9'] });
  expect(sunk(played(encounter, { plagueVsArmada: 'all' }))).toEqual(['red-1', 'yellow-1', 'yellow-2']);
});

test('where several are as large, the owner of the cursed ship is asked, or by the other rule the victim', () => {
  const encounter = attack({ red: ['3/3 !plague'], yellow: ['6/6', '5/5', '5/7'] });
  const open = { kind: 'choice', by: 'red-1', among: ['yellow-1', 'yellow-3'] };
  expect(played(encounter).open).toEqual([{ ...open, seat: 'red' }]);
  expect(played(encounter, { largestTie: 'victim' }).open).toEqual([{ ...open, seat: 'yellow' }]);
  expect(played(encounter).certain).toBe(false);
});

test('two Plagues of one side take two ships of the other', () => {
  const sheet = played(attack({ red: ['3/3 !plague', '4/4 !plague'], yellow: ['9/9', '5/5', '6/6'] }));
  expect(sunk(sheet)).toEqual(['red-1', 'red-2', 'yellow-1', 'yellow-3']);
});

test('Mutiny hands the ship over with the cards under it unseen', () => {
  const sheet = played(attack({ red: ['3/3'], yellow: ['10/10 ? ? !mutiny'] }));
  expect(deserters(sheet)).toEqual(['yellow-1 to red']);
  expect(sunk(sheet)).toEqual([]);
  expect(standings(sheet)).toBe('holds against deserted');
  expect(sheet.open).toEqual([]);
  expect(prizes(sheet)).toEqual([]);
});

test('a ship that mutinies is out of the fight and of its armada', () => {
  const sheet = played(attack({ red: ['6/6'], yellow: ['10/10 !mutiny', '3/3'] }));
  expect(total(sheet)).toBe('6/6 against 3/3');
  expect(step(sheet, 'deaths').armadasEnd).toEqual(['defender']);
  expect(prizes(sheet)).toEqual(['red 1 fame, 1 cards, 0 gold']);
});

test('of two lone ships with a Mutiny each the captains swap, and no shot falls', () => {
  const encounter = attack({ red: ['10/10 !mutiny'], yellow: ['3/3 !mutiny'] });
  expect(deserters(played(encounter))).toEqual(['red-1 to yellow', 'yellow-1 to red']);
  expect(standings(played(encounter))).toBe('deserted against deserted');
});

test('or both stay, by the other rule, and no shot falls either', () => {
  const sheet = played(attack({ red: ['10/10 !mutiny'], yellow: ['3/3 !mutiny'] }), { doubleMutiny: 'stay' });
  expect(deserters(sheet)).toEqual([]);
  expect(sunk(sheet)).toEqual([]);
  expect(step(sheet, 'survivors').ships.map(({ ship }) => ship)).toEqual(['red-1', 'yellow-1']);
});

test('a Mutiny on each side of an armada hands both over all the same', () => {
  const sheet = played(attack({ red: ['10/10 !mutiny', '4/4'], yellow: ['3/3 !mutiny'] }), {
    doubleMutiny: 'stay',
  });
  expect(deserters(sheet)).toEqual(['red-1 to yellow', 'yellow-1 to red']);
});

test('a Mutiny card is thrown away when the ship has changed hands, or by the other rule stays on it', () => {
  const encounter = attack({ red: ['3/3'], yellow: ['10/10 !fire !mutiny !storm=cursed'] });
  const [ship] = step(played(encounter), 'survivors').deserters;
  expect([ship?.cursesStay, ship?.cursesDiscarded]).toEqual([[0], [1, 2]]);
  const [kept] = step(played(encounter, { mutinyAfter: 'stay' }), 'survivors').deserters;
  expect([kept?.cursesStay, kept?.cursesDiscarded]).toEqual([[0, 1], [2]]);
});

test('of several curses on a ship Mutiny goes before Plague, and Plague before Poison', () => {
  const all = attack({ red: ['3/3'], yellow: ['10/10 !poison !plague !mutiny'] });
  expect(deserters(played(all))).toEqual(['yellow-1 to red']);
  expect(sunk(played(all))).toEqual([]);
  const two = played(attack({ red: ['3/3'], yellow: ['10/10 !poison !plague'] }));
  expect(step(two, 'plague').ships.map(({ ship }) => ship)).toEqual(['yellow-1', 'red-1']);
  expect(kindsIn(two)).not.toContain('poison');
});

test('tables may let Plague or Poison go first', () => {
  const all = attack({ red: ['3/3'], yellow: ['10/10 !poison !plague !mutiny'] });
  expect(sunk(played(all, { wdOrder: 'plague' }))).toEqual(['red-1', 'yellow-1']);
  expect(sunk(played(all, { wdOrder: 'poison' }))).toEqual(['yellow-1']);
});

test('curses of one kind strike on both sides at once', () => {
  const sheet = played(attack({ red: ['3/3 !poison'], yellow: ['4/4 !poison'] }));
  expect(sunk(sheet)).toEqual(['red-1', 'yellow-1']);
  expect(kindsIn(sheet)).not.toContain('volley');
});

test('a curse touches its own ship and no other of the armada', () => {
  const sheet = played(attack({ red: ['9/9 !fire', '9/9', '9/9 !storm'], yellow: ['3/3'] }));
  expect(after(sheet, 'halved')).toEqual({ 'red-1': '9/4', 'red-3': '4/9' });
});

test.each([
  ['15', '7'],
  ['11', '5'],
  ['9', '4'],
  ['8', '4'],
  ['1', '0'],
])('Fire and Storm leave of %s no more than %s', (before, left) => {
  const sheet = played(attack({ red: [`${before}/${before} !fire !storm`], yellow: ['3/30'] }));
  expect(after(sheet, 'halved')).toEqual({ 'red-1': `${left}/${left}` });
});

test('two Fires on a ship take half, and half of what is left', () => {
  const sheet = played(attack({ red: ['9/9 !fire !fire'], yellow: ['3/3'] }));
  expect(after(sheet, 'halved')).toEqual({ 'red-1': '9/2' });
});

test('a cured curse does nothing', () => {
  const sheet = played(
    attack({ red: ['9/9 !fire=cursed !storm=cursed !poison=cursed !mutiny=cursed'], yellow: ['3/3'] }),
  );
  expect(kindsIn(sheet)).toEqual(['printed', 'volley', 'prizes', 'deaths', 'survivors']);
  expect(step(sheet, 'survivors').ships[0]?.cursesDiscarded).toEqual([0, 1, 2, 3]);
});

test('Fire and Storm stay on a ship that is left, or go by the other rule', () => {
  const encounter = attack({ red: ['9/9 !fire !storm=cursed'], yellow: ['3/3'] });
  const curses = (options = {}) => {
    const [ship] = step(played(encounter, options), 'survivors').ships;
    return [ship?.cursesStay, ship?.cursesDiscarded];
  };
  expect(curses()).toEqual([[0], [1]]);
  expect(curses({ wdAfterFight: 'discard' })).toEqual([[], [0, 1]]);
  const unturned = played(attack({ red: ['9/9 !?'], yellow: ['3/3'] }), { wdAfterFight: 'discard' });
  expect(step(unturned, 'survivors').ships[0]?.cursesStay).toEqual([0]);
});

test('a side that the curses have wiped out turns no card, and the other keeps its cards', () => {
  const sheet = played(attack({ red: ['10/10 +5c -5s ? !poison'], yellow: ['3/3 +1c -1c'] }));
  expect(sheet.open).toEqual([]);
  expect(step(sheet, 'survivors').ships).toMatchObject([
    { ship: 'yellow-1', back: [0, 1], discarded: [], opposites: [] },
  ]);
});
