import { findUid, type WrittenUid } from './uid.ts';

const names = /^(?:n?uid|tag|tag_?id|card|card_?id|rfid|nfc|nfc_?id|id|epc)$/i;
/** An event lies within a message, hardly deeper. */
const deepest = 3;

function uidOf(value: unknown): WrittenUid | undefined {
  if (typeof value === 'string') return findUid(value, false);
  if (typeof value === 'number') return findUid(String(value), true);
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte)))
    return findUid(value.join(' '), true);
  return undefined;
}

function search(value: unknown, depth: number): WrittenUid | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined;
  const entries = Object.entries(value);
  const named = entries.filter(([name]) => names.test(name)).map(([, each]) => uidOf(each));
  return (
    named.find((uid) => uid !== undefined) ??
    entries.map(([, each]) => search(each, depth + 1)).find((uid) => uid !== undefined)
  );
}

/** The UID in a line of JSON, whether or not words stand before it. */
export function jsonUid(line: string): WrittenUid | undefined {
  const at = line.indexOf('{');
  if (at < 0 || !line.endsWith('}')) return undefined;
  try {
    return search(JSON.parse(line.slice(at)), 1);
  } catch {
    return undefined;
  }
}
