import { positionsKept } from './constants.ts';
import { distance } from './number.ts';

/** The last number taken from one boot of one reader. Whoever keeps it over a restart takes nothing twice. */
export interface Position {
  readonly unit: string;
  readonly boot: string;
  readonly number: number;
}

/** What was stored of an earlier conversation; whatever makes no sense is as if it had never been. */
export function parsePositions(memory: unknown): readonly Position[] {
  return Array.isArray(memory) ? memory.filter(isPosition) : [];
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, boot, number }: Partial<Record<keyof Position, unknown>> = value;
  return typeof unit === 'string' && typeof boot === 'string' && Number.isInteger(number);
}

type Boot = Omit<Position, 'number'>;

export function positionOf(positions: readonly Position[], { unit, boot }: Boot): number | undefined {
  return positions.find((each) => each.unit === unit && each.boot === boot)?.number;
}

/** Moves on, never back: a sentence that was long under way must not open the door to old numbers. */
export function movedTo(positions: readonly Position[], to: Position): readonly Position[] {
  const known = positionOf(positions, to);
  const behind = known !== undefined && distance(known, to.number) < 0;
  const others = positions.filter((each) => each.unit !== to.unit || each.boot !== to.boot);
  return [...others, behind ? { ...to, number: known } : to].slice(-positionsKept);
}
