import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { reasonsInWords } from '../questions/sail.ts';
import { courses, type Course } from '../courses.ts';
import { settled } from '../decide/stack.ts';
import { diceFor, totalOf } from '../rolls.ts';
import {
  flagPlace,
  modifiersOf,
  type Battle,
  type Direction,
  type Flag,
  type Rolled,
  type State,
} from '../state.ts';
import { forcedRolls } from '../tasks.ts';
import { modifierPart, type ModifierPart } from './ships.ts';

export interface TurnPart {
  readonly number: number;
  readonly seat: SeatId;
  readonly phase: State['phase']['kind'];
  /** How many dice the next movement roll has. */
  readonly dice: 1 | 2;
  readonly escape: boolean;
  readonly roll: RollPart | null;
  readonly left: number;
  readonly total: number;
  readonly heading: Direction | null;
  /** Why the movement may end where the ship lies. */
  readonly stops: readonly Message[];
  /** Who has yet to roll for the start, and what the others have. */
  readonly opening: readonly { readonly seat: SeatId; readonly total: number | null }[];
  readonly forced: readonly SeatId[];
}

export interface RollPart {
  readonly seat: SeatId;
  readonly purpose: Rolled['purpose'];
  readonly faces: readonly number[];
  readonly sum: number;
  readonly total: number;
  readonly used: readonly ModifierPart[];
}

const rollPart = (state: State, roll: Rolled): RollPart => ({
  seat: roll.seat,
  purpose: roll.purpose,
  faces: roll.faces,
  sum: roll.sum,
  total: roll.total,
  used: roll.used.map((modifier) => modifierPart(state, modifier)),
});

export function turnPart(state: State): TurnPart {
  const { phase, turn } = state;
  const moving = phase.kind === 'moving' ? phase : undefined;
  return {
    number: turn.number,
    seat: turn.seat,
    phase: phase.kind,
    dice: diceFor(state, 'move'),
    escape: phase.kind === 'rolling' && phase.escape,
    roll: state.lastRoll ? rollPart(state, state.lastRoll) : null,
    left: moving?.left ?? 0,
    total: moving?.total ?? 0,
    heading: moving?.heading ?? null,
    stops: reasonsInWords(state),
    opening:
      phase.kind === 'opening' ? phase.among.map((seat) => ({ seat, total: phase.rolls[seat] ?? null })) : [],
    forced: forcedRolls(state).map(({ seat }) => seat),
  };
}

export const coursesPart = (state: State): readonly Course[] => courses(settled(state));

export interface FlagPart {
  readonly kind: Flag['kind'];
  readonly seat: SeatId | null;
  readonly at: number;
  readonly firstTaker: SeatId | null;
}

export const flagPart = (state: State): FlagPart => ({
  kind: state.flag.kind,
  seat: state.flag.kind === 'carried' ? state.flag.seat : null,
  at: flagPlace(state),
  firstTaker: state.firstTaker,
});

export interface FighterPart {
  readonly seat: SeatId;
  readonly roll: RollPart | null;
  /** What each face would count, from one to six, for who has not rolled yet. */
  readonly counts: readonly number[];
}

export interface BattlePart {
  readonly round: number;
  readonly at: number;
  readonly attacker: FighterPart;
  readonly defender: FighterPart;
}

export function battlePart(state: State): BattlePart | null {
  const { phase } = state;
  if (phase.kind !== 'battle') return null;
  return {
    round: phase.round,
    at: flagPlace(state),
    attacker: fighter(state, phase, phase.attacker),
    defender: fighter(state, phase, phase.defender),
  };
}

function fighter(state: State, battle: Battle, seat: SeatId): FighterPart {
  const roll = battle.rolls[seat];
  const modifiers = modifiersOf(state, seat);
  return {
    seat,
    roll: roll ? rollPart(state, roll) : null,
    counts: [1, 2, 3, 4, 5, 6].map((face) => totalOf(face, modifiers, state.options.doubling)),
  };
}
