import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { SavingPlace } from '../../src-main/contract/link-parts.ts';
import type { Who } from '../../src-main/link/handler.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { must, temporaryFolder } from '../log/samples.ts';
import { needsDisk, smallDisk } from '../log/small-disk.ts';
import { handClock } from '../support/hand-clock.ts';

const need = needsDisk();
const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Bartholomew' },
    { seat: 'yellow', captain: 'Mo' },
  ],
  dealer: 'yellow',
} as const;

function companionOn(path: string): Companion {
  const clock = handClock(Date.UTC(2026, 0, 2, 20));
  return new Companion(must(openDataDirectory(path, clock)), clock, clock);
}

const call = async (companion: Companion, name: string, asked?: object) =>
  companion.handlers[name]?.run(asked as never, keeper);
const savingOf = ({ running }: Companion) => running?.table.saving;

/** Until the disk of an evening takes nothing any more, and something is held. */
function fill(path: string, companion: Companion): void {
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2))
    for (let count = 0; count < 40; count++) {
      try {
        writeFileSync(join(path, `ballast-${size}-${count}`), Buffer.alloc(size));
      } catch {
        break;
      }
    }
  for (let note = 0; note < 400 && savingOf(companion)?.held === 0; note++)
    companion.take({ kind: 'note', text: `${note} ${'x'.repeat(400)}` }, keeper);
}

test.skipIf(need.missing)(
  `an evening whose disk is full goes on in another folder, and comes back when there is room${need.reason}`,
  async () => {
    const { path } = smallDisk(12);
    const other = temporaryFolder();
    const data = join(path, 'data');
    let companion = companionOn(data);
    must(companion.begin('pirate-quest', setup) as never);
    const file = companion.running?.file ?? '';
    expect(await call(companion, 'session.saveElsewhere', { to: other })).toMatchObject({
      no: { code: 'all-saved' },
    });
    fill(path, companion);
    expect(savingOf(companion)).toMatchObject({ held: 1, fault: { code: 'disk-full' } });
    const head = companion.running?.table.head ?? 0;

    const { value: places } = (await call(companion, 'session.places')) as { value: SavingPlace[] };
    expect(places.every(({ megabytes }) => megabytes > 0)).toBe(true);
    for (const to of ['relative', join(other, 'nowhere')])
      expect(await call(companion, 'session.saveElsewhere', { to })).toMatchObject({
        no: { code: 'no-such-folder' },
      });
    const saved = (await call(companion, 'session.saveElsewhere', { to: other })) as {
      value: { path: string };
    };
    const elsewhere = saved.value.path;
    expect([dirname(elsewhere), basename(elsewhere)]).toEqual([other, file]);
    expect(savingOf(companion)).toMatchObject({ held: 0, unsaved: 0, fault: undefined, elsewhere });
    expect(companion.running?.table.head).toBe(head + 1);
    companion.take({ command: { kind: 'bid', seat: 'red', bid: 1 } }, keeper);
    const { entries } = companion.running?.table.log ?? { entries: [] };

    await companion.leave();
    expect(companion.lobby().elsewhere).toBe(elsewhere);
    await companion.close();
    for (const name of readdirSync(path).filter((one) => one.startsWith('ballast'))) rmSync(join(path, name));
    companion = companionOn(data);
    await vi.waitFor(() => expect(companion.lobby().elsewhere).toBeNull(), { timeout: 20_000 });
    await companion.close();
    expect(existsSync(elsewhere)).toBe(true);
    const back = must(openSession(join(data, 'sessions', file)));
    expect(back.entries).toEqual(entries);
    back.close();
  },
);
