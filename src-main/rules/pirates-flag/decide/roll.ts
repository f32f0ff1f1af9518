import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { refusal } from '../refusals.ts';
import { diceFor, isFighting, purposeOf, totalOf } from '../rolls.ts';
import { modifiersOf, type RollPurpose, type State } from '../state.ts';
import { settleBattle } from './battle.ts';
import { isGoingOn, isKnown, isTold, obligations } from './checks.ts';
import { settleStart } from './opening.ts';
import { decideBy, type Script } from './script.ts';
import { sailOnlyCourse } from './only-course.ts';
import { onOwnTurn } from './turn.ts';
import { endMovement } from './voyage.ts';

/** What was seen of the dice: each face, or only their sum. */
type Dice =
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  | { readonly kind: 'sum'; readonly sum: number };

export const decideRoll = (state: State, command: CommandOf<'roll'>, waived: Waived) =>
  decideDice(state, command.seat, { kind: 'faces', faces: command.faces }, waived);

export const decideRollSum = (state: State, command: CommandOf<'rollSum'>, waived: Waived) =>
  decideDice(state, command.seat, { kind: 'sum', sum: command.sum }, waived);

function decideDice(state: State, seat: SeatId, dice: Dice, waived: Waived): Decision<Event> {
  const told = isTold(state, 'cards');
  const { phase } = state;
  const forced = purposeOf(state, seat) === 'forced';
  if (forced || phase.kind === 'opening' || phase.kind === 'battle') {
    const checks = [isKnown(state, seat), isGoingOn(state), told, ...joiningChecks(state, seat)];
    return decideBy(state, waived, checks, (script) => throwDice(script, seat, dice, waived));
  }
  return onOwnTurn(state, seat, waived, [told], (script) => {
    const rolled = script.state.phase.kind !== 'rolling';
    return rolled ? refusal('rolled-already', { player: { seat } }) : throwDice(script, seat, dice, waived);
  });
}

/** Rolls in which several take part: who begins, and a battle. */
function joiningChecks(state: State, seat: SeatId): readonly Check[] {
  const { phase } = state;
  if (purposeOf(state, seat)) return [];
  const joins =
    phase.kind === 'battle'
      ? isFighting(phase, seat)
      : phase.kind === 'opening' && phase.among.includes(seat);
  return [
    () => (joins ? refusal('rolled-already', { player: { seat } }) : undefined),
    () => refusal('not-your-roll', { player: { seat } }),
  ];
}

function throwDice(script: Script, seat: SeatId, dice: Dice, waived: Waived): Refusal | undefined {
  const purpose = purposeOf(script.state, seat);
  if (!purpose) return refusal('not-your-roll', { player: { seat } });
  const needed = diceFor(script.state, purpose);
  const no = firstRefusal(waived, [...obligations(script.state, purpose), () => wrongDice(dice, needed)]);
  if (no) return no;
  land(script, seat, purpose, dice);
  return undefined;
}

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;

function wrongDice(dice: Dice, needed: number): Refusal | undefined {
  if (dice.kind === 'sum')
    return Number.isInteger(dice.sum) && dice.sum >= needed && dice.sum <= needed * 6
      ? undefined
      : refusal('impossible-sum', { sum: dice.sum, least: needed, most: needed * 6 });
  return dice.faces.length === needed && dice.faces.every(isFace)
    ? undefined
    : refusal('wrong-dice', { needed, faces: dice.faces });
}

function land(script: Script, seat: SeatId, purpose: RollPurpose, dice: Dice) {
  const faces = dice.kind === 'faces' ? dice.faces : [];
  const sum = dice.kind === 'sum' ? dice.sum : faces.reduce((whole, face) => whole + face, 0);
  const used = modifiersOf(script.state, seat);
  const total = totalOf(sum, used, script.state.options.doubling);
  script.add({ kind: 'diceRolled', seat, purpose, faces, sum, total, used });
  if (purpose === 'start') settleStart(script);
  if (purpose === 'battle') settleBattle(script);
  if (purpose === 'move' && total === 0) endMovement(script);
  sailOnlyCourse(script);
}
