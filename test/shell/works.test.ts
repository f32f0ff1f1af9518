import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkPart } from '../../src-main/contract/logbook-files.ts';
import type { EveningsHead } from '../../src-main/contract/logbook-parts.ts';
import { atTheCompanion } from '../support/at-the-companion.ts';
import { examples } from '../support/examples.ts';

const at = atTheCompanion();
const { ask, enter } = at;

const begin = async (call: string, asked: object = {}): Promise<string> =>
  (await ask<{ readonly work: string }>(call, asked)).work;

/** As a page does: asks until it has ended. */
async function ended(work: string): Promise<WorkPart> {
  for (;;) {
    const part = await ask<WorkPart>('logbook.work', { work });
    if (part.state !== 'running') return part;
    await new Promise((soon) => setImmediate(soon));
  }
}

async function foundEvenings(): Promise<number> {
  for (;;) {
    const head = await ask<EveningsHead>('logbook.head', { filter: {} });
    if (!head.indexing) return head.all;
  }
}

describe('what takes long in the logbook', () => {
  beforeEach(async () => {
    for (const { game, setup, lines } of examples) {
      const begun = at.companion.begin(game, setup as never);
      if (!begun.ok) throw new Error(JSON.stringify(begun.no));
      for (const line of lines) enter(line);
      await ask('session.leave');
    }
    await foundEvenings();
  });

  test('goes on behind the table, and says how far it has come', async () => {
    for (const call of ['logbook.rebuild', 'logbook.checkAll'])
      expect([call, await ended(await begin(call))]).toMatchObject([
        call,
        { state: 'done', done: examples.length, no: null },
      ]);
  });

  test('is stopped by a press: the index that is made anew, and then it is made by itself', async () => {
    const work = await begin('logbook.rebuild');
    await ask('logbook.stop', { work });
    expect((await ended(work)).state).toBe('stopped');
    expect(await foundEvenings()).toBe(examples.length);
  });

  test('is stopped by a press: the check of every file', async () => {
    const work = await begin('logbook.checkAll');
    await ask('logbook.stop', { work });
    const { state, done, of } = await ended(work);
    expect([state, of]).toEqual(['stopped', examples.length]);
    expect(done).toBeLessThan(of);
  });

  test('is stopped by a press: the copy to a stick, of which nothing stays there', async () => {
    const stick = mkdtempSync(join(tmpdir(), 'qm-stick-'));
    const work = await begin('logbook.copyAll', { to: stick });
    await ask('logbook.stop', { work });
    expect((await ended(work)).state).toBe('stopped');
    expect(readdirSync(stick)).toEqual([]);
    rmSync(stick, { recursive: true });
  });
});
