import type { Writable } from '../log/sql.ts';
import { putTotals, seatingsOf } from '../log/library/totals.ts';
import type { SeatId } from '../rules/kernel/seat.ts';

/** What the list of people says of each. */
export interface PersonTotals {
  readonly came: number;
  readonly won: number;
  readonly lastAt: number | null;
  readonly mark: SeatId | null;
}

/** Works out anew what many evenings say together, of whatever was touched. */
export function reckon(library: Writable, touched: ReadonlySet<string>): void {
  for (const about of touched) if (about.startsWith('person ')) reckonPerson(library, about);
}

function reckonPerson(library: Writable, about: string): void {
  const seatings = seatingsOf(library, about.slice('person '.length));
  const marks = new Map<string, number>();
  for (const { seat } of seatings) marks.set(seat, (marks.get(seat) ?? 0) + 1);
  const [mark] = [...marks].sort(([, one], [, other]) => other - one);
  const totals: PersonTotals = {
    came: seatings.length,
    won: seatings.filter(({ over, winner }) => over === 1 && winner === 1).length,
    lastAt: seatings.at(-1)?.startedAt ?? null,
    mark: (mark?.[0] ?? null) as SeatId | null,
  };
  putTotals(library, about, { '': totals });
}
