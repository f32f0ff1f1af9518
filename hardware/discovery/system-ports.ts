import { readdir } from 'node:fs/promises';
import { listLinuxPorts } from './linux-ports.ts';
import { type ListPorts, type ListedPort, facts } from './ports.ts';

/** What the serial library finds out by itself; on these systems its names stay the same. */
async function listByLibrary(): Promise<readonly ListedPort[]> {
  const { SerialPort } = await import('serialport');
  const ports = await SerialPort.list();
  return ports.map((port) => ({ path: port.path, device: port.path, ...facts(port) }));
}

async function listByName(folder: string, names: RegExp): Promise<readonly ListedPort[]> {
  const found = await readdir(folder).catch((): string[] => []);
  return found
    .filter((name) => names.test(name))
    .map((name) => ({ path: `${folder}/${name}`, device: `${folder}/${name}` }));
}

/** The ports of this machine. Where the library cannot list them, their names alone have to do. */
export const listSystemPorts: ListPorts = async () => {
  if (process.platform === 'linux') return listLinuxPorts();
  try {
    return await listByLibrary();
  } catch {
    return process.platform === 'darwin' ? listByName('/dev', /^cu\.usb/) : [];
  }
};
