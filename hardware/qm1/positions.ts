import { positionsKept, unitsKept } from './constants.ts';
import { distance } from './number.ts';

/** The last number taken from one boot of one reader. Whoever keeps it over a restart takes nothing twice. */
export interface Position {
  readonly unit: string;
  readonly boot: string;
  readonly number: number;
  /** Of the report that had this number: another one with the same number is of a boot whose name was used again. */
  readonly mark?: number;
  /** The reader has shown that it knows of the acknowledgement: it will never say this number again. */
  readonly settled?: boolean;
}

/** What was stored of an earlier conversation; whatever makes no sense is as if it had never been. */
export function parsePositions(memory: unknown): readonly Position[] {
  return Array.isArray(memory) ? memory.filter(isPosition) : [];
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, boot, number, mark, settled }: Partial<Record<keyof Position, unknown>> = value;
  return (
    typeof unit === 'string' &&
    typeof boot === 'string' &&
    Number.isInteger(number) &&
    (mark === undefined || Number.isInteger(mark)) &&
    (settled === undefined || typeof settled === 'boolean')
  );
}

type Boot = Pick<Position, 'unit' | 'boot'>;

export function positionOf(positions: readonly Position[], { unit, boot }: Boot): Position | undefined {
  return positions.find((each) => each.unit === unit && each.boot === boot);
}

/** Moves on, never back: a sentence that was long under way must not open the door to old numbers. */
export function movedTo(positions: readonly Position[], to: Position): readonly Position[] {
  const known = positionOf(positions, to);
  const behind = known !== undefined && distance(known.number, to.number) < 0;
  return setTo(positions, behind ? known : to);
}

/** For a boot whose name was used again: its numbers begin anew. */
export function setTo(positions: readonly Position[], to: Position): readonly Position[] {
  const ofUnit = positions.filter(({ unit, boot }) => unit === to.unit && boot !== to.boot);
  const others = positions.filter(({ unit }) => unit !== to.unit);
  const units = [...new Set(others.map(({ unit }) => unit))].slice(-(unitsKept - 1));
  return [...others.filter(({ unit }) => units.includes(unit)), ...[...ofUnit, to].slice(-positionsKept)];
}
