import { expect, test } from 'vitest';
import {
  attack,
  after,
  creature,
  kindsIn,
  navy,
  played,
  prizes,
  shots,
  standings,
  step,
  sunk,
  total,
} from './waters.ts';

test('both sides fire at once, and as many cannons as there is strength sink', () => {
  expect(sunk(played(attack({ red: ['5/5'], yellow: ['5/5'] })))).toEqual(['red-1', 'yellow-1']);
  expect(sunk(played(attack({ red: ['4/5'], yellow: ['4/5'] })))).toEqual([]);
});

test('a side sinks as a whole', () => {
  const sheet = played(attack({ red: ['3/3', '3/4'], yellow: ['7/9'] }));
  expect(sunk(sheet)).toEqual(['red-1', 'red-2']);
  expect(standings(sheet)).toBe('sinks against holds');
});

test('a ship without strength sinks in any case, and its side may be left', () => {
  const sheet = played(attack({ red: ['5/3 -3s', '6/9'], yellow: ['4/20'] }));
  expect(sunk(sheet)).toEqual(['red-1']);
  expect(standings(sheet)).toBe('afloat against holds');
  expect(shots(sheet)[0]).toBe('attacker volley 11 at defender 20: holds');
});

test('tables may leave out the cannons of a ship without strength', () => {
  const encounter = attack({ red: ['5/3 -3s', '6/9'], yellow: ['4/10'] });
  expect(standings(played(encounter))).toBe('afloat against sinks');
  const other = played(encounter, { zeroShipGuns: 'ignore' });
  expect(standings(other)).toBe('afloat against holds');
  expect(after(other, 'gunsAway')).toEqual({ 'red-1': '0/0' });
});

test('Exploding Cannons turn a ship’s cannons on itself, and nobody else fires', () => {
  const sheet = played(attack({ red: ['8/7 explode'], yellow: ['3/3'] }));
  expect(shots(sheet)).toEqual(['red-1 exploded 8 at red-1 7: sinks']);
  expect(total(sheet)).toBe('0/7 against 0/3');
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 1 cards, 0 gold']);
  expect(sunk(played(attack({ red: ['6/7 explode'], yellow: ['30/3'] })))).toEqual([]);
});

test('in an armada one ship explodes, is paid as one, and the rest sail on', () => {
  const sheet = played(attack({ red: ['8/7 explode', '4/4'], yellow: ['30/3'] }));
  expect(sunk(sheet)).toEqual(['red-1']);
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 1 cards, 0 gold']);
});

test('tables may let the rest of an armada fight on without the ship that explodes', () => {
  const encounter = attack({ red: ['8/7 explode', '4/4'], yellow: ['5/3'] });
  const sheet = played(encounter, { explodeEndsFight: false });
  expect(shots(sheet)).toEqual([
    'red-1 exploded 8 at red-1 7: sinks',
    'attacker volley 4 at defender 3: sinks',
    'defender volley 5 at attacker 4: sinks',
  ]);
});

test('a ship that explodes alone is fired at by nobody, whatever the table says', () => {
  const sheet = played(attack({ red: ['3/7 explode'], yellow: ['30/3'] }), { explodeEndsFight: false });
  expect(sunk(sheet)).toEqual([]);
});

test('Exploding goes before Confusion, a spirit and a field under the same ship', () => {
  const sheet = played(attack({ red: ['8/9 explode left right spirit field', '~3/3'], yellow: ['3/3'] }));
  expect(shots(sheet)).toEqual(['red-1 exploded 8 at red-1 9: holds']);
  expect(step(sheet, 'survivors').ships[0]).toMatchObject({ ship: 'red-1', discarded: [0, 1, 2, 3, 4] });
});

test('a confused ship fires at its neighbour instead, and is fired at all the same', () => {
  const sheet = played(attack({ red: ['~5/5', '6/7 left'], yellow: ['6/3'] }));
  expect(shots(sheet)).toEqual(['defender volley 6 at attacker 7: holds']);
  expect(shots(sheet, 'bystanders')).toEqual(['red-2 stray 6 at red-1 5: sinks']);
  expect(total(sheet)).toBe('0/7 against 6/3');
});

test('one confused twice fires half of its cannons each way, an odd one at nobody', () => {
  const rows = { red: ['~5/5', '9/7 left right', '~4/4'], yellow: ['3/3'] };
  expect(shots(played(attack(rows)), 'bystanders')).toEqual([
    'red-2 stray 4 at red-1 5: holds',
    'red-2 stray 4 at red-3 4: sinks',
  ]);
  expect(shots(played(attack(rows), { confusionSplit: 'up' }), 'bystanders')).toEqual([
    'red-2 stray 5 at red-1 5: sinks',
    'red-2 stray 5 at red-3 4: sinks',
  ]);
});

test('half of the cannons is fired by one with two Confusions even where one neighbour is missing', () => {
  const rows = { red: ['~5/5', '8/7 left right'], yellow: ['3/3'] };
  expect(shots(played(attack(rows), { neighbourRing: false }), 'bystanders')).toEqual([
    'red-2 stray 4 at red-1 5: holds',
  ]);
});

test('two Confusions to the same hand are no more than one', () => {
  const sheet = played(attack({ red: ['~5/5', '9/7 left left'], yellow: ['3/3'] }));
  expect(shots(sheet, 'bystanders')).toEqual(['red-2 stray 9 at red-1 5: sinks']);
});

test('past the end of a row the neighbour is the next captain’s nearest ship, clockwise to the left', () => {
  const rows = { red: ['6/7 left'], yellow: ['3/9'], green: ['~3/4', '~3/5'] };
  const left = { ...rows, blue: ['~3/3'] };
  expect(shots(played(attack(left)))[0]).toBe('red-1 stray 6 at yellow-1 9: holds');
  const right = { ...left, red: ['6/7 right'] };
  expect(shots(played(attack(right)), 'bystanders')).toEqual(['red-1 stray 6 at blue-1 3: sinks']);
  const further = { red: ['6/7 left'], yellow: ['3/9 !mutiny', '3/3'], green: ['~3/4', '~3/5'] };
  expect(shots(played(attack(further)))[0]).toBe('red-1 stray 6 at yellow-2 3: sinks');
});

test('the nearest ship to the left is the right end of the next captain’s row, to the right the left end', () => {
  const other = { yellow: ['~4/4', '3/9', '~5/5'] };
  expect(shots(played(attack({ red: ['6/7 left'], ...other })), 'bystanders')).toEqual([
    'red-1 stray 6 at yellow-3 5: sinks',
  ]);
  expect(shots(played(attack({ red: ['6/7 right'], ...other })), 'bystanders')).toEqual([
    'red-1 stray 6 at yellow-1 4: sinks',
  ]);
});

test('a captain without a ship at sea is passed over', () => {
  const sheet = played(attack({ red: ['6/7 left'], yellow: ['3/9'], green: ['~3/4'] }));
  expect(shots(sheet)[0]).toBe('red-1 stray 6 at yellow-1 9: holds');
  const empty = attack({ red: ['6/7 right'], yellow: ['3/9'], green: ['~5/5'], blue: [] });
  expect(shots(played(empty), 'bystanders')).toEqual(['red-1 stray 6 at green-1 5: sinks']);
});

test('ships in port and hidden ships of others are no neighbours', () => {
  const sheet = played(
    attack({
      red: ['~3/3', '~4/4 port', '6/7 left right'],
      yellow: ['3/9'],
      green: ['~5/5 hidden', '~3/4', '~4/4'],
    }),
  );
  expect(shots(sheet, 'bystanders')).toEqual([
    'red-3 stray 3 at red-1 3: sinks',
    'red-3 stray 3 at green-2 4: holds',
  ]);
});

test('one’s own hidden ship is a neighbour, and so is one that fights', () => {
  const own = played(attack({ red: ['~3/3 hidden', '6/7 left'], yellow: ['3/9'] }));
  expect(shots(own, 'bystanders')).toEqual(['red-2 stray 6 at red-1 3: sinks']);
  const other = played(attack({ red: ['6/7 left'], yellow: ['3/9 hidden'] }));
  expect(shots(other)[0]).toBe('red-1 stray 6 at yellow-1 9: holds');
});

test('where nobody lies beside it, or the table ends each row at its end, the shots are lost', () => {
  const rows = { red: ['6/7 left'], yellow: ['3/9'] };
  expect(shots(played(attack(rows), { neighbourRing: false }))).toEqual([
    'defender volley 3 at attacker 7: holds',
  ]);
  const alone = attack({ red: ['6/7 left', '~5/5'], yellow: ['3/9 hidden'] }, {});
  expect(kindsIn(played(alone))).not.toContain('bystanders');
});

test('a confused ship may hit one of its own armada, by that ship’s own strength', () => {
  const sheet = played(attack({ red: ['4/4', '6/7 left'], yellow: ['3/20'] }));
  expect(shots(sheet)).toContain('red-2 stray 6 at red-1 4: sinks');
  expect(standings(sheet)).toBe('afloat against holds');
});

test('a lone ship takes the volley and what goes astray at it together', () => {
  const sheet = played(attack({ red: ['5/9 left', '4/9'], yellow: ['3/9'] }));
  expect(shots(sheet)).toEqual([
    'red-1 stray 5 at yellow-1 9: sinks',
    'attacker volley 4 at defender 9: holds',
    'defender volley 3 at attacker 18: holds',
  ]);
  expect(sunk(sheet)).toEqual(['yellow-1']);
});

test('of an armada what goes astray meets the one ship, and the volley all of it', () => {
  const sheet = played(attack({ red: ['5/9 left', '4/9'], yellow: ['3/4', '3/9'] }));
  expect(shots(sheet)).toContain('red-1 stray 5 at yellow-2 9: holds');
  expect(sunk(sheet)).toEqual([]);
});

test('what goes astray at one ship from several is added up', () => {
  const sheet = played(attack({ red: ['5/9 right', '~4/9', '4/9 left'], yellow: ['3/30'] }));
  expect(sunk(sheet)).toEqual(['red-2']);
});

test('a bystander stands with its cards, and no curse on it is turned', () => {
  const sheet = played(attack({ red: ['~5/5 +2s !poison !fire', '6/7 left'], yellow: ['3/3'] }));
  expect(shots(sheet, 'bystanders')).toEqual(['red-2 stray 6 at red-1 7: holds']);
});

test('a spirit under a confused ship takes the neighbours whatever their strength', () => {
  const sheet = played(attack({ red: ['~5/5', '3/7 left right spirit', '~20/20'], yellow: ['3/3'] }));
  expect(shots(sheet, 'bystanders')).toEqual([
    'red-2 spirit 0 at red-1 5: sinks',
    'red-2 spirit 0 at red-3 20: sinks',
  ]);
  expect(sunk(sheet)).toEqual(['red-1', 'red-3']);
});

test('a spirit lets a Sloop sink the largest ship there is, and takes no hit', () => {
  const sheet = played(attack({ red: ['3/3 spirit'], yellow: ['15/15'] }));
  expect(shots(sheet)).toEqual(['red-1 spirit 0 at yellow-1 15: sinks']);
  expect(standings(sheet)).toBe('holds against sinks');
});

test('against an armada a spirit takes only the largest as printed', () => {
  const sheet = played(attack({ red: ['3/3 spirit'], yellow: ['5/5 +5s x2c', '9/9 -5c', '6/6'] }));
  expect(sunk(sheet)).toEqual(['yellow-2']);
});

test('of several as large the owner of the spirit is asked, or by the other rule the victim', () => {
  const rows = { red: ['3/3 spirit'], yellow: ['6/6', '5/5', '5/7'] };
  const open = { kind: 'choice', by: 'red-1', among: ['yellow-1', 'yellow-3'] };
  expect(played(attack(rows)).open).toEqual([{ ...open, seat: 'red' }]);
  expect(played(attack(rows), { largestTie: 'victim' }).open).toEqual([{ ...open, seat: 'yellow' }]);
  const told = played(attack(rows, { choices: [{ by: 'red-1', victim: 'yellow-3' }] }));
  expect([sunk(told), told.open]).toEqual([['yellow-3'], []]);
  const smaller = played(attack(rows, { choices: [{ by: 'red-1', victim: 'yellow-2' }] }));
  expect([sunk(smaller), smaller.open]).toEqual([['yellow-1'], [{ ...open, seat: 'red' }]]);
});

test('two spirits of a side take two ships, two on two sides one each', () => {
  const two = played(attack({ red: ['3/3 spirit', '4/4 spirit'], yellow: ['5/5', '9/9', '6/6'] }));
  expect(sunk(two)).toEqual(['yellow-2', 'yellow-3']);
  const both = played(attack({ red: ['3/3 spirit', '9/9'], yellow: ['5/5 spirit'] }));
  expect(sunk(both)).toEqual(['red-2', 'yellow-1']);
});

test('tables may let the others fire although a spirit has won', () => {
  const encounter = attack({ red: ['3/3 spirit', '6/6'], yellow: ['9/9', '6/6'] });
  expect(sunk(played(encounter))).toEqual(['yellow-1']);
  const sheet = played(encounter, { spiritEndsFight: false });
  expect(sunk(sheet)).toEqual(['red-1', 'red-2', 'yellow-1']);
  expect(shots(sheet)).toContain('attacker volley 6 at defender 15: holds');
});

test('whoever wins by a spirit is not hit by what goes astray', () => {
  const sheet = played(attack({ red: ['3/3 spirit'], yellow: ['9/9 right', '20/20'] }));
  expect(sunk(sheet)).toEqual(['yellow-2']);
  const hit = attack({ red: ['3/3 spirit'], yellow: ['20/20', '9/9 right'] });
  expect(sunk(played(hit))).toEqual(['yellow-1']);
  expect(sunk(played(hit, { spiritEndsFight: false }))).toContain('red-1');
});

test('a field throws the attack back on all of the side it came from, and its own does not fire', () => {
  const sheet = played(attack({ red: ['6/6', '6/6'], yellow: ['30/3 field'] }));
  expect(shots(sheet)).toEqual(['attacker bounced 12 at attacker 12: sinks']);
  expect(standings(sheet)).toBe('sinks against holds');
  expect(prizes(sheet)).toEqual(['yellow 2 fame, 2 cards, 0 gold']);
  expect(total(sheet)).toBe('12/12 against 0/3');
});

test('a field covers all of its armada', () => {
  const sheet = played(attack({ red: ['30/31'], yellow: ['3/3 field', '4/4'] }));
  expect(sunk(sheet)).toEqual([]);
});

test('with a field on both sides each hits itself', () => {
  const sheet = played(attack({ red: ['7/6 field'], yellow: ['3/4 field'] }));
  expect(shots(sheet)).toEqual([
    'attacker bounced 7 at attacker 6: sinks',
    'defender bounced 3 at defender 4: holds',
  ]);
});

test('a spirit breaks through a field', () => {
  const sheet = played(attack({ red: ['3/3 spirit'], yellow: ['5/5', '9/9 field'] }));
  expect(sunk(sheet)).toEqual(['yellow-2']);
  const broken = played(attack({ red: ['3/3 spirit', '6/6'], yellow: ['9/9', '5/5 field'] }), {
    spiritEndsFight: false,
  });
  expect(shots(broken)).toContain('attacker volley 6 at defender 14: holds');
});

test('a spirit goes before a field under the same ship', () => {
  expect(sunk(played(attack({ red: ['3/3 spirit field'], yellow: ['9/9'] })))).toEqual(['yellow-1']);
});

test('Eliminate takes the magic under its ship as well', () => {
  const sheet = played(attack({ red: ['3/3 eliminate explode spirit field left'], yellow: ['3/4'] }));
  expect(shots(sheet)).toEqual([
    'attacker volley 3 at defender 4: holds',
    'defender volley 3 at attacker 3: sinks',
  ]);
});

test('behind a smoke screen the other side turns its cards alone: it explodes, goes astray, or does nothing', () => {
  const fled = { fled: 'defender' } as const;
  const plain = played(attack({ red: ['6/7 +1c spirit field'], yellow: ['3/3 ? !poison'] }, fled));
  expect(kindsIn(plain)).not.toContain('volley');
  expect(sunk(plain)).toEqual([]);
  expect(standings(plain)).toBe('holds against fled');
  expect(plain.open).toEqual([]);
  expect(plain.totals.defender).toBeNull();
  expect(sunk(played(attack({ red: ['8/7 explode'], yellow: ['3/3'] }, fled)))).toEqual(['red-1']);
  expect(prizes(played(attack({ red: ['8/7 explode'], yellow: ['3/3'] }, fled)))).toEqual([]);
  expect(sunk(played(attack({ red: ['~5/5', '6/7 left'], yellow: ['3/3'] }, fled)))).toEqual(['red-1']);
  const attacker = played(attack({ red: ['3/3'], yellow: ['8/7 explode'] }, { fled: 'attacker' }));
  expect(standings(attacker)).toBe('fled against sinks');
});

test('curses stay face down behind a smoke screen, or are turned by the other rule', () => {
  const encounter = attack({ red: ['6/7 !poison'], yellow: ['3/3 !poison'] }, { fled: 'defender' });
  expect(sunk(played(encounter))).toEqual([]);
  expect(sunk(played(encounter, { smokeWD: true }))).toEqual(['red-1', 'yellow-1']);
});

test('the Navy fights every ship it meets, curses left as they lie', () => {
  const sheet = played(navy('8/8', { red: ['7/9 !poison !fire'] }));
  expect(shots(sheet)).toEqual([
    'attacker volley 8 at defender 9: holds',
    'defender volley 7 at attacker 8: holds',
  ]);
  expect(standings(sheet)).toBe('holds against holds');
  expect(step(sheet, 'survivors').ships[0]?.cursesStay).toEqual([0, 1]);
  expect(total(sheet)).toBe('8/8 against 7/9');
});

test('whoever sinks the Navy and is left has a Gold Card and its fame', () => {
  expect(prizes(played(navy('8/8', { red: ['5/5', '3/4'] })))).toEqual(['red 1 fame, 1 cards, 0 gold']);
  const both = played(navy('12/12', { red: ['12/12'] }));
  expect(standings(both)).toBe('sinks against sinks');
  expect(prizes(both)).toEqual([]);
  const sharks = navy('8/8', { red: ['9/9'] }, { cards: { red: { sharks: true } } });
  expect(prizes(played(sharks))).toEqual(['red 1 fame, 0 cards, 0 gold']);
});

test('magic works on the Navy: a spirit sinks it, a field throws it back, Confusion hits a neighbour', () => {
  expect(standings(played(navy('12/12', { red: ['3/3 spirit'] })))).toBe('sinks against holds');
  const field = played(navy('12/12', { red: ['3/3 field'] }));
  expect(shots(field)).toEqual(['attacker bounced 12 at attacker 12: sinks']);
  const astray = played(navy('8/8', { red: ['9/9 left'], yellow: ['~3/3'] }));
  expect(shots(astray, 'bystanders')).toEqual(['red-1 stray 9 at yellow-1 3: sinks']);
  expect(standings(astray)).toBe('holds against holds');
  expect([total(astray), total(field)]).toEqual(['8/8 against 0/9', '12/12 against 0/3']);
  const explode = played(navy('8/8', { red: ['3/4 explode'] }));
  expect([total(explode), standings(explode)]).toEqual(['0/8 against 0/4', 'holds against holds']);
});

test('or by the other rule the Navy knows no magic, and it stays under the ship', () => {
  const sheet = played(navy('12/12', { red: ['3/3 spirit'] }), { navyMagic: 'ignore' });
  expect(standings(sheet)).toBe('holds against sinks');
  const left = played(navy('8/8', { red: ['3/9 field'] }), { navyMagic: 'ignore' });
  expect(step(left, 'survivors').ships[0]?.back).toEqual([0]);
});

test('a creature takes a ship whose strength its level reaches, with the cards under it and without its curses', () => {
  const sheet = played(creature(6, 'yellow', { red: ['9/9 -3s !fire', '~3/3'], yellow: [] }));
  expect(shots(sheet)).toEqual(['attacker creature 6 at red-1 6: sinks']);
  expect(total(sheet)).toBe('none against 9/6');
  expect(prizes(sheet)).toEqual(['yellow 1 fame, 0 cards, 0 gold']);
  const safe = played(creature(5, 'yellow', { red: ['9/9 -3s !fire'], yellow: [] }));
  expect([sunk(safe), standings(safe)]).toEqual([[], 'none against holds']);
  expect(prizes(safe)).toEqual([]);
});

test('a creature brings no fame for one’s own ship or a partner’s', () => {
  expect(prizes(played(creature(6, 'red', { red: ['3/3'] })))).toEqual([]);
  const partner = creature(
    6,
    'yellow',
    { red: ['3/3'], yellow: [] },
    { cards: { red: { partner: 'yellow' } } },
  );
  expect(prizes(played(partner))).toEqual([]);
});

test('a creature leaves the curses on a ship, whatever becomes of curses in fights', () => {
  const sheet = played(creature(4, 'yellow', { red: ['9/9 !fire !?'], yellow: [] }), {
    wdAfterFight: 'discard',
  });
  expect(step(sheet, 'survivors').ships[0]?.cursesStay).toEqual([0, 1]);
});

test('a creature takes off the magic that works once', () => {
  const sheet = played(
    creature(4, 'yellow', { red: ['9/9 spirit left right explode field +1s x2c'], yellow: [] }),
  );
  expect(step(sheet, 'survivors').ships[0]).toMatchObject({ discarded: [0, 1, 2, 3, 4], back: [5, 6] });
});

test('Eliminate works against a creature too, or by the other rule does not', () => {
  const encounter = creature(5, 'yellow', { red: ['5/5 +3s eliminate'], yellow: [] });
  expect(sunk(played(encounter))).toEqual(['red-1']);
  expect(sunk(played(encounter, { seaEliminate: false }))).toEqual([]);
});

test('what sinks everything at sea spares the ships with a Master Navigator', () => {
  const { fleets } = attack({
    red: ['9/9', '3/3 navigator', '4/4 ability:navigator ?', '5/5 ?', '6/6 navigator ?'],
    yellow: ['3/3 return'],
  });
  const ships = ['red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'yellow-1'];
  const sheet = played({ fleets, clash: { kind: 'storm', ships } });
  expect(step(sheet, 'storm').ships).toEqual([
    { ship: 'red-1', spared: false, certain: true },
    { ship: 'red-2', spared: true, certain: true },
    { ship: 'red-3', spared: true, certain: true },
    { ship: 'red-4', spared: false, certain: false },
    { ship: 'red-5', spared: true, certain: true },
    { ship: 'yellow-1', spared: false, certain: true },
  ]);
  expect(sunk(sheet)).toEqual(['red-1', 'red-4', 'yellow-1']);
  expect(step(sheet, 'deaths').deaths.every(({ returns, cause }) => !returns && cause === 'storm')).toBe(
    true,
  );
  expect(standings(sheet)).toBe('none against none');
});
