import { readFile, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ListedPort, type PortFacts, facts } from './ports.ts';

/** USB bridges, USB devices of the CDC class, the header of a Raspberry Pi, and real RS232 sockets. */
const serialDevice = /^tty(USB|ACM|AMA|S|XRUSB|mxc|THS)\d+$/;
const rs232 = /^ttyS\d+$/;

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    return undefined;
  }
}

/** The links of a folder under /dev/serial, by the device that each points at. */
async function linksByDevice(folder: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const name of await namesIn(folder)) {
    const link = join(folder, name);
    const device = await realpath(link).catch(() => undefined);
    if (device !== undefined) links.set(basename(device), link);
  }
  return links;
}

/** The interface hangs below the USB device, at most this many folders further up. */
const usbDeviceWithin = 4;

/** Read from the kernel itself: it is there without udev, and costs no second process at each look. */
async function usbFacts(root: string, name: string): Promise<PortFacts> {
  const start = await realpath(join(root, 'sys/class/tty', name, 'device')).catch(() => undefined);
  if (start === undefined) return {};
  let folder = start;
  for (let step = 0; step < usbDeviceWithin; step++) {
    const vendorId = await textOf(join(folder, 'idVendor'));
    if (vendorId !== undefined) {
      return facts({
        vendorId,
        productId: await textOf(join(folder, 'idProduct')),
        manufacturer: await textOf(join(folder, 'manufacturer')),
        serialNumber: await textOf(join(folder, 'serial')),
      });
    }
    folder = dirname(folder);
  }
  return {};
}

/** The kernel offers dozens of RS232 sockets that no board has; those are of type 0. */
async function isThere(root: string, name: string): Promise<boolean> {
  if (!rs232.test(name)) return true;
  const type = await textOf(join(root, 'sys/class/tty', name, 'type'));
  return type !== undefined && type !== '0';
}

interface Names {
  readonly byId: string | undefined;
  readonly byPath: string | undefined;
  readonly device: string;
}

/**
 * A chip without a serial number (every CH340) is named by its model alone: of two such readers the one link
 * points now at this, now at that. They are named by the socket they hang in.
 */
function stableName({ byId, byPath, device }: Names, known: PortFacts): string {
  const isNamedByModel = known.vendorId !== undefined && known.serialNumber === undefined;
  return (isNamedByModel ? (byPath ?? byId) : (byId ?? byPath)) ?? device;
}

function order(port: ListedPort): number {
  return port.path === port.device ? 1 : 0;
}

export async function listLinuxPorts(root = '/'): Promise<readonly ListedPort[]> {
  const byId = await linksByDevice(join(root, 'dev/serial/by-id'));
  const byPath = await linksByDevice(join(root, 'dev/serial/by-path'));
  const ports: ListedPort[] = [];
  for (const name of await namesIn(join(root, 'dev'))) {
    if (!serialDevice.test(name) || !(await isThere(root, name))) continue;
    const device = join(root, 'dev', name);
    const known = await usbFacts(root, name);
    const path = stableName({ byId: byId.get(name), byPath: byPath.get(name), device }, known);
    ports.push({ path, device, ...known });
  }
  return ports.sort((a, b) => order(a) - order(b) || (a.path < b.path ? -1 : 1));
}
