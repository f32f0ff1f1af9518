import type { PendingPart, ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import { rectAround, type Rect } from '../../look/placing.ts';
import type { Point } from './channel.ts';

/** What a card on the table would do, as an arrow: a push is solid, a pull of the flag dashed. */
export interface Arrow {
  readonly id: string;
  readonly pulls: boolean;
  readonly line: string;
  readonly head: string;
  /** What it takes of the picture. */
  readonly boxes: readonly Rect[];
}

interface Way {
  readonly id: string;
  readonly pulls: boolean;
  readonly from: Point;
  readonly to: Point;
}

const rise = 7;
/** From one ship to its neighbour an arrow is thrown high, or all of it would be its head. */
const short = 10;

const arrowOf = ({ id, pulls, from, to }: Way): Arrow => {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const high = rise + far * 0.06 + Math.max(0, short - far) * 2;
  const bend = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - high };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const tip = (along: number, aside: number): string =>
    `${round(to.x + Math.cos(angle) * along - Math.sin(angle) * aside)} ${round(to.y + Math.sin(angle) * along + Math.cos(angle) * aside)}`;
  return {
    id,
    pulls,
    line: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${tip(-3, 0)}`,
    head: `M${tip(0.6, 0)}L${tip(-4.2, 2.4)}L${tip(-4.2, -2.4)}z`,
    boxes: Array.from({ length: 11 }, (_, nth) => {
      const t = nth / 10;
      const mixed = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
      return rectAround(mixed(from.x, bend.x, to.x), mixed(from.y, bend.y, to.y), far / 10 + 2, 3);
    }),
  };
};

const round = (value: number): number => Math.round(value * 100) / 100;

export function arrowsOf(
  plays: readonly PendingPart[],
  ships: readonly ShipPart[],
  over: (at: number, seat: string) => Point,
): readonly Arrow[] {
  const lies = (seat: string): number => ships.find((ship) => ship.seat === seat)?.at ?? 0;
  return plays.flatMap(({ number, seat, moves, pulls }) => [
    ...moves.map((move) =>
      arrowOf({
        id: `${number} ${move.seat}`,
        pulls: false,
        from: over(move.from, move.seat),
        to: over(move.to, ''),
      }),
    ),
    ...(pulls === null
      ? []
      : [
          arrowOf({
            id: `${number} flag`,
            pulls: true,
            from: over(lies(pulls), pulls),
            to: over(lies(seat), seat),
          }),
        ]),
  ]);
}
