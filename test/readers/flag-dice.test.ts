import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { Intake } from '../../src-main/readers/intake.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { holdOf } from '../chest/harbour.ts';
import { heading, tickingClock } from '../contract/table.ts';
import { face, ownLibrary, readingOf } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let table: RunningTable;
let intake: Intake;

beforeEach(() => {
  owned = ownLibrary();
  const flag = boundaryOf('pirates-flag');
  if (!flag) throw new Error('no such game');
  const setup = join(import.meta.dirname, '../../docs/examples/pirates-flag/setup.json');
  table = new RunningTable(flag.game, memoryLog(heading('pirates-flag')), tickingClock());
  table.act({ command: { kind: 'begin', setup: JSON.parse(readFileSync(setup, 'utf8')) as unknown } });
  intake = new Intake(table, holdOf(owned.library));
  table.onChange(() => {
    intake.tidy();
  });
});

afterEach(() => {
  owned.remove();
});

const throwDie = (seat: SeatId, die: string, value: string, state?: 'cocked') =>
  intake
    .take({ reader: `tray-${seat}`, seat }, readingOf(face(die, value, state)))
    ?.message.key.replace('reader.did.', '');

test('two captains may throw their pairs at the same time: nobody’s die counts for the other', () => {
  const [first, second] = table.state.game.seats;
  if (!first || !second) throw new Error('too few captains');
  expect(throwDie(first, 'first', '6')).toBe('diceMissing');
  expect(throwDie(second, 'first', '1')).toBe('diceMissing');
  expect(throwDie(second, 'second', '', 'cocked')).toBe('cocked');
  expect(throwDie(first, 'second', '5')).toBe('enteredFor');
  expect(JSON.parse(table.entry(table.head).command)).toMatchObject({ seat: first });
  expect(table.log.readings({ entry: table.head })).toHaveLength(2);
  expect(intake.dice).toMatchObject([{ seat: second }]);
  expect(throwDie(second, 'second', '2')).toBe('enteredFor');
  expect(JSON.parse(table.entry(table.head).command)).toMatchObject({ seat: second });
});
