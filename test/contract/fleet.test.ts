import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { fleet, tried } from './fleet.ts';
import { beginOf, enter, heading, tickingClock } from './table.ts';

const ten = seatIds.slice(0, 10);

/** Ten captains, and who begins has been voted for. */
function atSea({ isVoted = true } = {}): RunningTable {
  const table = new RunningTable(fleet, memoryLog(heading('fleet')), tickingClock());
  table.act({ command: beginOf(ten) });
  for (const seat of isVoted ? ten : [])
    enter(table, { kind: 'vote', seat, for: seat === 'red' ? 'red' : 'blue' } as never);
  return table;
}

const fired = (seat: SeatId, gun: number, ship: string) =>
  ({ kind: 'fire', seat, gun: `gun-${gun}`, ship }) as never;

const promptOf = (table: RunningTable, kind: string): string => {
  const found = table.prompts.find((prompt) => prompt.kind === kind);
  if (!found) throw new Error(`nobody is asked ${kind}`);
  return found.id;
};

const press = (table: RunningTable, kind: string, seat: SeatId, ...path: readonly string[]) =>
  table.press({ prompt: promptOf(table, kind), seat, path } as never);

const stepSeen = (table: RunningTable, viewer: Viewer, kind: string) => {
  const { prompts } = viewOf(table, viewer, 0) as unknown as {
    prompts: readonly {
      kind: string;
      step?: { path: readonly { id: string }[]; choices: readonly { id: string }[] };
    }[];
  };
  return prompts.find((prompt) => prompt.kind === kind)?.step;
};

/** All that a viewer could be sent of this table at once, but for the rows of the log. */
function bytesFor(table: RunningTable, viewer: Viewer): number {
  const { log: _, ...parts } = viewOf(table, viewer, 0) as unknown as Record<string, unknown>;
  return Buffer.byteLength(JSON.stringify(parts));
}

const stands: Readonly<Record<string, () => RunningTable>> = {
  'all ten are asked': () => atSea({ isVoted: false }),
  'one aims at fifty': () => atSea(),
  'one has begun to aim': () => {
    const table = atSea();
    press(table, 'fire', 'red', 'card/gun-1');
    return table;
  },
  'somebody may answer': () => {
    const table = atSea();
    enter(table, fired('red', 1, 'blue-1'));
    return table;
  },
};

describe('at ten seats with fifty targets', () => {
  test.each(Object.entries(stands))('what travels stays small where %s', (_, stand) => {
    const table = stand();
    expect(bytesFor(table, { kind: 'console' })).toBeLessThanOrEqual(20_000);
    for (const seat of ten) expect(bytesFor(table, { kind: 'captain', seat })).toBeLessThanOrEqual(10_000);
    expect(bytesFor(table, { kind: 'table' })).toBeLessThanOrEqual(20_000);
  });

  test('fifty ships are one step behind the gun, and none of them stands in the step before', () => {
    const table = atSea();
    const before = stepSeen(table, { kind: 'console' }, 'fire');
    expect(before?.choices).toHaveLength(20);
    expect(JSON.stringify(before)).not.toContain('blue-1');
    press(table, 'fire', 'red', 'card/gun-1');
    expect(stepSeen(table, { kind: 'captain', seat: 'red' }, 'fire')?.choices).toHaveLength(50);
    expect(stepSeen(table, { kind: 'table' }, 'fire')).toBeUndefined();
  });

  test('a step tries each choice that it lists once, and nothing behind it', () => {
    const table = atSea();
    const triedFor = (...path: readonly string[]) => {
      const prompt = table.prompts.find(({ kind }) => kind === 'fire');
      if (!prompt) throw new Error('nobody aims');
      const fresh = { ...table.state.game };
      const before = tried.times;
      const pressed = fleet.press(fresh as never, prompt, path, 'red');
      if (pressed?.kind !== 'open') throw new Error('no step');
      return { listed: pressed.step.choices.length, times: tried.times - before };
    };
    expect(triedFor()).toEqual({ listed: 20, times: 20 });
    expect(triedFor('card/gun-1')).toEqual({ listed: 50, times: 50 });
  });

  test('a gun may be pressed and the ship be touched on the board', () => {
    const table = atSea();
    press(table, 'fire', 'red', 'card/gun-1');
    expect(table.sign({ sign: { kind: 'square', square: 'pink-2' }, seat: 'red' })).toMatchObject({
      kind: 'entered',
      events: [{ kind: 'fired', shot: { seat: 'red', gun: 'gun-1', ship: 'pink-2' } }],
    });
  });
});

describe('somebody else’s fact', () => {
  test('and its undo leave a page at its second step where it is', () => {
    const table = atSea();
    enter(table, fired('red', 1, 'green-1'));
    press(table, 'fire', 'blue', 'card/gun-2');
    const aiming = () => stepSeen(table, { kind: 'captain', seat: 'blue' }, 'fire')?.path.map(({ id }) => id);
    expect(aiming()).toEqual(['card/gun-2']);
    const parried = enter(table, { kind: 'parry', seat: 'green', gun: 'gun-9' } as never);
    expect(aiming()).toEqual(['card/gun-2']);
    table.undo(parried);
    expect(aiming()).toEqual(['card/gun-2']);
    expect(press(table, 'fire', 'blue', 'card/gun-2', 'square/red-1')).toMatchObject({ kind: 'entered' });
  });
});

test('a gun that answers and fires alike is asked about, and not taken for the shot that is due', () => {
  const table = atSea();
  enter(table, fired('red', 1, 'blue-1'));
  const gun = { kind: 'card', row: 'gun-5', copy: 1 } as const;
  const asked = table.sign({ sign: gun, seat: 'blue' });
  expect(asked).toMatchObject({ kind: 'asked', prompts: [{ kind: 'fire' }, { kind: 'parry' }] });
  expect(table.sign({ sign: gun, seat: 'blue', prompt: promptOf(table, 'parry') })).toMatchObject({
    kind: 'entered',
    events: [{ kind: 'parried', gun: 'gun-5' }],
  });
});
