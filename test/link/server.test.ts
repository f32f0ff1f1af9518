import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PortTaken } from '../../src-main/link/doorway.ts';
import { openLink } from '../../src-main/link/link.ts';
import { memoryDevices } from '../../src-main/link/device-store.ts';
import type { InletReport } from '../../src-main/link/requests.ts';
import { passLife } from '../../src-main/link/passes.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import { askAt, type Asking } from './ask.ts';
import { dial, fromAfar, page } from './caller.ts';
import { keeperAt } from './invited.ts';
import { builtDisplays, stand, standHost, type Stand } from './stand.ts';

let clock: HandClock;
let at: Stand;
let port: number;
let reports: InletReport[];

beforeEach(async () => {
  clock = handClock(Date.UTC(2026, 0, 2, 20));
  reports = [];
  const inlet = (report: InletReport) => reports.push(report) > 0 && report.body !== 'nonsense';
  at = await stand({ names: ['table.test'], clock, inlet });
  ({ port } = at.link);
});
afterEach(() => at.close());

const ask = (path: string, asking?: Asking) => askAt(port, path, asking);

describe('the displays’ files', () => {
  test.each([
    ['/', 'start'],
    ['/console', 'console'],
    ['/table', 'table'],
    ['/captain', 'captain'],
  ])('%s is the page of the %s', async (path, title) => {
    const { status, body, headers } = await ask(path);
    expect([status, headers['content-type'], body]).toEqual([
      200,
      'text/html; charset=utf-8',
      `<!doctype html><title>${title}</title>`,
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a page may load only from here, run nothing that is written in it, and be framed by nobody', async () => {
    const { headers } = await ask('/console');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain(`connect-src ws://127.0.0.1:${port};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test.each(['/', '/console', '/table', '/captain', '/camera', '/assets/page-abc.js'])(
    '%s may use the camera, or have labels read, only where that is what it is for',
    async (path) => {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      const permissions = String(headers['permissions-policy']);
      expect(policy).not.toContain('unsafe');
      expect(permissions).toContain(path === '/camera' ? 'camera=(self),' : 'camera=(),');
      expect(permissions).toContain('microphone=()');
      const reads = path === '/camera' || path === '/captain';
      expect(policy).toContain(`worker-src ${reads ? "'self'" : "'none'"};`);
    },
  );

  test('what reads labels runs what it fetches from here, and reaches nobody', async () => {
    const { headers } = await ask('/assets/label-worker-abc.js');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('ws:');
    expect((await ask('/assets/zxing_reader-abc.wasm')).headers['content-type']).toBe('application/wasm');
  });

  test('the page of the camera is served to this computer alone, also where others are let in', async () => {
    await at.link.hub.room.letOthersIn();
    expect((await ask('/camera')).status).toBe(200);
    const from = { host: `table.test:${port}`, headers: { 'accept-language': 'de' } };
    const { status, body } = await ask('/camera', from);
    expect(status).toBe(403);
    expect(body).toContain('nur am Rechner des Tisches selbst');
    expect((await ask('/captain', from)).status).toBe(200);
  });

  test('a file whose name holds its digest may be kept for good', async () => {
    const { headers, status } = await ask('/assets/page-abc.js');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toContain('immutable');
  });

  test.each([
    '/assets/../displays/gallery/index.html',
    '/displays/console/index.html',
    '/gallery',
    '/assets/',
    '/../../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets\\..\\..\\package.json',
    '/assets/page-abc.js%00.html',
    '//',
    '/%',
    '/__proto__',
    '/constructor',
  ])('no path leads elsewhere: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).toContain('Not at the table yet');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not answered', async (method) => {
    expect((await ask('/', { method })).status).toBe(405);
  });
});

describe('names', () => {
  test.each([
    'evil.example',
    `evil.example:4747`,
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'table.test:4747',
    'user@127.0.0.1',
  ])('a page elsewhere whose name leads here is not answered: %s', async (host) => {
    expect((await ask('/console', { host })).status).toBe(421);
    await expect(dial(port, { host })).rejects.toThrow('421');
  });

  test('a name that may be used counts only once others are let in', async () => {
    expect((await ask('/captain', { host: `table.test:${port}` })).status).toBe(421);
    await at.link.hub.room.letOthersIn();
    expect((await ask('/captain', { host: `table.test:${port}` })).status).toBe(200);
    expect((await ask('/captain', { host: `other.test:${port}` })).status).toBe(421);
  });

  test.each([
    null,
    'null',
    'http://evil.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://127.0.0.1',
    'file://',
  ])('a page that was loaded from elsewhere may not connect: %s', async (origin) => {
    await expect(dial(port, { origin })).rejects.toThrow('403');
    expect(at.link.hub.refusals.of('origin')).toBe(1);
  });

  test('there is one path to connect by', async () => {
    await expect(dial(port, { path: '/other' })).rejects.toThrow('404');
  });
});

describe('the code on the television', () => {
  const codeOf = () => at.link.hub.room.join?.url.split('/j/')[1] ?? '';

  test('leads a phone on to the page, with the code where no other page sees it', async () => {
    await at.link.hub.room.letOthersIn();
    const { status, headers } = await ask(`/j/${codeOf()}`);
    expect([status, headers['location']]).toEqual([303, `/captain#${codeOf()}`]);
  });

  test('is renewed while it is shown, and each lets many in for ten minutes', async () => {
    await at.link.hub.room.letOthersIn();
    const first = codeOf();
    clock.advance(passLife / 2);
    const second = codeOf();
    expect(second).not.toBe(first);
    clock.advance(passLife / 2 - 1);
    for (const pass of [first, first, second]) {
      const phone = await page(port, 'captain', { pass }, fromAfar(port));
      expect(await phone.you()).toMatchObject({ role: 'guest' });
    }
    clock.advance(1);
    const late = await page(port, 'captain', { pass: first }, fromAfar(port));
    expect(await late.hears('out')).toMatchObject({ code: 'pass-expired' });
    const newest = await page(port, 'captain', { pass: codeOf() }, fromAfar(port));
    expect(await newest.you()).toMatchObject({ role: 'guest' });
  });

  test('is renewed no more once it is hidden', async () => {
    const { room } = at.link.hub;
    await room.letOthersIn();
    room.passes.hide();
    expect(room.join).toBe(null);
    const beats = clock.pending();
    clock.advance(passLife);
    expect(clock.pending()).toBe(beats);
    expect(room.join).toBe(null);
  });

  test('is drawn for another address once the computer has joined another network', async () => {
    let address = '192.168.1.5';
    await at.close();
    at = await stand({ clock, addresses: () => [{ address, network: 'wlan0', kind: 'network' }] });
    ({ port } = at.link);
    await at.link.hub.room.letOthersIn();
    const tv = await page(port, 'table');
    await tv.you(({ join }) => join?.url.includes('192.168.1.5') === true);
    address = '10.0.0.7';
    clock.advance(5000);
    await tv.you(({ join }) => join?.url.includes('10.0.0.7') === true);
  });

  const settingsIn = (kept: Map<string, unknown>) => ({
    get: (name: string) => kept.get(name),
    set: (name: string, value: unknown) => kept.set(name, JSON.parse(JSON.stringify(value))),
  });
  const on = (address: string, network: string) => ({ address, network, kind: 'network' }) as const;

  test('is drawn for the address that was chosen another evening, for as long as the computer has it', async () => {
    const kept = new Map<string, unknown>();
    let found = [on('192.168.1.5', 'wlan0'), on('10.0.0.7', 'eth0'), on('fd00::7', 'usb0')];
    const again = async (): Promise<string | undefined> => {
      await at.close();
      at = await stand({ clock, settings: settingsIn(kept), addresses: () => found });
      await at.link.hub.room.letOthersIn();
      return at.link.hub.room.join?.url.replace(/:\d+\/j\/.*/, '');
    };
    expect(await again()).toBe('http://192.168.1.5');
    expect(at.link.hub.room.choose('10.0.0.7')).toBe(true);
    expect(await again()).toBe('http://10.0.0.7');
    // The router has given this computer another address on the same card.
    found = [on('192.168.1.5', 'wlan0'), on('10.0.0.99', 'eth0')];
    expect(await again()).toBe('http://10.0.0.99');
    found = [on('192.168.1.5', 'wlan0')];
    expect(await again()).toBe('http://192.168.1.5');
    found = [on('192.168.1.5', 'wlan0'), on('10.0.0.7', 'eth0')];
    expect(await again()).toBe('http://10.0.0.7');
    kept.set('address', ['10.0.0.7']);
    expect(await again()).toBe('http://192.168.1.5');
  });

  test('may be drawn for another address of the computer, which the console chooses', async () => {
    await at.close();
    const addresses = () => [on('192.168.1.5', 'n'), on('10.8.0.2', 'n')];
    at = await stand({ clock, addresses });
    ({ port } = at.link);
    const console = await keeperAt(at.link);
    await console.you();
    await console.call('room.open');
    await console.call('room.address', { address: '10.8.0.2' });
    const room: { join: { url: string } } = await console.hears(
      'room',
      ({ addresses: found }: { addresses: { chosen: boolean }[] }) => found[1]?.chosen === true,
    );
    expect(room.join.url).toContain('//10.8.0.2:');
    expect(await console.call('room.address', { address: '8.8.8.8' })).toMatchObject({
      refused: { code: 'no-such-address' },
    });
  });

  test('is sent to televisions, and to nobody whom it was to let in', async () => {
    await at.link.hub.room.letOthersIn();
    const tv = await page(port, 'table');
    expect(await tv.you(({ join }) => join !== null)).toMatchObject({
      join: { url: expect.stringContaining('/j/') as unknown },
    });
    const phone = await page(port, 'captain', { pass: codeOf() }, fromAfar(port));
    await phone.you(({ device }) => device !== undefined);
    expect(phone.texts.join()).not.toContain('/j/');
  });

  test('when it is over, the phone gets a page of help in its language with what the server saw', async () => {
    await at.link.hub.room.letOthersIn();
    const code = codeOf();
    clock.advance(passLife);
    const german = { 'accept-language': 'de-AT,de;q=0.9', 'user-agent': 'A <phone>' };
    const { status, body } = await ask(`/j/${code}`, { headers: german });
    expect(status).toBe(403);
    expect(body).toContain('Der gescannte Code ist abgelaufen');
    expect(body).toContain('<dd>127.0.0.1</dd>');
    expect(body).toContain('A &lt;phone&gt;');
    expect(body).toContain('2026-01-02 20:10:00 UTC');
    expect(body).not.toContain(code);
    expect((await ask('/j/AAAAAAAAAAAAAAAA')).body).toContain('not known here');
  });

  test('whoever tries many codes is told to wait', async () => {
    const tried: number[] = [];
    for (let n = 0; n < 40; n++) tried.push((await ask(`/j/${'A'.repeat(14)}${10 + n}`)).status);
    expect(tried.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403));
    expect(tried.at(-1)).toBe(429);
    clock.advance(60_000);
    expect((await ask('/j/AAAAAAAAAAAAAAAA')).status).toBe(403);
  });
});

describe('reports of dice apps', () => {
  const inletPath = async () => {
    const console = await keeperAt(at.link);
    await console.you();
    const { done } = (await console.call('room.inlet', { name: 'Pixels' })) as unknown as {
      done: { url: string };
    };
    return new URL(done.url).pathname;
  };

  test('are handed on with the device that sent them, as a body or behind the address', async () => {
    const path = await inletPath();
    const body = '{"pixelName":"Storm","faceValue":4}';
    expect((await ask(path, { method: 'POST', body })).status).toBe(204);
    expect((await ask(`${path}?value1=Storm&value3=4`, { method: 'POST' })).status).toBe(204);
    expect(reports).toMatchObject([
      { body, query: '', at: clock.now() },
      { body: '', query: 'value1=Storm&value3=4' },
    ]);
    const token = path.split('/').at(-1) ?? '';
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask('/in/pixels', { method: 'POST', headers, body })).status).toBe(204);
  });

  test('that cannot be read are refused and counted', async () => {
    const path = await inletPath();
    expect((await ask(path, { method: 'POST', body: 'nonsense' })).status).toBe(422);
    expect(at.link.hub.refusals.of('not-a-message')).toBe(1);
  });

  test('are not taken without a token, with a page’s token, from a revoked app, or past sixteen kilobytes', async () => {
    const path = await inletPath();
    const { token } = at.link.hub.devices.add('guest', 'phone');
    const post = { method: 'POST', body: '{}' };
    expect((await ask('/in/pixels', post)).status).toBe(403);
    expect((await ask(`/in/pixels/${token}`, post)).status).toBe(403);
    expect((await ask(path, { method: 'POST', body: 'x'.repeat(16 * 1024 + 1) })).status).toBe(413);
    expect((await ask(path)).status).toBe(405);
    const inlet = at.link.hub.devices.all().find(({ role }) => role === 'inlet');
    at.link.hub.revoke(inlet?.id ?? '');
    expect((await ask(path, post)).status).toBe(403);
    expect(reports).toEqual([]);
  });

  test('an app’s token opens no page', async () => {
    const device = (await inletPath()).split('/').at(-1) ?? '';
    const guest = await page(port, 'captain', { device });
    expect(await guest.hears('out')).toMatchObject({ code: 'not-allowed' });
  });
});

describe('floods and noise', () => {
  test('one address is answered so often and no oftener', async () => {
    const bodies = await Promise.all(Array.from({ length: 40 }, () => ask('/')));
    expect(bodies.every(({ status }) => status === 200)).toBe(true);
    for (let n = 0; n < 14; n++) await Promise.all(Array.from({ length: 40 }, () => ask('/help')));
    expect((await ask('/')).status).toBe(429);
    await expect(dial(port)).rejects.toThrow('429');
    clock.advance(1000);
    expect((await ask('/')).status).toBe(200);
  });

  test('bytes that are no request end that connection and nothing else', async () => {
    for (const noise of [
      '\0\x01\xff\r\n\r\n',
      'GET\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: ${'x'.repeat(9000)}\r\n\r\n`,
    ]) {
      const answered = await new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(noise));
        let heard = '';
        socket.on('data', (part) => (heard += part.toString('latin1')));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          resolve(heard);
        });
      });
      expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await ask('/')).status).toBe(200);
    expect(at.bugs).toEqual([]);
  });
});

describe('the port', () => {
  const linkOn = (wanted: number | undefined) => {
    const options = {
      host: standHost(),
      store: memoryDevices(),
      displays: builtDisplays(),
      linkStands: 'terminal' as const,
    };
    return openLink(wanted === undefined ? options : { ...options, port: wanted });
  };

  test('one that was asked for must be free', async () => {
    await expect(linkOn(port)).rejects.toThrow(PortTaken);
  });

  test('of the usual ones the next free will do', async () => {
    const first = await linkOn(undefined);
    const second = await linkOn(undefined);
    expect(second.port).not.toBe(first.port);
    await Promise.all([first.close(), second.close()]);
  });

  test('when it cannot be opened for others the console is told, and this computer goes on', async () => {
    const { createServer } = await import('node:net');
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen({ port, host: '127.0.0.2' }, resolve));
    const console = await keeperAt(at.link);
    await console.you();
    expect(await console.call('room.open')).toMatchObject({ refused: { code: 'cannot-listen' } });
    expect((await ask('/')).status).toBe(200);
    other.close();
  });
});
