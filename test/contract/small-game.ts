import type { AnyGame, GameCommand, GameEvent, GameState } from '../../src-main/rules/kernel/game.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import type { Row } from '../../src-main/rules/kernel/record.ts';
import type { Decision } from '../../src-main/rules/kernel/refusal.ts';
import { noSecrets } from '../../src-main/rules/kernel/secrets.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import { rankByScore } from '../../src-main/rules/kernel/standings.ts';

/** A game that is nothing but one difficulty: the rest of the shape is filled in with the least that is true. */
export function smallGame<State extends GameState, Command extends GameCommand, Event extends GameEvent>(
  game: Pick<AnyGame, 'id'> & {
    readonly blank: State;
    begin(seats: State['seats']): readonly Event[];
    decide(state: State, command: Command, waived: ReadonlySet<string>): Decision<Event>;
    evolve(state: State, event: Event): State;
    prompts(state: State): ReturnType<AnyGame['prompts']>;
    scores?(state: State): Partial<Record<string, number>>;
    press?: AnyGame['press'];
    kinds?: AnyGame['kinds'];
    interpret?: AnyGame['interpret'];
    secrets?: AnyGame['secrets'];
    view?: AnyGame['view'];
    record?(event: Event): readonly Row[];
  },
): AnyGame {
  const scores = (state: GameState) =>
    state.seats.map((seat) => ({ seat, score: game.scores?.(state as State)[seat] ?? 0 }));
  const whole: AnyGame = {
    id: game.id,
    title: game.id,
    leastSeats: 2,
    mostSeats: 10,
    options: [],
    depths: ['whole'],
    defaultDepth: 'whole',
    refusals: {},
    secrets: game.secrets ?? noSecrets,
    stateVersion: 1,
    blank: game.blank,
    begin: ({ seats }) => accept(game.begin(seats)),
    decide: (state, command, waived) => game.decide(state as State, command as Command, waived),
    evolve: (state, event) => game.evolve(state as State, event as Event),
    prompts: (state) => game.prompts(state as State),
    press: game.press ?? (() => undefined),
    stepAfter: (state, prompt, _signs, seat) => {
      const first = game.press?.(state, prompt, [], seat);
      return first?.kind === 'open' ? first.step : undefined;
    },
    kinds: game.kinds ?? {},
    interpret: game.interpret ?? (() => ({ kind: 'unfit' })),
    view: game.view ?? (() => ({})),
    standings: (state) => {
      const ranks = rankByScore(scores(state));
      const leaders = ranks.filter(({ rank, score }) => rank === 1 && score > 0).map(({ seat }) => seat);
      return {
        ranks,
        leaders,
        over: false,
        winners: [],
        ruler: { length: 10, unit: message('unit'), at: {}, ticks: [] },
      };
    },
    tell: (command) => [{ message: message(`tell.${command.kind}`) }],
    record: (event) => game.record?.(event as Event) ?? [],
    fields: (state) =>
      scores(state).map(({ seat, score }) => ({
        field: 'score',
        seat,
        label: message('field.score'),
        type: { kind: 'number', least: 0, most: 100 },
        value: score,
      })),
    pieces: () => [],
    ask: () => refuse({ code: 'no-question', rule: 'none', waivable: false }),
    text: { en: {}, de: {} },
  };
  return whole;
}
