/**
 * What makes one value as JSON has it into another, so that only what is not the same travels. One of
 * - `[value]`: another value altogether;
 * - `[start, gone, rows]`: in a list, so many rows from there on make room for these;
 * - `[first, second]`: one change, and then another;
 * - `{ member: change }`: in an object or a list, the members that are otherwise; 0 for one that is gone.
 */
export type Change = readonly [unknown] | Splice | readonly [Change, Change] | MemberChanges;
type Splice = readonly [number, number, readonly unknown[]];
export interface MemberChanges {
  readonly [member: string]: Change | 0;
}

type Members = Readonly<Record<string, unknown>>;

/** Nothing, where the two would be written alike. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isObject(before) && isObject(after)) return membersChange(before, after);
  return [after ?? null];
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is alike at both ends stays; of as many rows as before each changes by itself. */
function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1;
  const [gone, come] = [before.length - end - start, after.length - end - start];
  if (gone === 0 && come === 0) return undefined;
  if (gone === come) return rowsChange(before, after, start, start + come);
  const splice = spliceWithin(before, after, start, end);
  if (!splice) return [start, gone, after.slice(start, start + come)];
  const spliced = withChange(before, splice) as readonly unknown[];
  return [splice, rowsChange(spliced, after, start, start + come)];
}

function rowsChange(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  end: number,
): MemberChanges {
  const changes: [string, Change][] = [];
  for (let nth = start; nth < end; nth++) {
    const change = changeBetween(before[nth], after[nth]);
    if (change) changes.push([String(nth), change]);
  }
  return Object.fromEntries(changes);
}

/**
 * Where rows came or went between such as stay: the place at which most of the others are alike then. Nothing where none
 * is.
 */
function spliceWithin(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  end: number,
): Splice | undefined {
  const more = after.length - before.length;
  const [back, front] = [Math.max(0, -more), Math.max(0, more)];
  const most = Math.min(before.length, after.length) - end;
  // How many rows are alike if it is here that they came or went, counted from the first place on.
  let alike = 0;
  for (let nth = start; nth < most; nth++) alike += isSame(before[nth + back], after[nth + front]) ? 1 : 0;
  let [best, place] = [alike, start];
  for (let nth = start; nth < most; nth++) {
    alike += isSame(before[nth], after[nth]) ? 1 : 0;
    alike -= isSame(before[nth + back], after[nth + front]) ? 1 : 0;
    if (alike > best) [best, place] = [alike, nth + 1];
  }
  return best === 0 ? undefined : [place, back, after.slice(place, place + front)];
}

function membersChange(before: Members, after: Members): Change | undefined {
  const changes: [string, Change | 0][] = [];
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    const change = isThere(before, name) ? changeBetween(before[name], value) : ([value] as const);
    if (change) changes.push([name, change]);
  }
  for (const name of Object.keys(before))
    if (before[name] !== undefined && !isThere(after, name)) changes.push([name, 0]);
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

const isThere = (members: Members, name: string): boolean =>
  members[name] !== undefined && Object.hasOwn(members, name);

/** Whether the two would be written alike. Every part is held so against what was sent: nothing is made for it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  return isObject(one) && isObject(other) && haveSame(one, other);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let nth = 0; nth < one.length; nth++) if (!isSame(one[nth], other[nth])) return false;
  return true;
}

function haveSame(one: Members, other: Members): boolean {
  let members = 0;
  for (const name in one) {
    if (one[name] === undefined) continue;
    if (!isThere(other, name) || !isSame(one[name], other[name])) return false;
    members += 1;
  }
  for (const name in other) if (other[name] !== undefined) members -= 1;
  return members === 0;
}

/** Another value altogether. */
export const isWhole = (change: Change): boolean => Array.isArray(change) && change.length === 1;

/** The value after it; whatever did not change is the same object as before. */
export function withChange(before: unknown, change: Change): unknown {
  if (!Array.isArray(change)) return withMembers(before, change as MemberChanges);
  if (change.length === 1) return change[0];
  if (change.length === 2) return withChange(withChange(before, change[0]), change[1]);
  const [start, gone, rows] = change as Splice;
  const list = before as readonly unknown[];
  return [...list.slice(0, start), ...rows, ...list.slice(start + gone)];
}

function withMembers(before: unknown, changes: MemberChanges): unknown {
  const after = (value: unknown, change: Change | 0 | undefined): unknown =>
    change === undefined || change === 0 ? value : withChange(value, change);
  if (Array.isArray(before)) return before.map((value, nth) => after(value, changes[nth]));
  const known = before as Members;
  const otherwise = Object.entries(changes).map(
    ([name, change]) => [name, after(known[name], change)] as const,
  );
  const all = { ...known, ...Object.fromEntries(otherwise) };
  if (otherwise.every(([name]) => changes[name] !== 0)) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => changes[name] !== 0));
}
