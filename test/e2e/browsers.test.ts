import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagePath, unpainted } from '../support/chromium.ts';
import { needs } from '../support/needs.ts';
import { page as caller, type Caller } from '../link/caller.ts';
import { browsing, codeOn, phone, tableName, type Browsing, type Visitor } from './support/browser.ts';
import { folder, passOf, portOf, start, type Folder, type Program } from './support/program.ts';

const need = needs('chromium');
const lost = /Not live since|No connection since/;

const six = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
  { seat: 'green', captain: 'Wilhelmine' },
  { seat: 'white', captain: 'Jo' },
  { seat: 'violet', captain: 'Ada' },
] as const;

/** Names whose owner may have them lead to this computer, once a page of theirs is open in a browser here. */
const rebound = ['127.evil.example', '127.0.0.1.nip.io', 'localhost.evil.example', 'evil.example'];

describe.skipIf(need.missing)(`displays in a browser${need.reason}`, () => {
  let browsers: Browsing;
  /** Where it is the browser that keeps somebody out. */
  let whole: Browsing;
  /** Where a code is read off the screen. */
  let painted: Browsing;
  let data: Folder;
  let program: Program;
  let port: number;
  let keeper: Caller;
  let keeperToken: string;

  beforeAll(async () => {
    browsers = await browsing(undefined, unpainted, pagePath);
    painted = await browsing(undefined, undefined, pagePath);
    whole = await browsing([tableName, ...rebound]);
  });
  afterAll(async () => {
    await browsers.close();
    await painted.close();
    await whole.close();
  });

  const begin = async () => {
    data = folder();
    program = start(['--headless', '--lan', '--name', tableName, '--data', data.path, '--port', '0']);
    port = await portOf(program);
    keeper = await caller(port, 'console', { pass: await passOf(program) });
    keeperToken = (await keeper.you(({ device }) => device !== undefined)).device ?? '';
    await keeper.call('session.begin', { game: 'pirate-quest', captains: six });
    await keeper.frame(({ parts }) => 'status' in parts);
  };
  const end = async () => {
    await program.end();
    data.remove();
  };
  afterEach(async () => {
    for (const { browser } of [browsers, painted, whole])
      for (const context of browser.contexts()) await context.close();
  });

  const television = (by = browsers) => by.visit(`http://127.0.0.1:${port}/table`);
  /** The code of the table, by a television that nobody looks at any longer. */
  const codeNow = async () => {
    const { page } = await television(painted);
    const code = await codeOn(page);
    await page.close();
    return code;
  };
  /** Another address of this computer would do as well; by this one a page is no secure context. */
  const byName = (url: string) => url.replace(/\/\/[^:/]+/, `//${tableName}`);
  const pick = async ({ page }: Visitor, captain: string) => {
    await page.getByLabel('Free seats').getByText(captain).click();
    await page.getByLabel('Free seats').waitFor({ state: 'detached' });
  };
  /** A page of the scorekeeper's in a browser, by a link that another console has shown. */
  const keepersPage = async (path: string, name = '127.0.0.1') => {
    const answer = (await keeper.call('room.onceLink')) as unknown as { done: { url: string } };
    const pass = answer.done.url.split('#')[1] ?? '';
    return browsers.visit(`http://${name}:${port}${path}#${pass}`);
  };
  const console = () => keepersPage('/console');

  describe('at a table of its own', () => {
    beforeEach(begin);
    afterEach(end);

    test('whoever opens the bare address reads where the link stands, asks, and is let in by one press', async () => {
      const desk = (await console()).page;
      await desk.getByText('Ines').first().waitFor();
      const { page, complaints } = await browsers.visit(`http://127.0.0.1:${port}/`);
      await page.getByText('it stands in the terminal in which Quartermaster was started.').waitFor();
      expect(await page.getByText('Ines').count()).toBe(0);
      await page.getByRole('button', { name: 'Ask the console to be let in' }).click();
      await page.getByText('is your number.').waitFor();
      await desk.getByRole('button', { name: 'Let in', exact: true }).click();
      await page.getByText('Ines').first().waitFor();
      await page.reload();
      await page.getByText('Ines').first().waitFor();
      expect(complaints).toEqual([]);
    });

    test('six phones join at once by the one code on the television, and each gets its seat', async () => {
      const tv = await television(painted);
      const code = await codeOn(tv.page);
      expect(new URL(code).port).toBe(String(port));
      const phones = await Promise.all(six.map(() => browsers.visit(byName(code), phone)));
      await Promise.all(six.map(({ captain }, at) => pick(phones[at] as Visitor, captain)));
      const { devices } = (await keeper.hears('room', ({ devices }: { devices: { seats: string[] }[] }) => {
        return devices.filter(({ seats }) => seats.length === 1).length === 6;
      })) as unknown as { devices: { seats: string[]; role: string }[] };
      const held = devices.filter(({ role }) => role === 'captain').flatMap(({ seats }) => seats);
      expect(held.sort()).toEqual(six.map(({ seat }) => seat).sort());
      for (const { page, complaints, abroad } of [tv, ...phones]) {
        expect(complaints).toEqual([]);
        expect(abroad).toEqual([]);
        // The code stands in no address that somebody could look at or keep.
        expect(page.url()).not.toContain('#');
      }
      expect(await phones[0]?.page.evaluate(() => isSecureContext)).toBe(false);
    });

    test('a phone that is loaded anew has its seat, also after the program was started again', async () => {
      const code = await codeNow();
      const own = await browsers.visit(byName(code), phone);
      await pick(own, 'Mo');
      await own.page.reload();
      await own.page.getByText('Mo').first().waitFor();
      expect(await own.page.getByLabel('Free seats').count()).toBe(0);
      await program.end();
      await own.page.getByText(lost).first().waitFor();
      program = start([
        '--headless',
        '--lan',
        '--name',
        tableName,
        '--data',
        data.path,
        '--port',
        String(port),
      ]);
      await portOf(program);
      const back = await caller(port, 'console', { device: keeperToken });
      await back.you();
      await back.call('session.goOn');
      await own.page.getByText(lost).first().waitFor({ state: 'detached' });
      await own.page.getByText('Mo').first().waitFor();
      expect(await own.page.getByLabel('Free seats').count()).toBe(0);
    });

    test('each display says that the network is lost, shows nothing as live meanwhile, and comes back by itself', async () => {
      const code = await codeNow();
      const guest = await browsers.visit(byName(code), phone);
      await pick(guest, 'Ines');
      const captainPage = guest.page;
      const tv = (await television()).page;
      const desk = (await console()).page;
      const overlay = (await browsers.visit(`http://127.0.0.1:${port}/overlay`)).page;
      const begin = (await keepersPage('/')).page;
      const displays = [captainPage, tv, desk, overlay, begin];
      for (const display of displays) await display.getByText('Ines').first().waitFor();
      // A program that stands still looks like a network that has gone: connected, and silent.
      const { pid = 0 } = program.child;
      process.kill(-pid, 'SIGSTOP');
      try {
        for (const display of displays) await display.getByText(lost).first().waitFor();
      } finally {
        process.kill(-pid, 'SIGCONT');
      }
      for (const display of displays) await display.getByText(lost).first().waitFor({ state: 'detached' });
      await keeper.line({ kind: 'seatCaptain', seat: 'red', captain: 'Somebody new' });
      for (const display of displays) await display.getByText('Somebody new').first().waitFor();
    });

    test('a device that the console shows out is told so on its page, and is out after a reload', async () => {
      const code = await codeNow();
      const guest = await browsers.visit(byName(code), phone);
      await pick(guest, 'Ada');
      const { devices } = (await keeper.hears('room', ({ devices }: { devices: { seats: string[] }[] }) => {
        return devices.some(({ seats }) => seats.includes('violet'));
      })) as unknown as { devices: { id: string; seats: string[] }[] };
      const id = devices.find(({ seats }) => seats.includes('violet'))?.id;
      await keeper.call('device.revoke', { device: id });
      await guest.page.getByText('disconnected this device').waitFor();
      await guest.page.reload();
      await keeper.hears('room', ({ waiting }: { waiting: unknown[] }) => waiting.length === 1);
      expect(await guest.page.getByText('Ada').count()).toBe(0);
    });

    test('no display that came by a name needs a secure context', async () => {
      const waiting = ['/table', '/overlay'].map((path) =>
        browsers.visit(`http://${tableName}:${port}${path}`),
      );
      const lookers = await Promise.all(waiting);
      const room: { waiting: { code: string }[] } = await keeper.hears(
        'room',
        ({ waiting: found }: { waiting: unknown[] }) => found.length === 2,
      );
      for (const { code } of room.waiting) await keeper.call('device.letIn', { device: code });
      const visitors = [
        ...lookers,
        await keepersPage('/', tableName),
        await keepersPage('/console', tableName),
      ];
      for (const { page, complaints, abroad } of visitors) {
        expect(await page.evaluate(() => isSecureContext)).toBe(false);
        await page.getByText('Ines').filter({ visible: true }).first().waitFor();
        expect([complaints, abroad]).toEqual([[], []]);
      }
      const desk = visitors.at(-1) as Visitor;
      // From the keyboard through the whole way: the command's id is made without what is missing here.
      await desk.page.getByText('rolls for the deal').first().waitFor();
      await desk.page.keyboard.press('2');
      await desk.page
        .getByText(/rolled 2/)
        .first()
        .waitFor();
      expect(desk.complaints).toEqual([]);
    });
  });

  describe('at one table, where nobody takes what the next one needs', () => {
    beforeAll(begin);
    afterAll(end);
    afterEach(async ({ task }) => {
      if (task.result?.state !== 'fail') return;
      await end();
      await begin();
    });

    test('a browser that may keep nothing comes by the same link again', async () => {
      const answer = (await keeper.call('room.onceLink')) as unknown as { done: { url: string } };
      const url = `http://127.0.0.1:${port}/#${answer.done.url.split('#')[1] ?? ''}`;
      const context = await browsers.browser.newContext();
      await context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new Error('nothing is kept here');
        };
      });
      for (let time = 0; time < 2; time++) {
        const page = await context.newPage();
        await page.goto(url);
        await page.getByText('Ines').first().waitFor();
        await page.close();
      }
      const { page } = await browsers.visit(url);
      await page.getByText('Ines').first().waitFor();
      const late = await browsers.visit(url);
      await late.page.getByText('has let its browser in already').waitFor();
    });

    const hasSix = Object.values(networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === '::1'),
    );
    test.skipIf(!hasSix)(
      `a page that came by an address of version 6 connects by it${hasSix ? '' : ' (skipped: this machine has no ::1)'}`,
      async () => {
        const { page, complaints, abroad } = await browsers.visit(`http://[::1]:${port}/table`);
        await page.getByText('Bartholomew').first().waitFor();
        expect([complaints, abroad]).toEqual([[], []]);
      },
    );

    test('an old code leads to a page of help with what the server saw', async () => {
      const { page } = await browsers.visit(`http://${tableName}:${port}/j/AAAAAAAAAAAAAAAA`, phone);
      await page.getByText('What the table’s computer saw').waitFor();
      expect(await page.locator('dd').first().textContent()).toBe('127.0.0.1');
    });

    test('a page of somebody else in the same browser cannot reach the table', async () => {
      const { createServer } = await import('node:http');
      const other = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html').end('<title>elsewhere</title>');
      });
      await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
      const { port: elsewhere } = other.address() as { port: number };
      const { page } = await whole.visit(`http://127.0.0.1:${elsewhere}/`);
      const reached = await page.evaluate(async (target) => {
        const socket = new Promise((resolve) => {
          const tried = new WebSocket(`ws://127.0.0.1:${target}/link`);
          tried.onopen = () => {
            resolve('open');
          };
          tried.onerror = () => {
            resolve('refused');
          };
        });
        const read = fetch(`http://127.0.0.1:${target}/console`).then(
          () => 'read',
          () => 'denied',
        );
        const framed = document.createElement('iframe');
        framed.src = `http://127.0.0.1:${target}/console`;
        const shown = new Promise((resolve) => {
          framed.onload = () => {
            resolve(framed.contentDocument === null ? 'denied' : 'shown');
          };
        });
        document.body.append(framed);
        return Promise.all([socket, read, shown]);
      }, port);
      expect(reached).toEqual(['refused', 'denied', 'denied']);
      other.close();
    });

    test.each(rebound)(
      'a page elsewhere whose name is led to this computer reaches nothing: %s',
      async (name) => {
        const page = await (await whole.browser.newContext()).newPage();
        // The first answer is theirs; everything after it comes to us, and counts as from the same place.
        const theirs = `http://${name}:${port}/theirs`;
        await page.route(theirs, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
        );
        await page.goto(theirs);
        const got = await page.evaluate(async () => {
          const asked = ['/', '/console', '/table', '/captain', '/help'];
          const answers = await Promise.all(asked.map((path) => fetch(path).then(({ status }) => status)));
          const heard = await new Promise<string>((resolve) => {
            const socket = new WebSocket(`ws://${location.host}/link`);
            socket.onopen = () => {
              socket.send(JSON.stringify({ kind: 'hello', page: 'table', language: 'en' }));
            };
            socket.onmessage = ({ data }) => {
              resolve(String(data));
            };
            socket.onerror = () => {
              resolve('refused');
            };
          });
          return { answers, heard };
        });
        expect(got).toEqual({ answers: [421, 421, 421, 421, 421], heard: 'refused' });
        await page.goto(`http://${name}:${port}/console`);
        await page.getByText(`You came by the name “${name}:${port}”`).waitFor();
      },
    );

    test('no page uses what only a secure context has', async () => {
      const code = await codeNow();
      const guest = await browsers.visit(byName(code), phone);
      const missing = await guest.page.evaluate(() => ({
        randomUUID: 'randomUUID' in crypto,
        subtle: 'subtle' in crypto && crypto.subtle !== undefined,
        serviceWorker: 'serviceWorker' in navigator,
        clipboard: 'clipboard' in navigator,
      }));
      expect(missing).toEqual({ randomUUID: false, subtle: false, serviceWorker: false, clipboard: false });
      await pick(guest, 'Jo');
      expect(guest.complaints).toEqual([]);
    });
  });
});
