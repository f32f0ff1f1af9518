type Members = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Members => Object.getPrototypeOf(value) === Object.prototype;

/** What is the same as before is the same object as before, all of it or a part. */
function asBefore<Value>(before: unknown, now: Value): Value;
function asBefore(before: unknown, now: unknown): unknown {
  if (before === now || !before || !now || typeof before !== 'object' || typeof now !== 'object') return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const rows: readonly unknown[] = before;
    const list = now.map((value, nth) => asBefore(rows[nth], value));
    return list.length === rows.length && list.every((value, nth) => value === rows[nth]) ? before : list;
  }
  if (!isPlain(before) || !isPlain(now)) return now;
  const names = Object.keys(now);
  const members = names.map((name) => [name, asBefore(before[name], now[name])] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    members.every(([name, value]) => name in before && value === before[name]);
  return isSame ? before : Object.fromEntries(members);
}

/** What is made, made anew only as far as it is another: with every entry most of a table stays as it was. */
export function steady<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made = asBefore(made, make()));
}
