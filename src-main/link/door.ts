import type { Hello } from '../contract/link-messages.ts';
import type { Page, Role, ShownOut } from '../contract/link-parts.ts';
import type { Device } from './device-store.ts';
import type { Devices } from './devices.ts';
import type { Admission, Passes } from './passes.ts';
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

/** Whether it tried something that nobody was given: told slower and slower to whoever tries much. */
export const isGuess = (entrance: Entrance): boolean => entrance.kind === 'out' && guesses.has(entrance.code);
const guesses: ReadonlySet<LinkCode> = new Set(['pass-unknown', 'link-unknown', 'not-known']);

export type Entrance =
  | { readonly kind: 'in'; readonly role: Role; readonly device?: Device; readonly token?: string }
  /** May ask the console to be let in. */
  | { readonly kind: 'knock'; readonly device?: Device }
  | { readonly kind: 'out'; readonly code: LinkCode };

export interface Door {
  readonly devices: Devices;
  readonly passes: Passes;
  /** Whether one more device may come from there of its own accord. */
  mayCome(arrival: Arrival): boolean;
  /** A device that never remembered the link which let it in, since another has come by the same link. */
  replace(device: string): void;
}

const forScorekeeper: ReadonlySet<Page> = new Set(['start', 'console', 'logbook', 'camera']);
/** Where a browser gives a page a camera: on a page of this computer's own, by a name that nobody else can have. */
const forHere: ReadonlySet<Page> = new Set(['camera']);
/** A phone has its captain's own evenings there; who it is decides what it sees. */
const forKnown: ReadonlySet<Page> = new Set(['logbook']);
/** What this computer shows to whoever sits at it. Every other page takes a token, also from here. */
const forEveryone: ReadonlySet<Page> = new Set(['table', 'overlay']);

/** What a page lets one be who is let in by hand. */
export const roleOf = (page: Page): Role =>
  forScorekeeper.has(page) ? 'scorekeeper' : forEveryone.has(page) ? 'display' : 'guest';

/** For want of a link alone. */
const mayKnock: ReadonlySet<LinkCode> = new Set([
  'needs-link',
  'link-used',
  'link-expired',
  'link-unknown',
  'not-known',
]);
const forgotten: ReadonlySet<LinkCode> = new Set(['revoked', 'link-elsewhere', 'not-known']);

/** What a page that is shown out may do, and what it had better forget. */
export const whatFollows = (code: LinkCode): Pick<ShownOut, 'mayKnock' | 'forgotten'> => ({
  ...(mayKnock.has(code) ? { mayKnock: true } : {}),
  ...(forgotten.has(code) ? { forgotten: true } : {}),
});

/** Decides who a page is, by what it brings and where it comes from. */
export function enter(door: Door, hello: Hello, arrival: Arrival): Entrance {
  if (arrival.window) return enterWindow(door, arrival.window);
  const { page, pass } = hello;
  if (forHere.has(page) && !arrival.loopback) return { kind: 'out', code: 'only-here' };
  const known = hello.device === undefined ? undefined : door.devices.byToken(hello.device);
  if (known?.role === 'inlet') return { kind: 'out', code: 'not-allowed' };
  if (known) door.passes.isRemembered(known.id);
  const admission = pass === undefined ? undefined : door.passes.admission(pass);
  if (pass !== undefined && admission === 'once') return enterOnce(door, pass, known, arrival);
  if (known && (known.role === 'scorekeeper' || !forScorekeeper.has(page) || forKnown.has(page)))
    return enterKnown(known, page);
  if (forScorekeeper.has(page))
    return hello.knock
      ? { kind: 'knock', ...(known ? { device: known } : {}) }
      : { kind: 'out', code: whyNoScorekeeper(admission, hello.device !== undefined && !known) };
  if (pass !== undefined && admission === 'table')
    return door.mayCome(arrival) && door.devices.hasRoom && door.passes.admits(pass)
      ? admit(door, 'guest', arrival)
      : { kind: 'out', code: 'too-many-devices' };
  if (arrival.loopback && forEveryone.has(page)) return { kind: 'in', role: 'display' };
  if (admission) return { kind: 'out', code: admission === 'unknown' ? 'pass-unknown' : 'pass-expired' };
  return { kind: 'knock' };
}

/** All of the desktop's consoles are one scorekeeper, with one set of seats. */
function enterWindow(door: Door, role: Role): Entrance {
  return role === 'scorekeeper' ? { kind: 'in', role, device: door.devices.own() } : { kind: 'in', role };
}

function enterOnce(door: Door, pass: string, known: Device | undefined, arrival: Arrival): Entrance {
  const entrance = known ? promoted(door, known) : admit(door, 'scorekeeper', arrival);
  const before = door.passes.letsIn(pass, entrance.device.id);
  if (before !== undefined && before !== entrance.device.id) door.replace(before);
  if (known) door.passes.isRemembered(known.id);
  return entrance;
}

function promoted(door: Door, known: Device): Entrance & { readonly device: Device } {
  door.devices.setRole(known.id, 'scorekeeper');
  return { kind: 'in', role: 'scorekeeper', device: { ...known, role: 'scorekeeper' } };
}

function enterKnown(device: Device, page: Page): Entrance {
  // A television in the scorekeeper's browser is a television.
  const role = forEveryone.has(page) || device.role === 'inlet' ? 'display' : device.role;
  return { kind: 'in', role, device };
}

function whyNoScorekeeper(admission: Admission | undefined, isForgotten: boolean): LinkCode {
  switch (admission) {
    case 'used':
      return 'link-used';
    case 'expired':
      return 'link-expired';
    case 'unknown':
    case 'table':
      return 'link-unknown';
    case 'once':
    case undefined:
      return isForgotten ? 'not-known' : 'needs-link';
  }
}

function admit(door: Door, role: Role, arrival: Arrival): Entrance & { readonly device: Device } {
  const { device, token } = door.devices.add(role, arrival.name);
  return { kind: 'in', role, device, token };
}
