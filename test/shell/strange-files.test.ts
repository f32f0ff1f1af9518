import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Who } from '../../src-main/link/handler.ts';
import { plainOf } from '../../src-main/link/words.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import type { NewEntry } from '../../src-main/log/entry.ts';
import { sessionMigrations } from '../../src-main/log/migrations/session-migrations.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { sessionKind } from '../../src-main/log/session-kind.ts';
import { gameIds } from '../../src-main/contract/games.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { hostiles } from '../log/hostile.ts';
import { handClock } from '../support/hand-clock.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
] as const;

let folder: string;
let companion: Companion;

function open(): Companion {
  const clock = handClock(Date.UTC(2026, 0, 2, 20));
  const data = openDataDirectory(folder, clock);
  if (!data.ok) throw new Error(data.no.detail);
  return new Companion(data.value, clock, clock);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-strange-'));
  companion = open();
});
afterEach(async () => {
  await companion.close();
  rmSync(folder, { recursive: true });
});

const fact = (parent: number, events: string): NewEntry => ({
  kind: 'fact',
  parent,
  head: 'self',
  command: '{"kind":"fly"}',
  events,
  source: 'typed',
  at: 1,
});

/** A session that was played a little, then written to by another hand. */
async function written(game: string, events: string): Promise<string> {
  expect(companion.begin(game, { seats: captains }).ok).toBe(true);
  const file = companion.running?.file ?? '';
  await companion.leave();
  const log = openSession(join(folder, 'sessions', file));
  if (!log.ok) throw new Error(log.no.detail);
  log.value.append({ entries: [fact(1, events)] });
  log.value.close();
  return file;
}

describe.each(gameIds)('a session of %s', (game) => {
  test('with a kind of event that a later version knows is refused by one sentence, and stays as it was', async () => {
    const file = await written(game, '[{"kind":"airshipBoarded","seat":"red"}]');
    const before = readFileSync(join(folder, 'sessions', file));
    const answered = await companion.open(file);
    if (answered.ok) throw new Error('opened');
    expect(plainOf('en', answered.no).text).toMatch(/newer Quartermaster \(.*airshipBoarded.*\)/);
    expect(readFileSync(join(folder, 'sessions', file)).equals(before)).toBe(true);
    expect(companion.running).toBeUndefined();
    expect(companion.begin(game, { seats: captains }).ok).toBe(true);
  });

  test('whose events cannot have happened is refused by one sentence, and the one that runs goes on', async () => {
    const file = await written(game, '[{"kind":"depthSet"},{"kind":"gameBegun","seats":null}]');
    companion.begin(game, { seats: captains });
    const running = companion.running?.file;
    const answered = await companion.open(file);
    if (answered.ok) throw new Error('opened');
    expect(plainOf('en', answered.no).text).toMatch(/^This evening cannot be played again as it was written/);
    expect(plainOf('de', answered.no).text).toMatch(/^Dieser Abend lässt sich nicht so wieder spielen/);
    expect(companion.running?.file).toBe(running);
    expect(companion.take({ kind: 'note', text: 'on' }, keeper)).toHaveProperty('seq');
  });
});

test('a session of the next version, as it would write it, is told in the list and when it is opened', async () => {
  const next = (sessionMigrations.at(-1)?.version ?? 0) + 1;
  const kind = { ...sessionKind, migrations: [...sessionMigrations, { version: next, up: '' }] };
  const file = await written('pirate-quest', '[{"kind":"airshipBoarded","seat":"red"}]');
  const log = openSession(join(folder, 'sessions', file), kind);
  if (!log.ok) throw new Error(log.no.detail);
  log.value.append({ entries: [fact(2, '[]')] });
  log.value.close();
  const before = readFileSync(join(folder, 'sessions', file));
  expect(companion.lobby().sessions).toMatchObject([
    { id: file, fault: { key: 'fault.newer' }, rescuable: false },
  ]);
  expect(await companion.open(file)).toMatchObject({ ok: false, no: { code: 'newer' } });
  expect(readFileSync(join(folder, 'sessions', file)).equals(before)).toBe(true);
});

test('each hostile file in the folder of sessions has its sentence on the start page, in both languages', () => {
  hostiles.forEach(({ make }, at) => make(join(folder, 'sessions', `hostile-${at}.quartermaster`)));
  companion.begin('pirate-quest', { seats: captains });
  const { sessions } = companion.lobby();
  expect(sessions).toHaveLength(hostiles.length + 1);
  for (const { id, fault } of sessions.filter(({ id: file }) => file.startsWith('hostile'))) {
    // What looks like a session and is none is found out when it is opened.
    if (!fault) continue;
    for (const language of ['en', 'de'] as const) {
      const code = fault.key.replace('fault.', '');
      const { text } = plainOf(language, { code, values: fault.values ?? {} });
      expect([id, text]).toEqual([id, expect.stringMatching(/^\p{Lu}.*\.$/su)]);
    }
  }
});

test('each hostile file that is opened from elsewhere costs a sentence, and the table goes on', async () => {
  companion.begin('pirate-quest', { seats: captains });
  for (const { name, make } of hostiles) {
    const path = join(mkdtempSync(join(folder, 'sent-')), 'sent.quartermaster');
    make(path);
    const answered = await companion.openFile(path);
    expect([name, answered.ok]).toEqual([name, false]);
    if (!answered.ok) expect(plainOf('de', answered.no).text).toMatch(/\.$/);
  }
  expect(companion.take({ kind: 'note', text: 'on' }, keeper)).toHaveProperty('seq');
});
