import { random, type Random } from '../../support/random.ts';
import { callersAt, doors, type Door } from './doors.ts';
import { moments, type Moment } from './secret-evenings.ts';
import { newTally, tell, type Tally } from './tally.ts';
import { WorldTable, worlds } from './worlds.ts';

/**
 * The same evening in three worlds, which differ in nothing but what some seats keep to themselves. Whatever anybody
 * else asks, and whatever reaches anybody by it, is compared byte by byte.
 */
export const previews = {
  name: 'perimeter-previews',
  count: 2000,
  share: 84,
  async run(count: number, seed: number) {
    const tally = newTally();
    // The worker that backs up a session keeps no process alive while it is waited for.
    const alive = setInterval(() => undefined, 1000);
    const all = moments();
    for (const [at, moment] of all.entries())
      await tryMoment(moment, Math.ceil(count / all.length), random(seed * 100 + at), tally);
    clearInterval(alive);
    return tell('questions to three evenings that differ in their secrets alone', tally);
  },
};

async function tryMoment(moment: Moment, count: number, chance: Random, tally: Tally): Promise<void> {
  const openAll = () => Promise.all(worlds.map((world) => WorldTable.open(moment, world)));
  const closeAll = (tables: readonly WorldTable[]) => Promise.all(tables.map((table) => table.close()));
  let tables: readonly WorldTable[] = [];
  for (let n = 0; n < count; n++) {
    tally.tried += 1;
    try {
      if (tables.length === 0) tables = await openAll();
      const { leaked, stays } = await tryDoor(moment, tables, chance);
      if (leaked !== undefined) tally.leaked.push(`${moment.name}: ${leaked}`);
      tally.survived += 1;
      if (stays) continue;
    } catch (error) {
      tally.lost.push(`${moment.name}: ${String(error)}`);
    }
    await closeAll(tables);
    tables = [];
  }
  await closeAll(tables);
}

interface Tried {
  readonly leaked?: string;
  /** Whether the worlds are still the same to all, and stand where they stood. */
  readonly stays: boolean;
}

async function tryDoor(moment: Moment, tables: readonly WorldTable[], chance: Random): Promise<Tried> {
  const [at] = tables;
  if (!at) return { stays: false };
  const door = pickDoor(chance);
  const who = chance.pick(callersAt(moment));
  const ask = door.choose({ moment, chance, at, who });
  const before = at.running.log.entries.length;
  const heard = await Promise.all(tables.map((table) => table.heard(ask)));
  const isPublic = differing(heard.map(({ openly }) => openly)) !== undefined;
  const leaked =
    differing(heard.map(({ answer }) => answer)) ??
    (isPublic ? undefined : differing(heard.map(({ frames }) => frames)));
  if (leaked !== undefined) return { leaked: `${door.name}, ${who.page}: ${leaked}`, stays: false };
  if (isPublic) return { stays: false };
  const entered = at.running.log.entries.length > before;
  if (entered) for (const table of tables) table.running.undo(table.head);
  return { stays: true };
}

function pickDoor(chance: Random): Door {
  const urn = doors.flatMap((door) => Array.from({ length: door.weight }, () => door));
  return chance.pick(urn);
}

/** Where the first two that differ go apart; nothing where all are the same. */
function differing(texts: readonly string[]): string | undefined {
  const [one = ''] = texts;
  const other = texts.find((text) => text !== one);
  if (other === undefined) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 60);
  return `…${around(one)}… but …${around(other)}…`;
}
