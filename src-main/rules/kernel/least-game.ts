import type { Game, GameCommand, GameEvent, GameState } from './game.ts';
import { message } from './message.ts';
import { refuse } from './result.ts';
import type { BySeat } from './seat.ts';
import { noSecrets } from './secrets.ts';
import { rankByScore, type Standings } from './standings.ts';

type Needed = 'id' | 'blank' | 'begin' | 'decide' | 'evolve' | 'prompts';

/** What a game cannot be without; whatever else it says takes the place of the least that is true. */
export type Least<State extends GameState, Command extends GameCommand, Event extends GameEvent> = Pick<
  Game<State, Command, Event>,
  Needed
> &
  Partial<Omit<Game<State, Command, Event>, Needed>> & {
    /** Higher is better; without it nobody has anything. */
    scores?(state: State): BySeat<number>;
    /** What the bar at the foot counts up to. */
    goal?(state: State): number;
    isOver?(state: State): boolean;
  };

/** A whole game of the little that it says of itself. */
export function leastGame<State extends GameState, Command extends GameCommand, Event extends GameEvent>({
  scores,
  goal,
  isOver,
  ...own
}: Least<State, Command, Event>): Game<State, Command, Event> {
  const scored = (state: State) => state.seats.map((seat) => ({ seat, score: scores?.(state)[seat] ?? 0 }));
  return {
    title: own.id,
    leastSeats: 2,
    mostSeats: 10,
    options: [],
    depths: ['whole'],
    defaultDepth: 'whole',
    refusals: {},
    secrets: noSecrets,
    toLight: [],
    stateVersion: 1,
    press: () => undefined,
    stepAfter: (state, prompt, _signs, seat) => {
      const first = own.press?.(state, prompt, [], seat);
      return first?.kind === 'open' ? first.step : undefined;
    },
    interpret: () => ({ kind: 'unfit' }),
    kinds: {},
    view: () => ({}),
    standings(state) {
      const over = isOver?.(state) ?? false;
      return {
        ...standingsOf(scored(state), goal?.(state) ?? 10),
        over,
        winners: over ? aheadIn(scored(state)) : [],
      };
    },
    tell: ({ kind }) => [{ message: message(`tell.${kind}`) }],
    record: () => [],
    fields: (state) =>
      scored(state).map(({ seat, score }) => ({
        field: 'score',
        seat,
        label: message('field.score'),
        type: { kind: 'number', least: 0, most: 100 },
        value: score,
      })),
    pieces: () => [],
    ask: () => refuse({ code: 'bad-question', rule: 'by-hand', waivable: false }),
    text: { en: {}, de: {} },
    ...own,
  };
}

type Scored = Parameters<typeof rankByScore>[0];

const aheadIn = (scored: Scored) =>
  rankByScore(scored)
    .filter(({ rank, score }) => rank === 1 && score > 0)
    .map(({ seat }) => seat);

const standingsOf = (scored: Scored, length: number): Omit<Standings, 'over' | 'winners'> => ({
  ranks: rankByScore(scored),
  leaders: aheadIn(scored),
  ruler: {
    length,
    unit: message('unit'),
    at: Object.fromEntries(scored.map(({ seat, score }) => [seat, Math.min(length, Math.max(0, score))])),
    ticks: [],
  },
});
