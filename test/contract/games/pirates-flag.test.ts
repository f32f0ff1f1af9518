import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandSchema, setupSchema } from '../../../src-main/contract/games/pirates-flag.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { refusals } from '../../../src-main/rules/pirates-flag/refusals.ts';
import type { State } from '../../../src-main/rules/pirates-flag/state.ts';
import { broken } from '../../rules/pirates-flag/invariants.ts';
import { anyBoard, anyEffects, anyMarks, anyOptions, tries } from '../../rules/pirates-flag/tries.ts';
import { random, type Random } from '../../support/random.ts';

const examples = join(import.meta.dirname, '../../../docs/examples/pirates-flag');
const commands = commandSchema();
const seats = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Freya' },
  { seat: 'yellow', captain: 'Mo' },
];

describe('commands from outside', () => {
  test('each kind is described, so that a script can read what it may send', () => {
    const schema = JSON.stringify(z.toJSONSchema(commands));
    for (const kind of [
      'roll',
      'sail',
      'playCard',
      'letStand',
      'placeShip',
      'teachCard',
      'layBoard',
      'setTable',
    ])
      expect(schema).toContain(`"${kind}"`);
  });

  test('whatever a person can enter passes', () => {
    const by = random(5);
    const [begun] = begin();
    for (const make of Object.values(tries)) {
      const command = make(begun!, by);
      if (command.kind === 'layBoard' || command.kind === 'teachCard') continue;
      expect(commands.safeParse(command).error?.issues ?? []).toEqual([]);
    }
  });

  test.each([
    {},
    { kind: 'sink' },
    { kind: 'roll', seat: 'red' },
    { kind: 'roll', seat: 'purple', faces: [1] },
    { kind: 'roll', seat: 'red', faces: [] },
    { kind: 'roll', seat: 'red', faces: [1.5] },
    { kind: 'sail', seat: 'red', direction: 'up' },
    { kind: 'letStand', seat: 'red' },
    { kind: 'teachCard', card: 'card-10', name: 'x', marks: [], effects: [] },
    {
      kind: 'teachCard',
      card: 'card-10',
      name: 'x',
      marks: ['never'],
      effects: [{ kind: 'note', text: 'x' }],
    },
    { kind: 'layBoard', board: { ...sampleBoard, secret: 1 } },
    { kind: 'placeFlag', seat: null },
  ])('%j does not', (command) => {
    expect(commands.safeParse(command).success).toBe(false);
  });
});

describe('a setup from outside', () => {
  test('seats alone are enough, everything else may be stated', () => {
    expect(setupSchema.safeParse({ seats }).success).toBe(true);
    const whole = {
      seats,
      depth: 'fights',
      options: { fallCost: 0, pickUp: 'asked', exactLeave: true },
      edition: { board: sampleBoard, missing: ['flank'] },
      pirateCaptains: { red: 'captain-shan' },
    };
    expect(setupSchema.safeParse(whole).error?.issues ?? []).toEqual([]);
  });

  test.each([
    { seats: seats.slice(1) },
    { seats, options: { storms: true } },
    { seats, options: { fallCost: 3 } },
    { seats, options: { pickUp: true } },
    { seats, depth: 'deep' },
    { seats, edition: { ships: [] } },
    { seats, pirateCaptains: { purple: 'captain-shan' } },
  ])('%j does not pass', (setup) => {
    expect(setupSchema.safeParse(setup).success).toBe(false);
  });

  test('what passes can be begun', () => {
    const by = random(8);
    for (let time = 0; time < 40; time++) {
      const setup = setupSchema.parse({ seats, options: anyOptions(by), edition: { board: anyBoard(by) } });
      expect(piratesFlag.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) }).ok).toBe(true);
    }
  });
});

function begin(by: Random = random(1)): readonly State[] {
  const begun = piratesFlag.begin({
    seats: ['red', 'blue', 'yellow'],
    options: anyOptions(by),
    edition: { board: anyBoard(by) },
  });
  return begun.ok ? [begun.value.reduce(piratesFlag.evolve, piratesFlag.blank)] : [];
}

/** Values at the edges of what the schema lets through, whatever they would mean. */
function wild(by: Random): unknown {
  const seat = by.pick(seatIds.slice(0, 4));
  const space = by.pick([0, 1, 2, 7, 12, 36, 120]);
  const card = by.pick([
    'flank',
    'thick-fog',
    'giant-mirror',
    'harpoon-gun',
    'card-10',
    'card-11',
    'captain-shan',
    '?',
  ]);
  const aim = {
    ...(by.below(2) ? { target: by.pick(seatIds.slice(0, 4)) } : {}),
    ...(by.below(2) ? { direction: by.pick(['seaward', 'inward']) } : {}),
    ...(by.below(3) ? {} : { spaces: by.pick([0, 1, 60]) }),
    ...(by.below(3) ? {} : { answers: by.pick([1, 2, 1000]) }),
  };
  const value = by.pick<unknown>([
    0,
    -1,
    5,
    48,
    999999,
    '',
    'ship',
    'afloat',
    'red',
    'nobody',
    'captain-shan',
    true,
    false,
  ]);
  const field = by.pick([
    'at',
    'hand',
    'flag',
    'flagAt',
    'turn',
    'firstTaker',
    'discards',
    'captain',
    'used',
    'bonus',
    'doubled',
    '__proto__',
    'x',
  ]);
  return by.pick<unknown>([
    { kind: 'beginWith', seat },
    { kind: 'takeCaptain', seat, captain: by.pick(['captain-shan', 'captain-2', '?']) },
    { kind: 'roll', seat, faces: by.pick([[1], [6], [1, 6], [0, 20], [3, 3, 3, 3]]) },
    { kind: 'rollSum', seat, sum: by.pick([0, 1, 6, 12, 100]) },
    {
      kind: 'sail',
      seat,
      direction: by.pick(['seaward', 'inward']),
      ...(by.below(2) ? { to: space } : {}),
      ...(by.below(4) ? {} : { pass: by.pick([1, 9]) }),
    },
    { kind: by.pick(['goDownFall', 'pickUpFlag', 'passDice', 'battle', 'trade', 'discard']), seat },
    { kind: by.pick(['trade', 'discard']), seat, card },
    { kind: by.pick(['restShip', 'placeShip']), seat, at: space },
    { kind: 'playCard', seat, card, ...aim },
    { kind: 'useCaptain', seat, ...aim },
    { kind: 'letStand' },
    { kind: 'placeFlag', ...(by.below(2) ? { seat } : {}), ...(by.below(2) ? { at: space } : {}) },
    { kind: 'tellBattle', seat, winner: by.pick(seatIds.slice(0, 4)) },
    { kind: 'countPile', cards: by.pick([0, 48, 300]) },
    { kind: 'teachCard', card, name: 'Wild', marks: anyMarks(by), effects: anyEffects(by) },
    {
      kind: 'teachCaptain',
      captain: by.pick(['captain-shan', 'captain-2', 'flank']),
      name: 'Wild',
      effects: anyEffects(by),
    },
    { kind: 'layBoard', board: anyBoard(by) },
    { kind: 'setDepth', depth: by.pick(['score', 'fights', 'cards', '', '__proto__']) },
    { kind: 'setRight', field, ...(by.below(2) ? { seat } : {}), value },
    { kind: 'setTable', fields: { [`${field}.${seat}`]: value, [field]: value } },
  ]);
}

describe('anything that passes, in any state, whatever is overruled', () => {
  test('is decided without a fault, and what follows holds together', () => {
    const codes = Object.keys(refusals);
    const faults: string[] = [];
    let accepted = 0;
    for (let seed = 0; seed < 60; seed++) {
      const by = random(seed * 97 + 3);
      let [state] = begin(by);
      for (let step = 0; state && step < 250; step++) {
        const parsed = commands.safeParse(wild(by));
        if (!parsed.success) continue;
        const waived = new Set(by.below(3) === 0 ? codes : codes.filter(() => by.below(4) === 0));
        const decided = piratesFlag.decide(state, parsed.data as Command, waived);
        if (!decided.ok) continue;
        accepted += 1;
        state = decided.value.reduce(piratesFlag.evolve, state);
        piratesFlag.prompts(state);
        piratesFlag.view(state, { kind: 'table' });
        faults.push(...broken(state).map((fault) => `${seed}/${step} ${parsed.data.kind}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(2000);
  });
});

describe('the example', () => {
  const read = (file: string) => readFileSync(join(examples, file), 'utf8');

  test('runs through from the setup to the winner', () => {
    const setup = setupSchema.parse(JSON.parse(read('setup.json')));
    const begun = piratesFlag.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) });
    let state = begun.ok ? begun.value.reduce(piratesFlag.evolve, piratesFlag.blank) : piratesFlag.blank;
    for (const [line, text] of read('commands.jsonl').trimEnd().split('\n').entries()) {
      const command = commands.parse(JSON.parse(text));
      const decided = piratesFlag.decide(state, command, new Set());
      expect(decided.ok ? undefined : `line ${line + 1}: ${decided.no.code}`).toBeUndefined();
      if (decided.ok) state = decided.value.reduce(piratesFlag.evolve, state);
    }
    expect(piratesFlag.standings(state).winners).toHaveLength(1);
  });
});
