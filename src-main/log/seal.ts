import { hash } from 'node:crypto';
import type { Bindable } from './sql.ts';

/**
 * The bytes over which a seal is taken: each value as a letter for its type, the number of its bytes in decimal, a
 * colon, and the bytes, so that no two lists of values have the same bytes. Text is UTF-8, a number its decimal
 * text, nothing is `n0:`. docs/database.md explains it for people who verify a file with a program of their own.
 */
export function sealOf(values: readonly Bindable[]): string {
  return values.some(isBytes)
    ? hash('sha256', Buffer.concat(values.map(toBytes)))
    : hash('sha256', values.map(toText).join(''));
}

const isBytes = (value: Bindable): value is Uint8Array => value !== null && typeof value === 'object';

const toBytes = (value: Bindable): Uint8Array =>
  isBytes(value) ? Buffer.concat([Buffer.from(`b${value.length}:`), value]) : Buffer.from(toText(value));

function toText(value: Bindable): string {
  if (typeof value === 'string') return `t${Buffer.byteLength(value)}:${value}`;
  if (value === null) return 'n0:';
  if (typeof value !== 'number') throw new Error('bytes have no text');
  const digits = String(value);
  return `i${digits.length}:${digits}`;
}

/**
 * The tables whose rows are sealed, each row over the seal of the row before it (the first over the heading's, the
 * heading over nothing) and every stored value in this order.
 */
export const sealedColumns = {
  heading: ['id', 'game', 'started_at'],
  titles: ['number', 'title'],
  entries: [
    'seq',
    'kind',
    'parent',
    'head',
    'command',
    'events',
    'source',
    'override_codes',
    'override_reason',
    'at',
    'command_id',
    'redecides',
    'closes',
  ],
  readings: ['id', 'reader', 'raw', 'report', 'at'],
  fates: ['id', 'reading', 'fate', 'entry', 'code'],
} as const;
export type SealedTable = keyof typeof sealedColumns;

/** Names its table, so that a row of one cannot pass for a row of another. */
export const sealRow = (table: SealedTable, previous: string | null, values: readonly Bindable[]): string =>
  sealOf([table, previous, ...values]);
