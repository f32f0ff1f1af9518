import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portAt } from '../../../hardware/port/at.ts';
import type { Port, PortFault } from '../../../hardware/port/port.ts';
import { SerialLine } from '../../../hardware/port/serial.ts';
import { TcpLine, parseTcpAddress, tcpFault } from '../../../hardware/port/tcp.ts';

const servers: Server[] = [];
const ports: Port[] = [];

afterEach(async () => {
  await Promise.all(ports.splice(0).map((port) => port.close()));
  for (const server of servers.splice(0)) server.close();
});

/** A network reader on this machine; its address, and the connection once somebody comes. */
async function networkReader(): Promise<{ path: string; caller: Promise<Socket>; server: Server }> {
  const server = createServer();
  servers.push(server);
  const caller = new Promise<Socket>((resolve) => server.once('connection', resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { path: `tcp://127.0.0.1:${String(port)}`, caller, server };
}

function lineTo(path: string): Port {
  const port = portAt(path, { baudRate: 9600 });
  ports.push(port);
  return port;
}

const deaf = { bytes: () => undefined, closed: () => undefined };

describe('a network reader', () => {
  it('is heard and spoken to', async () => {
    const { path, caller } = await networkReader();
    const port = lineTo(path);
    const heard = new Promise<Uint8Array>((resolve) => void port.open({ ...deaf, bytes: resolve }));
    const socket = await caller;
    socket.write(Uint8Array.of(2, 3));
    expect(await heard).toEqual(Uint8Array.of(2, 3));
    const said = new Promise<Uint8Array>((resolve) => socket.once('data', resolve));
    expect(await port.write(Uint8Array.of(4, 5))).toBeUndefined();
    expect(Uint8Array.from(await said)).toEqual(Uint8Array.of(4, 5));
  });

  it('is lost when it hangs up, which is told once', async () => {
    const { path, caller } = await networkReader();
    const port = lineTo(path);
    const faults: (PortFault | undefined)[] = [];
    const closed = new Promise<void>((resolve) => {
      void port.open({
        ...deaf,
        closed: (fault) => {
          faults.push(fault);
          resolve();
        },
      });
    });
    (await caller).destroy();
    await closed;
    expect(faults).toMatchObject([{ code: 'lost', path }]);
    expect(await port.write(Uint8Array.of(1))).toMatchObject({ code: 'lost' });
  });

  it('does not tell of a closing that was asked for', async () => {
    const { path, caller } = await networkReader();
    const port = lineTo(path);
    let told = 0;
    await port.open({ ...deaf, closed: () => (told += 1) });
    const ended = caller.then((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await port.close();
    (await caller).resume();
    await ended;
    expect(told).toBe(0);
  });

  it('is refused where nobody listens', async () => {
    const { path, server } = await networkReader();
    await new Promise((resolve) => server.close(resolve));
    expect(await lineTo(path).open(deaf)).toMatchObject({ code: 'refused', path });
  });

  it.each([
    ['ENOTFOUND', 'missing'],
    ['EHOSTUNREACH', 'missing'],
    ['ETIMEDOUT', 'missing'],
    ['ECONNRESET', 'lost'],
    ['EACCES', 'unknown'],
  ])('that fails with %s is %s', (code, expected) => {
    expect(tcpFault('tcp://cabin:1', Object.assign(new Error('as it says'), { code }))).toEqual({
      code: expected,
      path: 'tcp://cabin:1',
      detail: 'as it says',
    });
  });
});

describe('the address of a network reader', () => {
  it.each([
    ['tcp://192.168.0.7:4000', { host: '192.168.0.7', port: 4000 }],
    ['tcp://cabin.local:23', { host: 'cabin.local', port: 23 }],
    ['tcp://[fe80::1]:4000', { host: 'fe80::1', port: 4000 }],
  ])('is read from %s', (path, address) => {
    expect(parseTcpAddress(path)).toEqual(address);
  });

  it.each([
    'tcp://cabin',
    'tcp://:4000',
    'tcp://cabin:0',
    'tcp://cabin:70000',
    '/dev/ttyUSB0',
    'COM3',
    'http://cabin:1',
  ])('is not %s', (path) => {
    expect(parseTcpAddress(path)).toBeUndefined();
  });

  it('decides between network and serial port', () => {
    expect(portAt('tcp://cabin:4000', { baudRate: 9600 })).toBeInstanceOf(TcpLine);
    expect(portAt('/dev/ttyUSB0', { baudRate: 9600 })).toBeInstanceOf(SerialLine);
  });
});
