import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { labels } from '../../src-main/qm/labels.ts';
import { reader } from '../../src-main/qm/reader.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { builtProgram } from '../support/built.ts';
import { example, qm } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'qm-reader-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const at = (name: string) => join(folder, name);
const quest = ['--game', 'pirate-quest', '--setup', example('pirate-quest', 'setup.json')];

const bid = (seat: string, value: string) => ({ kind: 'face', die: `bid-${seat}`, face: value });
const script = [
  { reader: 'tray', kind: 'qm1', name: 'Tray' },
  { at: 1500, reader: 'tray', report: bid('red', '1') },
  { at: 1700, reader: 'tray', report: bid('blue', '6') },
  { at: 1900, reader: 'tray', report: bid('yellow', '1') },
  { at: 2000, reader: 'tray', plug: 'out' },
];

/** Starts `qm` beside us; the first line that it says is here when this is done. */
async function begin(args: readonly string[]) {
  const child = spawn(process.execPath, [builtProgram('qm'), ...args]);
  const lines: Record<string, unknown>[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
      resolve();
    });
  });
  return { lines, ended, stop: () => child.kill('SIGINT') };
}

describe('qm reader', () => {
  test('plays a script over TCP, takes down what comes, and plays it again to the same hash', async () => {
    writeFileSync(at('script.jsonl'), script.map((line) => JSON.stringify(line)).join('\n'));
    const played = await begin(['reader', 'simulate', at('script.jsonl'), '--over', 'tcp', '--after', '5']);
    const port = String(played.lines[0]?.['port']);
    expect(port).toMatch(/^tcp:\/\/127\.0\.0\.1:\d+$/);
    const recorder = await begin(['reader', 'record', '--to', at('evening.jsonl'), '--port', port]);
    expect(await played.ended).toBe(0);
    expect(played.lines.at(-1)).toEqual({ played: true, waiting: 0 });
    recorder.stop();
    expect(await recorder.ended).toBe(0);
    expect(recorder.lines.at(-1)).toEqual({ recorded: at('evening.jsonl'), readings: 3 });

    const replayed = await qm(['reader', 'replay', at('evening.jsonl'), ...quest, '--speed', '20']);
    expect(replayed.code).toBe(0);
    const entered = replayed.lines.filter(({ outcome }) => outcome === 'accepted');
    expect(entered).toHaveLength(3);
    const bids = [
      { kind: 'bid', seat: 'red', bid: 1 },
      { kind: 'bid', seat: 'blue', bid: 0 },
      { kind: 'bid', seat: 'yellow', bid: 1 },
    ];
    await qm(
      ['play', ...quest, '--db', at('typed.quartermaster')],
      bids.map((each) => JSON.stringify(each)).join('\n'),
    );
    const [typed] = (await qm(['check', at('typed.quartermaster')])).lines;
    expect(replayed.lines.at(-1)).toMatchObject({ head: 4, playHash: typed?.['playHash'] });
  });

  test('stops playing at once when it is told to', async () => {
    writeFileSync(at('long.jsonl'), '{"reader":"x","kind":"qm1"}\n{"at":600000,"reader":"x","plug":"out"}\n');
    const played = await begin(['reader', 'simulate', at('long.jsonl'), '--over', 'tcp']);
    played.stop();
    expect(await played.ended).toBe(0);
  });

  test.each([
    [['fly'], {}, 'takes simulate, record or replay'],
    [['simulate'], {}, 'needs a script'],
    [['simulate', 'x'], { over: 'pigeon' }, '--over takes'],
    [['simulate', 'x'], { noise: 'flipped=2' }, '--noise takes'],
    [['simulate', 'x'], { speed: 'fast' }, 'take numbers'],
    [['record'], {}, 'needs --to'],
    [['record'], { to: 'x', kind: 'crystal-ball' }, '--kind takes'],
    [['replay', 'x'], {}, 'needs --game'],
  ])('%j with %j is told what is missing', async (words, values, advice) => {
    expect(await reader(words, { lang: 'en', ...values })).toContain(advice);
  });

  test('tells every line of a script that is wrong', async () => {
    writeFileSync(
      at('wrong.jsonl'),
      '{"reader":"x","kind":"crystal-ball"}\n{"at":1,"reader":"y","plug":"out"}\n',
    );
    const { code, lines } = await qm(['reader', 'simulate', at('wrong.jsonl')]);
    expect(code).toBe(2);
    expect(lines.map(({ fault }) => (fault as { code: string }).code)).toEqual([
      'unknown-kind',
      'undeclared',
    ]);
  });

  test('begins no recording over a file that is there', async () => {
    writeFileSync(at('there.jsonl'), 'x');
    const { code, lines } = await qm(['reader', 'record', '--to', at('there.jsonl')]);
    expect(code).toBe(3);
    expect(lines[0]).toMatchObject({ fault: { code: 'EEXIST' } });
    expect(readFileSync(at('there.jsonl'), 'utf8')).toBe('x');
  });
});

describe('qm labels', () => {
  test('prints a tag for every piece, and a page to calibrate by', async () => {
    const printed = await qm([
      'labels',
      '--game',
      'pirate-quest',
      '--sheet',
      'l7160',
      '--to',
      at('tags.pdf'),
    ]);
    expect(printed.lines).toEqual([
      { printed: at('tags.pdf'), sheet: 'l7160', labels: pirateQuest.pieces().length },
    ]);
    expect(readFileSync(at('tags.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await qm(['labels', '--calibrate', '--sheet', '5267', '--to', at('page.pdf')])).code).toBe(0);
    expect(existsSync(at('page.pdf'))).toBe(true);
  });

  test('says in words what does not fit', async () => {
    const fine = await qm([
      'labels',
      '--game',
      'pirate-quest',
      '--sheet',
      '5267',
      '--code',
      'code128',
      '--to',
      at('no.pdf'),
    ]);
    const [card] = pirateQuest.pieces();
    expect(fine.code).toBe(2);
    expect(fine.lines[0]).toMatchObject({
      refusal: { code: 'code-too-wide', values: { code: card && formatCode('pirate-quest', card) } },
    });
    expect(existsSync(at('no.pdf'))).toBe(false);
    const unknown = await qm([
      'labels',
      '--game',
      'pirate-quest',
      '--sheet',
      'L1',
      '--to',
      at('no.pdf'),
      '--lang',
      'de',
    ]);
    expect(unknown.lines[0]).toMatchObject({
      refusal: { text: expect.stringContaining('Kein Bogen') as string },
    });
  });

  test.each(['21', '1.5', '1e9'])('with %s labels used up, of a sheet of 21, is refused', async (skip) => {
    const job = [
      'labels',
      '--game',
      'pirate-quest',
      '--sheet',
      'L7160',
      '--to',
      at('no.pdf'),
      '--skip',
      skip,
    ];
    expect((await qm(job)).lines).toMatchObject([
      { refusal: { code: 'too-few-labels', values: { most: 20 } } },
    ]);
    expect(existsSync(at('no.pdf'))).toBe(false);
  });

  test.each([
    [{ sheet: 'L7160' }, 'needs --to, and --sheet or --board'],
    [{ sheet: 'L7160', to: 'x', game: 'chess' }, '--game takes'],
    [{ sheet: 'L7160', to: 'x', game: 'pirate-quest', kinds: 'ships' }, '--kinds takes'],
    [{ sheet: 'L7160', to: 'x', game: 'pirate-quest', shift: '1' }, '--shift takes'],
  ])('with %j is told what is wrong', async (values, advice) => {
    expect(await labels({ lang: 'en', code: 'qr', ...values })).toContain(advice);
  });
});
