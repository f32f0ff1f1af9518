import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../src-main/rules/pirate-tricks/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import type { Place } from '../../hardware/discovery/remembered.ts';
import type { Port } from '../../hardware/port/port.ts';
import { simulate, type Simulation } from '../../hardware/simulator/simulate.ts';
import { heading, tickingClock } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { shuffleFor, type Physical } from '../rules/pirate-tricks/physical.ts';
import { playsFor } from '../rules/pirate-tricks/plays.ts';
import { handClock } from '../support/hand-clock.ts';
import { random } from '../support/random.ts';
import { remember } from './evening.ts';
import { evening, ownLibrary } from './table.ts';

const seats: readonly SeatId[] = ['red', 'blue', 'yellow'];
const setup = {
  seats: seats.map((seat) => ({ seat, captain: seat })),
  depth: 'cards',
  options: { rounds: 3 },
} as const;
const cast = scriptOf(
  { reader: 'table', kind: 'scanner' },
  ...seats.map((seat) => ({ reader: seat, kind: 'scanner' })),
);
const places = Object.fromEntries(seats.map((seat): [string, Place] => [seat, { kind: 'seat', seat }]));

let owned: ReturnType<typeof ownLibrary>;
let simulation: Simulation;
let readers: Readers;
let table: RunningTable;
let read: Taken[];
const clock = handClock(evening);

function freshTable(): RunningTable {
  const game = boundaryOf('pirate-tricks')?.game;
  if (!game) throw new Error('no such game');
  const fresh = new RunningTable(game, memoryLog(heading('pirate-tricks')), tickingClock());
  fresh.act({ command: { kind: 'begin', setup } });
  return fresh;
}

beforeEach(async () => {
  owned = ownLibrary();
  read = [];
  const simulated = await simulate(cast, { over: 'memory', clock });
  if ('code' in simulated) throw new Error(JSON.stringify(simulated));
  simulation = simulated;
  remember(cast, owned.library, places);
  const ports = new Map<string, Port>(simulation.readers.map(({ port }) => [port.path, port]));
  table = freshTable();
  readers = new Readers({
    library: owned.library,
    gameOf: (id) => boundaryOf(id)?.game,
    clock,
    hardware: {
      list: () => Promise.resolve([]),
      portAt(path) {
        const port = ports.get(path);
        if (!port) throw new Error(`no port ${path}`);
        return port;
      },
    },
    onTaken: (_reader, _reading, what) => {
      read.push(what);
    },
  });
  readers.attach(table);
  readers.start();
  await clock.advanceSettled(50);
});

afterEach(async () => {
  await readers.stop();
  await simulation.stop();
  owned.remove();
});

const codeOf = (key: string): string => {
  const piece = pirateTricks.pieces().find((one) => one.key === key);
  if (!piece) throw new Error(key);
  return formatCode('pirate-tricks', piece);
};
const card = (row: string): string => codeOf(`card/${row}/1`);

/** What is held before which scanner for this command. */
function shownFor(command: Command): readonly [string, string] {
  switch (command.kind) {
    case 'drawScoreCard':
    case 'dealCard':
      return ['table', card(command.card)];
    case 'bid':
      return [command.seat, String(command.amount)];
    case 'predict':
      return [command.seat, String(command.tricks)];
    case 'collect':
      return [command.seat, String(command.loon)];
    case 'layTieCard':
    case 'playCard':
      return [command.seat, card(command.card)];
    case 'nameTaker':
      return ['table', codeOf(`token/${command.taker}/1`)];
    default:
      throw new Error(`no scanner tells ${command.kind}`);
  }
}

async function show(reader: string, text: string): Promise<Taken | undefined> {
  await simulation.act(reader, { kind: 'report', report: { kind: 'code', text } });
  await clock.advanceSettled(1500);
  return read.at(-1);
}

const stateOf = (of: RunningTable): State => of.state.game as unknown as State;

/** What the people at the table do next; nothing once the evening is over. */
function next(state: State, physical: Physical, chance: ReturnType<typeof random>): Command | undefined {
  const asked = pirateTricks.prompts(state).find(({ need }) => need === 'must');
  if (!asked) return undefined;
  return playsFor(state, asked, physical, chance).find(
    (command) => pirateTricks.decide(state, command, new Set()).ok,
  );
}

test('a whole evening of Pirate Tricks is read by scanners alone, and is the evening that was typed', async () => {
  const chance = random(20);
  const commands: Command[] = [];
  let physical = shuffleFor(stateOf(table), chance);
  for (;;) {
    const state = stateOf(table);
    if (physical.round !== state.past.length) physical = shuffleFor(state, chance);
    const command = next(state, physical, chance);
    if (!command) break;
    const shown = shownFor(command);
    const what = await show(...shown);
    expect(what?.outcome, JSON.stringify([command, shown, what])).toBe('accepted');
    expect(JSON.parse(table.entry(table.head).command)).toEqual(command);
    commands.push(command);
  }
  expect(stateOf(table)).toMatchObject({ over: true, past: [{}, {}, {}] });
  expect(table.entriesInForce().filter(({ source }) => source === 'scanned')).toHaveLength(commands.length);
  expect([...new Set(commands.map(({ kind }) => kind))].sort()).toEqual([
    'bid',
    'collect',
    'dealCard',
    'drawScoreCard',
    'layTieCard',
    'nameTaker',
    'playCard',
    'predict',
  ]);

  const typed = freshTable();
  for (const command of commands) typed.act({ command });
  expect(table.playHash()).toBe(typed.playHash());
});
