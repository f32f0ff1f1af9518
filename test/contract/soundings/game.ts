import { packsOf } from '../../../src-main/rules/kernel/before.ts';
import { message } from '../../../src-main/rules/kernel/message.ts';
import { plainGame, type PlainState } from '../../../src-main/rules/kernel/plain-game.ts';
import { digit, numbers, upTo } from '../../../src-main/rules/kernel/questions/picks.ts';
import { defineQuestion } from '../../../src-main/rules/kernel/questions/question.ts';
import { accept } from '../../../src-main/rules/kernel/result.ts';
import { clockwiseAfter, type BySeat, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { whole } from '../../../src-main/rules/kernel/shape.ts';
import { de, en } from './text.ts';

interface State extends PlainState {
  readonly turn: SeatId;
  readonly fathoms: BySeat<number>;
}
interface Cast {
  readonly kind: 'cast';
  readonly seat: SeatId;
  readonly fathoms: number;
}
type Event =
  | { readonly kind: 'leadSank'; readonly seat: SeatId; readonly fathoms: number }
  | { readonly kind: 'turnPassed'; readonly to: SeatId };

const deepest = 6;
const fathomsOf = (state: State, seat: SeatId): number => state.fathoms[seat] ?? 0;
const put = (state: State, seat: SeatId, value: number): State => ({
  ...state,
  fathoms: { ...state.fathoms, [seat]: value },
});
const goal = ({ options }: State): number => Number(options['goal']);
const isOver = (state: State): boolean => state.seats.some((seat) => fathomsOf(state, seat) >= goal(state));

/** With the pack Shoals a cast of so many fathoms runs aground, and counts nothing. */
const runsAground = ({ chosen, options }: State, fathoms: number): boolean =>
  Object.values(chosen['packs'] ?? []).includes('shoals') && fathoms <= Number(options['shoal']);

const cast = defineQuestion<State, Cast>({
  kind: 'cast',
  makes: ['cast'],
  rule: 'turn',
  whom: ({ turn }) => [turn],
  shown: (state) => [state.turn, fathomsOf(state, state.turn)],
  step: ({ turn: seat }) =>
    numbers(upTo(deepest, 1), (fathoms) => ({
      command: { kind: 'cast', seat, fathoms },
      label: message('answer.cast', { fathoms }),
      ...digit(fathoms),
    })),
});

export const soundings = plainGame<State, Cast, Event>({
  id: 'soundings',
  mostSeats: 6,
  options: [
    { name: 'goal', digest: '1', type: 'number', least: 6, most: 60, default: 20 },
    { name: 'shoal', digest: '2', pack: 'shoals', type: 'number', least: 1, most: 5, default: 1 },
  ],
  before: [packsOf(['sea', 'shoals'])],
  commands: { cast: { fathoms: whole(1, deepest) } },
  blank: { turn: 'red', fathoms: {} },
  begun: (state) => ({ ...state, turn: state.seats[0] ?? state.turn }),
  turn: ({ turn }) => turn,
  decide: (state, { seat, fathoms }) =>
    accept([
      { kind: 'leadSank', seat, fathoms: runsAground(state, fathoms) ? 0 : fathoms },
      { kind: 'turnPassed', to: clockwiseAfter(state.seats, seat)[0] ?? seat },
    ]),
  evolve: (state, event) =>
    event.kind === 'turnPassed'
      ? { ...state, turn: event.to }
      : put(state, event.seat, fathomsOf(state, event.seat) + event.fathoms),
  questions: { rows: [cast], open: (state) => (isOver(state) ? [] : [cast(state)]) },
  numbers: [{ field: 'fathoms', least: 0, most: 99, of: fathomsOf, put }],
  score: 'fathoms',
  goal,
  isOver,
  text: { en, de },
});
