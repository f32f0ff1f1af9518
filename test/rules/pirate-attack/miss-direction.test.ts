import { describe, expect, test } from 'vitest';
import { isAskedWith } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  deckLeft,
  goodsAt,
  handSize,
  magicUnder,
  savedMagic,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { cardsIn as cardsOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { keptBefore } from '../../../src-main/rules/pirate-attack/kept.ts';
import { goldIn } from '../../../src-main/rules/pirate-attack/state.ts';
import { stepAt } from '../../support/pressing.ts';
import {
  attack,
  draw,
  ids,
  offered,
  over,
  row,
  seaOf,
  settle,
  spare,
  stands,
  up,
  whole,
  type Rows,
} from './sea.ts';
import { pass, table, type Table } from './table.ts';
import { cardsTold } from './cards-told.ts';

const edition = { packs: ['main', 'miss-direction'] } as const;
const sea = seaOf(edition);
const rows: Rows = {
  red: [['sloop-3-3'], ['sloop-3-4']],
  blue: [['schooner-5-5'], ['schooner-6-7']],
  yellow: [['sloop-4-4']],
};
const at = (fields: FieldValues = {}, options: OptionValues = {}): Table => sea.at(rows, fields, options);
const play = (seat: SeatId, card: string, more: object = {}): Command =>
  ({ kind: 'playCard', seat, card, ...more }) as Command;
const strand = (on: SeatId): Command => play('red', 'stranded-on-an-island', { on });
const hands = ({ state }: Table) => state.seats.map((seat) => handSize(state, seat));
const force = (seat: SeatId, ship: number, to: number): Command => ({
  kind: 'playMagic',
  seat,
  card: 'force-an-attack',
  ship,
  to,
});

describe('the pack', () => {
  test('brings fifty cards: 35 of the main deck and 15 of Magic, and thirty gold more', () => {
    expect([cardsOf('miss-direction'), goldIn({ packs: ['main'] }), goldIn(edition)]).toEqual([50, 218, 248]);
    const t = table({ depth: 'cards', edition });
    expect([deckLeft(t.state), countAt(t.state.zones, goodsAt('magic')), cardsTold(t.state)]).toEqual([
      270, 15, 350,
    ]);
  });

  test('asks its own house rules, and those it shares with another pack only where both are in play', () => {
    const asked = (...packs: readonly string[]) =>
      pirateAttack.options.filter((option) => isAskedWith(option, packs)).map(({ name }) => name);
    const own = asked('miss-direction').filter((name) => !asked().includes(name));
    expect(own).toEqual(['strandedStacks', 'strandedBuys', 'mdUnlisted', 'explodeEndsFight', 'unusedMagic']);
    expect(asked('walk-the-plank')).not.toContain('whirlpoolPort');
    expect(asked('miss-direction', 'walk-the-plank')).toContain('whirlpoolPort');
    expect(asked('special-abilities')).not.toContain('blockForceAttack');
    expect(asked('miss-direction', 'special-abilities')).toContain('blockForceAttack');
    expect(asked('raise-the-dead', 'special-abilities')).toContain('blockRoyalNavy');
    expect(asked('miss-direction', 'special-abilities')).not.toContain('blockRoyalNavy');
  });

  test('has at most eighty answers in its first step, and none for a card that is played by its text', () => {
    const t = at({ 'magic.red': 2, 'gold.red': 40 });
    const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
    const choices = (prompt && stepAt(pirateAttack, t.state, prompt, 'red')?.choices) ?? [];
    const pressed = choices.map(({ id }) => id);
    expect(pressed).toEqual(
      expect.arrayContaining(
        [
          'stranded-on-an-island',
          'whirlpool',
          'wind-storm',
          'wind-storm-left',
          'force-an-attack',
          'galleon-12-12',
        ].map((id) => `card/${id}`),
      ),
    );
    expect(pressed).not.toContain('choice/other');
    expect(choices.length).toBeLessThanOrEqual(80);
  });
});

test('A Galleon is a ship of 12/12, and there are two of it', () => {
  const t = at().do(play('red', 'galleon-12-12'), draw('blue'), play('blue', 'galleon-12-12'));
  expect([row(t, 'red').at(-1), row(t, 'blue').at(-1)]).toEqual(['galleon-12-12', 'galleon-12-12']);
  t.do(draw('yellow'));
  expect(t.refused(play('yellow', 'galleon-12-12'))).toBe('card-elsewhere');
  expect(t.refused({ kind: 'layShip', seat: 'red', card: 'galleon-12-12' })).toBe('no-copy-left');
});

test.each([
  [9, 'sea-creature-9', 'brigantine-9-9', 'brigantine-10-10'],
  [12, 'sea-creature-12', 'galleon-12-12', 'black-beard-15-15'],
  [50, 'sea-creature-50', 'black-beard-15-15', undefined],
] as const)(
  'A Sea Creature of %i takes what is as strong, and nothing stronger',
  (_, card, taken, spared) => {
    const wide = seaOf({ packs: ['main', 'raise-the-dead', 'miss-direction'] });
    const t = wide
      .at({ red: [['sloop-3-3']], blue: [[taken], ['sloop-3-4']] })
      .do(play('red', card, { ship: 2 }));
    expect([row(t, 'blue'), t.fame('red')]).toEqual([['sloop-3-4'], 1]);
    if (!spared) return;
    const holds = wide.at({ red: [['sloop-3-3']], blue: [[spared]] }).do(play('red', card, { ship: 2 }));
    expect([row(holds, 'blue'), holds.told('creatureFailed').length]).toEqual([[spared], 1]);
  },
);

test.each([1, 2, 3, 4, 5])('%i Gold that is drawn is kept, and another card drawn', (gold) => {
  const t = at();
  for (let copy = 0; copy < 5; copy++) t.do(draw('red', `${gold}-gold`));
  // Three of the box and two of the pack.
  expect([t.purse('red'), t.refused(draw('red', `${gold}-gold`))]).toEqual([[5 * gold, 0], 'card-elsewhere']);
});

describe('Stranded On An Island', () => {
  test('lies before whoever it is given to, and takes the next turn of that captain', () => {
    const t = at({ 'locked.blue': 3 }).do(strand('blue'));
    expect(keptBefore(t.state, 'blue').map(({ card }) => card)).toEqual(['stranded-on-an-island']);
    t.do(pass('red'));
    expect([t.turn, t.state.round, t.purse('blue')]).toEqual(['yellow', 1, [0, 3]]);
    expect([keptBefore(t.state, 'blue'), t.told('turnLost'), whole(t)]).toEqual([
      [],
      [{ kind: 'turnLost', seat: 'blue', buys: false }],
      true,
    ]);
    t.do(draw('yellow'), { kind: 'discardCard', seat: 'yellow' }, pass('yellow'), draw('red'));
    t.do({ kind: 'discardCard', seat: 'red' }, pass('red'));
    expect([t.turn, t.purse('blue')]).toEqual(['blue', [3, 0]]);
  });

  test('may be given to oneself, and the next round goes past', () => {
    const t = at().do(strand('red'), draw('blue'), { kind: 'discardCard', seat: 'blue' }, draw('yellow'));
    t.do({ kind: 'discardCard', seat: 'yellow' }, draw('blue'));
    expect([t.turn, t.state.round, t.state.kept]).toEqual(['blue', 2, []]);
  });

  test('lets the draw of the captain behind pass the Chip over, and of nobody else', () => {
    const t = at().do(strand('blue'));
    expect(t.refused(draw('blue'))).toBe('not-your-turn');
    t.do(draw('yellow'));
    expect([t.turn, t.state.play.drawn]).toEqual(['yellow', true]);
  });

  const twice = (options: OptionValues = {}) => {
    const t = at({}, options).do(strand('blue'), draw('yellow'));
    t.do(play('yellow', 'stranded-on-an-island', { on: 'red' }), draw('blue'));
    return t;
  };
  test('two of them take two turns, or by the other rule one', () => {
    const two = { 'kept.blue': [{ card: 'stranded-on-an-island' }, { card: 'stranded-on-an-island' }] };
    const turnsOf = (options: OptionValues) => {
      const t = at(two, options).do(play('red', 'close-market'), pass('red'));
      const first = keptBefore(t.state, 'blue').length;
      t.do(draw('yellow'), { kind: 'discardCard', seat: 'yellow' }, pass('yellow'));
      t.do(draw('red'), { kind: 'discardCard', seat: 'red' }, pass('red'));
      return [first, t.turn];
    };
    expect(turnsOf({})).toEqual([1, 'yellow']);
    expect(turnsOf({ strandedStacks: false })).toEqual([0, 'blue']);
    expect(twice().turn).toBe('blue');
  });

  test('forbids buying, or by the other rule leaves it the only thing to do', () => {
    const none = at({ 'gold.blue': 9 }).do(strand('blue'), pass('red'));
    expect(none.refused({ kind: 'buy', seat: 'blue', goods: 'cures', count: 1 })).toBe('not-your-turn');
    const buys = at({ 'gold.blue': 9, 'locked.blue': 2 }, { strandedBuys: true }).do(
      strand('blue'),
      pass('red'),
    );
    expect([buys.turn, buys.purse('blue'), buys.state.kept]).toEqual(['blue', [11, 0], []]);
    expect(buys.refused(draw('blue'))).toBe('drawn-already');
    expect(buys.refused(play('blue', 'close-market'))).toBe('played-already');
    buys.do({ kind: 'buy', seat: 'blue', goods: 'cures', count: 1 }, draw('yellow'));
    expect([buys.turn, buys.purse('blue')]).toEqual(['yellow', [6, 0]]);
  });

  test('keeps ships in port where its captain may buy', () => {
    const wide = seaOf({ packs: ['main', 'miss-direction', 'walk-the-plank'] });
    const port: Command = { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'blue' };
    const t = wide.at(rows, { 'magic.red': 1 }, { strandedBuys: true }).do(port, strand('blue'), pass('red'));
    expect(t.refused({ kind: 'leavePort', seat: 'blue', ship: 3 })).toBe('turn-lost');
  });
});

describe('Whirlpool', () => {
  test('sinks all ships of whoever draws it, and no others, without a prize', () => {
    const t = at().do(draw('red', 'whirlpool'));
    expect([t.ships('red'), t.ships('blue'), t.ships('yellow')]).toEqual([0, 2, 1]);
    expect([t.state.agenda, t.fame('blue'), t.state.play.played, whole(t)]).toEqual([[], 0, true, true]);
  });

  test('spares what has a Master Navigator under it, which stays', () => {
    const t = sea.at({ red: [['sloop-3-3', 1], ['sloop-3-4']], blue: [['schooner-5-5', 1]] });
    t.do(draw('red', 'whirlpool'));
    expect(t.refused(spare(3))).toBe('not-stormed');
    expect(offered(t, 'hurricane', 'red')).toEqual(expect.arrayContaining([over, spare(1)]));
    expect(offered(t, 'hurricane', 'red')).not.toContainEqual(spare(3));
    t.do(spare(1), over);
    expect([ids(t, 'red'), ids(t, 'blue'), whole(t)]).toEqual([[1], [3], true]);
  });

  test('brings nothing back by a Reincarnation', () => {
    const t = at().do(draw('red', 'whirlpool'));
    expect(t.refused({ kind: 'returnShip', seat: 'red' })).toBe('none-sunk');
  });

  test('spares ships in port, or by the other rule sinks them', () => {
    const wide = seaOf({ packs: ['main', 'miss-direction', 'walk-the-plank'] });
    const port: Command = { kind: 'playMagic', seat: 'red', card: 'return-to-port', on: 'red' };
    const left = (options: OptionValues) =>
      wide.at(rows, { 'magic.red': 1 }, options).do(port, draw('red', 'whirlpool')).ships('red');
    expect([left({}), left({ whirlpoolPort: 'sink' })]).toEqual([2, 0]);
  });

  test('is told where only ships and fights are', () => {
    const t = sea.at(rows, {}, {}, { depth: 'fights' });
    t.do({ kind: 'letCome', seat: 'red', card: 'whirlpool' }, spare(2), over);
    expect([ids(t, 'red'), t.ships('blue')]).toEqual([[2], 2]);
  });
});

describe('Wind Storms', () => {
  const uneven = { 'hand.red': 7, 'hand.blue': 2, 'hand.yellow': 0 };

  test('Wind Storm trades the hand of whoever draws it with that of a captain who is named', () => {
    const t = at(uneven).do(draw('red', 'wind-storm'));
    expect([hands(t), t.state.agenda.length]).toEqual([[7, 2, 0], 1]);
    expect(t.refused({ kind: 'letCome', seat: 'red', card: 'wind-storm', on: 'red' })).toBe('on-oneself');
    t.do({ kind: 'letCome', seat: 'red', card: 'wind-storm', on: 'blue' });
    expect([hands(t), t.state.agenda, whole(t)]).toEqual([[2, 7, 0], [], true]);
    const once = at(uneven).do({ kind: 'drawCard', seat: 'red', card: 'wind-storm', on: 'yellow' });
    expect([hands(once), once.state.play.played]).toEqual([[0, 2, 7], true]);
  });

  test('Wind Storm asks who is named though only one other captain is left', () => {
    const t = at({ ...uneven, 'out.yellow': true, 'ships.yellow': 0, 'hand.yellow': 0 });
    t.do(draw('red', 'wind-storm'));
    expect(t.refused({ kind: 'letCome', seat: 'red', card: 'wind-storm' })).toBe('which-captain');
    expect(offered(t, 'red-card', 'red')).toEqual([
      { kind: 'letCome', seat: 'red', card: 'wind-storm', on: 'blue' },
    ]);
  });

  test('Wind Storm Left gives every hand to the captain at the left', () => {
    const t = at(uneven).do(draw('red', 'wind-storm-left'));
    expect([hands(t), whole(t)]).toEqual([[0, 7, 2], true]);
    expect(t.told('handPassed')).toEqual([
      { kind: 'handPassed', seat: 'red', to: 'blue', count: 7 },
      { kind: 'handPassed', seat: 'blue', to: 'yellow', count: 2 },
      { kind: 'handPassed', seat: 'yellow', to: 'red', count: 0 },
    ]);
  });

  test('Wind Storm Right gives every hand to the captain at the right', () => {
    expect(hands(at(uneven).do(draw('red', 'wind-storm-right')))).toEqual([2, 0, 7]);
  });

  test('pass by whoever is out', () => {
    const t = at({ ...uneven, 'out.yellow': true, 'ships.yellow': 0 }).do(draw('red', 'wind-storm-left'));
    expect(hands(t)).toEqual([2, 7, 0]);
  });

  test('take along what is known of a hand', () => {
    const t = at({ 'hand.red': 1, 'hand.blue': 1 }).do(draw('red', 'wind-storm-left'));
    expect(t.state.zones).not.toHaveProperty(['table.hand-red']);
    expect([countAt(t.state.zones, 'hand.blue'), whole(t)]).toEqual([1, true]);
  });
});

describe('Exploding Cannons', () => {
  test('make a ship shoot itself: it sinks, and the other side sails away with the prize', () => {
    const t = sea
      .fight({ red: [['schooner-7-7']], blue: [['sloop-3-4']] })
      .do(...up(1, 'exploding-cannons'), settle);
    expect([t.ships('red'), t.ships('blue'), t.fame('blue')]).toEqual([0, 1, 1]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 1 }]);
  });

  test('leave a ship afloat that is stronger than its cannons, unharmed, and go', () => {
    const t = sea.at({ red: [['sloop-3-4', 0, 1]], blue: [['brigantine-10-10']] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'exploding-cannons'), settle);
    expect([t.ships('red'), t.ships('blue'), magicUnder(t.state, 1), whole(t)]).toEqual([1, 1, 0, true]);
    expect(countAt(t.state.zones, 'discard.magic')).toBe(1);
  });

  test('go where the table says by hand that the fight stands', () => {
    const t = sea.at({ red: [['sloop-3-4', 0, 1]], blue: [['sloop-3-3']] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), ...up(1, 'exploding-cannons'), stands);
    expect([magicUnder(t.state, 1), countAt(t.state.zones, 'discard.magic')]).toEqual([0, 1]);
  });

  const armada: Rows = {
    red: [
      ['sloop-3-3', 0, 0, 0, true],
      ['schooner-7-7', 0, 0, 0, true],
    ],
    blue: [['sloop-3-4']],
  };
  test('of one ship of an armada end the fight, or by the other rule the rest fights on', () => {
    const over_ = sea.fight(armada, {}, 1, 3).do(...up(1, 'exploding-cannons'), settle);
    expect([ids(over_, 'red'), over_.ships('blue'), over_.fame('blue')]).toEqual([[2], 1, 1]);
    const on = sea.fight(armada, { explodeEndsFight: false }, 1, 3).do(...up(1, 'exploding-cannons'), settle);
    expect([ids(on, 'red'), on.ships('blue'), on.fame('red')]).toEqual([[2], 0, 1]);
  });

  test('go before Confusions, which are discarded with them', () => {
    const wide = seaOf({ packs: ['main', 'magic-shop', 'miss-direction'] });
    const t = wide.at({ red: [['sloop-3-4', 0, 2]], blue: [['sloop-3-3']] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    t.do(...up(1, 'exploding-cannons', 'confusion-left'), settle);
    expect([t.ships('red'), t.ships('blue'), magicUnder(t.state, 1)]).toEqual([1, 1, 0]);
  });

  test('go along with a Sea Creature', () => {
    const t = sea.at({ red: [['sloop-3-3']], blue: [['sloop-4-4', 0, 1]] });
    const held = play('red', 'sea-creature-4', { ship: 2, sinks: false, confusions: 1 });
    expect(offered(t, 'card', 'red')).toContainEqual(held);
    t.do(held);
    expect([magicUnder(t.state, 2), countAt(t.state.zones, 'discard.magic')]).toEqual([0, 1]);
  });
});

describe('Force An Attack', () => {
  test('makes two ships of two captains fight, the own one too, and is no play of the turn', () => {
    const t = at({ 'magic.red': 1 }).do(force('red', 1, 4));
    expect(t.state.fight).toMatchObject({ by: 'red', attacker: { seat: 'red' }, defender: { seat: 'blue' } });
    t.do(settle);
    expect([t.ships('red'), savedMagic(t.state, 'red'), t.state.play.played]).toEqual([1, 0, false]);
    t.do({ kind: 'takeGold', seat: 'blue', gold: 3, how: 'won' }, play('red', 'close-market'));
  });

  test('is played between two turns by anybody, and never once an attack card is drawn', () => {
    const t = at({ 'magic.yellow': 1 }).do(force('yellow', 1, 3));
    expect(t.state.fight?.by).toBe('yellow');
    const late = at({ 'magic.yellow': 1 }).do(draw('red', 'you-must-attack-someone'));
    expect(late.refused(force('yellow', 1, 3))).toBe('red-first');
    expect(
      at({ 'magic.yellow': 1 })
        .do(draw('red'))
        .refused(force('yellow', 1, 3)),
    ).toBe('magic-between');
  });

  test('needs two captains, and ships that are seen', () => {
    const t = at({ 'magic.red': 1 });
    expect(t.refused(force('red', 3, 4))).toBe('same-captain');
    expect(t.refused(force('red', 3, 99))).toBe('no-such-ship');
    expect(t.refused({ kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1 })).toBe(
      'which-ship',
    );
    expect(at().refused(force('red', 1, 3))).toBe('no-magic-saved');
  });

  test('takes a whole armada along', () => {
    const t = sea.at(
      {
        red: [
          ['sloop-3-3', 0, 0, 0, true],
          ['sloop-3-4', 0, 0, 0, true],
        ],
        blue: [['sloop-4-4']],
      },
      { 'magic.red': 1 },
    );
    t.do(force('red', 3, 1));
    expect(t.state.fight?.defender.ships).toEqual([1, 2]);
  });

  test('is asked for with both ships, on the own turn and between two', () => {
    const t = at({ 'magic.red': 1, 'magic.yellow': 1 });
    expect(offered(t, 'card', 'red')).toContainEqual(force('red', 1, 3));
    expect(offered(t, 'told', 'yellow')).toContainEqual(force('yellow', 4, 2));
  });

  test('is told where only ships and fights are', () => {
    const t = sea.at(rows, {}, {}, { depth: 'fights' }).do(force('red', 3, 5));
    expect(t.state.fight?.attacker.seat).toBe('blue');
  });
});
