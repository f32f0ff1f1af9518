import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatMark } from '../../src-main/chest/board.ts';
import { formatCode } from '../../src-main/chest/code.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../src-main/rules/pirate-tricks/state.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import type { Place } from '../../hardware/discovery/remembered.ts';
import { tableBegun } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { shuffleFor, type Physical } from '../rules/pirate-tricks/physical.ts';
import { playsFor } from '../rules/pirate-tricks/plays.ts';
import { random } from '../support/random.ts';
import { anEvening, type Evening } from './evening.ts';
import { ownLibrary } from './table.ts';

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
let evening: Evening;
let table: RunningTable;

const freshTable = (): RunningTable => tableBegun(pirateTricks, setup);

beforeEach(async () => {
  owned = ownLibrary();
  table = freshTable();
  evening = await anEvening(cast, { library: owned.library, places, table });
});

afterEach(async () => {
  await evening.end();
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
    case 'layAside':
      return [command.seat ?? 'table', formatMark('pirate-tricks', { kind: 'choice', choice: 'aside' })];
    case 'nameTaker':
      return ['table', codeOf(`token/${command.taker}/1`)];
    default:
      throw new Error(`no scanner tells ${command.kind}`);
  }
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
    const [reader, text] = shown;
    const what = await evening.show(reader, { kind: 'code', text });
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
    'layAside',
    'layTieCard',
    'nameTaker',
    'playCard',
    'predict',
  ]);

  const typed = freshTable();
  for (const command of commands) typed.act({ command });
  expect(table.playHash()).toBe(typed.playHash());
});
