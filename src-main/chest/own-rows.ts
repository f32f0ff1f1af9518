import { z } from 'zod';
import { boundaryOf } from '../contract/games.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { TypedRows } from '../rules/kernel/own-data.ts';
import { seatIds } from '../rules/kernel/seat.ts';

/** What a table has typed in of its game, as a chest keeps it. */
export interface KeptRows {
  readonly rows: TypedRows;
  /** Rows of an evening that say something else than the chest, which was changed meanwhile: somebody has to choose. */
  readonly differing?: Differing;
}

export interface Differing {
  /** The title of the evening. */
  readonly evening: string;
  /** As the evening has them; null where it has none. */
  readonly rows: TypedRows;
}

export const rowsSchema = z.record(z.string().min(1).max(120), z.unknown()) as z.ZodType<TypedRows>;
export const keptRowsSchema = z.strictObject({
  rows: rowsSchema,
  differing: z.exactOptional(z.strictObject({ evening: z.string().max(200), rows: rowsSchema })),
});

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/**
 * What the chest keeps when an evening is left. What the evening has not touched stays as the chest has it; what it has
 * typed in goes there, unless the chest was changed meanwhile, or has something that the evening was played without:
 * then the chest keeps its own until somebody chooses.
 */
export function keptAfter(
  before: TypedRows,
  chest: KeptRows,
  evening: { readonly title: string; readonly rows: TypedRows },
): KeptRows {
  const rows: Record<string, unknown> = { ...chest.rows };
  const differing: Record<string, unknown> = {};
  for (const row of new Set([
    ...Object.keys(before),
    ...Object.keys(chest.rows),
    ...Object.keys(evening.rows),
  ])) {
    const [was, has, says] = [before[row], chest.rows[row], evening.rows[row]];
    if (isSame(says, has) || isSame(says, was)) continue;
    if (!isSame(has, was) || says === undefined) differing[row] = says ?? null;
    else rows[row] = says;
  }
  if (Object.keys(differing).length > 0)
    return { rows, differing: { evening: evening.title, rows: differing } };
  return chest.differing ? { rows, differing: chest.differing } : { rows };
}

/** The question is asked once: from then on the chest has what was chosen. */
export function settled({ rows, differing }: KeptRows, take: 'chest' | 'evening'): KeptRows {
  if (!differing || take === 'chest') return { rows };
  const all = Object.entries({ ...rows, ...differing.rows });
  return { rows: Object.fromEntries(all.filter(([, value]) => value !== null)) };
}

/** Whether a game could be begun with these: they may come from another version, or from a friend. */
export function canBePlayed(game: string, rows: TypedRows): boolean {
  const boundary = boundaryOf(game);
  const edition = boundary?.game.ownData?.edition(rows);
  if (!boundary || !edition) return false;
  const seats = seatIds.slice(0, Math.max(2, boundary.game.leastSeats));
  const read = boundary.setupSchema.safeParse({
    seats: seats.map((seat) => ({ seat, captain: seat })),
    edition,
  });
  return read.success && boundary.game.begin({ ...read.data, seats }).ok;
}
