import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { cardsUnder, cursesAbove, magicUnder } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cardOf, cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { gambleTask } from '../../../src-main/rules/pirate-attack/gamble/task.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { draw, lay, offered, seaOf, whole, type Rows } from './sea.ts';
import type { Table } from './table.ts';

/*
 * The booklet's page of what Miss-Direction can be used on and what not, and The Blockade's own list, each line by
 * itself: how the rows have it, and what happens at a table with every pack.
 */

const sea = seaOf({ packs });
/** Ships 1 to 3 are red's, 4 and 5 blue's, 6 yellow's; a curse lies above 4. */
const rows: Rows = {
  red: [['sloop-3-3'], ['sloop-3-4'], ['sloop-4-4']],
  blue: [
    ['schooner-5-5', 0, 0, 1],
    ['schooner-6-7', 1],
  ],
  yellow: [['sloop-4-4', 1]],
};
const saved = {
  'magic.blue': 1,
  'gold.red': 40,
  'gold.yellow': 9,
  'cures.yellow': 2,
};
const at = (fields: FieldValues = {}, options: OptionValues = {}): Table =>
  sea.at(rows, { ...saved, ...fields }, options);

const play = (card: string, more: object = {}): Command =>
  ({ kind: 'playCard', seat: 'red', card, ...more }) as Command;
const open = (card: string, more: object = {}): Command =>
  ({ kind: 'playMagic', seat: 'red', card, ...more }) as Command;
const send = (aim: object): Command => ({ kind: 'redirectCard', seat: 'blue', ...aim }) as Command;
const block: Command = { kind: 'answerCard', seat: 'blue', card: 'the-blockade' };
const kept = ({ state }: Table, seat: SeatId) =>
  state.kept.flatMap(({ of, card }) => (of === seat ? [card] : []));
const under = (ship: number) => (t: Table) => cardsUnder(t.state, ship);

type Line = readonly [line: string, first: Command, aim: object, seen: (t: Table) => unknown, is: unknown];

describe('Miss-Direction can be used on', () => {
  const lines: readonly Line[] = [
    ['a face down card under a ship', { kind: 'playCard', seat: 'red', ship: 1 }, { ship: 2 }, under(2), 1],
    ['Magic face down under a ship', lay('red', 1), { ship: 2 }, (t) => magicUnder(t.state, 2), 1],
    [
      'an Armada',
      play('armada', { ships: [1, 2] }),
      { ships: [1, 3] },
      (t) => t.state.armadas['red'],
      [[1, 3]],
    ],
    [
      'Move a Witch Doctor',
      play('move-a-witch-doctor', { ship: 4, to: 1 }),
      { to: 6 },
      (t) => cursesAbove(t.state, 6),
      1,
    ],
    [
      'the placing of a Witch Doctor',
      { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 5 },
      { ship: 1 },
      (t) => cursesAbove(t.state, 1),
      1,
    ],
    [
      'Stranded On An Island',
      play('stranded-on-an-island', { on: 'blue' }),
      { on: 'yellow' },
      (t) => kept(t, 'yellow'),
      ['stranded-on-an-island'],
    ],
    [
      'High Winds',
      play('high-winds', { on: 'blue' }),
      { on: 'yellow' },
      (t) => t.told('handBlown').map(({ seat }) => seat),
      ['yellow'],
    ],
    [
      'Walk The Plank',
      play('walk-the-plank', { on: 'blue' }),
      { on: 'red' },
      (t) => kept(t, 'red'),
      ['walk-the-plank'],
    ],
    ['The Trap', play('the-trap', { on: 'blue' }), { on: 'red' }, (t) => kept(t, 'red'), ['the-trap']],
    [
      'Damn Pirates, for a new ship',
      play('damn-pirates', { ship: 5 }),
      { ship: 6 },
      (t) => rowOf(t.state, 'red').map(({ id }) => id),
      [1, 2, 3, 6],
    ],
    [
      'Force An Attack, for two other ships',
      open('force-an-attack', { ship: 4, to: 6 }),
      { ship: 1, to: 6 },
      (t) => t.state.fight?.attacker.ships,
      [1],
    ],
    [
      'Return To Port, for another captain',
      open('return-to-port', { on: 'blue' }),
      { on: 'yellow' },
      (t) => rowOf(t.state, 'yellow').map(({ inPort }) => inPort === true),
      [true],
    ],
    ['what was just discarded', { kind: 'discardCard', seat: 'red' }, { ship: 1 }, under(1), 1],
  ];
  test.each(lines)('%s', (_, first, aim, seen, is) => {
    const isMagic = first.kind === 'layMagic' || first.kind === 'playMagic';
    const t = at(isMagic ? { 'magic.red': 1 } : {}).do(first);
    t.do(send(aim));
    expect([seen(t), t.state.chain, t.state.waits, whole(t)]).toEqual([is, [], null, true]);
  });

  test('Vision, for another ship beneath Sails, or for the discards', () => {
    const hidden = {
      ...saved,
      'magic.red': 1,
      'row.yellow': [
        { card: 'sloop-4-4', hidden: true },
        { card: 'sloop-3-3', hidden: true },
      ],
    };
    const begun = () => {
      const t = at(hidden);
      const [one, other] = rowOf(t.state, 'yellow').map(({ id }) => id);
      return { t: t.do(open('vision', { ship: one })), one, other };
    };
    const shown = ({ state }: Table) => rowOf(state, 'yellow').map((ship) => ship.hidden !== true);
    const other = begun();
    expect(offered(other.t, 'counter', 'blue')).toEqual(
      expect.arrayContaining([send({ ship: other.other }), send({ away: true })]),
    );
    expect(shown(other.t.do(send({ ship: other.other })))).toEqual([false, true]);
    const away = begun();
    expect(shown(away.t.do(send({ away: true })))).toEqual([false, false]);
    const winds = at().do(play('high-winds', { on: 'blue' }));
    expect(winds.refused(send({ away: true }))).toBe('which-aim');
  });

  test('The Gambler, for another ship of one captain', () => {
    const t = at({ 'magic.red': 1, 'blocks.yellow': 1 }).do(open('the-gambler', { count: 1 }));
    t.do({ kind: 'stakeShips', seat: 'red', ships: [1] });
    expect(t.refused({ kind: 'answerCard', seat: 'yellow', card: 'the-blockade' })).toBe('not-stopped');
    expect(offered(t, 'counter', 'blue')).toEqual(
      expect.arrayContaining([send({ ships: [2] }), send({ ships: [3] })]),
    );
    t.do(send({ ships: [2] }), { kind: 'stakeShips', seat: 'blue', ships: [4] });
    const stakes = gambleTask(t.state)?.stakes.map(({ seat, ships }) => [seat, ships]);
    expect([stakes, t.state.chain]).toEqual([
      [
        ['red', [2]],
        ['blue', [4]],
        ['yellow', [6]],
      ],
      [],
    ]);
  });

  const bought = (card: string) => {
    const t = at().do({ kind: 'buy', seat: 'red', goods: 'tavern', count: 1 });
    return t.do(play(card, card === 'bounty' ? { ship: 4 } : { on: card === 'copy-cat' ? 'blue' : 'red' }));
  };
  test.each(['double-play', 'sneak-thief', 'copy-cat', 'apprentice', 'rats'])(
    '%s of the Tavern, kept before somebody',
    (card) => {
      const t = bought(card).do(send({ on: 'yellow' }));
      expect([kept(t, 'yellow'), whole(t)]).toEqual([[card], true]);
    },
  );

  test('a Bounty, for another ship', () => {
    const t = bought('bounty').do(send({ ship: 6 }));
    expect([t.state.chain, whole(t)]).toEqual([[], true]);
    expect(rowOf(t.state, 'yellow').map(({ bounty }) => bounty)).not.toEqual([undefined]);
  });

  test('a card that was just sent elsewhere', () => {
    const t = at({ 'magic.yellow': 1 }).do({ kind: 'playCard', seat: 'red', ship: 1 }, send({ ship: 2 }));
    t.do({ kind: 'redirectCard', seat: 'yellow', ship: 4 });
    expect([1, 2, 4].map((ship) => cardsUnder(t.state, ship))).toEqual([0, 0, 1]);
  });

  test('64 cards by their rows, not on 99, and 44 are in neither list', () => {
    const count = (redirect: string) => cards.filter((row) => row.redirect === redirect).length;
    expect([count('yes'), count('no'), count('unlisted')]).toEqual([64, 99, 44]);
  });
});

describe('Miss-Direction cannot be used on', () => {
  test.each([
    ['ships', play('sloop-3-3')],
    ['a Spy', play('spy', { on: 'blue' })],
    ['a Thieving Monkey', play('thieving-monkey', { on: 'blue' })],
    ['a Thief, which steals gold', play('thief-steal-all-of-gold', { on: 'yellow' })],
    ['a Sea Creature', play('sea-creature-4', { ship: 4 })],
    ['a theft of Magic', play('steal-1-magic-from-1', { on: 'blue' })],
    ['a theft of Fortune Tellers', play('steal-1-ft-from-1', { on: 'yellow' })],
    ['the closing of a shop', play('close-market')],
    ['the opening of the Market', play('open-market-2')],
    ['the opening of the Magic Shop', play('open-magic-shop-2')],
    ['an attack card', draw('red', 'you-must-attack-someone')],
    ['the Hurricane', draw('red', 'hurricane')],
    ['the Whirlpool', draw('red', 'whirlpool')],
    ['the Royal Navy', draw('red', 'royal-navy-8-8')],
    ['a Wind Storm', { ...draw('red', 'wind-storm'), on: 'yellow' } as Command],
    ['a Wind Storm Left', draw('red', 'wind-storm-left')],
    ['a Wind Storm Right', draw('red', 'wind-storm-right')],
    ['a Duplicate', open('duplicate', { ship: 4 })],
    ['Sails of Invisibility', open('sails-of-invisibility', { ship: 1 })],
    ['gold that is drawn', draw('red', '5-gold')],
  ] as readonly (readonly [string, Command])[])('%s', (_, first) => {
    const t = at({ 'row.blue': [{ card: 'schooner-5-5' }, { card: 'schooner-6-7' }], 'magic.red': 1 });
    const [four] = rowOf(t.state, 'blue').map(({ id }) => id);
    const aimed = 'ship' in first && first.ship === 4 ? { ...first, ship: four } : first;
    t.do(aimed as Command);
    expect(['not-redirected', 'nothing-waits']).toContain(t.refused(send({ on: 'yellow', ship: 2 })));
  });

  test('Raise the Dead', () => {
    const t = at({ 'magic.red': 1, 'blocks.yellow': 1 }).do(
      { kind: 'sinkShip', ship: 3 },
      open('raise-the-dead', { grave: 0 }),
    );
    expect(t.refused(send({ ship: 1 }))).toBe('not-redirected');
  });

  test('a Guard', () => {
    const t = at({ 'blocks.red': 1 }).do(play('thief-steal-all-of-gold', { on: 'yellow' }));
    t.do({ kind: 'answerCard', seat: 'yellow', card: 'guard' });
    expect(t.refused(send({ on: 'red' }))).toBe('not-redirected');
  });

  test('The Blockade', () => {
    const t = at({ 'blocks.yellow': 1, 'blocks.red': 1 }).do(play('high-winds', { on: 'blue' }));
    t.do({ kind: 'answerCard', seat: 'yellow', card: 'the-blockade' });
    expect(t.refused(send({ on: 'red' }))).toBe('not-redirected');
  });

  test.each([
    'fire-sale',
    'super-spy',
    'pick-pocket',
    'extra-magic',
    'free-fortunes',
    'the-mix-up',
    'give-away',
    'smoke-screen',
  ])('%s, by its row', (card) => expect(cardOf(card)?.redirect).toBe('no'));

  test('The Magician, which neither list names, or by the other rule it can', () => {
    const swap = play('the-magician', { ship: 5, to: 6 });
    expect(
      at({ 'blocks.yellow': 1 })
        .do(swap)
        .refused(send({ ship: 6, to: 5 })),
    ).toBe('not-redirected');
    const sent = at({}, { mdUnlisted: true }).do({ kind: 'playCard', seat: 'red', ship: 1 }, draw('blue'));
    sent.do({ kind: 'discardCard', seat: 'blue' }, draw('yellow'));
    sent.do({ ...swap, seat: 'yellow' } as Command, send({ ship: 1, to: 6 }));
    expect(sent.told('cardsSwapped')).toMatchObject([{ ships: [{ id: 1 }, { id: 6 }] }]);
  });
});

describe('The Blockade', () => {
  test('may be used on 110 cards by their rows, and not on 97', () => {
    const count = (can: boolean) => cards.filter((row) => row.block === can).length;
    expect([count(true), count(false)]).toEqual([110, 97]);
  });

  test.each(cards.map(({ id, kind, effect, block }) => [id, kind, effect.kind, block] as const))(
    '%s, by its kind',
    (id, kind, effect, can) => {
      const attack = ['you-must-attack-someone', 'force-someone-to-attack', 'force-2-to-attack'].includes(id);
      const never = ['ship', 'shop', 'gold', 'curse', 'soul', 'ability'].includes(kind) || effect === 'gold';
      expect([id, can]).toEqual([id, !(never || attack || effect === 'creature')]);
    },
  );

  test.each(['double-play', 'apprentice', 'copy-cat'])('stops %s of the Tavern as it is played', (card) => {
    const t = at({ 'blocks.blue': 1 }).do({ kind: 'buy', seat: 'red', goods: 'tavern', count: 1 });
    t.do(play(card, { on: card === 'copy-cat' ? 'blue' : 'red' }), block);
    expect([t.state.kept, t.state.agenda, whole(t)]).toEqual([[], [], true]);
  });

  test.each(['walk-the-plank', 'the-trap'])('stops %s', (card) => {
    const t = at({ 'blocks.blue': 1 }).do(play(card, { on: 'blue' }), block);
    expect([t.state.kept, t.state.play.played, whole(t)]).toEqual([[], true, true]);
  });

  test.each(['ship-bonus', 'card-bonus'])('stops %s as it is drawn', (card) => {
    const t = at({ 'blocks.blue': 1 }).do(draw('red', card));
    expect(t.state.chain).toHaveLength(1);
    t.do(block);
    expect([t.state.agenda, t.told('bonusDrawn'), whole(t)]).toEqual([[], [], true]);
  });
});
