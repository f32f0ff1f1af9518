import type { Hello } from '../contract/link-messages.ts';
import type { Page, Role } from '../contract/link-parts.ts';
import type { Device } from './device-store.ts';
import type { Devices } from './devices.ts';
import type { Passes } from './passes.ts';
import type { LinkCode } from './words.ts';

/** How a page reached us: seen by the server, not said by the page. */
export interface Arrival {
  readonly address: string;
  /** A short name for the console, from what the browser says of itself. */
  readonly name: string;
  /** From this computer, by one of its loopback names. */
  readonly loopback: boolean;
  /** One of the desktop's own windows, and what it may. */
  readonly window?: Role;
}

export type Entrance =
  | { readonly kind: 'in'; readonly role: Role; readonly device?: Device; readonly token?: string }
  /** Unknown, but may ask the console to be let in. */
  | { readonly kind: 'knock' }
  | { readonly kind: 'out'; readonly code: LinkCode };

export interface Door {
  readonly devices: Devices;
  readonly passes: Passes;
  /** Whether a page on this computer is the scorekeeper's without a link: only while nobody else can reach us. */
  trustsLoopback(): boolean;
}

const forScorekeeper: ReadonlySet<Page> = new Set(['start', 'console', 'logbook']);
/** A phone has its captain's own evenings there; who it is decides what it sees. */
const forKnown: ReadonlySet<Page> = new Set(['logbook']);
const forEveryone: ReadonlySet<Page> = new Set(['table', 'overlay']);

/** Decides who a page is, by what it brings and where it comes from. */
export function enter(door: Door, hello: Hello, arrival: Arrival): Entrance {
  if (arrival.window) return enterWindow(door, arrival.window);
  const known = hello.device === undefined ? undefined : door.devices.byToken(hello.device);
  const admission = hello.pass === undefined ? 'unknown' : door.passes.admission(hello.pass);
  if (hello.pass !== undefined && admission === 'once') return enterOnce(door, hello.pass, known, arrival);
  if (known) return enterKnown(known, hello.page);
  if (admission === 'table' && !forScorekeeper.has(hello.page)) return admit(door, 'guest', arrival);
  if (arrival.loopback && (door.trustsLoopback() || forEveryone.has(hello.page)))
    return enterTrusted(door, hello.page, arrival);
  if (hello.pass !== undefined)
    return { kind: 'out', code: admission === 'expired' ? 'pass-expired' : 'pass-unknown' };
  return forScorekeeper.has(hello.page) ? { kind: 'out', code: 'not-scorekeeper' } : { kind: 'knock' };
}

/** All of the desktop's consoles are one scorekeeper, with one set of seats. */
function enterWindow(door: Door, role: Role): Entrance {
  return role === 'scorekeeper' ? { kind: 'in', role, device: door.devices.own() } : { kind: 'in', role };
}

function enterOnce(door: Door, pass: string, known: Device | undefined, arrival: Arrival): Entrance {
  door.passes.use(pass);
  if (!known || known.role === 'inlet') return admit(door, 'scorekeeper', arrival);
  door.devices.setRole(known.id, 'scorekeeper');
  return { kind: 'in', role: 'scorekeeper', device: { ...known, role: 'scorekeeper' } };
}

function enterKnown(device: Device, page: Page): Entrance {
  const { role } = device;
  if (role === 'inlet') return { kind: 'out', code: 'not-allowed' };
  if (forScorekeeper.has(page) && !forKnown.has(page) && role !== 'scorekeeper')
    return { kind: 'out', code: 'not-scorekeeper' };
  // A television in the scorekeeper's browser is a television.
  return { kind: 'in', role: forEveryone.has(page) ? 'display' : role, device };
}

function enterTrusted(door: Door, page: Page, arrival: Arrival): Entrance {
  if (forEveryone.has(page)) return { kind: 'in', role: 'display' };
  return admit(door, forScorekeeper.has(page) ? 'scorekeeper' : 'guest', arrival);
}

function admit(door: Door, role: Role, arrival: Arrival): Entrance {
  const { device, token } = door.devices.add(role, arrival.name);
  return { kind: 'in', role, device, token };
}
