import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listLinuxPorts } from '../../../hardware/discovery/linux-ports.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ports-')));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function file(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function link(path: string, to: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(root, to), join(root, path));
}

interface Usb {
  readonly vendorId: string;
  readonly productId: string;
  readonly serial?: string;
  readonly byId?: string;
  readonly byPath?: string;
}

/** A USB serial device as kernel and udev lay it out. */
function usb(name: string, { vendorId, productId, serial, byId, byPath }: Usb): void {
  const device = `sys/devices/usb1/${name}-port`;
  file(`dev/${name}`);
  file(`${device}/idVendor`, `${vendorId}\n`);
  file(`${device}/idProduct`, `${productId}\n`);
  if (serial !== undefined) file(`${device}/serial`, `${serial}\n`);
  file(`${device}/1-1:1.0/${name}/uevent`);
  link(`sys/class/tty/${name}/device`, `${device}/1-1:1.0/${name}`);
  if (byId !== undefined) link(`dev/serial/by-id/${byId}`, `dev/${name}`);
  if (byPath !== undefined) link(`dev/serial/by-path/${byPath}`, `dev/${name}`);
}

const ch340 = { vendorId: '1a86', productId: '7523' };

describe('the ports of a Linux machine', () => {
  it('are named by their id where the chip has a serial number', async () => {
    usb('ttyACM0', {
      vendorId: '2341',
      productId: '0043',
      serial: '7573',
      byId: 'usb-Arduino_7573',
      byPath: 'pci-1',
    });
    expect(await listLinuxPorts(root)).toEqual([
      {
        path: join(root, 'dev/serial/by-id/usb-Arduino_7573'),
        device: join(root, 'dev/ttyACM0'),
        vendorId: '2341',
        productId: '0043',
        serialNumber: '7573',
      },
    ]);
  });

  it('are named by their socket where the chip has none, so that two of a kind are told apart', async () => {
    usb('ttyUSB0', { ...ch340, byPath: 'pci-1' });
    usb('ttyUSB1', { ...ch340, byId: 'usb-1a86_USB_Serial', byPath: 'pci-2' });
    const paths = (await listLinuxPorts(root)).map(({ path }) => path);
    expect(paths).toEqual(['pci-1', 'pci-2'].map((name) => join(root, 'dev/serial/by-path', name)));
  });

  it('keep their device name where there is no udev, and their chip is known all the same', async () => {
    usb('ttyUSB0', ch340);
    expect(await listLinuxPorts(root)).toEqual([
      { path: join(root, 'dev/ttyUSB0'), device: join(root, 'dev/ttyUSB0'), ...ch340 },
    ]);
  });

  it('are listed with stable names first', async () => {
    file('dev/ttyAMA0');
    usb('ttyUSB0', { ...ch340, byPath: 'pci-1' });
    const paths = (await listLinuxPorts(root)).map(({ path }) => path);
    expect(paths).toEqual([join(root, 'dev/serial/by-path/pci-1'), join(root, 'dev/ttyAMA0')]);
  });

  it('leave out sockets that no board has, and what is no port at all', async () => {
    for (const name of ['ttyS0', 'ttyS1', 'tty1', 'null', 'ttyprintk']) file(`dev/${name}`);
    file('sys/class/tty/ttyS0/type', '4\n');
    file('sys/class/tty/ttyS1/type', '0\n');
    expect((await listLinuxPorts(root)).map(({ path }) => path)).toEqual([join(root, 'dev/ttyS0')]);
  });

  it('are none on a machine without any, or whose folders are not there', async () => {
    expect(await listLinuxPorts(root)).toEqual([]);
  });

  it('survive a link that points nowhere', async () => {
    usb('ttyUSB0', ch340);
    link('dev/serial/by-id/usb-gone', 'dev/ttyUSB7');
    expect(await listLinuxPorts(root)).toHaveLength(1);
  });
});
