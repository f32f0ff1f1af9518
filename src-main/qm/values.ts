import { languages, type Language } from '../rules/kernel/message.ts';
import { usualLimit } from '../../hardware/record/recording.ts';
import { readAtMost } from './input.ts';
import { writeError } from './output.ts';

/** What the verbs about readers understand beside their file. */
export const readerOptions = {
  over: { type: 'string' },
  speed: { type: 'string' },
  seed: { type: 'string' },
  noise: { type: 'string' },
  unplugs: { type: 'string' },
  after: { type: 'string' },
  port: { type: 'string' },
  kind: { type: 'string' },
  seconds: { type: 'string' },
  chest: { type: 'string' },
} as const;

export const readerHelp = `
  qm reader simulate SCRIPT [--over pty|tcp] [--speed N] [--seed N] [--unplugs N]
                     [--noise flipped=0.01,lost=0.01] [--after SECONDS]
                                           plays readers, and says where to connect to them
  qm reader record --to FILE [--port PATH,…] [--kind KIND] [--seconds N]
                                           takes down what every reader sends, until Ctrl-C
  qm reader replay FILE --game G --setup FILE [--chest FILE] [--db FILE] [--speed N]
                                           plays a recording through a fresh session`;

export interface ReaderValues {
  readonly over?: string | undefined;
  readonly speed?: string | undefined;
  readonly seed?: string | undefined;
  readonly noise?: string | undefined;
  readonly unplugs?: string | undefined;
  readonly after?: string | undefined;
  readonly port?: string | undefined;
  readonly kind?: string | undefined;
  readonly seconds?: string | undefined;
  readonly chest?: string | undefined;
  readonly game?: string | undefined;
  readonly setup?: string | undefined;
  readonly db?: string | undefined;
  readonly to?: string | undefined;
  readonly lang: string;
}

/** What the verb about printed tags understands. */
export const labelOptions = {
  sheet: { type: 'string' },
  code: { type: 'string', default: 'qr' },
  kinds: { type: 'string' },
  pack: { type: 'string' },
  skip: { type: 'string' },
  shift: { type: 'string' },
  calibrate: { type: 'boolean' },
  board: { type: 'boolean' },
} as const;

export const labelHelp = `
  qm labels --game G --sheet L7160|L7651|L4730|5160|5267 --to FILE [--code qr|datamatrix|code128]
            [--kinds card,token,…] [--pack PACK] [--skip N] [--shift X,Y]
                                           printed tags for a game's pieces, as a PDF
  qm labels --game G --board --to FILE [--code …] [--shift X,Y]
                                           one page of codes for a single scanner
  qm labels --calibrate --sheet S --to FILE
                                           a page to see how far off a printer is, in mm`;

export interface LabelValues {
  readonly game?: string | undefined;
  readonly sheet?: string | undefined;
  readonly code: string;
  readonly kinds?: string | undefined;
  readonly pack?: string | undefined;
  readonly skip?: string | undefined;
  readonly shift?: string | undefined;
  readonly calibrate?: boolean | undefined;
  readonly board?: boolean | undefined;
  readonly to?: string | undefined;
  readonly lang: string;
}

/** A number from the command line; undefined where it is none. */
export function numberOf(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** A script, a recording or a chest, none of which is longer than the longest recording. */
export function readText(file: string): string | undefined {
  const text = readAtMost(file, usualLimit);
  if (text.ok) return text.value;
  writeError(`${file} cannot be read: ${text.no}`);
  return undefined;
}

export const languageOf = (text: string): Language => languages.find((language) => language === text) ?? 'en';

/** Somebody presses Ctrl-C, or so many seconds have passed. */
export interface Stopping {
  readonly stopped: Promise<void>;
  /** The program may end by itself. */
  release(): void;
}

export function untilStopped(seconds?: number): Stopping {
  let release: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      release();
      resolve();
    };
    // Ports alone do not keep the program alive while every reader is unplugged.
    const alive = setInterval(() => undefined, 60_000);
    const end = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    release = () => {
      clearInterval(alive);
      clearTimeout(end);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    };
  });
  return {
    stopped,
    release: () => {
      release();
    },
  };
}
