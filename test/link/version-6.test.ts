import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askAt, type Asking } from './ask.ts';
import { dial, page } from './caller.ts';
import { keeperAt } from './invited.ts';
import { stand, type Stand } from './stand.ts';

let at: Stand;
let port: number;

beforeEach(async () => {
  at = await stand();
  ({ port } = at.link);
});
afterEach(() => at.close());

const ask = (path: string, asking?: Asking) => askAt(port, path, asking);

const cards = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasSix = cards.some(({ address }) => address === '::1');
const six = cards.find(
  ({ address, internal }) => !internal && isIPv6(address) && !/^fe80/.test(address),
)?.address;

describe.skipIf(!hasSix)(`version 6${hasSix ? '' : ' (skipped: this machine has no ::1)'}`, () => {
  const onSix = (address: string) => ({ to: address, host: `[${address}]:${port}` });

  test('this computer is asked by its loopback address and name, and takes a console by it', async () => {
    expect((await ask('/console', onSix('::1'))).status).toBe(200);
    expect((await ask('/console', { to: '::1', host: `localhost:${port}` })).status).toBe(200);
    const console = await keeperAt(at.link, 'console', onSix('::1'));
    expect(await console.you()).toMatchObject({ role: 'scorekeeper' });
    const { headers } = await ask('/console', onSix('::1'));
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test.each(['[::1]:1', '[fd00::99]:4747', '[::ffff:127.0.0.1]', 'evil.example', '[::1].evil.example'])(
    'a name that is not ours is not answered there: %s',
    async (host) => {
      const named = host.replace(':4747', `:${port}`);
      expect((await ask('/console', { to: '::1', host: named })).status).toBe(421);
      await expect(dial(port, { to: '::1', host: named })).rejects.toThrow('421');
    },
  );

  test('a page from elsewhere may not connect there', async () => {
    await expect(dial(port, { ...onSix('::1'), origin: 'http://[fd00::99]:80' })).rejects.toThrow('403');
  });

  test('a port that another program has by version 6 alone is used by version 4 alone', async () => {
    const { createServer } = await import('node:net');
    const other = createServer();
    const taken = await new Promise<number>((resolve) => {
      other.listen({ port: 0, host: '::1' }, () => {
        resolve((other.address() as { port: number }).port);
      });
    });
    await at.close();
    const addresses = () => [{ address: 'fd00::7', network: 'eth0', kind: 'network' } as const];
    at = await stand({ port: taken, addresses });
    ({ port } = at.link);
    expect((await ask('/')).status).toBe(200);
    expect(at.link.hub.room.addresses).toEqual([]);
    other.close();
  });

  test.skipIf(six === undefined)(
    `others reach this computer by it once they are let in, and not before${six ? '' : ' (skipped: no such address)'}`,
    async () => {
      const address = six ?? '';
      await expect(ask('/captain', onSix(address))).rejects.toThrow('ECONNREFUSED');
      await at.close();
      at = await stand({ addresses: () => [{ address, network: 'eth0', kind: 'network' }] });
      ({ port } = at.link);
      await at.link.hub.room.letOthersIn();
      const link = new URL(at.link.hub.room.join?.url ?? '');
      expect(link.host).toBe(`[${address}]:${port}`);
      const { status, headers } = await ask(link.pathname, onSix(address));
      expect([status, headers['location']]).toEqual([303, `/captain#${link.pathname.slice(3)}`]);
      const phone = await page(port, 'captain', { pass: link.pathname.slice(3) }, onSix(address));
      expect(await phone.you()).toMatchObject({ role: 'guest' });
      expect((await ask('/help', onSix(address))).body).toContain(`<dd>[${address}]:${port}</dd>`);
      await at.link.hub.room.shut();
      expect(await phone.hears('out')).toMatchObject({ code: 'shut' });
      await expect(ask('/captain', onSix(address))).rejects.toThrow('ECONNREFUSED');
      expect((await ask('/captain', onSix('::1'))).status).toBe(200);
    },
  );
});
