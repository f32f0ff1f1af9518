import type { BeforeChoice, BeforeOffer, Chosen } from '../rules/kernel/before.ts';
import type { Box } from '../rules/kernel/game.ts';
import type { Language, Message } from '../rules/kernel/message.ts';
import type { Option, OptionValues } from '../rules/kernel/option.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Reply } from './reply.ts';
import type { Frame, SeatPart } from './view.ts';

/** What passes between a page and the program: over a socket or over the desktop's bridge, the same texts. */

export const pages = ['start', 'console', 'table', 'captain', 'overlay', 'logbook', 'camera'] as const;
export type Page = (typeof pages)[number];

/** display: sees what the television sees. guest: may pick a seat. captain: holds one. scorekeeper: everything. */
export const roles = ['display', 'guest', 'captain', 'scorekeeper'] as const;
export type Role = (typeof roles)[number];

/** Every second, so that silence means a lost network. */
export const beatEvery = 1000;
/** A page that has heard nothing for so long says that the network is lost. */
export const silenceMeansLost = 2500;
/** One that was told that the program is busy waits longer before it does. */
export const longestBusy = 20_000;

/** What the program may send to a page. */
export type Sent =
  | Frame
  /** Busy: nothing more is heard until a long piece of work is done. */
  | { readonly beat: true; readonly busy?: true }
  | { readonly you: You }
  | { readonly room: Room }
  | { readonly lobby: Lobby }
  | { readonly n: number; readonly reply: Reply }
  | { readonly n: number; readonly done: unknown }
  /** With a number: that request was not carried out. Without: the message could not be read. */
  | { readonly n?: number; readonly refused: PlainRefusal }
  /** The last that is sent: why this page is shown out. */
  | { readonly out: ShownOut };

export interface PlainRefusal {
  readonly code: string;
  readonly text: string;
}

export interface ShownOut extends PlainRefusal {
  /** For want of a link alone: a console may let it in by hand. */
  readonly mayKnock?: true;
  /** What it brought to be known by is worth nothing any more. */
  readonly forgotten?: true;
}

/** Who a page is to the program. */
export interface You {
  readonly role: Role | 'waiting';
  /** While waiting to be let in: the number that the console shows beside the button. */
  readonly code?: string;
  /** Sent once, to be kept by the device. */
  readonly device?: string;
  /** What this device brought to be known by is not known here any more: the sentence that says so. */
  readonly forgotten?: string;
  readonly seats: readonly SeatId[];
  /** Seats that nobody's device holds. */
  readonly free: readonly SeatPart[];
  readonly session: string | null;
  /** What the television shows for others to join by, or to take a result with them; displays only. */
  readonly join: JoinPart | null;
  /** Since when a television is shown a kept picture while entries go on; displays only. */
  readonly frozen: number | null;
}

export interface JoinPart {
  readonly url: string;
  /** A square of `size` modules with its dark ones as one SVG path. */
  readonly qr: { readonly size: number; readonly path: string };
  /** It hands a result to another app, and lets nobody in. */
  readonly result?: true;
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
  /** Phones of the same captains as an evening more than a day ago: they sit again once the console says so. */
  readonly again: readonly { readonly seat: SeatId; readonly captain: string; readonly name: string }[];
  readonly refused: {
    readonly count: number;
    readonly last: readonly TurnedAway[];
    /** Who has just been turned away for being too many, if anybody. */
    readonly crowd: TurnedAway | null;
  };
  readonly tv: { readonly frozen: number | null; readonly connected: number };
}

export interface AddressPart {
  readonly address: string;
  readonly network: string;
  readonly kind: 'network' | 'vpn' | 'virtual' | 'alone';
  readonly chosen: boolean;
}

export interface DevicePart {
  readonly id: string;
  readonly name: string;
  /** An inlet is an app that reports dice by itself. */
  readonly role: Role | 'inlet';
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
  /** How the demo goes on that is open; null where none is. */
  readonly demo: 'usual' | 'slow' | 'stopped' | 'by-hand' | 'over' | null;
  /** What one press would begin again. */
  readonly last: LastTime | null;
  readonly sessions: readonly SessionCard[];
  readonly games: readonly GameCard[];
  /** Names of everyone who has played here, by name. */
  readonly captains: readonly string[];
  /** Where evenings were, the last first. */
  readonly places: readonly string[];
  readonly houseRules: readonly HouseRulesCard[];
  /** Thrown away, and still to be had back. The last one comes first. */
  readonly trash: readonly TrashCard[];
  /** A file that is being looked through before it is opened, and how far that has come, from 0 to 1. */
  readonly opening: { readonly file: string; readonly part: number } | null;
  /** Whether a double click on a session's file leads here; null where that cannot be turned on. */
  readonly opensFiles: boolean | null;
  /** Where an evening lies that was saved elsewhere and could not be brought back. */
  readonly elsewhere: string | null;
}

/** A folder on this computer with room in it. */
export interface SavingPlace {
  readonly path: string;
  readonly megabytes: number;
}

/** What this program is, for whoever asks; the app itself asks nobody. */
export interface AboutPart {
  readonly version: string;
  /** None where the displays are pages for a browser. */
  readonly electron: string | null;
  readonly node: string;
  readonly sqlite: string;
  /** The folder with everything the table has told. */
  readonly data: string;
  readonly licences: readonly LicencePart[];
}

/** Somebody else's work that ships with it. */
export interface LicencePart {
  readonly name: string;
  readonly version: string;
  /** By its short name, as the package gives it. */
  readonly licence: string;
  readonly text: string;
}

/** A table's own settling of what a rulebook leaves open. */
export interface HouseRulesCard {
  readonly game: string;
  readonly name: string;
  readonly options: OptionValues;
}

export interface TrashCard {
  readonly id: string;
  readonly title: string;
  readonly at: number;
}

/** What is lost of a damaged session and what could be saved. */
export interface RescueCard {
  readonly entries: number;
  /** How many of them only a backup still had. */
  readonly fromBackup: number;
  readonly lost: {
    readonly entries: number;
    readonly readings: number;
    readonly since: number | null;
    readonly until: number | null;
  } | null;
  /** It was a copy made while the session was being written: what came later is elsewhere, if anywhere. */
  readonly isCut: boolean;
  readonly setAside: string;
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
  /** Where it is or was, where somebody has said so. */
  readonly place?: string;
  /** A recording that plays itself: nobody is asked to go on with it. */
  readonly demo?: true;
  /** Who is ahead, of the one to go on with. */
  readonly leads?: readonly string[];
  /** What its table waited for, of the one to go on with. */
  readonly waits?: Readonly<Record<Language, string>>;
  /** Who has won it, by name; nobody before its end. */
  readonly winners?: readonly string[];
  /** Set when the file cannot be opened as it is. */
  readonly fault?: Message;
  /** Something of it may be saved. */
  readonly rescuable?: boolean;
}

export interface LastTime {
  readonly game: string;
  readonly captains: readonly SeatPart[];
  readonly depth: string;
  readonly options: OptionValues;
  /** What was filled in of the cards. */
  readonly edition: Readonly<Record<string, unknown>>;
  /** Empty where nobody has said. */
  readonly place: string;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly leastSeats: number;
  readonly mostSeats: number;
  readonly box: Box | null;
  readonly depths: readonly string[];
  readonly defaultDepth: string;
  readonly options: readonly Option[];
  /** What else is settled before the first entry: the map that is laid, the deck. */
  readonly setup: readonly SetupChoice[];
  readonly kept: KeptCard | null;
}

/** What the chest keeps of what a table has typed in. */
export interface KeptCard {
  /** As the game's setup takes it. */
  readonly edition: Readonly<Record<string, unknown>>;
  /** What an evening says otherwise, by the names of the rows: to be asked about once. */
  readonly differing: { readonly evening: string; readonly rows: readonly Message[] } | null;
}

/** What was taken into the chest, for whoever pressed for it. */
export interface KeptForNext {
  readonly chest: string;
  readonly rows: number;
  /** Rows of which the chest says something else; New session asks about them. */
  readonly differing: number;
}

export interface SetupChoice {
  readonly name: string;
  readonly of: BeforeChoice['of'];
  readonly offers: readonly BeforeOffer[];
  /** As it comes: what was chosen last time, where that is still offered. */
  readonly chosen: Chosen;
  readonly default: Chosen;
}
