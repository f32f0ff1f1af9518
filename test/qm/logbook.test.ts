import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { example, qm } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'qm-logbook-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** An evening of a game as a session file. */
async function session(game: string, name: string, evening = ''): Promise<string> {
  const path = at(`${name}.quartermaster`);
  const lines = readFileSync(example(game, join(evening, 'commands.jsonl')), 'utf8');
  await qm(
    ['play', '--game', game, '--setup', example(game, join(evening, 'setup.json')), '--db', path],
    lines,
  );
  return path;
}

test('an evening goes out as JSON and comes into another data directory as the same play, once', async () => {
  const file = await session('pirate-tricks', 'tricks');
  const json = at('tricks.json');
  expect((await qm(['export', file, '--as', 'json', '--to', json])).code).toBe(0);
  const first = await qm(['import', json, '--data', at('there')]);
  expect(first.lines[0]).toMatchObject({
    kind: 'json',
    evenings: { new: 1, known: 0, differing: 0 },
    refused: [],
  });
  expect((await qm(['import', json, '--data', at('there')])).lines[0]).toMatchObject({
    evenings: { new: 0, known: 1 },
  });
  const { id } = JSON.parse(readFileSync(json, 'utf8')) as { id: string };
  const hash = async (path: string): Promise<unknown> => (await qm(['check', path])).lines[0]?.['playHash'];
  expect(await hash(at(`there/sessions/${id}.quartermaster`))).toBe(await hash(file));
});

test('a whole logbook goes out as one archive and comes in again', async () => {
  const to = at('all.zip');
  expect((await qm(['export', at('there'), '--as', 'archive', '--to', to])).lines[0]).toMatchObject({
    evenings: 1,
    leftOut: 0,
  });
  expect((await qm(['import', to, '--data', at('third')])).lines[0]).toMatchObject({
    kind: 'archive',
    evenings: { new: 1 },
  });
});

test('of an evening that is not over a file is made only as a reveal, which its log then holds', async () => {
  const path = at('open.quartermaster');
  const lines = readFileSync(example('pirate-tricks', 'commands.jsonl'), 'utf8')
    .split('\n')
    .slice(0, 4)
    .join('\n');
  await qm(
    ['play', '--game', 'pirate-tricks', '--setup', example('pirate-tricks', 'setup.json'), '--db', path],
    lines,
  );
  const [no] = (await qm(['export', path, '--as', 'json', '--to', at('open.json')])).lines;
  expect(no).toMatchObject({ refusal: { code: 'sealed-evening' } });
  expect(existsSync(at('open.json'))).toBe(false);
  expect((await qm(['export', path, '--as', 'json', '--to', at('open.json'), '--reveal'])).code).toBe(0);
  expect(readFileSync(at('open.json'), 'utf8')).toContain('"kind": "reveal"');
});

test('what cannot be done is told in a line, and written over is nothing', async () => {
  const file = await session('pirates-flag', 'flag');
  const to = at('flag.pdf');
  expect((await qm(['export', file, '--as', 'sheet', '--to', to, '--lang', 'de'])).code).toBe(0);
  expect((await qm(['export', file, '--as', 'sheet', '--to', to])).lines[0]).toMatchObject({
    refusal: { code: 'exists' },
  });
  expect((await qm(['export', file, '--as', 'song', '--to', at('x')])).advice).toContain('--as takes');
  expect(await qm(['import', join(folder, 'flag.pdf'), '--data', at('there')])).toMatchObject({
    code: 2,
    lines: [{ refusal: { code: 'not-understood' } }],
  });
  expect((await qm(['import', at('nowhere'), '--data', at('there')])).lines[0]).toMatchObject({
    refusal: { code: 'gone' },
  });
});
