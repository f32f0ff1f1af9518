import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import type { AnyGame, GameCommand, GameState } from '../../src-main/rules/kernel/game.ts';
import type { Prompt } from '../../src-main/rules/kernel/prompt.ts';
import type { OpenStep } from '../../src-main/rules/kernel/questions/open-step.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import { random, type Random } from '../support/random.ts';

/** Where somebody could stand and have nothing to say: nothing to press, to type, to throw or to leave away. */
const isStuck = ({ choices, number, dice, optional }: OpenStep): boolean =>
  choices.length === 0 && !number && !dice && !optional;

/** So many choices of a step are followed, and so many signs are read after a first one. */
const mostFollowed = 3;

class Evening {
  readonly #game: AnyGame;
  readonly #chance: Random;
  readonly #signs: readonly Sign[];
  #state: GameState;
  #facts = 0;
  readonly stuck: string[] = [];
  answers: GameCommand[] = [];

  constructor(game: AnyGame, depth: string, chance: Random) {
    const { leastSeats, mostSeats } = game;
    const count = leastSeats + chance.below(Math.min(mostSeats, 4) - leastSeats + 1);
    const begun = game.begin({ seats: chance.shuffle(seatIds).slice(0, count), depth });
    if (!begun.ok) throw new Error(begun.no.code);
    this.#game = game;
    this.#chance = chance;
    this.#state = fold(game.evolve, game.blank, begun.value);
    this.#signs = signsOf(game, this.#state.seats);
  }

  get isOver(): boolean {
    return this.#game.standings(this.#state).over;
  }

  /** Looks at everything that could be said, pressed or read, and does some of it. */
  goOn(): void {
    this.answers = [];
    const isRead = this.#facts++ % 4 === 0;
    for (const prompt of this.#game.prompts(this.#state))
      for (const seat of prompt.whom === 'anyone' ? [undefined, ...this.#state.seats] : prompt.whom) {
        this.#press(prompt, seat, []);
        if (isRead) this.#read(prompt, seat, [], this.#signs);
      }
    const answers = this.#chance.shuffle(this.answers);
    const done = answers.map((command) => this.#game.decide(this.#state, command, nothingWaived));
    const entered = done.find(({ ok }) => ok);
    if (entered?.ok) this.#state = fold(this.#game.evolve, this.#state, entered.value);
  }

  #press(prompt: Prompt, seat: SeatId | undefined, path: readonly string[]): void {
    const pressed = this.#game.press(this.#state, prompt, path, seat);
    if (pressed?.kind === 'command') this.answers.push(pressed.command);
    if (pressed?.kind !== 'open') return;
    const { step } = pressed;
    if (path.length > 0 && isStuck(step)) this.stuck.push([prompt.kind, ...path].join(' '));
    const said = step.path.map(({ id }) => id);
    const open = step.choices.filter(({ refusal }) => refusal?.code !== 'nothing-to-choose');
    for (const { id } of this.#chance.shuffle(open).slice(0, mostFollowed))
      this.#press(prompt, seat, [...said, id]);
  }

  /** Also what is not listed: a card that is laid on a reader begins an answer too. */
  #read(prompt: Prompt, seat: SeatId | undefined, before: readonly Sign[], signs: readonly Sign[]): void {
    for (const sign of signs) {
      const read = [...before, sign];
      if (this.#game.interpret(this.#state, prompt, read, seat).kind !== 'incomplete') continue;
      const step = this.#game.stepAfter(this.#state, prompt, read, seat);
      if (!step || isStuck(step)) this.stuck.push(JSON.stringify([prompt.kind, ...read]));
      const some = this.#chance.shuffle(this.#signs).slice(0, mostFollowed);
      if (before.length === 0) this.#read(prompt, seat, read, some);
    }
  }
}

/** One sign of each kind that a reader, a scan board or a finger could send here. */
function signsOf(game: AnyGame, seats: readonly SeatId[]): readonly Sign[] {
  const rows = new Set(
    game.pieces().flatMap(({ key }) => {
      const [kind, row = ''] = key.split('/');
      return kind === 'card' ? [row] : [];
    }),
  );
  return [
    ...[...rows].map((row): Sign => ({ kind: 'card', row })),
    ...seats.flatMap((seat): Sign[] => [{ kind: 'token', seat }]),
    ...[0, 1, 3].map((value): Sign => ({ kind: 'number', value })),
    ...(game.board?.choices ?? []).map((choice): Sign => ({ kind: 'choice', choice })),
    ...(game.board?.dice ?? []).map((die): Sign => ({ kind: 'face', die, face: '2' })),
  ];
}

const everyDepth = Object.values(games).flatMap((game: AnyGame) =>
  game.depths.map((depth) => [game.title, depth, game] as const),
);

describe('an answer that was begun can be finished', () => {
  test.each(everyDepth)(
    '%s, told as %s: no press and no sign leads to where nothing can be said',
    (...at) => {
      const [, depth, game] = at;
      const chance = random(2);
      let evening = new Evening(game, depth, chance);
      const stuck: string[] = [];
      for (let fact = 0; fact < 40; fact++) {
        // Where a table may call it over at any moment, another evening begins.
        if (evening.isOver) evening = new Evening(game, depth, chance);
        evening.goOn();
        stuck.push(...evening.stuck);
      }
      expect([...new Set(stuck)]).toEqual([]);
    },
  );
});
