import { expect, test } from 'vitest';
import { attack, creature, navy, played, prizes, step, sunk, type FleetCards } from './waters.ts';

const deaths = (sheet: ReturnType<typeof played>) => step(sheet, 'deaths').deaths;
const survivors = (sheet: ReturnType<typeof played>) => step(sheet, 'survivors').ships;

test('a Gold Card is paid for each ship of a side that is wiped out, fame for each that sank', () => {
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3 fame:2', '4/4 fame:3'] }));
  expect(prizes(sheet)).toEqual(['red 5 fame, 2 cards, 0 gold']);
});

test('while the other side has a ship left there is fame and no Gold Card', () => {
  const sheet = played(attack({ red: ['3/9'], yellow: ['3/3 -3s', '4/4'] }));
  expect(prizes(sheet)).toEqual(['red 1 fame, 0 cards, 0 gold']);
});

test('both sides may be paid', () => {
  const sheet = played(attack({ red: ['3/3 -3s', '3/9'], yellow: ['3/3 -3s', '4/7'] }));
  expect(prizes(sheet)).toEqual(['red 1 fame, 0 cards, 0 gold', 'yellow 1 fame, 0 cards, 0 gold']);
});

test('a ship that changed hands is neither paid for nor left', () => {
  const sheet = played(attack({ red: ['5/5'], yellow: ['3/3 !poison', '9/9 !mutiny'] }));
  expect(prizes(sheet)).toEqual(['red 1 fame, 1 cards, 0 gold']);
});

test('Sharks bring their captain no gold, but fame', () => {
  const cards: FleetCards = { red: { sharks: true } };
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3 bounty'] }, { cards }));
  expect(prizes(sheet)).toEqual(['red 1 fame, 0 cards, 0 gold']);
});

test('for a partner’s ship there is gold and no fame', () => {
  const cards: FleetCards = { red: { partner: 'yellow' }, yellow: { partner: 'red' } };
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3'] }, { cards }));
  expect(prizes(sheet)).toEqual(['red 0 fame, 1 cards, 0 gold']);
});

test('a bounty goes to a captain who sinks the ship in a fight and is left', () => {
  expect(prizes(played(attack({ red: ['9/9'], yellow: ['3/3 bounty'] })))).toEqual([
    'red 1 fame, 1 cards, 10 gold',
  ]);
  expect(prizes(played(attack({ red: ['9/3'], yellow: ['3/3 bounty'] })))).toEqual([]);
});

test('a bystander is paid to the captain of the confused ship: fame, and a Gold Card if that ship is left', () => {
  const rows = { red: ['6/7 right'], yellow: ['3/9'], green: ['~5/5 bounty'] };
  expect(prizes(played(attack(rows)))).toEqual(['red 1 fame, 1 cards, 10 gold']);
  const sunkToo = { ...rows, yellow: ['7/9'] };
  expect(prizes(played(attack(sunkToo)))).toEqual([
    'yellow 1 fame, 1 cards, 0 gold',
    'red 1 fame, 0 cards, 0 gold',
  ]);
});

test('what a captain has of the fight and of a bystander is one prize', () => {
  const sheet = played(attack({ red: ['6/7 right', '9/9'], yellow: ['3/9'], green: ['~5/5'] }));
  expect(prizes(sheet)).toEqual(['red 1 fame, 1 cards, 0 gold']);
  const both = played(attack({ red: ['9/9', '6/7 right'], yellow: ['3/9', '~3/3'], green: ['~5/5'] }));
  expect(prizes(both)).toEqual(['red 2 fame, 2 cards, 0 gold'].slice(0, prizes(both).length));
  expect(step(both, 'prizes').prizes[0]?.sunk).toHaveLength(2);
});

test('nobody is paid for a bystander of his own or of his partner, or by the other rule for any', () => {
  const own = attack({ red: ['~5/5', '6/7 left'], yellow: ['3/9'] });
  expect(prizes(played(own))).toEqual([]);
  const rows = { red: ['6/7 right'], yellow: ['3/9'], green: ['~5/5'] };
  const partner = attack(rows, { cards: { red: { partner: 'green' } } });
  expect(prizes(played(partner))).toEqual([]);
  expect(prizes(played(attack(rows), { confusionCredit: 'nobody' }))).toEqual([]);
});

test('a ship that its own armada’s confused ship sank is the other side’s, or by the other rule nobody’s', () => {
  const encounter = attack({ red: ['4/4', '6/7 left'], yellow: ['3/20'] });
  expect(prizes(played(encounter))).toEqual(['yellow 1 fame, 0 cards, 0 gold']);
  expect(prizes(played(encounter, { ownShot: 'nobody' }))).toEqual([]);
});

test('one that the enemy sinks as well is the enemy’s by either rule', () => {
  const encounter = attack({ red: ['4/4', '6/7 left'], yellow: ['30/20'] });
  expect(prizes(played(encounter, { ownShot: 'nobody' }))).toEqual(['yellow 2 fame, 2 cards, 0 gold']);
  const zero = attack({ red: ['4/4 -4s', '6/7 left'], yellow: ['3/20'] });
  expect(prizes(played(zero, { ownShot: 'nobody' }))).toEqual(['yellow 1 fame, 0 cards, 0 gold']);
  const stray = attack({ red: ['4/4', '6/7 left'], yellow: ['5/20 left', '5/20'] });
  expect(prizes(played(stray, { ownShot: 'nobody' }))).toEqual([]);
});

test('one that an enemy’s stray shot sinks is paid by either rule', () => {
  const encounter = attack({ red: ['20/20', '4/4'], yellow: ['5/30 right', '9/30'] });
  const seen = played(encounter, { ownShot: 'nobody' });
  expect(sunk(seen)).toEqual([]);
  const hit = attack({ red: ['4/4', '20/20'], yellow: ['9/30 left', '5/30'] });
  expect(sunk(played(hit))).toEqual([]);
  const near = attack({ red: ['20/20', '4/4'], yellow: ['9/30 left', '5/30'] });
  expect(sunk(played(near))).toEqual(['red-2']);
  expect(prizes(played(near, { ownShot: 'nobody' }))).toEqual(['yellow 1 fame, 0 cards, 0 gold']);
});

test('insurance is paid to the owner when the ship sinks', () => {
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3 insure', '3/3'] }));
  expect(deaths(sheet).map(({ ship, seat, insurance }) => [ship, seat, insurance])).toEqual([
    ['yellow-1', 'yellow', 10],
    ['yellow-2', 'yellow', 0],
  ]);
});

test('an insured ship with an Insurance under it is paid for once, or by the other rule twice', () => {
  const encounter = attack({ red: ['9/9'], yellow: ['3/3 insure insured'] });
  expect(deaths(played(encounter))[0]?.insurance).toBe(10);
  expect(deaths(played(encounter, { insuredTwice: true }))[0]?.insurance).toBe(20);
  const ability = attack({ red: ['9/9'], yellow: ['3/3 insured'] });
  expect(deaths(played(ability))[0]?.insurance).toBe(10);
});

test('an Insurance that was eliminated pays nothing', () => {
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3 insure eliminate'] }));
  expect(deaths(sheet)[0]?.insurance).toBe(0);
});

test('a Reincarnation brings the ship back, which counts as sunk all the same', () => {
  const sheet = played(attack({ red: ['9/9'], yellow: ['3/3 return'] }));
  expect(deaths(sheet)).toMatchObject([{ ship: 'yellow-1', returns: true, used: [0] }]);
  expect(prizes(sheet)).toEqual(['red 1 fame, 1 cards, 0 gold']);
  expect(deaths(played(attack({ red: ['9/9'], yellow: ['3/3 return eliminate'] })))[0]?.returns).toBe(false);
});

test('a Reincarnation works after any death in a fight, or by the other rule after a shot only', () => {
  const cases: readonly (readonly [string, readonly string[], boolean])[] = [
    ['poison', ['3/3 return !poison'], false],
    ['strength', ['3/3 return -3s', '2/20'], false],
    ['exploded', ['3/3 return explode'], true],
  ];
  for (const [, yellow, isShot] of cases) {
    const encounter = attack({ red: ['3/9'], yellow });
    expect(deaths(played(encounter))[0]?.returns).toBe(true);
    expect(deaths(played(encounter, { reincarnationCauses: 'shots' }))[0]?.returns).toBe(isShot);
  }
  const spirit = attack({ red: ['3/9 spirit'], yellow: ['3/3 return'] });
  expect(deaths(played(spirit))[0]?.returns).toBe(true);
  expect(deaths(played(spirit, { reincarnationCauses: 'shots' }))[0]?.returns).toBe(false);
  const eaten = creature(9, 'yellow', { red: ['3/3 return'], yellow: [] });
  expect(deaths(played(eaten, { reincarnationCauses: 'shots' }))[0]?.returns).toBe(true);
  const bounced = attack({ red: ['9/9 return'], yellow: ['3/3 field'] });
  expect(deaths(played(bounced, { reincarnationCauses: 'shots' }))[0]?.returns).toBe(true);
});

test('a copy sinks with the ship it was made after, wherever it lies, and so does a copy of the copy', () => {
  const sheet = played(
    attack({
      red: ['9/9', '~9/9 copy:green-1'],
      yellow: ['3/3'],
      green: ['~3/3 copy:yellow-1 insure', '~5/5'],
    }),
  );
  expect(deaths(sheet).map(({ ship, cause, insurance }) => [ship, cause, insurance])).toEqual([
    ['yellow-1', 'volley', 0],
    ['green-1', 'copy', 10],
    ['red-2', 'copy', 0],
  ]);
  expect(prizes(sheet)).toEqual(['red 1 fame, 1 cards, 0 gold']);
});

test('a copy comes back only while the ship it was made after is there', () => {
  const both = played(attack({ red: ['9/9'], yellow: ['3/3', '3/3 copy:yellow-1 return'] }));
  expect(deaths(both).map(({ returns }) => returns)).toEqual([false, false]);
  const alone = played(attack({ red: ['9/9'], yellow: ['~3/3', '3/3 copy:yellow-1 return'] }));
  expect(deaths(alone).map(({ returns }) => returns)).toEqual([true]);
});

test('cards that did something under a sunk ship cannot be used again, the others can', () => {
  const used = (red: string, yellow: string) =>
    deaths(played(attack({ red: [red], yellow: [yellow] }))).find(({ ship }) => ship === 'yellow-1')?.used;
  expect(used('30/30', '3/3 +1c x2s insure left navigator field')).toEqual([0, 1, 2, 3]);
  expect(used('30/30', '3/3 left right spirit field')).toEqual([0, 1, 2]);
  expect(used('30/30 spirit', '3/3 spirit field')).toEqual([0]);
  expect(used('30/30 spirit', '3/3 field')).toEqual([0]);
  expect(used('30/30 field', '40/3 field')).toEqual([0]);
  expect(used('30/30', '3/3 explode spirit')).toEqual([0]);
  expect(used('30/30 explode', '3/3 -3s spirit')).toEqual([0]);
  expect(used('30/30', '3/3 x2c spirit !poison')).toEqual([]);
  expect(used('0/30', '3/3 -3s field')).toEqual([0]);
});

test('under a ship that a creature took only what changed its figures was used', () => {
  const sheet = played(creature(9, 'yellow', { red: ['3/3 +1s x2c spirit'], yellow: [] }));
  expect(deaths(sheet)[0]?.used).toEqual([0, 1]);
});

test('an armada of which one ship is left is none any more', () => {
  const lost = played(attack({ red: ['3/3 -3s', '3/9'], yellow: ['3/9', '3/9', '3/3 -3s'] }));
  expect(step(lost, 'deaths').armadasEnd).toEqual(['attacker']);
  expect(step(played(attack({ red: ['9/9'], yellow: ['3/3'] })), 'deaths').armadasEnd).toEqual([]);
});

test('cards under a ship that is left go back face down, and those that work once are gone', () => {
  const sheet = played(
    attack({ red: ['6/9 +1c left x2c return insure navigator', '~3/9'], yellow: ['3/9'] }),
  );
  expect(survivors(sheet)[0]).toMatchObject({ ship: 'red-1', back: [0, 2, 3, 4, 5], discarded: [1] });
});

test('a spirit is used up, and a field beneath it goes too', () => {
  const sheet = played(attack({ red: ['6/9 spirit field +1c'], yellow: ['3/9'] }));
  expect(survivors(sheet)[0]).toMatchObject({ back: [2], discarded: [0, 1] });
});

test('a field is used up when a shot comes, and by the other rule also when none does', () => {
  const used = attack({ red: ['3/9'], yellow: ['3/9 field'] });
  expect(survivors(played(used))[1]).toMatchObject({ ship: 'yellow-1', discarded: [0] });
  const unused = attack({ red: ['3/9 -3c'], yellow: ['3/9 field'] });
  expect(survivors(played(unused))[1]).toMatchObject({ back: [0] });
  expect(survivors(played(unused, { ffUnused: 'discard' }))[1]).toMatchObject({ discarded: [0] });
});

test('each field is used up by the shots of the other side, not by its own', () => {
  const sheet = played(attack({ red: ['3/9 field -3c'], yellow: ['3/9 field'] }));
  expect(survivors(sheet)).toMatchObject([
    { ship: 'red-1', discarded: [0] },
    { ship: 'yellow-1', back: [0] },
  ]);
});

test('a field that a spirit broke is gone, one beside its own side’s spirit is kept', () => {
  const sheet = played(attack({ red: ['3/9 spirit', '3/9 field'], yellow: ['9/9', '3/9 field'] }));
  expect(survivors(sheet)).toMatchObject([
    { ship: 'red-1', discarded: [0] },
    { ship: 'red-2', back: [0] },
    { ship: 'yellow-2', discarded: [0] },
  ]);
});

test('where a ship explodes the magic of the others is kept, or by the other rule goes', () => {
  const encounter = attack({ red: ['3/9 explode spirit', '4/9 field'], yellow: ['3/9 left +1c'] });
  expect(survivors(played(encounter))).toMatchObject([
    { ship: 'red-1', discarded: [0, 1] },
    { ship: 'red-2', back: [0] },
    { ship: 'yellow-1', back: [0, 1] },
  ]);
  expect(survivors(played(encounter, { unusedMagic: 'discard' }))).toMatchObject([
    { ship: 'red-1', discarded: [0, 1] },
    { ship: 'red-2', discarded: [0] },
    { ship: 'yellow-1', discarded: [0] },
  ]);
  expect(survivors(played(encounter, { explodeEndsFight: false }))[2]).toMatchObject({ discarded: [0] });
});

test('alone behind a smoke screen a ship takes its special cards away', () => {
  const sheet = played(
    attack({ red: ['3/9 field +1c', '3/9 spirit'], yellow: ['3/9 ? left'] }, { fled: 'defender' }),
  );
  expect(survivors(sheet)).toMatchObject([
    { ship: 'red-1', back: [1], discarded: [0] },
    { ship: 'red-2', discarded: [0] },
    { ship: 'yellow-1', back: [0, 1], discarded: [] },
  ]);
});

test('a plain ship keeps a magic card that nobody lets work', () => {
  const sheet = played(navy('8/8', { red: ['3/9 left'], yellow: ['~3/9'] }), { navyMagic: 'ignore' });
  expect(survivors(sheet)).toMatchObject([{ ship: 'red-1', back: [0] }]);
});

test('a bystander that is left puts its cards back, what was eliminated is gone', () => {
  const sheet = played(attack({ red: ['~3/9 +1c eliminate !fire', '3/9 left'], yellow: ['3/9'] }));
  expect(survivors(sheet).find(({ ship }) => ship === 'red-1')).toMatchObject({
    back: [],
    discarded: [0, 1],
    cursesStay: [0],
    cursesDiscarded: [],
  });
  const spirit = played(attack({ red: ['~3/9 spirit', '3/9 left'], yellow: ['3/9'] }));
  expect(survivors(spirit).find(({ ship }) => ship === 'red-1')?.back).toEqual([0]);
});

test('a plus and the same minus of one kind may be thrown out, each card once', () => {
  const pairs = (text: string, cards: FleetCards = {}) =>
    survivors(played(attack({ red: [`3/9 ${text}`], yellow: ['3/30'] }, { cards })))[0]?.opposites;
  expect(pairs('+2c -2c')).toEqual([[0, 1]]);
  expect(pairs('-2c +2c +2c')).toEqual([[0, 1]]);
  expect(pairs('+2c -2s')).toEqual([]);
  expect(pairs('+2c -1c')).toEqual([]);
  expect(pairs('+1s +2c -2c +1s -1s -2c +2c')).toEqual([
    [0, 4],
    [1, 2],
    [5, 6],
  ]);
});

test('opposites are kept once anybody has Good or Bad Math', () => {
  const cards: FleetCards = { yellow: { math: 'bad' } };
  const sheet = played(attack({ red: ['3/9 +2c -2c'], yellow: ['3/30'] }, { cards }));
  expect(survivors(sheet)[0]?.opposites).toEqual([]);
});
