import { expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { followRace, raceOf } from '../../src-main/session/race.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import type { Pace } from '../../src-main/session/work.ts';
import { auction } from '../contract/games.ts';
import { beginOf, enter, heading, tickingClock } from '../contract/table.ts';
import { handPace } from '../support/hand-pace.ts';
import { random } from '../support/random.ts';

/** The auction, ended from the beginning on, which counts how often somebody asks where everybody stands. */
function counted(pace?: Pace) {
  let asked = 0;
  const game: AnyGame = {
    ...auction,
    standings: (state) => {
      asked += 1;
      return { ...auction.standings(state), over: true };
    },
  };
  const log = memoryLog(heading(auction.id));
  const table = new RunningTable(game, log, tickingClock(), pace);
  enter(table, beginOf(['red', 'blue', 'yellow']));
  return { table, again: () => new RunningTable(game, log, tickingClock()), asked: () => asked };
}

test('after the game is over an entry asks as little of a long evening as of a short one', () => {
  const { table, asked } = counted();
  new Publisher(table, () => 0, 'run').subscribe({ kind: 'table' }, () => undefined);
  const costs = Array.from({ length: 300 }, () => {
    const before = asked();
    enter(table, { kind: 'note', text: 'on' });
    return asked() - before;
  });
  expect(new Set(costs).size).toBe(1);
});

test('a fact of an evening that was taken up again looks at as little of it as one of a short evening', () => {
  const looked = [20, 800].map((played) => {
    const log = memoryLog(heading(auction.id));
    const before = new RunningTable(auction, log, tickingClock());
    enter(before, beginOf(['red', 'blue', 'yellow']));
    for (let at = 0; at < played; at++) enter(before, { kind: 'note', text: 'on' });
    const table = new RunningTable(auction, log, tickingClock());
    const publisher = new Publisher(table, () => 0, 'run');
    for (const kind of ['table', 'console'] as const) publisher.subscribe({ kind }, () => undefined);
    const entry = table.entry.bind(table);
    let looks = 0;
    table.entry = (seq) => {
      looks += 1;
      return entry(seq);
    };
    return Array.from({ length: 5 }, () => {
      looks = 0;
      enter(table, { kind: 'note', text: 'on' });
      return looks;
    });
  });
  const [short = [], long = []] = looked;
  expect(Math.max(...long.slice(1))).toBeLessThanOrEqual(Math.max(...short.slice(1)));
});

test('a correction of a long evening draws the race in its steps too', async () => {
  const pace = handPace(4);
  const { table, asked } = counted(pace);
  new Publisher(table, () => 0, 'run').subscribe({ kind: 'table' }, () => undefined);
  for (let at = 0; at < 300; at++) enter(table, { kind: 'note', text: 'on' });
  const edits = [{ kind: 'void', entry: 5 }] as const;
  const correcting = table.inTurn(() => table.correcting({ edits, head: table.head }));
  const costs: number[] = [];
  for (let before = asked(), goes = true; goes; before = asked()) {
    goes = pace.goOn();
    costs.push(asked() - before);
  }
  expect(await correcting).toMatchObject({ kind: 'entered' });
  expect(Math.max(...costs)).toBeLessThan(20);
});

test('the race that was followed is the one that is drawn from the start, after undo, redo and correction too', () => {
  const { table, again } = counted();
  const { pick, below } = random(7);
  for (let turn = 0; turn < 120; turn++) {
    const head = table.head;
    const command = { kind: 'note', text: String(turn) };
    switch (pick(['fact', 'fact', 'fact', 'bid', 'undo', 'redo', 'correct'] as const)) {
      case 'fact':
        enter(table, command);
        break;
      case 'bid':
        table.act({ command: { kind: 'bid', seat: pick(['red', 'blue', 'yellow']), amount: below(4) } });
        break;
      case 'undo':
        table.undo(head);
        break;
      case 'redo':
        table.redo(table.redoEntry ?? 0);
        break;
      case 'correct': {
        const before = pick(table.entriesInForce().map(({ seq }) => seq));
        table.correct({ head, edits: [{ kind: 'insert', before, command }] });
        break;
      }
    }
    followRace(table);
    if (turn % 10 === 0) expect(raceOf(table)).toEqual(raceOf(again()));
  }
  expect(raceOf(table).length).toBeGreaterThan(0);
});
