import type { Language } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';

/** What the console is shown of readers and chest: parts of its view that stand beside the table's own. */
export interface BesideParts {
  readonly readers: ReadersPart;
  /** Only while somebody looks at the test bench. */
  readonly bench?: BenchPart;
  /** Only while a chest is being taught. */
  readonly teaching?: TeachingPart;
  /** Only while a box is being packed up. */
  readonly packing?: PackingPart;
}

/** A sentence in every language, since pieces may be of a game whose words a page has not loaded. */
export type Words = Readonly<Record<Language, string>>;

export interface ReadersPart {
  readonly readers: readonly ReaderPart[];
  /** Ports that nothing speaks for; a person may have one looked at. */
  readonly ports: readonly string[];
  /** The chest that tags are looked up in, for the game that is played. */
  readonly chest: { readonly id: string; readonly name: string } | null;
  readonly strange: readonly StrangePart[];
  readonly asked: readonly AskedPart[];
  readonly dice: readonly DicePart[];
  /** The captain whose token was scanned just now: the next reading is theirs. */
  readonly token: SeatId | null;
  /** How often a scan board has asked for the next question; the console brings it to the middle. */
  readonly next: number;
  /** The file into which everything that readers send is taken down. */
  readonly capture: string | null;
}

/** What only a person can say of a port, until somebody has said it. */
export type QuestionPart =
  /** Opening it may restart what hangs on it: is that a reader at all? */
  | { readonly kind: 'open'; readonly chip: string }
  /** Kinds that fit; and what it looks like, if not like a reader. */
  | {
      readonly kind: 'which';
      readonly kinds: readonly string[];
      readonly looksLike: 'gps' | 'printer' | 'modem' | null;
    }
  /** Bytes came and nobody understood them. */
  | { readonly kind: 'unknown'; readonly kinds: readonly string[]; readonly baudRate: number | null };

export interface ReaderPart {
  readonly reader: string;
  readonly name: string;
  /** guest: it reports through another door, as the dice app and keyboards do. asking: see `question`. */
  readonly state: 'stopped' | 'opening' | 'proving' | 'live' | 'silent' | 'waiting' | 'guest' | 'asking';
  readonly since: number;
  readonly kind: string | null;
  readonly place: PlacePart | null;
  readonly gap: number | null;
  /** What tells it from its twins, for a reader that says so. */
  readonly unit: string | null;
  /** Whether its buttons may take back and go on; null for a reader without buttons. */
  readonly acts: boolean | null;
  /** What it may be told to show. */
  readonly signals: readonly string[];
  readonly question: QuestionPart | null;
  /** How its line is set; null where that means nothing. */
  readonly line: LinePart | null;
  /** Other programs that have its port open too. */
  readonly shared: readonly string[];
  /** What is wrong with its port, and what to do about it here. */
  readonly fault: {
    readonly code: string;
    readonly detail: string;
    readonly title: Words;
    readonly steps: Words;
  } | null;
  /** What a scanner that types has been told to put around each code; null for every other reader. */
  readonly affixes: { readonly prefix: string; readonly suffix: string } | null;
  /** A fault that the reader reports of itself. */
  readonly complaint: { readonly code: string; readonly words: Words; readonly at: number } | null;
  /** What its maker should put right. */
  readonly mend: Words | null;
  readonly last: LastPart | null;
}

export interface LinePart {
  readonly baudRate: number;
  /** Data bits, parity and stop bits as a manual writes them: `8N1`. */
  readonly frame: string;
}

export type PlacePart =
  { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'job'; readonly job: string };

/** What became of the last reading, in words. */
export interface LastPart {
  readonly at: number;
  readonly words: Words;
  readonly outcome: 'accepted' | 'refused' | 'asked' | 'strange' | 'noted';
}

/** "What is this?": a tag in play that no piece of the chest explains. */
export interface StrangePart {
  readonly reading: number;
  readonly tag: string;
  readonly reader: string;
  readonly at: number;
  /** Where it belongs, if that is known: to another box, to another game. */
  readonly belongs: Words | null;
}

/** Two answers fit: one tap says which. */
export interface AskedPart {
  readonly reading: number;
  readonly words: Words;
  readonly prompts: readonly string[];
}

/** Dice that answer together: which lie, and what keeps the others. */
export interface DicePart {
  readonly prompt: string;
  /** Who throws, where a reader has said so. */
  readonly seat: SeatId | null;
  readonly words: Words;
  readonly lying: readonly string[];
  readonly troubled: readonly { readonly die: string; readonly state: 'cocked' | 'moved' | 'missing' }[];
}

export interface BenchLine {
  readonly at: number;
  readonly kind: 'in' | 'out' | 'frame' | 'discarded' | 'status' | 'reading' | 'complaint';
  /** Bytes in hex. */
  readonly hex?: string;
  readonly words?: string;
  /** What a reading would mean now. */
  readonly meaning?: Words;
}

export interface BenchPart {
  readonly reader: string;
  readonly counters: Readonly<Record<string, number>>;
  /** Bytes thrown away, by reason. */
  readonly discarded: Readonly<Record<string, number>>;
  /** The newest last. */
  readonly lines: readonly BenchLine[];
}

export interface TeachingPart {
  readonly chest: string;
  readonly game: string;
  /** Key and name of the piece that the next tag goes to. */
  readonly offered: { readonly piece: string; readonly name: Words } | null;
  readonly taught: number;
  readonly of: number;
  /** What the last tag led to. */
  readonly last: {
    readonly tag: string;
    readonly words: Words;
    readonly outcome: 'taught' | 'duplicate' | 'stranger' | 'printed' | 'nothing-offered';
  } | null;
}

export interface PackingPart {
  readonly chest: string;
  readonly seen: number;
  readonly of: number;
  readonly missing: readonly { readonly piece: string; readonly name: Words }[];
  readonly strangers: readonly { readonly tag: string; readonly words: Words }[];
}
