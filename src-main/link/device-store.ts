import { z } from 'zod';
import { roles } from '../contract/link-parts.ts';
import { seatSchema } from '../contract/common.ts';

/** An inlet is no page: an app that reports dice by itself. */
const deviceRoles = [...roles, 'inlet'] as const;

const deviceSchema = z.strictObject({
  id: z.string(),
  /** Of its token; the token itself is known to the device alone. */
  hash: z.string(),
  name: z.string(),
  role: z.enum(deviceRoles),
  since: z.number(),
  seen: z.number(),
  seats: z.array(
    z.strictObject({
      session: z.string(),
      seat: seatSchema,
      /** Who sat there, and when last: whose phone it is where another evening begins. */
      captain: z.exactOptional(z.string()),
      at: z.exactOptional(z.number()),
    }),
  ),
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

/** A place for small things that outlive a session, by name. */
export interface Settings {
  get(name: string): unknown;
  /** Answers with a fault where the disk failed, or with nothing to speak of. */
  set(name: string, value: unknown): unknown;
}

const settingName = 'devices';

/**
 * Kept as one setting. If the disk fails the devices are known until the program ends; the phones then scan once
 * more, so nobody is troubled with it.
 */
export function settingsDevices(settings: Settings): DeviceStore {
  const read = z.array(deviceSchema).safeParse(settings.get(settingName));
  const devices = memoryDevices(read.success ? read.data : []);
  return {
    all: () => devices.all(),
    keep(device) {
      devices.keep(device);
      settings.set(settingName, devices.all());
    },
    forget(id) {
      devices.forget(id);
      settings.set(settingName, devices.all());
    },
  };
}
