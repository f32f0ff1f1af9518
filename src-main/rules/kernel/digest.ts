import { lately } from './lately.ts';

/** The same text for the same content, whatever the order in which an object was put together. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item)}`;
    return `[${text}]`;
  }
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(members).sort())
    if (members[name] !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(members[name])}`;
  return `{${text}}`;
}

/** Of one state several questions show the same: the purses, the rows. */
const writtenOnce = lately(canonical, 16);
const shown = (value: unknown, deep: number): string => {
  if (typeof value !== 'object' || value === null) return canonical(value);
  return deep > 0 && Array.isArray(value)
    ? `[${value.map((one) => shown(one, deep - 1)).join(',')}]`
    : writtenOnce(value);
};

/**
 * A short name for some content, FNV-1a over two differently seeded halves. It tells questions apart that one
 * table asks in one evening; it protects nothing, so no cryptography is needed here.
 */
export function digest(value: unknown): string {
  // The kind of a question, whom it asks, and of what it shows each by itself.
  const text = shown(value, 2);
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + at), 0x01000193);
  }
  return (high >>> 0).toString(36).padStart(7, '0') + (low >>> 0).toString(36).padStart(7, '0');
}
