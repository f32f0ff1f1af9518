import type { AnyGame, Setup } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { OptionValues } from '../rules/kernel/option.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Boundary } from './games.ts';
import { problemOf } from './problem.ts';
import type { SessionSetup } from './request.ts';

/** A set-up from a page or a file. What the rules would refuse is said in their words before any schema's. */
export function readSetup(boundary: Boundary, value: unknown): Result<SessionSetup, Refusal> {
  const { game, setupSchema } = boundary;
  const refused = refusedByRules(game, value);
  if (refused) return refuse(refused);
  const read = setupSchema.safeParse(value);
  if (read.success) return accept(read.data);
  return refuse({
    code: 'bad-setup',
    rule: 'table.begin',
    waivable: false,
    values: { ...problemOf(read.error) },
  });
}

/** What a reader of lines needs to read how an evening began, where a correction changes that. */
export interface Beginning {
  readonly schema: Boundary['beginSchema'];
  refused(setup: unknown): Refusal | undefined;
}

export const beginningOf = ({ game, beginSchema }: Boundary): Beginning => ({
  schema: beginSchema,
  refused: (setup) => refusedByRules(game, setup),
});

/** Seats, depth and house rules, as far as they can be made out. */
function refusedByRules(game: AnyGame, value: unknown): Refusal | undefined {
  const { seats, depth, options } = isObject(value) ? value : {};
  if (!Array.isArray(seats)) return undefined;
  const marks = seats.map((one: unknown) => (isObject(one) ? one['seat'] : undefined));
  if (!marks.every((mark): mark is SeatId => typeof mark === 'string')) return undefined;
  const setup: Setup = {
    seats: marks,
    ...(typeof depth === 'string' ? { depth } : {}),
    ...(isObject(options) ? { options: options as OptionValues } : {}),
  };
  const begun = game.begin(setup);
  return begun.ok ? undefined : begun.no;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
