import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hash } from 'node:crypto';
import { isSmallFile } from './gate.ts';
import type { SessionHeading } from './session-log.ts';

/** How far one table of the log reaches: its last number and that row's seal. */
export interface ChainEnd {
  readonly last: number;
  readonly seal: string;
}

export interface ChainEnds {
  readonly entries: ChainEnd;
  readonly readings: ChainEnd;
  readonly fates: ChainEnd;
}

/**
 * What a small file beside a session file says about it. Seals prove that what is there is whole; only a witness
 * can tell that the end is missing, since a chain that lost its end is a shorter chain, and only a hash over all
 * pages covers the bytes that mean nothing.
 */
export interface Witness {
  readonly session: Omit<SessionHeading, 'title'>;
  readonly ends: ChainEnds;
  /** When the last entry was made. */
  readonly at: number;
  /** Hex SHA-256 over all pages, if the session file was closed properly and has not been written to since. */
  readonly pages: string | null;
}

export const witnessPath = (path: string): string => `${path}-witness`;

/** One length, so that each text covers the one before, and one sector, which a power cut does not tear. */
const size = 512;

const shorter = (seal: string): string => Buffer.from(seal, 'hex').toString('base64url');
const longer = (seal: string): string => Buffer.from(seal, 'base64url').toString('hex');

const numbersOf = ({ last, seal }: ChainEnd): readonly [number, string] => [last, shorter(seal)];

function textOf({ session, ends, at, pages }: Witness): string {
  const { id, game, startedAt } = session;
  const told = [id, game, startedAt, at, pages === null ? null : shorter(pages)];
  const text = JSON.stringify([...told, ...[ends.entries, ends.readings, ends.fates].flatMap(numbersOf)]);
  return `${shorter(hash('sha256', text))} ${text}`.padEnd(size - 1) + '\n';
}

export type WitnessRead = Witness | 'absent' | 'unreadable';

export function readWitness(path: string): WitnessRead {
  let written: string;
  try {
    if (!isSmallFile(witnessPath(path), size)) return existsSync(witnessPath(path)) ? 'unreadable' : 'absent';
    written = readFileSync(witnessPath(path), 'utf8');
  } catch {
    return 'absent';
  }
  // It is emptied before the session file is written to, and a power cut may leave it so.
  if (written.length === 0) return 'absent';
  try {
    return parseWitness(written) ?? 'unreadable';
  } catch {
    // Whoever forged its check need not have kept to its form.
    return 'unreadable';
  }
}

function parseWitness(written: string): Witness | undefined {
  const [check = '', text = ''] = [written.slice(0, 43), written.slice(44).trimEnd()];
  if (written.length !== size || shorter(hash('sha256', text)) !== check) return undefined;
  const [id, game, startedAt, at, pages, ...ends] = JSON.parse(text) as readonly (string | number | null)[];
  const end = (which: number): ChainEnd => ({
    last: ends[2 * which] as number,
    seal: longer(ends[2 * which + 1] as string),
  });
  return {
    session: { id: id as string, game: game as string, startedAt: startedAt as number },
    ends: { entries: end(0), readings: end(1), fates: end(2) },
    at: at as number,
    pages: pages === null ? null : longer(pages as string),
  };
}

/**
 * Keeps the witness of a file that is open for writing. Nothing depends on it being written: where it cannot be,
 * the session goes on without one.
 */
export class WitnessKeeper {
  readonly #file: number | undefined;
  #isEmptied = false;

  constructor(path: string) {
    try {
      // Where something else lies under its name, a pipe say, nothing is written to it.
      const there = lstatSync(witnessPath(path), { throwIfNoEntry: false });
      if (there && !there.isFile()) return;
      this.#file = openSync(witnessPath(path), constants.O_RDWR | constants.O_CREAT, 0o600);
    } catch {
      this.#file = undefined;
    }
  }

  /** Before the first change: an old witness must not outlive it, not even in a power cut. */
  empty(): void {
    if (this.#isEmptied) return;
    this.#isEmptied = true;
    this.#try((file) => {
      ftruncateSync(file, 0);
      fsyncSync(file);
    });
  }

  /** After a change is on the disk. Not synced: an older witness says less, never anything untrue. */
  tell(witness: Witness): void {
    this.#isEmptied = witness.pages === null;
    this.#try((file) => writeSync(file, textOf(witness), 0));
  }

  close(): void {
    this.#try(closeSync);
  }

  #try(work: (file: number) => void): void {
    if (this.#file === undefined) return;
    try {
      work(this.#file);
    } catch {
      // The disk that refuses this will refuse the session file too, and that is told.
    }
  }
}

export const removeWitness = (path: string): void => rmSync(witnessPath(path), { force: true });
