import { formatHex, parseHex } from '../parser/bytes.ts';
import { portFaults } from '../port/port.ts';
import type { PortFault } from '../port/port.ts';

/** One thing that happened at one port. */
export interface Moment {
  /** Milliseconds from the beginning of the recording. */
  readonly at: number;
  readonly port: string;
  readonly what: What;
}

export type What =
  | { readonly kind: 'opened' }
  /** Without a fault it was the host that closed it. */
  | { readonly kind: 'closed'; readonly fault: PortFault | undefined }
  | { readonly kind: 'in'; readonly bytes: Uint8Array }
  | { readonly kind: 'out'; readonly bytes: Uint8Array }
  /** What the host knew of the reader on this port, as JSON can hold it: its kind, whose it is. */
  | { readonly kind: 'note'; readonly note: unknown };

export function formatMoment({ at, port, what }: Moment): string {
  return JSON.stringify({ at, port, ...formatWhat(what) });
}

function formatWhat(what: What): object {
  switch (what.kind) {
    case 'opened':
      return { opened: true };
    case 'closed':
      return { closed: what.fault ?? 'by-host' };
    case 'in':
      return { in: formatHex(what.bytes) };
    case 'out':
      return { out: formatHex(what.bytes) };
    case 'note':
      return { note: what.note };
  }
}

/** Undefined when the line is no moment, as the last line of a recording that was cut off. */
export function parseMoment(line: string): Moment | undefined {
  const read = parseJson(line);
  const { at, port } = read;
  const what = parseWhat(read);
  return typeof at === 'number' && typeof port === 'string' && what ? { at, port, what } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function parseJson(line: string): Fields {
  try {
    return asFields(JSON.parse(line));
  } catch {
    return {};
  }
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseWhat(read: Fields): What | undefined {
  if (read['opened'] === true) return { kind: 'opened' };
  if (read['closed'] === 'by-host') return { kind: 'closed', fault: undefined };
  if (read['closed'] !== undefined) return parseClosing(asFields(read['closed']));
  if ('note' in read) return { kind: 'note', note: read['note'] };
  const kind = 'in' in read ? 'in' : 'out';
  const digits = read[kind];
  if (typeof digits !== 'string' || !/^([0-9A-F]{2})*$/i.test(digits)) return undefined;
  return { kind, bytes: parseHex(digits) };
}

function parseClosing({ code, path, detail }: Fields): What | undefined {
  const known = portFaults.find((each) => each === code);
  if (!known || typeof path !== 'string' || typeof detail !== 'string') return undefined;
  return { kind: 'closed', fault: { code: known, path, detail } };
}
