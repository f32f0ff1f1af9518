import { message, type Message } from '../../kernel/message.ts';
import { digit, numbers, throwing, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Interpretation, Sign } from '../../kernel/sign.ts';
import type { Command } from '../commands.ts';
import { diceFor, totalOf } from '../rolls.ts';
import { modifiersOf, placeOf, type Battle, type Phase, type State } from '../state.ts';
import { forcedRolls } from '../tasks.ts';
import { seatIn } from './signs.ts';

export const dice = ['first', 'second'] as const;

type Count = 1 | 2;
type Opening = Extract<Phase, { readonly kind: 'opening' }>;

/** As many as they are, so many they show at least. */
const rangeOf = (count: Count) => ({ least: count, most: count * 6 });

/** One press for what the dice show: a face, or the sum of two. */
function diceStep(state: State, seat: SeatId, count: Count) {
  const { least, most } = rangeOf(count);
  const modifiers = modifiersOf(state, seat);
  const shown = (sum: number): { readonly note?: Message } =>
    modifiers.length > 0
      ? { note: message('answer.total', { total: totalOf(sum, modifiers, state.options.doubling) }) }
      : {};
  return step<Command>(
    'die',
    numbers(
      upTo(most, least),
      (sum) => ({
        command: thrown(seat, count, sum),
        label: message('answer.number', { number: sum }),
        ...shown(sum),
        ...digit(sum),
      }),
      { least, most },
    ),
    ...throwing(dice),
  );
}

const thrown = (seat: SeatId, count: Count, sum: number): Command =>
  count === 1 ? { kind: 'roll', seat, faces: [sum] } : { kind: 'rollSum', seat, sum };

/** Faces of different dice make a roll; a die that lies anew replaces what it showed before. */
function readDice(
  count: Count,
  signs: readonly Sign[],
  seat: SeatId | undefined,
  isNamed = false,
): Interpretation<Command> {
  const newest = signs.at(-1);
  if (newest?.kind !== 'face' && newest?.kind !== 'number' && !isNamed) return { kind: 'unfit' };
  const sum = signs.findLast((sign) => sign.kind === 'number')?.value;
  const faces = new Map(signs.flatMap((sign) => (sign.kind === 'face' ? [[sign.die, sign.face]] : [])));
  const values = [...faces.values()].map(Number);
  if (values.some((value) => !Number.isInteger(value))) return { kind: 'unfit' };
  if (sum === undefined && values.length < count)
    return { kind: 'incomplete', missing: [...(seat ? [] : ['seat']), 'die'] };
  if (!seat) return { kind: 'incomplete', missing: ['seat'] };
  if (sum !== undefined) return { kind: 'command', command: thrown(seat, count, sum) };
  return { kind: 'command', command: { kind: 'roll', seat, faces: values.slice(-count) } };
}

/** Who begins is rolled for by all at once. */
export const startRoll = defineQuestion<State, Command, Opening>({
  kind: 'start-roll',
  makes: ['roll', 'rollSum'],
  rule: 'start',
  whose: (_, { among }) => among,
  answered: (_, { among, rolls }) => among.filter((seat) => rolls[seat] !== undefined),
  ask: () => message('prompt.start-roll.all'),
  shown: (_, opening) => opening,
  step: (state, _, seat) => seat && diceStep(state, seat, 2),
  // Whose a die is can be said with a token, since no card could be meant by it yet.
  read: (_, __, signs, seat) =>
    readDice(
      2,
      signs,
      seat ?? seatIn(signs),
      signs.slice(-1).some((sign) => seatIn([sign]) !== undefined),
    ),
});

const isEscape = ({ phase }: State): boolean => phase.kind === 'rolling' && phase.escape;

export const roll = defineQuestion<State, Command>({
  kind: 'roll',
  makes: ['roll', 'rollSum'],
  rule: (state) => (isEscape(state) ? 'battle' : 'dice'),
  whom: ({ turn }) => [turn.seat],
  ask: (state) =>
    message(isEscape(state) ? 'prompt.roll.escape' : 'prompt.roll', { count: diceFor(state, 'move') }),
  hint: (state) => message('prompt.roll.hint', { count: diceFor(state, 'move') }),
  shown: (state) => {
    const { seat, number } = state.turn;
    return [number, diceFor(state, 'move'), isEscape(state), placeOf(state, seat), modifiersOf(state, seat)];
  },
  step: (state) => diceStep(state, state.turn.seat, diceFor(state, 'move')),
  read: (state, _, signs, seat) => readDice(diceFor(state, 'move'), signs, seat ?? state.turn.seat),
});

const fighters = ({ attacker, defender }: Battle) => [attacker, defender];

const inBattle = ({ rolls, round }: Battle, of: readonly SeatId[]): string => {
  const kind = round > 1 ? 'prompt.battle-roll.again' : 'prompt.battle-roll';
  return of.some((seat) => rolls[seat]) ? kind : `${kind}.all`;
};

export const battleRoll = defineQuestion<State, Command, Battle>({
  kind: 'battle-roll',
  makes: ['roll', 'rollSum'],
  rule: 'battle',
  whose: (_, battle) => fighters(battle),
  answered: (_, battle) => fighters(battle).filter((seat) => battle.rolls[seat]),
  ask: (_, battle) => message(inBattle(battle, fighters(battle))),
  shown: (state, battle) => {
    const whom = fighters(battle);
    const modifiers = whom.map((seat) => modifiersOf(state, seat));
    return [state.turn.number, whom, battle.rolls, battle.round, modifiers];
  },
  step: (state, _, seat) => seat && diceStep(state, seat, 1),
  read: (_, __, signs, seat) => readDice(1, signs, seat),
});

export const forcedRoll = defineQuestion<State, Command, SeatId>({
  kind: 'forced-roll',
  makes: ['roll', 'rollSum'],
  rule: 'stack',
  whom: (_, seat) => [seat],
  shown: (state, seat) => [
    state.turn.number,
    forcedRolls(state).map((forced) => ({ seat: forced.seat, row: forced.row })),
    modifiersOf(state, seat),
  ],
  step: (state, seat) => diceStep(state, seat, 1),
  read: (_, seat, signs, given) => readDice(1, signs, given ?? seat),
});

export const rollQuestions = [startRoll, roll, battleRoll, forcedRoll];
