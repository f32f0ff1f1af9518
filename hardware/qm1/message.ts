import { signals } from '../driver.ts';
import type { Signal } from '../driver.ts';
import { faceStates } from '../report.ts';
import type { Report } from '../report.ts';
import { parseNumber } from './number.ts';
import type { Sentence } from './sentence.ts';

/** What a reader says of itself. */
export interface Hello {
  readonly version: number;
  /** The oldest report that the reader still holds, or the next it will give. */
  readonly first: number;
  /** Tells this reader from its twins: a chip's serial number, or what its builder wrote into it. */
  readonly unit: string;
  readonly name: string;
  readonly kinds: readonly Qm1Kind[];
  readonly firmware: string;
  /** What it has, and how many of it; not there where it says nothing of that. */
  readonly offers?: Offers;
}

/** What a reader may say that it has: `age` that it tells how old a reading is, `places` how many reports it keeps. */
const offerWords = ['age', 'lamps', 'beeper', 'buttons', 'dice', 'antennas', 'places'] as const;
export type Offers = Readonly<Partial<Record<(typeof offerWords)[number], number>>>;

export const qm1Kinds = ['tag', 'face', 'button'] as const;
export type Qm1Kind = (typeof qm1Kinds)[number];

/** The reports that QM1 has a sentence for. */
export type Qm1Report = Extract<Report, { kind: 'tag' | 'tag-gone' | 'face' | 'button' }>;

export type NumberedMessage =
  | {
      readonly type: 'report';
      readonly boot: string;
      readonly number: number;
      readonly report: Qm1Report;
      /** Milliseconds between what happened and this sentence; only from a reader that offers it. */
      readonly age?: number;
    }
  | {
      readonly type: 'fault';
      readonly boot: string;
      readonly number: number;
      readonly code: string;
      readonly text: string;
    }
  /** A sentence of a version to come: taken and acknowledged, so that the reader can go on. */
  | { readonly type: 'strange'; readonly boot: string; readonly number: number };

export type ReaderMessage =
  | { readonly type: 'hello'; readonly boot: string; readonly hello: Hello }
  | { readonly type: 'alive'; readonly boot: string }
  | { readonly type: 'done'; readonly boot: string; readonly request: number }
  | NumberedMessage;

/** What a reader of this version says. */
export type Spoken = Exclude<ReaderMessage, { type: 'strange' }>;

/** What the host wants done; numbered so that a repeat is told from a second wish. */
export type Request =
  | { readonly type: 'signal'; readonly request: number; readonly signal: Signal }
  | { readonly type: 'state'; readonly request: number };

export type HostMessage =
  /** `boot` is a name that the host has never heard, for a reader that cannot make sure of one itself. */
  | { readonly type: 'who'; readonly version: number; readonly boot?: string }
  | { readonly type: 'acknowledge'; readonly boot: string; readonly number: number }
  | Request;

const hostKinds: readonly string[] = ['WHO', 'ACK', 'SIG', 'STATE'];
const bootShape = /^[0-9A-Za-z]{1,8}$/;

/**
 * Undefined when it is not a reader's sentence, or nothing can be made of it, not even an acknowledgement. `isAged`:
 * its reader offers ages, so the field behind a report is one.
 */
export function decodeReaderMessage(sentence: Sentence, isAged = false): ReaderMessage | undefined {
  const [boot = '', numberText = '', ...rest] = sentence.fields;
  if (hostKinds.includes(sentence.kind) || !bootShape.test(boot)) return undefined;
  if (numberText === '') return decodeUnnumbered(sentence.kind, boot, rest);
  const number = parseNumber(numberText);
  return number === undefined ? undefined : decodeNumbered(sentence.kind, boot, number, rest, isAged);
}

function decodeUnnumbered(kind: string, boot: string, rest: readonly string[]): ReaderMessage | undefined {
  if (kind === 'ALIVE') return { type: 'alive', boot };
  if (kind === 'DONE') {
    const request = parseNumber(rest[0] ?? '');
    return request === undefined ? undefined : { type: 'done', boot, request };
  }
  if (kind !== 'HI') return undefined;
  const hello = decodeHello(rest);
  return hello && { type: 'hello', boot, hello };
}

function decodeHello(rest: readonly string[]): Hello | undefined {
  const [versionText = '', firstText = '', unit = '', name = '', kinds = '', firmware = '', offered = ''] =
    rest;
  const version = parseNumber(versionText);
  const first = parseNumber(firstText);
  if (version === undefined || first === undefined || unit === '') return undefined;
  const words = kinds.split('+');
  const offers = parseOffers(offered);
  return {
    version,
    first,
    unit,
    name,
    kinds: qm1Kinds.filter((kind) => words.includes(kind)),
    firmware,
    ...(offers && { offers }),
  };
}

/** `age+lamps=2`; words of a version to come are passed over, and without a known one nothing was said. */
function parseOffers(text: string): Offers | undefined {
  const known = text.split('+').flatMap((each) => {
    const [said, digits = '1'] = each.split('=');
    const word = offerWords.find((offer) => offer === said);
    const count = parseNumber(digits);
    return word === undefined || count === undefined ? [] : [[word, count] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function formatOffers(offers: Offers): string {
  const said = offerWords.flatMap((word) => {
    const count = offers[word];
    return count === undefined ? [] : [count === 1 ? word : `${word}=${String(count)}`];
  });
  return said.join('+');
}

function decodeNumbered(
  kind: string,
  boot: string,
  number: number,
  rest: readonly string[],
  isAged: boolean,
): NumberedMessage {
  const [one = '', two = ''] = rest;
  if (kind === 'FAULT') return { type: 'fault', boot, number, code: one, text: two };
  // Of a tag in another writing nobody knows which tag it is at the next reader.
  if (isTagKind(kind) && one !== '' && !hexShape.test(one))
    return { type: 'fault', boot, number, code: 'not-hex', text: one };
  const report = decodeReport(kind, rest);
  if (!report) return { type: 'strange', boot, number };
  const age = isAged ? parseAge(rest[agePlace[report.kind]] ?? '') : undefined;
  return { type: 'report', boot, number, report, ...(age !== undefined && { age }) };
}

const isTagKind = (kind: string): boolean => kind === 'TAG' || kind === 'GONE';
const hexShape = /^[0-9A-Fa-f]+$/;

/** Behind the fields that every reader of version 1 sends. */
const agePlace: Readonly<Record<Qm1Report['kind'], number>> = { tag: 2, 'tag-gone': 2, face: 3, button: 1 };

/** As much as an unsigned 32-bit counter of milliseconds holds. */
function parseAge(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= 0xffffffff ? Number(text) : undefined;
}

function decodeReport(
  kind: string,
  [one = '', two = '', three = '']: readonly string[],
): Qm1Report | undefined {
  if (one === '') return undefined;
  // Makers print hex in either case; the same tag must be the same word at every reader.
  const place = { tag: one.toUpperCase(), ...(two === '' ? {} : { antenna: two }) };
  if (kind === 'TAG') return { kind: 'tag', ...place };
  if (kind === 'GONE') return { kind: 'tag-gone', ...place };
  if (kind === 'BUTTON') return { kind: 'button', button: one };
  const state = faceStates.find((word) => word === three);
  return kind === 'FACE' && state ? { kind: 'face', die: one, face: two, state } : undefined;
}

export function encodeReaderMessage(message: Spoken): Sentence {
  const { boot } = message;
  switch (message.type) {
    case 'hello': {
      const { version, first, unit, name, kinds, firmware, offers } = message.hello;
      const fields = [boot, '', String(version), String(first), unit, name, kinds.join('+'), firmware];
      return { kind: 'HI', fields: offers ? [...fields, formatOffers(offers)] : fields };
    }
    case 'alive':
      return { kind: 'ALIVE', fields: [boot, ''] };
    case 'done':
      return { kind: 'DONE', fields: [boot, '', String(message.request)] };
    case 'fault':
      return { kind: 'FAULT', fields: [boot, String(message.number), message.code, message.text] };
    case 'report': {
      const { kind, fields } = encodeReport(message.report);
      return { kind, fields: [boot, String(message.number), ...aged(message.report, fields, message.age)] };
    }
  }
}

function aged({ kind }: Qm1Report, fields: readonly string[], age: number | undefined): readonly string[] {
  if (age === undefined) return fields;
  const before = Array.from({ length: agePlace[kind] }, (_, place) => fields[place] ?? '');
  return [...before, String(age)];
}

function encodeReport(report: Qm1Report): Sentence {
  switch (report.kind) {
    case 'tag':
    case 'tag-gone': {
      const antenna = report.antenna === undefined ? [] : [report.antenna];
      return { kind: report.kind === 'tag' ? 'TAG' : 'GONE', fields: [report.tag, ...antenna] };
    }
    case 'face':
      return { kind: 'FACE', fields: [report.die, report.face, report.state] };
    case 'button':
      return { kind: 'BUTTON', fields: [report.button] };
  }
}

const signalWords: Readonly<Record<Signal, string>> = { accepted: 'OK', refused: 'NO', 'your-turn': 'TURN' };

/** Undefined when it is not a host's sentence, or one of a version to come. */
export function decodeHostMessage(sentence: Sentence): HostMessage | undefined {
  const [one = '', two = ''] = sentence.fields;
  const number = parseNumber(sentence.kind === 'ACK' ? two : one);
  if (number === undefined) return undefined;
  switch (sentence.kind) {
    case 'WHO':
      return { type: 'who', version: number, ...(bootShape.test(two) && { boot: two }) };
    case 'ACK':
      return bootShape.test(one) ? { type: 'acknowledge', boot: one, number } : undefined;
    case 'STATE':
      return { type: 'state', request: number };
    case 'SIG': {
      const signal = signals.find((each) => signalWords[each] === two);
      return signal && { type: 'signal', request: number, signal };
    }
    default:
      return undefined;
  }
}

export function encodeHostMessage(message: HostMessage): Sentence {
  switch (message.type) {
    case 'who':
      return { kind: 'WHO', fields: [String(message.version), ...(message.boot ? [message.boot] : [])] };
    case 'acknowledge':
      return { kind: 'ACK', fields: [message.boot, String(message.number)] };
    case 'state':
      return { kind: 'STATE', fields: [String(message.request)] };
    case 'signal':
      return { kind: 'SIG', fields: [String(message.request), signalWords[message.signal]] };
  }
}
