import { describe, expect, test } from 'vitest';
import { notTold } from '../../../src-main/rules/kernel/agenda.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { fleetParts } from '../../../src-main/rules/pirate-attack/view/captains.ts';
import { pass, running, won, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const lay = (seat: SeatId, card: string, place?: number): Command => ({
  kind: 'layShip',
  seat,
  card,
  ...(place === undefined ? {} : { place }),
});
const sink = (ship: number): Command => ({ kind: 'sinkShip', ship });
const attack = (seat: SeatId, ship: number, target: number, how: 'own' | 'others' = 'own'): Command => ({
  kind: 'attack',
  seat,
  how,
  ship,
  target,
});
const stands: Command = { kind: 'endFight' };
const at = (options = {}, seats: readonly SeatId[] = ['red', 'blue', 'yellow']): Table =>
  running({}, { depth: 'fights', seats, options });
const cardsOf = (t: Table, seat: SeatId) => rowOf(t.state, seat).map(({ card }) => card);

describe('ships', () => {
  test('are laid at the right end, or into a gap, and are never moved', () => {
    const t = at().do(lay('red', 'sloop-3-4'), lay('red', 'schooner-5-6'), lay('red', 'sloop-4-4', 1));
    expect(cardsOf(t, 'red')).toEqual(['sloop-3-4', 'sloop-4-4', 'schooner-5-6']);
    expect(t.refusal(lay('red', 'sloop-3-3', 4))).toMatchObject({
      code: 'no-such-place',
      values: { most: 3 },
    });
  });

  test('are told by their size', () => {
    expect(at().refused({ kind: 'layShip', seat: 'red' })).toBe('which-ship');
    expect(at().refused(lay('red', 'spy'))).toBe('not-a-ship');
  });

  test('of a pack that is not in play are none of this game', () => {
    expect(at().refused(lay('red', 'galleon-12-12'))).toBe('not-a-ship');
  });

  test('lie in rows no more often than there are cards of them', () => {
    const t = at().do(
      lay('red', 'brigantine-7-8'),
      lay('blue', 'brigantine-7-8'),
      lay('red', 'brigantine-7-8'),
    );
    expect(t.refused(lay('yellow', 'brigantine-7-8'))).toBe('no-copy-left');
    t.do(sink(1));
    expect(t.do(lay('yellow', 'brigantine-7-8')).ships('yellow')).toBe(1);
  });

  test('that go down are named where a captain has several', () => {
    const t = at().do(lay('red', 'sloop-3-3'), lay('red', 'sloop-3-4'));
    expect(t.refused({ kind: 'sinkShip', seat: 'red' })).toBe('which-ship');
    expect(t.refused(sink(9))).toBe('no-such-ship');
    t.do(sink(1));
    expect(cardsOf(t, 'red')).toEqual(['sloop-3-4']);
    expect(t.state.dead).toEqual(['sloop-3-3']);
  });

  test('change captains, and lie at the right end of the other row', () => {
    const t = at().do(lay('red', 'sloop-3-3'), lay('blue', 'sloop-3-4'));
    t.do({ kind: 'moveShip', ship: 1, to: 'blue' });
    expect(cardsOf(t, 'blue')).toEqual(['sloop-3-4', 'sloop-3-3']);
    expect(t.refused({ kind: 'moveShip', ship: 1, to: 'blue' })).toBe('there-already');
  });

  test('that were laid while only their number was told can be named later', () => {
    const t = running({ 'ships.red': 2 }).do({ kind: 'setDepth', depth: 'fights' });
    t.do({ kind: 'nameShip', ship: 2, card: 'brigantine-9-9' });
    expect(cardsOf(t, 'red')).toEqual([null, 'brigantine-9-9']);
    expect(t.refused({ kind: 'nameShip', ship: 2, card: 'sloop-3-3' })).toBe('ship-known');
  });
});

describe('an armada', () => {
  const joined = () =>
    at().do(
      lay('red', 'sloop-3-3'),
      lay('red', 'schooner-6-7'),
      lay('red', 'sloop-3-4'),
      { kind: 'formArmada', seat: 'red', ships: [1, 3] },
      lay('blue', 'brigantine-8-8'),
    );

  test('is worth its ships together', () => {
    const { fleets } = pirateAttack.view(joined().state, { kind: 'table' }) as { fleets: readonly object[] };
    expect(fleets[0]).toEqual({
      seat: 'red',
      armada: { cannons: 6, strength: 7 },
      row: [
        { id: 1, size: [3, 3], hull: 'sloop', inArmada: true },
        { id: 2, size: [6, 7], hull: 'schooner' },
        { id: 3, size: [3, 4], hull: 'sloop', inArmada: true },
      ],
    });
  });

  test('fights as one, whichever of its ships is named, and without those outside', () => {
    const t = joined().do(pass('red'), attack('blue', 4, 3));
    expect(t.state.fight).toMatchObject({
      attacker: { seat: 'blue', ships: [4] },
      defender: { seat: 'red', ships: [1, 3] },
    });
  });

  test('that goes down is told in one sentence, and whom it takes along in another', () => {
    const t = at().do(
      lay('red', 'schooner-5-5'),
      lay('red', 'schooner-5-5'),
      { kind: 'formArmada', seat: 'red', ships: [1, 2] },
      lay('blue', 'brigantine-10-10'),
      attack('red', 1, 3),
      { kind: 'settleFight' },
    );
    const told = pirateAttack
      .tell({ kind: 'settleFight' }, t.last, t.state, { kind: 'table' })
      .filter(({ message }) => message.key.startsWith('tell.shipSunk'));
    expect(t.told('shipSunk').map(({ seat }) => seat)).toEqual(['red', 'red', 'blue']);
    expect(told.map(({ message }) => message.values?.['player'])).toEqual([
      { seat: 'red' },
      { seat: 'blue' },
    ]);
  });

  test('is formed anew by another card', () => {
    const t = joined().do({ kind: 'formArmada', seat: 'red', ships: [2, 3] });
    expect(t.state.armadas).toEqual({ red: [[2, 3]] });
  });

  test('falls where another of other ships is formed, and the table lets a captain have one', () => {
    const t = at().do(...Array.from({ length: 4 }, () => lay('red', 'sloop-3-3')));
    t.do(
      { kind: 'formArmada', seat: 'red', ships: [1, 2] },
      { kind: 'formArmada', seat: 'red', ships: [3, 4] },
    );
    expect(t.state.armadas).toEqual({ red: [[3, 4]] });
  });

  test('stays where something else at the table is put right', () => {
    const t = joined().stand({ 'gold.red': 3, 'ships.red': 3 });
    expect(t.state.armadas).toEqual({ red: [[1, 3]] });
    expect(t.stand({ 'ships.red': 2 }).state.armadas).toEqual({});
  });

  test('is laid away with the last of its ships', () => {
    const row = [
      { card: 'sloop-3-3', armada: true },
      { card: 'sloop-3-4', armada: true },
    ];
    const fields = { 'row.red': row, 'row.blue': [{ card: 'brigantine-9-9' }] };
    const t = running(fields, { depth: 'cards' }).do(
      { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 3 },
      { kind: 'settleFight' },
    );
    expect([t.ships('red'), t.state.armadas, t.told('armadaEnded').length]).toEqual([0, {}, 1]);
  });

  test('is shown with its cards, however few lie under a ship', () => {
    const row = [{ card: 'sloop-3-3', under: 1 }, { card: 'sloop-3-4', under: 2 }, { card: 'sloop-4-4' }];
    const t = running({ 'row.red': row }, { depth: 'cards' });
    const [red] = fleetParts(t.state, { kind: 'table' });
    expect(red?.row.map(({ under }) => under)).toEqual([1, 2, undefined]);
  });

  test('is one of several where the table lets a captain have more, and beyond them the oldest falls', () => {
    const row = Array.from({ length: 6 }, (_, at) => ({ card: at < 5 ? 'sloop-3-3' : 'sloop-3-4' }));
    const t = running({ 'row.red': row }, { depth: 'fights', options: { armadasPerPlayer: 2 } });
    const form = (...ships: readonly number[]): Command => ({ kind: 'formArmada', seat: 'red', ships });
    t.do(form(1, 2), form(3, 4));
    expect(t.state.armadas.red).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(fleetParts(t.state, { kind: 'table' })[0]).toMatchObject({
      armada: { cannons: 6, strength: 6 },
      armadas: [{ cannons: 6, strength: 6 }],
      row: [{ inArmada: true }, {}, { armada: 2 }, { armada: 2 }, {}, {}],
    });
    t.do(form(5, 6));
    expect(t.state.armadas.red).toEqual([
      [3, 4],
      [5, 6],
    ]);
    t.do(form(1, 4));
    expect(t.state.armadas.red).toEqual([
      [5, 6],
      [1, 4],
    ]);
    t.do({ kind: 'sinkShip', ship: 5 });
    expect(t.state.armadas.red).toEqual([[1, 4]]);
    // One that has lost all but one ship to another is no armada, and falls before an older one.
    const older = running({ 'row.red': row }, { depth: 'fights', options: { armadasPerPlayer: 2 } });
    expect(older.do(form(1, 2), form(3, 4), form(4, 5)).state.armadas.red).toEqual([
      [1, 2],
      [4, 5],
    ]);
    t.stand({
      'row.red': row.slice(0, 5).map((ship, at) => ({ ...ship, armada: at < 2 ? 2 : at < 4 ? 1 : 0 })),
    });
    expect(t.state.armadas.red?.map(({ length }) => length)).toEqual([2, 2]);
  });

  test('ends when one of its ships is left', () => {
    const t = joined().do(sink(3));
    expect(t.state.armadas).toEqual({});
    expect(t.told('armadaEnded')).toMatchObject([{ seat: 'red' }]);
  });

  test('loses a ship that changes captains', () => {
    const t = joined().do({ kind: 'formArmada', seat: 'red', ships: [1, 2, 3] });
    expect(t.do({ kind: 'moveShip', ship: 2, to: 'blue' }).state.armadas).toEqual({ red: [[1, 3]] });
  });

  test('has two own ships at least', () => {
    const t = joined();
    expect(t.refused({ kind: 'formArmada', seat: 'red', ships: [1] })).toBe('too-few-ships');
    expect(t.refused({ kind: 'formArmada', seat: 'red', ships: [1, 4] })).toBe('not-own-ships');
  });
});

describe('who may attack whom', () => {
  const fleet = () =>
    at().do(
      lay('red', 'sloop-3-3'),
      lay('blue', 'sloop-3-4'),
      lay('yellow', 'sloop-4-4'),
      lay('red', 'schooner-5-5'),
    );

  test('whoever has the Chip, with an own ship', () => {
    expect(fleet().refused(attack('blue', 2, 1))).toBe('not-your-turn');
    expect(fleet().refused(attack('red', 2, 3))).toBe('not-own-attack');
    expect(fleet().refused(attack('red', 1, 2))).toBeUndefined();
  });

  test('nobody the own ships', () => {
    expect(fleet().refused(attack('red', 1, 4))).toBe('same-captain');
  });

  test('no ship itself or its own armada, though a table may let an own one attack another', () => {
    const t = at().do(lay('red', 'sloop-3-3'), lay('red', 'sloop-3-4'), lay('red', 'sloop-4-4'));
    t.do({ kind: 'formArmada', seat: 'red', ships: [1, 2] });
    expect([t.refused(attack('red', 3, 3)), t.refused(attack('red', 1, 2))]).toEqual([
      'attacks-itself',
      'attacks-itself',
    ]);
    expect(t.refused(attack('red', 3, 1), 'same-captain')).toBeUndefined();
    t.overrule(attack('red', 3, 1), 'same-captain').do({ kind: 'turnUp', ship: 3, card: 'mutiny' });
    t.do({ kind: 'settleFight' });
    expect(cardsOf(t, 'red')).toEqual(['sloop-3-3', 'sloop-3-4', 'sloop-4-4']);
  });

  test('others by the card of who has the Chip, who is attacked only where nobody else has a ship', () => {
    const t = fleet();
    expect(t.refused(attack('red', 2, 3, 'others'))).toBeUndefined();
    expect(t.refused(attack('red', 1, 2, 'others'))).toBe('forces-oneself');
    expect(t.refused(attack('red', 2, 1, 'others'))).toBe('drawer-last');
    expect(t.do(sink(3)).refused(attack('red', 2, 1, 'others'))).toBeUndefined();
  });

  test('nobody with a ship that lies in no row', () => {
    expect(fleet().refused(attack('red', 1, 99))).toBe('no-such-ship');
  });
});

describe('prizes', () => {
  test('of example 1: the loser sinks, the other has a Gold Card and fame', () => {
    const t = at().do(lay('red', 'brigantine-7-8'), lay('blue', 'schooner-5-6'), attack('red', 1, 2));
    t.do(sink(1), stands);
    expect([t.fame('red'), t.fame('blue')]).toEqual([0, 1]);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 1 }]);
  });

  test('of example 2: both sink, and nobody has anything', () => {
    const t = at().do(lay('red', 'schooner-6-7'), lay('blue', 'brigantine-10-10'), attack('red', 1, 2));
    t.do(sink(1), sink(2), stands);
    expect([t.fame('red'), t.fame('blue')]).toEqual([0, 0]);
    expect(t.told('goldOwed')).toEqual([]);
    expect(t.told('fightEnded')).toMatchObject([{ lost: [1, 1], winner: null }]);
  });

  test('no Gold Card is given where no gold is left in the box, nor waited for once the last of it is gone', () => {
    const asked = ({ state }: Table) => pirateAttack.prompts(state).map(({ kind }) => kind);
    const fought = (gold: number) =>
      at().do(
        { kind: 'setTable', fields: { 'gold.yellow': gold } },
        lay('red', 'sloop-3-3'),
        lay('blue', 'sloop-3-4'),
        attack('red', 1, 2),
        sink(2),
        stands,
      );
    expect(fought(218).told('goldOwed')).toEqual([]);
    const t = fought(217);
    expect(asked(t)).toContain('gold-card');
    t.do(won('red', 1));
    expect(asked(t)).not.toContain('gold-card');
    const taken = fought(217);
    taken.overrule({ kind: 'takeGold', seat: 'blue', gold: 1, how: 'drawn' }, 'gold-first');
    expect(asked(taken)).not.toContain('gold-card');
  });

  test('of example 3: four Gold Cards for an armada of four, those that sank themselves among them', () => {
    const t = at().do(
      lay('red', 'schooner-5-5'),
      lay('red', 'schooner-6-7'),
      lay('red', 'sloop-3-3'),
      lay('red', 'brigantine-9-9'),
      { kind: 'formArmada', seat: 'red', ships: [1, 2, 3, 4] },
      lay('blue', 'brigantine-8-8'),
      attack('red', 1, 5),
    );
    t.do(sink(4), sink(1), sink(2), sink(3), stands);
    expect(t.fame('blue')).toBe(4);
    expect(t.told('goldOwed')).toMatchObject([{ seat: 'blue', count: 4 }]);
  });

  test('of example 4: a ship changes sides, one sinks, both live: fame and no gold', () => {
    const t = at().do(
      lay('red', 'schooner-6-6'),
      lay('red', 'schooner-6-7'),
      lay('red', 'brigantine-7-8'),
      { kind: 'formArmada', seat: 'red', ships: [1, 2, 3] },
      lay('blue', 'sloop-3-3'),
      lay('blue', 'brigantine-10-10'),
      lay('blue', 'brigantine-9-9'),
      lay('blue', 'schooner-7-7'),
      { kind: 'formArmada', seat: 'blue', ships: [4, 5, 6, 7] },
      attack('red', 1, 4),
    );
    t.do({ kind: 'moveShip', ship: 7, to: 'red' }, sink(1), stands);
    expect([t.fame('red'), t.fame('blue')]).toEqual([0, 1]);
    expect(t.told('goldOwed')).toEqual([]);
    expect(cardsOf(t, 'red')).toEqual(['schooner-6-7', 'brigantine-7-8', 'schooner-7-7']);
    expect(t.state.armadas).toEqual({ red: [[2, 3]], blue: [[4, 5, 6]] });
  });

  test('are turned up before the Chip goes on, each locked', () => {
    const t = at().do(
      lay('red', 'sloop-3-3'),
      lay('blue', 'brigantine-8-8'),
      attack('red', 1, 2),
      sink(1),
      stands,
    );
    expect(t.refusal(pass('red'))).toMatchObject({ code: 'gold-first', values: { count: 1 } });
    expect(t.refusal(won('blue', 6))).toMatchObject({ code: 'bad-count', values: { most: 5 } });
    t.do(won('blue', 4));
    expect(t.purse('blue')).toEqual([0, 4]);
    expect(t.refused(won('blue', 6))).toBeUndefined();
    expect(t.do(pass('red')).purse('blue')).toEqual([4, 0]);
  });

  test('of a Sea Creature are fame alone, for who sent it', () => {
    const t = at().do(lay('blue', 'sloop-3-3')).do({ kind: 'sinkShip', ship: 1, creature: 'red' });
    expect([t.fame('red'), t.purse('red')]).toEqual([1, [0, 0]]);
    const own = at().do(lay('red', 'sloop-3-3'));
    expect(own.refused({ kind: 'sinkShip', ship: 1, creature: 'red' })).toBe('own-creature');
  });

  test('of a Sea Creature need a ship of somebody else: where there is none, the card that is read hears so', () => {
    const read = (t: ReturnType<typeof at>) => {
      const asked = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'turn');
      const card = { kind: 'card', row: 'sea-creature-7' } as const;
      return asked && pirateAttack.interpret(t.state, asked, [card], 'red');
    };
    expect(read(at().do(lay('red', 'sloop-3-3')))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'nothing-to-choose', values: { choice: { key: 'answer.creature' } } },
    });
    const two = at().do(lay('blue', 'sloop-3-3'), lay('yellow', 'sloop-3-4'));
    expect(read(two)).toEqual({ kind: 'incomplete', missing: ['ship'] });
  });

  test('hold no fame where none is kept', () => {
    const t = at({ fame: false }).do(lay('red', 'sloop-3-3'), lay('blue', 'sloop-3-4'), attack('red', 1, 2));
    expect(t.do(sink(2), stands).fame('red')).toBe(0);
  });
});

describe('a fight', () => {
  const declared = () => at().do(lay('red', 'sloop-3-3'), lay('blue', 'sloop-3-4'), attack('red', 1, 2));

  test('comes before the Chip and before another fight', () => {
    expect(declared().refused(pass('red'))).toBe('fight-first');
    expect(declared().refused(attack('red', 1, 2))).toBe('fight-first');
    expect(at().refused(stands)).toBe('no-fight');
  });

  test('is asked of both its captains, with the ships that are left in it', () => {
    const [asked] = pirateAttack.prompts(declared().state);
    expect(asked).toMatchObject({ kind: 'fight', need: 'must', whom: ['red', 'blue'] });
    const answers = waysToAnswer(pirateAttack, declared().state, asked!, 'red').map(({ command }) => command);
    expect(answers.filter(({ kind }) => kind !== 'turnUp')).toEqual([
      { kind: 'settleFight' },
      stands,
      sink(1),
      sink(2),
      { kind: 'moveShip', ship: 1, to: 'blue' },
      { kind: 'moveShip', ship: 2, to: 'red' },
    ]);
  });

  test('waits still where a ruling lets another fact go first', () => {
    const t = declared().overrule(pass('red'), 'fight-first');
    expect([t.turn, t.state.fight === null]).toEqual(['blue', false]);
  });

  test('that a correction has brought up is left where nobody told it', () => {
    const t = declared().overrule(pass('red'), 'fight-first', notTold);
    expect(t.told('tasksLeft')).toMatchObject([{ tasks: [{ kind: 'fight' }] }]);
    expect([t.turn, t.state.fight]).toEqual(['blue', null]);
  });

  test('is forgotten where the table goes on telling less', () => {
    const t = declared().do({ kind: 'setDepth', depth: 'score' });
    expect([t.state.fight, t.state.agenda]).toEqual([null, []]);
    expect(t.do(pass('red')).turn).toBe('blue');
  });

  test('is told nowhere else', () => {
    const t = running({ 'ships.red': 1, 'ships.blue': 1 });
    expect(t.refused(attack('red', 1, 2))).toBe('wrong-depth');
  });
});

describe('what is read at a reader', () => {
  const interpret = (t: Table, kind: string, signs: readonly object[], seat?: SeatId) => {
    const prompt = pirateAttack.prompts(t.state).find((one) => one.kind === kind)!;
    return pirateAttack.interpret(t.state, prompt, signs as never, seat);
  };

  test('a ship is laid by its card alone, at the right end', () => {
    const t = at().do(lay('red', 'sloop-3-3'));
    expect(interpret(t, 'turn', [{ kind: 'card', row: 'schooner-5-6', copy: 2 }])).toEqual({
      kind: 'command',
      command: lay('red', 'schooner-5-6'),
    });
  });

  test('a Gold Card says what was won', () => {
    const t = at().do(
      lay('red', 'sloop-3-3'),
      lay('blue', 'sloop-3-4'),
      attack('red', 1, 2),
      sink(2),
      stands,
    );
    expect(interpret(t, 'gold-card', [{ kind: 'card', row: 'gold-4', copy: 1 }])).toEqual({
      kind: 'command',
      command: won('red', 4),
    });
  });

  test('a Market card changes the sign, and gold from the deck stays', () => {
    expect(interpret(at(), 'turn', [{ kind: 'card', row: 'open-market-2', copy: 1 }])).toEqual({
      kind: 'command',
      command: { kind: 'openShop', shop: 'market', price: 2 },
    });
    expect(interpret(at(), 'turn', [{ kind: 'card', row: '3-gold', copy: 1 }])).toEqual({
      kind: 'command',
      command: { kind: 'takeGold', seat: 'red', gold: 3, how: 'drawn' },
    });
  });
});
