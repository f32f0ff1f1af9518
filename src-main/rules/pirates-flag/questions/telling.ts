import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { seats, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Interpretation, Sign } from '../../kernel/sign.ts';
import type { Command } from '../commands.ts';
import { carrierOf, nextSeat, placeOf, type State } from '../state.ts';
import { passDice } from './pass.ts';
import { everySpace, placeLabel, seatLabel, spaceOf, spaces } from './places.ts';
import { seatIn } from './signs.ts';

const placed = (seat: SeatId) => (at: number) => ({
  command: { kind: 'placeShip', seat, at } as const,
  label: placeLabel(at),
});

interface Mover {
  readonly seat: SeatId;
  /** Its place was told already and may be told anew. */
  readonly again: boolean;
}

const shipAt = defineQuestion<State, Command, Mover>({
  kind: 'ship-at',
  makes: ['placeShip'],
  rule: 'depths',
  whom: (_, { seat }) => [seat],
  ask: (_, { again }) => message(again ? 'prompt.ship-at.again' : 'prompt.ship-at'),
  hint: (state, { seat }) => message('prompt.ship-at.hint', { at: placeOf(state, seat) }),
  shown: (state, { seat, again }) => [state.turn.number, placeOf(state, seat), again],
  step: (state, { seat }, given) => spaces(everySpace(state), placed(given ?? seat)),
});

/** A card has moved somebody's ship. */
const shipMoved = defineQuestion<State, Command>({
  kind: 'ship-moved',
  need: 'may',
  makes: ['placeShip'],
  rule: 'depths',
  whom: () => 'anyone',
  whose: (state) => state.seats,
  shown: (state) => [state.turn.number, state.at],
  step: (state, _, seat) => seat && spaces(everySpace(state), placed(seat), false),
  read: (state, _, signs, seat) => readMoved(state, signs, seat),
});

/** Somebody else's ship: from the one whose turn it is a space is its move. */
function readMoved(
  { turn }: State,
  signs: readonly Sign[],
  given: SeatId | undefined,
): Interpretation<Command> {
  const seat = given ?? seatIn(signs);
  const touched = signs.findLast((sign) => sign.kind === 'square');
  const at = touched && spaceOf(touched.square);
  if (given === turn.seat || (touched && at === undefined)) return { kind: 'unfit' };
  if (at === undefined) return seat ? { kind: 'incomplete', missing: ['space'] } : { kind: 'unfit' };
  if (!seat) return { kind: 'incomplete', missing: ['seat'] };
  return { kind: 'command', command: { kind: 'placeShip', seat, at } };
}

const flagAt = defineQuestion<State, Command>({
  kind: 'flag-at',
  need: 'may',
  makes: ['placeFlag'],
  rule: 'flag',
  shown: (state) => [state.turn.number, state.flag],
  step: ({ board, seats: all }) =>
    step<Command>(
      'flag',
      seats(all, (seat) => ({ command: { kind: 'placeFlag', seat }, label: seatLabel(seat) })),
      spaces(
        board.falls.map(({ top }) => top),
        (at) => ({ command: { kind: 'placeFlag', at }, label: message('answer.afloat', { at }) }),
        false,
      ),
      words(['ship'], () => ({ command: { kind: 'placeFlag' }, label: message('answer.flag-ship') })),
    ),
});

interface Told {
  readonly attacker: SeatId;
  readonly defender: SeatId;
  readonly need: Prompt['need'];
}

/** Whoever fights may have won. */
const battleTold = defineQuestion<State, Command, Told>({
  kind: 'battle-told',
  need: ({ need }) => need,
  makes: ['tellBattle'],
  rule: 'battle',
  whom: (_, { attacker }) => [attacker],
  ask: (_, { defender }) => message('prompt.battle-told', { player: { seat: defender } }),
  shown: (state, { attacker, defender }) => [state.turn.number, attacker, defender],
  step: (_, { attacker, defender }, given) =>
    seats([attacker, defender], (winner) => ({
      command: { kind: 'tellBattle', seat: given ?? attacker, winner },
      label: seatLabel(winner),
    })),
});

/** The carrier, where the ship whose turn it is lies beside it and battles are told. */
function foeOf(state: State): readonly SeatId[] {
  const carrier = carrierOf(state);
  const { seat, fought } = state.turn;
  if (state.depth !== 'fights' || fought || !carrier || carrier === seat) return [];
  return placeOf(state, carrier) === placeOf(state, seat) ? [carrier] : [];
}

/** Positions, flag and battles, told by hand. */
export function tellingOpen(state: State): readonly Asked<State, Command>[] {
  const { phase, turn } = state;
  if (phase.kind === 'battle') return [battleTold(state, { ...phase, need: 'must' })];
  if (phase.kind !== 'telling' && phase.kind !== 'sailed') return [];
  const seat = phase.kind === 'sailed' ? nextSeat(state) : turn.seat;
  return [
    shipAt(state, { seat, again: phase.kind === 'telling' && phase.again }),
    ...foeOf(state).map((defender) => battleTold(state, { attacker: turn.seat, defender, need: 'may' })),
    shipMoved(state),
    flagAt(state),
    passDice(state, 'may'),
  ];
}

export const tellingQuestions = [shipAt, shipMoved, flagAt, battleTold];
