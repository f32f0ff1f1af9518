import { z } from 'zod';
import { languages, type Language } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { seatSchema } from './common.ts';
import type { Reply } from './reply.ts';
import type { Frame, SeatPart } from './view.ts';

/** What passes between a page and the program: over a socket or over the desktop's bridge, the same texts. */

export const pages = ['start', 'console', 'table', 'captain', 'overlay'] as const;
export type Page = (typeof pages)[number];

/** display: sees what the television sees. guest: may pick a seat. captain: holds one. scorekeeper: everything. */
export const roles = ['display', 'guest', 'captain', 'scorekeeper'] as const;
export type Role = (typeof roles)[number];

const token = z.string().regex(/^[\w-]{8,64}$/);
const number = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const lookSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table') }),
  z.strictObject({ kind: z.literal('console'), seat: z.exactOptional(seatSchema) }),
  z.strictObject({ kind: z.literal('captain'), seat: seatSchema }),
]);

/** What a page may send. `n` is its own number for what it asks; the answer bears the same. */
export const askedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    page: z.enum(pages),
    language: z.enum(languages),
    /** The token that this device was given when it came first. */
    device: z.exactOptional(token),
    /** From a QR code or a link: what lets it in the first time. */
    pass: z.exactOptional(token),
  }),
  /** Whose view to send from now on. */
  z.strictObject({ kind: z.literal('look'), as: lookSchema }),
  /** A revision is missing: send everything again. */
  z.strictObject({ kind: z.literal('whole') }),
  /** For the running table, in the words of `contract/line`. */
  z.strictObject({ kind: z.literal('line'), n: number, line: z.unknown() }),
  /** For everything beside it: sessions, devices, readers. */
  z.strictObject({
    kind: z.literal('call'),
    n: number,
    call: z
      .string()
      .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/)
      .max(60),
    with: z.unknown(),
  }),
]);
export type Asked = z.infer<typeof askedSchema>;
export type Hello = Extract<Asked, { kind: 'hello' }>;
export type Look = z.infer<typeof lookSchema>;

/** Every second, so that silence means a lost network. */
export const beatEvery = 1000;
/** A page that has heard nothing for so long says that the network is lost. */
export const silenceMeansLost = 2500;

/** What the program may send to a page. */
export type Sent =
  | Frame
  | { readonly beat: true }
  | { readonly you: You }
  | { readonly room: Room }
  | { readonly lobby: Lobby }
  | { readonly n: number; readonly reply: Reply }
  | { readonly n: number; readonly done: unknown }
  /** With a number: that request was not carried out. Without: the message could not be read. */
  | { readonly n?: number; readonly refused: PlainRefusal }
  /** The last that is sent: why this page is shown out. */
  | { readonly out: PlainRefusal };

export interface PlainRefusal {
  readonly code: string;
  readonly text: string;
}

/** Who a page is to the program. */
export interface You {
  readonly role: Role | 'waiting';
  /** While waiting to be let in: the number that the console shows beside the button. */
  readonly code?: string;
  /** Sent once, to be kept by the device. */
  readonly device?: string;
  readonly seats: readonly SeatId[];
  /** Seats that nobody's device holds. */
  readonly free: readonly SeatPart[];
  readonly session: string | null;
  /** What the television shows for others to join by; displays only. */
  readonly join: JoinPart | null;
}

export interface JoinPart {
  readonly url: string;
  /** A square of `size` modules with its dark ones as one SVG path. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** Who is connected and how one gets in; for the console only. */
export interface Room {
  readonly open: boolean;
  readonly port: number;
  readonly fault: PlainRefusal | null;
  readonly addresses: readonly AddressPart[];
  readonly join: (JoinPart & { readonly until: number }) | null;
  readonly devices: readonly DevicePart[];
  readonly waiting: readonly WaitingPart[];
  readonly refused: { readonly count: number; readonly last: readonly TurnedAway[] };
  readonly tv: { readonly frozen: number | null; readonly connected: number };
}

export const addressKinds = ['network', 'vpn', 'virtual', 'alone'] as const;
export interface AddressPart {
  readonly address: string;
  readonly network: string;
  readonly kind: (typeof addressKinds)[number];
  readonly chosen: boolean;
}

export interface DevicePart {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly seats: readonly SeatId[];
  /** Pages it has open now. */
  readonly connected: readonly Page[];
  readonly seen: number;
}

export interface WaitingPart {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly page: Page;
}

export interface TurnedAway {
  readonly at: number;
  readonly address: string;
  readonly code: string;
}

/** The start page's parts. */
export interface Lobby {
  readonly running: SessionCard | null;
  readonly unfinished: SessionCard | null;
  /** What one press would begin again. */
  readonly last: LastTime | null;
  readonly sessions: readonly SessionCard[];
  readonly games: readonly GameCard[];
}

export interface SessionCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly entries: number;
  readonly over: boolean;
  readonly captains: readonly SeatPart[];
  /** Set when the file cannot be opened as it is. */
  readonly fault?: PlainRefusal;
}

export interface LastTime {
  readonly game: string;
  readonly captains: readonly SeatPart[];
  readonly depth: string;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly leastSeats: number;
  readonly mostSeats: number;
  readonly depths: readonly string[];
  readonly defaultDepth: string;
  readonly options: readonly unknown[];
}

export type { Language };
