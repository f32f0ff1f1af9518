import { readerKinds } from '../driver.ts';
import type { ReaderKind } from '../driver.ts';
import { parseHex } from '../parser/bytes.ts';
import type { Report } from '../report.ts';
import { mannersOf } from './cast.ts';
import { silence } from './noise.ts';
import type { Noise } from './noise.ts';
import { isRecord, parseReport } from './parse-report.ts';

/** A reader that the script plays. */
export interface Role {
  readonly reader: string;
  readonly kind: ReaderKind;
  readonly name: string;
  /** What tells a QM1 reader from its twins. */
  readonly unit: string;
  /** A peculiarity on the wire, as the end that a scanner puts behind a code. */
  readonly manner: string | undefined;
  /** It keeps its power, and so its memory, when the cable is pulled. */
  readonly hasBattery: boolean;
  /** How its cable is, where it differs from the others'. */
  readonly noise: Partial<Noise>;
  /** The TCP port that it listens on; without one the system gives one. */
  readonly port: number | undefined;
}

export type Act =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'fault'; readonly code: string; readonly text: string }
  | { readonly kind: 'plug'; readonly isIn: boolean }
  | { readonly kind: 'power'; readonly isOn: boolean }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

export interface Cue {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly reader: string;
  readonly act: Act;
}

export interface Script {
  readonly roles: readonly Role[];
  /** In the order of their times. */
  readonly cues: readonly Cue[];
}

export type ScriptFaultCode =
  | 'not-json'
  | 'no-reader'
  | 'unknown-kind'
  | 'unknown-manner'
  | 'declared-twice'
  | 'undeclared'
  | 'no-time'
  | 'bad-deed'
  | 'bad-noise';

export interface ScriptFault {
  readonly line: number;
  readonly code: ScriptFaultCode;
  readonly text: string;
}

export type ParsedScript =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly faults: readonly ScriptFault[] };

type Line = Readonly<Record<string, unknown>>;

/** Reads JSON Lines; every line that is wrong is named, not only the first. */
export function parseScript(text: string): ParsedScript {
  const roles = new Map<string, Role>();
  const cues: Cue[] = [];
  const faults: ScriptFault[] = [];
  for (const [index, source] of text.split(/\r?\n/).entries()) {
    if (source.trim() === '') continue;
    const read = parseLine(source, roles);
    if (typeof read === 'string') faults.push({ line: index + 1, code: read, text: source });
    else if ('act' in read) cues.push(...read.act);
    else roles.set(read.role.reader, read.role);
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, script: { roles: [...roles.values()], cues: cues.sort((a, b) => a.at - b.at) } };
}

type Read = { readonly role: Role } | { readonly act: readonly Cue[] } | ScriptFaultCode;

function parseLine(source: string, roles: ReadonlyMap<string, Role>): Read {
  const line = parseJson(source);
  if (!line) return 'not-json';
  const { reader } = line;
  if (typeof reader !== 'string' || reader === '') return 'no-reader';
  if ('kind' in line) return roles.has(reader) ? 'declared-twice' : parseRole(line, reader);
  return roles.has(reader) ? parseCues(line, reader) : 'undeclared';
}

function parseJson(source: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function parseRole(line: Line, reader: string): Read {
  const kind = readerKinds.find((each) => each === line['kind']);
  if (!kind) return 'unknown-kind';
  const noise = parseNoise(line['noise'] ?? {});
  if (!noise) return 'bad-noise';
  const { name = reader, unit = reader, port, manner } = line;
  const known = mannersOf(kind).find((each) => each === manner);
  if (manner !== undefined && known === undefined) return 'unknown-manner';
  return {
    role: {
      reader,
      kind,
      name: String(name),
      unit: String(unit),
      manner: known,
      hasBattery: line['battery'] === true,
      noise,
      port: typeof port === 'number' ? port : undefined,
    },
  };
}

export function parseNoise(value: unknown): Partial<Noise> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const sound = entries.every(
    ([name, likelihood]) =>
      name in silence && typeof likelihood === 'number' && likelihood >= 0 && likelihood <= 1,
  );
  return sound ? Object.fromEntries(entries) : undefined;
}

function parseCues(line: Line, reader: string): Read {
  const { at } = line;
  if (typeof at !== 'number' || !(at >= 0)) return 'no-time';
  const act = parseAct(line);
  if (!act) return 'bad-deed';
  const until = line['for'];
  const cue: Cue = { at, reader, act };
  if (until === undefined) return { act: [cue] };
  if (typeof until !== 'number' || act.kind !== 'report' || act.report.kind !== 'tag') return 'bad-deed';
  const gone: Act = { kind: 'report', report: { ...act.report, kind: 'tag-gone' } };
  return { act: [cue, { at: at + until, reader, act: gone }] };
}

function parseAct(line: Line): Act | undefined {
  const { report: told, plug, power, bytes, fault } = line;
  if (plug === 'in' || plug === 'out') return { kind: 'plug', isIn: plug === 'in' };
  if (power === 'on' || power === 'off') return { kind: 'power', isOn: power === 'on' };
  if (typeof bytes === 'string' && /^([0-9A-Fa-f]{2})+$/.test(bytes))
    return { kind: 'bytes', bytes: parseHex(bytes) };
  if (isRecord(fault))
    return { kind: 'fault', code: String(fault['code'] ?? ''), text: String(fault['text'] ?? '') };
  const report = parseReport(told);
  return report && { kind: 'report', report };
}
