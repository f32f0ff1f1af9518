import type { ElectronApplication, Page } from 'playwright-core';
import { noted } from './electron.ts';
import { percentile, type Options, type Table } from './measure.ts';
import { measure, withBare, withOurs, type Running } from './reader-to-dom.ts';

/** What happened, when it began and when it was done, by the clock on the wall. */
type Mark = readonly [
  what: 'sent' | 'bytes' | 'begin' | 'commit' | 'send' | 'parse',
  at: number,
  done: number,
];

/** In the main process: bytes come, a commit begins and is done, a window is sent something. */
const markMain = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ webContents }) => {
    const marks: Mark[] = [];
    Object.assign(globalThis, { marks });
    const now = () => performance.timeOrigin + performance.now();
    const require = process
      .getBuiltinModule('node:module')
      .createRequire(`${process.cwd()}/package.json`) as (name: string) => unknown;
    type Act = (this: { readonly source: string }, ...with_: unknown[]) => unknown;
    const stream = require('@serialport/stream') as { SerialPortStream: { prototype: { push: Act } } };
    const { push } = stream.SerialPortStream.prototype;
    stream.SerialPortStream.prototype.push = function (...args) {
      marks.push(['bytes', now(), now()]);
      return push.apply(this, args);
    };
    const Database = require('better-sqlite3') as new (path: string) => { prepare(text: string): object };
    const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as { run: Act };
    const { run } = statement;
    statement.run = function (...args) {
      const at = now();
      if (this.source.startsWith('BEGIN')) marks.push(['begin', at, at]);
      const ran = run.apply(this, args);
      if (/^(?:COMMIT|INSERT INTO log \(entry\))/.test(this.source)) marks.push(['commit', at, now()]);
      return ran;
    };
    for (const contents of webContents.getAllWebContents()) {
      const send = contents.send.bind(contents);
      contents.send = (...args) => {
        const at = now();
        send(...args);
        marks.push(['send', at, now()]);
      };
    }
  });

/** In the page: a frame is read, and all of it taken in. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marks: Mark[] = [];
    Object.assign(window, { marks });
    const now = () => performance.timeOrigin + performance.now();
    const { parse } = JSON;
    JSON.parse = (...args: Parameters<typeof parse>): unknown => {
      const at = now();
      // Before what was asked to be drawn, and after whoever has heard it.
      if (args[0].startsWith('{"run"')) queueMicrotask(() => marks.push(['parse', at, now()]));
      return parse(...args) as unknown;
    };
  });

interface Way {
  readonly name: string;
  readonly took: number;
}

/** One reading's way, part by part; nothing where something else came between. */
function wayOf(at: number, marks: readonly Mark[], stood: number, drawn: number): readonly Way[] | undefined {
  const next = (what: Mark[0], from: number) => marks.find((mark) => mark[0] === what && mark[1] >= from);
  const bytes = next('bytes', at);
  const commit = bytes && next('commit', bytes[1]);
  const begin = bytes && next('begin', bytes[1]);
  const send = commit && next('send', commit[2]);
  // A window that hears by a bare message parses nothing.
  const parse = send && (next('parse', send[1] - 0.2) ?? (begin ? undefined : send));
  if (!commit || !send || !parse || parse[2] > stood) return undefined;
  const begun = begin && begin[1] < commit[1] ? begin[1] : commit[1];
  return [
    { name: 'until the byte is read', took: bytes[1] - at },
    { name: 'until it is decided', took: begun - bytes[1] },
    { name: 'written and committed', took: commit[2] - begun },
    { name: 'until it is sent', took: send[1] - commit[2] },
    { name: 'until the page hears it', took: Math.max(0, parse[1] - send[1]) },
    { name: 'read and taken in', took: parse === send ? 0 : parse[2] - parse[1] },
    { name: 'until the row stands', took: stood - (parse === send ? send[1] : parse[2]) },
    { name: 'all of it', took: stood - at },
    { name: 'then until the frame', took: drawn - stood },
  ];
}

async function waysOf(running: Running, options: Options): Promise<readonly (readonly Way[])[]> {
  const { app, page, near, reading, between } = running;
  await markMain(app);
  await markPage(page);
  const came = await measure(page, near, reading, options, between);
  const main = await app.evaluate(() => (globalThis as unknown as { marks: readonly Mark[] }).marks);
  const inPage = await page.evaluate(() => (window as unknown as { marks: readonly Mark[] }).marks);
  const marks = [...main, ...inPage].sort((one, other) => one[1] - other[1]);
  const texts = await noted(page);
  return came.flatMap(({ stood, drawn }) => {
    const text = texts.find(([, at, frame]) => Math.abs(frame - at - drawn) < 1e-6);
    const way = text && wayOf(text[1] - stood, marks, text[1], text[2]);
    return way ? [way] : [];
  });
}

/** The quietest tenth is what a machine with other things to do leaves alone. */
const shown = [10, 50, 95] as const;

/** Where the time goes from a code leaving a scanner to its entry standing in the console. */
export const onTheWay: Table = {
  name: 'on-the-way',
  async rows(options) {
    const bare = await withBare((running) => waysOf(running, options));
    const ours = await withOurs(20, (running) => waysOf(running, options));
    const figure = (ways: readonly (readonly Way[])[], part: number, at: number): string =>
      percentile(
        ways.map((way) => way[part]?.took ?? 0),
        at,
      ).toFixed(2);
    const cells = (part: number): string =>
      [bare, ours].flatMap((ways) => shown.map((at) => figure(ways, part, at))).join(' | ');
    return [
      '| from the byte to the frame, ms | bare p10 | p50 | p95 | ours p10 | p50 | p95 |',
      '|---|---|---|---|---|---|---|',
      ...(ours[0] ?? []).map(({ name }, part) => `| ${name} | ${cells(part)} |`),
      '',
      `${bare.length} and ${ours.length} readings, ${options.pace} ms between each and what follows it.`,
    ];
  },
};
