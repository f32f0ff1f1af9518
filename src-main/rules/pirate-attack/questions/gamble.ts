import { message } from '../../kernel/message.ts';
import { digit, numbers, otherDice, spelled, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command, CommandOf } from '../commands.ts';
import { seenOf } from '../fleets.ts';
import { dueFrom, gambleTask, stakeLeft, wagersFor, type GambleTask, type Wagered } from '../gamble/task.ts';
import type { State } from '../state.ts';
import { shipsPick } from './ships.ts';

type Play = CommandOf<'playMagic'>;

export const mayGamble = (state: State, seat: SeatId): boolean =>
  wagersFor(state, seat, 'gold').length > 0 || wagersFor(state, seat, 'ships').length > 0;

/** Gold or ships, and then how much. */
export const gambleStep = (state: State, play: Play): Step<Command> =>
  step(
    'wager',
    spelled<Command>([
      ['gold', wager(state, play, 'gold', (gold) => ({ ...play, gold }))],
      ['ships', wager(state, play, 'ships', (count) => ({ ...play, count }))],
    ]),
  );

function wager(state: State, { seat }: Play, of: Wagered, make: (count: number) => Play): Made<Command> {
  const counts = wagersFor(state, seat, of);
  const most = Math.max(1, ...counts);
  return {
    label: message(`answer.gamble.${of}`),
    next: () =>
      step(
        'number',
        numbers(
          counts,
          (count) => ({
            command: make(count),
            label: message('answer.amount', { amount: count }),
            ...digit(count),
          }),
          { least: 1, most },
        ),
      ),
  };
}

/** Which ships a captain stakes, says whoever has played the card. */
const stake = defineQuestion<State, Command, GambleTask>({
  kind: 'stake',
  makes: ['stakeShips'],
  rule: 'gambler',
  whom: (_, { seat }) => [seat],
  ask: (_, task) => {
    const { wager: asked } = task;
    const whose = stakeLeft(task)?.seat ?? task.seat;
    return whose === task.seat
      ? message('prompt.stake.own', { count: asked.count })
      : message('prompt.stake.of', { of: { seat: whose }, count: asked.count });
  },
  shown: (state, task) => [state.round, task, state.rows],
  step: (state, task) => {
    const seat = stakeLeft(task)?.seat;
    if (!seat) return undefined;
    const due = dueFrom(state, seat, task.wager);
    return due > 0
      ? stakeStep(state, seat, due, [])
      : step(
          'choice',
          words(['stake-none'], () => ({
            command: { kind: 'stakeShips', seat, ships: [] },
            label: message('answer.stake-none'),
          })),
        );
  },
});

/** One ship after the other; only to the right of those before it, so that no choice comes twice. */
export function stakeStep(
  state: State,
  seat: SeatId,
  count: number,
  before: readonly number[],
): Step<Command> {
  const seen = seenOf(state, seat).map(({ id }) => id);
  const from = seen.findIndex((id) => id === before.at(-1)) + 1;
  const last = seen.length - (count - before.length);
  return step(
    before.length === 0 ? 'ship' : `ship-${before.length + 1}`,
    shipsPick(state, seen.slice(from, last + 1), (ship) => {
      const ships = [...before, ship];
      return ships.length === count
        ? { command: { kind: 'stakeShips', seat, ships } }
        : { next: () => stakeStep(state, seat, count, ships) };
    }),
  );
}

/** What the next captain throws; any die that is read is the throw. */
const roll = defineQuestion<State, Command, GambleTask>({
  kind: 'gamble',
  makes: ['throwStake'],
  rule: 'gambler',
  whom: (_, { seat, left: [next = seat] }) => [next],
  ask: (_, { wager: { of, count } }) => message(`prompt.gamble.${of}`, { count }),
  shown: (state, task) => [state.round, task],
  step: (state, { left: [seat] }) => {
    if (!seat) return undefined;
    const thrown = (face: number): Made<Command> => ({
      command: { kind: 'throwStake', seat, face },
      label: message('answer.amount', { amount: face }),
      ...digit(face),
    });
    return step<Command>(
      'number',
      numbers(upTo(state.options.die, 1), thrown),
      otherDice(
        (face) => thrown(Number(face)),
        () => undefined,
      ),
    );
  },
});

export function gamblesOpen(state: State): readonly Asked<State, Command>[] {
  const task = gambleTask(state);
  if (!task) return [];
  return [stakeLeft(task) ? stake(state, task) : roll(state, task)];
}

export const gambleQuestions: readonly AnyQuestion[] = [stake, roll];
