import { createServer } from 'node:net';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../src-main/contract/link-parts.ts';
import { page, type Caller } from '../link/caller.ts';
import { folder, passOf, portOf, start, type Folder, type Program } from './support/program.ts';

let data: Folder;
let programs: Program[];
const run = (...[args, env]: Parameters<typeof start>) => {
  const program = start([...args, '--data', data.path, '--port', '0'], env);
  programs.push(program);
  return program;
};

beforeEach(() => {
  data = folder();
  programs = [];
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.end()));
  data.remove();
});

const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
];

async function consoleOf(program: Program): Promise<Caller> {
  const pass = await passOf(program);
  const console = await page(await portOf(program), 'console', { pass });
  await console.you();
  return console;
}

const lobbyOf = (console: Caller, fits: (lobby: Lobby) => boolean): Promise<Lobby> =>
  console.hears('lobby', fits as (value: never) => boolean);

describe('npm start without windows', () => {
  test('prints the one link and what opens without it, and every page is there', async () => {
    const program = run(['--headless']);
    const port = await portOf(program);
    const pass = await passOf(program);
    expect(program.said).toContain('Ctrl-C ends it');
    await program.says(/\/overlay/);
    const printed = [...program.said.matchAll(/http:\/\/127\.0\.0\.1:\d+(\S*)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(printed).toEqual([`/#${pass}`, '/table', '/overlay']);
    for (const path of [...printed, '/console', '/captain']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain('<script type="module"');
    }
  });

  test('Ctrl-C ends it with code 0, and a session is there again with all that was entered', async () => {
    const first = run(['--headless']);
    const console = await consoleOf(first);
    expect(await console.call('session.begin', { game: 'pirate-quest', captains })).toHaveProperty('done');
    const { parts } = await console.frame(({ parts }) => 'status' in parts);
    expect(await console.line({ kind: 'note', text: 'rum is out' })).toMatchObject({ reply: { seq: 2 } });
    first.interrupt();
    expect(await first.ended()).toBe(0);
    const again = await consoleOf(run(['--headless']));
    const { unfinished } = await lobbyOf(again, (lobby) => lobby.unfinished !== null);
    expect(unfinished).toMatchObject({ game: 'pirate-quest', entries: 2, captains });
    await again.call('session.goOn');
    const shown = await again.frame(({ parts: now }) => 'status' in now);
    expect(shown.parts['seats']).toEqual(parts['seats']);
    expect(JSON.stringify(shown.parts['log'])).toContain('rum is out');
  });

  test('a kill leaves every entry that was acknowledged', async () => {
    const first = run(['--headless']);
    const console = await consoleOf(first);
    await console.call('session.begin', { game: 'pirate-quest', captains });
    for (let n = 0; n < 5; n++) await console.line({ kind: 'note', text: `note ${n}` });
    await first.end();
    const again = await consoleOf(run(['--headless']));
    expect(await lobbyOf(again, ({ unfinished }) => unfinished?.entries === 6)).toBeTruthy();
  });

  test('says in one sentence that there is no screen, and goes on with pages', async () => {
    const program = run([]);
    await portOf(program);
    expect(program.said).toMatch(/^No windows here, since no screen is connected to this session; .*\.$/m);
  });

  test('says in one sentence that Electron is not to be had, and goes on with pages', async () => {
    const nowhere = { ELECTRON_OVERRIDE_DIST_PATH: data.path, ELECTRON_MIRROR: 'http://127.0.0.1:9/' };
    const program = run([], { ...nowhere, DISPLAY: ':no-such', electron_config_cache: data.path });
    await portOf(program);
    expect(program.said).toMatch(/^No windows here, since Electron (could not be fetched|did not start); /m);
  });

  test('a file that cannot be opened is said so, and nothing is left running', async () => {
    const letter = join(data.path, 'Brief von Zoë.quartermaster');
    writeFileSync(letter, 'Dear Ann');
    const program = run(['--headless', letter]);
    expect(await program.ended()).toBe(1);
    expect(program.said).toContain(`${letter}: This is no evening of Quartermaster`);
  });

  test('a port that another program has is said so', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        resolve((other.address() as { port: number }).port);
      });
    });
    const asked = start(['--headless', '--data', data.path, '--port', String(port)]);
    programs.push(asked);
    expect(await asked.ended()).toBe(1);
    expect(asked.said).toContain(`Port ${port} is taken`);
    other.close();
  });

  test('a second one on the same data is told so, and the first goes on', async () => {
    const first = run(['--headless']);
    const console = await consoleOf(first);
    const second = run(['--headless']);
    expect(await second.ended()).toBe(1);
    expect(second.said).not.toMatch(/ {4}at /);
    const said = second.said.replace(/^Building.*\n/, '').trim();
    expect(said.split('\n')).toHaveLength(1);
    expect(await console.call('session.begin', { game: 'pirate-quest', captains })).toHaveProperty('done');
  });

  test.each([
    [['--port', 'rum'], /--port wants a number/],
    [['--windows'], /Unknown option '--windows'/],
  ])('%j is told with the options there are', async (args, words) => {
    const program = start(args);
    programs.push(program);
    expect(await program.ended()).toBe(2);
    expect(program.said).toMatch(words);
    expect(program.said).toContain('--headless');
  });

  test('--help tells the options and starts nothing', async () => {
    const program = run(['--help']);
    expect(await program.ended()).toBe(0);
    expect(program.said).toContain('--lan');
    expect(existsSync(join(data.path, 'lock.db'))).toBe(false);
  });

  test('the address without the link makes nobody a scorekeeper, and the link one browser', async () => {
    const program = run(['--headless']);
    const port = await portOf(program);
    const bare = await page(port, 'start');
    expect(await bare.hears('out')).toMatchObject({
      code: 'needs-link',
      text: expect.stringContaining('in the terminal in which Quartermaster was started') as unknown,
    });
    const pass = await passOf(program);
    const own = await page(port, 'start', { pass });
    const { device = '' } = await own.you(({ device: given }) => given !== undefined);
    expect(await own.call('session.begin', { game: 'pirate-quest', captains })).toHaveProperty('done');
    expect(await (await page(port, 'start', { pass })).hears('out')).toMatchObject({ code: 'link-used' });
    expect(await (await page(port, 'console', { device })).you()).toMatchObject({ role: 'scorekeeper' });
  });

  test('--lan prints the same one link, and what phones can reach', async () => {
    const program = run(['--headless', '--lan', '--name', 'table.test']);
    const port = await portOf(program);
    const pass = await passOf(program);
    expect(await (await page(port, 'console')).hears('out')).toMatchObject({ code: 'needs-link' });
    expect(await (await page(port, 'console', { pass })).you()).toMatchObject({ role: 'scorekeeper' });
    const guest = await page(port, 'captain', {}, { host: `table.test:${port}` });
    expect(await guest.you()).toMatchObject({ role: 'waiting' });
  });
});
