import { seatIds, type SeatId } from '../kernel/seat.ts';

/** Who lays cards: captains, and at small tables the Dummy hand and the House, which nobody sits behind. */
const extras = ['dummy', 'house'] as const;
export type Extra = (typeof extras)[number];
export type Player = SeatId | Extra;
export const players = [...seatIds, ...extras] as const;

export type ByPlayer<Value> = { readonly [player in Player]?: Value };

export const isCaptain = (player: Player): player is SeatId => player !== 'dummy' && player !== 'house';

/** Once round the table, beginning with `from`. */
export function clockwise(order: readonly Player[], from: Player): readonly Player[] {
  const at = Math.max(0, order.indexOf(from));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Who sits to the left of `from`. */
export const leftOf = (order: readonly Player[], from: Player): Player =>
  order[(order.indexOf(from) + 1) % order.length] ?? from;

/** The next captain to the left: the Dummy and the House neither deal nor bid. */
export const captainLeftOf = (order: readonly Player[], from: Player): SeatId | undefined =>
  [...clockwise(order, from).slice(1), from].filter(isCaptain)[0];

export const captainsOf = (order: readonly Player[]): readonly SeatId[] => order.filter(isCaptain);

export function forPlayers<Value>(
  among: readonly Player[],
  value: (player: Player) => Value,
): ByPlayer<Value> {
  return Object.fromEntries(among.map((player) => [player, value(player)]));
}

/** None counts as nought. */
export const numberOf = (numbers: ByPlayer<number> | undefined, player: Player): number =>
  numbers?.[player] ?? 0;

export function totalOf(numbers: ByPlayer<number>): number {
  let sum = 0;
  for (const player in numbers) sum += numberOf(numbers, player as Player);
  return sum;
}
