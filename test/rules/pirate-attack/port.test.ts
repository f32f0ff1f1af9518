import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { cursesAbove, handSize, savedMagic, spentAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { portOf, seaOf } from '../../../src-main/rules/pirate-attack/fleets.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { isList } from '../../../src-main/rules/kernel/field.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { whatIf } from '../../../src-main/rules/pirate-attack/what-if.ts';
import {
  afloat,
  attack,
  draw,
  ids,
  lay,
  met,
  offered,
  over,
  row,
  seaOf as seaWith,
  stands,
  whole,
} from './sea.ts';
import { stepAt } from '../../support/pressing.ts';
import { pass, type Table } from './table.ts';

const { at, fight } = seaWith({ packs: ['main', 'walk-the-plank'] });
const stormy = seaWith({ packs: ['main', 'magic-shop', 'walk-the-plank'] });
const dead = seaWith({ packs: ['main', 'raise-the-dead', 'walk-the-plank'] });

const home = (seat: SeatId, on: SeatId): Command => ({
  kind: 'playMagic',
  seat,
  card: 'return-to-port',
  on,
});
const out = (seat: SeatId, ship: number): Command => ({ kind: 'leavePort', seat, ship });
const off = (seat: SeatId, ship: number): Command => ({ kind: 'liftCurse', seat, ship });
const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const docked = ({ state }: Table, seat: SeatId) => portOf(state, seat).map(({ id }) => id);
const sailing = ({ state }: Table, seat: SeatId) => seaOf(state, seat).map(({ id }) => id);

const port = { port: true } as const;
const two = [['sloop-3-3'], ['sloop-4-4']] as const;
const inPort = [
  ['sloop-3-3', 1, 1, 2, false, port],
  ['sloop-4-4', 0, 0, 0, false, port],
] as const;
const sloop = [['sloop-3-4']] as const;

describe('Return To Port', () => {
  test('takes all ships of a captain from the sea, with what lies on and under them, and ends the armada', () => {
    const t = at(
      {
        red: [['sloop-3-3']],
        blue: [
          ['sloop-3-4', 1, 0, 2],
          ['sloop-4-4', 0, 1],
        ],
      },
      { 'magic.red': 1 },
    );
    t.do({ kind: 'formArmada', seat: 'blue', ships: [2, 3] }, home('red', 'blue'));
    expect(t.told('fleetReturned')).toEqual([
      { kind: 'fleetReturned', seat: 'red', card: 'return-to-port', on: 'blue', ships: [2, 3] },
    ]);
    expect([docked(t, 'blue'), sailing(t, 'blue'), sailing(t, 'red')]).toEqual([[2, 3], [], [1]]);
    expect([t.state.armadas.blue, countAt(t.state.zones, 'table')]).toEqual([undefined, 3]);
    expect([cursesAbove(t.state, 2), savedMagic(t.state, 'red')]).toEqual([2, 0]);
    expect(countAt(t.state.zones, spentAt('magic'))).toBe(1);
    expect(whole(t)).toBe(true);
    expect(t.state.play).toEqual({ drawn: false, played: false });
  });

  test('may be played on oneself, and by anybody between two turns', () => {
    const t = at({ red: two, blue: sloop }, { 'magic.blue': 2 });
    expect(
      offered(t, 'told', 'blue').filter((one) => one.kind === 'playMagic' && one.card === 'return-to-port'),
    ).toEqual([home('blue', 'red'), home('blue', 'blue')]);
    t.do(draw('red'));
    expect(t.refused(home('blue', 'blue'))).toBe('magic-between');
    t.do({ kind: 'discardCard', seat: 'red' }, home('blue', 'blue'));
    expect(docked(t, 'blue')).toEqual([3]);
  });

  test('stands with all Magic that goes between two turns behind one answer, and a card that is read needs none', () => {
    const t = at({ red: two }, { 'magic.red': 1 });
    const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'card')!;
    const listed = stepAt(pirateAttack, t.state, prompt, 'red')?.choices.map(({ id }) => id);
    expect(listed).toContain('choice/open-magic');
    expect(listed?.filter((id) => /port|vision|gambler/.test(id))).toEqual([]);
    const card = { kind: 'card', row: 'return-to-port', copy: 1 } as const;
    const seat = { kind: 'token', seat: 'red' } as const;
    expect(pirateAttack.interpret(t.state, prompt, [card, seat], undefined)).toMatchObject({
      kind: 'command',
      command: home('red', 'red'),
    });
  });

  test('stands so as soon as there are two kinds of it, and by itself where there is one', () => {
    const listed = (...lost: readonly string[]) => {
      const differing = lost.map((card) => ({ card, lost: 9 }));
      const { state } = at({ red: two }, { 'magic.red': 1, differing });
      const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'card')!;
      const choices = stepAt(pirateAttack, state, prompt, 'red')?.choices.map(({ id }) => id) ?? [];
      return choices.filter((id) => /port$|vision|gambler|open-magic/.test(id));
    };
    expect([listed('vision'), listed('vision', 'the-gambler')]).toEqual([
      ['choice/open-magic'],
      ['card/return-to-port'],
    ]);
  });

  test('stands there without a Vision as long as no ship lies beneath Sails', () => {
    const listed = (isHidden: boolean) => {
      const ships = [['sloop-3-3', 0, 0, 0, false, isHidden ? ({ hidden: true } as const) : {}]] as const;
      const all = seaWith({ packs: ['main', 'raise-the-dead', 'walk-the-plank'] });
      const { state } = all.at({ red: two, blue: ships }, { 'magic.red': 1 });
      const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'card')!;
      const choices = stepAt(pirateAttack, state, prompt, 'red', ['choice/open-magic'])?.choices ?? [];
      return choices.some(({ id }) => id.includes('vision'));
    };
    expect([listed(false), listed(true)]).toEqual([false, true]);
  });

  test('needs a ship at sea, a captain who is named and in the game, and Magic that is saved', () => {
    const t = at({ red: two }, { 'magic.red': 1 });
    const play = home('red', 'red');
    expect(t.refused(home('red', 'blue'))).toBe('none-at-sea');
    expect(t.refused({ kind: 'playMagic', seat: 'red', card: 'return-to-port' })).toBe('which-captain');
    expect(t.refused(home('red', 'black'))).toBe('no-such-seat');
    expect(t.refused(home('yellow', 'red'))).toBe('no-magic-saved');
    t.stand({ 'out.yellow': true });
    expect(t.refused(home('red', 'yellow'))).toBe('is-out');
    t.do(play);
    expect(t.refused(play)).toBe('no-magic-saved');
  });

  test('is told where ships are told and cards are not', () => {
    const t = at({ red: two, blue: sloop }, {}, {}, { depth: 'fights' });
    expect(offered(t, 'turn')).toContainEqual(home('red', 'blue'));
    expect(offered(t, 'turn').some(({ kind }) => kind === 'leavePort')).toBe(false);
    t.do(home('red', 'red'));
    expect(offered(t, 'turn').filter(({ kind }) => kind === 'leavePort')).toEqual([
      out('red', 1),
      out('red', 2),
    ]);
    t.do(out('red', 2));
    expect([docked(t, 'red'), t.refused(out('red', 1))]).toEqual([[1], 'port-left-already']);
  });
});

describe('out of port', () => {
  test('one ship comes before the draw, and may take a card in that turn', () => {
    const t = at({ red: inPort });
    t.do(out('red', 1));
    expect(t.told('shipLeftPort')).toEqual([
      { kind: 'shipLeftPort', seat: 'red', ship: { id: 1, card: 'sloop-3-3' }, late: false },
    ]);
    expect(t.refused(out('red', 2))).toBe('port-left-already');
    t.do({ kind: 'playCard', seat: 'red', ship: 1 });
    expect(ids(t, 'red')).toEqual([1, 2]);
    expect(t.refused(out('red', 2))).toBe('port-left-already');
  });

  test('is offered as long as the table lets one more out, and is asked of the row as it lies', () => {
    const t = at({ red: inPort, blue: sloop });
    const leaves = () => offered(t, 'card').filter(({ kind }) => kind === 'leavePort').length;
    const listed = () =>
      pirateAttack
        .fields(t.state)
        .flatMap(({ field, seat, value }) =>
          field === 'row' && seat === 'red' && isList(value) ? value : [],
        )
        .map((ship) => ship['port']);
    expect([leaves(), listed()]).toEqual([2, [true, true]]);
    t.do(out('red', 1));
    expect([leaves(), listed()]).toEqual([0, [false, true]]);
  });

  test('or after the play, and takes no card of its captain then: no Magic and no Witch Doctor', () => {
    const t = at({ red: inPort }, { 'magic.red': 1, 'magic.blue': 1, 'gold.red': 5 });
    t.do(draw('red'));
    expect(t.refused(out('red', 1))).toBe('port-between');
    t.do({ kind: 'discardCard', seat: 'red' }, out('red', 1));
    expect(t.told('shipLeftPort')[0]?.late).toBe(true);
    expect(t.refused(lay('red', 1))).toBe('port-left-late');
    expect(t.refused({ kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 1 })).toBe(
      'port-left-late',
    );
    t.do(lay('blue', 1), draw('blue'));
    t.do({ kind: 'discardCard', seat: 'blue' }, lay('red', 1));
    expect(t.state.turn).toBe('blue');
  });

  test('late bars no card from another ship, and one that left before the draw takes Magic and Witch Doctors', () => {
    const fields = { 'magic.red': 2, 'gold.red': 5 };
    const curse = (ship: number): Command => ({ kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship });
    const late = at({ red: inPort, blue: sloop }, fields).do(draw('red'));
    late.do({ kind: 'discardCard', seat: 'red' }, out('red', 1));
    expect([late.refused(lay('red', 3)), late.refused(curse(3))]).toEqual([undefined, undefined]);
    const early = at({ red: inPort, blue: sloop }, fields).do(out('red', 1));
    expect([early.refused(lay('red', 1)), early.refused(curse(1))]).toEqual([undefined, undefined]);
  });

  test('none comes behind a card that was played as it was drawn, but one may before', () => {
    const t = at({ red: inPort, blue: sloop });
    t.do(draw('red', 'you-must-attack-someone'));
    expect(t.refused(out('red', 1))).toBe('red-first');
    t.do({ kind: 'letGo', seat: 'red' });
    expect([t.refused(out('red', 1)), offered(t, 'card').some(({ kind }) => kind === 'leavePort')]).toEqual([
      'port-red',
      false,
    ]);
    t.do(draw('blue'), { kind: 'discardCard', seat: 'blue' }, draw('yellow'));
    t.do({ kind: 'discardCard', seat: 'yellow' }, pass('yellow'), out('red', 1));
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 3));
    expect(t.state.fight?.attacker.ships).toEqual([1]);
  });

  test.each([
    [1, [true, false, false]],
    [2, [true, true, false]],
  ] as const)('so many a turn as the table has settled: %i', (portPerTurn, allowed) => {
    const three = [...inPort, ['sloop-3-4', 0, 0, 0, false, port]] as const;
    const t = at({ red: three }, {}, { portPerTurn });
    expect(
      [1, 2, 3].map((ship) => {
        const isAllowed = t.refused(out('red', ship)) === undefined;
        if (isAllowed) t.do(out('red', ship));
        return isAllowed;
      }),
    ).toEqual(allowed);
    t.do({ kind: 'discardCard', seat: 'red' }, draw('blue'));
    expect(t.refused(out('red', 3))).toBe('not-your-turn');
  });

  test('only an own ship comes, that lies there, in an own turn', () => {
    const t = at({ red: two, blue: [['sloop-3-4', 0, 0, 0, false, port]] });
    expect(t.refused(out('red', 1))).toBe('not-in-port');
    expect(t.refused(out('red', 3))).toBe('not-own-port');
    expect(t.refused(out('red', 9))).toBe('no-such-ship');
    expect(t.refused(out('blue', 3))).toBe('not-your-turn');
  });
});

describe('in port', () => {
  test('Witch Doctors are taken off for five gold each, of gold that may be spent, on the own turn', () => {
    const t = at({ red: inPort, blue: sloop }, { 'gold.red': 9, 'locked.red': 4 });
    t.do(off('red', 1));
    expect([t.purse('red'), cursesAbove(t.state, 1), whole(t)]).toEqual([[4, 4], 1, true]);
    expect(t.told('curseLifted')).toMatchObject([{ seat: 'red', ship: { id: 1 }, paid: 5 }]);
    expect(t.refused(off('red', 1))).toBe('gold-locked');
    t.stand({ 'gold.red': 0, 'locked.red': 4 });
    expect(t.refused(off('red', 1))).toBe('too-dear');
    t.stand({ 'gold.red': 12 });
    expect(t.refused(off('red', 2))).toBe('no-curse-there');
    expect(t.refused(off('red', 3))).toBe('not-own-port');
    t.do(out('red', 1));
    expect(t.refused(off('red', 1))).toBe('not-in-port');
  });

  test.each([
    ['over-charged', true, 5],
    ['over-charged', false, 10],
    ['black-market', true, 5],
    ['black-market', false, 3],
  ] as const)('with %s the fee is the same for everybody, or not: %s', (card, feesFlat, fee) => {
    const able = seaWith({ packs: ['main', 'walk-the-plank', 'special-abilities'] });
    const kind = card === 'over-charged' ? 'soul' : 'ability';
    const t = able.at({ red: inPort }, { 'gold.red': 20, [`${kind}.red`]: card }, { feesFlat });
    t.do(off('red', 1));
    expect(t.purse('red')).toEqual([20 - fee, 0]);
  });

  test('what the own gold is short of a partner pays', () => {
    const t = at(
      { red: inPort },
      { 'gold.red': 2, 'gold.yellow': 5 },
      {},
      { teams: true, seats: ['red', 'blue', 'yellow', 'green'] },
    );
    t.do(off('red', 1));
    expect([t.purse('red'), t.purse('yellow')]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('no card goes on or under a ship, not even an own one, and none is offered for it', () => {
    const t = at({ red: inPort, blue: [['sloop-3-4', 1, 0, 1]] }, { 'magic.red': 1, 'gold.red': 20 });
    const refused = [
      { kind: 'playCard', seat: 'red', ship: 1 },
      { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 1 },
      lay('red', 1),
      play('move-a-witch-doctor', { ship: 1, to: 3 }),
      play('move-a-witch-doctor', { ship: 3, to: 1 }),
      play('armada', { ships: [1, 2] }),
    ] as const satisfies readonly Command[];
    expect(refused.map((command) => t.refused(command))).toEqual(refused.map(() => 'ship-in-port'));
    const ships = offered(t, 'card').flatMap((command) =>
      command.kind !== 'leavePort' && command.kind !== 'liftCurse' && 'ship' in command ? [command.ship] : [],
    );
    expect(ships.length).toBeGreaterThan(0);
    expect(ships.every((ship) => ship === 3)).toBe(true);
    expect(
      offered(t, 'card').some((command) => command.kind === 'playCard' && command.card === 'armada'),
    ).toBe(false);
  });

  test('an armada of which a ship is there all the same is attacked by way of one that is at sea', () => {
    const t = at({
      red: [['sloop-3-3']],
      blue: [['sloop-3-4', 0, 0, 0, false, port], ['schooner-5-5'], ['schooner-5-6']],
    });
    t.overrule({ kind: 'formArmada', seat: 'blue', ships: [2, 3, 4] }, 'ship-in-port');
    t.do(draw('red', 'you-must-attack-someone'));
    expect(offered(t, 'red-card').filter(({ kind }) => kind === 'attack')).toEqual([attack(1, 3)]);
  });

  test('a Witch Doctor needs a ship at sea', () => {
    const t = at({ red: inPort }, { 'gold.red': 20 });
    expect(t.refused({ kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 1 })).toBe(
      'no-ship-to-curse',
    );
  });

  test('a ship neither attacks nor is attacked, and no creature comes to it', () => {
    const t = at({ red: inPort, blue: sloop, yellow: [['sloop-4-4', 0, 0, 0, false, port]] });
    expect(t.refused(play('sea-creature-10', { ship: 4 }))).toBe('ship-in-port');
    t.do(draw('red', 'you-must-attack-someone'));
    expect([t.refused(attack(1, 3)), t.refused(attack(3, 4))]).toEqual(['ship-in-port', 'ship-in-port']);
    expect(offered(t, 'red-card')).toEqual([{ kind: 'letGo', seat: 'red' }]);
    t.do({ kind: 'letGo', seat: 'red' });
    expect(t.state.fight).toBeNull();
  });

  test('whoever drew a card that makes others attack is spared only by ships at sea', () => {
    const t = at({
      red: sloop,
      blue: [['sloop-4-4']],
      yellow: [['sloop-4-4', 0, 0, 0, false, port]],
    });
    t.do(draw('red', 'force-someone-to-attack'));
    t.do({ kind: 'attack', seat: 'red', how: 'others', ship: 2, target: 1 });
    expect(t.state.fight?.defender.seat).toBe('red');
  });

  test('a ship is neither told to sink nor to change captains, unless the table overrules', () => {
    const t = at({ red: inPort, blue: sloop });
    expect(t.refused({ kind: 'sinkShip', ship: 1 })).toBe('ship-in-port');
    expect(t.refused({ kind: 'moveShip', ship: 1, to: 'blue' })).toBe('ship-in-port');
    t.overrule({ kind: 'moveShip', ship: 1, to: 'blue' }, 'ship-in-port');
    expect([ids(t, 'blue'), docked(t, 'blue')]).toEqual([[3, 1], [1]]);
  });

  test('the Hurricane spares it, and the Royal Navy passes it by', () => {
    const storm = stormy.at({ red: inPort, blue: sloop });
    storm.do(draw('red', 'hurricane'));
    expect(afloat(storm)).toEqual([2, 0, 0]);
    const shown = stormy.at({ red: inPort, blue: [['sloop-3-4', 1]] }).do(draw('red', 'hurricane'));
    expect(shown.refused({ kind: 'spareShip', ship: 1 })).toBe('ship-in-port');
    expect(offered(shown, 'hurricane')).toEqual([over, { kind: 'spareShip', ship: 3 }]);
    const navy = stormy.at({ red: [...inPort, ['sloop-3-4']], blue: [['sloop-3-4', 0, 0, 0, false, port]] });
    navy.do(draw('red', 'royal-navy-8-8'));
    expect(met(navy)).toEqual([[3]]);
  });

  test('a confused ship shoots past it at the next', () => {
    const t = stormy.at(
      {
        red: [['brigantine-10-10'], ['sloop-3-3', 0, 0, 0, false, port], ['sloop-3-4']],
        blue: [['sloop-4-4']],
      },
      {},
      {},
      { depth: 'fights' },
    );
    t.do(attack(1, 4), { kind: 'turnUp', ship: 1, card: 'confusion-right' }, { kind: 'settleFight' });
    expect([row(t, 'red'), docked(t, 'red')]).toEqual([['brigantine-10-10', 'sloop-3-3'], [2]]);
  });

  test('a copy goes down with its original there too', () => {
    const t = dead.at(
      { red: [['sloop-3-3', 0, 0, 0, false, { copyOf: 'blue', copyAt: 1, port: true }]], blue: sloop },
      {},
      {},
      { depth: 'fights' },
    );
    t.do({ kind: 'sinkShip', ship: 2 });
    expect(afloat(t)).toEqual([0, 0, 0]);
  });

  test.each([
    [false, 'ship-in-port'],
    [true, undefined],
  ] as const)('a Duplicate of it, where the table allows that: %s', (duplicatePort, refused) => {
    const t = dead.at({ red: sloop, blue: inPort }, { 'magic.red': 1 }, { duplicatePort });
    const copy: Command = { kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 2 };
    expect(t.refused(copy)).toBe(refused);
    expect(
      offered(t, 'card').some((one) => 'ship' in one && one.ship === 2 && one.kind === 'playMagic'),
    ).toBe(duplicatePort);
    if (duplicatePort) t.do(copy);
    expect([t.ships('red'), docked(t, 'red')]).toEqual([duplicatePort ? 2 : 1, []]);
  });

  test('Sails are not laid over it', () => {
    const t = dead.at({ red: inPort }, { 'magic.red': 1 });
    expect(t.refused({ kind: 'playMagic', seat: 'red', card: 'sails-of-invisibility', ship: 1 })).toBe(
      'ship-in-port',
    );
  });

  test('nobody asks what a fight with it would come to', () => {
    const t = at({
      red: [...inPort, ['sloop-3-4']],
      blue: [['sloop-3-4'], ['sloop-4-4', 0, 0, 0, false, port]],
    });
    const asked = whatIf(t.state, {});
    expect(asked.ok && asked.value.ships.map(({ ship }) => ship)).toEqual([3, 4]);
    expect(whatIf(t.state, { ship: 3, target: 5 }).ok).toBe(false);
    expect(whatIf(t.state, { ship: 3, target: 4 }).ok).toBe(true);
  });

  test('it earns no card by a Ship Bonus, and counts as a ship for a Card Bonus', () => {
    const t = at({ red: inPort, blue: sloop });
    t.do(draw('red', 'ship-bonus'));
    expect((['red', 'blue', 'yellow'] as const).map((seat) => handSize(t.state, seat))).toEqual([5, 6, 5]);
    t.do(pass('red'), draw('blue', 'card-bonus'));
    expect((['red', 'blue', 'yellow'] as const).map((seat) => handSize(t.state, seat))).toEqual([5, 6, 7]);
  });

  test('everybody sees which they are', () => {
    const t = fight({ red: sloop, blue: [['sloop-4-4'], ['sloop-3-3', 0, 0, 0, false, port]] }).do(stands);
    const view = pirateAttack.view(t.state, { kind: 'table' });
    const fleets = view['fleets'] as readonly { readonly row: readonly object[] }[];
    expect(fleets[1]?.row).toMatchObject([{ size: [4, 4] }, { size: [3, 3], port: true }]);
    expect(fleets[1]?.row[0]).not.toHaveProperty('port');
  });
});

describe('at the end', () => {
  const last = {
    'hand.red': 0,
    'hand.blue': 0,
    'hand.yellow': 0,
  };
  const empty = (t: Table): void => {
    const { count } = t.state.zones.pile ?? { count: 0 };
    t.stand({ 'hand.yellow': Math.min(99, count) });
  };

  test('ships in port keep their captain in the game, unless the table counts them no more', () => {
    for (const [portAtEnd, winners] of [
      ['count', undefined],
      ['ignore', ['blue']],
    ] as const) {
      const t = at({ red: inPort, blue: sloop }, last, { portAtEnd });
      while ((t.state.zones.pile?.count ?? 0) > 0) {
        empty(t);
        t.stand({ 'hand.yellow': 0 });
      }
      expect(t.winners).toEqual(winners);
    }
  });

  test('nobody with a ship in port is out while it counts', () => {
    const goes: Command = { kind: 'goOut', seat: 'red' };
    const rows = { red: inPort, blue: sloop };
    const more = { depth: 'fights' } as const;
    expect(at(rows, {}, {}, more).refused(goes)).toBe('still-afloat');
    expect(at(rows, {}, { portAtEnd: 'ignore' }, more).refused(goes)).toBeUndefined();
  });

  test('who has ships in port alone need not attack, and may bring one out or not', () => {
    const t = at({ red: inPort, blue: sloop }, last);
    while ((t.state.zones.pile?.count ?? 0) > 0) {
      empty(t);
      t.stand({ 'hand.yellow': 0 });
    }
    expect(t.refused(pass('red'))).toBeUndefined();
    t.do(out('red', 1));
    expect(t.refused(pass('red'))).toBe('must-attack');
  });
});
