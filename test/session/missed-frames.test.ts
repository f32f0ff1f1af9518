import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src-main/contract/view.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { applyFrame, type Snapshot } from '../../src-renderer/state/snapshot.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random, type Random } from '../support/random.ts';

const played: readonly AnyGame[] = Object.values(games);
const viewers: readonly Viewer[] = [{ kind: 'table' }, { kind: 'console' }, { kind: 'captain', seat: 'red' }];
const steps = 42;

function begun(game: AnyGame): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = seatIds
    .slice(0, Math.max(4, game.leastSeats))
    .map((seat) => ({ seat, captain: `Captain ${seat}` }));
  enter(table, { kind: 'begin', setup: { seats, depth: game.depths.at(-1) } } as never);
  return table;
}

/** A page: what it makes of the frames that reach it, and the whole when something was missing. */
function page(whole: () => string, isMissed: () => boolean) {
  let known: Snapshot | undefined;
  const take = (text: string): void => {
    const next = applyFrame(known, JSON.parse(text) as Frame);
    known = next === 'gap' ? undefined : next;
    if (next === 'gap') take(whole());
  };
  return {
    hear(text: string) {
      if (!isMissed()) take(text);
    },
    wake() {
      take(whole());
    },
    parts: () => known?.parts,
  };
}

function change(table: RunningTable, chance: Random): void {
  const dice = chance.below(12);
  const facts = table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
  if (dice === 11 && facts.length > 0)
    table.correct({ edits: [{ kind: 'void', entry: chance.pick(facts).seq }], head: table.head });
  else if (dice === 10 && table.redoEntry !== undefined) table.redo(table.redoEntry);
  else if (dice === 9 && facts.length > 0) table.undo(table.head);
  else playOn(table, chance);
}

describe.each(played.map((game) => [game.title, game] as const))('in %s', (_, game) => {
  test.each(viewers.map((viewer) => [viewer.kind, viewer] as const))(
    'a %s that hears all, one that sleeps or misses frames, and one that comes late have the same view',
    (_kind, viewer) => {
      const table = begun(game);
      const publisher = new Publisher(table, () => 0, 'run');
      const chance = random(11);
      const whole = () => publisher.whole(viewer);
      const steady = page(whole, () => false);
      const sleepy = page(whole, () => chance.below(3) === 0);
      for (const one of [steady, sleepy])
        publisher.subscribe(viewer, (text) => {
          one.hear(text);
        });
      for (let step = 1; step <= steps; step++) {
        change(table, chance);
        if (step % 6 !== 0) continue;
        const late = JSON.parse(new Publisher(table, () => 0, 'late').whole(viewer)) as Frame;
        sleepy.wake();
        expect(steady.parts()).toEqual(late.parts);
        expect(sleepy.parts()).toEqual(late.parts);
      }
      publisher.close();
    },
  );
});
