import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { drawn, type Displays, type Shown } from '../renderer/displays.ts';
import { leave } from '../renderer/engine.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random, type Random } from '../support/random.ts';

export interface TelevisionTally {
  readonly facts: number;
  readonly undos: number;
  readonly redos: number;
  readonly corrections: number;
  /** How often the picture that lived through it was held against one that was loaded just then. */
  readonly looks: number;
  readonly wrongs: readonly string[];
}

const names = ['Ines', 'Bartholomew', 'Mo', 'Freya'];
type Change = 'facts' | 'undos' | 'redos' | 'corrections';

/** Longer than any moment stands, in ms and looks. */
const betweenLooks = 200;
const mostLooks = 60;

/** Random facts, undos, redos and corrections under a television that stays, against one that loads anew. */
export async function watchTelevision(
  displays: Displays,
  { game, changes, every, seed }: { game: AnyGame; changes: number; every: number; seed: number },
): Promise<TelevisionTally> {
  const table = begun(game);
  displays.host.play(table);
  const live = await displays.open('/table');
  const fresh = await displays.open('/table');
  const chance = random(seed);
  const counts: Record<Change, number> = { facts: 0, undos: 0, redos: 0, corrections: 0 };
  const wrongs: string[] = [];
  let looks = 0;
  for (let step = 1; step <= changes; step++) {
    counts[change(table, chance)] += 1;
    if (step % every !== 0) continue;
    await fresh.page.reload();
    const over = game.standings(table.state.game).over;
    const loaded = await pictureOf(fresh, over);
    let now = await pictureOf(live, over);
    // What has just happened stands there for a moment; a page that comes has not seen it.
    for (let look = 0; now !== loaded && look < mostLooks; look++) {
      await live.page.waitForTimeout(betweenLooks);
      now = await pictureOf(live, over);
    }
    looks += 1;
    if (now !== loaded) wrongs.push(`${game.id}, change ${step}: ${difference(now, loaded)}`);
  }
  wrongs.push(...live.complaints, ...fresh.complaints);
  await leave(live.page);
  await leave(fresh.page);
  return { ...counts, looks, wrongs };
}

function begun(game: AnyGame): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = seatIds.slice(0, names.length).map((seat, at) => ({ seat, captain: names[at] ?? seat }));
  enter(table, { kind: 'begin', setup: { seats, depth: game.depths.at(-1) } } as never);
  return table;
}

/** The end of an evening lasts six seconds; where it arrives is what counts. */
async function pictureOf({ page, caughtUp }: Shown, over: boolean): Promise<string> {
  await page.waitForSelector(over ? '.standings' : '.ledger, .scene');
  await caughtUp();
  const skip = page.getByRole('button', { name: 'To the end' });
  if ((await skip.count()) > 0) await skip.click();
  await caughtUp();
  return drawn(page);
}

/** Where two pictures part, with a little of each. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const from = Math.max(0, at - 120);
  return `${one.slice(from, at + 160)} INSTEAD OF ${other.slice(from, at + 160)}`;
}

function change(table: RunningTable, chance: Random): Change {
  const dice = chance.below(10);
  const facts = table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
  if (dice >= 9 && facts.length > 0) {
    table.correct({ edits: [{ kind: 'void', entry: chance.pick(facts).seq }], head: table.head });
    return 'corrections';
  }
  if (dice >= 7 && table.redoEntry !== undefined) {
    table.redo(table.redoEntry);
    return 'redos';
  }
  if (dice >= 6 && facts.length > 0) {
    table.undo(table.head);
    return 'undos';
  }
  playOn(table, chance);
  return 'facts';
}
