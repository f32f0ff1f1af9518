import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { handSize, savedMagic } from '../../../src-main/rules/pirate-attack/custody.ts';
import { attack, draw, row, seaOf, settle, stands, up, type Rows } from './sea.ts';
import { pass, type Table } from './table.ts';

/** What a judge tries with all packs on the table. */
const { at } = seaOf({ packs: [...packs] });

const play = (seat: SeatId, card: string, more: object = {}): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...more,
});
const discard = (seat: SeatId, card: string): Command => ({ kind: 'discardCard', seat, card });
/** Red buys a Tavern card and plays it. */
const tavern = (card: string, more: object = {}): readonly Command[] => [
  { kind: 'buy', seat: 'red', goods: 'tavern', count: 1 },
  play('red', card, more),
];
const answer = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const sail = (seat: SeatId, card: string): Command => ({ kind: 'sailShip', seat, card });
const hands = ({ state }: Table) => state.seats.map((seat) => handSize(state, seat));
const lying = ({ state }: Table) => state.kept.map(({ card, of }) => [card, of]);
const three: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] };
const hidden = { hidden: true } as const;

describe('A card that can be used is not discarded', () => {
  const rows: Rows = {
    red: [
      ['sloop-3-3', 1, 0, 1],
      ['sloop-3-3', 1],
    ],
    blue: [['sloop-3-4']],
  };

  const wantsSomething = [
    'sea-creature-4',
    'thief-steal-all-of-gold',
    'damn-pirates',
    'the-trap',
    'armada',
    'the-magician',
    'move-a-witch-doctor',
    'insurance',
    'steal-1-ft-from-each',
  ] as const;

  test.each([
    'high-winds',
    'walk-the-plank',
    'power-play',
    'stranded-on-an-island',
    'spy',
    'thieving-monkey',
    ...wantsSomething,
  ])('%s, where there is whom or what to play it on', (card) => {
    expect(at(rows, { 'gold.blue': 5, 'cures.blue': 1 }).refused(discard('red', card))).toBe('usable-card');
  });

  test.each(wantsSomething)('%s is, where there is nobody and nothing', (card) => {
    expect(at({}).refused(discard('red', card))).toBeUndefined();
  });

  test.each(['guard', 'knife', 'smoke-screen'])('%s is, since it only answers', (card) => {
    expect(at(rows).refused(discard('red', card))).toBeUndefined();
  });

  test('a Thief is, where all gold lies in the Vault', () => {
    const t = at(three, { 'gold.blue': 5, 'ability.blue': 'the-vault' });
    expect(t.refused(discard('red', 'thief-steal-all-of-gold'))).toBeUndefined();
  });

  test('a card for under a ship is, where nobody but its captain reaches the only one', () => {
    const t = at({ blue: [['sloop-3-4', 0, 0, 0, false, hidden]] });
    expect(t.refused(play('red', 'lazy-carpenter-4', { ship: 1 }))).toBe('ship-hidden');
    expect(t.refused(discard('red', 'lazy-carpenter-4'))).toBeUndefined();
  });

  test('a ship that Rats would eat is, of the own hand and in a Power Play', () => {
    const t = at(three, { 'kept.red': [{ card: 'rats' }], 'kept.blue': [{ card: 'rats' }], 'hand.blue': 1 });
    expect(t.refused(discard('red', 'sloop-3-3'))).toBeUndefined();
    expect(t.refused(discard('red', 'sloop-4-4'))).toBe('usable-card');
    t.do(play('red', 'power-play', { on: 'blue' }), discard('blue', 'sloop-3-3'));
    expect([hands(t), t.state.agenda]).toEqual([[5, 5, 5], []]);
  });
});

describe('Rats', () => {
  test('let Into The Sea bring no ship that is too small', () => {
    const t = at(three, { 'kept.blue': [{ card: 'rat-infestation' }] }).do(draw('red', 'into-the-sea'));
    expect(t.refused(sail('blue', 'schooner-5-5'))).toBe('eaten-by-rats');
    expect(t.refused(sail('red', 'schooner-5-5'))).toBeUndefined();
    t.do(sail('blue', 'schooner-5-6'));
    expect(row(t, 'blue')).toEqual(['sloop-3-4', 'schooner-5-6']);
  });

  test('sink a ship of no more strength than they eat in its next fight, whichever side it is on', () => {
    const attacked = at(three, { 'kept.blue': [{ card: 'rats-more-rats' }] });
    attacked.do(draw('red', 'you-must-attack-someone'), attack(1, 2), settle);
    const attacking = at(three, { 'kept.red': [{ card: 'rats' }] });
    attacking.do(draw('red', 'you-must-attack-someone'), attack(1, 2), settle);
    expect([attacked.ships('blue'), attacking.ships('red'), attacking.ships('blue')]).toEqual([0, 0, 1]);
  });
});

describe('The gold of a Bounty', () => {
  const rows: Rows = { red: [['brigantine-10-10']], blue: [['sloop-3-3', 0, 0, 0, false, { bounty: 1 }]] };
  const fought = (soul: object, ...end: readonly Command[]) =>
    at(rows, { ...soul })
      .do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...end)
      .purse('red');
  const byHand: readonly Command[] = [{ kind: 'sinkShip', ship: 2 }, stands];

  test.each([
    ['as the cards say', [settle]],
    ['by the word of the table', byHand],
  ])('is won in a fight, so whoever has No Free Gold keeps it: %s', (_, end) => {
    expect(fought({ 'soul.red': 'no-free-gold' }, ...end)).toEqual([0, 10]);
    expect(fought({}, ...end)).toEqual([0, 10]);
  });

  test.each([
    ['as the cards say', [settle]],
    ['by the word of the table', byHand],
  ])('is gold for sinking a ship, so Sharks have none: %s', (_, end) => {
    expect(fought({ 'soul.red': 'sharks' }, ...end)).toEqual([0, 0]);
    expect(fought({ 'soul.blue': 'sharks' }, ...end)).toEqual([0, 10]);
  });
});

describe('No Free Gold', () => {
  const sold = (noFreeGold: string) =>
    at(three, { 'soul.blue': 'no-free-gold', 'gold.red': 15 }, { auctionPayee: 'owner', noFreeGold }).do(
      ...tavern('the-auction', { ship: 2 }),
      { kind: 'bid', seat: 'red', gold: 5 },
    );

  test('leaves nothing of what a ship is sold for, unless only gold from the piles is meant', () => {
    expect([sold('literal').purse('red'), sold('literal').purse('blue')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([sold('piles').purse('blue'), row(sold('literal'), 'red')]).toEqual([
      [5, 0],
      ['sloop-3-3', 'sloop-3-4'],
    ]);
  });
});

describe('Walk The Plank', () => {
  const walking = (seats: readonly SeatId[], options: OptionValues) =>
    at(
      three,
      {
        'gold.red': 10,
        ...Object.fromEntries(seats.map((seat) => [`kept.${seat}`, [{ card: 'walk-the-plank' }]])),
      },
      options,
    );
  const losing: readonly (readonly [what: string, commands: readonly Command[]])[] = [
    ['Super Spy', [...tavern('super-spy'), { kind: 'spyHand' }]],
    ['a Spy against Super Spy', [...tavern('super-spy'), answer('blue', 'spy')]],
    ['Pick Pocket', [...tavern('pick-pocket'), play('red', 'close-market')]],
    ['a Knife against Pick Pocket', [...tavern('pick-pocket'), answer('blue', 'knife')]],
  ];

  test.each(losing)('is drawn for where a card goes by %s, or not, as settled', (_, commands) => {
    const left = (plankRedraw: boolean) =>
      handSize(walking(['blue'], { plankRedraw }).do(...commands).state, 'blue');
    expect([left(true), left(false)]).toEqual([5, 4]);
  });

  test('is drawn for where a ship goes into the sea, or not, as settled', () => {
    const left = (plankRedraw: boolean) =>
      hands(
        walking(['blue'], { plankRedraw }).do(draw('red', 'into-the-sea'), sail('blue', 'sloop-3-3'), {
          kind: 'endSailing',
        }),
      );
    expect([left(true), left(false)]).toEqual([
      [5, 5, 5],
      [5, 4, 5],
    ]);
  });

  test('ends with the new hand that Give Away brings, where the table has it so', () => {
    const ends = (plankRefill: string) =>
      lying(walking(['red', 'blue'], { plankRefill }).do(...tavern('give-away')));
    expect(ends('stays')).toHaveLength(2);
    expect(ends('ends')).toEqual([['walk-the-plank', 'blue']]);
  });

  test('ends for everybody with the hands that The Mix Up deals, where the table has it so', () => {
    const ends = (plankRefill: string) =>
      lying(walking(['red', 'blue'], { plankRefill }).do(...tavern('the-mix-up')));
    expect([ends('stays').length, ends('ends')]).toEqual([2, []]);
  });
});

describe('An empty hand', () => {
  test.each(['spy', 'thieving-monkey'])('has nothing replaced that %s did not take', (card) => {
    const t = at(three, { 'hand.blue': 0 }).do(play('red', card, { on: 'blue' }), pass('red'));
    expect(hands(t)).toEqual([5, 0, 5]);
  });
});

describe('The Vault', () => {
  test('keeps gold from a Thief that was taken out of another hand, too', () => {
    const t = at(three, { 'gold.red': 10, 'gold.yellow': 5, 'ability.yellow': 'the-vault' });
    t.do(...tavern('pick-pocket'));
    expect(t.refused(play('red', 'thief-steal-all-of-gold', { on: 'yellow' }))).toBe('in-the-vault');
    expect(t.refused(discard('red', 'thief-steal-all-of-gold'))).toBeUndefined();
  });
});

describe('What no card and no die can say is refused', () => {
  const gamble = (of: object): Command => ({ kind: 'playMagic', seat: 'red', card: 'the-gambler', ...of });
  const creature = (more: object): Command => play('red', 'sea-creature-9', { ship: 2, ...more });

  test.each([1.5, 0, -1, NaN])('a stake of %d', (count) => {
    const t = at(three, { 'magic.red': 1, 'gold.red': 3, 'gold.blue': 3 });
    expect([t.refused(gamble({ gold: count })), t.refused(gamble({ count }))]).toEqual([
      'which-wager',
      'which-wager',
    ]);
  });

  test.each([0.5, -1, NaN])('%d Confusions that go with a Sea Creature', (confusions) => {
    const t = at({ ...three, blue: [['sloop-3-4', 0, 2]] });
    expect(t.refused(creature({ sinks: false, confusions }))).toBe('bad-count');
  });

  test('a Reincarnation under a ship with nothing under it', () => {
    expect(at(three).refused(creature({ returns: true }))).toBe('less-magic');
    expect(at(three).refused(creature({}))).toBeUndefined();
  });
});

describe('The Money Master', () => {
  const teams = { seats: ['red', 'blue', 'yellow', 'green'], teams: true } as const;
  const spend = (count: number): Command => ({ kind: 'spendAlong', seat: 'blue', goods: 'magic', count });
  const begun = (gold: object) =>
    at(three, { 'ability.blue': 'money-master', 'gold.red': 5, ...gold }, {}, teams).do({
      kind: 'buy',
      seat: 'red',
      goods: 'magic',
      count: 1,
    });

  test('adds a partner’s gold to what the bank gives, the own first', () => {
    const t = begun({ 'gold.green': 6 }).do(spend(2));
    expect([savedMagic(t.state, 'blue'), t.purse('green')]).toEqual([2, [1, 0]]);
    const both = begun({ 'gold.blue': 2, 'gold.green': 6 }).do(spend(2));
    expect([both.purse('blue'), both.purse('green')]).toEqual([
      [0, 0],
      [3, 0],
    ]);
    expect(begun({ 'gold.green': 4 }).refused(spend(2))).toBe('too-dear');
  });
});

describe('Fire Sale', () => {
  test('is not used up at a shop where its captain may not buy', () => {
    const t = at(three, { 'soul.red': 'broken-wand', 'gold.red': 9, 'kept.red': [{ card: 'fire-sale' }] });
    const trip = (shop: 'magic' | 'tavern'): Command => ({
      kind: 'beginSale',
      seat: 'red',
      card: 'fire-sale',
      shop,
    });
    expect([t.refused(trip('magic')), t.refused(trip('tavern'))]).toEqual(['broken-wand', undefined]);
  });
});

describe('Miss-Direction', () => {
  const send = (seat: SeatId, aim: object): Command => ({ kind: 'redirectCard', seat, ...aim });

  test('sends a card to what that card is aimed at, and to nothing else', () => {
    const port: Command = { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'yellow' };
    const t = at(three, { 'magic.red': 1, 'magic.yellow': 1 }).do(port);
    expect([
      t.refused(send('yellow', { ship: 2 })),
      t.refused(send('yellow', { on: 'blue', ship: 2 })),
    ]).toEqual(['which-aim', 'which-aim']);
    expect(t.refused(send('yellow', { on: 'blue' }))).toBeUndefined();
  });

  test('sends Remove Tavern Card to a card before a captain or to a Bounty, and to no captain', () => {
    const t = at(
      { ...three, blue: [['sloop-3-4', 0, 0, 0, false, { bounty: 1 }]] },
      { 'gold.red': 10, 'magic.blue': 1, 'kept.yellow': [{ card: 'master' }] },
    );
    t.do(...tavern('remove-tavern-card', { ship: 2 }));
    const kept = t.state.kept[0]?.id;
    expect([t.refused(send('blue', { on: 'yellow' })), t.refused(send('blue', { kept }))]).toEqual([
      'which-aim',
      undefined,
    ]);
  });
});

describe('Who is out', () => {
  const leaves = (t: Table, seat: SeatId) =>
    t.overrule({ kind: 'goOut', seat }, 'still-cards', 'still-afloat');
  const rows: Rows = { red: [['sloop-3-3']] };
  const rich = { 'gold.red': 20, 'gold.blue': 5, 'gold.yellow': 5 };

  test('is waited for no longer in a Power Play', () => {
    const t = leaves(
      at(rows)
        .do(play('red', 'power-play', { on: 'blue' }))
        .do(play('blue', 'close-market')),
      'blue',
    );
    expect([t.state.agenda, t.refused(pass('red'))]).toEqual([[], undefined]);
  });

  test('bids no more for a ship that is sold, and throws no more for one', () => {
    const sold = leaves(at(rows, rich).do(...tavern('the-auction', { ship: 1 })), 'blue');
    expect(sold.refused({ kind: 'bid', seat: 'blue', gold: 1 })).toBe('done-with');
    sold.do({ kind: 'bid', seat: 'red', gold: 0 }, { kind: 'bid', seat: 'yellow', gold: 1 });
    expect([row(sold, 'yellow'), sold.state.agenda]).toEqual([['sloop-3-3'], []]);
    const thrown = at(rows, rich).do(...tavern('repossession', { ship: 1 }));
    for (const face of [1, 2]) thrown.do({ kind: 'throwDie', seat: 'red', face });
    thrown.do({ kind: 'throwDie', seat: 'yellow', face: 6 });
    expect(row(leaves(thrown, 'blue'), 'yellow')).toEqual(['sloop-3-3']);
  });

  test('is passed by in Super Spy, and with whoever plays Pick Pocket that is over', () => {
    const spied = leaves(at(rows, rich).do(...tavern('super-spy')), 'blue');
    expect(spied.refused({ kind: 'spyHand', on: 'blue' })).toBe('done-with');
    const picked = leaves(at({ blue: [['sloop-3-3']] }, rich).do(...tavern('pick-pocket')), 'red');
    expect([picked.state.agenda, picked.turn]).toEqual([[], 'blue']);
  });

  test('chooses nothing of the Market by a Copy Cat any more', () => {
    const t = at({}, rich).do(
      ...tavern('copy-cat', { on: 'blue' }),
      draw('red'),
      play('red', 'open-market-5'),
    );
    t.do(pass('red'), { kind: 'buy', seat: 'blue', goods: 'cures', count: 1 });
    expect(t.state.agenda).not.toEqual([]);
    expect(leaves(t, 'red').state.agenda).toEqual([]);
  });

  test('still uses an ability: The Doctor places, and a raid brings its card', () => {
    const out = (ability: string) =>
      at(
        { red: [['sloop-3-3']], yellow: [['sloop-4-4']] },
        { 'gold.red': 10, 'ability.blue': ability },
      ).stand({ 'out.blue': true });
    const doctor = out('the-doctor').do(...tavern('evil-witch-doctor'));
    expect(doctor.refused({ kind: 'placeCard', seat: 'blue', ship: 1 })).toBeUndefined();
    expect(savedMagic(out('raid-the-shop').do(play('red', 'close-magic-shop')).state, 'blue')).toBe(1);
  });
});

describe('A chain of cards', () => {
  test('where each copies the next one brings only what was bought', () => {
    const t = at(three, { 'gold.red': 10, 'gold.blue': 20, 'gold.yellow': 10 });
    t.do(...tavern('copy-cat', { on: 'blue' }), draw('red'), play('red', 'close-market'), pass('red'));
    t.stand({ turn: 'yellow' }).do(
      { kind: 'buy', seat: 'yellow', goods: 'tavern', count: 1 },
      play('yellow', 'copy-cat', { on: 'red' }),
    );
    t.stand({ turn: 'blue' }).do({ kind: 'buy', seat: 'blue', goods: 'magic', count: 2 });
    expect(t.state.seats.map((seat) => savedMagic(t.state, seat))).toEqual([2, 2, 0]);
  });

  test('a Trap that is sent on, stopped there and let go again lies where it was sent', () => {
    const t = at(three, { 'magic.blue': 1, 'blocks.red': 1, 'blocks.yellow': 1 }).do(
      play('red', 'the-trap', { on: 'blue' }),
      { kind: 'redirectCard', seat: 'blue', on: 'yellow' },
    );
    expect(t.refused(answer('blue', 'the-blockade'))).toBe('no-block-saved');
    t.do(answer('yellow', 'the-blockade'), answer('red', 'the-blockade'), pass('red'));
    expect(lying(t)).toEqual([['the-trap', 'yellow']]);
  });

  test('a ship of X/X whose target has fled behind a Smoke Screen is thrown for, and may still explode', () => {
    const t = at({ red: [['unknown-size-ship-x-x', 0, 1]], blue: [['sloop-3-4']] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), {
      kind: 'fleeFight',
      seat: 'blue',
      card: 'smoke-screen',
    });
    expect(t.refused(settle)).toBe('not-certain');
    t.do({ kind: 'throwSize', ship: 1, cannons: 9, strength: 4 }, ...up(1, 'exploding-cannons'), settle);
    expect([t.ships('red'), t.ships('blue'), t.state.agenda]).toEqual([0, 1, []]);
  });
});
