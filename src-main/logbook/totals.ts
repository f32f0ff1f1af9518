import type { Writable } from '../log/sql.ts';
import {
  countsKey,
  othersOf,
  putTotals,
  rolledBy,
  seatingsAt,
  seatingsOf,
  type PersonCounts,
} from '../log/library/totals.ts';
import { listTotal, marksIn } from '../log/library/evenings.ts';
import { dieSumsOf } from './die-sums.ts';
import { gameSumsOf } from './game-sums.ts';
import { listSumsOf } from './list-sums.ts';
import { sumsOf, type PersonSums } from './person-sums.ts';

/** Works out anew what many evenings say together, of whatever was touched. */
export function reckon(library: Writable, touched: ReadonlySet<string>): void {
  for (const about of touched) {
    const [kind = '', ...name] = about.split(' ');
    putTotals(library, about, sumsAbout(library, kind, name.join(' ')));
  }
}

function sumsAbout(library: Writable, kind: string, name: string): Readonly<Record<string, unknown>> {
  if (kind === 'person') return personTotals(library, name);
  if (kind === listTotal) return { '': listSumsOf(marksIn(library)) };
  if (kind === 'die') return dieSumsOf(name, rolledBy(library, name));
  return { '': gameSumsOf(seatingsAt(library, name)) };
}

/** Of all years, of each by itself, and the little that a list of everybody reads of each. */
function personTotals(
  library: Writable,
  person: string,
): Readonly<Record<string, PersonSums | PersonCounts>> {
  const seatings = seatingsOf(library, person);
  const others = othersOf(library, person);
  const years = [...Map.groupBy(seatings, ({ year }) => year)].map(
    ([year, its]): readonly [string, PersonSums] => {
      const evenings = new Set(its.map(({ evening }) => evening));
      const there = others.filter(({ evening }) => evenings.has(evening));
      return [String(year), sumsOf(its, there)];
    },
  );
  const all = sumsOf(seatings, others);
  const { came, won, lastAt, mark } = all;
  const counts: PersonCounts = { came, won, lastAt, mark };
  return { '': all, [countsKey]: counts, ...Object.fromEntries(years) };
}
