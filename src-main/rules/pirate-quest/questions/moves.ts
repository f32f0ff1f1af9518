import { message, type Message } from '../../kernel/message.ts';
import { numbers, squares, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { bumps, farthestRank, reachable, wayOf } from '../movement.ts';
import { squareName } from '../names.ts';
import { captainsOf, numberOf, type Player } from '../player.ts';
import { goalRank, markerOf } from '../race.ts';
import type { State } from '../state.ts';
import { onOwnTurn } from '../windows.ts';
import { saying } from './made.ts';
import { reckoningOpen } from './windows.ts';

interface Movers {
  readonly seats: readonly SeatId[];
  /** For whom the question is put into words, where several are level. */
  readonly first: SeatId;
}

const move = defineQuestion<State, Command, Movers>({
  kind: 'move',
  makes: ['move', 'advance', 'stop'],
  places: true,
  rule: 'movement',
  whose: (_, { seats }) => seats,
  ask: (state, { seats, first }) =>
    message(seats.length > 1 ? 'prompt.move.tied.all' : 'prompt.move', {
      left: numberOf(state.moving?.left, first),
    }),
  hint: (state, { first }) => hintFor(state, first),
  shown: ({ battle, markers, moving }) => ({
    number: battle.number,
    markers,
    left: moving?.left,
    results: moving?.results,
  }),
  step: (state, _, seat) =>
    seat &&
    step<Command>(
      'square',
      squaresFor(state, seat),
      ...(state.chart ? [] : [ranksFor(state, seat)]),
      saying('stop', { kind: 'stop', seat }, 'stop'),
    ),
});

/** Why this many, and whether all of it has to be moved. */
function hintFor(state: State, player: Player): Message {
  const { moving, chart, options } = state;
  if (!chart) return message('prompt.move.hint.rank');
  if (moving?.hindsight.some((seat) => seat === player)) return message('prompt.move.hint.hindsight');
  if (moving?.results[player]?.outcome === 'missed-by-one') return message('prompt.move.hint.missed');
  return message(options.stopEarly ? 'prompt.move.hint.met' : 'prompt.move.hint.all');
}

/** Every square that can be reached with its price, then taken ones beside the marker. */
function pricedSquares(state: State, seat: SeatId): ReadonlyMap<string, Message> {
  const { chart } = state;
  if (!chart) return new Map();
  const from = markerOf(state, seat).square;
  const way = wayOf(state, seat);
  return new Map([
    ...reachable(chart, from, way).map(
      ({ square, distance }) => [square, message('answer.move.note', { points: distance })] as const,
    ),
    ...bumps(chart, from, way).map((square) => [square, message('answer.move.taken')] as const),
  ]);
}

function squaresFor(state: State, seat: SeatId): Pick<Command> {
  const priced = pricedSquares(state, seat);
  return squares([...priced.keys()], (to): Made<Command> => {
    const note = priced.get(to);
    return {
      command: { kind: 'move', seat, to },
      label: squareName(state.chart, to),
      ...(note ? { note } : {}),
    };
  });
}

function ranksFor(state: State, seat: SeatId): Pick<Command> {
  const { rank } = markerOf(state, seat);
  return numbers(upTo(farthestRank(state, seat), rank), (to) =>
    to < 0
      ? undefined
      : {
          command: { kind: 'advance', seat, rank: to },
          label: to === goalRank(state) ? message('answer.goal') : message('answer.rank', { rank: to }),
          note: message('answer.advance.note', { ranks: to - rank }),
        },
  );
}

export const moveQuestions = [move];

/** The move, and what a mover may claim or buy before the first step. */
export function moveOpen(state: State, players: readonly Player[]): readonly Asked<State, Command>[] {
  const seats = captainsOf(players);
  const [first] = seats;
  if (first === undefined) return [];
  return [move(state, { seats, first }), ...reckoningOpen(state, onOwnTurn(state))];
}
