import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { describe, expect, test } from 'vitest';
import { linkCalls } from '../../src-main/contract/link-calls.ts';
import { inLink, rankAddresses } from '../../src-main/link/addresses.ts';
import { Bucket } from '../../src-main/link/bucket.ts';
import { memoryDevices, settingsDevices } from '../../src-main/link/device-store.ts';
import { Devices } from '../../src-main/link/devices.ts';
import { joinHandlers, type Handler } from '../../src-main/link/handler.ts';
import { deviceName } from '../../src-main/link/names.ts';
import { qrOf } from '../../src-main/link/qr.ts';
import { de } from '../../src-main/link/text/de.ts';
import { en } from '../../src-main/link/text/en.ts';
import { accept } from '../../src-main/rules/kernel/result.ts';
import { handClock } from '../support/hand-clock.ts';

describe('addresses', () => {
  const on = (address: string, internal = false) => [{ address, internal }];

  test('the network of the room comes before a VPN, bridges between programs, and one without a router', () => {
    const ranked = rankAddresses({
      lo: on('127.0.0.1', true),
      tailscale0: on('100.101.2.3'),
      docker0: on('172.17.0.1'),
      'br-1f2e': on('172.18.0.1'),
      wg0: on('10.8.0.2'),
      usb0: on('169.254.8.9'),
      eth0: on('10.0.0.5'),
      wlan0: on('192.168.178.20'),
    });
    expect(ranked.map(({ address, kind }) => [address, kind])).toEqual([
      ['192.168.178.20', 'network'],
      ['10.0.0.5', 'network'],
      ['10.8.0.2', 'vpn'],
      ['100.101.2.3', 'vpn'],
      ['172.17.0.1', 'virtual'],
      ['172.18.0.1', 'virtual'],
      ['169.254.8.9', 'alone'],
    ]);
  });

  test('each card offers one of version 6 after its own of version 4, and none that no link can name', () => {
    const ranked = rankAddresses({
      lo: on('::1', true),
      wg0: on('10.8.0.2'),
      wlan0: [
        ...on('fe80::1234'),
        ...on('2001:db8::9'),
        ...on('2001:db8::a'),
        ...on('fd12:3456::7'),
        ...on('192.168.1.20'),
      ],
      eth0: [...on('fe80::1%eth0'), ...on('2001:db8:1::5')],
    });
    expect(ranked.map(({ address, network }) => [address, network])).toEqual([
      ['192.168.1.20', 'wlan0'],
      ['fd12:3456::7', 'wlan0'],
      ['2001:db8:1::5', 'eth0'],
      ['10.8.0.2', 'wg0'],
    ]);
  });

  test('one of version 6 stands in brackets where a port follows', () => {
    expect([inLink('fd12::7'), inLink('192.168.1.20')]).toEqual(['[fd12::7]', '192.168.1.20']);
    expect(new URL(`http://${inLink('fd12::7')}:4747/j/x`).host).toBe('[fd12::7]:4747');
  });

  test.each([
    ['vEthernet (WSL)', 'virtual'],
    ['VirtualBox Host-Only Network', 'virtual'],
    ['utun4', 'vpn'],
    ['NordLynx', 'vpn'],
    ['Wi-Fi', 'network'],
    ['enp3s0', 'network'],
    ['en0', 'network'],
  ])('a network named %s is of kind %s', (name, kind) => {
    expect(rankAddresses({ [name]: on('192.168.1.2') })[0]?.kind).toBe(kind);
  });
});

test.each([
  'http://192.168.178.100:65535/j/Zz09_-Zz09_-Zz09',
  'http://[2001:0db8:85a3:1234:5678:8a2e:1370:7334]:65535/j/Zz09_-Zz09_-Zz09',
])('a code for the longest address is read again from its path: %s', async (text) => {
  const { size, path } = qrOf(text);
  const scale = 6;
  const side = (size + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const run of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [x = 0, y = 0, length = 0] = run.slice(1).map(Number);
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < length * scale; dx++) {
        const at = (((y + 4) * scale + dy) * side + (x + 4) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  }
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const image = { data: pixels, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  expect((await readBarcodes(image)).map((read) => read.text)).toEqual([text]);
});

describe('devices', () => {
  test('are known again from the settings, and what is no device there is left aside', () => {
    const kept = new Map<string, unknown>();
    const settings = {
      get: (name: string) => kept.get(name),
      set: (name: string, value: unknown) => kept.set(name, JSON.parse(JSON.stringify(value))),
    };
    const clock = handClock(5);
    const { token, device } = new Devices(settingsDevices(settings), clock, () => false).add(
      'guest',
      'iPhone',
    );
    expect(new Devices(settingsDevices(settings), clock, () => false).byToken(token)).toEqual(device);
    kept.set('devices', [{ id: 'x' }]);
    expect(settingsDevices(settings).all()).toEqual([]);
  });

  test('one unseen for three months is forgotten at the next start', () => {
    const store = memoryDevices();
    const clock = handClock();
    const devices = new Devices(store, clock, () => false);
    const old = devices.add('guest', 'old');
    clock.advance(60 * 24 * 60 * 60_000);
    const young = devices.add('guest', 'young');
    clock.advance(31 * 24 * 60 * 60_000);
    const later = new Devices(store, clock, () => false);
    expect([later.byToken(old.token), later.byToken(young.token)?.id]).toEqual([undefined, young.device.id]);
  });

  test('past two hundred the longest unseen goes, and never a scorekeeper’s', () => {
    const clock = handClock();
    const devices = new Devices(memoryDevices(), clock, () => false);
    const keeper = devices.add('scorekeeper', 'laptop');
    clock.advance(1);
    const first = devices.add('guest', 'first');
    for (let n = 0; n < 199; n++) {
      clock.advance(1);
      devices.add('guest', 'next');
    }
    expect(devices.all()).toHaveLength(200);
    expect([devices.byToken(first.token), devices.byToken(keeper.token)?.id]).toEqual([
      undefined,
      keeper.device.id,
    ]);
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV)', 'TV'],
    ['Mozilla/5.0 (Windows NT 10.0) OBS/30', 'OBS'],
    [undefined, 'Browser'],
  ])('%s is called %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

test('a bucket gives out its burst, then as much as runs in', () => {
  const clock = handClock();
  const bucket = new Bucket(clock, { burst: 3, perSecond: 2 });
  const taken = () => [1, 2, 3, 4].map(() => bucket.take());
  expect(taken()).toEqual([true, true, true, false]);
  clock.advance(1000);
  expect(taken()).toEqual([true, true, false, false]);
  clock.advance(60_000);
  expect(taken()).toEqual([true, true, true, false]);
});

test('two handlers of one name are a bug', () => {
  const handler: Handler = { ...linkCalls['room.open'], run: () => accept(null) };
  expect(() => joinHandlers({ a: handler }, { b: handler })).not.toThrow();
  expect(() => joinHandlers({ a: handler }, { a: handler })).toThrow('two handlers');
});

test('every German sentence fills in what the English one does', () => {
  const gaps = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(gaps(de[key]), key).toEqual(gaps(en[key]));
});
