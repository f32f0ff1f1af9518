import { message, type Message } from '../../kernel/message.ts';
import type { BySide, Sheet } from '../battle/steps.ts';
import { leftOf, sizeOf } from '../fleets.ts';
import { sinksNote } from '../questions/outlooks.ts';
import { depths } from '../setup.ts';
import type { State } from '../state.ts';
import { encounterOf, fightSheet } from '../turned.ts';
import { bySide, sheetPart, shipsSide, type SheetPart, type SheetSide } from './sheet.ts';

/** What fights on one side: the ships that are left of it. */
export interface SidePart extends SheetSide {
  readonly ships: number;
  /** What has gone down of it, or changed sides. */
  readonly lost: number;
}

export interface FightPart {
  readonly sides: BySide<SidePart>;
  /** The fight in numbers; nothing where a side has no ship left, or one that nobody has named. */
  readonly sheet: Omit<SheetPart, 'sides'> | null;
  /** Whether anything may still be turned up that would change it. */
  readonly afloat: boolean;
  /** Of each rule on which it hangs who sinks: what counts here, and what would come of the other reading. */
  readonly readings: readonly Message[];
}

export function fightPart(state: State): FightPart | null {
  const { fight } = state;
  if (!fight) return null;
  const [encounter, sheet] = [encounterOf(state), fightSheet(state)];
  const part = encounter && sheet && sheetPart(encounter, sheet);
  return {
    sides: bySide((side): SidePart => {
      const unit = fight[side];
      const left = leftOf(state, unit);
      return {
        ...(part?.sides[side] ?? shipsSide(unit.seat, left.map(sizeOf))),
        ships: left.length,
        lost: unit.ships.length - left.length,
      };
    }),
    sheet: part && numbersOf(part),
    afloat: !(tellsCards(state) && sheet?.certain),
    readings: sheet ? readingsOf(state, sheet) : [],
  };
}

const readingsOf = (state: State, { readings, sunk }: Sheet): readonly Message[] =>
  readings.flatMap(({ option, counts, differs, others }) => {
    const other = others.find((one) => String(one.sunk) !== String(sunk)) ?? others[0];
    if (!differs || !other) return [];
    const rule = message(`reading.${option}`);
    const then = sinksNote(state, other.sunk);
    return typeof counts === 'boolean'
      ? [message(`drawn.sheet.reading.${counts ? 'on' : 'off'}`, { rule, then })]
      : [message('drawn.sheet.reading', { rule, counts: message(`reading.${option}.${counts}`), then })];
  });

const numbersOf = ({ sides: _, ...numbers }: SheetPart): Omit<SheetPart, 'sides'> => numbers;

/** Only who tells each card tells also how many of them lie face down. */
const tellsCards = ({ depth }: State): boolean => depths.indexOf(depth) > depths.indexOf('fights');
