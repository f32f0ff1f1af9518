import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { Intake } from '../../src-main/readers/intake.ts';
import { rollVirtual } from '../../src-main/readers/virtual-die.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { holdOf } from '../chest/harbour.ts';
import { heading, tickingClock } from '../contract/table.ts';
import { evening, face, ownLibrary, readingOf } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let table: RunningTable;
let intake: Intake;

beforeEach(() => {
  owned = ownLibrary();
  const attack = boundaryOf('pirate-attack');
  if (!attack) throw new Error('no such game');
  table = new RunningTable(attack.game, memoryLog(heading('pirate-attack')), tickingClock());
  const setup = {
    seats: [
      { seat: 'red', captain: 'Ines' },
      { seat: 'blue', captain: 'Freya' },
      { seat: 'yellow', captain: 'Mo' },
    ],
    depth: 'fights',
    edition: { packs: ['main', 'special-abilities'] },
  };
  const rows = { 'row.red': [{ card: 'unknown-size-ship-x-x' }], 'row.blue': [{ card: 'brigantine-9-9' }] };
  table.act({ command: { kind: 'begin', setup } });
  table.act({ command: { kind: 'setTable', fields: { turn: 'red', ...rows } } });
  table.act({ command: { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 } });
  intake = new Intake(table, holdOf(owned.library));
});

afterEach(() => {
  owned.remove();
});

const throwDie = (die: string, value: string) =>
  intake
    .take({ reader: 'tray', seat: undefined }, readingOf(face(die, value)))
    ?.message.key.replace('reader.did.', '');
const last = () => JSON.parse(table.entry(table.head).command) as unknown;

test.each([
  ['red-20', '12', 'green-20', '8'],
  ['green-20', '8', 'red-20', '12'],
])('a ship of X/X waits for both dice, of which either may be read first', (one, shown, other, next) => {
  expect(throwDie(one, shown)).toBe('diceMissing');
  throwDie(other, next);
  expect(last()).toEqual({ kind: 'throwSize', ship: 1, cannons: 12, strength: 8 });
  expect(table.log.readings({ entry: table.head })).toHaveLength(2);
});

test('a die that is thrown again counts as it lies', () => {
  throwDie('red-20', '3');
  throwDie('red-20', '20');
  throwDie('green-20', '1');
  expect(last()).toEqual({ kind: 'throwSize', ship: 1, cannons: 20, strength: 1 });
});

test('a die that shows more than twenty is refused, and enters nothing', () => {
  const { head } = table;
  throwDie('red-20', '21');
  throwDie('green-20', '1');
  expect(table.head).toBe(head);
});

test('chance throws both at once', () => {
  const contents = contentsOf('pirate-attack', pirateAttack.pieces());
  const prompt = table.prompts.find(({ kind }) => kind === 'unknown-size')?.id ?? '';
  const faces = [4, 16];
  const rolled = rollVirtual(table, contents, { prompt }, () => faces.shift() ?? 0, evening + 0.5);
  expect(rolled.ok && rolled.value.faces.map(({ key }) => key)).toEqual([
    'face/red-20/5',
    'face/green-20/17',
  ]);
  expect(last()).toEqual({ kind: 'throwSize', ship: 1, cannons: 5, strength: 17 });
});
