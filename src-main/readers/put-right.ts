import type { Shelf } from '../chest/find.ts';
import type { StoredReading } from '../log/entry.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Report } from '../../hardware/report.ts';
import { read } from './sign-of.ts';

/** A reading that may still be put right, and what became of it. */
export interface Rightable {
  readonly reading: number;
  readonly seat: SeatId | undefined;
  /** The entry that it led to. */
  readonly entry: number | undefined;
}

export type PutRight =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  /** Something was entered since, or the answer had other parts: a correction shows what would change. */
  | { readonly kind: 'later'; readonly entry: number };

/** What is entered anew, in its order, and what only spoke for it: whose it was, the digits of a number. */
interface Anew {
  readonly signs: readonly { readonly id: number; readonly sign: Sign }[];
  readonly also: readonly number[];
  readonly seat: SeatId | undefined;
}

/**
 * What was read was another piece. The entry that it led to is taken back and its readings are entered anew, this one
 * as what it is; where that comes to nothing, the entry is brought back, so that nothing is lost by a slip.
 */
export function putRight(table: RunningTable, shelf: Shelf, known: Rightable, piece: Piece): PutRight {
  const { reading, seat, entry } = known;
  table.dropBegun(({ readings }) => readings.includes(reading));
  const standing = entry === undefined ? undefined : standingFor(table, entry);
  if (entry === undefined || standing === undefined) {
    const signs = [{ id: reading, sign: piece.sign }];
    return { kind: 'done', outcome: signed(table, { signs, also: [], seat }) };
  }
  if (table.head !== entry) return { kind: 'later', entry: standing };
  const anew = anewOf(table.log.readings({ entry }), shelf, known, piece);
  const undone = table.undo(entry);
  if (undone.kind !== 'entered') return { kind: 'done', outcome: undone };
  const outcome = signed(table, anew);
  if (outcome.kind === 'entered') return { kind: 'done', outcome };
  table.dropBegun(({ readings }) => anew.signs.some(({ id }) => readings.includes(id)));
  if (table.redoEntry !== undefined) table.redo(table.redoEntry);
  return outcome.kind === 'refused' ? { kind: 'done', outcome } : { kind: 'later', entry };
}

/** The entry itself, or what stands in its place since a correction decided it anew; nothing where it was taken back. */
function standingFor(table: RunningTable, entry: number): number | undefined {
  for (let now: number | undefined = entry; now !== undefined;) {
    if (table.isInForce(now)) return now;
    const before: number = now;
    now = table.log.entries.findLast(({ redecides }) => redecides === before)?.seq;
  }
  return undefined;
}

/** A token that was shown before the card said whose it is; one behind it was a part of the answer. */
function anewOf(
  stored: readonly StoredReading[],
  shelf: Shelf,
  { reading, seat }: Rightable,
  piece: Piece,
): Anew {
  const all = stored.map(({ id, report }) => ({
    id,
    sign: id === reading ? piece.sign : read(shelf, JSON.parse(report) as Report, seat).signs[0],
  }));
  const speaks = all.find(({ id, sign }) => id < reading && sign?.kind === 'token')?.sign;
  const isSaid = ({ id, sign }: (typeof all)[number]): boolean =>
    sign !== undefined && (sign.kind !== 'token' || id >= reading);
  const signs = all.flatMap((one) => (one.sign && isSaid(one) ? [{ id: one.id, sign: one.sign }] : []));
  const also = all.filter((one) => !isSaid(one)).map(({ id }) => id);
  return { signs, also, seat: seat ?? (speaks?.kind === 'token' ? speaks.seat : undefined) };
}

function signed(table: RunningTable, { signs, also, seat }: Anew): Outcome {
  let outcome: Outcome | undefined;
  signs.forEach(({ id, sign }, at) => {
    outcome = table.sign({
      source: 'scanned',
      sign,
      reading: id,
      also: at === 0 ? also : [],
      ...(seat ? { seat } : {}),
    });
  });
  if (!outcome) throw new Error('nothing to be entered anew');
  return outcome;
}
