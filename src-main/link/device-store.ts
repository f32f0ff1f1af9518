import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { roles } from '../contract/link-parts.ts';
import { seatSchema } from '../contract/common.ts';

/** An inlet is no page: an app that reports dice by itself. */
export const deviceRoles = [...roles, 'inlet'] as const;

const deviceSchema = z.strictObject({
  id: z.string(),
  /** Of its token; the token itself is known to the device alone. */
  hash: z.string(),
  name: z.string(),
  role: z.enum(deviceRoles),
  since: z.number(),
  seen: z.number(),
  seats: z.array(z.strictObject({ session: z.string(), seat: seatSchema })),
});

export type Device = Readonly<z.infer<typeof deviceSchema>>;

/** Where paired devices are kept over a restart. */
export interface DeviceStore {
  all(): readonly Device[];
  keep(device: Device): void;
  forget(id: string): void;
}

export function memoryDevices(kept: readonly Device[] = []): DeviceStore {
  const devices = new Map(kept.map((device) => [device.id, device]));
  return {
    all: () => [...devices.values()],
    keep: (device) => void devices.set(device.id, device),
    forget: (id) => void devices.delete(id),
  };
}

/**
 * One small file, replaced as a whole. If the disk fails the devices are known until the program ends; the phones
 * then scan once more, so nobody is troubled with it.
 */
export function deviceFile(path: string): DeviceStore {
  const devices = memoryDevices(readDevices(path));
  const write = () => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(devices.all()), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch {
      // Said above.
    }
  };
  return {
    all: () => devices.all(),
    keep(device) {
      devices.keep(device);
      write();
    },
    forget(id) {
      devices.forget(id);
      write();
    },
  };
}

function readDevices(path: string): readonly Device[] {
  try {
    const read = z.array(deviceSchema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
